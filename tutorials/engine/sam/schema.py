"""The JSON Schema of every field that questions of sâm lốc take."""

from tutorials.engine.asks import Schema
from tutorials.engine.sam.combos import HAND
from tutorials.engine.sam.reading import FEWEST, MOST

CARDS: Schema = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}, "maxItems": HAND}]}
SEAT: Schema = {"anyOf": [{"type": "integer", "minimum": 0, "maximum": MOST - 1}, {"type": "null"}]}
FLAG: Schema = {"type": "boolean"}
PLAYERS: Schema = {"type": "integer", "minimum": FEWEST, "maximum": MOST}


def _table(required: list[str], **properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


MOVE = _table(["seat"], seat={"type": "integer", "minimum": 0, "maximum": MOST - 1}, cards=CARDS)
MOVES: Schema = {"type": "array", "items": MOVE, "maxItems": 120}

SCHEMA: dict[str, Schema] = {
    "cards": CARDS,
    "table": CARDS,
    "play": CARDS,
    "last": FLAG,
    "settle.last": CARDS,
    "players": PLAYERS,
    "hands": {"type": "array", "items": CARDS, "minItems": FEWEST, "maxItems": MOST},
    "bao.hands": {"type": "array", "items": CARDS, "minItems": 1, "maxItems": MOST - 1},
    "plays": {"type": "array", "items": CARDS, "maxItems": HAND},
    "bao": SEAT,
    "last_winner": SEAT,
    "winner": SEAT,
    "blocker": SEAT,
    "unguarded": SEAT,
    "first": SEAT,
    "white": FLAG,
    "unsaid": FLAG,
    "moves": MOVES,
    "early": MOVES,
    "cuts": {"type": "array", "items": MOVES, "maxItems": 12},
    "seats": {
        "type": "array",
        "items": _table([], cards=CARDS, played=FLAG),
        "minItems": FEWEST,
        "maxItems": MOST,
    },
}
