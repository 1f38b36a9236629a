"""The JSON Schema of each field that tam cúc's questions take."""

from tutorials.engine.asks import Schema
from tutorials.engine.tamcuc.reading import MOST_CAY
from tutorials.engine.tamcuc.sizes import FEWEST, MOST

PIECES: Schema = {
    "description": "Pieces: a list of names, or one string such as «xe đỏ, 2 tốt đen».",
    "anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}],
}
_ANSWER: Schema = {
    "type": "object",
    "properties": {"cards": PIECES, "chui": {"type": "boolean", "description": "Left face down."}},
    "additionalProperties": False,
}
_ANSWERS: Schema = {
    "type": "array",
    "items": _ANSWER,
    "minItems": FEWEST - 1,
    "maxItems": MOST - 1,
    "description": "What the others lay, in order from the caller.",
}
FIELDS: dict[str, Schema] = {
    "cards": PIECES,
    "call": PIECES,
    "a": PIECES,
    "b": PIECES,
    "seen": {**PIECES, "description": "Pieces that have been turned up, one's own or others'."},
    "trinh.seen": {**PIECES, "description": "Soldiers that other players show."},
    "other": {**PIECES, "description": "The open hand of the other of two players."},
    "answers": _ANSWERS,
    "finish.answers": {**_ANSWERS, "minItems": 0},
    "first": {"type": "boolean", "description": "The first trick of the deal."},
    "players": {"type": "integer", "minimum": FEWEST, "maximum": MOST},
    "taken": {
        "type": "array",
        "items": {"type": "integer", "minimum": 0, "maximum": MOST_CAY},
        "minItems": FEWEST,
        "maxItems": MOST,
        "description": "Cây won so far by each seat, the caller's first.",
    },
}
