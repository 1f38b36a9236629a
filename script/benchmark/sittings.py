"""Tables over HTTP: how long the answer to a move takes, alone and at forty tables at once, and what a table takes."""

import random
import re
import sqlite3
import statistics
import threading
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field, replace
from urllib.parse import urlencode, urlsplit

from script.benchmark.figures import Figure, p95
from script.benchmark.server import Server, site
from tutorials.engine.games import GAMES
from tutorials.play.games import tables_of
from tutorials.play.tables import STEADY, STRONG

PART = "table"
ALONE = 12.0  # seconds a game
TABLES = 40
BETWEEN = 8.0  # seconds from one move of a table to its next
TOGETHER = 64.0  # seconds
WEIGHED = 3  # hands of a game that are gone through
PATIENCE = 60  # seconds until one is weighed
OVER = 'class="end'  # stands on the page of a hand that is over
ALONE_SEED = 1
BY = f"script/bench sittings (seeds {ALONE_SEED}, and 1 to {TABLES} together)"
TRIES = 6  # cards lifted before another button is pressed
_BUTTON = re.compile(r'<button class="act[^"]*"\s+name="(\w+)"\s+value="([^"]+)"')
_VERSION = re.compile(r'name="version" value="(\d+)"')
_PICK = re.compile(r'name="pick" value="([^"]+)"')


class _Stay(urllib.request.HTTPRedirectHandler):
    """Follows no redirect, so that each answer is timed alone."""

    def redirect_request(self, *_: object) -> None:
        """Stay."""


@dataclass
class Sitter:
    """Somebody who plays hand after hand against neighbours of one strength."""

    server: Server
    games: tuple[str, ...]
    strength: str
    seed: int
    seconds: list[float] = field(default_factory=list)  # of each answer to a move
    errors: list[str] = field(default_factory=list)
    hands: int = 0
    over: list[str] = field(default_factory=list)  # addresses of hands that came to their end
    _page: str = ""
    _address: str = ""

    def __post_init__(self) -> None:
        self._opener = urllib.request.build_opener(_Stay)
        self._chance = random.Random(self.seed)

    def play(self, seconds: float, between: float = 0.0) -> None:
        """Play for so long, a move each so many seconds."""
        end = time.perf_counter() + seconds
        time.sleep(self._chance.random() * between)
        while (begin := time.perf_counter()) < end:
            try:
                self._sit_down() if not _BUTTON.search(self._page) else self._move()
            except (OSError, LookupError) as error:
                self.errors.append(str(error))
                self._page = ""
            time.sleep(max(0.0, between - (time.perf_counter() - begin)))

    def _sit_down(self) -> None:
        game = self.games[self.hands % len(self.games)]
        self.hands += 1
        seed = str(self.seed * 1000 + self.hands)
        _page, place = self._post(f"/{game}/table/sit/", {"seed": seed, "strength": self.strength})
        self._address = urlsplit(place).path
        self._page = self._present()

    def _present(self) -> str:
        """Return the page of the table as it stands now, all that the neighbours did gone through."""
        with self._opener.open(self.server.url + self._address, timeout=60) as answer:
            return str(answer.read().decode())

    def _move(self) -> None:
        """Press a button, cards lifted where it needs them; only an answer that moved is counted."""
        version, cards = _VERSION.search(self._page), _PICK.findall(self._page)
        assert version is not None
        for _ in range(TRIES):
            name, value = self._chance.choice(_BUTTON.findall(self._page))
            sent = [("version", version[1]), (name, value)]
            if name == "act" and cards:
                sent.append(("pick", self._chance.choice(cards)))
            begin = time.perf_counter()
            page, _place = self._post(self._address, sent)
            taken = time.perf_counter() - begin
            after = _VERSION.search(page)
            if after is None or after[1] != version[1]:
                self.seconds.append(taken)
                self._page = self._present()
                self.over += [self._address] if OVER in self._page else []
                return
        self._page = ""  # it takes two cards or more: another table

    def _post(self, path: str, sent: object) -> tuple[str, str]:
        """Send a form as the page does; return the answer, and where it leads."""
        headers = {"Origin": self.server.url, **({} if path.endswith("/sit/") else {"HX-Request": "true"})}
        request = urllib.request.Request(self.server.url + path, urlencode(sent).encode(), headers)  # type: ignore[arg-type]
        try:
            with self._opener.open(request, timeout=60) as answer:
                return answer.read().decode(), ""
        except urllib.error.HTTPError as error:
            if error.code == 302:
                return "", error.headers["Location"]
            raise


