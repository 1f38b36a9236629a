"""Whole hands through HTTP as a browser without scripts plays them: the page is read, one of its buttons pressed.

`script/bench whole` sits down at every game in turn, at each of its presets in turn, among steady
neighbours, and chooses by chance; `HANDS` in the environment says how many hands, `SEED` which.
"""

import os
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from script.benchmark.figures import Figure, p95
from tutorials.engine.games import GAMES
from tutorials.play.careless import leads_to
from tutorials.play.games import tables_of
from tutorials.play.tables import STEADY, by_chance

if TYPE_CHECKING:
    from django.http import HttpResponse
    from django.test import Client

    from tutorials.table.models import Sitting

PART = "whole"
HANDS = 500
SEED = 12
MOST_MOVES = 600
OVER = 'class="end'  # stands on the page of a hand that is over
_BUTTON = re.compile(r'<button class="act[^"]*"\s+name="(\w+)"\s+value="([^"]+)"')
_VERSION = re.compile(r'name="version" value="(\d+)"')
_PICK = re.compile(r'name="pick" value="([^"]+)"')


@dataclass
class Tally:
    """What came of the hands of one game."""

    hands: int = 0
    moves: int = 0
    faults: int = 0  # that the referee found in what was offered
    problems: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # of each answer to a move


class StuckError(Exception):
    """A hand that cannot be played on as the page has it."""


def measure(environ: dict[str, str]) -> list[Figure]:
    """Play the hands; what stops one stands in the figures as a problem, and is printed."""
    import django
    from django.core.management import call_command
    from django.test import Client

    django.setup()
    call_command("migrate", verbosity=0)
    call_command("collectstatic", interactive=False, verbosity=0)
    games = [game for game in GAMES if tables_of(game) is not None]
    tallies = {game: Tally() for game in games}
    client = Client(headers={"host": "127.0.0.1", "origin": "http://127.0.0.1"}, raise_request_exception=False)
    for number in range(_hands()):
        game = games[number % len(games)]
        _hand(client, game, number, tallies[game])
    return [figure for game, tally in tallies.items() for figure in _figures(game, tally)]


def _figures(game: str, tally: Tally) -> list[Figure]:
    for problem in tally.problems:
        print(f"{game}: {problem}", flush=True)
    answers = f"{game}: an answer with its page, p95 of {len(tally.seconds)}"
    wrong = len(tally.problems) + tally.faults
    by = f"HANDS={_hands()} SEED={_seed()} script/bench whole"
    return [
        Figure(PART, f"{game}: hands played to their end", tally.hands, "", by=by),
        Figure(PART, f"{game}: hands that stopped, or had a fault", wrong, "", at_most=0, by=by),
        Figure(PART, answers, 1000 * p95(tally.seconds) if len(tally.seconds) > 1 else 0.0, "ms", by=by),
    ]


def _hands() -> int:
    return int(os.environ.get("HANDS", HANDS))


def _seed() -> int:
    return int(os.environ.get("SEED", SEED))


def _hand(client: "Client", game: str, number: int, tally: Tally) -> None:
    """Play one hand to its end."""
    presets = GAMES[game].rules.presets
    chance = random.Random(f"{_seed()}:{number}")
    sent = {
        "seed": str(_seed() * 10_000 + number),
        "rules": presets[number // len(GAMES) % len(presets)].slug,
        "strength": STEADY,
        "way": "referee",
    }
    try:
        place = _expected(client.post(f"/{game}/table/sit/", sent), 302)["Location"]
        _play_out(client, urlsplit(place).path, chance, tally)
    except StuckError as error:
        tally.problems.append(f"hand {number}: {error}")
    else:
        tally.hands += 1


def _play_out(client: "Client", address: str, chance: random.Random, tally: Tally) -> None:
    from tutorials.table.models import Sitting
    from tutorials.table.moves import faults_of
    from tutorials.table.sitting import played

    key = address.rstrip("/").rsplit("/", 1)[-1]
    for _ in range(MOST_MOVES):
        page = _expected(client.get(address), 200).content.decode()
        sitting = Sitting.objects.get(key=key)
        if OVER in page:
            tally.faults += len(faults_of(played(sitting)))
            return
        sent = _pressed(page, sitting, chance)
        begin = time.perf_counter()
        place = _expected(client.post(address, sent), 302)["Location"]
        _expected(client.get(urlsplit(place)._replace(fragment="").geturl()), 200)
        tally.seconds.append(time.perf_counter() - begin)
        tally.moves += 1
        if "old" in parse_qs(urlsplit(place).query, keep_blank_values=True):
            raise StuckError(f"{address}: the page is old at once")
    raise StuckError(f"{address}: no end after {MOST_MOVES} moves")


def _pressed(page: str, sitting: "Sitting", chance: random.Random) -> dict[str, object]:
    """Return what a button of the page sends for a lawful choice, taken by chance."""
    from tutorials.mats.acts import name_of
    from tutorials.table.sitting import played

    tables = tables_of(sitting.game)
    assert tables is not None
    table = played(sitting).table
    choice = by_chance(tables.rare, table.choices(), chance)
    way = next((each for each in table.ways() if leads_to(each, choice)), None)
    version = _VERSION.search(page)
    if way is None or version is None:
        raise StuckError(f"no way to {choice.key} on the page")
    sent = ("act", name_of(way)) if way.sizes else ("choice", way.choice.key)
    lifted = list((Counter(choice.cards) - Counter(way.cards)).elements()) if way.sizes else []
    if sent not in _BUTTON.findall(page) or not set(lifted) <= set(_PICK.findall(page)):
        raise StuckError(f"no button {sent} for {choice.key}")
    return {"version": version[1], sent[0]: sent[1], "pick": lifted}


def _expected(response: "HttpResponse", status: int) -> "HttpResponse":
    if response.status_code != status:
        words = " ".join(re.sub("<[^>]+>", " ", response.content.decode()).split())
        raise StuckError(f"answers {response.status_code}: {words[:300]}")
    return response
