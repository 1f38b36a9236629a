"""How the dealer's hand ends, exactly: the dealer draws until of age and no further, from cards not yet seen.

Cards count by class: A, 2 to 10, and court cards, which are all alike. `Counts` says how many unseen
cards there are of each.
"""

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache

from tutorials.engine.xidach.hand import FEW, FULL, JACK, Kind, Ranks, Seat, judge_ranks
from tutorials.engine.xidach.options import Options

CLASSES = tuple(range(1, JACK + 1))  # 11 stands for J, Q and K
Counts = tuple[int, ...]
Ending = tuple[Kind, int]  # what the dealer's hand is, and its total


Node = tuple[int, int, int]  # the node without the card, the place of its class, copies of it already in the hand


@dataclass(frozen=True, slots=True)
class _Plan:
    """All hands with which the dealer may end, as a tree of hands in the making, their cards sorted by class."""

    nodes: tuple[Node, ...]  # the first stands for no card at all
    ends: tuple[tuple[Ending, tuple[tuple[int, int, int], ...]], ...]  # for each ending: node, orders, cards


@lru_cache(maxsize=64)
def _plan(options: Options) -> _Plan:
    """List the dealer's endings under these house rules. Law: XD-5.3, XD-5.6."""
    orders = _orders_by_hand(options)
    nodes: list[Node] = [(0, 0, 0)]
    numbers: dict[Ranks, int] = {(): 0}
    ends: dict[Ending, list[tuple[int, int, int]]] = defaultdict(list)
    for ranks, ways in sorted(orders.items()):
        for size in range(1, len(ranks) + 1):
            part = ranks[:size]
            if part not in numbers:
                numbers[part] = len(nodes)
                nodes.append((numbers[part[:-1]], part[-1] - 1, part[:-1].count(part[-1])))
        found = judge_ranks(ranks, Seat.CAI, options)
        ends[found.kind, found.total].append((numbers[ranks], ways, len(ranks)))
    return _Plan(tuple(nodes), tuple((ending, tuple(hands)) for ending, hands in ends.items()))


def _orders_by_hand(options: Options) -> dict[Ranks, int]:
    """Count in how many orders of classes each final hand is drawn; those shown at the deal are left out."""
    final: dict[Ranks, int] = {}
    growing: dict[Ranks, int] = defaultdict(int)
    for first in CLASSES:
        for second in CLASSES:
            ranks = tuple(sorted((first, second)))
            if not judge_ranks(ranks, Seat.CAI, options).kind.is_dealt:
                growing[ranks] += 1
    for size in range(FEW, FULL + 1):
        longer: dict[Ranks, int] = defaultdict(int)
        for ranks, ways in growing.items():
            if size == FULL or judge_ranks(ranks, Seat.CAI, options).kind is not Kind.NON:
                final[ranks] = ways
                continue
            for more in CLASSES:
                longer[tuple(sorted((*ranks, more)))] += ways
        growing = longer
    return final


def endings(counts: Counts, options: Options) -> dict[Ending, int]:
    """Return how the dealer ends, each with its weight: so many of all orders of five unseen cards.

    The weights add up to those orders in which the first two cards are not shown at the deal.
    """
    plan = _plan(options)
    ways = [1]
    for before, place, copies in plan.nodes[1:]:
        left = counts[place] - copies
        ways.append(ways[before] * left if left > 0 else 0)
    unseen = sum(counts)
    later = [_falling(unseen - size, FULL - size) for size in range(FULL + 1)]
    return {
        ending: sum(ways[number] * orders * later[size] for number, orders, size in hands)
        for ending, hands in plan.ends
    }


def _falling(number: int, length: int) -> int:
    """Count the ways to lay out so many of a number of cards in order."""
    product = 1
    for step in range(length):
        product *= number - step
    return product


@lru_cache(maxsize=64)
def _dealt_pairs(options: Options) -> tuple[tuple[int, int], ...]:
    """Return the ordered pairs of places in counts that are shown at the deal."""
    return tuple(
        (first - 1, second - 1)
        for first in CLASSES
        for second in CLASSES
        if judge_ranks(tuple(sorted((first, second))), Seat.CAI, options).kind.is_dealt
    )


def quiet_pairs(counts: Counts, options: Options) -> int:
    """Count the ordered pairs of unseen cards with which play goes on after the deal. Law: XD-4.4."""
    unseen = sum(counts)
    shown = sum(counts[first] * (counts[second] - (first == second)) for first, second in _dealt_pairs(options))
    return unseen * (unseen - 1) - shown
