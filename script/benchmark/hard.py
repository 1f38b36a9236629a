"""How the site stands what is hard: silent readers, files, stores that fall, made-up rules, floods; then the press.

Everything is bounded, goes to loopback alone, and ends by itself. What needs Redis is left out where there is none.
"""

import contextlib
import http.client
import json
import math
import os
import random
import re
import shutil
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from script.benchmark import press
from script.benchmark.figures import Figure
from script.benchmark.server import ROOT, Server, free_port, site

PART = "hard"
SEED = 9
PAGES = ("/", "/to-tom/", "/to-tom/law/", "/glossary/", "/to-tom/villages/")
PAGE = "/robots.txt"
CARDS = [f"{rank}{suit}" for rank in range(1, 10) for suit in "vws"] + ["cc", "tt", "oc"]
DECK = [card for card in CARDS for _ in range(4)]
QUESTIONS = 20_000
ROBOTS, MADE_UP = 200, 300
FILE = 50_000_000  # bytes


def measure(environ: dict[str, str]) -> list[Figure]:
    """Measure each in turn, on a site of its own where it leaves something behind."""
    figures: list[Figure] = []
    with site(environ) as server:
        figures += [*_silent(server), *_files(server), *_rows(server, environ), *_locked(server, environ)]
    with site(environ) as server:
        figures += _made_up_rules(server)
    with site(environ) as server:
        figures += _hands(server)
    with site({**environ, "LIMITS": "on"}) as server:
        figures += _flood(server)
    figures += [*_redis(environ), *_garbage(), *press.measure(environ)]
    return figures


# asking


@dataclass(frozen=True)
class Answer:
    """What came back, and after how long."""

    status: int
    body: str
    seconds: float
    cookies: str


def _ask(server: Server, path: str, body: bytes | None = None, timeout: float = 60, **headers: str) -> Answer:
    """Ask over a connection of one's own; status 0 where nothing comes."""
    begin = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", _port(server), timeout=timeout)
    try:
        connection.request("POST" if body is not None else "GET", path, body, headers)
        answer = connection.getresponse()
        text = answer.read().decode("utf-8", "replace")
        cookies = "; ".join(value.partition(";")[0] for value in answer.headers.get_all("Set-Cookie", []))
        return Answer(answer.status, text, time.perf_counter() - begin, cookies)
    except OSError:
        return Answer(0, "", time.perf_counter() - begin, "")
    finally:
        connection.close()


def _port(server: Server) -> int:
    return int(server.url.rpartition(":")[2])


@contextmanager
def _connections(server: Server, count: int, said: bytes = b"") -> Iterator[None]:
    with ExitStack() as stack:
        for _ in range(count):
            stack.enter_context(socket.create_connection(("127.0.0.1", _port(server)))).sendall(said)
        time.sleep(0.3)
        yield


# silent readers, files


def _silent(server: Server) -> list[Figure]:
    """Ask for a page while others say nothing, or half of something."""
    with _connections(server, 20):
        silent = _ask(server, PAGE).seconds
    with _connections(server, 40, b"GET / HTTP/1.1\r\nHost: 127"):
        half = _ask(server, PAGE).seconds
    return [
        Figure(PART, "next page beside 20 silent connections", silent, "s", at_most=1),
        Figure(PART, "next page beside 40 half requests", half, "s", at_most=12),
    ]


def _files(server: Server) -> list[Figure]:
    """Send a large file, and look how much of it comes to lie in the temporary folder."""
    head = b'--x\r\nContent-Disposition: form-data; name="record"; filename="a"\r\n\r\n'
    folder, most, over = Path(tempfile.gettempdir()), 0, threading.Event()
    before = {path.name for path in folder.glob("*")}

    def look() -> None:
        nonlocal most
        while not over.is_set():
            found = [path for path in folder.glob("*upload*") if path.name not in before]
            with contextlib.suppress(OSError):
                most = max(most, sum(path.stat().st_size for path in found))
            time.sleep(0.005)

    watch = threading.Thread(target=look)
    watch.start()
    kind = {"Content-Type": "multipart/form-data; boundary=x"}
    small = _ask(server, "/to-tom/referee/record/", head + b"x" * 200_000 + b"\r\n--x--\r\n", **kind)
    _ask(server, "/to-tom/referee/record/", head + b"x" * FILE + b"\r\n--x--\r\n", **kind)
    over.set()
    watch.join()
    return [
        Figure(PART, "status of a file", small.status, "", at_least=400),
        Figure(PART, f"written of a file of {FILE / 1e6:.0f} MB", most / 1e6, "MB", at_most=0),
    ]


# what is written down


