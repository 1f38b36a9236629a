"""Lay own cards: khàn and thiên khai face down, cups, phu on the mat, and the order they lie in.

Law: TT-9.6, TT-9.16, TT-11, TT-12, TT-16.2.3.
"""

from collections import Counter

from tutorials.engine.cards import COPIES, short
from tutorials.engine.records.lines import wrong
from tutorials.engine.totom.referee import carrying
from tutorials.engine.totom.referee.acts import weigh
from tutorials.engine.totom.referee.acts.open_card import reveal as reveal_card
from tutorials.engine.totom.referee.laying import FIT, ORDER, SHOWN, Fourth, Laying, Order
from tutorials.engine.totom.referee.mat import Meld
from tutorials.engine.totom.referee.raising import DECLINED, LAID_LATE, RETURNED, Returned, Three
from tutorials.engine.totom.referee.record import calls_of
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.table import Table
from tutorials.engine.totom.referee.written import How, Turn


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


def _lay_down(table: Table, turn: Turn, seat: Seat, how: How, copies: int) -> None:
    table.take(turn, seat, (turn.kind,) * copies)
    seat.put(Meld(how, (turn.kind,) * copies, turn.line, down=True))


def _note_late(table: Table, turn: Turn, seat: Seat) -> None:
    """Note a khàn laid or declined after the first throw: it was left hanging. Law: TT-11.1, TT-11.5."""
    seat.owe_by(LAID_LATE, Three(seat, turn.kind, table.options, table.fresh), turn.line, turn.kind)


def lay_khan(table: Table, turn: Turn, seat: Seat) -> None:
    """Lay a khàn face down."""
    _need(turn, seat, 3)
    _refuse_twice(turn, seat, 3)
    _note_late(table, turn, seat)
    _lay_down(table, turn, seat, How.KHAN, 3)


def lay_thien_khai(table: Table, turn: Turn, seat: Seat) -> None:
    """Lay a thiên khai face down."""
    _need(turn, seat, COPIES)
    _refuse_twice(turn, seat, COPIES)
    _lay_down(table, turn, seat, How.THIEN_KHAI, COPIES)


def show(table: Table, turn: Turn, seat: Seat) -> None:
    """Lay three of a thiên khai as a khàn and show the fourth in a phu. Law: TT-12.3."""
    _need(turn, seat, COPIES)
    before = seat.free_mat()
    table.take(turn, seat, (turn.kind,) * COPIES)
    claim = carrying.shown(seat, turn.kind, turn.beside, turn.line, before)
    table.take(turn, seat, turn.beside)
    cards = (turn.kind, *turn.beside)
    table.findings.tell(turn, SHOWN, Fourth(cards, table.options))
    seat.put(Meld(How.KHAN, (turn.kind,) * 3, turn.line, down=True), Meld(How.SHOWN, cards, turn.line))
    seat.carry(claim)


def cup(table: Table, turn: Turn, seat: Seat) -> None:
    """Take a cup: decline a khàn, or with a second cup a thiên khai. Law: TT-11.3, TT-12.4."""
    card = turn.kind
    taken = seat.cups_taken[card] + 1
    _need(turn, seat, 3 if taken == 1 else COPIES)
    if taken == 1:
        _refuse_twice(turn, seat, 3)
        _note_late(table, turn, seat)
    if taken > 2:
        raise wrong(turn.line, "too-many", "một quân chỉ có hai chén.", "a card takes at most two cups.")
    least = COPIES if taken == 2 or seat.hand[card] == COPIES else 3
    seat.take_cup(card, seat.hand[card] if seat.whole else least)
    if not table.game.is_free:
        seat.owe_by(DECLINED, Three(seat, card, table.options), turn.line, card)


def return_cup(table: Table, turn: Turn, seat: Seat) -> None:
    """Return the cups of a kind, with what is said. Law: TT-16.2.3, TT-11.3.3."""
    card = turn.kind
    if not seat.cups[card]:
        vi = f"{{seat}} không giữ chén {turn.kind.vi} nào."
        raise wrong(turn.line, "no-cup", vi, f"{{seat}} holds no cup for {turn.kind.en}.", seat=turn.seat)
    said = tuple(call.slug for call in calls_of(turn, turn.announced or ()))
    case = Returned(seat, card, said if turn.announced is not None else None)
    seat.owe_by(RETURNED, case, turn.line, card)
    seat.return_cups(card, said)


def raise_thien_khai(table: Table, turn: Turn, seat: Seat) -> None:
    """Raise a thiên khai. Law: TT-12.2.4."""
    laid = seat.lies(turn.kind, How.THIEN_KHAI)
    if laid is None:
        vi = f"{{seat}} không úp thiên khai {turn.kind.vi}."
        raise wrong(turn.line, "no-thien-khai", vi, "{seat} laid no such thiên khai.", seat=turn.seat)
    seat.turn_up(laid, Meld(How.RAISED_THIEN_KHAI, laid.cards, turn.line, turn.kind))
    reveal_card(table, turn)


def lay(table: Table, turn: Turn, seat: Seat) -> None:
    """Lay cards of the hand on the mat."""
    table.take(turn, seat, turn.beside)
    if all(card.is_yeu for card in turn.beside):
        seat.put(*(Meld(How.LAID, (card,), turn.line) for card in turn.beside))
    else:
        fits = seat.lay(Meld(How.LAID, turn.beside, turn.line))
        table.findings.tell(turn, FIT, Laying(turn.beside, fits))
    seat.unhang(turn.beside)
    weigh.shown(table, turn, seat, turn.beside)


def order(table: Table, turn: Turn, seat: Seat) -> None:
    """Judge the order in which a meld lies."""
    named = Counter(turn.beside)
    meld = next((each for each in seat.melds if Counter(each.cards) == named), None)
    if meld is None:
        told = short(turn.beside)
        vi, en = f"dưới chiếu {{seat}} không có phu “{told}”.", f"no set “{told}” lies before {{seat}}."
        raise wrong(turn.line, "no-meld", vi, en, word=told, seat=turn.seat)
    seat.owe_by(ORDER, Order(turn.beside, meld.eaten), turn.line, meld.eaten or turn.kind)
