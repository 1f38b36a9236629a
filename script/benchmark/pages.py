"""Speed of pages from outside and inside, and what they weigh over the wire."""

import os
import re
from html.parser import HTMLParser
from pathlib import Path

from script.benchmark.figures import Figure, milliseconds, p95
from script.benchmark.server import Server, bare, requests_a_second, site

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
CONTENT_PAGE = "/to-tom/law/TT-9.14/"
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
    with site(environ | {"CACHE_URL": "dummy://"}) as server:
        size = len(server.get(CONTENT_PAGE).encode())
        uncached = requests_a_second(server.url + CONTENT_PAGE)
    with bare(size) as server:
        plain = requests_a_second(server.url + "/")
    with site(environ) as server:
        cached = requests_a_second(server.url + CONTENT_PAGE)
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


class FormReader(HTMLParser):
    """Reads the first form that posts to a given ending: its address and its first choices."""

    def __init__(self, ending: str) -> None:
        super().__init__()
        self.ending = ending
        self.action: str | None = None
        self.fields: list[tuple[str, str]] = []
        self._is_inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the form, and three of the things that can be picked in it."""
        given = {name: value or "" for name, value in attrs}
        if tag == "form" and self.action is None and given.get("method", "").lower() == "post":
            self._is_inside = self.ending in given.get("action", "")
            self.action = given["action"] if self._is_inside else None
        if tag == "input" and self._is_inside and given.get("name") and len(self.fields) < 4:
            self.fields.append((given["name"], given.get("value", "")))

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

    django.setup()
    client = Client(headers={"host": "127.0.0.1"})
    puzzles = re.findall(r'href="(/to-tom/puzzles/[a-z0-9-]+/)"', client.get("/to-tom/puzzles/").content.decode())
    asked = [filled for address in dict.fromkeys(puzzles) if (filled := _filled(client, address))]
    if not asked:
        raise SystemExit("no puzzle has a form to post")

    def judge(filled: tuple[str, dict[str, list[str]]]) -> None:
        assert client.post(filled[0], filled[1], headers={"hx-request": "true"}).status_code == 200

    def search(query: str) -> None:
        assert client.get("/search/", {"q": query}, headers={"hx-request": "true"}).status_code == 200

    return [
        Figure(
            "inside", f"verdict on {len(asked)} puzzles, p95", p95(milliseconds(judge, asked, 300)), "ms", at_most=30
        ),
        Figure("inside", "search, p95", p95(milliseconds(search, QUERIES, 300)), "ms", at_most=15),
    ]


def _filled(client: object, address: str) -> tuple[str, dict[str, list[str]]] | None:
    reader = FormReader(address)
    reader.feed(client.get(address).content.decode())  # type: ignore[attr-defined]
    if reader.action is None:
        return None
    fields: dict[str, list[str]] = {}
    for name, value in reader.fields:
        fields.setdefault(name, []).append(value)
    return reader.action, fields


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
