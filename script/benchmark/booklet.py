"""How long the short booklet, the whole rulebook of one game, and that of all games take: made, and fetched again."""

import re
import statistics
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

from script.benchmark.figures import Figure
from script.benchmark.server import Server, site

INDEX = "/rulebook/"
SHEET = "/to-tom/sheet.pdf"
ALL = "/rulebook/all.pdf"
KIND = "kind=booklet"
LOOK = 0.05  # seconds between two looks whether it is printed
PATIENCE = 300  # seconds
AGAIN = 9  # fetches of the kept book, by whichever worker


def measure(environ: dict[str, str]) -> list[Figure]:
    """Fetch each kind of book from a server that has made none, and the booklet some times more."""
    with _server(environ) as server:
        whole = _address(server)
        address = f"{whole}?{KIND}"
        cold, size = _seconds(server, address)
        again = statistics.median(_seconds(server, address)[0] for _ in range(AGAIN))
    with _server(environ) as server:
        law, law_size = _seconds(server, whole)
    with _server(environ) as server:
        every, every_size = _seconds(server, ALL)
    return [
        Figure("booklet", f"made, {size / 1000:.0f} kB", cold, "s", at_most=2),
        Figure("booklet", f"the whole law made, {law_size / 1000:.0f} kB", law, "s", at_most=5),
        Figure("booklet", f"the laws of all games made, {every_size / 1000:.0f} kB", every, "s", at_most=12),
        Figure("booklet", "fetched again", again * 1000, "ms", at_most=50),
    ]


@contextmanager
def _server(environ: dict[str, str]) -> Iterator[Server]:
    """Start a server that has made no book, and wait until its press is awake."""
    with (
        tempfile.TemporaryDirectory() as books,
        site({**environ, "RULEBOOK_DIR": books, "RULEBOOK_SPARE": books}) as server,
    ):
        _seconds(server, SHEET)
        yield server


def _address(server: Server) -> str:
    found = re.search(r'(?:href|action)="(/rulebook/[^"]*pdf[^"]*)"', server.get(INDEX))
    if not found:
        raise SystemExit(f"{INDEX} offers no PDF")
    return found[1].replace("&amp;", "&")


def _seconds(server: Server, address: str) -> tuple[float, int]:
    """Return how long a book takes until it is there, and its size."""
    begin = time.perf_counter()
    while True:
        with urllib.request.urlopen(server.url + address, timeout=PATIENCE) as answer:
            status, body = answer.status, answer.read()
        spent = time.perf_counter() - begin
        if status == 200 and body.startswith(b"%PDF"):
            return spent, len(body)
        if status != 202 or spent > PATIENCE:
            raise SystemExit(f"{address} is not a PDF")
        time.sleep(LOOK)
