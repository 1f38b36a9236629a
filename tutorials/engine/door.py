"""The one door of the engine: `ask(question) -> answer`, the same words for every game."""

from collections.abc import Mapping
from typing import Any

from tutorials.engine import fields
from tutorials.engine.errors import DoorError
from tutorials.engine.lines import Line
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.options import Options, as_dict, choose
from tutorials.engine.totom.presets import DEFAULT, preset
from tutorials.engine.totom.questions import ASKS, asks_of

LANGS = ("vi", "en")
_COMMON = ("game", "ask", "rules", "lang")


def ask(question: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one question, or return `{"error": {"code", "field", "message"}}`.

    The answer repeats game, ask and the rules in force and holds `articles` and `lines`, the
    explanation step by step. Never raises for bad input.
    """
    lang = "vi"
    try:
        if not isinstance(question, Mapping):
            raise DoorError("bad-type", "", "Câu hỏi phải là một bảng JSON.", "A question must be a JSON object.")
        lang = "en" if question.get("lang") == "en" else "vi"
        return _answer(question, lang)
    except DoorError as error:
        return error.as_dict(lang)


def _answer(question: Mapping[str, Any], lang: str) -> dict[str, Any]:
    fields.word(question, "lang", LANGS, "vi")
    fields.require(question, "game")
    game = GAMES[fields.word(question, "game", tuple(GAMES), "")]
    fields.require(question, "ask")
    name = fields.word(question, "ask", tuple(ASKS), "")
    found = ASKS[name]
    fields.refuse_unknown(question, (*_COMMON, *found.fields))
    if name not in asks_of(game):
        raise DoorError(
            "unknown-ask",
            "ask",
            f"Trò {game.slug} không có câu hỏi «{name}». Các câu hỏi: {', '.join(asks_of(game))}.",
            f"{game.slug} has no question «{name}». Questions: {', '.join(asks_of(game))}.",
        )
    slug, options = _rules(question.get("rules"))
    answer = found.answer(question, game, options)
    lines: list[Line] = answer.pop("lines")
    return {
        "game": game.slug,
        "ask": name,
        "rules": {"preset": slug, **as_dict(options)},
        **answer,
        "articles": list(dict.fromkeys(line.article for line in lines)),
        "lines": [line.as_dict(lang) for line in lines],
    }


def _rules(given: Any) -> tuple[str, Options]:
    """Return the preset's slug and the options in force."""
    if given is None:
        given = DEFAULT
    if isinstance(given, str):
        found = preset(given)
        return found.slug, found.options
    if isinstance(given, Mapping):
        changes = dict(given)
        found = preset(changes.pop("preset", DEFAULT), "rules.preset")
        return found.slug, choose(found.options, changes)
    raise DoorError(
        "bad-type",
        "rules",
        "«rules» phải là tên một lệ, hoặc một bảng có «preset» và các lệ riêng.",
        "«rules» must be the name of a preset, or a table with «preset» and options.",
    )
