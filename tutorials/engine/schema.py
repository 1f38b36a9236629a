"""The JSON Schema (2020-12) of every question, built from the tables the door itself uses."""

from typing import Any

from tutorials.engine.asks import Game
from tutorials.engine.fields import Schema
from tutorials.engine.games import GAMES
from tutorials.engine.rules import RuleSet


def _rules(rules: RuleSet[Any]) -> Schema:
    options = {name: {"enum": list(values)} for name, values in rules.values.items()}
    slugs = list(rules.words)
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


def _by_rules() -> dict[str, list[Game]]:
    """Return the games by the name of the rules that they share: that of the first of them."""
    found: dict[int, list[Game]] = {}
    for game in GAMES.values():
        found.setdefault(id(game.rules), []).append(game)
    return {f"rules-{games[0].slug}": games for games in found.values()}


def _alike(games: list[Game], name: str) -> list[list[Game]]:
    """Return the games that answer a question, together where they answer it alike."""
    found: dict[int, list[Game]] = {}
    for game in games:
        if name in game.asks:
            found.setdefault(id(game.asks[name]), []).append(game)
    return list(found.values())


def _games(alike: list[Game]) -> Schema:
    """Name games by their slugs, and tell the other words that are read for them."""
    found: Schema = {"enum": [game.slug for game in alike]}
    others = [name for game in alike for name in game.called]
    return {**found, "description": f"also read: {', '.join(others)}"} if others else found


def schema() -> Schema:
    """Return the schema of all questions."""
    questions: list[Schema] = []
    shared = _by_rules()
    for rules, games in shared.items():
        common: dict[str, Schema] = {"rules": {"$ref": f"#/$defs/{rules}"}, "lang": {"enum": ["vi", "en"]}}
        for name in dict.fromkeys(name for game in games for name in game.asks):
            for alike in _alike(games, name):
                questions.append(
                    {
                        "title": name,
                        "type": "object",
                        "properties": {
                            "game": _games(alike),
                            "ask": {"const": name},
                            **common,
                            **alike[0].fields_of(name),
                        },
                        "required": ["game", "ask", *(each.name for each in alike[0].asks[name].needed)],
                        "additionalProperties": False,
                    }
                )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Chiếu Làng: questions to the engine",
        "$defs": {name: _rules(games[0].rules) for name, games in shared.items()},
        "oneOf": questions,
    }
