"""The fields of an ù: the winning card, what was called, the cước and the faults that are named."""

from tutorials.engine import fields
from tutorials.engine.cards import parse_one
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked, Field, Flag, Many, Maybe, Table, Text, words
from tutorials.engine.totom.fields import HAND
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.score import cuoc as cuoc_table
from tutorials.engine.totom.score.calls import CALLS, FAULTS, Call, find_calls
from tutorials.engine.totom.score.win import Winning
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.words import both

SOURCES = ("noc", "discard", "thien-khai", "bat-cai")
DOORS = ("tri", "tren", "cheo")
_CARD, _SOURCE, _DOOR = (
    Field("card", Text(parse_one)),
    Field("from", words(SOURCES), "noc"),
    Field("door", words(DOORS), "tri"),
)
_LATER = Field("later", Flag(), False)
WINNING = Field("winning", Table((_CARD, _SOURCE, _DOOR, _LATER)))
NAMES = Many(fields.NAME)
ANNOUNCED = Field("announced", Maybe(NAMES), None)
CALLED = Field("called", Maybe(NAMES), None, "Conditions said: " + ", ".join(CALLS))
NAMED_FAULTS = Field("faults", NAMES, (), "Light faults: " + ", ".join(FAULTS))
CUOC = Field("cuoc", NAMES, ())
WIN = (*HAND, WINNING, ANNOUNCED, CALLED, NAMED_FAULTS)


def read_winning(asked: Asked, hand: Hand) -> Winning:
    """Read the winning card and where it came from."""
    given = asked[WINNING]
    given[_DOOR]  # is read, though no rule asks for it
    card, source = given[_CARD], given[_SOURCE]
    if source == "thien-khai" and hand.seen()[card.index]:
        raise DoorError("conflict", ("winning", "from"), both("error-totom-others-thien-khai", card=card))
    if source == "bat-cai" and (asked.given.get("mat") or hand.discarded or hand.passed):
        raise DoorError("conflict", ("winning", "from"), both("error-totom-thien-u-mat"))
    return Winning(card, source, given[_LATER] or card in hand.passed)


def read_announced(asked: Asked, game: Game) -> tuple[cuoc_table.Cuoc, ...] | None:
    """Read the cước that were called, as the game calls them."""
    names = asked[ANNOUNCED]
    if names is None:
        return None
    return tuple(cuoc_table.as_called(cuoc_table.find(name, "announced"), game) for name in names)


def read_called(asked: Asked) -> tuple[Call, ...] | None:
    """Read the conditions that were said."""
    names = asked[CALLED]
    return None if names is None else tuple(call for name in names for call in find_calls(name, "called"))
