"""What a deal may bring the one who sits down: in hand, or offered at the first choice.

A lesson names one (`holding`), its sentence stands in the game's `table.toml`, and the table deals until it comes.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tutorials.engine.games import module_of
from tutorials.mats.hand import rows_of
from tutorials.play.tables import Codes, Table

Holds = Callable[[Table, int], bool]  # the table as dealt, and the seat


def _anything(table: Table, seat: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Holding:
    """One such thing: seen in the deal, or one of these acts is offered when the seat is first asked."""

    holds: Holds = _anything
    offers: Codes = ()


def holdings_of(game: str) -> Mapping[str, Holding]:
    """Return by slug what may be asked of a deal: `HOLDINGS` of the module here called as the game's package."""
    known: Mapping[str, Holding] = getattr(module_of(__package__, game), "HOLDINGS", {})
    return known


def of_hand(holds: Callable[[Codes], bool]) -> Holding:
    """Ask for something that is seen in the hand."""
    return Holding(lambda table, seat: holds(table.hands[seat]))


def sets(**least: int) -> Holding:
    """Ask for so many sets of each kind when the hand is parted."""

    def holds(table: Table, seat: int) -> bool:
        found = Counter(slug for slug, _ in rows_of(table.setting.game, table.hands[seat]))
        return all(found[kind.replace("_", "-")] >= count for kind, count in least.items())

    return Holding(holds)


def few_loose(most: int) -> Holding:
    """Ask for few loose cards."""

    def holds(table: Table, seat: int) -> bool:
        rows = rows_of(table.setting.game, table.hands[seat])
        return sum(len(cards) for slug, cards in rows if not slug) <= most

    return Holding(holds)


def alike(count: int) -> Callable[[Codes], bool]:
    """Return whether a hand holds exactly so many cards alike."""
    return lambda hand: count in Counter(hand).values()


def rank_of(code: str) -> str:
    """Return the rank of a French card; the last letter of its code is the suit."""
    return code[:-1].replace("10", "*")


def sum_of(hand: Codes) -> int:
    """Return the sum of three cards as ba cây and bài cào count them, the tens not yet dropped."""
    worth = {"a": 1, "*": 10, "j": 10, "q": 10, "k": 10}
    return sum(worth.get(rank, 0) or int(rank) for rank in map(rank_of, hand))


def is_marked(mark: str) -> Holding:
    """Ask for a mark beside the seat."""
    return Holding(lambda table, seat: mark in table.view(seat).places[seat].marks)
