"""Weigh what was carried against what is thrown: each claim is told once. Law: TT-10.5, TT-10.7, TT-16.16, TT-16.19."""

from collections import Counter
from collections.abc import Iterable

from tutorials.engine.cards import Cards, Kind
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.table import Table
from tutorials.engine.totom.referee.throwing import (
    FOR_CUOC,
    GONE,
    TRADE,
    ForCuoc,
    Throw,
    thrown_after,
    thrown_before,
    trades,
)
from tutorials.engine.totom.referee.written import Turn


def claims(table: Table, turn: Turn, seat: Seat) -> bool:
    """Weigh the claims of a seat against what it has thrown; say whether one is at fault."""
    if table.game.is_free:
        return False
    for trade in trades(seat, table.options):
        if table.findings.tell(turn, TRADE, trade):
            seat.close_claim(trade.claim)
            return True
    return False


def throw(table: Table, turn: Turn, seat: Seat) -> None:
    """Weigh a card that has left the hand against the claims and the mat of its seat."""
    seat.weigh_throw(turn.kind)
    if not claims(table, turn, seat) and not _for_cuoc(table, turn, thrown_after(seat, turn.kind)):
        table.findings.tell(turn, GONE, Throw(seat, turn.kind, table.options))


def thrown_earlier(table: Table, turn: Turn, seat: Seat, mat: Counter[Kind]) -> None:
    """Weigh the last claim against what was thrown before it; `mat` are the own cards that lay there."""
    _for_cuoc(table, turn, thrown_before(seat, mat))


def _for_cuoc(table: Table, turn: Turn, cases: Iterable[ForCuoc]) -> bool:
    is_fault = False
    if table.options.pha_phu_an_cuoc and not table.game.is_free:
        for case in cases:
            if table.findings.tell(turn, FOR_CUOC, case):
                case.claim.close_cuoc()
                is_fault = True
    return is_fault


def shown(table: Table, turn: Turn, seat: Seat, cards: Cards) -> None:
    """Weigh the earlier claims of a seat again, now that these own cards have come to lie open. Law: TT-16.16."""
    seat.show(cards)
    claims(table, turn, seat)


def shown_yeu(table: Table, turn: Turn, seat: Seat, cards: Cards) -> None:
    """Weigh them for the own yêu among cards laid with an eaten one: each was a phu, or part of one, all along."""
    yeu = tuple(card for card in cards if card.is_yeu)
    if yeu and not table.game.is_free:
        shown(table, turn, seat, yeu)
