"""Points of a whole table: nhất ăn tất (the best takes all), cầm chương (one against each), gà (the side pool)."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutorials.engine.bacay.hand import TEN, Hand, Special, strength
from tutorials.engine.bacay.options import Options

BEST_TAKES_ALL = "nhat-an-tat"
ONE_AGAINST_ALL = "cam-chuong"
WAYS = (BEST_TAKES_ALL, ONE_AGAINST_ALL)
GA_UNIT = 1  # what each puts in

_DOUBLE_FROM = {"khong": TEN + 1, "tu-10": TEN, "tu-8": 8}


def times(hand: Hand, options: Options) -> int:
    """Return how many points a win with the hand takes from each it beats. Law: BC-5.5."""
    if hand.special is Special.SAP:
        return options.nhan_sap
    if hand.special is Special.BA_TIEN:
        return options.nhan_ba_tien
    doubled = 2 if hand.nut >= _DOUBLE_FROM[options.gap_doi] else 1
    is_at_cu = hand.nut == TEN and hand.has_at_cu
    return max(doubled, options.nhan_at_cu) if is_at_cu else doubled


def best_seats(hands: Sequence[Hand], options: Options) -> list[int]:
    """Return the seats that hold the best hand. Law: BC-5.1."""
    strengths = [strength(hand, options) for hand in hands]
    return [seat for seat, each in enumerate(strengths) if each == max(strengths)]


def take_all(hands: Sequence[Hand], options: Options) -> list[int]:
    """Return the points by seat where the best takes from each of the others. Law: BC-5.1, BC-5.4, BC-5.5."""
    best = best_seats(hands, options)
    others = len(hands) - len(best)
    if len(best) > 1 and options.nhat_bang == "hoa-lang":
        return [0] * len(hands)
    paid = sum(times(hands[seat], options) for seat in best)
    return [others * times(hand, options) if seat in best else -paid for seat, hand in enumerate(hands)]


def won(hand: Hand, chuong: Hand, options: Options) -> int:
    """Return what a hand gains from that of the chương, below nought what it loses. Law: BC-5.2, BC-5.5, BC-5.6."""
    theirs, mine = strength(hand, options), strength(chuong, options)
    if theirs > mine:
        return times(hand, options)
    is_lost = theirs < mine or options.bang_chuong == "chuong-an"
    return -times(chuong, options) if is_lost else 0


def against_all(hands: Sequence[Hand], chuong: int, options: Options) -> list[int]:
    """Return the points by seat where one compares with each. Law: BC-5.2."""
    points = [0 if seat == chuong else won(hand, hands[chuong], options) for seat, hand in enumerate(hands)]
    points[chuong] = -sum(points)
    return points


def can_take_chuong(hand: Hand) -> bool:
    """Say whether a hand is high enough to become chương by it. Law: BC-5.7."""
    return hand.special is not None or hand.nut == TEN


def next_chuong(hands: Sequence[Hand], chuong: int, options: Options) -> int:
    """Return the seat that is chương in the next hand. Law: BC-5.7."""
    after = [(chuong + step) % len(hands) for step in range(1, len(hands))]
    if options.ai_chuong == "luan-phien":
        return after[0]
    best = best_seats(hands, options)
    if options.ai_chuong == "giu" or chuong in best or not can_take_chuong(hands[best[0]]):
        return chuong
    return next(seat for seat in after if seat in best)


@dataclass(frozen=True, slots=True)
class Ga:
    """The side pool of a hand: who joined it, what lies in it, and what becomes of it."""

    seats: tuple[int, ...]
    pot: int  # with what an earlier hand left
    best: tuple[int, ...]  # of those who joined
    points: tuple[int, ...]  # by seat of the table
    left: int  # for the next hand


def pool(hands: Sequence[Hand], seats: Sequence[int], before: int, options: Options) -> Ga:
    """Settle the side pool: the best of those who joined takes it; equals leave it. Law: BC-5.8."""
    pot = before + GA_UNIT * len(seats)
    best = tuple(seats[each] for each in best_seats([hands[seat] for seat in seats], options)) if seats else ()
    taken = pot if len(best) == 1 else 0
    points = tuple(taken * (seat in best) - GA_UNIT * (seat in seats) for seat in range(len(hands)))
    return Ga(tuple(seats), pot, best, points, pot - taken)
