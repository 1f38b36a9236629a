"""The questions about what was done at the table: written records, the table after each line, and single cases."""

from tutorials.engine import fields
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Question
from tutorials.engine.lines import Line
from tutorials.engine.totom.asks import Answer, Ask, Asks
from tutorials.engine.totom.cases import CASE_FIELDS, read_case
from tutorials.engine.totom.game import GAMES, Game
from tutorials.engine.totom.options import Options, as_dict
from tutorials.engine.totom.presets import preset
from tutorials.engine.totom.record import parse_record
from tutorials.engine.totom.referee import Fault, Referee
from tutorials.engine.totom.referee.throwing import weighed
from tutorials.engine.totom.referee.view import table_view
from tutorials.engine.totom.written import Record

_WORST = ("lanh-lang", "cheo-do", "den", "bao")
MAX_LINE = 10**6


def _read(question: Question) -> Record:
    text = fields.require(question, "record")
    if not isinstance(text, str):
        vi = "«record» phải là ghi chép dạng chữ."
        raise DoorError("bad-type", "record", vi, "«record» must be the text of a record.")
    return parse_record(text)


def _game_of(record: Record, game: Game) -> Game:
    """Return the game that is judged: the record's own, unless the question names another form."""
    return GAMES[record.game] if record.game != "to-tom" else game


def _in_force(question: Question, record: Record, options: Options) -> tuple[Options, Answer]:
    """Return the rules of the record, unless the question has its own, and what the answer says of them."""
    if record.rules is None or question.get("rules") is not None:
        return options, {}
    found = preset(record.rules, "record")
    return found.options, {"rules": {"preset": found.slug, **as_dict(found.options)}}


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


def ask_turns(question: Question, game: Game, options: Options) -> Answer:
    """Replay a record and tell the faults it proves."""
    record = _read(question)
    options, rules = _in_force(question, record, options)
    table = Referee(record, _game_of(record, game), options)
    faults = table.replay()
    lines = [fault.as_line() for fault in faults] or [Line("no-fault", "TT-16.19", count=len(record.turns))]
    if not table.finished:
        lines.append(Line("unfinished", "TT-14.12"))
    return {
        "faults": [fault_answer(fault) for fault in faults],
        "finished": table.finished,
        "actions": len(record.turns),
        **rules,
        "lines": lines,
    }


def ask_replay(question: Question, game: Game, options: Options) -> Answer:
    """Show the table as it lies after a line of a record."""
    record = _read(question)
    steps = [turn.line for turn in record.turns]
    last = steps[-1] if steps else 0
    upto = fields.number(question, "line", min(last, MAX_LINE), 0, MAX_LINE)
    options, rules = _in_force(question, record, options)
    table = Referee(record, _game_of(record, game), options)
    faults = table.replay(upto)
    here = [fault for fault in faults if fault.line == table.line]
    said = next((str(turn) for turn in record.turns if turn.line == table.line), "")
    lines = [fault.as_line() for fault in here]
    return {
        "line": table.line,
        "text": said,
        "lines_total": last,
        "steps": steps,
        **table_view(table),
        **rules,
        "faults": [fault_answer(fault) for fault in faults],
        "here": [fault_answer(fault) for fault in here],
        "lines": lines or [Line("no-fault", "TT-16.19", count=sum(line <= upto for line in steps))],
    }


def ask_claim(question: Question, game: Game, options: Options) -> Answer:
    """Judge one case: what lay there, what came, what was done with it."""
    case = read_case(question, game)
    text = str(case.record)
    try:
        table = Referee(parse_record(text), game, options)
        faults = [fault for fault in table.replay() if fault.seat == case.seat]
    except DoorError as error:
        raise case.blame(error) from None
    worst = max((fault.result for fault in faults), key=_WORST.index, default=None)
    lines = [fault.as_line(is_case=True) for fault in faults] or [Line("claim-right", case.article)]
    if worst is None:
        lines += [
            Line("claim-count", "TT-16.19.1", m=carried, n=thrown)
            for carried, thrown in weighed(table, table.seats[case.seat])
        ]
    return {
        "allowed": worst is None,
        "result": worst,
        "faults": [fault_answer(fault) for fault in faults],
        "record": text,
        "lines": lines,
    }


ASKS: Asks = {
    "turns": Ask(ask_turns, ("record",), ("record",)),
    "replay": Ask(ask_replay, ("record", "line"), ("record",)),
    "claim": Ask(ask_claim, CASE_FIELDS, ("act",)),
}
