"""What sixteen whole books asked for at once do to the machine, and to somebody who only reads."""

import re
import statistics
import tempfile
import threading
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlencode

from script.benchmark.figures import Figure
from script.benchmark.server import Server, site

PART = "press"
ORDERS = 16
SECONDS = 60.0  # for which the reader reads on; it all ends then, whatever the press is at
BETWEEN = 0.05  # seconds between two pages, and between two counts of processes
REST = 3.0  # seconds for which processes at rest are counted
PAGE, SHEET = "/to-tom/lessons/", "/to-tom/sheet.pdf"
PATIENCE = 120  # seconds


def measure(environ: dict[str, str]) -> list[Figure]:
    """Order the whole book sixteen times at once, each for another village, while somebody reads."""
    with (
        tempfile.TemporaryDirectory() as books,
        site({**environ, "RULEBOOK_DIR": books, "RULEBOOK_SPARE": books}) as server,
    ):
        server.get(PAGE)
        awake(server)
        before = _processes(server)
        reader = Reader(server)
        reader.start()
        answers = _order(server)
        most, megabytes = before, 0.0
        while reader.is_alive():
            found = _descendants(server.pid)
            most, megabytes = max(most, len(found)), max(megabytes, *map(_resident, found), 0.0)
            time.sleep(0.25)
        reader.join()
    taken = sum(status == 202 for status, _ in answers)
    return [
        Figure(PART, f"more processes under {ORDERS} whole books", most - before, "", at_most=2),
        Figure(PART, "orders taken, the others told that it is full", taken, "", at_most=ORDERS - 1),
        Figure(PART, "slowest answer to an order", max(seconds for _, seconds in answers), "s"),
        Figure(PART, "another reader, p50", statistics.median(reader.seconds), "s"),
        Figure(PART, "another reader, p90", statistics.quantiles(reader.seconds, n=10)[-1], "s", at_most=0.3),
        Figure(PART, "largest process", megabytes, "MB", at_most=1500),
    ]


def _processes(server: Server) -> int:
    """Return how many processes the site has at rest; the press needs a moment for the one that waits for an order."""
    most, end = 0, time.perf_counter() + REST
    while time.perf_counter() < end:
        most = max(most, len(_descendants(server.pid)))
        time.sleep(BETWEEN)
    return most


def awake(server: Server) -> None:
    """Wait until the press has printed something: it loads for some seconds, and starts programs meanwhile."""
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        with urllib.request.urlopen(f"{server.url}{SHEET}", timeout=PATIENCE) as answer:
            if answer.status == 200:
                return
        time.sleep(1)
    raise SystemExit(f"{SHEET} is not printed")


class Reader(threading.Thread):
    """Somebody who reads one page after the other, for a while."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.seconds: list[float] = []
        self._server = server

    def run(self) -> None:
        """Read, and note how long each page took."""
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            begin = time.perf_counter()
            self._server.get(PAGE)
            self.seconds.append(time.perf_counter() - begin)
            time.sleep(BETWEEN)


def _order(server: Server) -> list[tuple[int, float]]:
    """Ask for all books at once; return status and seconds of each answer."""

    def ask(number: int) -> tuple[int, float]:
        query = urlencode({"rules": f"luat-2005~suong.{2 + number % 2}", "club": f"x{number}", "language": "both"})
        begin = time.perf_counter()
        try:
            with urllib.request.urlopen(f"{server.url}/rulebook/all.pdf?{query}", timeout=120) as answer:
                status = int(answer.status)
        except urllib.error.HTTPError as error:
            status = error.code
        return status, time.perf_counter() - begin

    with ThreadPoolExecutor(ORDERS) as pool:
        return list(pool.map(ask, range(ORDERS)))


def _descendants(pid: int) -> list[int]:
    """Return the processes that a process has started, and those they have."""
    found: list[int] = []
    with suppress(OSError):
        for child in map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()):
            found += [child, *_descendants(child)]
    return found


def _resident(pid: int) -> float:
    """Return the memory of a process in megabytes."""
    with suppress(OSError):
        found = re.search(r"^VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
        return int(found[1]) / 1024 if found else 0.0
    return 0.0
