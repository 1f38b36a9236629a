"""The JSON Schema of each field that questions about chắn take."""

from tutorials.engine.asks import Schema
from tutorials.engine.chan.cases import ACTS, FROM
from tutorials.engine.chan.cases import DOORS as CASE_DOORS
from tutorials.engine.chan.cuoc import CUOC, MOST_TIMES
from tutorials.engine.chan.faults import FAULT_KINDS
from tutorials.engine.chan.state import FEWEST, LAST_WINS, MAX_STREAK, MOST
from tutorials.engine.chan.table_questions import MOST_POINTS
from tutorials.engine.chan.win import DOORS, SOURCES

CARDS: Schema = {
    "description": "Cards: a list of names, or one string such as «5v5v 7w7s cc».",
    "anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}],
}
_PAIRS: Schema = {
    "description": "Pairs or kinds: a list of names or of pairs, or one string.",
    "anyOf": [{"type": "string"}, {"type": "null"}, {"type": "array", "items": CARDS}],
}
_NAMES: Schema = {"type": "array", "items": {"type": "string"}}
_TIMES: Schema = {
    "description": "Cước with how many times each, or a list of names: " + ", ".join(CUOC),
    "anyOf": [
        {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0, "maximum": MOST_TIMES}},
        _NAMES,
    ],
}
_SEAT: Schema = {"type": "integer", "minimum": 0, "maximum": MOST - 1}
_SEAT_OR_NONE: Schema = {"anyOf": [_SEAT, {"type": "null"}]}
_POINTS: Schema = {"type": "integer", "minimum": 0, "maximum": MOST_POINTS}
_WINNING: Schema = {
    "type": "object",
    "properties": {"card": {"type": "string"}, "from": {"enum": list(SOURCES)}, "door": {"enum": list(DOORS)}},
    "required": ["card"],
    "additionalProperties": False,
}
FIELDS: dict[str, Schema] = {
    "cards": CARDS,
    "an_chan": _PAIRS,
    "an_ca": _PAIRS,
    "chiu": _PAIRS,
    "players": {"type": "integer", "minimum": FEWEST, "maximum": MOST},
    "winning": {"description": "Left out for thiên ù.", "anyOf": [_WINNING, {"type": "null"}]},
    "first_draw": {"type": "boolean", "description": "The first card of the nọc, or nobody has drawn yet."},
    "after_first_round": {"type": "boolean", "description": "Every player had a turn before the ù."},
    "no_chan": {"type": "boolean", "description": "No chắn in the deal."},
    "streak": {"type": "integer", "minimum": 0, "maximum": MAX_STREAK},
    "last_win": {
        "enum": list(LAST_WINS),
        "description": "How the last win of the streak came out; not paid: lanh-lang.",
    },
    "announced": {"anyOf": [*_TIMES["anyOf"], {"type": "null"}]},
    "faults": {"description": "Faults made before: " + ", ".join(FAULT_KINDS), **_NAMES},
    "cuoc": _TIMES,
    "settle.cuoc": {"anyOf": [*_TIMES["anyOf"], {"type": "null"}]},
    "winner": {"description": "The seat of the ù, from 0; left out for a draw.", **_SEAT_OR_NONE},
    "diem": {**_POINTS, "description": "The points of the ù, where its cước are not named."},
    "ga": _POINTS,
    "lanh_lang": {"type": "boolean", "description": "The ù earns nothing for a light fault."},
    "bao": {"description": "Seats that were báo, in that order.", "type": "array", "items": _SEAT},
    "pot": {**_POINTS, "description": "The gà that lay in the pot before this hand."},
    "share": {**_POINTS, "description": "What each seat puts into the pot every hand."},
    "bat_cai": {"type": "string"},
    "slug": {"type": "string", "description": "A fault: " + ", ".join(FAULT_KINDS)},
    "record": {"type": "string", "description": "The text of a hand, one action a line."},
    "line": {"type": "integer", "minimum": 0, "description": "A line of the record; left out, the last."},
    "act": {"enum": list(ACTS), "description": "Eat, chíu, ù, throw."},
    "card": {"type": "string"},
    "from": {"enum": list(FROM)},
    "door": {"enum": list(CASE_DOORS), "description": "Above (tren), one's own draw (tri), any other (khac)."},
    "beside": {"type": "string", "description": "The own card laid with an eaten one."},
    "then": {"description": "Thrown afterwards, in order.", **CARDS},
    "kept_back": {"type": "boolean", "description": "After a chíu elsewhere nothing is given back to that door."},
    "discarded": {"description": "Thrown before.", **CARDS},
    "passed": {"description": "Came to one's door before and was not eaten.", **CARDS},
    "claim.announced": {"anyOf": [_NAMES, {"type": "null"}]},
    "claim.cards": {"description": "Held, as far as it is told; for an ù all.", **CARDS},
}
