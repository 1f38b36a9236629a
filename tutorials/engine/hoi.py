"""A hội of any game: results of hands in; who pays whom, what the gà holds and who begins next out. Points only.

A game says which results a hand may have, which fields each takes, and what a hand moves (`Book`). What all share
stands here: the seats by name, the row of wins, the gà that is carried on.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from tutorials.engine.asks import Answer, Ask
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import MOST_ITEMS, Asked, Field, Many, Maybe, Number, Table, words
from tutorials.engine.lines import Line
from tutorials.engine.seats import LETTERS, SeatOf, Seats, SeatsOf
from tutorials.engine.words import both

Name = TypeVar("Name")
GA = "ga"  # the pool, where a move says who gives and who takes
LEAST, MOST = 2, 5  # seats of any table
MOST_POINTS = 1000
SEAT = Field("seat", SeatOf(), (), "Whom the result is about.")
COUNTED = "tinh-san"  # a hand whose points were counted elsewhere
WINNER = Field("winner", SeatOf(), (), "Who won, if anybody did.")
POINTS = Field("points", Many(Number(-MOST_POINTS, MOST_POINTS)), (), "What each seat gains or loses, in their order.")
_NAMES = ("seat", "winner", "payer", "blocker", "cutter", "giver", "taker", "who")  # values of lines that name a seat


@dataclass(frozen=True, slots=True)
class Move:
    """Points that one seat gives another; None is the gà."""

    giver: int | None
    taker: int | None
    points: int


@dataclass(frozen=True, slots=True)
class Before:
    """How the table stands before a hand."""

    seats: Seats
    pot: int = 0
    row: tuple[int, int] | None = None  # who won last, and how many times in a row
    number: int = 1

    @property
    def players(self) -> int:
        """Return how many sit at the table."""
        return len(self.seats)

    def seat(self, asked: Asked, field: Field[Any] = SEAT) -> int:
        """Read a seat that must be told."""
        return self.seats.index(asked[field.needed().of(SeatOf(self.seats))])

    def maybe(self, asked: Asked, field: Field[Any]) -> int | None:
        """Read a seat that may be left out."""
        return self.seat(asked, field) if asked.given.get(field.name) is not None else None

    def several(self, asked: Asked, field: Field[Any]) -> tuple[int, ...]:
        """Read seats, none of them twice."""
        path = asked.path_of(field)
        names = list(asked[field.of(Many(SeatOf(self.seats), step=None))])
        if len(set(names)) < len(names):
            raise DoorError("twice", path, both("error-hoi-twice", field=field.name))
        return tuple(self.seats.index(name) for name in names)

    def each(self, asked: Asked, field: Field[Any]) -> tuple[int | None, ...]:
        """Read a number for every seat, in their order; None where it is left open."""
        found = tuple(asked[field])
        if field in asked and len(found) != self.players:
            given = {"field": field.name, "players": self.players, "given": len(found)}
            raise DoorError("wrong-number", asked.path_of(field), both("error-hoi-each", **given))
        return found or (None,) * self.players


@dataclass(frozen=True, slots=True)
class Kept:
    """What a hand did: what moved and why, who won, whether that counts in a row, who begins the next."""

    moves: tuple[Move, ...]
    lines: tuple[Line, ...]
    winner: int | None = None
    points: int = 0  # of the win, as its cước make it; 0 where none is named
    cuoc: tuple[str, ...] = ()
    is_in_row: bool = True
    first: int | None = None


@dataclass(frozen=True)
class Book:
    """The score book of a game."""

    takes: Mapping[str, tuple[Field[Any], ...]]  # the results, and the fields that each takes
    keep: Callable[[Asked, Before, Any], Kept]
    seating: Callable[[Any], Sequence[int]]  # how many may play under these rules, the usual number last
    terms: tuple[Field[Any], ...] = ()  # what is agreed on beside the rules
    check: Callable[[Asked, Any], None] = lambda asked, options: None  # refuses terms that do not fit the rules
    has_pot: Callable[[Any], bool] = lambda options: False  # points may lie between the seats
    begins: tuple[str, str] = ("", "")  # what is said before the first hand, and its article

    def ask(self) -> Ask:
        """Return the question of the door."""
        return Ask(self.answer, (PLAYERS, self._hands, *self.terms))

    @cached_property
    def _hands(self) -> Field[Any]:
        known = {field.name: field for fields in self._takes.values() for field in fields}
        return Field("hands", Many(Table((self._result, *known.values()), "error-hoi-hand"), None, MOST_ITEMS))

    @cached_property
    def _result(self) -> Field[str]:
        return Field("result", words(tuple(self._takes)))

    @cached_property
    def _takes(self) -> Mapping[str, tuple[Field[Any], ...]]:
        return {**self.takes, COUNTED: (WINNER, POINTS)}

    def answer(self, asked: Asked, options: Any) -> Answer:
        """Count a hội hand by hand."""
        numbers = self.seating(options)
        seats = asked[PLAYERS.of(SeatsOf(min(numbers), max(numbers))).optional(numbers[-1])]
        self.check(asked, options)
        before, totals = Before(seats), [0] * len(seats)
        hands: list[Answer] = []
        lines: list[Line] = []
        for hand in asked[self._hands]:
            kept = self._keep(hand, asked, before, options)
            for move in kept.moves:
                _move(move, totals)
            start = len(lines)
            lines += [named(line, seats) for line in kept.lines]
            hands.append(_told(kept, hand[self._result], hand, before, totals) | {"lines": [start, len(lines)]})
            before = _after(before, kept, totals)
        if not hands and self.begins[0]:
            lines.append(Line(*self.begins))
        return {
            "players": list(seats),
            "hands": hands,
            "van": len(hands),
            "totals": dict(zip(seats, totals, strict=True)),
            "ga": before.pot,
            "owes": cleared(dict(zip(seats, totals, strict=True)), before.pot),
            "streak": {"seat": seats[before.row[0]], "wins": before.row[1]} if before.row else None,
            "first_next": hands[-1]["first_next"] if hands else None,
            "lines": lines,
        }

    def _keep(self, hand: Asked, asked: Asked, before: Before, options: Any) -> Kept:
        """Count one hand; an error that names no hand is one of this."""
        result = hand[self._result]
        known = ("result", *(field.name for field in self._takes[result]))
        for name in hand.given:
            if name not in known:
                unfit = {"result": result, "name": name, "known": [*known]}
                raise DoorError("unfit-field", (*hand.path, name), both("error-hoi-unfit", **unfit))
        try:
            if result == COUNTED:
                return self._counted(hand, before, options)
            return self.keep(Asked(hand.given, hand.path, asked), before, options)
        except DoorError as error:
            inside = error.path[:1] == hand.path[:1]
            raise error if inside else error.at((*hand.path, *error.path)) from None

    def _counted(self, hand: Asked, before: Before, options: Any) -> Kept:
        """Take the points of a hand as they are given; together with the gà they make nothing."""
        points = [each or 0 for each in before.each(hand, POINTS.needed())]
        left = before.pot - sum(points)
        if left != before.pot and not (self.has_pot(options) and left >= 0):
            raise DoorError("wrong-number", hand.path_of(POINTS), both("error-hoi-sum", sum=sum(points)))
        line = Line("hoi-counted", self.begins[1], players=len(points))
        return Kept(net(points), (line,), before.maybe(hand, WINNER))


PLAYERS = Field("players", SeatsOf(LEAST, MOST), LEAST)


def _after(before: Before, kept: Kept, totals: Sequence[int]) -> Before:
    row = None
    if kept.winner is not None and kept.is_in_row:
        so_far = before.row[1] if before.row is not None and before.row[0] == kept.winner else 0
        row = kept.winner, so_far + 1
    return Before(before.seats, -sum(totals), row, before.number + 1)


def _move(move: Move, totals: list[int]) -> None:
    if move.giver is not None:
        totals[move.giver] -= move.points
    if move.taker is not None:
        totals[move.taker] += move.points


def _told(kept: Kept, result: str, hand: Asked, before: Before, totals: Sequence[int]) -> Answer:
    seats = before.seats

    def name(seat: int | None, nobody: str | None = None) -> str | None:
        return nobody if seat is None else seats[seat]

    return {
        "number": before.number,
        "result": result,
        "seat": hand.given.get("seat"),
        "winner": name(kept.winner),
        "cuoc": list(kept.cuoc),
        "diem": kept.points,
        "moves": [
            {"from": name(move.giver, GA), "to": name(move.taker, GA), "points": move.points}
            for move in kept.moves
            if move.points
        ],
        "totals": dict(zip(seats, totals, strict=True)),
        "ga": -sum(totals),
        "first_next": name(kept.first),
    }


def named(line: Line, seats: Seats) -> Line:
    """Return a line with the names of its seats, which it counts from 1 or calls by letters."""
    values = dict(line.values)
    for key in _NAMES:
        value = values.get(key)
        if isinstance(value, int):
            values[key] = seats[value - 1]
        elif isinstance(value, str) and len(value) == 1 and value in LETTERS:
            values[key] = seats[LETTERS.index(value)]
    return Line(line.phrase, line.article, **values)


def net(points: Sequence[int]) -> tuple[Move, ...]:
    """Return moves that leave each seat with its points, where the law names no pairs; what is over is of the gà."""
    open_: dict[int | None, int] = {**dict(enumerate(points)), None: -sum(points)}
    return tuple(Move(*each) for each in _payments(open_))


def cleared(totals: Mapping[str, int], pot: int) -> list[Answer]:
    """Return who pays whom so that all stand at nought, in few payments; what lies in the gà is owed to it."""
    open_ = {**totals, **({GA: pot} if pot > 0 else {})}
    return [{"from": giver, "to": taker, "points": points} for giver, taker, points in _payments(open_)]


def _payments(open_: dict[Name, int]) -> Iterator[tuple[Name, Name, int]]:
    """Yield payments until all stand at nought: whoever lost most pays whoever won most."""
    while min(open_.values()) < 0 < max(open_.values()):
        giver, taker = min(open_, key=open_.__getitem__), max(open_, key=open_.__getitem__)
        points = min(-open_[giver], open_[taker])
        open_[giver] += points
        open_[taker] -= points
        yield giver, taker, points


def seats_field(name: str, about: str = "") -> Field[Any]:
    """Return a field that names several seats."""
    return Field(name, Many(SeatOf(), step=None), (), about)


def each_field(name: str, most: int, about: str = "") -> Field[Any]:
    """Return a field with a number for every seat, in their order."""
    return Field(name, Many(Maybe(Number(0, most))), (), about)
