"""Judge an ù of a record: whose it is, whether the hand is ù, and what was done wrong before. Law: TT-14, TT-16.14."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutorials.engine.cards import KINDS, Kind
from tutorials.engine.errors import Message
from tutorials.engine.totom.referee import claims, owing
from tutorials.engine.totom.referee.faults import FAULT_KINDS, Fault
from tutorials.engine.totom.referee.record import calls_of, cuoc_of
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.written import Act, Turn
from tutorials.engine.totom.score.calls import CALLS, Judged, Said, best_ruling, stands
from tutorials.engine.totom.score.homes import is_in_one_bi_only, without_bare
from tutorials.engine.totom.score.win import Judge, Reading, Winning
from tutorials.engine.totom.solve.arrange import best_plan
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.near import homes
from tutorials.engine.totom.solve.tam_tu import loose_in
from tutorials.engine.totom.solve.uses import can_win, plan_of, uses, waiting
from tutorials.engine.totom.tai_ban import win as tai_ban_win

if TYPE_CHECKING:
    from tutorials.engine.totom.referee.table import Referee


@dataclass(frozen=True, slots=True)
class Won:
    """An ù that holds: the hand, the card, and what came of it with what was called."""

    hand: Hand
    winning: Winning
    judged: Judged


_MOST_LOOSE = 7  # one card takes in six loose ones at most: copies of the two other cards of a bí
_BARE = Message("khi ù quân ấy còn trơ ra ngoài phu", "some of those cards lie bare at the ù, in no phu")
_IN_ONE_BI = Message("khi ù cả khàn chỉ nằm trong một phu bí", "at the ù all of them lie in one bí")
_WITHOUT_PHU = Message("từ đầu ván không có phu nào đi với quân ấy", "no phu went with them from the deal")
_EXCUSED = ("phong-den-sau", "an-quan-da-danh")
_ACT_OF_USE = {Act.PHONG: ("phong", "tai-kien"), Act.RAISE_KHAN: ("day-khan",)}


def could_win(table: Referee, seat: Seat, card: Kind | None = None) -> bool:
    """Say whether a seat whose hand is known is ù with the open card."""
    hand = seat.as_hand()
    if hand is None or hand.size != table.game.win_size - 1:
        return False
    source = "thien-khai"
    if card is None:
        assert table.shown is not None
        card = table.shown.card
        source = "noc" if table.shown.how == "opened" else "discard"
    if loose_in(hand) >= _MOST_LOOSE or _is_barred(table, hand, card, source):
        return False
    if not table.game.has_cuoc:
        return tai_ban_win.can_win(hand, card.index)
    if not can_win(hand, card.index, table.game):
        return False
    winning = Winning(card, source, later=card in hand.passed or card in seat.left_pair)
    return Judge(hand, table.game, table.options).read(winning, 0) is not None


def _is_barred(table: Referee, hand: Hand, card: Kind, source: str) -> bool:
    options = table.options
    again = card in hand.discarded and options.danh_di_u_lai == "khong"
    vong = source == "thien-khai" and options.u_vong == "khong-u"
    return again or vong or (source == "discard" and not options.u_quan_danh)


def state_of(table: Referee, seat: Seat) -> str:
    """Name what a hand is worth as its owner throws near the end of the nọc. Law: TT-16.14."""
    if table.to_open not in (1, 2) or not seat.whole:
        return ""
    hand = seat.as_hand()
    if hand is None or hand.size != table.game.win_size - 1:
        return ""
    if not loose_in(hand):
        return "thanh"
    waits = waiting(hand, table.game) if table.game.has_cuoc else tai_ban_win.waiting(hand)
    return "cho" if waits else "chua"


def win(table: Referee, turn: Turn, seat: Seat) -> None:
    """Judge an ù."""
    vong = table.vong
    shown = table.shown
    if vong is not None and vong.card is turn.kind and (shown is None or shown.card is not turn.kind):
        table.shown = shown = vong
        table.to_throw = None
    from_deal = shown is None and turn.seat == table.record.cai and table.fresh
    act = None
    if not from_deal:
        act = shown.act if shown is not None and shown.holder == turn.seat else None
        if not claims.claim(table, turn, seat):
            return
        seat = table.seats[turn.seat]  # as it was before its phỗng or its raised khàn
    table.winner, table.won = turn.seat, None
    before = len(table.faults)
    _one_and_two(table)
    _light(table, turn, seat)
    _judge(table, turn, seat, act, from_deal=from_deal)
    if act is Act.PHONG:  # a later copy, or a card thrown before, may be taken by phỗng to be ù (TT-9.14.2, TT-5.4.4)
        kept = [each for each in table.faults[:before] if each.slug not in _EXCUSED or each.seat != turn.seat]
        table.faults = kept + table.faults[before:]
    _close(table, turn)
    _give_back(table, turn)


def _give_back(table: Referee, turn: Turn) -> None:
    """Let the ù at the later door stand after all, where the one at the nearer door is none. Law: TT-8.5."""
    outbid = table.shown.outbid if table.shown is not None else None
    if table.shown is None or outbid is None or not claims.has_no_win(table, turn.seat):
        return
    table.shown.outbid = None
    table.notes = [each for each in table.notes if each.line != outbid.line]
    win(table, outbid, table.seats[outbid.seat])


def _close(table: Referee, turn: Turn) -> None:
    """A true ù closes what its winner did wrong before and nobody stopped. Law: TT-2.4."""
    at_the_win = [each for each in table.faults if each.line == turn.line and each.seat == turn.seat]
    if table.options.u_xoa_loi != "xoa" or any(each.result != "lanh-lang" for each in at_the_win):
        return
    table.closed = [each for each in table.faults if each.seat == turn.seat and each.line < turn.line]
    if table.closed:
        table.faults = [each for each in table.faults if each not in table.closed]
        lines = ", ".join(dict.fromkeys(str(each.line) for each in table.closed))
        table.note(turn, "u-xoa-loi", "TT-2.4", lines=lines)


def _one_and_two(table: Referee) -> None:
    """TT-16.14: near the end who eats and throws must be thành, or wait."""
    slug = owing.near_the_end(table)
    if not slug:
        return
    assert table.shown is not None
    assert table.last_throw is not None
    name, line, *_ = table.last_throw
    kind = FAULT_KINDS[slug]
    table.faults.append(Fault(line, name, slug, kind.result, kind.article, table.shown.card))


def _light(table: Referee, turn: Turn, seat: Seat) -> None:
    """Tell the light faults that stood before the ù; they cost its points. Law: TT-14.2, TT-16.20."""
    for debt in owing.debts(seat):
        since = debt.line if 0 < debt.line < turn.line else None
        table.fault(turn, debt.slug, article=debt.article, since=since, about=debt.cards[0])


def _judge(table: Referee, turn: Turn, seat: Seat, act: Act | None, *, from_deal: bool) -> None:
    card = turn.kind
    if from_deal and seat.whole and seat.hand[card] and seat.counted() == table.game.win_size:
        seat.hand[card] -= 1
    hand = seat.as_hand(cai=turn.seat == table.record.cai)
    if hand is None:
        return
    if not table.game.has_cuoc:
        if hand.size != table.game.win_size - 1 or not tai_ban_win.can_win(hand, card.index):
            table.fault(turn, "khong-u")
        return
    if hand.size != table.game.win_size - 1:
        table.fault(turn, "khong-u", article="TT-2.5")
        return
    source = "bat-cai"
    if not from_deal:
        assert table.shown is not None
        source = {"opened": "noc", "thrown": "discard", "thien-khai": "thien-khai"}[table.shown.how]
    later = card in hand.passed or card in seat.left_pair
    winning = Winning(card, source, later)
    judge = Judge(hand, table.game, table.options)
    if act is not None and act in _ACT_OF_USE and not _holds(judge, winning, act):
        _not_as_taken(table, turn, judge, winning, act)
        return
    called = None if turn.called is None else calls_of(turn, turn.called)
    if called is not None and act is Act.PHONG and CALLS["phong"] not in called:
        called = (CALLS["phong"], *called)
    announced = None if turn.announced is None else cuoc_of(turn, turn.announced)
    barred = _is_barred(table, hand, card, source)
    judged = None if barred else best_ruling(judge, winning, seat.wins, Said(called, announced))
    if judged is None:
        _no_win(table, turn, hand)
        return
    reading, _, ruling = judged
    table.won = Won(hand, winning, judged)
    _declined(table, turn, seat, reading)
    if ruling.result == "lanh-lang":
        table.fault(turn, "ho-sai", article=ruling.lines[-1].article)
    elif ruling.result == "bao":
        table.fault(turn, "xuong-thua", article=ruling.lines[-1].article)
    for each in table.showing:
        if stands(each, hand, reading.use.how):
            table.fault(turn, each.slug)


def _holds(judge: Judge, winning: Winning, act: Act) -> bool:
    """Say whether the hand is ù as the card was taken: by phỗng, or by raising a khàn. Law: TT-14.7.1, TT-11.6."""
    hand, card = judge.hand, winning.card.index
    return any(
        use.how in _ACT_OF_USE[act] and plan_of(use, card, (), judge.game.min_lung) is not None
        for use in uses(hand, card)
    )


def _not_as_taken(table: Referee, turn: Turn, judge: Judge, winning: Winning, act: Act) -> None:
    """Tell that the hand is not ù as its card was taken; a khàn raised wrongly may be no more than a slip of showing.

    Law: TT-11.6.3, TT-14.7.1, TT-14.9.3.
    """
    is_slip = act is Act.RAISE_KHAN and table.options.cham_xuong != "bao"
    if is_slip and judge.read(winning, 0) is not None:
        table.fault(turn, "cham-xuong")
    else:
        table.fault(turn, "khong-u", article="TT-14.7.1" if act is Act.PHONG else "TT-11.6.3")


def _no_win(table: Referee, turn: Turn, hand: Hand) -> None:
    """Tell that the hand is not ù; cards of a declined khàn left loose are trùng trục. Law: TT-11.8, TT-14.3."""
    if table.options.khan_tro == "lanh-lang" and _is_bare_only(table, turn, hand):
        return
    free = list(hand.free)
    free[turn.kind.index] += 1
    plan = best_plan(free, hand.blocks)
    if plan.loose:
        for kind in sorted(hand.bat_thuc):
            rest = list(free)
            copies = rest[kind]
            rest[kind] = 0
            if copies and not best_plan(rest, hand.blocks).loose:
                table.fault(turn, "trung-truc", is_grave=True, about=KINDS[kind], how=_BARE)
                return
    table.fault(turn, "khong-u")


def _is_bare_only(table: Referee, turn: Turn, hand: Hand) -> bool:
    """Say whether nothing but a khàn left bare stands against the ù, and tell that light fault. Law: TT-11.5."""
    for kind, _ in without_bare(hand, turn.kind.index, table.game):
        if kind.index in hand.bat_thuc:
            table.fault(turn, "trung-truc", about=kind, how=_BARE)
        elif all(each.slug != "treo-khan" or each.line != turn.line for each in table.faults):
            table.fault(turn, "treo-khan", about=kind)
        return True
    return False


def _declined(table: Referee, turn: Turn, seat: Seat, reading: Reading) -> None:
    """Judge where declined khàn lie when the hand is shown. Law: TT-11.8."""
    rule = table.options.trung_truc
    for card in seat.declined:
        if card.is_yeu or card in seat.returned:
            continue
        if rule == "mot-bi":
            if is_in_one_bi_only(reading, card.index, table.game):
                table.fault(turn, "trung-truc", about=card, how=_IN_ONE_BI)
        elif rule == "phu-tu-dau" and not any(homes(seat.dealt, card)):
            already = any(each.slug == "bat-thuc-thieu-phu" and each.seat == turn.seat for each in table.faults)
            if not already:
                table.fault(turn, "trung-truc", about=card, how=_WITHOUT_PHU)
