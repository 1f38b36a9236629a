"""The JSON Schema of each field that questions about the games of the Tổ tôm deck take."""

from tutorials.engine.asks import Schema
from tutorials.engine.totom.diem.festival import EVENTS, FLAGS
from tutorials.engine.totom.diem.signals import SIGNALS
from tutorials.engine.totom.diem.strokes import LONGEST
from tutorials.engine.totom.hoi.cai import RESULTS
from tutorials.engine.totom.hoi.schema import FIELDS as _HOI
from tutorials.engine.totom.hoi.schema import OWN as _OWN
from tutorials.engine.totom.options import RULES
from tutorials.engine.totom.referee.cases import ACTS, FROM, RAISED
from tutorials.engine.totom.referee.cases import DOORS as CASE_DOORS
from tutorials.engine.totom.referee.questions import MAX_LINE
from tutorials.engine.totom.score.calls import CALLS, FAULTS
from tutorials.engine.totom.score.questions import DOORS, SOURCES
from tutorials.engine.totom.solve.state import LAID, MAX_STREAK
from tutorials.engine.totom.tai_ban.count import HOWS, MAKINGS
from tutorials.engine.totom.tai_ban.questions import MOST_LUNG, MOST_N

CARDS: Schema = {
    "description": "Cards: a list of names, or one string such as «456v 7w7w 9s cc».",
    "anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}],
}
_NAMES: Schema = {"type": "array", "items": {"type": "string"}}
_MELD: Schema = {
    "type": "object",
    "properties": {"cards": CARDS, "how": {"enum": list(LAID)}, "eaten": {"type": "string"}},
    "required": ["cards"],
    "additionalProperties": False,
}
_TRUNG: Schema = {
    "type": "object",
    "properties": {"card": {"type": "string"}, "how": {"enum": list(MAKINGS)}},
    "required": ["card"],
    "additionalProperties": False,
}
_WINNING: Schema = {
    "type": "object",
    "properties": {
        "card": {"type": "string"},
        "from": {"enum": list(SOURCES)},
        "door": {"enum": list(DOORS)},
        "later": {"type": "boolean"},
    },
    "required": ["card"],
    "additionalProperties": False,
}
FIELDS: dict[str, Schema] = {
    "cards": CARDS,
    "khan": CARDS,
    "thien_khai": CARDS,
    "bat_thuc": CARDS,
    "discarded": CARDS,
    "passed": CARDS,
    "bat_cai": CARDS,
    "phu": {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {"cards": CARDS, "how": {"enum": list(HOWS)}, "trung": {"type": "array", "items": _TRUNG}},
            "required": ["cards"],
            "additionalProperties": False,
        },
    },
    "n": {"type": "integer", "minimum": 1, "maximum": MOST_N, "description": "Tài bàn: points of one N."},
    "lung": {"type": "integer", "minimum": 0, "maximum": MOST_LUNG},
    "record": {"type": "string", "description": "The text of a hand, one action a line."},
    "line": {"type": "integer", "minimum": 0, "maximum": MAX_LINE, "description": "Line of a record."},
    "whole": {"type": "boolean", "description": "«cards» is the whole hand, not a part of it."},
    "seen": {"description": "Shown before, not taken by phỗng.", **CARDS},
    "from": {"enum": list(FROM)},
    "door": {"enum": list(CASE_DOORS)},
    "act": {"enum": list(ACTS)},
    "beside": {"description": "Laid with the card; those the hand has not come off the mat.", **CARDS},
    "then": {"description": "Thrown afterwards, in order.", **CARDS},
    "then_won": {"type": "boolean", "description": "Another player is ù on the last card of «then»."},
    "raised": {"description": "When a thiên khai was raised.", "enum": list(RAISED)},
    "noc": {
        "type": "integer",
        "minimum": 0,
        "maximum": 60,
        "description": "Cards still to open before the draw, once the card of the case lies open.",
    },
    "khan_at_deal": {"type": "boolean"},
    "mat": {"type": "array", "items": _MELD},
    "dealer": {"type": "boolean"},
    "after_lanh_lang": {"type": "boolean"},
    "streak": {"type": "integer", "minimum": 0, "maximum": MAX_STREAK},
    "players": {"type": "integer", "minimum": 2, "maximum": 5},
    "winning": _WINNING,
    "announced": {"anyOf": [_NAMES, {"type": "null"}]},
    "called": {
        "description": "Conditions said: " + ", ".join(CALLS),
        "anyOf": [_NAMES, {"type": "null"}],
    },
    "faults": {"description": "Light faults: " + ", ".join(FAULTS), **_NAMES},
    "cuoc": _NAMES,
    "result": {"enum": list(RESULTS)},
    "card": {"type": "string"},
    "signal": {"enum": sorted({*(each.slug for each in SIGNALS), *(each.signal for each in FLAGS)})},
    "strokes": {"type": "string", "maxLength": LONGEST, "description": "Drum strokes: «tùng tùng cắc»."},
    "khong_phong": {"type": "boolean", "description": "The hand holds a pair of the winning card and leaves it."},
    "colour": {"type": "string", "maxLength": LONGEST, "description": "Of a flag: «đỏ», «trắng», «vàng»."},
    "after": {"enum": [each.slug for each in EVENTS]},
    "option": {"enum": list(RULES.values)},
    "a": {"$ref": "#/$defs/rules-to-tom"},
    "b": {"$ref": "#/$defs/rules-to-tom"},
    "values": {"type": "array", "minItems": 2, "maxItems": 2},
    **_HOI,
    **{f"{name}.{each}": schema for (name, each), schema in _OWN.items()},
}
