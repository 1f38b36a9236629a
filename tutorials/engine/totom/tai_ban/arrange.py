"""Lay a tài bàn hand out: round if it can be, with the most lưng; else with the fewest loose cards.

The trùng count the same wherever they stand, so the solver looks for the layout in which the named
lưng (tôm, lèo, sườn, the four of yêu) stand most often. A phu counts its named lưng as often as the
scarcest of its three kinds lies in it, cards of a trùng counted (TB-4.2.2); copies of one lưng may
therefore always lie in one phu. Bí and runs are laid by the machinery of tổ tôm (`arrange`).
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations

from tutorials.engine.cards import KINDS, Cards
from tutorials.engine.totom.solve import arrange
from tutorials.engine.totom.solve.arrange import (
    LUNG_INDEXES,
    NOT_LAID,
    RUN_LUNG,
    Blocks,
    Counts,
    Plan,
    Search,
    Way,
    pack_hand,
)
from tutorials.engine.totom.solve.phu import LUNGS, Phu
from tutorials.engine.totom.tai_ban.count import Laid, Trung


@dataclass(frozen=True, slots=True)
class Layout:
    """A hand laid out: phu with the trùng in them, loose cards, and all lưng."""

    phu: tuple[tuple[Phu, Laid], ...]
    loose: Cards
    lung: int

    @property
    def is_round(self) -> bool:
        """Say whether no card is loose (TB-3.1)."""
        return not self.loose

    @property
    def laid(self) -> tuple[Laid, ...]:
        """Return the phu as they are counted."""
        return tuple(laid for _, laid in self.phu)


def blocks_of(trung: Iterable[Trung]) -> Blocks:
    """Return the trùng as the solver takes them."""
    return tuple((each.kind, each.size) for each in trung)


def round_plan(free: Counts, trung: tuple[Trung, ...], min_lung: int = 0) -> Plan | None:
    """Return the round plan with the most lưng, or None if there is none with as many as asked."""
    return _Search(free, trung).within(0, min_lung - sum(each.lung for each in trung))


def best_plan(free: Counts, trung: tuple[Trung, ...]) -> Plan:
    """Return the best plan: fewest loose cards first, then most lưng."""
    return _Search(free, trung).fewest()


def lay(free: Counts, trung: tuple[Trung, ...]) -> Layout:
    """Lay the hand with the fewest loose cards, then the most lưng."""
    return realise(best_plan(free, trung), trung)


def realise(plan: Plan, trung: tuple[Trung, ...]) -> Layout:
    """Turn a plan into phu and loose cards; the copies of one lưng lie together, save those of 1-2-3 văn."""
    times = Counter(number for number, _ in plan.lungs)
    inside = dict(plan.lungs)
    single = tuple(dict.fromkeys(plan.lungs))
    found = arrange.realise(replace(plan, lungs=single), blocks_of(trung))
    sizes = {each.kind: each.size for each in trung}
    groups: list[Phu] = []
    for phu in found.phu:
        number = LUNGS.index(phu.lung) if phu.lung in LUNGS else None
        if number is None or times[number] == 1:
            groups.append(phu)
        elif number == RUN_LUNG:
            groups += [phu] * times[number]
        else:
            standing = {kind: size for kind, size in sizes.items() if inside[number] >> 3 * kind & 7}
            more = _more_copies(number, times[number], standing)
            groups.append(replace(phu, cards=tuple(sorted((*phu.cards, *more), key=lambda kind: kind.index))))
    laid = tuple((phu, Laid(phu.cards, _trung_of(phu, trung))) for phu in groups)
    return Layout(laid, found.loose, sum(each.lung for _, each in laid))


def _more_copies(number: int, times: int, standing: Mapping[int, int]) -> Cards:
    """Return the cards beyond the first of each kind that make the lưng stand so often."""
    return tuple(KINDS[index] for index in LUNG_INDEXES[number] for _ in range(times - standing.get(index, 1)))


def _trung_of(phu: Phu, trung: tuple[Trung, ...]) -> tuple[Trung, ...]:
    """Return the trùng that stand in a phu: a block never leaves fewer than three of its kind there."""
    return tuple(each for each in trung if phu.cards.count(KINDS[each.kind]) >= each.size)


@lru_cache(maxsize=1 << 14)
def _ways(number: int, free: int, blocks: int) -> list[Way]:
    """Return the ways to lay a lưng, the most often first, the one that takes fewest cards last but one.

    It counts as often as it is laid, cards of a block in it counted. As many blocks stand in it as must, or
    as can, but for those that another lưng may want.
    """
    copies = [(index, free >> 3 * index & 7, blocks >> 3 * index & 7) for index in LUNG_INDEXES[number]]
    if number == RUN_LUNG:
        copies = [(index, singles, 0) for index, singles, _ in copies]
    ways: set[Way] = set()
    for times in range(1, min(singles + size for _, singles, size in copies) + 1):
        must = {index for index, singles, _ in copies if singles < times}
        can = {index for index, _, size in copies if size}
        for shared in _subsets(can & _SHARED - must):
            for stands in (must | shared, can - _SHARED | must | shared):
                taken = sum(max(0, times - size * (index in stands)) << 3 * index for index, _, size in copies)
                ways.add((times, times, sum(blocks & 7 << 3 * index for index in stands), taken))
    return [*sorted(ways, key=lambda way: (-way[0], -way[3])), NOT_LAID]


def _subsets(kinds: set[int]) -> list[set[int]]:
    return [set(chosen) for size in range(len(kinds) + 1) for chosen in combinations(sorted(kinds), size)]


_SHARED = {index for index in range(len(KINDS)) if sum(index in indexes for indexes in LUNG_INDEXES) > 1}


class _Search(Search):
    """The search of tổ tôm, where a lưng counts as often as it is laid."""

    ways = staticmethod(_ways)

    def __init__(self, free: Counts, trung: tuple[Trung, ...]) -> None:
        super().__init__(pack_hand(free), blocks_of(trung), 0)
