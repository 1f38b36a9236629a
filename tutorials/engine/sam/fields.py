"""Fields that questions of sâm lốc share: hands, plays and seats."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Message, Path, Place, path_of, spelled
from tutorials.engine.fields import Asked, Field, Many, Maybe, Number, Schema
from tutorials.engine.foreign import too_many
from tutorials.engine.french import Card, Cards, parse
from tutorials.engine.sam.combos import HAND, Combo, find_combo
from tutorials.engine.sam.options import Options
from tutorials.engine.sam.reasons import describe
from tutorials.engine.words import both

FEWEST, MOST = 2, 5  # players; the house says whether five may play (SL-1.2)


def _cards(given: object, place: Place) -> Cards:
    """Read cards; more than a hand holds are refused (SL-1.2)."""
    cards = parse(given, place)
    if len(cards) > HAND:
        field = spelled(path_of(place))
        raise DoorError("hand-size", place, both("error-sam-hand-too-large", field=field, count=len(cards), hand=HAND))
    return cards


@dataclass(frozen=True)
class SeatOf:
    """A seat, 0 to the number of players less one; null is nobody."""

    players: int = MOST

    def read(self, value: Any, path: Path) -> int | None:
        """Return the seat, or None."""
        if value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < self.players):
            return value
        raise DoorError("bad-seat", path, both("error-sam-seat", field=spelled(path), last=self.players - 1))

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return Maybe(Number(0, self.players - 1)).schema()


class MoverOf(SeatOf):
    """A seat that somebody must have."""

    def read(self, value: Any, path: Path) -> int:
        """Return the seat."""
        seat = super().read(value, path)
        if seat is None:
            name = spelled(path[:-1])
            raise DoorError("missing", path, both("error-sam-lacks", name=name, field=path[-1]))
        return seat

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return Number(0, self.players - 1).schema()


_HAND, _SEAT = fields.Cards(_cards, most=HAND), SeatOf()
CARDS, PLAY, TABLE = Field("cards", _HAND), Field("play", _HAND), Field("table", _HAND, ())
PLAYERS = Field("players", Number(FEWEST, MOST), 4)
HANDS = Field("hands", Many(_HAND, FEWEST, MOST, None))
FIRST, BAO = Field("first", _SEAT, None), Field("bao", _SEAT, None)


def whole_hand(asked: Asked) -> Cards:
    """Read a hand of ten."""
    cards = asked[CARDS]
    if len(cards) != HAND:
        given = {"field": CARDS.name, "count": len(cards), "hand": HAND}
        raise DoorError("hand-size", CARDS.name, both("error-sam-hand-size", **given))
    return cards


def combo_of(cards: Cards, field: Place, options: Options) -> Combo:
    """Return what the cards are. Raises DoorError if they may not be played together."""
    combo = find_combo(cards, options)
    if combo is None:
        line = describe(cards, options)
        raise DoorError("not-a-combo", field, line.told)
    return combo


def refuse_twice(groups: Iterable[Cards], field: Place) -> None:
    """Raise DoorError if a card stands in two places: the deck holds each card once (SL-1.1)."""
    seen: set[Card] = set()
    for cards in groups:
        for card in cards:
            if card in seen:
                raise too_many(Message(card.vi, card.en), 1, field)
            seen.add(card)


def players_of(asked: Asked, options: Options) -> int:
    """Read how many play: four where nothing is said (SL-1.2)."""
    return asked[PLAYERS.of(Number(FEWEST, options.most_players))]


def seat_of(asked: Asked, field: Field[int | None], players: int) -> int | None:
    """Read a seat of so many; missing or null is nobody."""
    return asked[field.of(SeatOf(players))]


def hands_of(asked: Asked, fewest: int, most: int) -> tuple[Cards, ...]:
    """Read the hands of several players, each at most ten cards."""
    given = asked[HANDS]
    if not fewest <= len(given) <= most:
        raise DoorError("players", "hands", both("error-sam-hands", count=len(given), fewest=fewest, most=most))
    hands = tuple(given)
    refuse_twice(hands, "hands")
    return hands


def names(cards: Iterable[Card]) -> list[str]:
    """Return cards as answers write them."""
    return [card.vi for card in cards]
