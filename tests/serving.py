"""The site as it is served: a gunicorn of its own on loopback, and raw connections to it."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).parents[1]
NOTHING: Mapping[str, str] = {}
_first_database: list[bytes] = []
PATIENCE = 120  # seconds until a server must answer, on a busy machine


@dataclass(frozen=True)
class Served:
    """A running server."""

    host: str
    port: int
    process: subprocess.Popen[str]
    log: Path

    @property
    def url(self) -> str:
        """Return where it is."""
        return f"http://{self.host}:{self.port}"

    def get(self, path: str, timeout: float = 30, **headers: str) -> tuple[int, str]:
        """Ask for a page; return status and body."""
        request = urllib.request.Request(self.url + path, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def at(self, port: int) -> "Served":
        """Return the same as it is met at another port, behind a proxy."""
        return replace(self, port=port)

    def connect(self) -> socket.socket:
        """Open a connection."""
        return socket.create_connection((self.host, self.port), timeout=60)


def free_port(host: str = "127.0.0.1") -> int:
    """Return a port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def plain(folder: Path) -> dict[str, str]:
    """Return the environment of a site that keeps everything in a folder, without the tester's own wishes."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TMPDIR") if name in os.environ}
    return kept | {
        "DJANGO_ENV": "development",  # static files need not be collected
        "DEBUG": "0",
        "SECRET_KEY": "for tests alone: " + "x" * 50,
        "ALLOWED_HOSTS": "127.0.0.1,127.0.0.2,testserver",
        "DATABASE_URL": f"sqlite:///{folder / 'site.sqlite3'}",
        "WEB_CONCURRENCY": "2",
        "RULEBOOK_DIR": str(folder / "rulebooks"),
        "RULEBOOK_SPARE": str(folder / "spare"),
    }


def manage(environ: Mapping[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the site."""
    command = [sys.executable, "manage.py", *words]
    return subprocess.run(command, cwd=ROOT, env=dict(environ), capture_output=True, text=True, timeout=120)


def make_database(environ: Mapping[str, str]) -> None:
    """Bring the database of a site up to date; a new SQLite file is a copy of the first, which saves a process."""
    scheme, _, path = environ["DATABASE_URL"].partition(":///")
    is_new_file = scheme == "sqlite" and not Path(path).exists()
    if is_new_file and _first_database:
        Path(path).write_bytes(_first_database[0])
        return
    made = manage(environ, "migrate", "--verbosity", "0")
    assert made.returncode == 0, made.stderr
    if is_new_file:
        _first_database.append(Path(path).read_bytes())


@contextmanager
def served(
    folder: Path, environ: Mapping[str, str] = NOTHING, host: str = "127.0.0.1", *, has_database: bool = True
) -> Iterator[Served]:
    """Serve the site as script/server does, with a database in a folder of its own."""
    wanted = plain(folder) | {"BIND": host, "PORT": str(free_port(host))} | environ
    if has_database:
        make_database(wanted)
    command = [sys.executable, "-m", "gunicorn", "-c", "totom_site/serving.py", "totom_site.wsgi"]
    log = folder / f"gunicorn-{host}.log"
    with log.open("w") as said:
        process = subprocess.Popen(
            command, cwd=ROOT, env=wanted, stdout=said, stderr=said, text=True, start_new_session=True
        )
    server = Served(host, int(wanted["PORT"]), process, log)
    try:
        _wait(server)
        yield server
    finally:
        process.terminate()
        process.wait(30)


def _wait(server: Served) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if server.get("/healthz", timeout=5)[0] in (200, 503):
                return
        except OSError:
            pass
        assert server.process.poll() is None and time.monotonic() < end, server.log.read_text()
        time.sleep(0.05)


@contextmanager
def connections(server: Served, count: int, said: bytes = b"") -> Iterator[list[socket.socket]]:
    """Open connections that say so much and no more."""
    with ExitStack() as stack:
        opened = [stack.enter_context(server.connect()) for _ in range(count)]
        for each in opened:
            each.sendall(said)
        yield opened
