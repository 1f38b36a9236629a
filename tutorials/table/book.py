"""What a hội at the table comes to: the gà, who pays whom, and the score book that goes on from it."""

from dataclasses import dataclass

from tutorials.engine import DoorError, answer
from tutorials.engine.games import GAMES
from tutorials.mats.speech import Speech
from tutorials.play.tables import Result
from tutorials.scenes.hoi import address_of, word_of
from tutorials.table.models import Sitting
from tutorials.table.sitting import house_of

COUNTED = "tinh-san"


@dataclass(frozen=True, slots=True)
class Book:
    """The score of the hands played so far, as the engine counts it."""

    address: str
    ga: int
    owes: tuple[tuple[str, str, int], ...]  # who pays whom how much


def book_of(sitting: Sitting, result: Result, speech: Speech) -> Book | None:
    """Return the score of a hội whose last hand is over; None for a game whose score book takes no points."""
    if not takes_points(sitting.game):
        return None
    house, names = house_of(sitting), [speech.who(seat) for seat in range(sitting.players)]
    played = [*sitting.earlier, list(result.points)]
    hands = [{"result": COUNTED, "points": points} for points in played]
    question = {"game": sitting.game, "ask": "hoi", "rules": house.rules, "players": names, "hands": hands}
    try:
        found = answer(question)
    except DoorError:  # more hands than a score book takes
        return None
    won = result.winners[0] if len(result.winners) == 1 else None
    words = [*(word_of(points) for points in sitting.earlier), word_of(result.points, won)]
    owes = tuple((each["from"], each["to"], each["points"]) for each in found["owes"] if each["to"] in names)
    return Book(address_of(sitting.game, names, house.slug, words), found["ga"], owes)


def takes_points(game: str) -> bool:
    """Say whether the score book of a game takes hands whose points are counted."""
    if "hoi" not in GAMES[game].asks:
        return False
    results = GAMES[game].fields_of("hoi")["hands"]["items"]["properties"]["result"]["enum"]
    return COUNTED in results
