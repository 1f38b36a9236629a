"""The seats of a table by name, in the order of play: anticlockwise, each the upper neighbour of the next."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Path, Place, path_of, shown, spelled
from tutorials.engine.fields import Custom, Field, Many, Maybe, Number
from tutorials.engine.words import both

LETTERS = ("A", "B", "C", "D", "E")
LONGEST = 24  # letters of a name
POOLS = ("lang", "ga", "du")  # where points lie that no seat has; no seat is called so

Seats = tuple[str, ...]
SEAT = Custom(lambda given, path: given, {"type": "string", "minLength": 1, "maxLength": 8 * LONGEST})
SEATS = Field(
    "seats", Custom(lambda given, path: given, {"anyOf": [Number(3, 5).schema(), Many(SEAT, 3, 5).schema()]}), ()
)
CAI = Field("cai", Maybe(SEAT), None)


def read_seats(question: Mapping[str, Any], field: str, fewest: int, most: int) -> Seats:
    """Return the names of the seats: a list of names, a number, or A, B, C … for as many as the game has."""
    value = question.get(field, most)
    if isinstance(value, int) and not isinstance(value, bool):
        if fewest <= value <= most:
            return LETTERS[:value]
        raise _wrong_number(field, fewest, most)
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise DoorError("bad-type", field, *both("error-totom-players", field=field))
    if not fewest <= len(value) <= most:
        raise _wrong_number(field, fewest, most)
    seats = tuple(_name(each, (field, place)) for place, each in enumerate(value))
    for place, seat in enumerate(seats):
        if seat.casefold() in [each.casefold() for each in seats[:place]]:
            raise DoorError("conflict", (field, place), *both("error-totom-same-name", seat=seat))
    return seats


def _wrong_number(field: str, fewest: int, most: int) -> DoorError:
    key = "error-totom-players-between" if fewest < most else "error-totom-players-all"
    return DoorError("bad-type", field, *both(key, field=field, fewest=fewest, most=most))


def _name(value: object, path: Path) -> str:
    name = " ".join(unicodedata.normalize("NFC", value[: 8 * LONGEST]).split()) if isinstance(value, str) else ""
    if not 1 <= len(name) <= LONGEST or not name.isprintable():
        field = spelled(path)
        raise DoorError("bad-type", path, *both("error-totom-player-name", field=field, longest=LONGEST))
    if name in POOLS:
        raise DoorError("unknown-value", path, *both("error-totom-unknown-value", name=name))
    return name


def read_seat(table: Mapping[str, Any], field: str, seats: Seats, inside: Path = ()) -> str:
    """Return a seat that must be there. `inside` names the table that holds the field."""
    return known_seat(fields.require(table, field, inside), (*inside, field), seats)


def known_seat(value: object, place: Place, seats: Seats) -> str:
    """Return the seat of that name. Raises DoorError naming those that exist."""
    name = " ".join(unicodedata.normalize("NFC", value[: 8 * LONGEST]).split()) if isinstance(value, str) else ""
    if name in seats:
        return name
    known, path = ", ".join(seats), path_of(place)
    spelt = spelled(path)
    raise DoorError(
        "unknown-seat", path, *both("error-totom-unknown-seat", spelt=spelt, given=shown(value), known=known)
    )


def upper_of(seat: str, playing: Sequence[str]) -> str:
    """Return the upper neighbour among those who play the hand. Law: TT-16.1.1."""
    return playing[playing.index(seat) - 1]


def after(seat: str, seats: Sequence[str]) -> str:
    """Return the seat that comes next in the order of play."""
    return seats[(seats.index(seat) + 1) % len(seats)]
