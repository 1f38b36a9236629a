"""What the written records of tổ tôm and chắn hold alike, and how they are printed."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Generic, Self, TypeVar

from tutorials.engine.cards import Cards, Kind, short

DRAW, GAP = "hòa", "…"  # the actions that are a whole line: nobody won; turns are left out
_ALONE = {DRAW: "Hòa", GAP: "…"}


def codes(cards: Cards) -> str:
    """Write cards in the order in which they stand."""
    return " ".join(card.code for card in cards)


@dataclass(frozen=True, slots=True)
class Turn:
    """One action: who, what, with which card. Each game adds what its actions tell besides."""

    line: int = field(compare=False)  # line of the record, from 1
    seat: str
    act: Enum  # its value is the word that names it
    card: Kind | None = None
    origin: str = field(default="", compare=False, kw_only=True)  # of a case: the field of the question it comes from

    @property
    def kind(self) -> Kind:
        """Return the card of an action that has one."""
        if self.card is None:
            raise ValueError(f"{self.act.value} names no card")
        return self.card

    def __str__(self) -> str:
        return _ALONE.get(self.act.value) or " ".join((self.seat, self.act.value, *self.words())) + self.said()

    def words(self) -> Iterator[str]:
        """Yield the cards that the line names, after seat and act."""
        raise NotImplementedError

    def said(self) -> str:
        """Return the names that end the line."""
        raise NotImplementedError


_Laid = TypeVar("_Laid")
_Turn = TypeVar("_Turn", bound=Turn)


@dataclass(frozen=True, slots=True)
class Before(Generic[_Laid]):
    """What is known of a seat when the record begins in the middle of a hand."""

    held: Cards | None = None  # the part of the hand that is known
    whole: bool = False  # that is the whole hand
    laid: tuple[_Laid, ...] = ()
    thrown: Cards = ()
    passed: Cards = ()  # came to the door, and was not eaten
    wins: int = 0  # in a row before this hand

    @property
    def has_begun(self) -> bool:
        """Say whether anything had happened."""
        return self.held is not None or bool(self.laid or self.thrown or self.passed)

    def piles(self) -> dict[str, str]:
        """Return the cards that came and went, as written, by the word of their head line."""
        return {"Đã đánh": codes(self.thrown), "Đã qua": codes(self.passed)}

    def lines(self, seat: str) -> Iterator[str]:
        """Yield the head lines that tell this."""
        if self.held is not None:
            yield f"{'Tay đủ' if self.whole else 'Tay'} {seat}: {short(self.held)}"
        melds = " | ".join(map(str, self.laid))
        if melds:
            yield f"Chiếu {seat}: {melds}"
        for word, cards in self.piles().items():
            if cards:
                yield f"{word} {seat}: {cards}"
        if self.wins:
            yield f"Ù liền {seat}: {self.wins}"


_Before = TypeVar("_Before", bound=Before[Any])


@dataclass(frozen=True, slots=True)
class Record(Generic[_Before, _Turn]):
    """A hand as written down."""

    seats: tuple[str, ...]
    cai: str
    hands: dict[str, Cards] = field(default_factory=dict)
    turns: tuple[_Turn, ...] = ()
    game: str = ""
    rules: str | None = None
    bat_cai: Kind | None = None
    before: dict[str, _Before] = field(default_factory=dict)
    noc: Cards | int | None = None  # the cards in order, or how many are left, when the record begins
    lines: dict[str, int] = field(default_factory=dict, compare=False)  # head line by "bài B", "nọc" …

    def __str__(self) -> str:
        return "\n".join([*self.heads(), *map(str, self.turns)]) + "\n"

    def heads(self) -> list[str]:
        """Return the head lines as they are written."""
        lines = list(self._deal())
        for seat, before in self.before.items():
            lines += before.lines(seat)
        if self.noc is not None:
            lines.append(f"Nọc: {self.noc if isinstance(self.noc, int) else codes(self.noc)}")
        return lines

    def numbered(self) -> Self:
        """Return the record with its actions numbered by the lines in which they are written."""
        turns = enumerate(self.turns, len(self.heads()) + 1)
        return replace(self, turns=tuple(replace(turn, line=line) for line, turn in turns))

    def _deal(self) -> Iterator[str]:
        """Yield the head lines from the game to the hands that were dealt."""
        yield f"Ván: {self.game}"
        if self.rules is not None:
            yield f"Lệ: {self.rules}"
        yield f"Ghế: {' '.join(self.seats)}"
        yield f"Cái: {self.cai}"
        if self.bat_cai is not None:
            yield f"Bắt cái: {self.bat_cai.vi}"
        for seat, cards in self.hands.items():
            yield f"Bài {seat}: {short(cards)}"

    @property
    def begins_at_the_deal(self) -> bool:
        """Say whether nothing had happened when the record begins."""
        return not any(before.has_begun for before in self.before.values())
