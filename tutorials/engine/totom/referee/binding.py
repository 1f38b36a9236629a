"""Cards that are bound (bó bài): by a card that came later, and by what one chose to do oneself. Law: TT-16.22."""

from collections import Counter

from tutorials.engine.cards import KINDS, Cards, Kind, counts_of
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee.seat import Claim, Seat
from tutorials.engine.totom.solve.arrange import Blocks, best_plan, loose_of
from tutorials.engine.totom.solve.partners import TRIPLES, partners


def is_proved(seat: Seat, card: Kind) -> bool:
    """Say whether it is known that no other copy of the thrown card is left in the hand."""
    return seat.whole or bool(seat.dealt[card])


def bound(seat: Seat, card: Kind, options: Options) -> tuple[Kind, Kind] | None:
    """Return the card that came and the spare card of the mat which bind the last copy held. Law: TT-16.22."""
    if seat.hand[card] or not is_proved(seat, card):
        return None
    for passed in seat.passed:
        if not passed.mat or (options.bo_bai == "buong" and passed.card in seat.thrown):
            continue
        for one, other in TRIPLES[card.index]:
            pair = {KINDS[one], KINDS[other]}
            if passed.card not in pair or len(pair) < 2:
                continue
            (spare,) = pair - {passed.card}
            if passed.mat[spare] and seat.free_mat()[spare] and _is_spare(passed.mat, spare):
                return passed.card, spare
    return None


def _is_spare(mat: Counter[Kind], card: Kind) -> bool:
    """Say whether the mat, as it lay when the card came, stays whole without this one, and keeps its lưng."""
    left = mat.copy()
    left[card] -= 1
    plan = best_plan(counts_of(left.elements()))
    return not card.is_yeu and not plan.loose and plan.lung == best_plan(counts_of(mat.elements())).lung


def known_loose(seat: Seat, lies: Cards = ()) -> int:
    """Count the loose cards of what is known of a seat, these cards of its mat left as they lie."""
    free, blocks = _pool_but(seat, lies)
    return loose_of(free, blocks)


def broken_by(seat: Seat, claim: Claim, before: int, lies: Cards, with_it: Cards) -> Counter[Kind]:
    """Return what a claim has left loose in the hand, of the phu its own cards came from. Law: TT-16.22.2, TT-16.22.3.

    `before` counts the loose cards before it: with fewer now, laid anew or as it lies, it was a gain (TT-9.11) and
    binds nothing. `lies` is its meld, `with_it` what may go with that and stays in the hand.
    """
    placed = min((lies, (*lies, *with_it)), key=lambda cards: known_loose(seat, cards))
    after = known_loose(seat, placed)
    if min(after, known_loose(seat)) < before:
        return Counter()
    found: Counter[Kind] = Counter()
    for card in set(claim.laid):
        found |= Counter(partners(card, seat.hand - Counter(with_it), claim.mat))
    loose_ones = {kind for kind in found if not kind.is_yeu and known_loose(seat, (*placed, kind)) < after}
    return Counter({kind: found[kind] for kind in loose_ones - set(claim.laid)})


def _pool_but(seat: Seat, lies: Cards) -> tuple[tuple[int, ...], Blocks]:
    free, blocks = seat.pool()
    for card in lies:
        free[card.index] -= 1
    return tuple(free), tuple(blocks)


def tied_by(seat: Seat, card: Kind) -> Claim | None:
    """Return the own claim that binds a card just thrown. Law: TT-16.22.2."""
    return next((claim for claim in seat.claims if seat.hand[card] < claim.broken[card]), None)
