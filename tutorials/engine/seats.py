"""The seats of a table by name, in the order of play: anticlockwise, each the upper neighbour of the next."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from tutorials.engine.errors import DoorError, Path, shown, spelled
from tutorials.engine.fields import Field, Many, Maybe, Number, Schema
from tutorials.engine.words import both

LETTERS = ("A", "B", "C", "D", "E")
LONGEST = 24  # letters of a name
POOLS = ("lang", "ga", "du")  # where points lie that no seat has; no seat is called so

Seats = tuple[str, ...]


def seats_of(value: object, path: Path, fewest: int, most: int) -> Seats:
    """Return the names of the seats: a list of names, a number, or A, B, C … for as many as the game has."""
    if isinstance(value, int) and not isinstance(value, bool):
        if fewest <= value <= most:
            return LETTERS[:value]
        raise _wrong_number(path, fewest, most)
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise DoorError("bad-type", path, both("error-players", field=spelled(path)))
    if not fewest <= len(value) <= most:
        raise _wrong_number(path, fewest, most)
    seats = tuple(_name(each, (*path, place)) for place, each in enumerate(value))
    for place, seat in enumerate(seats):
        if seat.casefold() in [each.casefold() for each in seats[:place]]:
            raise DoorError("conflict", (*path, place), both("error-players-same-name", seat=seat))
    return seats


def _wrong_number(path: Path, fewest: int, most: int) -> DoorError:
    key = "error-players-between" if fewest < most else "error-players-all"
    return DoorError("bad-type", path, both(key, field=spelled(path), fewest=fewest, most=most))


def _name(value: object, path: Path) -> str:
    name = " ".join(unicodedata.normalize("NFC", value[: 8 * LONGEST]).split()) if isinstance(value, str) else ""
    if not 1 <= len(name) <= LONGEST or not name.isprintable():
        field = spelled(path)
        raise DoorError("bad-type", path, both("error-player-name", field=field, longest=LONGEST))
    if name in POOLS:
        raise DoorError("unknown-value", path, both("error-player-pool", name=name))
    return name


def known_seat(value: object, path: Path, seats: Seats) -> str:
    """Return the seat of that name. Raises DoorError naming those that exist."""
    name = " ".join(unicodedata.normalize("NFC", value[: 8 * LONGEST]).split()) if isinstance(value, str) else ""
    if name in seats:
        return name
    known, field = ", ".join(seats), spelled(path)
    raise DoorError("unknown-seat", path, both("error-unknown-seat", field=field, given=shown(value), known=known))


def upper_of(seat: str, playing: Sequence[str]) -> str:
    """Return the upper neighbour among those who play the hand. Law: TT-16.1.1."""
    return playing[playing.index(seat) - 1]


def after(seat: str, seats: Sequence[str]) -> str:
    """Return the seat that comes next in the order of play."""
    return seats[(seats.index(seat) + 1) % len(seats)]


@dataclass(frozen=True, slots=True)
class SeatOf:
    """The name of one of the seats of a table."""

    seats: Seats = ()

    def read(self, value: object, path: Path) -> str:
        """Return the seat."""
        return known_seat(value, path, self.seats)

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return {"type": "string", "minLength": 1, "maxLength": 8 * LONGEST}


@dataclass(frozen=True, slots=True)
class SeatsOf:
    """The seats of a table, by their names or by how many they are."""

    fewest: int = 3
    most: int = 5

    def read(self, value: object, path: Path) -> Seats:
        """Return the names of the seats."""
        return seats_of(value, path, self.fewest, self.most)

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        one, names = Number(self.fewest, self.most), Many(SeatOf(), self.fewest, self.most)
        return {"anyOf": [one.schema(), names.schema()]}


CAI = Field("cai", Maybe(SeatOf()), None)
