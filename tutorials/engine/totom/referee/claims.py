"""Claims on the open card: who takes it, and whose claim falls to a higher one. Law: TT-8.5, TT-16.23."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutorials.engine.records import wrong
from tutorials.engine.totom.referee.faults import Fault
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.written import Act, Turn

if TYPE_CHECKING:
    from tutorials.engine.totom.referee.table import Referee, Shown

NO_WIN = ("khong-u", "trung-truc")
_RANK = {
    Act.EAT: 1, Act.EAT_DOWN: 1, Act.EAT_SHOWN: 1, Act.PHONG: 2, Act.RAISE_KHAN: 2, Act.WIN: 3,
}  # fmt: skip


def claim(table: Referee, turn: Turn, seat: Seat) -> bool:
    """Give the open card to a seat, or say that a higher claim keeps it.

    Raises DoorError where no such card lies open.
    """
    shown = table.shown
    is_own = shown is not None and shown.how == "thrown" and shown.by == turn.seat
    if shown is None or shown.card is not turn.kind or is_own:
        vi = f"không có quân {turn.kind.vi} nào vừa hiện để {turn.act.value}."
        raise wrong(turn.line, "not-shown", vi, f"no {turn.kind.en} lies open to be taken.")
    if shown.how == "thien-khai" and turn.act is not Act.WIN:
        vi = f"thiên khai {turn.kind.vi} dậy thì chỉ ù được."
        raise wrong(turn.line, "not-shown", vi, f"a raised thiên khai of {turn.kind.en} can only be won on.")
    if shown.holder is not None:
        assert shown.act is not None
        if shown.holder == turn.seat:
            if turn.act is Act.RAISE_KHAN and _RANK[shown.act] == 1:
                shown.act = turn.act
                return True
            if turn.act is not Act.WIN or shown.act is Act.WIN:
                vi = "{seat} đã lấy quân ấy rồi."
                raise wrong(turn.line, "not-shown", vi, "{seat} has taken that card already.", seat=turn.seat)
            _restore(table, shown)
        elif not _outranks(table, turn, shown):
            return False
        else:
            _fall(table, turn, shown)
    elif table.to_throw is not None:
        raise table.out_of_turn(turn)
    shown.holder, shown.act, shown.held, shown.out = turn.seat, turn.act, seat.clone(), table.out.copy()
    if turn.act is Act.WIN:
        shown.could_win.discard(turn.seat)
    table.to_throw = turn.seat
    table.claimed_by = turn.seat
    forced = turn.kind.is_yeu and shown.how == "opened" and shown.by == turn.seat
    table.exempt = turn.act is Act.RAISE_KHAN or forced
    return True


def _outranks(table: Referee, turn: Turn, shown: Shown) -> bool:
    """Say whether a claim takes the card from the one that has it; note the fault if not. Law: TT-8.5.

    Who calls ù on the same card farther off has no ù, and no fault either.
    """
    assert shown.holder is not None
    assert shown.act is not None
    mine, theirs = _RANK[turn.act], _RANK[shown.act]
    if mine > theirs:
        return True
    if mine == theirs and table.distance(turn.seat) < table.distance(shown.holder):
        if turn.act is Act.WIN:
            loser = _turn_of_claim(table, shown)
            table.faults = [each for each in table.faults if each.line != loser.line]
            table.note(loser, "hai-u", "TT-8.5", other=turn.seat)
            shown.outbid = loser
        return True
    if turn.act is Act.WIN:
        if has_no_win(table, shown.holder):
            return True
        table.note(turn, "hai-u", "TT-8.5", other=shown.holder)
    else:
        table.fault(turn, "tranh-quan", other=shown.holder)
    return False


def has_no_win(table: Referee, name: str) -> bool:
    """Say whether the ù that a seat has called on the open card is proved to be none. Law: TT-14.3."""
    assert table.shown is not None
    return any(
        each.seat == name and each.line > table.shown.line and each.slug in NO_WIN and each.result != "lanh-lang"
        for each in table.faults
    )


def _turn_of_claim(table: Referee, shown: Shown) -> Turn:
    line = _line_of_claim(table, shown)
    return next(each for each in table.record.turns if each.line == line)


def _line_of_claim(table: Referee, shown: Shown) -> int:
    lines = [each.line for each in table.record.turns if each.seat == shown.holder and each.line < table.line]
    return lines[-1] if lines else shown.line


def _restore(table: Referee, shown: Shown) -> None:
    """Undo the claim that stands."""
    assert shown.holder is not None
    assert shown.held is not None
    assert shown.out is not None
    table.seats[shown.holder] = shown.held
    table.out = shown.out
    shown.holder = shown.act = shown.held = None
    table.to_throw = None


def _fall(table: Referee, turn: Turn, shown: Shown) -> None:
    """Undo a claim that falls to a higher one; a wrong phỗng before an ù is an option. Law: TT-16.23."""
    was_phong, holder = shown.act is Act.PHONG, shown.holder
    assert holder is not None
    line = _line_of_claim(table, shown)
    _restore(table, shown)
    if not was_phong or turn.act is not Act.WIN:
        return
    wrong_ones = [each for each in table.faults if each.line == line and each.seat == holder]
    if not wrong_ones:
        return
    table.faults = [each for each in table.faults if each not in wrong_ones]
    rule = table.options.bao_truoc_u
    if rule == "bo-qua" or table.distance(holder) > table.distance(turn.seat):
        return  # after the winner a phỗng has no effect
    first = wrong_ones[0]
    result = "den" if rule == "phat-va" else first.result
    values = {"other": turn.seat}
    table.faults.append(Fault(line, holder, "phong-truoc-u", result, "TT-16.23", shown.card, None, values))
