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
from dataclasses import dataclass, field
from enum import Enum

from tutorials.engine.cards import Cards, Kind, short
from tutorials.engine.records import before_lines, codes, deal_lines, noc_lines


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
    DRAW = "hòa"
    GAP = "…"


EATING = (Act.EAT, Act.EAT_DOWN, Act.EAT_SHOWN)


@dataclass(frozen=True, slots=True)
class Turn:
    """One action: who, what, with which card; `beside` are the cards laid with it.

    `hạ` and `xếp` name several cards: all stand in `beside`, in the order written for `xếp`.
    """

    line: int = field(compare=False)  # line of the record, from 1
    seat: str
    act: Act
    card: Kind | None = None
    beside: Cards = ()
    announced: tuple[str, ...] | None = None  # cước; of a returned cup: what was said
    called: tuple[str, ...] | None = None  # conditions

    @property
    def kind(self) -> Kind:
        """Return the card of an action that has one."""
        if self.card is None:
            raise ValueError(f"{self.act.value} names no card")
        return self.card

    def __str__(self) -> str:
        if self.act is Act.DRAW:
            return "Hòa"
        if self.act is Act.GAP:
            return "…"
        words = [self.seat, self.act.value]
        if self.act is Act.ORDER:
            words.append(codes(self.beside))
        elif self.act is Act.LAY:
            words.append(short(self.beside))
        elif self.card is not None:
            words.append(self.card.vi)
            if self.beside:
                words += ["với", short(self.beside)]
        text = " ".join(words)
        if self.announced is not None:
            text += f": {', '.join(self.announced)}"
        if self.called is not None:
            text += f"; {', '.join(self.called)}"
        return text


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
class Before:
    """What is known of a seat when the record begins in the middle of a game."""

    held: Cards | None = None  # the part of the hand that is known
    whole: bool = False  # that is the whole hand
    laid: tuple[Laid, ...] = ()
    thrown: Cards = ()
    passed: Cards = ()  # came to the door, and was not eaten
    shown: Cards = ()  # lay open while the seat could have taken it by phỗng, and was left
    wins: int = 0  # in a row before this hand

    def lines(self, seat: str) -> Iterator[str]:
        """Return the head lines that tell this."""
        piles = {"Đã đánh": short(self.thrown), "Đã qua": short(self.passed), "Đã hiện": short(self.shown)}
        return before_lines(seat, self.held, self.whole, self.laid, piles, self.wins)


NOTHING_BEFORE = Before()


@dataclass(frozen=True, slots=True)
class Record:
    """A hand as written down."""

    seats: tuple[str, ...]
    cai: str
    hands: dict[str, Cards] = field(default_factory=dict)
    turns: tuple[Turn, ...] = ()
    game: str = "to-tom"
    rules: str | None = None
    bat_cai: Kind | None = None
    before: dict[str, Before] = field(default_factory=dict)
    noc: Cards | int | None = None  # the cards in order, or how many are left, when the record begins
    lines: dict[str, int] = field(default_factory=dict, compare=False)  # head line by "bài B", "nọc" …

    def __str__(self) -> str:
        lines = list(deal_lines(self.game, self.rules, self.seats, self.cai, self.bat_cai, self.hands))
        for seat, before in self.before.items():
            lines += before.lines(seat)
        return "\n".join([*lines, *noc_lines(self.noc), *map(str, self.turns)]) + "\n"

    @property
    def begins_at_the_deal(self) -> bool:
        """Say whether nothing had happened when the record begins."""
        return not any(
            before.held is not None or before.laid or before.thrown or before.passed or before.shown
            for before in self.before.values()
        )