def measure(environ: dict[str, str]) -> list[Figure]:
    """Play alone against strong neighbours, then at forty tables against steady ones."""
    games = tuple(game for game in GAMES if tables_of(game) is not None)
    with site(environ):
        pass  # the first time it sets up
    with site(environ) as server:
        figures = [figure for game in games for figure in _alone(server, game)]
        memory = server.megabytes()
        sitters = [
            Sitter(server, games[number % len(games) :] + games, STEADY, number) for number in range(1, TABLES + 1)
        ]
        threads = [threading.Thread(target=each.play, args=(TOGETHER, BETWEEN)) for each in sitters]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        taken = [seconds for each in sitters for seconds in each.seconds]
        after = server.megabytes()
    errors = [error for each in sitters for error in each.errors]
    told = f"{TABLES} tables, steady neighbours"
    found = [
        *figures,
        Figure(PART, f"{told}: answer to a move, p95 of {len(taken)}", 1000 * p95(taken), "ms", at_most=600),
        Figure(PART, f"{told}: answer to a move, median", 1000 * statistics.median(taken), "ms"),
        Figure(PART, f"{told}: errors", len(errors), "", at_most=0),
        Figure(PART, "memory of all processes before", memory, "MB"),
        Figure(PART, "memory of all processes after", after, "MB"),
        Figure(PART, "bytes in the database, of a table whose hand is over", _bytes(environ, "sittings_sitting"), "B"),
        Figure(PART, "bytes in the database, of a hand gone through", _bytes(environ, "weighing_weighed"), "B"),
    ]
    return [replace(each, by=BY) for each in found]


def _alone(server: Server, game: str) -> list[Figure]:
    """Play one game for a while, then go through some of its hands."""
    sitter = Sitter(server, (game,), STRONG, ALONE_SEED)
    sitter.play(ALONE)
    if sitter.errors or len(sitter.seconds) < 2:
        raise SystemExit(f"{game}: {sitter.errors[:3] or 'no move was taken'}")
    named = f"{game}: answer to a move, strong neighbours, p95 of {len(sitter.seconds)}"
    looks = [_weighed(server, address) for address in sitter.over[:WEIGHED]]
    if not looks:
        raise SystemExit(f"{game}: no hand came to its end within {ALONE} s")
    return [
        Figure(PART, named, 1000 * p95(sitter.seconds), "ms", at_most=300),
        Figure(PART, f"{game}: first weighing of a hand", max(first for first, _ in looks), "s", at_most=1),
        Figure(PART, f"{game}: weighed by samples", max(whole for _, whole in looks), "s", at_most=15),
    ]


def _weighed(server: Server, address: str) -> tuple[float, float]:
    """Go through a hand; return after how many seconds its first weighing stood, and the sampled one."""
    begin = time.perf_counter()
    server.get(f"{address}review/")
    first = time.perf_counter() - begin
    asked = urllib.request.Request(f"{server.url}{address}review/", headers={"HX-Request": "true"})
    while time.perf_counter() - begin < PATIENCE:
        with urllib.request.urlopen(asked, timeout=60) as answer:
            if answer.headers.get("HX-Refresh"):
                break
        time.sleep(0.5)
    return first, time.perf_counter() - begin


def _bytes(environ: dict[str, str], table: str) -> float:
    """Return what a row of a table takes on average; of tables only those after many moves."""
    with sqlite3.connect(environ["DATABASE_URL"].removeprefix("sqlite:///"), timeout=20) as database:
        names = [row[1] for row in database.execute(f"pragma table_info({table})")]
        size = " + ".join(f'coalesce(length(cast("{name}" as blob)), 1)' for name in names)
        where = "where version > 12" if "version" in names else ""
        [mean] = database.execute(f"select avg({size}) from {table} {where}").fetchone()
    return float(mean or 0)
