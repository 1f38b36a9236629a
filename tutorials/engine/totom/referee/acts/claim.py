"""Claims on the open card: who takes it, and whose claim falls to a higher one. Law: TT-8.5, TT-16.23."""

from tutorials.engine.records.lines import wrong
from tutorials.engine.totom.referee.clauses import Clause, Law, proof
from tutorials.engine.totom.referee.faults import Fault
from tutorials.engine.totom.referee.seat import Seat
from tutorials.engine.totom.referee.table import Claimed, OpenCard, Table
from tutorials.engine.totom.referee.written import Act, Turn

NO_WIN = ("khong-u", "trung-truc")
_RANK = {
    Act.EAT: 1, Act.EAT_DOWN: 1, Act.EAT_SHOWN: 1, Act.PHONG: 2, Act.RAISE_KHAN: 2, Act.WIN: 3,
}  # fmt: skip
_HIGHER: Law[str] = ((Clause("tranh-quan", lambda other: proof(other=other)),),)


def claim(table: Table, turn: Turn, seat: Seat) -> bool:
    """Give the open card to a seat, or say that a higher claim keeps it.

    Raises DoorError where no such card lies open.
    """
    shown = _shown_of(table, turn)
    if shown.claim is None:
        if table.to_throw is not None:
            raise table.out_of_turn(turn)
    elif shown.holder == turn.seat:
        if turn.act is Act.RAISE_KHAN and _RANK[shown.claim.turn.act] == 1:
            table.hold_by(turn)
            return True
        if turn.act is not Act.WIN or shown.act is Act.WIN:
            vi, en = "{seat} đã lấy quân ấy rồi.", "{seat} has taken that card already."
            raise wrong(turn.line, "not-shown", vi, en, seat=turn.seat)
        table.restore()
    elif not _outranks(table, turn, shown, shown.claim):
        return False
    else:
        _fall(table, turn, shown, shown.claim)
    table.hold(turn, seat)
    return True


def _shown_of(table: Table, turn: Turn) -> OpenCard:
    shown = table.shown
    is_own = shown is not None and shown.how == "thrown" and shown.by == turn.seat
    if shown is None or shown.card is not turn.kind or is_own:
        vi = f"không có quân {turn.kind.vi} nào vừa hiện để {turn.act.value}."
        raise wrong(turn.line, "not-shown", vi, f"no {turn.kind.en} lies face up to be taken.")
    if shown.how == "thien-khai" and turn.act is not Act.WIN:
        vi = f"thiên khai {turn.kind.vi} dậy thì chỉ ù được."
        raise wrong(turn.line, "not-shown", vi, f"a raised thiên khai of {turn.kind.en} can be taken only to win.")
    return shown


def _outranks(table: Table, turn: Turn, shown: OpenCard, theirs: Claimed) -> bool:
    """Say whether a claim takes the card from the one that has it; note the fault if not. Law: TT-8.5.

    Who calls ù on the same card farther off has no ù, and no fault either.
    """
    findings, holder = table.findings, theirs.turn.seat
    mine, other = _RANK[turn.act], _RANK[theirs.turn.act]
    if mine > other:
        return True
    if mine == other and table.distance(turn.seat) < table.distance(holder):
        loser = table.last_turn(holder) if turn.act is Act.WIN else None
        if loser is not None:
            findings.withdraw([each for each in findings.faults if each.line == loser.line])
            findings.note(loser, "hai-u", "TT-8.5", other=turn.seat)
            table.outbid(loser)
        return True
    if turn.act is Act.WIN:
        if has_no_win(table, holder):
            return True
        findings.note(turn, "hai-u", "TT-8.5", other=holder)
    else:
        findings.tell(turn, _HIGHER, holder)
    return False


def has_no_win(table: Table, name: str) -> bool:
    """Say whether the ù that a seat has called on the open card is proved to be none. Law: TT-14.3."""
    assert table.shown is not None
    since = table.shown.line
    faults = (each for each in table.findings.of(name) if each.line > since and each.slug in NO_WIN)
    return any(each.result != "lanh-lang" for each in faults)


def _fall(table: Table, turn: Turn, shown: OpenCard, theirs: Claimed) -> None:
    """Undo a claim that falls to a higher one; a wrong phỗng before an ù is an option. Law: TT-16.23."""
    holder, last = theirs.turn.seat, table.last_turn(theirs.turn.seat)
    line = shown.line if last is None else last.line
    table.restore()
    if theirs.turn.act is not Act.PHONG or turn.act is not Act.WIN:
        return
    wrong_ones = table.findings.of(holder, line)
    if not wrong_ones:
        return
    table.findings.withdraw(wrong_ones)
    rule = table.options.bao_truoc_u
    if rule == "bo-qua" or table.distance(holder) > table.distance(turn.seat):
        return  # after the winner a phỗng has no effect
    result = "den" if rule == "phat-va" else wrong_ones[0].result
    values = {"other": turn.seat}
    table.findings.add(Fault(line, holder, "phong-truoc-u", result, "TT-16.23", shown.card, None, values))
