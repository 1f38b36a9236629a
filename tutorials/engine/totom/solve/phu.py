"""Phu (melds): what one is, and which of them is a lưng. Law: TT-4.1 to TT-4.10."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from tutorials.engine.cards import BY_CODE, COPIES, Cards, Kind, Suit
from tutorials.engine.errors import Message
from tutorials.engine.words import with_gloss


class PhuKind(Enum):
    """The four sorts of phu of Điều 4, and a fifth that some houses know."""

    BI = "bi", "bí", "bí", "one number, all three suits"
    DOC = "doc", "dọc", "run", "one suit, numbers in a row"
    YEU = "yeu", "yêu", "yêu", "a set by itself"
    LUNG = "lung", "lưng", "lưng", "a precious set"
    TAM_TU = "tam-tu", "tam tử", "three alike", "tam tử, without lưng"

    def __init__(self, slug: str, vi: str, en: str, gloss: str) -> None:
        self.slug = slug
        self.short = Message(vi, en)  # beside others, where neither “phu” nor the gloss is said
        self.vi, self.en = f"phu {vi}", with_gloss(en, gloss)


@dataclass(frozen=True, slots=True)
class Lung:
    """A lưng (special meld): a hand needs one to be ù."""

    slug: str
    short: str  # its name among other lưng
    article: str
    codes: tuple[str, ...] = ()  # the three kinds; empty for the two trùng

    @property
    def vi(self) -> str:
        """Return its name."""
        return f"lưng {self.short}"

    @property
    def indexes(self) -> tuple[int, ...]:
        """Return the indexes of the three kinds."""
        return tuple(BY_CODE[code].index for code in self.codes)


LUNGS = (
    Lung("tom", "tôm", "TT-4.4.1", ("7v", "3w", "3s")),
    Lung("leo", "lèo", "TT-4.4.2", ("cc", "9w", "8s")),
    Lung("suon", "sườn", "TT-4.4.3", ("8v", "2w", "2s")),
    Lung("yeu-do-1", "yêu đỏ đơn", "TT-4.4.4", ("tt", "9w", "9s")),
    Lung("yeu-do-2", "yêu đỏ kép", "TT-4.4.5", ("tt", "oc", "9s")),
    Lung("yeu-den-1", "yêu đen đơn", "TT-4.4.6", ("1v", "2v", "3v")),
    Lung("yeu-den-2", "yêu đen kép", "TT-4.4.7", ("9v", "1w", "1s")),
)
TRUNG_TAM = Lung("trung-tam", "trùng tam", "TT-4.4.8")
TRUNG_TU = Lung("trung-tu", "trùng tứ", "TT-4.4.9")
BY_SLUG = {lung.slug: lung for lung in (*LUNGS, TRUNG_TAM, TRUNG_TU)}


@dataclass(frozen=True, slots=True)
class Phu:
    """A phu (meld): its sort, its cards in the order of the deck, and its lưng if it is one."""

    kind: PhuKind
    cards: Cards
    lung: Lung | None = None
    article: str = ""


def _is_bi(cards: Cards) -> bool:
    """TT-4.1: one rank in all three suits; a second or third copy may lie in it (TT-4.9)."""
    return len({card.rank for card in cards}) == 1 and {card.suit for card in cards} == set(Suit)


def _is_doc(cards: Cards) -> bool:
    """TT-4.2: three or more ranks in a row in one suit, each once."""
    first, last = cards[0], cards[-1]
    return (
        len(cards) >= 3
        and first.suit is not None
        and first.suit is last.suit
        and all(after.index - before.index == 1 for before, after in pairwise(cards))
    )


def _special(cards: Cards) -> Lung | None:
    """TT-4.4.1 to TT-4.4.7; copies may be added, except to 1-2-3 văn (TT-4.9)."""
    kinds = {card.code for card in cards}
    for lung in LUNGS:
        if kinds == set(lung.codes) and (lung.slug != "yeu-den-1" or len(cards) == 3):
            return lung
    return None


def judge_phu(cards: Iterable[Kind]) -> Phu | None:
    """Return the phu that these cards make together, or None.

    Three or four alike are read as a trùng: whether they are one in a hand depends on khàn,
    thiên khai or phỗng, which the hand state names (TT-4.4.8, TT-4.4.9).
    """
    ordered: Cards = tuple(sorted(cards, key=lambda card: card.index))
    if not ordered:
        return None
    if len(ordered) == 1:
        return Phu(PhuKind.YEU, ordered, None, "TT-4.3") if ordered[0].is_yeu else None
    if len(set(ordered)) == 1 and len(ordered) >= 3:
        lung = TRUNG_TAM if len(ordered) == 3 else TRUNG_TU
        return Phu(PhuKind.LUNG, ordered, lung, lung.article)
    special = _special(ordered)
    if special:
        return Phu(PhuKind.LUNG, ordered, special, special.article)
    if _is_bi(ordered):
        return Phu(PhuKind.BI, ordered, None, "TT-4.1")
    if _is_doc(ordered):
        return Phu(PhuKind.DOC, ordered, None, "TT-4.2")
    return None


def is_whole_kind(cards: Cards) -> bool:
    """Say whether the cards are three or four of one kind."""
    return len(set(cards)) == 1 and 3 <= len(cards) <= COPIES
