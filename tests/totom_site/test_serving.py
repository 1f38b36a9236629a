"""The site under gunicorn: who says nothing keeps nobody waiting, and a process gives way without losing a request."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.serving import connections, served
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
