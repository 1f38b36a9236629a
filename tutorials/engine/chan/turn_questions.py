"""The questions about what was done at the table: written records, the table after each line, and single cases."""

from typing import Any

from tutorials.engine import fields
from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.chan.cases import CASE_FIELDS, ME, read_case
from tutorials.engine.chan.faults import GRAVE, IF_WIN, LIGHT, Fault, grade_line
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.presets import RULES
from tutorials.engine.chan.record import parse_record
from tutorials.engine.chan.referee import Referee, Won
from tutorials.engine.chan.scoring import fine
from tutorials.engine.chan.view import table_view
from tutorials.engine.chan.written import Record
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Question
from tutorials.engine.lines import Line
from tutorials.engine.rules import as_dict

_WORST = (LIGHT, IF_WIN, GRAVE)
MAX_LINE = 10**6


def fault_answer(fault: Fault) -> Answer:
    """Return a fault as the door answers it."""
    return {
        "turn": fault.line,
        "seat": fault.seat,
        "result": GRAVE if fault.result == IF_WIN else fault.result,
        "grade": fault.result,  # «bao-khi-u»: only if that player wins, who has not yet
        "article": fault.kind.article,
        "fault": fault.slug,
        "card": fault.card.vi if fault.card else None,
        "since": fault.since,
    }


def _won(won: Won) -> Answer:
    points = won.score
    return {
        "seat": won.seat.name,
        "cuoc": won.cuoc,
        "diem": points.diem if points else None,
        "ga": points.ga if points else None,
        "reason": won.verdict.reason if won.verdict else None,
    }


def _read(question: Question) -> Record:
    text = fields.require(question, "record")
    if not isinstance(text, str):
        vi = "«record» phải là ghi chép dạng chữ."
        raise DoorError("bad-type", "record", vi, "«record» must be the text of a record.")
    return parse_record(text)


def _in_force(question: Question, record: Record, options: Options) -> tuple[Options, Answer]:
    """Return the rules of the record, unless the question has its own, and what the answer says of them."""
    if record.rules is None or question.get("rules") is not None:
        return options, {}
    found = RULES.preset(record.rules, "record")
    return found.options, {"rules": {"preset": found.slug, **as_dict(found.options)}}


def _lines(faults: list[Fault], count: int, winner: Won | None = None, *, is_case: bool = False) -> list[Line]:
    """Return the sentences of what was found, and of an ù that stands."""
    lines = [fault.as_line(is_case=is_case) for fault in faults]
    if not lines and not is_case:
        lines = [Line("chan-no-fault", "CH-8.1", count=count)]
    if winner is not None and winner.score is not None:
        lines.append(Line("chan-won", "CH-3.1", seat=winner.seat.name, points=winner.score.diem))
    return lines


def ask_turns(question: Question, about: Any, options: Options) -> Answer:
    """Replay a record and tell the faults it proves."""
    record = _read(question)
    options, rules = _in_force(question, record, options)
    table = Referee(record, options)
    faults = table.replay()
    winner = table.winner
    return {
        "faults": [fault_answer(fault) for fault in faults],
        "finished": table.finished,
        "actions": len(record.turns),
        "winner": _won(winner) if winner else None,
        **rules,
        "lines": _lines(faults, len(record.turns), winner),
    }


def ask_replay(question: Question, about: Any, options: Options) -> Answer:
    """Show the table as it lies after a line of a record."""
    record = _read(question)
    steps = [turn.line for turn in record.turns]
    last = steps[-1] if steps else 0
    upto = fields.number(question, "line", min(last, MAX_LINE), 0, MAX_LINE)
    options, rules = _in_force(question, record, options)
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
        "faults": [fault_answer(fault) for fault in faults],
        "here": [fault_answer(fault) for fault in here],
        "lines": _lines(here, sum(line <= upto for line in steps)),
    }


def ask_claim(question: Question, about: Any, options: Options) -> Answer:
    """Judge one case: what lay there, what came, what was done with it. Law: CH-8."""
    case = read_case(question, options)
    text = str(case.record)
    try:
        table = Referee(parse_record(text), options)
        table.seats[table.record.seats.index(ME)].rows = case.rows
        faults = [fault for fault in table.replay() if fault.seat == ME]
    except DoorError as error:
        raise case.blame(error) from None
    worst = max((fault.result for fault in faults), key=_WORST.index, default=None)
    points = table.winner.score if table.winner and worst != GRAVE else None
    lines = _lines(faults, 0, is_case=True) or [Line("chan-claim-right", case.article)]
    if points is not None and worst is None:
        lines += points.lines
    if worst is not None:
        lines.append(grade_line(worst))
    if worst in (GRAVE, IF_WIN):
        lines += fine(options).lines
    return {
        "allowed": worst is None,
        "result": GRAVE if worst == IF_WIN else worst,
        "grade": worst,
        "den": fine(options).diem if worst in (GRAVE, IF_WIN) else 0,
        "faults": [fault_answer(fault) for fault in faults],
        "record": text,
        "lines": lines,
    }


ASKS: Asks = {
    "turns": Ask(ask_turns, ("record",), ("record",)),
    "replay": Ask(ask_replay, ("record", "line"), ("record",)),
    "claim": Ask(ask_claim, CASE_FIELDS, ("act",)),
}
