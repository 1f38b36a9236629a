"""Khàn, thiên khai and cups: laid, declined, raised, returned. Law: TT-11, TT-12, TT-16.2.3."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tutorials.engine.cards import COPIES, KINDS, Kind
from tutorials.engine.records import wrong
from tutorials.engine.totom.referee import claims
from tutorials.engine.totom.referee.record import calls_of
from tutorials.engine.totom.referee.seat import Claim, Meld, Seat
from tutorials.engine.totom.referee.written import EATING, How, Turn
from tutorials.engine.totom.score.homes import lacks_phu
from tutorials.engine.totom.solve.near import TRIPLES, is_run, partners
from tutorials.engine.totom.solve.phu import PhuKind, judge_phu

if TYPE_CHECKING:
    from tutorials.engine.totom.referee.table import Referee

_KEPT = {
    (3, 0): "an-ca",
    (3, 1): "an-hai-danh-mot",
    (4, 0): "an-ca",
    (4, 1): "an-ba-danh-mot",
    (4, 2): "an-hai-danh-hai",
}


def _need(turn: Turn, seat: Seat, copies: int) -> None:
    if seat.whole and seat.hand[turn.kind] < copies:
        have = seat.hand[turn.kind]
        vi = f"{{seat}} chỉ có {have} quân {turn.kind.vi}, cần {copies}."
        en = f"{{seat}} holds {have} of {turn.kind.en}, {copies} are needed."
        raise wrong(turn.line, "not-held", vi, en, seat=turn.seat)


def _refuse_twice(turn: Turn, seat: Seat, copies: int) -> None:
    """Raise DoorError where more than four copies would be needed: laid once, and laid or declined again."""
    there = sum(meld.cards.count(turn.kind) for meld in seat.melds) + seat.declined.get(turn.kind, 0)
    if there + copies > COPIES:
        vi = f"{{seat}} đã có {there} quân {turn.kind.vi} úp, hạ hoặc bất thực."
        en = f"{{seat}} has laid or declined {there} of {turn.kind.en} already."
        raise wrong(turn.line, "conflict", vi, en, seat=turn.seat)


def _note_late(table: Referee, turn: Turn, seat: Seat) -> None:
    """TT-11.1, TT-11.5: a khàn is laid or declined at the start; after the first throw it was left hanging."""
    if table.fresh and seat.acted:
        seat.light.append(("treo-khan", turn.line, turn.kind))


# at the start ---------------------------------------------------------------------------------


def lay_khan(table: Referee, turn: Turn, seat: Seat) -> None:
    """Lay a khàn face down."""
    _need(turn, seat, 3)
    _refuse_twice(turn, seat, 3)
    _note_late(table, turn, seat)
    table.take(turn, seat, (turn.kind,) * 3)
    seat.melds.append(Meld(How.KHAN, (turn.kind,) * 3, turn.line, down=True))


def lay_thien_khai(table: Referee, turn: Turn, seat: Seat) -> None:
    """Lay a thiên khai face down."""
    _need(turn, seat, 4)
    _refuse_twice(turn, seat, 4)
    table.take(turn, seat, (turn.kind,) * 4)
    seat.melds.append(Meld(How.THIEN_KHAI, (turn.kind,) * 4, turn.line, down=True))


def show(table: Referee, turn: Turn, seat: Seat) -> None:
    """Lay three of a thiên khai as a khàn and show the fourth in a phu. Law: TT-12.3."""
    _need(turn, seat, 4)
    before = seat.free_mat()
    table.take(turn, seat, (turn.kind,) * 4)
    rest = seat.hand - Counter(turn.beside)
    related = Counter({kind: rest[kind] for kind in partners(turn.kind, rest, before) if not kind.is_yeu})
    table.take(turn, seat, turn.beside)
    cards = (turn.kind, *turn.beside)
    phu = judge_phu(cards)
    if phu is None or len(cards) < 3:
        table.fault(turn, "bat-thanh-phu", cards=list(cards))
    elif not is_run(cards) and not (table.options.trinh_phu_bi and phu.kind is PhuKind.BI):
        table.fault(turn, "trinh-phu-sai", cards=list(cards))
    seat.melds.append(Meld(How.KHAN, (turn.kind,) * 3, turn.line, down=True))
    seat.melds.append(Meld(How.SHOWN, cards, turn.line))
    seat.claims.append(Claim(turn.kind, turn.line, turn.beside, before, related, is_shown=True))


def cup(table: Referee, turn: Turn, seat: Seat) -> None:
    """Take a cup: decline a khàn, or with a second cup a thiên khai. Law: TT-11.3, TT-12.4."""
    card = turn.kind
    taken = seat.cups_taken[card] + 1
    _need(turn, seat, 3 if taken == 1 else 4)
    if taken == 1:
        _refuse_twice(turn, seat, 3)
        _note_late(table, turn, seat)
    if taken > 2:
        raise wrong(turn.line, "too-many", "một quân chỉ có hai chén.", "one kind takes two cups at most.")
    seat.cups_taken[card] = taken
    seat.cups[card] += 1
    if seat.whole:
        seat.declined[card] = seat.hand[card]
    else:
        seat.declined[card] = 4 if taken == 2 or seat.hand[card] == COPIES else 3
    if seat.whole and not table.game.is_free and _lacks(table, seat, card, taken):
        seat.light.append(("bat-thuc-yeu-do" if card.is_yeu else "bat-thuc-thieu-phu", turn.line, card))


def _lacks(table: Referee, seat: Seat, card: Kind, cups: int) -> bool:
    """Say whether the house asks for phu that the hand has not. Law: TT-11.3.4, TT-12.4."""
    if cups == 1 and seat.hand[card] == COPIES and not card.is_yeu:
        return False  # the second cup decides
    return lacks_phu(seat.hand, card, cups, table.options)


def return_cup(table: Referee, turn: Turn, seat: Seat) -> None:
    """Return the cups of a kind, with what is said. Law: TT-16.2.3, TT-11.3.3."""
    card = turn.kind
    if not seat.cups[card]:
        vi = f"{{seat}} không giữ chén {turn.kind.vi} nào."
        raise wrong(turn.line, "no-cup", vi, f"{{seat}} holds no cup for {turn.kind.en}.", seat=turn.seat)
    said = tuple(call.slug for call in calls_of(turn, turn.announced or ()))
    want = _KEPT.get((seat.declined[card], seat.thrown.count(card)))
    if turn.announced is not None and want not in said:
        seat.light.append(("tra-chen-sai", turn.line, card))
    del seat.cups[card]
    seat.returned[card] = said


# when the card comes --------------------------------------------------------------------------


def raise_khan(table: Referee, turn: Turn, seat: Seat) -> None:
    """Raise a khàn with the open card, or, after eating that card, show its three. Law: TT-11.6."""
    khan = seat.lies(turn.kind, How.KHAN)
    if khan is None:
        vi = f"{{seat}} không úp khàn {turn.kind.vi}."
        raise wrong(turn.line, "no-khan", vi, "{seat} laid no such khàn.", seat=turn.seat)
    shown = table.shown
    after_eating = shown is not None and shown.holder == turn.seat and shown.act in EATING
    if not claims.claim(table, turn, seat):
        return
    place = seat.melds.index(khan)
    if after_eating:
        _check_eaten_first(table, turn, seat)
        seat.melds[place] = Meld(How.RAISED_KHAN, khan.cards, turn.line, turn.kind)
    else:
        cards = (*khan.cards, turn.kind)
        seat.melds[place] = Meld(How.RAISED_KHAN, cards, turn.line, turn.kind, village=((turn.kind, turn.line),))


def _check_eaten_first(table: Referee, turn: Turn, seat: Seat) -> None:
    """TT-11.6.2: into what a card may be eaten before its khàn is raised."""
    rule = table.options.tien_thuc_hau_day
    meld = seat.lies(turn.kind, How.EATEN)
    if rule == "moi-phu" or meld is None or is_run(meld.cards):
        return
    rest = seat.hand + seat.free_mat() - Counter(meld.cards)
    second = any(
        rest[KINDS[one]] and rest[KINDS[other]]
        for one, other in TRIPLES[turn.kind.index]
        if not is_run((turn.kind, KINDS[one], KINDS[other]))
    )
    if rule == "phu-doc" or not second:
        table.fault(turn, "tien-thuc-sai")


def raise_thien_khai(table: Referee, turn: Turn, seat: Seat) -> None:
    """Raise a thiên khai. Law: TT-12.2.4."""
    laid = seat.lies(turn.kind, How.THIEN_KHAI)
    if laid is None:
        vi = f"{{seat}} không úp thiên khai {turn.kind.vi}."
        raise wrong(turn.line, "no-thien-khai", vi, "{seat} laid no such thiên khai.", seat=turn.seat)
    seat.melds[seat.melds.index(laid)] = Meld(How.RAISED_THIEN_KHAI, laid.cards, turn.line, turn.kind)
    table.reveal(turn)


def check_first_throw(table: Referee, turn: Turn, seat: Seat) -> None:
    """TT-12.2.4: a thiên khai is raised before its owner throws for the first time."""
    _late(table, turn, seat)


def check_first_open(table: Referee, turn: Turn) -> None:
    """TT-12.2.1: a thiên khai is raised before the first card of the nọc is opened."""
    for seat in table.seats.values():
        if not seat.out:
            _late(table, turn, seat)


def _late(table: Referee, turn: Turn, seat: Seat) -> None:
    if not table.fresh:
        return
    noted = {card for slug, _, card in seat.light if slug == "khe-thien-khai"}
    for meld in seat.melds:
        if meld.how is How.THIEN_KHAI and meld.cards[0] not in noted:
            seat.light.append(("khe-thien-khai", turn.line, meld.cards[0]))


def check_laid(seat: Seat) -> list[tuple[str, Kind]]:
    """Find three or four alike of the deal that were neither laid nor declined. Law: TT-11.5, TT-12.4.4."""
    found = []
    for card, copies in seat.dealt.items():
        if copies < 3 or card in seat.declined:
            continue
        laid = seat.lies(card, How.KHAN, How.RAISED_KHAN, How.THIEN_KHAI, How.RAISED_THIEN_KHAI)
        if laid is None:
            found.append(("treo-thien-khai" if copies == COPIES else "treo-khan", card))
    return found
