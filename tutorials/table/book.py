"""What a hội at the table comes to: the gà, who pays whom, and the score book that goes on from it."""

from dataclasses import dataclass
from typing import Any

from tutorials.engine import DoorError, answer
from tutorials.engine.games import GAMES
from tutorials.engine.hoi import cleared
from tutorials.mats.speech import Speech
from tutorials.play.tables import Result
from tutorials.scenes.hoi import address_of, word_of
from tutorials.table.models import Sitting
from tutorials.table.sitting import house_of

COUNTED = "tinh-san"
POT = "lang"
_ROWS = ("streak", "wins")  # where tables keep how often each seat has won in a row


@dataclass(frozen=True, slots=True)
class Book:
    """The score of the hands played so far, as the engine counts it."""

    address: str
    ga: int
    pot: int  # of the village, where a hội is played for one
    owes: tuple[tuple[str, str, int], ...]  # who pays whom how much


def book_of(sitting: Sitting, result: Result, speech: Speech) -> Book | None:
    """Return the score of a hội whose last hand is over; None for a game whose score book takes no points."""
    if not takes_points(sitting.game):
        return None
    house, names = house_of(sitting), [speech.who(seat) for seat in range(sitting.players)]
    played, winners = [*sitting.earlier, list(result.points)], _winners(sitting, result)
    hands = [
        {"result": COUNTED, "points": points} | ({} if winner is None else {"winner": names[winner]})
        for points, winner in zip(played, winners, strict=True)
    ]
    question = {"game": sitting.game, "ask": "hoi", "rules": house.rules, "players": names, "hands": hands}
    try:
        found = answer(question)
    except DoorError:  # more hands than a score book takes
        return None
    cai = [None] * len(sitting.earlier) + [result.following["cai"] if "cai_next" in _fields(sitting.game) else None]
    words = map(word_of, played, winners, cai)
    pot = found.get("pot", 0)
    owes = cleared({**found["totals"], POT: pot}, found["ga"])
    paid = tuple((each["from"], each["to"], each["points"]) for each in owes if {each["from"], each["to"]} <= {*names})
    return Book(address_of(sitting.game, names, house.slug, [*words]), found["ga"], pot, paid)


def _winners(sitting: Sitting, result: Result) -> list[int | None]:
    """Return who won each hand, as far as it is known: the last one, and those that it follows in a row."""
    found: list[int | None] = [None] * (sitting.number - 1)
    found.append(result.winners[0] if len(result.winners) == 1 else None)
    row = next((result.following[name] for name in _ROWS if name in result.following), None)
    if row is None:
        return found
    wins = min(max(row), sitting.number)
    return [*[None] * (sitting.number - wins), *[row.index(max(row))] * wins]


def takes_points(game: str) -> bool:
    """Say whether the score book of a game takes hands whose points are counted."""
    return "hoi" in GAMES[game].asks and COUNTED in _fields(game)["result"]["enum"]


def _fields(game: str) -> dict[str, Any]:
    """Return what a hand in the score book of a game may tell."""
    found: dict[str, Any] = GAMES[game].fields_of("hoi")["hands"]["items"]["properties"]
    return found
