"""What a deal of ba cây and bài cào may bring."""

from collections.abc import Mapping

from tutorials.mats.holdings import Holding, of_hand, rank_of, sum_of

HOLDINGS: Mapping[str, Holding] = {
    "muoi": of_hand(lambda hand: sum_of(hand) % 10 == 0),
    "chin": of_hand(lambda hand: sum_of(hand) % 10 == 9),
    "at-ro": of_hand(lambda hand: "ar" in hand),
    "ba-tien": of_hand(lambda hand: all(rank_of(code) in "jqk" for code in hand)),
}
