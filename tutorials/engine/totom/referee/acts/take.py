"""Take the open card: eat it, take it by phỗng, raise a khàn with it. Law: TT-9.1 to TT-9.14, TT-11.6."""

from collections import Counter

from tutorials.engine.cards import Cards
from tutorials.engine.records.lines import wrong
from tutorials.engine.totom.referee import carrying, eating
from tutorials.engine.totom.referee.acts import weigh
from tutorials.engine.totom.referee.acts.claim import claim
from tutorials.engine.totom.referee.clauses import offences
from tutorials.engine.totom.referee.laying import FIT, HANGING, Kept, Laying
from tutorials.engine.totom.referee.mat import Meld
from tutorials.engine.totom.referee.raising import EATEN_FIRST, Three
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.table import OpenCard, Table
from tutorials.engine.totom.referee.written import EATING, Act, How, Turn


def eat(table: Table, turn: Turn, seat: Seat) -> None:
    """Eat the open card with cards of the hand, or into a meld on the mat."""
    if not claim(table, turn, seat):
        return
    assert table.shown is not None
    card = turn.kind
    khan = tuple(each for each in turn.beside if seat.lies(each, How.KHAN) and not seat.hand[each])
    beside = tuple(each for each in turn.beside if each not in khan)
    _judge_eating(table, turn, seat, table.shown)
    was = carrying.before(seat, card, beside)
    own = was.mat - Counter(each for meld in seat.melds for each, _ in meld.village)
    table.take(turn, seat, beside)
    if khan:
        table.findings.tell(turn, eating.KHAN_IN_PHU, eating.WithKhan((card, *beside, khan[0]), khan[0]))
    elif turn.act is not Act.EAT:
        vi, en = "{seat} không úp khàn nào trong các quân ấy.", "{seat} laid no khàn among those cards."
        raise wrong(turn.line, "no-khan", vi, en, seat=turn.seat)
    weigh.shown_yeu(table, turn, seat, beside)
    if card.is_yeu and all(each is card for each in beside):
        _lay_yeu(table, turn, seat, beside)
        return
    meld = Meld(How.EATEN, (card, *beside), turn.line, card, turn.act is Act.EAT_DOWN, ((card, turn.line),))
    if khan:  # the khàn stands whole inside this phu (TT-4.12); its cards stay where they lie
        seat.put(meld)
    else:
        table.findings.tell(turn, FIT, Laying(meld.cards, seat.lay(meld)))
    lies = next((each.cards for each in reversed(seat.melds) if each.line == turn.line), meld.cards)
    _hang(table, turn, seat, lies)
    seat.carry(carrying.eaten(seat, was, turn.line, lies, khan, binds=_binds(table)))
    weigh.thrown_earlier(table, turn, seat, own)


def _judge_eating(table: Table, turn: Turn, seat: Seat, shown: OpenCard) -> None:
    is_opened = shown.how == "opened" and shown.by == turn.seat
    case = eating.Eating(seat, turn.kind, turn.beside, turn.seat in table.eaters(shown), is_opened)
    table.findings.tell(turn, eating.DOORS, case)
    if not table.game.is_free:
        table.findings.tell(turn, eating.COMING, case)


def _lay_yeu(table: Table, turn: Turn, seat: Seat, beside: Cards) -> None:
    """Lay a yêu with its like: each is a phu by itself, and nothing is counted. Law: TT-4.3, TT-9.3, TT-16.19.4."""
    seat.put(Meld(How.EATEN, (turn.kind,), turn.line, turn.kind, village=((turn.kind, turn.line),)))
    seat.put(*(Meld(How.LAID, (each,), turn.line) for each in beside))
    _hang(table, turn, seat, (turn.kind,))


def _hang(table: Table, turn: Turn, seat: Seat, meld: Cards) -> None:
    """Note copies of an eaten card that stay in the hand though they belong on the mat. Law: TT-9.3, TT-9.15."""
    if offences(HANGING, Kept(seat, turn.kind, meld, table.options)):
        seat.hang(turn.kind, turn.line)


def _binds(table: Table) -> bool:
    """Say whether the house binds what is left of a phu broken by oneself. Law: TT-16.22.2, TT-16.22.3."""
    return table.options.bo_chu_dong == "giu-het" and not table.game.is_free


# phỗng ----------------------------------------------------------------------------------------


def phong(table: Table, turn: Turn, seat: Seat) -> None:
    """Take the open card with a pair; with `với`, lay a run beside (phỗng tái kiến)."""
    card = turn.kind
    cup = bool(seat.cups[card])
    later = not cup and (card in seat.left or card in seat.left_pair)
    if not claim(table, turn, seat):
        return
    own = 2 if cup else eating.of_the_pair_in_hand(seat, card, table.out[card])
    case = eating.Phong(seat, card, own, later)
    if not table.game.is_free:
        table.findings.tell(turn, eating.PHONG_COMING, case)
    meld = Meld(How.PHONG, (card,) * 3, turn.line, card, village=((card, turn.line),))
    if table.findings.tell(turn, eating.PHONG_LO, case):
        seat.take_up(card, 2 - own)
        table.take(turn, seat, (card,) * own)
        seat.put(meld)
    else:
        was = carrying.before(seat, card, (card, card))
        table.take(turn, seat, (card, card))
        weigh.shown_yeu(table, turn, seat, (card, card))
        seat.put(meld)
        seat.carry(carrying.taken(seat, was, turn.line, binds=_binds(table)))
    if cup:
        _take_again(table, turn, seat)
    elif turn.beside:
        vi = "chỉ phỗng tái kiến mới hạ kèm phu dọc."
        raise wrong(turn.line, "no-cup", vi, "a run is laid beside a phỗng tái kiến only.")
    if not table.game.is_free:
        table.findings.tell(turn, eating.PHONG_LAID, case)


def _take_again(table: Table, turn: Turn, seat: Seat) -> None:
    """Lay the run that phỗng tái kiến needs. Law: TT-9.14.3."""
    if turn.beside:
        table.take(turn, seat, turn.beside)
        fits = seat.lay(Meld(How.LAID, turn.beside, turn.line))
        table.findings.tell(turn, FIT, Laying(turn.beside, fits))
    if table.game.is_free:
        return
    case = eating.Again(seat, turn.kind, turn.beside, table.options.phong_tai_kien)
    if table.options.tai_kien_khong_doc == "lanh-lang":
        seat.owe_by(eating.AGAIN, case, turn.line, turn.kind)
    else:
        table.findings.tell(turn, eating.AGAIN, case)


# dậy khàn -------------------------------------------------------------------------------------


def raise_khan(table: Table, turn: Turn, seat: Seat) -> None:
    """Raise a khàn with the open card, or, after eating that card, show its three. Law: TT-11.6."""
    khan = seat.lies(turn.kind, How.KHAN)
    if khan is None:
        vi = f"{{seat}} không úp khàn {turn.kind.vi}."
        raise wrong(turn.line, "no-khan", vi, "{seat} laid no such khàn.", seat=turn.seat)
    shown = table.shown
    after_eating = shown is not None and shown.holder == turn.seat and shown.act in EATING
    if not claim(table, turn, seat):
        return
    if after_eating:
        table.findings.tell(turn, EATEN_FIRST, Three(seat, turn.kind, table.options))
        seat.turn_up(khan, Meld(How.RAISED_KHAN, khan.cards, turn.line, turn.kind))
    else:
        cards = (*khan.cards, turn.kind)
        seat.turn_up(khan, Meld(How.RAISED_KHAN, cards, turn.line, turn.kind, village=((turn.kind, turn.line),)))
