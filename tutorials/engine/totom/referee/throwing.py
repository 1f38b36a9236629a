"""What may be thrown, and what was carried against what is thrown after it.

Law: TT-10, TT-10.7, TT-16.16, TT-16.19, TT-16.22.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from tutorials.engine.cards import KINDS, Kind
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee import binding
from tutorials.engine.totom.referee.clauses import Clause, Law, Proof, proof
from tutorials.engine.totom.referee.seat import Claim, Seat
from tutorials.engine.totom.referee.written import How
from tutorials.engine.totom.solve.arrange import loose_among, loose_of
from tutorials.engine.totom.solve.partners import NEAR, TRIPLES, is_run


@dataclass(frozen=True, slots=True)
class Throw:
    """A card that a seat throws."""

    seat: Seat
    card: Kind
    options: Options


# while the card is held -----------------------------------------------------------------------


def _lies_there(case: Throw) -> bool:
    """Say whether the card is none of the hand, but one that lies on the mat."""
    seat, card = case.seat, case.card
    if seat.hand[card]:
        return False
    if seat.whole:
        return any(card in meld.cards for meld in seat.melds)
    return seat.lies(card, How.KHAN, How.THIEN_KHAI) is not None


def comes_from_mat(case: Throw) -> bool:
    """Say whether the card can only be one of a free phu on the mat, which tài bàn lets one throw. Law: TB-10.2."""
    return case.seat.whole and not case.seat.hand[case.card] and bool(case.seat.free_mat()[case.card])


def _cuts_too_often(case: Throw, copies: int, most: int) -> Proof | None:
    """Find a card cut of a declined kind more often than its cups allow."""
    seat, card = case.seat, case.card
    if card not in seat.declined or (seat.declined[card] == 4) != (copies == 4):
        return None
    return proof(allowed=most) if seat.thrown.count(card) >= most else None


def _cuts_khan(case: Throw) -> Proof | None:
    return _cuts_too_often(case, 3, 1)


def _cuts_thien_khai(case: Throw) -> Proof | None:
    return _cuts_too_often(case, 4, min(case.seat.cups_taken[case.card], case.options.xen_thien_khai))


def _throws_both_of_pair(case: Throw) -> bool:
    seat, card = case.seat, case.card
    return card in seat.left_pair and seat.thrown.count(card) - seat.left_pair[card] >= 1


def _throws_whole_phu(case: Throw) -> Proof | None:
    """Find a phu of three whose cards are all thrown, this one last."""
    thrown = set(case.seat.thrown)
    for one, other in TRIPLES[case.card.index]:
        if KINDS[one] in thrown and KINDS[other] in thrown:
            return proof(cards=sorted((case.card, KINDS[one], KINDS[other]), key=lambda each: each.index))
    return None


_YEU: Clause[Throw] = Clause("danh-yeu", lambda case: case.card.is_yeu)
HELD_IN_TAI_BAN: Law[Throw] = (
    (_YEU,),
    (Clause("danh-duoi-chieu", lambda case: _lies_there(case) and not comes_from_mat(case)),),
)
HELD: Law[Throw] = (
    (_YEU,),
    (Clause("danh-duoi-chieu", _lies_there),),
    (
        Clause("xen-qua", _cuts_khan, "TT-11.3.2"),
        Clause("xen-qua", _cuts_thien_khai, "TT-12.4.2"),
        Clause("danh-ca-phong", _throws_both_of_pair),
        Clause("danh-ca-phu", _throws_whole_phu),
    ),
)


# carried against thrown -----------------------------------------------------------------------


@dataclass(frozen=True)
class Trade:
    """One claim beside what its seat has thrown since. A card of which the hand keeps another copy is not lost."""

    seat: Seat
    claim: Claim
    options: Options

    @property
    def is_gain(self) -> bool:
        """Say whether the claim left fewer loose cards than before, whatever was broken. Law: TT-9.11."""
        return self.claim.gain is not None and self.claim.gain > 0

    @cached_property
    def broken(self) -> tuple[int, int]:
        """Return the own cards newly carried, and those thrown of a phu that was broken for the claim."""
        return _traded(self.seat, self.claim)

    def proof(self, carried: int, thrown: int) -> Proof:
        """Return the proof that tells both numbers."""
        return proof(self.claim.line, m=carried, n=thrown, eaten=self.claim.card)


def _eats_few_of_cards_not_chosen(case: Trade) -> Proof | None:
    carried, thrown = _chosen(case.seat, case.claim)
    if case.options.an_it_danh_nhieu == "mot-quan-lang":
        carried = 1
    return case.proof(carried, thrown) if thrown > carried else None


def _eats_few_of_broken_phu(case: Trade) -> Proof | None:
    if case.is_gain:
        return None
    carried, thrown = case.broken
    limit = 1 if case.options.an_it_danh_nhieu == "mot-quan-lang" and carried else carried
    return case.proof(carried, thrown) if thrown > limit else None


def _trades_phu(case: Trade) -> Proof | None:
    if case.is_gain or not case.options.buon_phu:
        return None
    carried, thrown = case.broken
    return case.proof(carried, thrown) if thrown and thrown == carried else None


TRADE: Law[Trade] = (
    (Clause("an-it-danh-nhieu", _eats_few_of_cards_not_chosen),),
    (Clause("an-it-danh-nhieu", _eats_few_of_broken_phu),),
    (Clause("buon-phu", _trades_phu),),
)


def trades(seat: Seat, options: Options) -> Iterator[Trade]:
    """Yield the claims of a seat against which something may have been thrown. Law: TT-16.16, TT-16.19.1."""
    return (Trade(seat, claim, options) for claim in list(seat.claims) if claim.thrown)


def _chosen(seat: Seat, claim: Claim) -> tuple[int, int]:
    """Count the own cards that a claim carried, and those of the cạ not chosen that were thrown. Law: TT-9.10.

    A kind is not given up while another copy is kept in the hand or was laid since.
    """
    held: Counter[Kind] = Counter() if claim.is_shown else seat.hand + Counter(claim.shown)
    gone = Counter(claim.thrown)
    thrown = sum(min(copies, max(0, claim.related[kind] - held[kind])) for kind, copies in gone.items())
    return len(claim.laid) + claim.held, thrown


def weighed(seat: Seat) -> list[tuple[int, int]]:
    """Return, for each claim against which something was thrown, the own cards carried and those given up."""
    found = []
    for claim in seat.claims:
        for carried, thrown in (_chosen(seat, claim), _traded(seat, claim, with_mat=True)):
            if thrown:
                found.append((carried, thrown))
                break
    return found


def _traded(seat: Seat, claim: Claim, *, with_mat: bool = False) -> tuple[int, int]:
    """Count, of a phu broken for the claim: own cards newly carried, and cards thrown that were in phu before.

    A card that goes with the mat by itself is counted only `with_mat`: to throw it is a fault of its own.
    """
    near = _near(claim.laid)
    kept: Counter[Kind] = Counter()
    thrown = []
    for card in claim.thrown:
        kept[card] += 1
        if near >> card.index & 1 and kept[card] > seat.hand[card]:
            thrown.append(card)
    if not thrown:
        return 0, 0
    laid = [*claim.laid, *claim.shown]
    mat = list(claim.mat.elements())
    before = _in_phu([*laid, *thrown], mat)
    elsewhere = [*claim.shown, *(card for card in set(claim.laid) if seat.hand[card] or seat.is_untold)]
    apart = _in_phu([*elsewhere, *thrown], mat)
    lost = []
    for place, card in enumerate(thrown):
        others = [*thrown[:place], *thrown[place + 1 :]]
        if not with_mat and _in_phu([card], mat):
            continue
        if apart > _in_phu([*elsewhere, *others], mat):
            continue  # it lay in a phu that has nothing to do with the claim, or has another copy of what was laid
        if before > _in_phu([*laid, *others], mat):
            lost.append(card)
    if not lost:
        return 0, 0
    together = _in_phu([*laid, *lost], mat)
    was_in_phu = together - len(lost) - len(claim.shown)
    return len(claim.laid) - max(0, min(was_in_phu, len(claim.laid))) + claim.held, len(lost)


# a plain phu broken for one with a cước -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ForCuoc:
    """A card thrown, and a claim that made a phu with a cước; `own` are all cards the seat had from the deal."""

    claim: Claim
    card: Kind
    own: Counter[Kind]


def _breaks_for_cuoc(case: ForCuoc) -> Proof | None:
    is_broken = case.claim.has_cuoc and _was_broken(case.card, case.own, case.own - Counter(case.claim.laid))
    return proof(about=case.card, eaten=case.claim.card) if is_broken else None


FOR_CUOC: Law[ForCuoc] = ((Clause("pha-phu-an-cuoc", _breaks_for_cuoc),),)


def thrown_before(seat: Seat, mat: Counter[Kind]) -> Iterator[ForCuoc]:
    """Yield the cards thrown before the last claim.

    `mat` holds the own cards that lay there: those of the village came later, perhaps.
    """
    claim = seat.claims[-1]
    own = Counter(claim.laid) + seat.hand + Counter(seat.thrown) + mat
    return (ForCuoc(claim, card, own) for card in dict.fromkeys(seat.thrown))


def thrown_after(seat: Seat, card: Kind) -> Iterator[ForCuoc]:
    """Yield the claims before a card that has just left the hand."""
    for claim in seat.claims:
        yield ForCuoc(claim, card, Counter(claim.laid) + seat.hand + Counter([*seat.thrown, card]) + claim.mat)


def _was_broken(card: Kind, before: Counter[Kind], after: Counter[Kind]) -> bool:
    """Say whether a card lay in a phu, however the cards were laid, and is loose now that some of it are taken.

    What only came loose because other phu were laid anew was not broken for the claim.
    """
    gone = {kind.index for kind in before if not after[kind]}
    triples = ((one, other) for one, other in TRIPLES[card.index] if before[KINDS[one]] and before[KINDS[other]])
    if not any(one in gone or other in gone for one, other in triples):
        return False
    one = Counter([card])
    whole = loose_among((before - one).elements()) >= loose_among(before.elements())
    return whole and loose_among((after - one).elements()) < loose_among(after.elements())


def _near(cards: Iterable[Kind]) -> int:
    mask = 0
    for card in cards:
        mask |= NEAR[card.index]
    wider = mask
    for index in range(len(KINDS)):
        if mask >> index & 1:
            wider |= NEAR[index]
    return wider


def _in_phu(cards: list[Kind], mat: list[Kind]) -> int:
    """Count how many of the cards can lie in phu together with the mat, of which none may be left loose. TT-4.7."""
    most = len(cards) - loose_among([*cards, *mat])
    ordered = sorted(cards, key=lambda card: card.index)
    for size in range(most, 0, -1):
        if any(not loose_among([*some, *mat]) for some in dict.fromkeys(combinations(ordered, size))):
            return size
    return 0


# once the card is gone: cards that go with the mat -------------------------------------------------------------------


def _goes_with_run(case: Throw) -> bool:
    """Say whether the card goes with a run on the mat and no other copy is left for it."""
    seat, card = case.seat, case.card
    if seat.hand[card] or card.suit is None or not binding.is_proved(seat, card):
        return False
    for meld in seat.melds:
        if meld.is_free and is_run(meld.cards) and meld.cards[0].suit is card.suit:
            ranks = {each.index for each in meld.cards}
            low, high = min(ranks), max(ranks)
            between = range(card.index + 1, low) if card.index < low else range(high + 1, card.index)
            leads = card.index not in ranks and all(seat.hand[KINDS[each]] for each in between)
            if leads and not (between and _may_be_loose(seat, card)):
                return True
    return False


def _may_be_loose(seat: Seat, card: Kind) -> bool:
    """Say whether a hand wholly known can be laid best with this card loose: what leads to it has other work to do."""
    hand = seat.as_hand() if seat.whole else None
    if hand is None:
        return False
    free = list(hand.free)
    free[card.index] += 1
    return loose_of(tuple(free), hand.blocks) > loose_of(hand.free, hand.blocks)


def _is_bound(case: Throw) -> Proof | None:
    found = binding.bound(case.seat, case.card, case.options)
    return None if found is None else proof(other=found[0], mat=found[1])


def _is_tied(case: Throw) -> Proof | None:
    found = binding.tied_by(case.seat, case.card)
    return None if found is None else proof(found.line, taken=found.card)


GONE: Law[Throw] = (
    (Clause("quan-troi", _goes_with_run),),
    (Clause("bo-bai", _is_bound),),
    (Clause("bo-chu-dong", _is_tied),),
)
