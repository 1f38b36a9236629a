"""Replay a record, act by act, and find the faults that it proves. Law: TT-8.2."""

from collections.abc import Callable

from tutorials.engine.records.lines import wrong
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee.acts import lay, open_card, take
from tutorials.engine.totom.referee.acts.win import win
from tutorials.engine.totom.referee.faults import Fault
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.table import Table
from tutorials.engine.totom.referee.written import Act, Record, Turn

_ACTS: dict[Act, Callable[[Table, Turn, Seat], None]] = {
    Act.THROW: open_card.throw,
    Act.OPEN: open_card.open_noc,
    Act.EAT: take.eat,
    Act.EAT_DOWN: take.eat,
    Act.EAT_SHOWN: take.eat,
    Act.PHONG: take.phong,
    Act.RAISE_KHAN: take.raise_khan,
    Act.RAISE_THIEN_KHAI: lay.raise_thien_khai,
    Act.LAY_KHAN: lay.lay_khan,
    Act.LAY_THIEN_KHAI: lay.lay_thien_khai,
    Act.SHOW: lay.show,
    Act.CUP: lay.cup,
    Act.RETURN_CUP: lay.return_cup,
    Act.LAY: lay.lay,
    Act.ORDER: lay.order,
    Act.SIT_OUT: open_card.sit_out,
    Act.WIN: win,
}


def faults_of(record: Record, game: Game, options: Options) -> list[Fault]:
    """Replay a whole record and return its faults in order."""
    return replay(Table(record, game, options))


def replay(table: Table, until: int | None = None) -> list[Fault]:
    """Go through the table's record, up to a line if one is given, and return the faults in order."""
    for turn in table.record.turns:
        if until is not None and turn.line > until:
            break
        step(table, turn)
    table.findings.sort()
    return table.findings.faults


def step(table: Table, turn: Turn) -> None:
    """Carry out one action."""
    table.begin(turn)
    if turn.act is Act.DRAW:
        open_card.end_in_a_draw(table, turn)
        return
    if turn.act is Act.GAP:
        open_card.skip(table)
        return
    if table.drawn or (table.winner is not None and turn.act is not Act.WIN):
        raise wrong(turn.line, "after-end", "ván đã hết từ dòng trước.", "the hand ended before this line.")
    if turn.act is not Act.WIN:
        _let_thien_khai_go(table)
    seat = table.seats[turn.seat]
    if seat.out:
        vi, en = "{seat} đã chịu bài.", "{seat} sits this hand out."
        raise wrong(turn.line, "sits-out", vi, en, seat=turn.seat)
    _ACTS[turn.act](table, turn, seat)


def _let_thien_khai_go(table: Table) -> None:
    """Note who might have been ù on a thiên khai that was just raised. Law: TT-12.2.2."""
    vong = table.vong
    if vong is not None:
        for name in vong.could_win:
            table.seats[name].owe("bo-u", vong.line, vong.card)
        table.hide()
