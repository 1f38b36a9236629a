"""How long the rulebook of one game takes: made, and fetched again."""

import re
import statistics
import time
import urllib.request

from script.benchmark.figures import Figure
from script.benchmark.server import ROOT, Server, site

INDEX = "/rulebook/"
AGAIN = 9  # fetches of the kept book, by whichever worker


def measure(environ: dict[str, str]) -> list[Figure]:
    """Fetch the same rulebook from a server that has made none, then some times more."""
    kept = ROOT / "var" / "rulebooks"
    for old in kept.glob("**/*.pdf"):
        old.unlink()
    with site(environ) as server:
        address = _address(server)
        cold, size = _seconds(server, address)
        again = statistics.median(_seconds(server, address)[0] for _ in range(AGAIN))
    return [
        Figure("booklet", f"made, {size / 1000:.0f} kB", cold, "s", at_most=4),
        Figure("booklet", "fetched again", again * 1000, "ms", at_most=50),
    ]


def _address(server: Server) -> str:
    found = re.search(r'(?:href|action)="(/rulebook/[^"]*pdf[^"]*)"', server.get(INDEX))
    if not found:
        raise SystemExit(f"{INDEX} offers no PDF")
    return found[1].replace("&amp;", "&")


def _seconds(server: Server, address: str) -> tuple[float, int]:
    begin = time.perf_counter()
    with urllib.request.urlopen(server.url + address, timeout=300) as answer:
        body = answer.read()
    if not body.startswith(b"%PDF"):
        raise SystemExit(f"{address} is not a PDF")
    return time.perf_counter() - begin, len(body)
