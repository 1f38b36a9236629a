"""The one door of the engine: `ask(question) -> answer`, the same words for every game."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from tutorials.engine import fields
from tutorials.engine.errors import DoorError
from tutorials.engine.games import GAMES, SLUG_OF
from tutorials.engine.lines import Line
from tutorials.engine.rules import as_dict
from tutorials.engine.words import both

LANGS = ("vi", "en")
_COMMON = ("game", "ask", "rules", "lang")


def ask(question: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one question, or return `{"error": {"code", "field", "message"}}`. Never raises for bad input."""
    try:
        return answer(question)
    except DoorError as error:
        return error.as_dict(_lang(question))


def answer(question: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one question. Raises DoorError, whose path leads to what is wrong.

    The answer repeats game, ask and the rules in force and holds `articles` and `lines`, the
    explanation step by step.
    """
    if not isinstance(question, Mapping):
        raise DoorError("bad-type", "", both("error-question-type"))
    fields.word_of(question.get("lang", "vi"), ("lang",), LANGS)
    game = GAMES[fields.word_of(fields.require(question, "game"), ("game",), GAMES, SLUG_OF)]
    name = fields.word_of(fields.require(question, "ask"), ("ask",), _names())
    found = game.asks.get(name)
    if found is None:
        raise DoorError("unknown-ask", "ask", both("error-unknown-ask", game=game.slug, name=name, known=[*game.asks]))
    fields.refuse_unknown(question, (*_COMMON, *found.names))
    slug, options = game.rules.read(question.get("rules"))
    for field in found.needed:
        fields.require(question, field.name)
    told = found.put(question, game.about, options)
    lang = _lang(question)
    lines: list[Line] = [game.cited(line) for line in told.pop("lines")]
    return {
        "game": game.slug,
        "ask": name,
        "rules": {"preset": slug, **as_dict(options)},
        **told,
        "articles": list(dict.fromkeys(line.article for line in lines)),
        "lines": [line.as_dict(lang) for line in lines],
    }


def _lang(question: object) -> str:
    return "en" if isinstance(question, Mapping) and question.get("lang") == "en" else "vi"


@cache
def _names() -> tuple[str, ...]:
    """Return the names of all questions of all games."""
    return tuple(dict.fromkeys(name for game in GAMES.values() for name in game.asks))
