"""Which players and tables belong to which game: the module here that is called as the game's package of the engine."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tutorials.engine.games import PACKAGES
from tutorials.play.tables import Tables
from tutorials.play.trial import Players


def players_of(game: str) -> Players:
    """Return the players of a game by its slug. Raises ValueError if it has none."""
    module = _module(game)
    if module is None:
        raise ValueError(f"{game} has no players")
    players: Players = module.PLAYERS
    return players


def tables_of(game: str) -> Tables | None:
    """Return the tables of a game by its slug; None if it has none."""
    tables: Tables | None = getattr(_module(game), "TABLES", None)
    return tables


def _module(game: str) -> ModuleType | None:
    name = f"tutorials.play.{PACKAGES[game]}"
    return None if find_spec(name) is None else import_module(name)
