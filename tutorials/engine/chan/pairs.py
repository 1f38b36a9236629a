"""Lay cards out in chắn, cạ, ba đầu and què. Law: CH-2.1 to CH-2.4, CH-2.6.

Like cards are paired first, and nothing is lost by it: a row is complete exactly when it holds an even number of
cards, however they are paired. What is left of a row is at most one card of each kind.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tutorials.engine.cards import KINDS, Kind, counts_of

Pair = tuple[Kind, Kind]
ROWS: tuple[tuple[int, ...], ...] = (
    *(tuple(suit * 9 + rank for suit in range(3)) for rank in range(1, 9)),
    tuple(kind.index for kind in KINDS if kind.is_yeu),
)
"""The kinds of each row (hàng) by index: the cards of one number; with 120 cards the ones and the red yêu make one row,
of which the deck of a hundred has chi chi alone. Law: CH-2.2, CH-2.6."""
ROW_OF = tuple(next(number for number, row in enumerate(ROWS) if kind.index in row) for kind in KINDS)
_BITS = tuple(1 << row for row in ROW_OF)


def is_same_row(one: Kind, other: Kind) -> bool:
    """Say whether two cards stand in one row: the same number, or both of them yêu. Law: CH-2.2, CH-2.6."""
    return ROW_OF[one.index] == ROW_OF[other.index]


def is_ca(one: Kind, other: Kind) -> bool:
    """Say whether two cards make a cạ: unlike cards of one row. Law: CH-2.2, CH-2.6."""
    return one.index != other.index and ROW_OF[one.index] == ROW_OF[other.index]


def is_ba_dau(odd: Sequence[Kind]) -> bool:
    """Say whether the odd cards of a row are three of one number. Law: CH-2.3."""
    return len(odd) == 3 and len({card.rank for card in odd}) == 1 and odd[0].rank is not None


def is_round(cards: Iterable[Kind]) -> bool:
    """Say whether cards pair without a rest: quicker than laying them out. Law: CH-2.4."""
    odd_rows = 0
    for card in cards:
        odd_rows ^= _BITS[card.index]
    return not odd_rows


@dataclass(frozen=True, slots=True)
class Layout:
    """Cards laid out, every card once: pairs of like cards, pairs of a row, and what is left."""

    chan: tuple[Kind, ...]  # one for each chắn
    ca: tuple[Pair, ...]
    ba_dau: tuple[tuple[Kind, Kind, Kind], ...]
    que: tuple[Kind, ...]

    @property
    def is_round(self) -> bool:
        """Say whether every card is in a pair (tròn). Law: CH-2.4."""
        return not self.ba_dau and not self.que


def lay(cards: Iterable[Kind]) -> Layout:
    """Lay cards out with the most chắn and the fewest loose cards. Law: CH-2.1 to CH-2.4.

    >>> from tutorials.engine.cards import parse
    >>> found = lay(parse("5v5v 6v6w 7v7w7s cc"))
    >>> len(found.chan), len(found.ca), len(found.ba_dau), len(found.que)
    (1, 1, 1, 1)
    """
    return lay_counts(counts_of(cards))


def lay_counts(counts: Sequence[int]) -> Layout:
    """Lay out cards counted by kind."""
    chan: list[Kind] = []
    ca: list[Pair] = []
    ba_dau: list[tuple[Kind, Kind, Kind]] = []
    que: list[Kind] = []
    for row in ROWS:
        odd = []
        for index in row:
            count = counts[index]
            if count > 1:
                chan += [KINDS[index]] * (count >> 1)
            if count & 1:
                odd.append(KINDS[index])
        if is_ba_dau(odd):
            ba_dau.append((odd[0], odd[1], odd[2]))
            continue
        ca += zip(odd[::2], odd[1::2], strict=False)
        que += odd[len(odd) & ~1 :]
    return Layout(tuple(chan), tuple(ca), tuple(ba_dau), tuple(que))
