"""What may be eaten, and taken by phỗng: doors, the order in which cards came, the phu they make.

Law: TT-5.4, TT-5.5, TT-8.4, TT-9.1 to TT-9.14, TT-11.2.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tutorials.engine.cards import COPIES, Cards, Kind, Suit
from tutorials.engine.totom.referee.clauses import Clause, Law, Proof, proof
from tutorials.engine.totom.referee.seat import Passed, Seat
from tutorials.engine.totom.referee.written import How
from tutorials.engine.totom.solve.partners import is_run, makes_phu
from tutorials.engine.totom.solve.phu import PhuKind, judge_phu
from tutorials.engine.words import both


@dataclass(frozen=True, slots=True)
class Eating:
    """A card eaten with these own cards, before they leave the hand."""

    seat: Seat
    card: Kind
    beside: Cards
    is_at_door: bool = True  # it lies at a door of this seat
    is_opened: bool = True  # it was opened by this seat


# doors ----------------------------------------------------------------------------------------


def _is_far(case: Eating) -> Proof | None:
    return None if case.is_at_door else proof(how=both("how-far-door"))


def _is_yeu_of_another(case: Eating) -> Proof | None:
    return proof(how=both("how-not-opened")) if case.card.is_yeu and not case.is_opened else None


DOORS: Law[Eating] = (
    (Clause("sai-cua", _is_far),),
    (Clause("sai-cua", _is_yeu_of_another, "TT-9.3"),),
)


# what came before -----------------------------------------------------------------------------


def _came_before(case: Eating) -> Proof | None:
    """Find an earlier copy that was let go, though it could have been eaten."""
    for passed in case.seat.passed:
        if passed.card is case.card and _could_be_eaten(case.seat, passed, case.card, case.beside):
            return proof(passed.line)
    return None


def _could_be_eaten(seat: Seat, passed: Passed, card: Kind, beside: Cards) -> bool:
    """Say whether the earlier copy could have made a phu too, with what the seat shows now.

    Cards of the hand were there from the deal; cards of the village count from the line they were eaten in.
    """
    pool = Counter(beside) + passed.mat
    if makes_phu(card, pool):
        return True
    for meld in seat.melds:
        if meld.is_free:
            own = Counter(meld.cards) - Counter(each for each, line in meld.village if line > passed.line)
            pool += own - passed.mat
    return makes_phu(card, pool)


def _left_of_run(case: Eating) -> Proof | None:
    """Find a card let go that would have made a run with the same two cards."""
    if not is_run((case.card, *case.beside)):
        return None
    return next((_of(each) for each in _same_use(case) if is_run((each.card, *case.beside))), None)


def _left_of_bi(case: Eating) -> Proof | None:
    """Find a văn let go that would have made a bí with the same two cards, as the văn eaten does."""
    if case.card.suit is not Suit.VAN or is_run((case.card, *case.beside)):
        return None
    alike = (each for each in _same_use(case) if each.card.suit is Suit.VAN and not is_run((each.card, *case.beside)))
    return next(map(_of, alike), None)


def _of(passed: Passed) -> Proof:
    return proof(passed.line, other=passed.card)


def _same_use(case: Eating) -> Iterator[Passed]:
    """Yield the cards let go that would have made a phu with the same two cards, while nothing else was against them.

    From the fourth card of a run on nothing is counted (TT-5.5).
    """
    seat, cards = case.seat, (case.card, *case.beside)
    if len(set(case.beside)) != 2 or case.card in case.beside or judge_phu(cards) is None:
        return
    if any(meld.is_free and is_run(meld.cards) and is_run((*meld.cards, *cards)) for meld in seat.melds):
        return
    for passed in seat.passed:
        if passed.card is case.card or passed.card in case.beside or passed.thrown_before or passed.card in seat.thrown:
            continue
        if judge_phu((passed.card, *case.beside)) is not None:
            yield passed


_THROWN_BEFORE = "an-quan-da-danh"
COMING: Law[Eating] = (
    (Clause(_THROWN_BEFORE, lambda case: case.card in case.seat.thrown),),
    (Clause("quan-den-sau", _came_before),),
    (Clause("an-sau-bo-truoc", _left_of_run), Clause("an-chon-quan", _left_of_bi)),
)


@dataclass(frozen=True, slots=True)
class LetGo:
    """A card that nobody took."""

    card: Kind
    is_opened: bool  # from the nọc; otherwise it was thrown


LET_GO: Law[LetGo] = ((Clause("bo-yeu", lambda case: case.is_opened and case.card.is_yeu),),)


# the phu --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WithKhan:
    """A phu in which a khàn that lies face down is to stand whole. Law: TT-4.12, TT-9.4."""

    cards: Cards  # one card of the khàn among them
    khan: Kind


def _is_no_phu(case: WithKhan) -> Proof | None:
    return None if judge_phu(case.cards) else proof(cards=list(case.cards))


def _tears_khan(case: WithKhan) -> Proof | None:
    phu = judge_phu(case.cards)
    is_torn = (phu is not None and phu.kind is PhuKind.DOC) or is_run(case.cards)
    return proof(khan=case.khan) if is_torn else None


KHAN_IN_PHU: Law[WithKhan] = (
    (Clause("bat-thanh-phu", _is_no_phu),),
    (Clause("xe-khan", _tears_khan),),
)


# phỗng ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Phong:
    """A card taken by phỗng: how many of the pair come out of the hand, and whether an earlier copy was left."""

    seat: Seat
    card: Kind
    own: int
    is_later: bool


PHONG_COMING: Law[Phong] = (
    (Clause(_THROWN_BEFORE, lambda case: case.card in case.seat.thrown),),
    (Clause("phong-den-sau", lambda case: case.is_later),),
)
PHONG_LO: Law[Phong] = ((Clause("phong-lo", lambda case: case.own < 2),),)


def of_the_pair_in_hand(seat: Seat, card: Kind, known: int) -> int:
    """Return how many cards of the pair come out of the hand; the others lie on the mat (phỗng lộ). Law: TT-9.14.4.

    Of a hand that is not wholly known no more can be held than is not `known` to be somewhere.
    """
    on_mat, held = seat.free_mat()[card], seat.hand[card]
    could = held if seat.whole else held + COPIES - known
    if on_mat and could < 2 <= on_mat + could:
        return max(held, 2 - on_mat)
    shows = held < 2 <= held + on_mat and _shows_lo(seat, card, held)
    return held if shows else 2


def _shows_lo(seat: Seat, card: Kind, held: int) -> bool:
    """Say whether the pair as it was told lies on the mat: one card of it in a run, or both in a bí. Law: TT-9.14.4."""
    return _lies_in_run(seat, card) or (held == 0 and seat.free_mat()[card] >= 2)


def _lies_in_run(seat: Seat, card: Kind) -> bool:
    return any(meld.is_free and card in meld.cards and is_run(meld.cards) for meld in seat.melds)


@dataclass(frozen=True, slots=True)
class Again:
    """A declined khàn taken again by phỗng (tái kiến), after the cards laid with it have come to the mat."""

    seat: Seat
    card: Kind
    beside: Cards
    rule: str  # of the house: which run there must be


def _lacks_run(case: Again) -> bool:
    if case.rule == "doc-tren-tay":
        return case.card not in case.beside or not is_run(case.beside)
    return case.rule == "doc-duoi-chieu" and not _lies_in_run(case.seat, case.card)


AGAIN: Law[Again] = ((Clause("tai-kien-khong-doc", _lacks_run),),)


def _is_third_in_a_row(case: Phong) -> bool:
    """Say whether this is the third phỗng of ranks in a row in one suit."""
    card = case.card
    if card.suit is None:
        return False
    melds = (meld for meld in case.seat.melds if meld.how is How.PHONG and meld.cards[0].suit is card.suit)
    taken = {meld.cards[0].index for meld in melds}
    return any({first, first + 1, first + 2} <= taken for first in range(card.index - 2, card.index + 1))


PHONG_LAID: Law[Phong] = ((Clause("phong-ba-doi", _is_third_in_a_row),),)
