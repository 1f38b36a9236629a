"""What a deal of xì dách may bring."""

from collections.abc import Mapping

from tutorials.mats.holdings import Holding, is_marked, of_hand, rank_of, sum_of
from tutorials.play.tables import Codes


def _least_and_most(hand: Codes) -> tuple[int, int]:
    """Return the sum of a hand of xì dách with its aces as one, and with one of them as eleven."""
    least = sum_of(hand)
    return least, least + 10 if any(rank_of(code) == "a" for code in hand) else least


HOLDINGS: Mapping[str, Holding] = {
    "dep": of_hand(lambda hand: _least_and_most(hand)[1] in (12 + 10, 21)),
    "non": of_hand(lambda hand: _least_and_most(hand)[1] < 16),
    "cai": is_marked("cai"),
    "luong-lu": of_hand(lambda hand: _least_and_most(hand)[1] in (16, 17)),
}
