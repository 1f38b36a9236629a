"""The JSON Schema (2020-12) of every question, built from the tables the door itself uses."""

from typing import Any

from tutorials.engine.totom.asks import Ask
from tutorials.engine.totom.cai import RESULTS
from tutorials.engine.totom.calls import CALLS, FAULTS
from tutorials.engine.totom.cases import ACTS, FROM
from tutorials.engine.totom.cases import DOORS as CASE_DOORS
from tutorials.engine.totom.diem import SIGNALS
from tutorials.engine.totom.festival import EVENTS, FLAGS
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.hand_questions import DOORS, SOURCES
from tutorials.engine.totom.hoi_schema import FIELDS as _HOI
from tutorials.engine.totom.hoi_schema import OWN as _OWN
from tutorials.engine.totom.options import TABLE
from tutorials.engine.totom.presets import PRESETS
from tutorials.engine.totom.questions import ASKS, ask_of, asks_of
from tutorials.engine.totom.state import LAID, MAX_STREAK
from tutorials.engine.totom.strokes import LONGEST
from tutorials.engine.totom.tai_ban import HOWS, MAKINGS
from tutorials.engine.totom.tai_ban_questions import MOST_LUNG, MOST_N
from tutorials.engine.totom.turn_questions import MAX_LINE

Schema = dict[str, Any]

_CARDS: Schema = {
    "description": "Cards: a list of names, or one string such as «456v 7w7w 9s cc».",
    "anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}],
}
_NAMES: Schema = {"type": "array", "items": {"type": "string"}}
_MELD: Schema = {
    "type": "object",
    "properties": {"cards": _CARDS, "how": {"enum": list(LAID)}, "eaten": {"type": "string"}},
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
            "properties": {"cards": _CARDS, "how": {"enum": list(HOWS)}, "trung": {"type": "array", "items": _TRUNG}},
            "required": ["cards"],
            "additionalProperties": False,
        },
    },
    "n": {"type": "integer", "minimum": 1, "maximum": MOST_N, "description": "Tài bàn: points of one N."},
    "lung": {"type": "integer", "minimum": 0, "maximum": MOST_LUNG},
    "record": {"type": "string", "description": "The text of a hand, one action a line."},
    "line": {"type": "integer", "minimum": 0, "maximum": MAX_LINE, "description": "Line of a record."},
    "whole": {"type": "boolean", "description": "«cards» is the whole hand, not a part of it."},
    "seen": {"description": "Shown before, not taken by phỗng.", **_CARDS},
    "from": {"enum": list(FROM)},
    "door": {"enum": list(CASE_DOORS)},
    "act": {"enum": list(ACTS)},
    "beside": {"description": "Laid with the card.", **_CARDS},
    "then": {"description": "Thrown afterwards, in order.", **_CARDS},
    "noc": {"type": "integer", "minimum": 0, "maximum": 60, "description": "Cards still to open before the draw."},
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
    "colour": {"type": "string", "maxLength": LONGEST, "description": "Of a flag: «đỏ», «trắng», «vàng»."},
    "after": {"enum": [each.slug for each in EVENTS]},
    "option": {"enum": [info.name for info in TABLE]},
    "a": {"$ref": "#/$defs/rules"},
    "b": {"$ref": "#/$defs/rules"},
    "values": {"type": "array", "minItems": 2, "maxItems": 2},
    **_HOI,
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


def _games_by_ask() -> list[tuple[str, Ask, list[str]]]:
    """Return each question with the games that answer it alike."""
    found: list[tuple[str, Ask, list[str]]] = []
    for name in ASKS:
        alike: dict[int, tuple[Ask, list[str]]] = {}
        for game in GAMES.values():
            if name in asks_of(game):
                ask = ask_of(game, name)
                alike.setdefault(id(ask), (ask, []))[1].append(game.slug)
        found += [(name, ask, games) for ask, games in alike.values()]
    return found


def schema() -> Schema:
    """Return the schema of all questions."""
    common: dict[str, Schema] = {"rules": {"$ref": "#/$defs/rules"}, "lang": {"enum": ["vi", "en"]}}
    questions = []
    for name, ask, games in _games_by_ask():
        questions.append(
            {
                "title": name,
                "type": "object",
                "properties": {
                    "game": {"enum": games},
                    "ask": {"const": name},
                    **common,
                    **{field: _OWN.get((name, field), _FIELDS[field]) for field in ask.fields},
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
