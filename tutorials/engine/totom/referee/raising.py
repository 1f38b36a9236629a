"""Khàn, thiên khai and cups: what is laid, declined, raised and returned too late or wrongly.

Law: TT-11, TT-12, TT-16.2.3.
"""

from collections import Counter
from dataclasses import dataclass

from tutorials.engine.cards import COPIES, KINDS, Kind
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee.clauses import Clause, Law
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.written import How
from tutorials.engine.totom.score.declined import lacks_phu
from tutorials.engine.totom.solve.partners import TRIPLES, is_run

_KEPT = {
    (3, 0): "an-ca",
    (3, 1): "an-hai-danh-mot",
    (4, 0): "an-ca",
    (4, 1): "an-ba-danh-mot",
    (4, 2): "an-hai-danh-hai",
}


@dataclass(frozen=True, slots=True)
class Three:
    """Three or four alike of a seat, as an act about them begins."""

    seat: Seat
    card: Kind
    options: Options
    since_deal: bool = True  # the record tells the hand from there


# at the start ---------------------------------------------------------------------------------

LAID_LATE: Law[Three] = ((Clause("treo-khan", lambda case: case.since_deal and case.seat.acted),),)


def _lacks_phu(case: Three) -> bool:
    """Say whether the house asks for phu that the hand has not."""
    seat, card = case.seat, case.card
    cups = seat.cups_taken[card]
    if cups == 1 and seat.hand[card] == COPIES and not card.is_yeu:
        return False  # the second cup decides
    return seat.whole and lacks_phu(seat.hand, card, cups, case.options)


DECLINED: Law[Three] = (
    (
        Clause("bat-thuc-yeu-do", lambda case: case.card.is_yeu and _lacks_phu(case)),
        Clause("bat-thuc-thieu-phu", lambda case: not case.card.is_yeu and _lacks_phu(case)),
    ),
)


@dataclass(frozen=True, slots=True)
class Returned:
    """The cups of a kind as they are returned, with what is said; None where that is not told."""

    seat: Seat
    card: Kind
    said: tuple[str, ...] | None


def _says_wrong(case: Returned) -> bool:
    kept = _KEPT.get((case.seat.declined[case.card], case.seat.thrown.count(case.card)))
    return case.said is not None and kept not in case.said


RETURNED: Law[Returned] = ((Clause("tra-chen-sai", _says_wrong),),)


# when the card comes --------------------------------------------------------------------------


def _eats_first_against_house(case: Three) -> bool:
    """Say whether a card was eaten, before its khàn is raised, into what the house forbids."""
    rule, seat, card = case.options.tien_thuc_hau_day, case.seat, case.card
    meld = seat.lies(card, How.EATEN)
    if rule == "moi-phu" or meld is None or is_run(meld.cards):
        return False
    rest = seat.hand + seat.free_mat() - Counter(meld.cards)
    second = any(
        rest[KINDS[one]] and rest[KINDS[other]]
        for one, other in TRIPLES[card.index]
        if not is_run((card, KINDS[one], KINDS[other]))
    )
    return rule == "phu-doc" or not second


EATEN_FIRST: Law[Three] = ((Clause("tien-thuc-sai", _eats_first_against_house),),)


KHAN_LEFT: Law[Options] = (  # asked of the house where a khàn lies face down as its card is let go
    (
        Clause("khe-khan", lambda options: options.khe_khan == "lanh-lang"),
        Clause("thoi-khan", lambda options: options.khe_khan != "lanh-lang"),
    ),
)


# never raised, never laid ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dealt:
    """A kind of which a seat was dealt three or four."""

    seat: Seat
    card: Kind


def _is_not_raised(case: Dealt) -> bool:
    """Say whether a thiên khai lies face down still, when it was to be raised, and this was not told before."""
    return case.seat.lies(case.card, How.THIEN_KHAI) is not None and not case.seat.owes(LATE_THIEN_KHAI, case.card)


def _is_kept_in_hand(case: Dealt, *copies: int) -> bool:
    """Say whether so many alike of the deal were neither laid nor declined."""
    seat, card = case.seat, case.card
    if seat.dealt[card] not in copies or card in seat.declined:
        return False
    return seat.lies(card, How.KHAN, How.RAISED_KHAN, How.THIEN_KHAI, How.RAISED_THIEN_KHAI) is None


LATE_THIEN_KHAI = "khe-thien-khai"
NOT_RAISED: Law[Dealt] = ((Clause(LATE_THIEN_KHAI, _is_not_raised),),)
NEVER_LAID: Law[Dealt] = (
    (
        Clause("treo-khan", lambda case: _is_kept_in_hand(case, 3)),
        Clause("treo-thien-khai", lambda case: _is_kept_in_hand(case, COPIES)),
    ),
)
