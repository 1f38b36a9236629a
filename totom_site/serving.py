"""How gunicorn serves the site (`gunicorn -c totom_site/serving.py totom_site.wsgi`): addresses, threads, deadlines."""

import os
from pathlib import Path

_host = (os.environ.get("BIND") or "127.0.0.1").strip("[]")
bind = f"{f'[{_host}]' if ':' in _host else _host}:{os.environ.get('PORT') or '8000'}"
workers = int(os.environ.get("WEB_CONCURRENCY") or 2)
worker_class = "totom_site.worker.Worker"
threads = int(os.environ.get("WEB_THREADS") or 8)  # of each process: a slow reader holds a thread, not the site
keepalive = 5  # seconds; browsers open connections by themselves and say nothing for a while
timeout = 30  # seconds without a sign of life after which a process is replaced
graceful_timeout = 10  # seconds to end what is under way, when a process stops

# A process gives way to a fresh one after a while: its tables fill, and some garbage is never found (garbage.py).
max_requests = 20_000
max_requests_jitter = 4_000

preload_app = True  # what all read is loaded once and shared
worker_tmp_dir = "/dev/shm" if Path("/dev/shm").is_dir() else None  # signs of life need no disk
loglevel = "warning"
control_socket_disable = True
