"""What a phỏm (meld) is: three or four of one rank, or a run of one suit; and the cạ, two thirds of one.

Hands are masks of 52 bits, bit `card.index`, so that a phỏm that is in a hand is found in a table. Law: TL-3.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from itertools import combinations

from tutorials.engine.errors import Message
from tutorials.engine.french import CARDS, Card, Cards, Suit

SMALLEST = 3  # cards of a phỏm
ACE_HIGH = 14  # an ace above the king, where the house knows it
SUITS = tuple(Suit)


class PhomKind(Enum):
    """The two kinds of phỏm."""

    NGANG = "ngang", Message("phỏm ngang", "a set of one rank")
    DOC = "doc", Message("phỏm dọc", "a run of one suit")

    def __init__(self, slug: str, name_of: Message) -> None:
        self.slug = slug
        self.vi = name_of.vi
        self.en = name_of.en


@dataclass(frozen=True, slots=True)
class Phom:
    """A phỏm that may be laid: its cards as a mask, their number and their points."""

    mask: int
    size: int
    points: int
    kind: PhomKind
    cards: Cards  # in the order in which they are laid


def mask_of(cards: Iterable[Card]) -> int:
    """Return the cards as a mask."""
    return sum(1 << card.index for card in cards)


def cards_of(mask: int) -> Cards:
    """Return the cards of a mask, in the order of the deck."""
    return tuple(card for card in CARDS if mask >> card.index & 1)


def points_of(cards: Iterable[Card]) -> int:
    """Add up loose cards: the ace is 1, J 11, Q 12, K 13. Law: TL-9.1."""
    return sum(card.rank for card in cards)


def _phom(cards: Cards, kind: PhomKind) -> Phom:
    return Phom(mask_of(cards), len(cards), points_of(cards), kind, cards)


@cache
def sets_in(rank: int, held: int) -> tuple[Phom, ...]:
    """Return the phỏm ngang of a rank (0 to 12) in the suits held, four bits. Law: TL-3.1."""
    cards = [CARDS[4 * rank + place] for place in range(4) if held >> place & 1]
    return tuple(
        _phom(found, PhomKind.NGANG)
        for size in range(len(cards), SMALLEST - 1, -1)
        for found in combinations(cards, size)
    )


@lru_cache(maxsize=1 << 12)
def runs_in(place: int, held: int, ace_high: bool) -> tuple[Phom, ...]:
    """Return the phỏm dọc in a suit of which the ranks are held, thirteen bits. Law: TL-3.2, TL-3.3."""
    bits = held | (held & 1) << 13 if ace_high else held
    found = []
    for low in range(12):
        high = low
        while high < ACE_HIGH and bits >> high & 1:
            high += 1
            if high - low >= SMALLEST and high - low <= 13:
                found.append(_phom(tuple(CARDS[4 * (rank % 13) + place] for rank in range(low, high)), PhomKind.DOC))
    return tuple(sorted(found, key=lambda phom: -phom.size))


def phom_in(cards: Iterable[Card], *, ace_high: bool = False) -> list[Phom]:
    """Return every phỏm that could be laid from the cards, the longest of each rank and suit first."""
    ranks = [0] * 13
    suits = [0] * 4
    for card in cards:
        index = card.index
        ranks[index >> 2] |= 1 << (index & 3)
        suits[index & 3] |= 1 << (index >> 2)
    found: list[Phom] = []
    for rank, held in enumerate(ranks):
        if held in _THREE:
            found += sets_in(rank, held)
    for place, held in enumerate(suits):
        if held & held >> 1 & held >> 2 or ace_high:
            found += runs_in(place, held, ace_high)
    return found


_THREE = frozenset({7, 11, 13, 14, 15})  # three suits of four, or all


def judge(cards: Cards, *, ace_high: bool = False) -> Phom | None:
    """Return the phỏm that the cards make all together; None if they make none. Law: TL-3.1 to TL-3.3."""
    mask = mask_of(cards)
    return next((phom for phom in phom_in(cards, ace_high=ace_high) if phom.mask == mask), None)


def is_ca(one: Card, other: Card, *, ace_high: bool = False) -> bool:
    """Say whether two cards want one more to be a phỏm. Law: TL-3.5."""
    if one.rank == other.rank:
        return True
    if one.suit is not other.suit:
        return False
    near = abs(one.rank - other.rank) <= 2
    high = ace_high and 1 in (one.rank, other.rank) and max(one.rank, other.rank) >= 12
    return near or high


def ca_in(cards: Cards, *, ace_high: bool = False) -> tuple[Cards, ...]:
    """Return every cạ among the cards."""
    return tuple(pair for pair in combinations(cards, 2) if is_ca(*pair, ace_high=ace_high))
