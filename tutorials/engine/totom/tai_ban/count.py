"""Count the lưng of a tài bàn hand, and what the ù is worth.

Source: part D of the 2005 law and the same figures in the encyclopedia: a phu counts every lưng in
it and every trùng in it; the trùng of a tài card counts double. Law: TB-4.1 to TB-4.4.3, TB-15.1 to
TB-15.3.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tutorials.engine.cards import KINDS, Cards, Kind, counts_of, spoken
from tutorials.engine.errors import Message
from tutorials.engine.lines import Line
from tutorials.engine.totom.solve.phu import LUNGS, judge_phu
from tutorials.engine.totom.tai_ban.cuoc import Cuoc, cuoc_of

TAI = frozenset(kind.index for kind in KINDS if kind.is_yeu or kind.code in ("2v", "9v", "5w", "8w", "4s", "7s"))
HOWS = ("an", "phong", "khan", "thien-khai", "day-khan")
N = 10  # the law's own example; a table agrees on its own (TB-15)


@dataclass(frozen=True, slots=True)
class Making:
    """How three or four alike came together, and what that counts. Law: TB-4.3, TB-4.4."""

    slug: str
    name: Message
    size: int
    lung: int
    article: str
    tai_article: str


MAKINGS = {
    making.slug: making
    for making in (
        Making("phong", Message("phỗng", "phỗng of"), 3, 1, "TB-4.3.1", "TB-4.4.1"),
        Making("khan", Message("khàn", "khàn of"), 3, 3, "TB-4.3.2", "TB-4.4.2"),
        Making("thien-khai", Message("thiên khai", "thiên khai of"), 4, 6, "TB-4.3.3", "TB-4.4.3"),
        Making("day-khan", Message("dậy khàn", "raised khàn of"), 4, 6, "TB-4.3.3", "TB-4.4.3"),
    )
}


@dataclass(frozen=True, slots=True)
class Trung:
    """Trùng: three or four alike that stay whole, and how they came together."""

    kind: int
    how: str

    @property
    def size(self) -> int:
        """Return the number of its cards."""
        return MAKINGS[self.how].size

    @property
    def is_tai(self) -> bool:
        """Say whether its cards count double (TB-5.1)."""
        return self.kind in TAI

    @property
    def lung(self) -> int:
        """Return the lưng it counts by itself."""
        return MAKINGS[self.how].lung * (2 if self.is_tai else 1)

    @property
    def article(self) -> str:
        """Return the clause that sets its count."""
        making = MAKINGS[self.how]
        return making.tai_article if self.is_tai else making.article

    @property
    def name(self) -> Message:
        """Return its name: phỗng 7 văn."""
        kind, name = KINDS[self.kind], MAKINGS[self.how].name
        return Message(f"{name.vi} {kind.vi}", f"{name.en} {kind.plural('en')}")


@dataclass(frozen=True, slots=True)
class Laid:
    """One phu of the hand and the trùng that stand in it."""

    cards: Cards
    trung: tuple[Trung, ...] = ()

    @property
    def times(self) -> int:
        """Count how often its named lưng stands in it (ghép cùng loại, TB-4.2.2)."""
        judged = judge_phu(self.cards)
        if judged is None or judged.lung not in LUNGS:
            return 0
        counts = counts_of(self.cards)
        return min(counts[index] for index in judged.lung.indexes)

    @property
    def lung(self) -> int:
        """Count all lưng in it (TB-4.2)."""
        return self.times + sum(trung.lung for trung in self.trung)

    def lines(self, before: int) -> list[Line]:
        """Say what it counts, step by step, after `before` lưng."""
        total, lines = before, []
        judged = judge_phu(self.cards)
        parts: list[tuple[str, Message, int]] = []
        if self.times and judged and judged.lung:
            article = "TB-4.1" if self.times == 1 else "TB-4.2.2"
            name, cards = judged.lung.vi, spoken(self.cards)
            parts.append((article, Message(f"{name} ({cards.vi})", f"{name} ({cards.en})"), self.times))
        parts += [(trung.article, trung.name, trung.lung) for trung in self.trung]
        for article, what, lung in parts:
            total += lung
            lines.append(Line("tai-ban-add", article, what=what, lung=lung, total=total))
        if len(parts) > 1:
            lines.append(Line("tai-ban-joined", "TB-4.2.1", cards=spoken(self.cards), lung=self.lung))
        return lines


@dataclass(frozen=True, slots=True)
class Count:
    """Lưng of a hand, its cước (None below nine), and the additions."""

    lung: int
    cuoc: Cuoc | None
    lines: tuple[Line, ...]

    @property
    def times(self) -> int:
        """Return the multiple of N."""
        return self.cuoc.times if self.cuoc else 0


def count(laid: Iterable[Laid], *, khan_at_deal: bool) -> Count:
    """Count the lưng of these phu and name the cước."""
    total = 0
    lines: list[Line] = []
    for phu in laid:
        lines += phu.lines(total)
        total += phu.lung
    return Count(total, cuoc_of(total, khan_at_deal=khan_at_deal), tuple(lines))


def trung_in(cards: Sequence[Kind], how: str) -> tuple[Trung, ...]:
    """Return the trùng of this making that stand among the cards of one phu."""
    if how not in MAKINGS:
        return ()
    counts = counts_of(cards)
    return tuple(Trung(index, how) for index, copies in enumerate(counts) if copies >= MAKINGS[how].size)
