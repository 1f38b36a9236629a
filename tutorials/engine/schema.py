"""The JSON Schema (2020-12) of every question, built from the tables the door itself uses."""

from typing import Any

from tutorials.engine.totom.calls import CALLS, FAULTS
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.hand_questions import DOORS, SOURCES
from tutorials.engine.totom.options import TABLE
from tutorials.engine.totom.presets import PRESETS
from tutorials.engine.totom.questions import ASKS, asks_of
from tutorials.engine.totom.state import LAID, MAX_STREAK
from tutorials.engine.totom.table_questions import RESULTS
from tutorials.engine.totom.tai_ban import HOWS

Schema = dict[str, Any]

_CARDS: Schema = {
    "description": "Cards: a list of names, or one string such as «456v 7w7w 9s cc».",
    "anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}],
}
_NAMES: Schema = {"type": "array", "items": {"type": "string"}}
_MELD: Schema = {
    "type": "object",
    "properties": {"cards": _CARDS, "how": {"enum": list(LAID)}},
    "required": ["cards"],
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
_FIELDS: dict[str, Schema] = {
    "cards": _CARDS,
    "khan": _CARDS,
    "thien_khai": _CARDS,
    "bat_thuc": _CARDS,
    "discarded": _CARDS,
    "passed": _CARDS,
    "bat_cai": _CARDS,
    "phu": {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {"cards": _CARDS, "how": {"enum": list(HOWS)}},
            "required": ["cards"],
            "additionalProperties": False,
        },
    },
    "record": {"type": "string", "description": "The text of a hand, one action a line."},
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
}


def _rules() -> Schema:
    options = {info.name: {"enum": list(info.choices)} for info in TABLE}
    slugs = [preset.slug for preset in PRESETS]
    return {
        "anyOf": [
            {"enum": slugs},
            {"type": "null"},
            {
                "type": "object",
                "properties": {"preset": {"enum": slugs}, **options},
                "additionalProperties": False,
            },
        ]
    }


def schema() -> Schema:
    """Return the schema of all questions."""
    common: dict[str, Schema] = {"rules": {"$ref": "#/$defs/rules"}, "lang": {"enum": ["vi", "en"]}}
    questions = []
    for name, ask in ASKS.items():
        games = [game.slug for game in GAMES.values() if name in asks_of(game)]
        questions.append(
            {
                "title": name,
                "type": "object",
                "properties": {
                    "game": {"enum": games},
                    "ask": {"const": name},
                    **common,
                    **{field: _FIELDS[field] for field in ask.fields},
                },
                "required": ["game", "ask", *ask.required],
                "additionalProperties": False,
            }
        )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Chiếu Làng: questions to the engine",
        "$defs": {"rules": _rules()},
        "oneOf": questions,
    }
