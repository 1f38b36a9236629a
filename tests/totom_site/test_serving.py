"""The site under gunicorn: who says nothing keeps nobody waiting, and a process gives way without losing a request."""

import select
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from gunicorn.config import Config
from gunicorn.workers.gthread import TConn

from tests.serving import connections, served
from totom_site.hall import WEB_THREADS
from totom_site.worker import Worker

pytestmark = pytest.mark.xdist_group("served")
THREADS = 16  # of two processes


class Hasty(Worker):
    """A worker that waits less long than the real one."""

    head = whole = 2.0
    least = 0.5


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    hasty = {"GUNICORN_CMD_ARGS": f"--worker-class {__name__}.Hasty --max-requests 50"}
    with served(tmp_path_factory.mktemp("site"), hasty) as server:
        yield server


def test_silent_connections_stop_nobody(site):
    """Browsers open such connections by themselves. A plain `gthread` answers five seconds later."""
    with connections(site, 4 * THREADS):
        assert site.get("/robots.txt", timeout=4)[0] == 200


def test_a_hall_has_threads_enough_for_slow_readers(tmp_path):
    """Each holds a thread: more is asked for than the system keeps for him. The usual sixteen would all be held."""
    asked = b"GET /to-tom/law/whole/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with served(tmp_path, {"WEB_THREADS": WEB_THREADS}) as hall, ExitStack() as stack:
        for _ in range(THREADS + 4):
            line = stack.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.connect((hall.host, hall.port))
            line.sendall(20 * asked)
        time.sleep(2)
        assert hall.get("/robots.txt", timeout=4)[0] == 200


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\nHost: 127",
        b"POST /to-tom/referee/record/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n"
        b"Content-Type: application/x-www-form-urlencoded\r\n\r\nrecord=",
    ],
    ids=["head", "body"],
)
def test_who_stops_half_way_is_not_waited_for(site, said):
    """So many hold every thread; a plain `gthread` waits for them for ever."""
    with connections(site, 6 * THREADS, said):
        assert site.get("/robots.txt", timeout=60)[0] == 200
    assert "Traceback" not in site.log.read_text()


def test_a_process_gives_way_without_losing_a_request(site):
    """Each takes fifty requests and ends; three hundred meet several that do."""
    with ThreadPoolExecutor(4) as readers:
        answers = list(readers.map(lambda number: site.get(f"/robots.txt?{number}")[0], range(300)))
    assert set(answers) == {200}


class Telling(Worker):
    """A worker that answers nothing and remembers who asked."""

    def handle_request(self, req, conn):
        asked.append(req.path)
        return False


asked: list[str] = []


@pytest.mark.parametrize("says", [True, False])
def test_who_was_let_in_last_may_still_speak(says):
    """A process lets one in, and takes its last request before that one says its own; a silent one is let go."""
    worker = Telling(0, 0, [], None, 30, Config(), None)
    worker.parting = 0.2
    worker.tpool, worker.nr_conns = worker.get_thread_pool(), 1
    worker.method_queue.init()
    ours, theirs = socket.socketpair()
    worker.enqueue_req(TConn(worker.cfg, ours, ("127.0.0.1", 1), ("127.0.0.1", 2)))
    worker.tpool.submit(int).result()  # its one thread has looked: nothing was said
    worker.alive = False
    if says:
        theirs.sendall(b"GET /late HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        theirs.shutdown(socket.SHUT_WR)
    end = time.monotonic() + 20
    while worker.nr_conns and time.monotonic() < end:
        select.select([worker.method_queue.fileno()], [], [], 1)
        worker.method_queue.run_callbacks(None)
    assert worker.nr_conns == 0
    assert asked == (["/late"] if says else [])
    asked.clear()
    theirs.close()
