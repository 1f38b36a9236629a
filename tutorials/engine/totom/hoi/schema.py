"""The JSON Schema of what the questions about the cái and the hội take."""

from typing import Any

from tutorials.engine.totom.hoi.ga import EXTRAS
from tutorials.engine.totom.hoi.hands import ALL_FIELDS, DEN, FAULTS, MOST_POINTS, MOST_TIMES, RESULTS, SOURCES
from tutorials.engine.totom.hoi.questions import DU_HOI, MOST_GA, MOST_GOM, THUONG_HOI
from tutorials.engine.totom.seats import LONGEST

Schema = dict[str, Any]

_SEAT: Schema = {"type": "string", "minLength": 1, "maxLength": 8 * LONGEST}
_NO_SEAT: Schema = {"anyOf": [_SEAT, {"type": "null"}]}
_SEATS: Schema = {"type": "array", "items": _SEAT, "minItems": 3, "maxItems": 5}
_HAND: dict[str, Schema] = {
    "result": {"enum": list(RESULTS)},
    "seat": _SEAT,
    "winner": _NO_SEAT,
    "cuoc": {"type": "array", "items": {"type": "string"}},
    "diem": {"type": "integer", "minimum": 1, "maximum": MOST_POINTS},
    "dich": {"type": "integer", "minimum": 0, "maximum": MOST_POINTS},
    "from": {"enum": list(SOURCES)},
    "thrower": _NO_SEAT,
    "den": {"enum": list(DEN), "description": "What the thrower of the winning card pays (TT-10.6)."},
    "loi": {"enum": list(FAULTS)},
    "thong": {"type": "boolean", "description": "False: won again without calling it."},
    "an_ga": {"type": "boolean"},
    "streak": {"type": "integer", "minimum": 0, "maximum": 99, "description": "A check on the keeper's own count."},
    "ke": _NO_SEAT,
    "chiu": {"anyOf": [_SEAT, {"type": "array", "items": _SEAT}, {"type": "null"}]},
    "bat_thuong": {"type": "boolean"},
    "ga": {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "why": {"enum": list(EXTRAS)},
                "seat": _SEAT,
                "times": {"type": "integer", "minimum": 1, "maximum": MOST_TIMES},
            },
            "required": ["why", "seat"],
            "additionalProperties": False,
        },
    },
    "cai": _NO_SEAT,
}
FIELDS: dict[str, Schema] = {
    "seats": {"anyOf": [{"type": "integer", "minimum": 3, "maximum": 5}, _SEATS]},
    "dau_hoi": {"type": "boolean", "description": "First hand of a hội: the card names the seat too."},
    "cai": _NO_SEAT,
    "nha_bat_cai": _NO_SEAT,
    "gom": {"type": "integer", "minimum": 1, "maximum": MOST_GOM},
    "thuong_hoi": {"enum": list(THUONG_HOI)},
    "du_hoi": {"enum": list(DU_HOI)},
    "thong_qua_hoa": {"type": "boolean", "description": "A draw does not break a row of wins."},
    "ga_dau_hoi": {"type": "integer", "minimum": 0, "maximum": MOST_GA},
    "hands": {
        "type": "array",
        "maxItems": 120,
        "items": {
            "type": "object",
            "properties": {name: _HAND[name] for name in ALL_FIELDS},
            "required": ["result"],
            "additionalProperties": False,
        },
    },
}
OWN: dict[tuple[str, str], Schema] = {("hoi", "players"): FIELDS["seats"]}  # where a field means more than elsewhere
