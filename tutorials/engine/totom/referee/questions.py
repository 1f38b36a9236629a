"""The questions about what was done at the table: written records, the table after each line, and single cases."""

from collections.abc import Iterable

from tutorials.engine.asks import Answer, Ask, Asks, FaultKind, names
from tutorials.engine.fields import Asked
from tutorials.engine.lines import Line
from tutorials.engine.records.case import in_force
from tutorials.engine.records.lines import RecordError
from tutorials.engine.totom.game import GAMES, Game
from tutorials.engine.totom.options import RULES, Options
from tutorials.engine.totom.referee import owing
from tutorials.engine.totom.referee.acts.open_card import let_pass
from tutorials.engine.totom.referee.cases import CASE, Case, read_case
from tutorials.engine.totom.referee.faults import FAULT_KINDS, Fault, Note
from tutorials.engine.totom.referee.fields import LINE, MAX_LINE, RECORD
from tutorials.engine.totom.referee.owing import Debt
from tutorials.engine.totom.referee.prices import price_of
from tutorials.engine.totom.referee.raising import LATE_THIEN_KHAI
from tutorials.engine.totom.referee.record import parse_record
from tutorials.engine.totom.referee.replay import replay, step
from tutorials.engine.totom.referee.table import Table
from tutorials.engine.totom.referee.throwing import weighed
from tutorials.engine.totom.referee.view import table_view
from tutorials.engine.totom.referee.winning import Won
from tutorials.engine.totom.referee.written import Record
from tutorials.engine.totom.score.questions import win_lines

_WORST = ("lanh-lang", "cheo-do", "den", "bao")


def _game_of(record: Record, game: Game) -> Game:
    """Return the game that is judged: the record's own, unless the question names another form."""
    return GAMES[record.game] if record.game != "to-tom" else game


def fault_answer(fault: Fault) -> Answer:
    """Return a fault as the door answers it."""
    return {
        "turn": fault.line,
        "seat": fault.seat,
        "result": fault.result,
        "article": fault.article,
        "fault": fault.slug,
        "card": fault.card.vi,
        "since": fault.since,
    }


def _priced(table: Table, faults: Iterable[Fault]) -> list[Answer]:
    """Return faults as the door answers them, with what one costs where another's ù settles it. Law: TT-16.23."""
    prices = ((fault, price_of(table, fault)) for fault in faults)
    return [fault_answer(fault) | ({"den": price.as_dict()} if price else {}) for fault, price in prices]


def _told(table: Table, faults: Iterable[Fault]) -> list[Line]:
    """Return the sentences that tell faults, each with its price."""
    found: list[Line] = []
    for fault in faults:
        price = price_of(table, fault)
        found += [*fault.as_lines(), *(price.lines if price else ())]
    return found


def _note_answer(note: Note) -> Answer:
    """Return what is no fault as the door answers it."""
    return {"turn": note.line, "seat": note.seat, "note": note.slug, "article": note.article, "card": note.card.vi}


def ask_turns(asked: Asked, options: Options) -> Answer:
    """Replay a record and tell the faults it proves."""
    game: Game = asked.about
    record = asked[RECORD]
    options, rules = in_force(asked, record.rules, RULES, options)
    table = Table(record, _game_of(record, game), options)
    faults = replay(table)
    lines = _told(table, (*table.findings.closed, *faults))
    lines = lines or [Line("no-fault", "TT-16.19", count=len(record.turns))]
    lines += [note.as_line() for note in table.findings.notes]
    if not table.finished:
        lines.append(Line("unfinished", "TT-14.12"))
    return {
        "faults": _priced(table, faults),
        "closed": [fault_answer(fault) for fault in table.findings.closed],
        "notes": [_note_answer(note) for note in table.findings.notes],
        "finished": table.finished,
        "actions": len(record.turns),
        **rules,
        "lines": lines,
    }


def ask_replay(asked: Asked, options: Options) -> Answer:
    """Show the table as it lies after a line of a record."""
    game: Game = asked.about
    record = asked[RECORD]
    steps = [turn.line for turn in record.turns]
    last = steps[-1] if steps else 0
    upto = asked[LINE.optional(min(last, MAX_LINE))]
    options, rules = in_force(asked, record.rules, RULES, options)
    table = Table(record, _game_of(record, game), options)
    faults = replay(table, upto)
    here = [fault for fault in (*table.findings.closed, *faults) if fault.line == table.line]
    said = next((str(turn) for turn in record.turns if turn.line == table.line), "")
    lines = _told(table, here)
    lines += [note.as_line() for note in table.findings.notes if note.line == table.line]
    return {
        "line": table.line,
        "text": said,
        "lines_total": last,
        "steps": steps,
        **table_view(table),
        **rules,
        "faults": _priced(table, faults),
        "here": _priced(table, here),
        "closed": [fault_answer(fault) for fault in table.findings.closed],
        "notes": [_note_answer(note) for note in table.findings.notes],
        "lines": lines or [Line("no-fault", "TT-16.19", count=sum(line <= upto for line in steps))],
    }


