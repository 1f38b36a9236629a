"""How long the short booklet and the whole rulebook of one game take: made, and fetched again."""

import re
import statistics
import tempfile
import time
import urllib.request

from script.benchmark.figures import Figure
from script.benchmark.server import Server, site

INDEX = "/rulebook/"
SHEET = "/to-tom/sheet.pdf"
KIND = "kind=booklet"
LOOK = 0.05  # seconds between two looks whether it is printed
PATIENCE = 300  # seconds
AGAIN = 9  # fetches of the kept book, by whichever worker


def measure(environ: dict[str, str]) -> list[Figure]:
    """Fetch the booklet and the rulebook from a server that has made none, then the booklet some times more."""
    with (
        tempfile.TemporaryDirectory() as books,
        site({**environ, "RULEBOOK_DIR": books, "RULEBOOK_SPARE": books}) as server,
    ):
        whole = _address(server)
        address = f"{whole}?{KIND}"
        _seconds(server, SHEET)  # until the press is awake
        cold, size = _seconds(server, address)
        again = statistics.median(_seconds(server, address)[0] for _ in range(AGAIN))
        law, law_size = _seconds(server, whole)
    return [
        Figure("booklet", f"made, {size / 1000:.0f} kB", cold, "s", at_most=2),
        Figure("booklet", f"the whole law made, {law_size / 1000:.0f} kB", law, "s", at_most=5),
        Figure("booklet", "fetched again", again * 1000, "ms", at_most=50),
    ]


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
