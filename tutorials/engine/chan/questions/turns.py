"""The questions about what was done at the table: written records, the table after each line, and single cases."""

from collections.abc import Iterator

from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.chan.cases import CASE, ME, read_case
from tutorials.engine.chan.faults import GRAVE, IF_WIN, LIGHT, Fault, price, worst_of
from tutorials.engine.chan.fields import LINE, MAX_LINE, RECORD
from tutorials.engine.chan.options import RULES, Options
from tutorials.engine.chan.questions.table import grade_line
from tutorials.engine.chan.record import parse_record
from tutorials.engine.chan.referee import Referee, Won
from tutorials.engine.chan.scoring import NOTHING
from tutorials.engine.chan.view import table_view
from tutorials.engine.fields import Asked
from tutorials.engine.lines import Line
from tutorials.engine.records.case import in_force
from tutorials.engine.records.lines import RecordError


def fault_answer(fault: Fault, options: Options) -> Answer:
    """Return a fault as the door answers it."""
    return {
        "turn": fault.line,
        "seat": fault.seat,
        "result": GRAVE if fault.result == IF_WIN else fault.result,
        "grade": fault.result,  # «bao-khi-u»: only if that player wins, who has not yet
        "den": price(fault.result, options).diem,
        "article": fault.kind.article,
        "fault": fault.slug,
        "card": fault.card.vi if fault.card else None,
        "since": fault.since,
    }


def _result(won: Won, faults: list[Fault]) -> str | None:
    """Return what an ù comes to: its own faults take its points away. Law: CH-8.1, CH-8.2."""
    worst = worst_of(fault for fault in faults if fault.seat == won.seat.name)
    if worst is not None:
        return worst
    return None if won.verdict is None else "diem"


def _won(won: Won, faults: list[Fault], options: Options) -> Answer:
    result = _result(won, faults)
    points = won.score if result == "diem" else NOTHING
    is_unknown = won.verdict is None and result is None
    return {
        "seat": won.seat.name,
        "cuoc": won.cuoc,
        "result": result,
        "diem": points.diem if points and not is_unknown else None,
        "ga": points.ga if points and not is_unknown else None,
        "den": price(result, options).diem,
        "reason": won.verdict.reason if won.verdict else None,
    }


def _lines(faults: list[Fault], count: int, options: Options) -> list[Line]:
    """Return the sentences of what was found, and what each seat pays for it."""
    if not faults:
        return [Line("chan-no-fault", "CH-8.1", count=count)]
    seats = dict.fromkeys(fault.seat for fault in faults)
    costs = (line for seat in seats for line in _costs([fault for fault in faults if fault.seat == seat], options))
    return [*(fault.as_line() for fault in faults), *costs]


def _costs(faults: list[Fault], options: Options) -> Iterator[Line]:
    """Say what the faults of one seat cost: one báo, however many faults. Law: CH-8.1, CH-8.2, CH-9.2, CH-9.3."""
    seat = faults[0].seat
    worst = worst_of(faults)
    first = next(fault.line for fault in faults if fault.result == worst)
    if worst == GRAVE:
        yield Line("chan-seat-bao", "CH-9.3", seat=seat, line=first)
    if worst is not None:
        phrase, article = _FOR_ALL if worst == GRAVE and options.den_ai == "thay-lang" else _COSTS[worst]
        yield Line(phrase, article, seat=seat, points=price(worst, options).diem)


_COSTS = {
    LIGHT: ("chan-seat-light", "CH-8.1"),
    IF_WIN: ("chan-seat-if-win", "CH-8.2"),
    GRAVE: ("chan-seat-den", "CH-9.2"),
}
_FOR_ALL = ("chan-seat-den-thay-lang", "CH-9.4")


def _pays(faults: list[Fault], winner: str | None, options: Options) -> dict[str, int]:
    """Return what each seat that was báo pays to each of the others. Law: CH-9.2, CH-9.4."""
    caught = dict.fromkeys(fault.seat for fault in faults if fault.result == GRAVE)
    cost = price(GRAVE, options).diem
    return {seat: cost for seat in caught if options.den_ai == "tung-nha" or seat == winner}


def _winner_line(won: Won, result: str | None) -> Iterator[Line]:
    """Say what the ù that ended the hand came to. Law: CH-3.1, CH-8.1, CH-8.2."""
    if result == "diem" and won.score is not None:
        yield Line("chan-won", "CH-3.1", seat=won.seat.name, points=won.score.diem)
    elif won.stopped is not None:
        yield Line("chan-won-stopped", "CH-8.2", seat=won.seat.name, line=won.stopped)
    elif result is not None:
        yield Line(f"chan-won-{result}", "CH-8.1" if result == LIGHT else "CH-8.2", seat=won.seat.name)


def ask_turns(asked: Asked, options: Options) -> Answer:
    """Replay a record and tell the faults it proves, and what they cost."""
    record = asked[RECORD]
    options, rules = in_force(asked, record.rules, RULES, options)
    table = Referee(record, options)
    faults = table.replay()
    winner = table.winner
    lines = _lines(faults, len(record.turns), options)
    if winner is not None:
        lines += _winner_line(winner, _result(winner, faults))
    return {
        "faults": [fault_answer(fault, options) for fault in faults],
        "pays": _pays(faults, winner.seat.name if winner else None, options),
        "finished": table.finished,
        "actions": len(record.turns),
        "winner": _won(winner, faults, options) if winner else None,
        **rules,
        "lines": lines,
    }


def ask_replay(asked: Asked, options: Options) -> Answer:
    """Show the table as it lies after a line of a record."""
    record = asked[RECORD]
    steps = [turn.line for turn in record.turns]
    last = steps[-1] if steps else 0
    upto = asked[LINE.optional(min(last, MAX_LINE))]
    options, rules = in_force(asked, record.rules, RULES, options)
    table = Referee(record, options)
    faults = table.replay(upto)
    here = [fault for fault in faults if fault.line == table.line]
    return {
        "line": table.line,
        "text": next((str(turn) for turn in record.turns if turn.line == table.line), ""),
        "lines_total": last,
        "steps": steps,
        **table_view(table),
        **rules,
        "faults": [fault_answer(fault, options) for fault in faults],
        "here": [fault_answer(fault, options) for fault in here],
        "lines": _lines(here, sum(line <= upto for line in steps), options),
    }


def ask_claim(asked: Asked, options: Options) -> Answer:
    """Judge one case: what lay there, what came, what was done with it. Law: CH-8."""
    case = read_case(asked, options)
    text = str(case.record)
    try:
        table = Referee(parse_record(text), options)
        table.seats[table.record.seats.index(ME)].rows = case.rows
        faults = [fault for fault in table.replay() if fault.seat == ME]
    except RecordError as error:
        raise case.blame(error) from None
    worst = worst_of(faults)
    points = table.winner.score if table.winner and worst != GRAVE else None
    lines = [fault.as_line(is_case=True) for fault in faults] or [Line("chan-claim-right", case.article)]
    if points is not None and worst is None:
        lines += points.lines
    if worst is not None:
        lines.append(grade_line(worst))
    lines += price(worst, options).lines
    return {
        "allowed": worst is None,
        "result": GRAVE if worst == IF_WIN else worst,
        "grade": worst,
        "den": price(worst, options).diem,
        "faults": [fault_answer(fault, options) for fault in faults],
        "record": text,
        "lines": lines,
    }


ASKS: Asks = {
    "turns": Ask(ask_turns, (RECORD,)),
    "replay": Ask(ask_replay, (RECORD, LINE)),
    "claim": Ask(ask_claim, CASE),
}
