"""A player's hand as the solver sees it: free cards, trùng that stay whole, and what happened.

Cards eaten onto the mat are still free to be laid in another phu when the hand is shown (xoay bài);
a khàn, a thiên khai and a phỗng stay whole (TT-9.14, TT-11.2, TT-12.1).
"""

from dataclasses import dataclass, replace
from itertools import combinations

from tutorials.engine.cards import KINDS, Cards
from tutorials.engine.totom.solve.arrange import Blocks


@dataclass(frozen=True, slots=True)
class Hand:
    """The state of one hand, without the winning card."""

    free: tuple[int, ...]  # thirty counts: cards that may go into any phu
    held: tuple[int, ...]  # the part of `free` that is in the hand, not on the mat
    blocks: Blocks = ()  # trùng: (kind, 3 or 4)
    khan: frozenset[int] = frozenset()  # kinds lying face down, three each
    thien_khai: frozenset[int] = frozenset()  # kinds dealt four times and laid face down
    bat_thuc: frozenset[int] = frozenset()  # khàn declined with a cup
    four: frozenset[int] = frozenset()  # those of them that are known to have been a thiên khai
    discarded: Cards = ()
    passed: Cards = ()  # cards that came to the hand's door and were let go
    dealer: bool = False
    streak: int = 0
    after_lanh_lang: bool = False
    tam_tu: frozenset[int] = frozenset()  # kinds of which three on the mat, one eaten, may be a phu (TT-4.13)
    apart: tuple[int, ...] = ()  # kinds of which three have been laid so; they are not in `free` any more
    tai_kien_free: bool = False  # the house lets a declined khàn be taken again without a run (T21)

    @property
    def size(self) -> int:
        """Return the number of cards, on hand and on the mat."""
        return sum(self.free) + sum(size for _, size in self.blocks) + 3 * len(self.apart)

    def layouts(self) -> tuple["Hand", ...]:
        """Return the hand with no three alike laid apart, then with those that the house lets lie so. Law: TT-4.13."""
        kinds = [kind for kind in sorted(self.tam_tu) if self.free[kind] >= 3]
        found = [self]
        for size in range(1, len(kinds) + 1):
            for apart in combinations(kinds, size):
                free = tuple(count - 3 * (kind in apart) for kind, count in enumerate(self.free))
                found.append(replace(self, free=free, tam_tu=frozenset(), apart=apart))
        return tuple(found)

    def counts(self) -> list[int]:
        """Return the counts of all cards by kind, trùng included."""
        counts = list(self.free)
        for kind, size in self.blocks:
            counts[kind] += size
        for kind in self.apart:
            counts[kind] += 3
        return counts

    def seen(self) -> list[int]:
        """Return the counts of all cards known to be out: one's own, those thrown, and those let go."""
        counts = self.counts()
        for kind in (*self.discarded, *self.passed):
            counts[kind.index] += 1
        return counts

    def cards(self) -> Cards:
        """Return all cards in the order of the deck."""
        counts = self.counts()
        return tuple(kind for kind in KINDS for _ in range(counts[kind.index]))
