"""Forty phones in a hall (`script/server --hall`), all behind one address, and readers that take a byte a second."""

import http.client
import random
import re
import socket
import statistics
import threading
import time
from dataclasses import dataclass, field
from urllib.parse import urlencode, urlsplit

from script.benchmark.figures import Figure, p95
from script.benchmark.server import Server, site

PART = "hall"
PHONES = 40
SLOW = 12  # readers that take a byte a second, beside the one that is there from the start
SECONDS = 60.0
BETWEEN = 4.0  # seconds from one touch of a phone to its next
LONG = "/to-tom/law/whole/"
AGAIN = 20  # more than the system keeps ready for a reader
OPENED = ("/", "/to-tom/", "/to-tom/law/TT-9/", "/glossary/", "/hall/", "/chan/")
KINDS = ("waits", "each", "loose")
SEEDS = 60  # a class has the same questions, most of which somebody has opened before
_PICK = re.compile(r'name="pick"\s+value="([^"]+)"')
_FIELD = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)"')


@dataclass
class Phone:
    """A phone: one connection that is kept, cookies that are kept, a page, an answer, the next page."""

    server: Server
    seed: int
    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    _cookies: dict[str, str] = field(default_factory=dict)

    def use(self, seconds: float) -> None:
        """Open pages and answer questions for so long."""
        chance, end = random.Random(self.seed), time.perf_counter() + seconds
        where = urlsplit(self.server.url)
        self._line = http.client.HTTPConnection(where.hostname or "", where.port, timeout=30)
        time.sleep(chance.random() * BETWEEN)
        while time.perf_counter() < end:
            begin = time.perf_counter()
            try:
                self._touch(chance)
            except (OSError, LookupError, http.client.HTTPException) as error:
                self.errors.append(repr(error))
                self._line.close()
            time.sleep(max(0.0, BETWEEN * (0.5 + chance.random()) - (time.perf_counter() - begin)))

    def _touch(self, chance: random.Random) -> None:
        """Open a page of the site, or a question and answer it."""
        if chance.random() < 0.4:
            self._ask("GET", chance.choice(OPENED))
            return
        path = f"/to-tom/puzzles/fresh/{chance.choice(KINDS)}/{chance.randint(1, SEEDS)}/"
        page = self._ask("GET", path).partition('class="task-form"')[2]
        picks = _PICK.findall(page)
        sent = [*_FIELD.findall(page), ("pick", chance.choice(picks)), ("do", "check")]
        self._ask("POST", path, urlencode(sent))

    def _ask(self, method: str, path: str, body: str = "") -> str:
        headers = {"Origin": self.server.url, "Cookie": "; ".join(f"{k}={v}" for k, v in self._cookies.items())}
        if body:
            headers |= {"Content-Type": "application/x-www-form-urlencoded", "HX-Request": "true"}
        begin = time.perf_counter()
        answer = self._answer(method, path, body, headers)
        page = answer.read().decode()
        self.seconds.append(time.perf_counter() - begin)
        if answer.status >= 400:
            self.errors.append(f"{method} {path}: {answer.status}")
        for line in answer.headers.get_all("Set-Cookie", []):
            name, _, value = line.partition(";")[0].partition("=")
            self._cookies[name] = value
        return page

    def _answer(self, method: str, path: str, body: str, headers: dict[str, str]) -> http.client.HTTPResponse:
        """Ask, once more over a new line where the old one has been closed for its silence, as browsers do."""
        try:
            self._line.request(method, path, body or None, headers)
            return self._line.getresponse()
        except (http.client.RemoteDisconnected, ConnectionError):
            self._line.close()
            self._line.request(method, path, body or None, headers)
            return self._line.getresponse()


@dataclass
class SlowReader:
    """Somebody who asks for a long page again and again, and takes a byte a second: he holds a thread."""

    server: Server
    taken: int = 0

    def read(self, seconds: float) -> None:
        """Read for so long."""
        where, end = urlsplit(self.server.url), time.perf_counter() + seconds
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.settimeout(30)
            line.connect((where.hostname, where.port))
            line.sendall(AGAIN * f"GET {LONG} HTTP/1.1\r\nHost: {where.netloc}\r\n\r\n".encode())
            while time.perf_counter() < end:
                self.taken += len(line.recv(1))
                time.sleep(1)


def measure(environ: dict[str, str]) -> list[Figure]:
    """Let forty phones use the site for a minute beside a slow reader, then beside a dozen more."""
    environ = {name: value for name, value in environ.items() if name != "LIMITS"} | {"LIMITS": "hall"}
    with site(environ):
        pass  # the first time it sets up
    with site(environ, "--hall") as server:
        figures = _minute(server, 1) + _minute(server, 1 + SLOW)
        return [*figures, Figure(PART, "memory of all processes", server.megabytes(), "MB")]


def _minute(server: Server, slow: int) -> list[Figure]:
    phones = [Phone(server, seed) for seed in range(1, PHONES + 1)]
    readers = [SlowReader(server) for _ in range(slow)]
    threads = [threading.Thread(target=each.read, args=(SECONDS,)) for each in readers]
    threads += [threading.Thread(target=each.use, args=(SECONDS,)) for each in phones]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    taken = [1000 * seconds for phone in phones for seconds in phone.seconds]
    errors = [error for phone in phones for error in phone.errors]
    told = f"{PHONES} phones, {slow} slow reader{'s' if slow > 1 else ''}"
    return [
        Figure(PART, f"{told}: answer, p95 of {len(taken)}", p95(taken), "ms", at_most=200),
        Figure(PART, f"{told}: answer, median", statistics.median(taken), "ms"),
        Figure(PART, f"{told}: slowest answer", max(taken), "ms"),
        Figure(PART, f"{told}: errors and refusals", len(errors), "", at_most=0),
        Figure(PART, f"{told}: bytes that a slow one took", min(each.taken for each in readers), "B", at_least=1),
    ]