class Puzzle:
    """A puzzle whose right choice was found by trying."""

    def __init__(self, server: Server, place: int) -> None:
        self._server = server
        slugs = re.findall(r'href="/xi-dach/puzzles/([a-z0-9-]+)/"', server.get("/xi-dach/puzzles/"))
        self._address = f"/xi-dach/puzzles/{list(dict.fromkeys(slugs))[place]}/"
        page = _ask(server, self._address)
        self._cookies = page.cookies
        self._token = re.findall(r'name="csrfmiddlewaretoken" value="(\w+)"', page.body)[0]
        picks = re.findall(r'name="pick" value="(\w+)"', page.body)
        self._right = next(pick for pick in picks if "is-right" in self._send(pick, "").body)

    def solve(self, cookies: str = "") -> Answer:
        """Send the right choice, with some cookies."""
        return self._send(self._right, cookies)

    def _send(self, pick: str, cookies: str) -> Answer:
        form = urllib.parse.urlencode({"csrfmiddlewaretoken": self._token, "do": "check", "pick": pick}).encode()
        # The last cookie of a name counts: the token is that of this page.
        sent = "; ".join(filter(None, (cookies, self._cookies)))
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        return _ask(self._server, f"{self._address}check/", form, Cookie=sent, **kind)


def _database(environ: dict[str, str]) -> sqlite3.Connection:
    return sqlite3.connect(environ["DATABASE_URL"].removeprefix("sqlite:///"), isolation_level=None)


def _learners(environ: dict[str, str]) -> int:
    with closing(_database(environ)) as database:
        return int(database.execute("SELECT count(*) FROM progress_learner").fetchone()[0])


def _rows(server: Server, environ: dict[str, str]) -> list[Figure]:
    """Let robots solve something, who keep no cookies."""
    puzzle, before = Puzzle(server, 0), _learners(environ)
    answers = [puzzle.solve() for _ in range(ROBOTS)]
    right = sum("is-right" in each.body for each in answers)
    return [
        Figure(PART, f"right answers of {ROBOTS} robots", right, "", at_least=ROBOTS),
        Figure(PART, "rows that they leave", _learners(environ) - before, "", at_most=0),
    ]


def _locked(server: Server, environ: dict[str, str]) -> list[Figure]:
    """Solve a second thing while somebody else has the database locked."""
    first, other = Puzzle(server, 0), Puzzle(server, 1)
    cookies = first.solve().cookies
    with closing(_database(environ)) as lock:
        lock.execute("BEGIN IMMEDIATE")
        answer = other.solve(cookies)
        lock.execute("ROLLBACK")
    is_told = answer.status == 200 and "is-right" in answer.body and "Chưa ghi lại được" in answer.body
    return [
        Figure(PART, "verdict told with the database locked", int(is_told), "", at_least=1),
        Figure(PART, "verdict with the database locked", answer.seconds, "s", at_most=3.5),
    ]


# memory and pauses


def _made_up_rules(server: Server) -> list[Figure]:
    """Ask for the price of a cước at chắn under ever new rules."""
    rules, dice = _choices(), random.Random(SEED)
    before = _largest(server)
    with closing(http.client.HTTPConnection("127.0.0.1", _port(server))) as line:
        for _ in range(QUESTIONS):
            chosen = {name: dice.choice(values) for name, values in rules.items()}
            _over(line, {"game": "chan", "ask": "score", "cuoc": {"tom": 1}, "rules": chosen})
    return [Figure(PART, f"a worker grows by {QUESTIONS:,} made-up rules", _largest(server) - before, "MB", at_most=15)]


def _choices() -> dict[str, list[Any]]:
    from tutorials.engine.games import GAMES

    return {info.name: list(info.choices) for info in GAMES["chan"].rules.table}


def _hands(server: Server) -> list[Figure]:
    """Ask about ever new hands from four readers, while another reads a page over and over."""
    before, over = _largest(server), threading.Event()
    seconds: list[float] = []

    def read() -> None:
        while not over.is_set():
            seconds.append(_ask(server, PAGE).seconds)
            time.sleep(0.01)

    reader = threading.Thread(target=read)
    reader.start()
    asking = [threading.Thread(target=_ask_about_hands, args=(server, seed)) for seed in range(4)]
    for each in asking:
        each.start()
    for each in asking:
        each.join()
    over.set()
    reader.join()
    seconds.sort()
    return [
        Figure(PART, "a worker at the start", before, "MB"),
        Figure(PART, f"a worker after {QUESTIONS:,} hands", _largest(server), "MB", at_most=400),
        Figure(PART, "another reader meanwhile, p99", seconds[int(len(seconds) * 0.99)], "s", at_most=0.3),
        Figure(PART, "another reader meanwhile, longest", seconds[-1], "s"),
    ]


