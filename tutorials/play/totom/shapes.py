"""Small facts about which kinds go together, worked out once. Law: TT-4.1 to TT-4.10."""

from functools import lru_cache
from itertools import combinations

from tutorials.engine.cards import KINDS
from tutorials.engine.totom.solve.phu import LUNGS, judge_phu

ALL = range(len(KINDS))
YEU = frozenset(kind.index for kind in KINDS if kind.is_yeu)


@lru_cache(maxsize=1 << 16)
def is_phu(cards: tuple[int, ...]) -> bool:
    """Say whether these cards (sorted) make one phu; three or four alike do not (TT-4.4.8)."""
    return len(set(cards)) > 1 and judge_phu(KINDS[index] for index in cards) is not None


def makes_phu(*cards: int) -> bool:
    """Say whether these cards make one phu."""
    return is_phu(tuple(sorted(cards)))


@lru_cache(maxsize=1 << 12)
def is_run(cards: tuple[int, ...]) -> bool:
    """Say whether the cards (sorted) are a phu dọc (TT-4.2)."""
    return (
        len(cards) >= 3
        and cards[-1] < 27
        and cards[0] // 9 == cards[-1] // 9
        and all(after - before == 1 for before, after in zip(cards, cards[1:], strict=False))
    )


def reaching(meld: tuple[int, ...], loose: list[int]) -> list[int]:
    """Return which of these loose cards go with a phu on the mat: on at its ends, or as copies in it (TT-4.9)."""
    if not is_run(meld):
        return [kind for kind in loose if makes_phu(*meld, kind)]
    found = []
    low, high = meld[0] - 1, meld[-1] + 1
    while high in loose and high // 9 == meld[0] // 9:
        found.append(high)
        high += 1
    while low in loose and low // 9 == meld[0] // 9:
        found.append(low)
        low -= 1
    return found


def _triples() -> tuple[tuple[int, int, int], ...]:
    runs = [(9 * suit + rank, 9 * suit + rank + 1, 9 * suit + rank + 2) for suit in range(3) for rank in range(7)]
    numbers = [(rank, 9 + rank, 18 + rank) for rank in range(1, 9)]  # three nhất are three yêu (TT-4.10)
    special = [tuple(sorted(lung.indexes)) for lung in LUNGS]
    found = dict.fromkeys([*runs, *numbers, *special])
    return tuple((one, two, three) for one, two, three in found)


TRIPLES = _triples()
"""Every smallest phu of three different kinds: runs, bí and lưng."""

MATES: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple(
        (rest[0], rest[1])
        for triple in TRIPLES
        if kind in triple
        for rest in [[other for other in triple if other != kind]]
    )
    for kind in ALL
)
"""For each kind, the pairs of kinds that make a smallest phu with it."""

APART: tuple[tuple[int, ...], ...] = tuple(
    tuple(1 << one | 1 << other for one, other in MATES[kind] if not is_run(tuple(sorted((kind, one, other)))))
    for kind in ALL
)
"""For each kind, the pairs of kinds that make a bí or a lưng with it, as masks of one bit a kind."""

NEAR: tuple[frozenset[int], ...] = tuple(
    frozenset(other for pair in MATES[kind] for other in pair) | {kind} for kind in ALL
)
"""For each kind, the kinds that can share a smallest phu with it, itself included."""

COMPLETES: dict[tuple[int, int], frozenset[int]] = {
    pair: frozenset(kind for kind in ALL if tuple(sorted((*pair, kind))) in set(TRIPLES))
    for pair in combinations(ALL, 2)
}
"""For each cạ of two kinds, the kinds that complete it (TT-4.8)."""


def may_share(one: int, other: int) -> bool:
    """Say whether two kinds can lie in one phu, however long a run that takes."""
    return other in NEAR[one] or (one < 27 > other and one // 9 == other // 9)
