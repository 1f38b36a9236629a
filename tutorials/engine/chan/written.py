r"""The written record of a hand of chắn, in the manner of tổ tôm's records; parse and print are inverse.

    Ván: chan
    Ghế: A B C D
    Cái: A
    Bài B: 5v5v 7w7s cc …
    A đánh 9 sách
    B ăn 9 sách với 9 sách
    B đánh 4 văn
    C mở 6 sách
    D chíu 6 sách
    D trả 2 văn
    C dưới 2 văn
    D mở 8 vạn
    B ù 8 vạn: bạch thủ, tôm

Head lines, before the actions. Seats are in the order of play.

| line | tells |
|---|---|
| `Ván: chan` | the game |
| `Lệ: san-dinh` | house rules the table plays by; those of the question go first |
| `Ghế: A B C D`, `Cái: A` | the seats, and who has the cái |
| `Bắt cái: 5 văn` | the card that went to the cái |
| `Bài B: …` | the whole hand dealt to B, without that card (the cái's may be written with it, if no line names it) |
| `Tay B: …`, `Tay đủ B: …` | a part, or all, of what B holds when the record begins in the middle of a hand |
| `Chiếu B: ăn 6 văn với 6 vạn \| chíu 7 vạn` | what lies before B then |
| `Đã đánh B: …`, `Đã qua B: …` | thrown by B before; came to B's door and was not eaten |
| `Ù liền B: 1` | wins in a row of B before this hand |
| `Nọc: 12` or `Nọc: 6v 7s …` | how many cards are left in the nọc, or which, in order |

Actions: `đánh`, `mở` (from the nọc), `ăn … với …`, `dưới` (leave the card to the next door; may be left out), `chíu`,
`trả` (a card back to the door after a chíu), `ù …: cước` (`ù` alone: thiên ù), and the lines `Hòa` (a draw) and `…`
(turns left out). A higher claim may follow a lower one on the same card. `#` begins a remark. Law: CH-4, CH-5.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from tutorials.engine.cards import Kind
from tutorials.engine.records import written
from tutorials.engine.records.written import DRAW, GAP

SLUG = "chan"


class Act(Enum):
    """What a player does, by the word that names it."""

    THROW = "đánh"
    OPEN = "mở"
    EAT = "ăn"
    PASS = "dưới"
    CHIU = "chíu"
    GIVE_BACK = "trả"
    WIN = "ù"
    DRAW = DRAW
    GAP = GAP


@dataclass(frozen=True, slots=True)
class Turn(written.Turn):
    """One action: who, what, with which card; `beside` is the own card laid with an eaten one."""

    act: Act
    beside: Kind | None = None
    announced: tuple[str, ...] | None = None

    def words(self) -> Iterator[str]:
        """Yield the cards that the line names."""
        if self.card is not None:
            yield self.card.vi
        if self.beside is not None:
            yield f"với {self.beside.vi}"

    def said(self) -> str:
        """Return the names that end the line."""
        return "" if self.announced is None else f": {', '.join(self.announced)}"


@dataclass(frozen=True, slots=True)
class Laid:
    """What lies before a seat when the record begins: a pair eaten, or a chíu (without `beside`)."""

    card: Kind
    beside: Kind | None = None

    def __str__(self) -> str:
        return f"ăn {self.card.vi} với {self.beside.vi}" if self.beside else f"chíu {self.card.vi}"


@dataclass(frozen=True, slots=True)
class Before(written.Before[Laid]):
    """What is known of a seat when the record begins in the middle of a hand."""


NOTHING_BEFORE = Before()


@dataclass(frozen=True, slots=True)
class Record(written.Record[Before, Turn]):
    """A hand as written down."""

    game: str = SLUG

    @property
    def begins_at_the_deal(self) -> bool:
        """Say whether nothing had happened when the record begins."""
        return self.noc is None and not any(before.has_begun for before in self.before.values())
