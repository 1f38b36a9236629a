"""What may be thrown, and what was carried against what is thrown after it.

Law: TT-10, TT-10.7, TT-16.16, TT-16.19, TT-16.22.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from tutorials.engine.cards import KINDS, Kind
from tutorials.engine.totom.referee import binding
from tutorials.engine.totom.referee.laying import loose
from tutorials.engine.totom.referee.seat import Claim, Seat
from tutorials.engine.totom.referee.written import How, Turn
from tutorials.engine.totom.solve.arrange import loose_of
from tutorials.engine.totom.solve.near import NEAR, TRIPLES, is_run

if TYPE_CHECKING:
    from tutorials.engine.totom.referee.table import Referee


def check(table: Referee, turn: Turn, seat: Seat) -> bool:
    """Find the faults of one throw while the card is still held; say whether it is to be weighed further."""
    card = turn.kind
    if card.is_yeu:
        table.fault(turn, "danh-yeu")
        return False
    if not seat.hand[card] and _lies_there(seat, card) and not comes_from_mat(table, seat, card):
        table.fault(turn, "danh-duoi-chieu")
        return False
    if table.game.is_free:
        return False
    _check_cut(table, turn, seat)
    if card in seat.left_pair and seat.thrown.count(card) - seat.left_pair[card] >= 1:
        table.fault(turn, "danh-ca-phong")
    whole = _whole_phu(seat, card)
    if whole:
        table.fault(turn, "danh-ca-phu", cards=whole)
    return True


def check_thrown(table: Referee, turn: Turn, seat: Seat) -> None:
    """Weigh a card that has left the hand against the claims and the mat of its seat."""
    card = turn.kind
    found = len(table.faults)
    for claim in seat.claims:
        claim.thrown.append(card)
    weigh(table, turn, seat)
    if len(table.faults) == found:
        _check_cuoc(table, turn, seat)
    if len(table.faults) > found:
        return
    if _goes_with_run(seat, card):
        table.fault(turn, "quan-troi")
        return
    bound = binding.bound(table, seat, card)
    if bound is not None:
        table.fault(turn, "bo-bai", other=bound[0], mat=bound[1])
        return
    own = binding.tied_by(seat, card)
    if own is not None:
        table.fault(turn, "bo-chu-dong", since=own.line or None, taken=own.card)


def _lies_there(seat: Seat, card: Kind) -> bool:
    if seat.whole:
        return any(card in meld.cards for meld in seat.melds)
    return seat.lies(card, How.KHAN, How.THIEN_KHAI) is not None


def comes_from_mat(table: Referee, seat: Seat, card: Kind) -> bool:
    """Say whether the card can only be one of a free phu on the mat, which tài bàn lets one throw. Law: TB-10.2."""
    return table.game.is_free and seat.whole and not seat.hand[card] and bool(seat.free_mat()[card])


def _check_cut(table: Referee, turn: Turn, seat: Seat) -> None:
    """TT-11.3.2, TT-12.4.2: each cup allows one card to be cut."""
    card = turn.kind
    if card not in seat.declined:
        return
    cups = seat.cups_taken[card]
    allowed = min(cups, table.options.xen_thien_khai) if seat.declined[card] == 4 else 1
    if seat.thrown.count(card) >= allowed:
        article = "TT-12.4.2" if seat.declined[card] == 4 else "TT-11.3.2"
        table.fault(turn, "xen-qua", article=article, allowed=allowed)


def _whole_phu(seat: Seat, card: Kind) -> list[Kind]:
    """Return a phu of three whose cards are all thrown, this one last. Law: TT-10.4."""
    thrown = set(seat.thrown)
    for one, other in TRIPLES[card.index]:
        if KINDS[one] in thrown and KINDS[other] in thrown:
            return sorted((card, KINDS[one], KINDS[other]), key=lambda each: each.index)
    return []


# carried against thrown -----------------------------------------------------------------------


def weigh(table: Referee, turn: Turn, seat: Seat) -> None:
    """Weigh every claim of the seat against what it threw since. Law: TT-16.16, TT-16.19.1."""
    if table.game.is_free:
        return
    for claim in seat.claims:
        slug, carried, thrown = balance(table, seat, claim)
        if slug:
            table.fault(turn, slug, m=carried, n=thrown, since=claim.line or None, eaten=claim.card)
            seat.claims.remove(claim)  # told once
            return


def balance(table: Referee, seat: Seat, claim: Claim) -> tuple[str, int, int]:
    """Return the fault of one claim ("" if none), the own cards it carried, and those thrown against it.

    A card of which the hand keeps another copy in its place is not lost.
    """
    if not claim.thrown:
        return "", 0, 0
    options = table.options
    carried, thrown = _chosen(seat, claim)
    limit = 1 if options.an_it_danh_nhieu == "mot-quan-lang" else carried
    if thrown > limit:
        return "an-it-danh-nhieu", limit, thrown
    if claim.gain is not None and claim.gain > 0:
        return "", carried, thrown  # fewer loose cards than before: a gain, whatever was broken (TT-9.11)
    carried, thrown = _traded(seat, claim)
    if thrown > (1 if options.an_it_danh_nhieu == "mot-quan-lang" and carried else carried):
        return "an-it-danh-nhieu", carried, thrown
    if thrown and thrown == carried and options.buon_phu:
        return "buon-phu", carried, thrown
    return "", carried, thrown


def _chosen(seat: Seat, claim: Claim) -> tuple[int, int]:
    """Count the own cards that a claim carried, and those of the cạ not chosen that were thrown. Law: TT-9.10."""
    held: Counter[Kind] = Counter() if claim.is_shown else seat.hand
    gone = Counter(claim.thrown)
    thrown = sum(min(copies, max(0, claim.related[kind] - held[kind])) for kind, copies in gone.items())
    return len(claim.laid) + claim.held, thrown


def weighed(table: Referee, seat: Seat) -> list[tuple[int, int]]:
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
    apart = _in_phu([*claim.shown, *thrown], mat)
    lost = []
    for place, card in enumerate(thrown):
        others = [*thrown[:place], *thrown[place + 1 :]]
        if not with_mat and _in_phu([card], mat):
            continue
        if apart > _in_phu([*claim.shown, *others], mat):
            continue  # it lay in a phu that has nothing to do with the claim
        if before > _in_phu([*laid, *others], mat):
            lost.append(card)
    if not lost:
        return 0, 0
    together = _in_phu([*laid, *lost], mat)
    was_in_phu = together - len(lost) - len(claim.shown)
    return len(claim.laid) - max(0, min(was_in_phu, len(claim.laid))) + claim.held, len(lost)


# a plain phu broken for one with a cước -------------------------------------------------------


def check_thrown_before(table: Referee, turn: Turn, seat: Seat, mat: Counter[Kind]) -> None:
    """Find a card thrown earlier out of a plain phu, the rest of which now goes into one with a cước. Law: TT-10.7.

    `mat` holds the own cards that lay there: those of the village came later, perhaps.
    """
    claim = seat.claims[-1]
    own = Counter(claim.laid) + seat.hand + Counter(seat.thrown) + mat
    for card in dict.fromkeys(seat.thrown):
        _break_for_cuoc(table, turn, claim, card, own)


def _check_cuoc(table: Referee, turn: Turn, seat: Seat) -> None:
    """Find the claim for which a plain phu with the thrown card was broken. Law: TT-10.7."""
    for claim in seat.claims:
        own = Counter(claim.laid) + seat.hand + Counter([*seat.thrown, turn.kind]) + claim.mat
        _break_for_cuoc(table, turn, claim, turn.kind, own)


def _break_for_cuoc(table: Referee, turn: Turn, claim: Claim, card: Kind, own: Counter[Kind]) -> None:
    if not table.options.pha_phu_an_cuoc or table.game.is_free or not claim.has_cuoc:
        return
    if _was_broken(card, own, own - Counter(claim.laid)):
        table.fault(turn, "pha-phu-an-cuoc", about=card, eaten=claim.card)
        claim.has_cuoc = False  # told once


def _was_broken(card: Kind, before: Counter[Kind], after: Counter[Kind]) -> bool:
    """Say whether a card lay in a phu, however the cards were laid, and is loose now that some are taken."""
    one = Counter([card])
    whole = loose((before - one).elements()) >= loose(before.elements())
    return whole and loose((after - one).elements()) < loose(after.elements())


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
    most = len(cards) - loose([*cards, *mat])
    ordered = sorted(cards, key=lambda card: card.index)
    for size in range(most, 0, -1):
        if any(not loose([*some, *mat]) for some in dict.fromkeys(combinations(ordered, size))):
            return size
    return 0


# cards that go with the mat -------------------------------------------------------------------


def _goes_with_run(seat: Seat, card: Kind) -> bool:
    """Say whether the card goes with a run on the mat and no other copy is left for it. Law: TT-10.5."""
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
