"""Points of a whole table: nhất ăn tất (the best takes all) and cầm chương (one against each)."""

from collections.abc import Sequence

from tutorials.engine.bacay.hand import Hand, strength
from tutorials.engine.bacay.options import Options

BEST_TAKES_ALL = "nhat-an-tat"
ONE_AGAINST_ALL = "cam-chuong"
WAYS = (BEST_TAKES_ALL, ONE_AGAINST_ALL)


def best_seats(hands: Sequence[Hand], options: Options) -> list[int]:
    """Return the seats that hold the best hand. Law: BC-5.1."""
    strengths = [strength(hand, options) for hand in hands]
    return [seat for seat, each in enumerate(strengths) if each == max(strengths)]


def take_all(hands: Sequence[Hand], options: Options) -> list[int]:
    """Return the points by seat where the best takes all: one from each of the others. Law: BC-5.1, BC-5.4."""
    best = best_seats(hands, options)
    others = len(hands) - len(best)
    if len(best) > 1 and options.nhat_bang == "hoa-lang":
        return [0] * len(hands)
    return [others if seat in best else -len(best) for seat in range(len(hands))]


def against_all(hands: Sequence[Hand], chuong: int, options: Options) -> list[int]:
    """Return the points by seat where one compares with each: one point each way. Law: BC-5.2."""
    mine = strength(hands[chuong], options)
    points = [0] * len(hands)
    for seat, hand in enumerate(hands):
        theirs = strength(hand, options)
        points[seat] += (theirs > mine) - (theirs < mine)
    points[chuong] = -sum(points)
    return points
