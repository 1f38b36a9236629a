"""House rules: each is a choice of at least two, and read by the rules of its game."""

import ast
import inspect
from pathlib import Path

import pytest

from tutorials.engine.games import GAMES


def read_beside(options):
    """Return every attribute that the code of a game reads, but for the declaration itself."""
    declared = Path(inspect.getfile(options))
    paths = (path for path in declared.parent.rglob("*.py") if path != declared)
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    return {node.attr for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_is_a_choice_that_the_rules_read(game):
    read = read_beside(type(game.rules.presets[0].options))
    assert [name for name, values in game.rules.values.items() if len(set(values)) < 2 or name not in read] == []
