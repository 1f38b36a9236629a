"""What a player of tam cúc makes of pieces: how likely they take, what they are worth kept, what to lay.

Pieces are their indexes, 0 the strongest to 13 the weakest; what is unseen is a count by index. Chances are rough:
each stronger piece that is unseen is thought to be laid against a call about once in so many tricks.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tutorials.engine.pieces import PIECES
from tutorials.engine.tamcuc.groups import Group, groups_of

Hand = tuple[int, ...]  # indexes, sorted
Unseen = Sequence[int]  # how many of each index
KINDS = len(PIECES)
XE_DO, TOT_DEN = 6, 13


@dataclass(frozen=True, slots=True)
class Habits:
    """How a player judges; found by playing many hands."""

    meet: float = 0.35  # how likely a stronger piece meets a call while hands are long
    lead: float = 0.15  # what the next call is worth, in cây
    keep: float = 1.35  # how much of its chance to take a piece is worth in hand
    ket: float = 5.0  # what a group for the last trick is worth, in cây, if the lead is kept till then
    whole: float = 0.4  # what it costs to break a pair


USUAL = Habits()


@lru_cache(maxsize=1 << 14)
def groups(hand: Hand) -> tuple[Hand, ...]:
    """Return every different group of a hand, small ones first, then the strongest first."""
    return tuple(indexes(group) for group in groups_of(PIECES[index] for index in hand))


def indexes(group: Group) -> Hand:
    """Return the indexes of the pieces of a group."""
    return tuple(piece.index for piece in group.pieces)


def less(hand: Hand, part: Sequence[int]) -> Hand:
    """Return a hand without some pieces."""
    rest = list(hand)
    for index in part:
        rest.remove(index)
    return tuple(rest)


@dataclass(frozen=True, slots=True)
class Sight:
    """What one seat goes by."""

    hand: Hand
    unseen: Unseen
    others: int  # how many others play
    low: int = 0  # the strongest index that counts in this trick
    is_later: bool = False  # an equal that is turned up later takes
    habits: Habits = USUAL

    def stronger(self, index: int) -> int:
        """Count the unseen pieces that take a single one."""
        return sum(self.unseen[self.low : index + self.is_later])

    def holds(self, index: int) -> float:
        """Return how likely a single piece takes as a call."""
        if index < self.low:
            return 0.02
        meet = max(self.habits.meet, 1 / max(1, len(self.hand)))
        found: float = (1 - meet) ** self.stronger(index)
        return found

    def worth(self, index: int) -> float:
        """Return what a single piece is worth in hand, the first trick over."""
        found: float = (1 - self.habits.meet) ** sum(self.unseen[: index + self.is_later])
        return self.habits.keep * found

    def rivals(self, group: Hand) -> float:
        """Return how many groups that take this one the others may be thought to hold."""
        size, top = len(group), group[0]
        if size == 1:
            return self.stronger(top)
        end = top + self.is_later
        if size == 2:
            return sum(_together(self.unseen[index], 2, self.others) for index in range(self.low, end))
        if size == 3:
            firsts = [first for first in (0, 1, 6, 7) if self.low <= first < end]
            return sum(min(self.unseen[first + step] for step in (0, 2, 4)) / self.others**2 for first in firsts)
        return sum(_together(self.unseen[index], size, self.others) for index in range(12, end))

    def takes(self, group: Hand) -> float:
        """Return how likely a group takes as a call."""
        if len(group) == 1:
            return self.holds(group[0])
        if group[0] < self.low:
            return 0.02
        return max(0.0, 1 - self.rivals(group))

    def kept(self, group: Hand) -> float:
        """Return what the pieces of a group are worth in hand, as singles or for the last trick."""
        return sum(self.worth(index) for index in group)

    def plan(self, rest: Hand) -> float:
        """Return how likely all of these are called and taken one after another."""
        chance = 1.0
        for index in rest:
            chance *= (1 - self.habits.meet) ** sum(self.unseen[: index + self.is_later])
        return chance


def _together(count: int, size: int, others: int) -> float:
    """Return how likely one of the others holds so many alike."""
    if count < size:
        return 0.0
    ways = 1
    for step in range(size):
        ways = ways * (count - step) // (step + 1)
    return min(1.0, ways / float(others ** (size - 1)))


def is_ket(group: Hand) -> bool:
    """Say whether a group usually makes a kết in the last trick."""
    if len(group) == 2:
        return group[0] >= XE_DO
    return len(group) > 3 or (len(group) == 3 and group[0] >= XE_DO)


def calls(sight: Sight) -> Iterator[tuple[float, Hand]]:
    """Yield each group that may be called, with its worth."""
    hand, habits = sight.hand, sight.habits
    finals = [(sight.plan(less(hand, group)), group) for group in groups(hand) if is_ket(group)]
    for group in groups(hand):
        takes = sight.takes(group)
        if len(group) == len(hand):
            yield takes * (len(group) + habits.ket * is_ket(group)), group
            continue
        rest = less(hand, group)
        lost = max((chance for chance, final in finals if not _within(final, rest)), default=0.0)
        score = takes * (len(group) + habits.lead) - sight.kept(group) - habits.ket * lost
        yield score - habits.whole * _broken(hand, group), group


def _within(group: Hand, hand: Hand) -> bool:
    return all(hand.count(index) >= group.count(index) for index in set(group))


def _broken(hand: Hand, part: Hand) -> int:
    """Count the pairs that laying some pieces breaks."""
    if len(part) != 1:
        return 0
    return int(hand.count(part[0]) == 2)


def lays(sight: Sight, size: int) -> Iterator[tuple[float, Hand]]:
    """Yield what may be laid when so many are called, with its worth: whole groups, and the best of loose pieces."""
    hand, habits = sight.hand, sight.habits
    for group in groups(hand):
        if len(group) == size:
            gain = _catches(sight, group) * (size + habits.lead)
            cost = sight.kept(group) + habits.whole * (_broken(hand, group) if size == 1 else 1)
            yield gain - cost, group
    if size > 1:
        loose = spare(sight, size)
        yield -sight.kept(loose), loose


def _catches(sight: Sight, group: Hand) -> float:
    """Return how likely a group takes a call that is not yet turned up."""
    above = sight.rivals(group)
    if group[0] < sight.low:
        return 0.0
    if len(group) > 1:
        return max(0.0, 1 - above) * 0.6
    weaker = sum(sight.unseen[group[0] :])
    stronger = sight.stronger(group[0])
    return sight.holds(group[0]) * weaker / max(1, weaker + stronger)


def spare(sight: Sight, size: int) -> Hand:
    """Return the pieces that are missed least: the weakest, pairs for the end left whole where they can be."""
    found: Hand = ()
    hand = sight.hand
    for _ in range(size):
        index = min(hand, key=lambda each: (missed(sight, hand, each), -each))
        found, hand = (*found, index), less(hand, (index,))
    return tuple(sorted(found))


def missed(sight: Sight, hand: Hand, index: int) -> float:
    """Return what a hand loses with one piece."""
    return sight.worth(index) + sight.habits.whole * (hand.count(index) == 2)
