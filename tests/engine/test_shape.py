"""Every game has one shape: whoever knows one package finds the same things in every other."""

from dataclasses import is_dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tests.every import for_each
from tutorials.engine.asks import Game
from tutorials.engine.games import GAMES, PACKAGES
from tutorials.engine.rules import RuleSet

NAMES = sorted(set(PACKAGES.values()))


@for_each("name", NAMES)
def test_a_package_holds_games_options_questions_and_words(name):
    package = import_module(f"tutorials.engine.{name}")
    options = import_module(f"{package.__name__}.options")
    questions = import_module(f"{package.__name__}.questions")
    assert all(isinstance(game, Game) for game in package.GAMES)
    assert is_dataclass(options.Options)
    assert any(isinstance(each, RuleSet) for each in vars(options).values())
    assert questions.ASKS
    assert (Path(package.__file__).with_name("words.toml")).is_file()


@for_each("game", GAMES)
def test_every_game_has_players_by_the_name_of_its_package(game):
    assert find_spec(f"tutorials.play.{PACKAGES[game]}")
