"""The JSON Schema of each field of a question about Tá lả."""

from tutorials.engine.asks import Schema
from tutorials.engine.tala.faults import Lao
from tutorials.engine.tala.questions import AIMS
from tutorials.engine.tala.ranking import UKind
from tutorials.engine.tala.reading import MOST_GA, MOST_LAID, MOST_POINTS, PLAYERS
from tutorials.engine.tala.rotation import Way

_CARDS: Schema = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
_PLAYERS: Schema = {"type": "integer", "minimum": PLAYERS[0], "maximum": PLAYERS[1]}
_LAID: Schema = {"type": "integer", "minimum": 1, "maximum": MOST_LAID}
_SEAT: Schema = {"type": "integer", "minimum": 0, "maximum": PLAYERS[1] - 1}

SCHEMA: dict[str, Schema] = {
    "cards": _CARDS,
    "eaten": _CARDS,
    "laid": _CARDS,
    "send.laid": _LAID,
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
                    "properties": {"cards": _CARDS, "laid": _LAID},
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
                "laid": {"type": "integer", "minimum": 0, "maximum": MOST_LAID},
                "lao": {"type": "boolean"},
            },
            "additionalProperties": False,
        },
    },
    "u": {"anyOf": [_SEAT, {"type": "null"}]},
    "ga": {"type": "integer", "minimum": 0, "maximum": MOST_GA},
    "first": {"type": "integer", "minimum": 0, "maximum": PLAYERS[1] - 1},
    "ways": {"type": "array", "items": {"enum": [way.slug for way in Way]}},
    "slug": {"enum": [lao.slug for lao in Lao]},
    "seat": {"type": "integer", "minimum": 0, "maximum": PLAYERS[1] - 1},
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
