"""The written record of a hand: what PGN is to chess. One line an action, in words; parse and print are inverse.

    Ván: to-tom
    Ghế: A B C D E
    Cái: A
    Bài B: 456v 66s 7w7w7w 9s cc …
    B úp 7 vạn
    A đánh 9 sách
    B ăn 9 sách với 7s 8s
    B đánh 4 văn
    C mở 6 sách
    B phỗng 6 sách
    B đánh 9 văn
    D ù 5 văn: tôm; phỗng

Head lines, before the actions. Seats are in the order of play (anticlockwise).

| line | tells |
|---|---|
| `Ván: to-tom` | the game: to-tom, to-tom-diem, bi-tu or tai-ban (without it: to-tom) |
| `Lệ: san-dinh` | house rules the table plays by; those of the question go first |
| `Ghế: A B C D E`, `Cái: A` | the seats, and who has the cái |
| `Bắt cái: 5 văn` | the card that went to the cái |
| `Bài B: …` | the whole hand dealt to B, without that card |
| `Tay B: …`, `Tay đủ B: …` | a part, or all, of what B holds when the record begins in the middle of a hand |
| `Chiếu B: ăn 6 văn với 45v | phỗng 7 vạn | khàn 8 sách | bất thực 7 văn | phu 456w` | what lies before B then |
| `Đã đánh B: …` | thrown by B before |
| `Đã qua B: …`, `Đã hiện B: …` | came to B's door and was not eaten; shown anywhere and not taken by phỗng |
| `Ù liền B: 1` | wins in a row of B before this hand |
| `Nọc: 12` or `Nọc: 6v 7s …` | how many cards are left in the nọc, or which, in order |

Actions: `úp` (a khàn), `úp thiên khai`, `chén` (twice for a thiên khai), `trình … với …`, `đánh`, `mở`,
`ăn … với …`, `ăn cài`, `ăn lộ`, `phỗng` (`với` a run: phỗng tái kiến), `dậy khàn`, `dậy thiên khai`, `hạ` (own
cards), `xếp` (the order of a meld), `trả chén … : words`, `chịu`, `ù … : cước; conditions`, and the lines `Hòa`
(a draw) and `…` (turns left out). A claim may follow another on the same card: the higher one has it. `#` begins
a remark.

`record` reads this text, `str(record)` writes it. Law: TT-8.2, TT-8.3, TT-8.5, TT-8.6.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from tutorials.engine.cards import Cards, Kind, short
from tutorials.engine.records import written
from tutorials.engine.records.written import DRAW, GAP, codes


class Act(Enum):
    """What a player does, by the word that names it."""

    THROW = "đánh"
    OPEN = "mở"
    EAT = "ăn"
    EAT_DOWN = "ăn cài"
    EAT_SHOWN = "ăn lộ"
    PHONG = "phỗng"
    RAISE_KHAN = "dậy khàn"
    RAISE_THIEN_KHAI = "dậy thiên khai"
    LAY_THIEN_KHAI = "úp thiên khai"
    LAY_KHAN = "úp"
    SHOW = "trình"
    CUP = "chén"
    RETURN_CUP = "trả chén"
    LAY = "hạ"
    ORDER = "xếp"
    SIT_OUT = "chịu"
    WIN = "ù"
    DRAW = DRAW
    GAP = GAP


EATING = (Act.EAT, Act.EAT_DOWN, Act.EAT_SHOWN)


@dataclass(frozen=True, slots=True)
class Turn(written.Turn):
    """One action: who, what, with which card; `beside` are the cards laid with it.

    `hạ` and `xếp` name several cards: all stand in `beside`, in the order written for `xếp`.
    """

    act: Act
    beside: Cards = ()
    announced: tuple[str, ...] | None = None  # cước; of a returned cup: what was said
    called: tuple[str, ...] | None = None  # conditions

    def words(self) -> Iterator[str]:
        """Yield the cards that the line names."""
        if self.act is Act.ORDER:
            yield codes(self.beside)
        elif self.act is Act.LAY:
            yield short(self.beside)
        elif self.card is not None:
            yield self.card.vi
            if self.beside:
                yield f"với {short(self.beside)}"

    def said(self) -> str:
        """Return the names that end the line."""
        announced = "" if self.announced is None else f": {', '.join(self.announced)}"
        return announced if self.called is None else f"{announced}; {', '.join(self.called)}"


class How(Enum):
    """How cards came to lie before a seat, by the word that names it."""

    EATEN = "ăn", "an"
    PHONG = "phỗng", "phong"
    KHAN = "khàn", "khan"
    THIEN_KHAI = "thiên khai", "thien-khai"
    RAISED_KHAN = "dậy khàn", "day-khan"
    RAISED_THIEN_KHAI = "dậy thiên khai", "day-thien-khai"
    SHOWN = "trình", "trinh"
    LAID = "phu", "phu"
    CUP = "bất thực", "bat-thuc"

    def __init__(self, word: str, slug: str) -> None:
        self.word = word
        self.slug = slug


@dataclass(frozen=True, slots=True)
class Laid:
    """A meld that lies before a seat when the record begins; `cards` without the eaten one. A cup has no cards."""

    how: How
    card: Kind | None = None  # the eaten card, or the kind of a trùng or a cup
    cards: Cards = ()

    def __str__(self) -> str:
        if self.how is How.LAID:
            return f"{self.how.word} {short(self.cards)}"
        text = f"{self.how.word} {self.card.vi if self.card else ''}"
        return f"{text} với {short(self.cards)}" if self.cards else text


@dataclass(frozen=True, slots=True)
class Before(written.Before[Laid]):
    """What is known of a seat when the record begins in the middle of a game."""

    shown: Cards = ()  # lay open while the seat could have taken it by phỗng, and was left

    @property
    def has_begun(self) -> bool:
        """Say whether anything had happened."""
        return self.held is not None or bool(self.laid or self.thrown or self.passed or self.shown)

    def piles(self) -> dict[str, str]:
        """Return the cards that came and went, as written, by the word of their head line."""
        return {**written.Before.piles(self), "Đã hiện": codes(self.shown)}


NOTHING_BEFORE = Before()


@dataclass(frozen=True, slots=True)
class Record(written.Record[Before, Turn]):
    """A hand as written down."""

    game: str = "to-tom"
