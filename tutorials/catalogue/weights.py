"""How much each house rule matters: how many hands of the law it turns when it alone is changed from the usual."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import tomli

from tutorials import engine
from tutorials.catalogue.content import load
from tutorials.catalogue.houses import rules_of
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.tables import find_lines
from tutorials.engine.flips import Weight, weigh
from tutorials.engine.games import GAMES
from tutorials.engine.rules import Value, as_dict

FILE = Path(__file__).with_name("weights.toml")  # written by `manage.py write_weights`
ACTS = frozenset({"turns", "hoi", "claim", "fault"})  # questions about what somebody did, not about a hand
Counts = Mapping[str, Mapping[str, int]]  # of each option, by the choice that is not the usual one


def weight(game: str, option: str, values: tuple[Value, Value]) -> int:
    """Return how many hands of the law an option settles otherwise where one of two choices is not the usual one."""
    counts = _kept().get(game, {}).get(option, {})
    return max(counts.get(word_of(value), 0) for value in values)


def word_of(value: Value) -> str:
    """Write a choice as the file has it."""
    return str(value).lower()


@lru_cache(maxsize=1)
def _kept() -> Mapping[str, Counts]:
    return tomli.loads(FILE.read_text(encoding="utf-8"))


def count(game: str) -> Counts:
    """Ask about every hand in the law of a game with one choice changed at a time."""
    questions = tuple(_questions(game))
    usual = as_dict(rules_of(game).preset(rules_of(game).default).options)
    plain = [engine.ask(question) for question, _looks_at in questions]
    return {
        info.name: {
            word_of(value): sum(
                weigh(before, engine.ask({**question, "rules": {info.name: value}}), looks_at) == Weight.LOOKED_AT
                for (question, looks_at), before in zip(questions, plain, strict=True)
            )
            for value in info.choices
            if value != usual[info.name]
        }
        for info in rules_of(game).table
    }


def check_weights() -> Iterator[Problem]:
    """Yield the options of which other choices were counted than there are; no game that nobody has counted yet."""
    lines = find_lines(FILE.read_text(encoding="utf-8"))
    for game, counts in _kept().items():
        counted = {name: set(choices) for name, choices in counts.items()}
        known = _weighed(game) if game in GAMES else {}
        for name in sorted(name for name in known.keys() | counted.keys() if known.get(name) != counted.get(name)):
            line = lines.get((game, name), lines[game,])
            fault = "other choices were counted than there are: run manage.py write_weights"
            yield Problem(f"../catalogue/{FILE.name}", line, f"{game}.{name}", fault)


def _weighed(game: str) -> dict[str, set[str]]:
    """Return the choices of each option that are to be counted: all but the usual one."""
    usual = as_dict(rules_of(game).preset(rules_of(game).default).options)
    return {
        info.name: {word_of(value) for value in info.choices if value != usual[info.name]}
        for info in rules_of(game).table
    }


def _questions(game: str) -> Iterator[tuple[dict[str, Any], tuple[str, ...]]]:
    for clause in load().law(game).clauses:
        for example in clause.examples:
            question = {name: value for name, value in example.question.items() if name != "rules"}
            if "record" not in question and question.get("ask") not in ACTS:
                yield question, tuple(name for name in example.expect if name != "lines")


def text() -> str:
    """Return the file: for every game and option how many hands each choice turns."""
    told = [_told(game.slug) for game in load().games if game.is_open and load().law(game.slug).articles]
    return "# Hands of the law that a choice turns; written by `manage.py write_weights`.\n\n" + "\n".join(told)


def _told(game: str) -> str:
    rows = (
        f"{option} = {{ " + ", ".join(f'"{word}" = {number}' for word, number in counts.items()) + " }\n"
        for option, counts in count(game).items()
    )
    return f"[{game}]\n" + "".join(rows)
