"""The questions about a written record of chắn."""

from typing import Any

from tutorials.engine import fields
from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.chan.faults import GRAVE, IF_WIN, Fault
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.presets import RULES
from tutorials.engine.chan.record import parse_record
from tutorials.engine.chan.referee import Referee, Won
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Question
from tutorials.engine.lines import Line
from tutorials.engine.rules import as_dict


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


def ask_turns(question: Question, about: Any, options: Options) -> Answer:
    """Replay a record and tell the faults it proves."""
    text = fields.require(question, "record")
    if not isinstance(text, str):
        vi = "«record» phải là ghi chép dạng chữ."
        raise DoorError("bad-type", "record", vi, "«record» must be the text of a record.")
    record = parse_record(text)
    rules: Answer = {}
    if record.rules is not None and question.get("rules") is None:
        found = RULES.preset(record.rules, "record")
        options = found.options
        rules = {"rules": {"preset": found.slug, **as_dict(options)}}
    table = Referee(record, options)
    faults = table.replay()
    lines = [fault.as_line() for fault in faults] or [Line("chan-no-fault", "CH-8.1", count=len(record.turns))]
    winner = table.winner
    if winner is not None and winner.score is not None:
        lines.append(Line("chan-won", "CH-3.1", seat=winner.seat.name, points=winner.score.diem))
    return {
        "faults": [fault_answer(fault) for fault in faults],
        "finished": table.finished,
        "actions": len(record.turns),
        "winner": _won(winner) if winner else None,
        **rules,
        "lines": lines,
    }


ASKS: Asks = {"turns": Ask(ask_turns, ("record",), ("record",))}
