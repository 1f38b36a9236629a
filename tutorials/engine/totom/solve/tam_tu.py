"""Tam tử thành nhất phu: three alike on the mat, one of them the village's, as a phu without lưng. Law: TT-4.13."""

from tutorials.engine.cards import KINDS
from tutorials.engine.totom.solve.arrange import Arrangement, arrange, loose_of
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.phu import Phu, PhuKind


def lay_out(hand: Hand) -> Arrangement:
    """Lay the hand out with the fewest loose cards, then the most separate lưng."""
    found = [with_apart(arrange(laid.free, laid.blocks), laid.apart) for laid in hand.layouts()]
    return min(found, key=lambda each: (len(each.loose), -each.lung))


def loose_in(hand: Hand) -> int:
    """Count the fewest loose cards of a hand."""
    return min(loose_of(laid.free, laid.blocks) for laid in hand.layouts())


def with_apart(found: Arrangement, apart: tuple[int, ...]) -> Arrangement:
    """Return the arrangement with the three alike of these kinds as phu of their own, in front."""
    if not apart:
        return found
    alike = tuple(Phu(PhuKind.TAM_TU, (KINDS[kind],) * 3, None, "TT-4.13") for kind in apart)
    return Arrangement((*alike, *found.phu), found.loose, found.lung)
