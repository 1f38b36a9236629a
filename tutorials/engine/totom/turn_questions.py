"""The questions about what was done at the table: written records, and the faults they prove."""

from tutorials.engine import fields
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Question
from tutorials.engine.lines import Line
from tutorials.engine.totom.asks import Answer, Ask, Asks
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.record import parse_record
from tutorials.engine.totom.turns import Referee


def ask_turns(question: Question, game: Game, options: Options) -> Answer:
    """Replay a record and tell the faults it proves."""
    text = fields.require(question, "record")
    if not isinstance(text, str):
        raise DoorError(
            "bad-type", "record", "«record» phải là ghi chép dạng chữ.", "«record» must be the text of a record."
        )
    record = parse_record(text)
    faults = Referee(record, game, options).replay()
    lines = [fault.as_line() for fault in faults] or [Line("no-fault", "TT-16.19", count=len(record.turns))]
    return {
        "faults": [
            {"turn": fault.line, "seat": fault.seat, "result": fault.result, "article": fault.article}
            for fault in faults
        ],
        "lines": lines,
    }


ASKS: Asks = {"turns": Ask(ask_turns, ("record",), ("record",))}
