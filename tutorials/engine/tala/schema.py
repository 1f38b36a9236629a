"""The JSON Schema of each field of a question about Tá lả."""

from tutorials.engine.asks import Schema
from tutorials.engine.tala.questions import AIMS
from tutorials.engine.tala.ranking import UKind
from tutorials.engine.tala.reading import MOST_POINTS, PLAYERS

_CARDS: Schema = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
_PLAYERS: Schema = {"type": "integer", "minimum": PLAYERS[0], "maximum": PLAYERS[1]}
_SEAT: Schema = {"type": "integer", "minimum": 0, "maximum": PLAYERS[1] - 1}

SCHEMA: dict[str, Schema] = {
    "cards": _CARDS,
    "eaten": _CARDS,
    "laid": _CARDS,
    "seen": _CARDS,
    "throw": _CARDS,
    "sent": _CARDS,
    "card": {"type": "string"},
    "aim": {"enum": list(AIMS)},
    "mom": {"type": "boolean"},
    "table": {
        "type": "array",
        "items": {
            "anyOf": [
                _CARDS,
                {
                    "type": "object",
                    "properties": {"cards": _CARDS},
                    "required": ["cards"],
                    "additionalProperties": False,
                },
            ]
        },
    },
    "players": _PLAYERS,
    "seats": {
        "type": "array",
        "minItems": PLAYERS[0],
        "maxItems": PLAYERS[1],
        "items": {
            "type": "object",
            "properties": {
                "diem": {"type": "integer", "minimum": 0, "maximum": MOST_POINTS},
                "mom": {"type": "boolean"},
                "laid": {"type": "integer", "minimum": 0, "maximum": 16},
            },
            "additionalProperties": False,
        },
    },
    "u": {"anyOf": [_SEAT, {"type": "null"}]},
    "u_kind": {"enum": [kind.slug for kind in UKind]},
    "taken": {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {"by": _SEAT, "from": _SEAT, "chot": {"type": "boolean"}},
            "required": ["by"],
            "additionalProperties": False,
        },
    },
}
