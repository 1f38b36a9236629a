"""Call an ù: whose it is, what it owes, and what comes of it. Law: TT-2.4, TT-8.5, TT-14, TT-16.14."""

from tutorials.engine.totom.referee import owing, winning
from tutorials.engine.totom.referee.acts.claim import claim, has_no_win
from tutorials.engine.totom.referee.faults import Fault
from tutorials.engine.totom.referee.record import calls_of, cuoc_of
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.table import Table
from tutorials.engine.totom.referee.written import Act, Turn
from tutorials.engine.totom.score.calls import CALLS, Said
from tutorials.engine.totom.score.win import Winning

_EXCUSED = ("phong-den-sau", "an-quan-da-danh")


def win(table: Table, turn: Turn, seat: Seat) -> None:
    """Judge an ù."""
    vong = table.vong
    if vong is not None and vong.card is turn.kind and (table.shown is None or table.shown.card is not turn.kind):
        table.turn_to_thien_khai()
    shown = table.shown
    from_deal = shown is None and turn.seat == table.record.cai and table.fresh
    act = None
    if not from_deal:
        act = shown.act if shown is not None and shown.holder == turn.seat else None
        if not claim(table, turn, seat):
            return
        seat = table.seats[turn.seat]  # as it was before its phỗng or its raised khàn
    table.end_with(turn.seat)
    findings = table.findings
    if act is Act.PHONG:  # a later copy, or a card thrown before, may be taken by phỗng to be ù (TT-9.14.2, TT-5.4.4)
        findings.withdraw([each for each in findings.of(turn.seat) if each.slug in _EXCUSED])
    _near_the_end(table)
    _judge(table, turn, seat, act, _owed(table, turn, seat))
    _close(table, turn)
    _give_back(table, turn)


def _near_the_end(table: Table) -> None:
    """Tell of who ate and threw near the end without being thành, or waiting. Law: TT-16.14."""
    thrown = table.last_throw
    if thrown is not None and table.shown is not None:
        turn = Turn(thrown.line, thrown.seat, Act.THROW, table.shown.card)
        table.findings.tell(turn, owing.NEAR_THE_END, owing.NearEnd(thrown, table.to_open))


def _owed(table: Table, turn: Turn, seat: Seat) -> frozenset[str]:
    """Tell the light faults that stood before the ù, which cost its points; return them. Law: TT-14.2, TT-16.20."""
    debts = owing.debts(seat)
    for debt in debts:
        since = debt.line if 0 < debt.line < turn.line else None
        result, values = debt.result(table.options), {"about": debt.cards[0]}
        table.findings.add(Fault(turn.line, turn.seat, debt.slug, result, debt.article, turn.kind, since, values))
    return frozenset(debt.slug for debt in debts)


def _judge(table: Table, turn: Turn, seat: Seat, act: Act | None, owed: frozenset[str]) -> None:
    card, shown = turn.kind, table.shown
    if shown is None and seat.whole and seat.hand[card] and seat.counted() == table.game.win_size:
        seat.lose(card)
    hand = seat.as_hand(cai=turn.seat == table.record.cai)
    if hand is None:
        return
    later = card in hand.passed or card in seat.left_pair
    ways = Winning(card, shown.source if shown is not None else "bat-cai", later)
    case = winning.Called(seat, hand, ways, act, _said(turn, act), owed, table.game, table.options)
    if not table.game.has_cuoc:
        table.findings.tell(turn, winning.IN_TAI_BAN, case)
        return
    table.findings.tell(turn, winning.HAND, case)
    if case.won is None:
        return
    table.let_win(case.won)
    for declined in winning.declined(case, case.won):
        table.findings.tell(turn, winning.DECLINED, declined)
    table.findings.tell(turn, winning.SAID, case.won)
    for fault in table.showing:
        table.findings.tell(turn, winning.SHOWN_WRONGLY[fault.slug], winning.Showing(case.won, fault))


def _said(turn: Turn, act: Act | None) -> Said:
    """Return what was called; who has taken the card by phỗng has said that."""
    called = None if turn.called is None else calls_of(turn, turn.called)
    if called is not None and act is Act.PHONG and CALLS["phong"] not in called:
        called = (CALLS["phong"], *called)
    return Said(called, None if turn.announced is None else cuoc_of(turn, turn.announced))


def _close(table: Table, turn: Turn) -> None:
    """Close what a winner did wrong before his true ù and nobody stopped. Law: TT-2.4."""
    findings = table.findings
    at_the_win = findings.of(turn.seat, turn.line)
    if table.options.u_xoa_loi != "xoa" or any(each.result != "lanh-lang" for each in at_the_win):
        return
    findings.close([each for each in findings.of(turn.seat) if each.line < turn.line])
    if findings.closed:
        lines = ", ".join(dict.fromkeys(str(each.line) for each in findings.closed))
        findings.note(turn, "u-xoa-loi", "TT-2.4", lines=lines)


def _give_back(table: Table, turn: Turn) -> None:
    """Let the ù at the later door stand after all, where the one at the nearer door is none. Law: TT-8.5."""
    outbid = table.shown.outbid if table.shown is not None else None
    if outbid is None or not has_no_win(table, turn.seat):
        return
    table.outbid(None)
    table.findings.withdraw_notes(outbid.line)
    win(table, outbid, table.seats[outbid.seat])
