"""Which kinds can share a phu with which: the smallest phu of each kind. Law: TT-4.1, TT-4.2, TT-4.4."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from tutorials.engine.cards import KINDS, Kind
from tutorials.engine.totom.solve.phu import LUNGS

_NUMBERED = 27


def _triples(kind: int) -> Iterator[tuple[int, int]]:
    """Yield the two other kinds of each phu of three that holds this kind."""
    if kind < _NUMBERED:
        rank, suit = kind % 9, kind // 9 * 9
        for first in range(max(0, rank - 2), min(6, rank) + 1):
            one, other = (suit + each for each in range(first, first + 3) if each != rank)
            yield one, other
        if rank:  # three ones of different suits are three yêu, each a phu by itself
            one, other = (start + rank for start in (0, 9, 18) if start != suit)
            yield one, other
    for lung in LUNGS:
        if kind in lung.indexes and not (kind < _NUMBERED and lung.slug == "yeu-den-1"):
            one, other = (each for each in lung.indexes if each != kind)
            yield one, other


TRIPLES: tuple[tuple[tuple[int, int], ...], ...] = tuple(tuple(_triples(kind)) for kind in range(len(KINDS)))
"""For each kind: the pairs of kinds that make a phu of three with it (1-2-3 văn stands among the runs)."""

NEAR: tuple[int, ...] = tuple(
    1 << kind | sum(1 << each for each in {each for pair in TRIPLES[kind] for each in pair})
    for kind in range(len(KINDS))
)
"""For each kind: the mask of kinds that could share a phu with it, itself counted."""


def makes_phu(card: Kind, pool: Mapping[Kind, int]) -> bool:
    """Say whether the card makes a phu with two cards of the pool."""
    return any(pool.get(KINDS[one], 0) and pool.get(KINDS[other], 0) for one, other in TRIPLES[card.index])


def partners(card: Kind, pool: Mapping[Kind, int], spare: Mapping[Kind, int]) -> dict[Kind, int]:
    """Return the cards of the pool that lie in some phu with the card, cards of `spare` helping, and how many.

    A run is taken at its full length, one card of each rank, and none of a rank that `spare` supplies (TT-4.9);
    a bí or a lưng takes in every copy.
    """
    either = Counter(pool) + Counter(spare)
    found = {kind: 1 for kind in stretch(card, either) if pool.get(kind, 0) and not spare.get(kind, 0)}
    for one, other in TRIPLES[card.index]:
        if either[KINDS[one]] and either[KINDS[other]] and not is_run((card, KINDS[one], KINDS[other])):
            for kind in (KINDS[one], KINDS[other], card):
                if pool.get(kind, 0):
                    found[kind] = pool[kind]
    return found


def stretch(card: Kind, pool: Mapping[Kind, int]) -> Sequence[Kind]:
    """Return the other cards of the longest run round a card; nothing if it is shorter than three."""
    if card.suit is None:
        return ()
    suit = card.index // 9 * 9
    first = last = card.index
    while first > suit and pool.get(KINDS[first - 1], 0):
        first -= 1
    while last < suit + 8 and pool.get(KINDS[last + 1], 0):
        last += 1
    return tuple(kind for kind in KINDS[first : last + 1] if kind is not card) if last - first >= 2 else ()


def is_run(cards: Sequence[Kind]) -> bool:
    """Say whether the cards are a phu dọc. Law: TT-4.2."""
    ordered = sorted(card.index for card in cards)
    return (
        len(ordered) >= 3
        and ordered[-1] < _NUMBERED
        and ordered[0] // 9 == ordered[-1] // 9
        and all(after - before == 1 for before, after in pairwise(ordered))
    )


def phu_holding(hand: Counter[Kind], card: Kind) -> tuple[int, int]:
    """Count the runs of a hand that can each hold a copy of a kind, and its bí and lưng with that kind."""
    left = hand.copy()
    del left[card]
    others = [(KINDS[one], KINDS[other]) for one, other in TRIPLES[card.index]]
    bis = sum(bool(left[one] and left[other]) and not is_run((card, one, other)) for one, other in others)
    runs = 0
    while run := stretch(card, left):
        left -= Counter(run)
        runs += 1
    return runs, bis
