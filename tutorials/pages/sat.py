"""At which tables a reader has sat down, as his browser keeps it: the pages that lead back there ask no database."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from django.http import HttpRequest, HttpResponse

from tutorials.catalogue import Game, load

COOKIE = "table"  # without it nothing is lost but the way there
MONTH = 30 * 24 * 60 * 60
MOST, MOST_BEGUN = 12, 6  # tables in all, and hands to go on with
BETWEEN = "|"
_ENTRY = re.compile(r"(?P<game>[a-z-]{1,24}):(?P<key>[A-Za-z0-9_-]{16})(?::(?P<state>[bo]))?")


class State(StrEnum):
    """How far a reader has come at a table."""

    DEALT = ""
    BEGUN = "b"  # he has made a choice
    OVER = "o"


@dataclass(frozen=True, slots=True)
class Sat:
    """One table of a reader, by its address."""

    game: Game
    key: str
    state: State = State.DEALT

    def __str__(self) -> str:
        """Write it as the cookie does."""
        return ":".join(filter(None, (self.game.slug, self.key, self.state)))


def sat(request: HttpRequest) -> tuple[Sat, ...]:
    """Return the last tables of a reader, the latest first; what cannot be read is left out."""
    entries = map(_ENTRY.fullmatch, request.COOKIES.get(COOKIE, "").split(BETWEEN)[:MOST])
    named = ((load().game(found["game"]), found) for found in entries if found)
    return tuple(Sat(game, found["key"], State(found["state"] or "")) for game, found in named if game and game.is_open)


def unfinished(request: HttpRequest, game: str = "") -> tuple[Sat, ...]:
    """Return the hands that a reader has left, of one game or of all."""
    return tuple(each for each in sat(request) if each.state is not State.OVER and game in ("", each.game.slug))


def note(request: HttpRequest, response: HttpResponse, table: Sat) -> None:
    """Have the browser keep a table before all others. A deal that was not played makes room, hands begun do last."""
    before = sat(request)
    if table in before[:1]:
        return
    others = [each for each in before if each.key != table.key and each.state is not State.DEALT]
    begun = [each for each in others if each.state is State.BEGUN][: MOST_BEGUN - 1]
    over = [each for each in others if each.state is State.OVER][: MOST - 1 - len(begun)]
    _keep(request, response, [table, *(each for each in others if each in begun or each in over)])


def _keep(request: HttpRequest, response: HttpResponse, tables: Iterable[Sat]) -> None:
    value = BETWEEN.join(map(str, tables))
    response.set_cookie(COOKIE, value, max_age=MONTH, samesite="Lax", httponly=True, secure=request.is_secure())


def forget(response: HttpResponse) -> None:
    """Have the browser forget all tables."""
    response.delete_cookie(COOKIE, samesite="Lax")
