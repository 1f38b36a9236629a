"""Combinations (tổ hợp) of sâm lốc and what beats what; suits never count."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tutorials.engine.errors import Message
from tutorials.engine.french import SIGNS, Card, Cards
from tutorials.engine.sam.options import Options

HAND = 10
TWO = 12  # strength of a two, the highest
ACE_LOW, DEUCE, ACE_HIGH = 1, 2, 14  # places in the row A 2 3 … K A
SHORTEST = 3  # cards of a straight


class Kind(Enum):
    """The kinds of play, each with its name and article; two tứ quý together only cut a pair of twos."""

    RAC = "rac", "lá", "a single", "SL-2.1"
    DOI = "doi", "đôi", "a pair of", "SL-2.2"
    SAM = "sam", "sám", "three of a kind in", "SL-2.3"
    TU_QUY = "tu-quy", "tứ quý", "four of a kind in", "SL-2.4"
    SANH = "sanh", "sảnh", "a straight", "SL-2.5"
    HAI_TU_QUY = "hai-tu-quy", "hai tứ quý", "a double four of a kind", "SL-3.5"

    def __init__(self, slug: str, vi: str, en: str, article: str) -> None:
        self.slug = slug
        self.label = Message(vi, en)
        self.article = article


ALIKE = {1: Kind.RAC, 2: Kind.DOI, 3: Kind.SAM, 4: Kind.TU_QUY}


@dataclass(frozen=True, slots=True)
class Combo:
    """A play: its kind, how many cards, and how high.

    `top` is the strength of the rank (3 is 0, 2 is 12); of a straight it is the place of its last card in the
    row A 2 3 … K A, where A is 1 or 14.
    """

    kind: Kind
    size: int
    top: int

    @property
    def sign(self) -> str:
        """Return the sign of the rank, or of the last card of a straight."""
        return sign_at(self.top) if self.kind is Kind.SANH else SIGNS[rank_of(self.top) - 1]

    @property
    def first_sign(self) -> str:
        """Return the sign of the first card of a straight; of other plays the sign of their rank."""
        return sign_at(self.top - self.size + 1) if self.kind is Kind.SANH else self.sign

    @property
    def is_twos(self) -> bool:
        """Say whether it is one or more twos alike."""
        return self.top == TWO and self.kind is not Kind.SANH


def strength(card: Card) -> int:
    """Return how high a card is: 3 is 0, 4 is 1, … A is 11, 2 is 12 (SL-1.4)."""
    return (card.rank - 3) % 13


def rank_of(power: int) -> int:
    """Return the rank (A is 1) of a strength; undoes `strength`."""
    return (power + 2) % 13 + 1


def sign_at(place: int) -> str:
    """Return the sign at a place in the row A 2 3 … K A."""
    return SIGNS[(place - 1) % 13]


def has_two(cards: Sequence[Card]) -> bool:
    """Say whether a two is among the cards (SL-2.6)."""
    return any(card.rank == 2 for card in cards)


def ends_on_two(cards: Sequence[Card], options: Options) -> bool:
    """Say whether nobody may go out with the cards, for a two is among them (SL-4.6, SL-4.8)."""
    return has_two(cards) and not (options.straight_out and len({card.rank for card in cards}) > 1)


def straight_top(ranks: Sequence[int], options: Options) -> int | None:
    """Return the place of the last card if the ranks run on, each once; None if they do not (SL-2.5, SL-2.6)."""
    size = len(ranks)
    if not SHORTEST <= size <= HAND or len(set(ranks)) != size:
        return None
    if DEUCE in ranks and options.two_in_straight == "khong":
        return None
    high = [ACE_HIGH if rank == ACE_LOW and 13 in ranks else rank for rank in ranks]
    return max(high) if max(high) - min(high) == size - 1 else None


def find_combo(cards: Cards, options: Options) -> Combo | None:
    """Return what the cards are, or None if they may not be played together (SL-2.1 to SL-2.7)."""
    size = len(cards)
    counts = Counter(strength(card) for card in cards)
    if len(counts) == 1 and size in ALIKE:
        return Combo(ALIKE[size], size, strength(cards[0]))
    if sorted(counts.values()) == [4, 4]:
        return Combo(Kind.HAI_TU_QUY, size, max(counts))
    top = straight_top([card.rank for card in cards], options)
    return None if top is None else Combo(Kind.SANH, size, top)


def is_cut(table: Combo, play: Combo, options: Options) -> bool:
    """Say whether a play is a tứ quý that cuts twos (SL-3.4, SL-3.5, SL-3.7)."""
    if not table.is_twos:
        return False
    if table.kind is Kind.RAC:
        return play.kind is Kind.TU_QUY
    choice = {Kind.DOI: options.pair_of_twos, Kind.SAM: options.three_twos}.get(table.kind, "khong")
    return play.kind is {"mot-tu-quy": Kind.TU_QUY, "hai-tu-quy": Kind.HAI_TU_QUY}.get(choice)


def beats(table: Combo, play: Combo, options: Options) -> bool:
    """Say whether a play beats what lies on the table (SL-3.1 to SL-3.6)."""
    if play.kind is Kind.HAI_TU_QUY or table.kind is Kind.HAI_TU_QUY:
        return is_cut(table, play, options)
    if play.kind is not table.kind:
        return is_cut(table, play, options)
    if play.size != table.size and not (options.longer_straight and play.size > table.size):
        return False
    return play.top > table.top
