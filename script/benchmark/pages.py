"""Speed of pages from outside and inside, and what they weigh over the wire."""

import os
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING

from script.benchmark.figures import Figure, milliseconds, p95
from script.benchmark.server import Server, bare, requests_a_second, site

if TYPE_CHECKING:
    from django.http import HttpResponse

CHROMIUM = Path(os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium")
CONTENT_PAGE = "/to-tom/law/TT-9.14/"
ROUNDS = 3
QUERIES = (
    "bất thực",
    "bat thuc",
    "xuyen bi tu",
    "bach thụ",
    "TT-9.14",
    "456v 7w7w7w cc",
    "chi nay",
    "lưng",
    "d",
    "ông cụ",
)


def sample(server: Server) -> dict[str, str]:
    """Return one address of each sort of page."""
    return {
        "home": "/",
        "lesson": first_link(server, "/to-tom/lessons/"),
        "puzzle": first_link(server, "/to-tom/puzzles/"),
        "term": "/glossary/bat-thuc/",
        "law": "/to-tom/law/",
    }


def first_link(server: Server, index: str) -> str:
    """Return the first page that an index lists."""
    found = re.search(rf'href="({index}[a-z0-9-]+/)"', server.get(index))
    if not found:
        raise SystemExit(f"{index} lists nothing")
    return found[1]


# From outside


def measure_speed(environ: dict[str, str]) -> list[Figure]:
    """Compare a content page with a bare Django page of the same size, and with itself from the cache."""
    with site(environ):
        pass  # the first time it sets up
    with site(environ) as server:
        size = len(server.get(CONTENT_PAGE).encode())
        with bare(size) as other:
            # An unknown query is rendered afresh. By turns, and the best of each: others use the machine too.
            addresses = (f"{other.url}/", f"{server.url}{CONTENT_PAGE}?fresh=1", f"{server.url}{CONTENT_PAGE}")
            rounds = [[requests_a_second(address) for address in addresses] for _ in range(ROUNDS)]
        plain, uncached, cached = map(max, zip(*rounds, strict=True))
        start, memory = server.seconds_to_ready, server.megabytes()
    part = "pages"
    return [
        Figure("server", "ready again", start, "s", at_most=5),
        Figure("server", "memory of all processes", memory, "MB"),
        Figure(part, f"bare Django page of {size / 1000:.0f} kB", plain, "/s"),
        Figure(part, "content page, uncached", uncached, "/s"),
        Figure(part, "content page, from cache", cached, "/s"),
        Figure(part, "uncached : bare", uncached / plain, "×", at_least=0.9),
        Figure(part, "cached : bare", cached / plain, "×", at_least=3),
    ]


# From inside


class Form(HTMLParser):
    """The first form of a page that posts: its address, and an answer given in it (seldom the right one)."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.action = ""
        self.answer: dict[str, list[str]] = {"do": ["check"]}
        self._is_inside = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Enter the form, and fill in each of its fields."""
        given = {name: value or "" for name, value in attrs}
        if tag == "form" and not self.action and given.get("method") == "post":
            self.action, self._is_inside = given["action"].partition("#")[0], True
        if tag == "input" and self._is_inside:
            self._fill(given)

    def _fill(self, given: dict[str, str]) -> None:
        most = {"hidden": 1, "radio": 1, "checkbox": 3}.get(given.get("type", "text"), 1)
        values = self.answer.setdefault(given["name"], [])
        if len(values) < most:
            values.append(given.get("value") or "5")

    def handle_endtag(self, tag: str) -> None:
        """Leave the form."""
        if tag == "form":
            self._is_inside = False


def measure_inside(environ: dict[str, str]) -> list[Figure]:
    """Measure verdict and search inside the process, as a worker sees them."""
    with site(environ):
        pass  # has made the tables and collected the static files
    import django
    from django.test import Client

    from tutorials import catalogue

    django.setup()
    client = Client(headers={"host": "127.0.0.1"})
    by_htmx = {"hx-request": "true"}
    puzzles = [f"/to-tom/puzzles/{puzzle.slug}/" for puzzle in catalogue.load().puzzles("to-tom")]
    forms = [Form(client.get(address).content.decode()) for address in puzzles]

    def judge(form: Form) -> None:
        _expect_200(client.post(form.action, form.answer, headers=by_htmx))

    def search(query: str) -> None:
        _expect_200(client.get("/search/", {"q": query}, headers=by_htmx))

    verdicts = p95(milliseconds(judge, forms, 5 * len(forms)))
    searches = p95(milliseconds(search, QUERIES, 300))
    return [
        Figure("inside", f"verdict on {len(forms)} puzzles, p95", verdicts, "ms", at_most=30),
        Figure("inside", "search, p95", searches, "ms", at_most=15),
    ]


def _expect_200(response: "HttpResponse") -> None:
    if response.status_code != 200:
        raise SystemExit(f"{response.wsgi_request.get_full_path()} answers {response.status_code}")


# Over the wire


def measure_weight(environ: dict[str, str]) -> list[Figure]:
    """Weigh first visits in Chromium: all bytes, the page itself, our own scripts, number of requests."""
    if not CHROMIUM.exists():
        print(f"no Chromium at {CHROMIUM}: pages are not weighed")
        return []
    from playwright.sync_api import sync_playwright

    figures: list[Figure] = []
    with site(environ) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"])
        for name, address in sample(server).items():
            page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
            session = page.context.new_cdp_session(page)
            urls: dict[str, str] = {}
            sizes: dict[str, float] = {}
            session.on("Network.requestWillBeSent", lambda e, u=urls: u.update({e["requestId"]: e["request"]["url"]}))
            session.on("Network.loadingFinished", lambda e, s=sizes: s.update({e["requestId"]: e["encodedDataLength"]}))
            session.send("Network.enable")
            page.goto(server.url + address, wait_until="networkidle")
            figures += _weights(name, server.url + address, {urls[key]: size for key, size in sizes.items()})
            page.context.close()
        browser.close()
    return figures


def _weights(name: str, address: str, sizes: dict[str, float]) -> list[Figure]:
    own = [size for url, size in sizes.items() if url.endswith(".js") and "htmx" not in url]
    return [
        Figure("weight", f"{name}: all", sum(sizes.values()) / 1000, "kB", at_most=120),
        Figure("weight", f"{name}: HTML", sizes.get(address, 0) / 1000, "kB", at_most=30),
        Figure("weight", f"{name}: own scripts", sum(own) / 1000, "kB", at_most=10),
        Figure("weight", f"{name}: requests", len(sizes), "", at_most=10),
    ]
