"""Lay a tài bàn hand out: round if it can be, with the most lưng; else with the fewest loose cards.

The trùng count the same wherever they stand, so the solver looks for the layout in which the named
lưng (tôm, lèo, sườn, the four of yêu) stand most often. A phu counts its named lưng as often as the
scarcest of its three kinds lies in it, cards of a trùng counted (TB-4.2.2); copies of one lưng may
therefore always lie in one phu. Bí and runs are laid by the machinery of tổ tôm (`arrange`).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from tutorials.engine.cards import COPIES, KINDS, Cards
from tutorials.engine.totom import arrange
from tutorials.engine.totom.arrange import (
    LUNG_INDEXES,
    MAY_OF_LUNG,
    MOST,
    RUN_LUNG,
    YEU_BIT,
    Blocks,
    Chosen,
    Counts,
    Plan,
    fewest_bi,
    pack_hand,
    round_bi,
)
from tutorials.engine.totom.phu import LUNGS, Phu
from tutorials.engine.totom.runs import covers, pack
from tutorials.engine.totom.tai_ban import Laid, Trung

_FEW = 12  # choices worth trying without asking first whether any can be round


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
    least = min_lung - sum(each.lung for each in trung)
    if _most_lung(free, trung) < least or not _may_be_round(free, trung):
        return None
    choices = _choices(free, trung)
    if len(choices) > _FEW and not any(map(round_bi, filter(_is_single, choices))):
        return None
    for chosen in choices:
        if chosen.lung < least:
            break
        plan = round_bi(chosen)
        if plan is not None:
            return plan
    return None


def best_plan(free: Counts, trung: tuple[Trung, ...]) -> Plan:
    """Return the best plan: fewest loose cards first, then most lưng."""
    plan = round_plan(free, trung)
    if plan is not None:
        return plan
    choices = _choices(free, trung)
    fewest = MOST + 1
    for chosen in filter(_is_single, choices):
        found = fewest_bi(chosen, fewest - 1)
        fewest = found.loose if found else fewest
    return next(found for found in (fewest_bi(chosen, fewest) for chosen in choices) if found)


def lay(free: Counts, trung: tuple[Trung, ...]) -> Layout:
    """Lay the hand with the fewest loose cards, then the most lưng."""
    return realise(best_plan(free, trung), trung)


def realise(plan: Plan, trung: tuple[Trung, ...]) -> Layout:
    """Turn a plan into phu and loose cards; the copies of one lưng lie together, save those of 1-2-3 văn."""
    times = Counter(plan.lungs)
    single = tuple(dict.fromkeys(plan.lungs))
    found = arrange.realise(replace(plan, lungs=single), blocks_of(trung))
    inside = {kind: int(place[4:]) for kind, place in plan.held if place.startswith("lung")}
    sizes = {each.kind: each.size for each in trung}
    groups: list[Phu] = []
    for phu in found.phu:
        number = LUNGS.index(phu.lung) if phu.lung in LUNGS else None
        if number is None or times[number] == 1:
            groups.append(phu)
        elif number == RUN_LUNG:
            groups += [phu] * times[number]
        else:
            place = single.index(number)
            standing = {kind: sizes[kind] for kind, where in inside.items() if where == place}
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


def _most_lung(free: Counts, trung: tuple[Trung, ...]) -> int:
    """Return how often the named lưng could stand if no two of them wanted the same card."""
    copies = list(free)
    for each in trung:
        copies[each.kind] += each.size
    return sum(min(copies[index] for index in indexes) for indexes in LUNG_INDEXES)


def _may_be_round(free: Counts, trung: tuple[Trung, ...]) -> bool:
    """Say whether each suit could be laid out if every bí and every lưng that is there cost nothing."""
    blocks = {each.kind for each in trung}
    there = [bool(copies) or kind in blocks for kind, copies in enumerate(free)]
    may = [YEU_BIT, YEU_BIT, YEU_BIT]
    for rank in range(1, 9):
        if there[rank] and there[9 + rank] and there[18 + rank]:
            may = [mask | 1 << rank for mask in may]
    for number, indexes in enumerate(LUNG_INDEXES):
        if all(there[index] for index in indexes):
            may = [mask | more for mask, more in zip(may, MAY_OF_LUNG[number], strict=True)]
            if number == RUN_LUNG:
                may[0] |= sum(1 << index for index in indexes)
    return all(covers(pack(tuple(free[start : start + 9])), mask) for start, mask in zip((0, 9, 18), may, strict=True))


def _is_single(chosen: Chosen) -> bool:
    """Say that no lưng is laid twice: laying one again takes in no card that it did not take in before."""
    return len(set(chosen.lungs)) == len(chosen.lungs)


def _choices(free: Counts, trung: tuple[Trung, ...]) -> list[Chosen]:
    """Return every choice of lưng, those with most lưng first."""
    sizes = {each.kind: each.size for each in trung}
    packed = pack_hand(free)
    numbers = [
        number
        for number, indexes in enumerate(LUNG_INDEXES)
        if all(packed >> 3 * index & 7 or (index in sizes and number != RUN_LUNG) for index in indexes)
    ]
    start = Chosen(packed, 0, (), (YEU_BIT, YEU_BIT, YEU_BIT), frozenset(sizes), ())
    return sorted(_grow(start, numbers, 0, sizes), key=lambda each: -each.lung)


def _grow(chosen: Chosen, numbers: list[int], position: int, sizes: Mapping[int, int]) -> Iterator[Chosen]:
    """Yield the choice itself, then all that lay more lưng."""
    yield chosen
    for later in range(position, len(numbers)):
        for grown in _with_lung(chosen, numbers[later], sizes):
            yield from _grow(grown, numbers, later + 1, sizes)


def _with_lung(chosen: Chosen, number: int, sizes: Mapping[int, int]) -> Iterator[Chosen]:
    """Yield the choice with one lưng more, laid once to four times, on each set of trùng that may stand in it."""
    indexes = LUNG_INDEXES[number]
    blocks = [index for index in indexes if index in chosen.blocks and number != RUN_LUNG]
    place = len(set(chosen.lungs))
    may = chosen.may
    if number != RUN_LUNG:
        one, two, three = MAY_OF_LUNG[number]
        may = (may[0] | one, may[1] | two, may[2] | three)
    for amount in range(len(blocks) + 1):
        for inside in combinations(blocks, amount):
            for times in range(1, COPIES + 1):
                left = chosen.left
                for index in indexes:
                    needed = max(0, times - sizes[index]) if index in inside else times
                    if (left >> 3 * index & 7) < needed:
                        break
                    left -= needed << 3 * index
                else:
                    yield Chosen(
                        left,
                        chosen.lung + times,
                        (*chosen.lungs, *([number] * times)),
                        may,
                        chosen.blocks.difference(inside),
                        chosen.held + tuple((kind, f"lung{place}") for kind in inside),
                    )
                    continue
                break
