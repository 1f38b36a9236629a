"""Which players play which game: the module here that is called as the game's package of the engine."""

from importlib import import_module
from importlib.util import find_spec

from tutorials.engine.games import PACKAGES
from tutorials.play.trial import Players


def players_of(game: str) -> Players:
    """Return the players of a game by its slug. Raises ValueError if it has none."""
    name = f"tutorials.play.{PACKAGES[game]}"
    if find_spec(name) is None:
        raise ValueError(f"{game} has no players")
    players: Players = import_module(name).PLAYERS
    return players
