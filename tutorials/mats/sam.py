"""What a deal of sâm may bring."""

from collections import Counter
from collections.abc import Callable, Mapping

from tutorials.mats.holdings import Holding, of_hand, rank_of
from tutorials.play.tables import Codes

RANKS = "3456789*jqka"  # of sâm, low to high, the 2 left out; * for ten


def _same_rank(count: int) -> Callable[[Codes], bool]:
    return lambda hand: count in Counter(map(rank_of, hand)).values()


def _has_straight(hand: Codes) -> bool:
    ranks = set(map(rank_of, hand))
    return any(ranks.issuperset(RANKS[first : first + 5]) for first in range(len(RANKS) - 4))


HOLDINGS: Mapping[str, Holding] = {
    "sanh": of_hand(_has_straight),
    "hai": of_hand(lambda hand: any(rank_of(code) == "2" for code in hand)),
    "tu-quy": of_hand(_same_rank(4)),
}