def _ask_about_hands(server: Server, seed: int) -> None:
    dice = random.Random(SEED + seed)
    with closing(http.client.HTTPConnection("127.0.0.1", _port(server))) as line:
        for _ in range(QUESTIONS // 4):
            _over(line, {"game": "to-tom", "ask": "waits", "cards": " ".join(dice.sample(DECK, 20))})


def _over(line: http.client.HTTPConnection, question: dict[str, Any]) -> None:
    """Ask over a connection that is kept; a server that gives way closes it, and it is opened anew."""
    for _ in range(3):
        try:
            line.request("POST", "/api/v1/ask", json.dumps(question), {"Content-Type": "application/json"})
            line.getresponse().read()
            return
        except (OSError, http.client.HTTPException):
            line.close()
    raise SystemExit("the site does not answer")


def _largest(server: Server) -> float:
    """Return the resident size of the largest worker."""
    return max(_resident(pid) for pid in _workers(server.pid))


def _workers(pid: int) -> list[int]:
    children = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return [child for child in children if b"gunicorn" in Path(f"/proc/{child}/cmdline").read_bytes()]


def _resident(pid: int) -> float:
    found = re.search(r"^VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0


def _garbage() -> list[Figure]:
    """Fill the engine's tables in a process tamed as a worker is, and note the longest search for garbage."""
    done = subprocess.run([sys.executable, "-c", TAMED], cwd=ROOT, capture_output=True, text=True, check=True)
    return [Figure(PART, "longest search for garbage, tables full", float(done.stdout) * 1000, "ms", at_most=100)]


TAMED = f"""
import gc, random, time
from totom_site import wsgi
from script.benchmark.hard import DECK
from tutorials import engine

begun, longest = 0.0, 0.0

def watch(phase, info):
    global begun, longest
    now = time.process_time()
    begun, longest = (now, longest) if phase == "start" else (begun, max(longest, now - begun))

gc.callbacks.append(watch)
dice = random.Random({SEED})
for _ in range({QUESTIONS}):
    engine.ask({{"game": "to-tom", "ask": "waits", "cards": " ".join(dice.sample(DECK, 20))}})
print(longest)
"""


# floods, and stores that fall


def _flood(server: Server) -> list[Figure]:
    """Ask the door more than it takes from one address in two minutes, and then once for something else."""
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: _ask(server, "/api/v1/ask?q={}"), range(2 * 600 + 100)))
    refused = [each.seconds for each in answers if each.status == 429]
    return [
        Figure(PART, "of 1,300 questions refused (429)", len(refused), "", at_least=100),
        Figure(PART, "a refusal, median", statistics.median(refused or [math.inf]) * 1000, "ms", at_most=50),
        Figure(PART, "answers that are neither", sum(each.status not in (422, 429) for each in answers), "", at_most=0),
        Figure(PART, "a page for the same reader", _ask(server, "/glossary/").status, "", at_least=200),
    ]


def _redis(environ: dict[str, str]) -> list[Figure]:
    """Ask for pages with a Redis that is up, hung, and killed; and for addresses that nobody has."""
    program = shutil.which("redis-server")
    if program is None:
        print("no redis-server: what falls with it is not measured")
        return []
    port = free_port()
    words = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    redis = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL)
    try:
        with site({**environ, "CACHE_URL": f"redis://127.0.0.1:{port}/0"}) as server:
            pages = [_ask(server, page) for page in PAGES]
            keys = _keys(port)
            for number in range(MADE_UP):
                _ask(server, f"/glossary/?game=x{number}", Host=f"127.0.0.1:{number + 1}")
                _ask(server, f"/to-tom/villages/?a=made-up-{number}")
            made = _keys(port) - keys
            os.kill(redis.pid, signal.SIGSTOP)
            hung = [_ask(server, page) for page in PAGES]
            os.kill(redis.pid, signal.SIGKILL)
            killed = [_ask(server, page) for page in PAGES * 2]
    finally:
        redis.kill()
        redis.wait(10)
    return [
        Figure(PART, "pages of 5 with Redis", _good(pages), "", at_least=5),
        Figure(PART, f"keys left by {2 * MADE_UP} made-up addresses", made, "", at_most=0),
        Figure(PART, "pages of 5 with Redis hung", _good(hung), "", at_least=5),
        Figure(PART, "slowest of them", max(each.seconds for each in hung), "s", at_most=1),
        Figure(PART, "pages of 10 with Redis killed", _good(killed), "", at_least=10),
        Figure(PART, "slowest of them ", max(each.seconds for each in killed), "s", at_most=1),
    ]


def _good(answers: list[Answer]) -> int:
    return sum(each.status == 200 for each in answers)


def _keys(port: int) -> int:
    """Ask Redis how many keys it has, in its own words."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"DBSIZE\r\n")
        return int(line.recv(64).strip(b":\r\n"))
