"""House rules: each is a choice of at least two, and read by the rules of its game."""

import ast
import inspect
from functools import cache
from pathlib import Path

import pytest

from tests.engine.code import TOGETHER, trees
from tests.every import every
from tutorials.engine import rules
from tutorials.engine.bacay.options import Options
from tutorials.engine.games import GAMES
from tutorials.engine.rules import Preset, RuleSet

pytestmark = TOGETHER


@cache
def read_beside(declared):
    """Return every attribute that the code of a game reads, but for the declaration itself."""
    beside = [tree for path, tree in trees().items() if path.is_relative_to(declared.parent) and path != declared]
    return {node.attr for tree in beside for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def test_every_option_is_a_choice_that_the_rules_read():
    every(GAMES.items(), options_are_read)


def options_are_read(game):
    read = read_beside(Path(inspect.getfile(type(game.rules.presets[0].options))))
    assert [name for name, values in game.rules.values.items() if len(set(values)) < 2 or name not in read] == []


@pytest.mark.parametrize("lacking", [{"ga": {"vi": "Gà", "en": "Pool"}}, {}, {"ga": {"vi": "Gà", "choices": {}}}])
def test_an_option_without_all_its_words_is_named(lacking, monkeypatch):
    whole = rules.of_options
    monkeypatch.setattr(rules, "of_options", lambda path: {**whole(path), "ga": {}, **lacking})
    with pytest.raises(ValueError, match=r"\[option\.ga\] says vi and en, of itself and of choices true, false"):
        assert RuleSet((Preset("bac", Options()),)).table
