"""Read a whole written record: head lines, then actions. What a game has of its own stands in its dialect."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from re import Pattern
from typing import Any, Generic, TypeVar

from tutorials.engine.cards import Cards, Kind
from tutorials.engine.errors import DoorError, Message, Place
from tutorials.engine.records import written
from tutorials.engine.records.lines import (
    Head,
    are_seats,
    at_line,
    card_of,
    cards_of,
    head_of,
    head_pattern,
    lines_of,
    noc_of,
    sorted_cards,
    unread,
    wins_of,
    wrong,
)
from tutorials.engine.rules import Preset

Record = TypeVar("Record", bound=written.Record[Any, Any])
Before = TypeVar("Before", bound=written.Before[Any])
Turn = TypeVar("Turn", bound=written.Turn)


@dataclass(frozen=True, eq=False)
class Dialect(Generic[Record, Before, Turn]):
    """What the records of one game have of their own. Its readers take a text and the number of the line."""

    record: type[Record]
    nothing: Before  # what is known of a seat of which nothing is written
    game: Callable[[str, int], str]  # reads the game; its slug
    preset: Callable[[object, Place], Preset[Any]]  # (name, field) -> house rules
    sizes: Collection[int]  # how many seats there may be
    wrong_seats: Message  # said of any other number, and of names that are alike or too long
    seat: Callable[[str, tuple[str, ...], int], str]  # (name, seats, line) -> one of the seats
    most_noc: int
    laid: Callable[[str, int], tuple[Any, ...]]  # reads what lies before a seat
    turn: Callable[[str, tuple[str, ...], int], Turn]  # (line, seats, its number) -> an action
    more_piles: Mapping[str, Callable[[Before, Cards], Before]] = field(default_factory=dict)  # by the head word

    @cached_property
    def head(self) -> Pattern[str]:
        """Return the pattern of its head lines."""
        return head_pattern((*_PLAIN, *_WITH_SEAT, *self.piles))

    @cached_property
    def piles(self) -> Mapping[str, Callable[[Before, Cards], Before]]:
        """Return what a head line of cards that came and went changes, by its word."""
        return {
            "đã đánh": lambda before, cards: replace(before, thrown=cards),
            "đã qua": lambda before, cards: replace(before, passed=cards),
            **self.more_piles,
        }


@dataclass(slots=True)
class _Reading(Generic[Record, Before, Turn]):
    """What has been read so far."""

    dialect: Dialect[Record, Before, Turn]
    seats: tuple[str, ...] = ()
    cai: str = ""
    hands: dict[str, Cards] = field(default_factory=dict)
    turns: list[Turn] = field(default_factory=list)
    game: str | None = None
    rules: str | None = None
    bat_cai: Kind | None = None
    before: dict[str, Before] = field(default_factory=dict)
    noc: Cards | int | None = None
    lines: dict[str, int] = field(default_factory=dict)

    def seat(self, name: str, number: int) -> str:
        """Return a seat by its name. Raises DoorError."""
        return self.dialect.seat(name, self.seats, number)

    def change(self, seat: str, change: Callable[[Before], Before]) -> None:
        """Change what is known of a seat."""
        self.before[seat] = change(self.before.get(seat, self.dialect.nothing))

    def record(self) -> Record:
        """Return all that was read. Raises DoorError if the seats or the cái are missing."""
        if not self.seats or not self.cai:
            raise wrong(
                1, "missing", "ghi chép cần có dòng “Ghế:” và “Cái:”.", "a record needs the lines “Ghế:” and “Cái:”."
            )
        found = self.dialect.record(
            self.seats, self.cai, self.hands, tuple(self.turns), rules=self.rules, bat_cai=self.bat_cai,
            before={seat: each for seat, each in self.before.items() if each != self.dialect.nothing},
            noc=self.noc, lines=self.lines,
        )  # fmt: skip
        return found if self.game is None else replace(found, game=self.game)


_AnyReading = _Reading[Any, Any, Any]


@lru_cache(maxsize=64)  # a case is the same record under every house
def parse(text: str, dialect: Dialect[Record, Before, Turn]) -> Record:
    """Read a record. Raises DoorError naming the line and the word that cannot be read."""
    said = lines_of(text)
    read: _Reading[Record, Before, Turn] = _Reading(dialect, _seats(said, dialect))
    for number, line in said:
        head = head_of(line, dialect.head)
        if head is None:
            read.turns.append(dialect.turn(line, read.seats, number))
        elif read.turns:
            vi, en = "các dòng đầu phải ghi trước mọi việc trong ván.", "head lines must come before all actions."
            raise wrong(number, "late-head", vi, en)
        else:
            _head(read, head, number)
    return read.record()


def _seats(lines: list[tuple[int, str]], dialect: Dialect[Any, Any, Any]) -> tuple[str, ...]:
    """Read the line that tells the seats, which other head lines may name before it; no seats without that line."""
    for number, line in lines:
        head = head_of(line, dialect.head)
        if head and head.key == "ghế":
            seats = tuple(head.value.upper().split())
            if len(seats) not in dialect.sizes or not are_seats(seats):
                raise wrong(number, "seats", dialect.wrong_seats.vi, dialect.wrong_seats.en)
            return seats
    return ()


# head lines -----------------------------------------------------------------------------------


def _head(read: _AnyReading, head: Head, number: int) -> None:
    if head.key in read.lines:
        before = read.lines[head.key]
        vi = f"dòng “{head.key}” đã có ở dòng {before}."
        raise wrong(number, "twice", vi, f"“{head.key}” stands already in line {before}.", word=head.key)
    read.lines[head.key] = number
    if head.word in _WITH_SEAT:
        _WITH_SEAT[head.word](read, read.seat(head.name, number), head.value, number)
    elif head.word in read.dialect.piles:
        seat, cards = read.seat(head.name, number), cards_of(head.value, number)
        read.change(seat, lambda before: read.dialect.piles[head.word](before, cards))
    elif head.name:
        raise unread(head.name, number)
    else:
        _PLAIN[head.word](read, head.value, number)


def _game(read: _AnyReading, value: str, number: int) -> None:
    read.game = read.dialect.game(value, number)


def _rules(read: _AnyReading, value: str, number: int) -> None:
    try:
        read.rules = read.dialect.preset(value.casefold(), "record").slug
    except DoorError as error:
        raise at_line(error, number) from None


def _skip(read: _AnyReading, value: str, number: int) -> None:
    """Pass over the seats, which were read first."""


def _cai(read: _AnyReading, value: str, number: int) -> None:
    read.cai = read.seat(value.upper(), number)


def _bat_cai(read: _AnyReading, value: str, number: int) -> None:
    read.bat_cai = card_of(value, number)


def _noc(read: _AnyReading, value: str, number: int) -> None:
    read.noc = noc_of(value, number, read.dialect.most_noc)


def _dealt(read: _AnyReading, seat: str, value: str, number: int) -> None:
    read.hands[seat] = sorted_cards(value, number)


def _part(read: _AnyReading, seat: str, value: str, number: int) -> None:
    _held(read, seat, value, number, whole=False)


def _whole(read: _AnyReading, seat: str, value: str, number: int) -> None:
    _held(read, seat, value, number, whole=True)


def _held(read: _AnyReading, seat: str, value: str, number: int, *, whole: bool) -> None:
    other = f"{'tay' if whole else 'tay đủ'} {seat}"
    if other in read.lines:
        vi = f"đã có dòng “{other}”: một tay bài chỉ ghi một lần."
        raise wrong(number, "twice", vi, f"“{other}” stands already: a hand is written once.", word=other)
    cards = sorted_cards(value, number)
    read.change(seat, lambda before: replace(before, held=cards, whole=whole))


def _laid(read: _AnyReading, seat: str, value: str, number: int) -> None:
    laid = read.dialect.laid(value, number)
    read.change(seat, lambda before: replace(before, laid=laid))


def _wins(read: _AnyReading, seat: str, value: str, number: int) -> None:
    wins = wins_of(value, number)
    read.change(seat, lambda before: replace(before, wins=wins))


_PLAIN: dict[str, Callable[[_AnyReading, str, int], None]] = {
    "ván": _game,
    "lệ": _rules,
    "ghế": _skip,
    "cái": _cai,
    "bắt cái": _bat_cai,
    "nọc": _noc,
}
_WITH_SEAT: dict[str, Callable[[_AnyReading, str, str, int], None]] = {
    "bài": _dealt,
    "tay": _part,
    "tay đủ": _whole,
    "chiếu": _laid,
    "ù liền": _wins,
}