def ask_claim(asked: Asked, options: Options) -> Answer:
    """Judge one case: what lay there, what came, what was done with it, and what is owed for it later."""
    game: Game = asked.about
    case = read_case(asked, game, options)
    text = str(case.record)
    try:
        table = _replayed(case, parse_record(text), game, options)
    except RecordError as error:
        raise case.blame(error) from None
    seat = table.seats[case.seat]
    owed = [] if case.act == "u" else [*owing.debts(seat), *owing.to_come(table, seat)]
    faults = [fault for fault in table.findings.faults if fault.seat == case.seat]
    faults += [debt.as_fault(case.seat, options) for debt in owed if debt.is_due and debt.line]
    worst = max((fault.result for fault in faults), key=_WORST.index, default=None)
    answer = {
        "allowed": worst is None,
        "result": worst,
        "faults": [fault_answer(fault) for fault in faults],
        "owed": [_owed_answer(debt, options) for debt in owed],
        "record": text,
    }
    lines = _claim_lines(case, table, faults, owed)
    if table.won is not None and table.winner == case.seat:
        told, more = _told_win(table, table.won, is_paid=worst is None)
        answer, lines = answer | told, lines + more
    return answer | {"lines": lines}


def _told_win(table: Table, won: Won, *, is_paid: bool) -> tuple[Answer, list[Line]]:
    """Return cước, points and calls of an ù, and what is said of them. Law: TT-14.9, TT-15.1."""
    reading, required, ruling = won.judged
    cuoc = [each.slug for each in reading.score.cuoc]
    told = {
        "cuoc": cuoc,
        "diem": ruling.diem if is_paid else 0,
        "dich": ruling.dich if is_paid else 0,
        "den": ruling.den,
        "announce": [call.slug for call in required] + cuoc,
    }
    lines = win_lines(won.hand, won.winning, reading, table.game, table.options) if is_paid else []
    if required:
        lines.append(Line("must-call", required[0].article, names=list(required)))
    return told, [*lines, *ruling.lines]


def _replayed(case: Case, record: Record, game: Game, options: Options) -> Table:
    """Replay a case with what no line of a record can say.

    That is a card let go for good, a thiên khai raised too late, and how a winning hand was shown.
    """
    table = Table(record, game, options, case.showing)
    since = 1 if case.act == "day-thien-khai" else 0
    for card in case.late:
        table.seats[case.seat].owe(LATE_THIEN_KHAI, since, card)
    for turn in record.turns:
        step(table, turn)
        if case.passes and turn is record.turns[0]:
            let_pass(table)
    return table


def _owed_answer(debt: owing.Debt, options: Options) -> Answer:
    """Return what is owed as the door answers it."""
    return {
        "fault": debt.slug,
        "cards": names(debt.cards),
        "result": debt.result(options),
        "article": debt.article,
        "due": debt.is_due,
        "mendable": debt.may_mend,
    }


def _claim_lines(case: Case, table: Table, faults: list[Fault], owed: list[owing.Debt]) -> list[Line]:
    lines = [line for fault in faults for line in fault.as_lines(is_case=True)]
    if not faults:
        lines = [Line("claim-right-but" if owed else "claim-right", case.article)]
        lines += [
            Line("claim-count", "TT-16.19.1", m=carried, n=thrown)
            for carried, thrown in weighed(table.seats[case.seat])
        ]
    lines += [note.as_line(is_case=True) for note in table.findings.notes if note.seat == case.seat]
    if case.from_mat:
        lines.append(Line("claim-from-mat", "TT-9.2", cards=list(case.from_mat)))
    for debt in owed:
        is_told = debt.is_due and debt.line
        lines += debt.how_to_mend() if is_told else debt.as_lines(case.seat, table.options)
    return lines + _costs(owed, table.options)


def _costs(owed: Iterable[Debt], options: Options) -> list[Line]:
    """Return what is owed will cost at the seat's own ù, one sentence for each price. Law: TT-14.2, TT-16.18.4."""
    by_result: dict[str, list[FaultKind]] = {}
    for debt in owed:
        by_result.setdefault(debt.result(options), []).append(FAULT_KINDS[debt.slug])
    return [
        Line(f"owed-{result}", _OWED_BY[result], names=list(dict.fromkeys(kinds)))
        for result, kinds in by_result.items()
        if result in _OWED_BY
    ]


_OWED_BY = {"lanh-lang": "TT-14.2", "cheo-do": "TT-16.18.4"}
ASKS: Asks = {
    "turns": Ask(ask_turns, (RECORD,)),
    "replay": Ask(ask_replay, (RECORD, LINE)),
    "claim": Ask(ask_claim, CASE),
}
