"""Which players and tables belong to which game: the module here that is called as the game's package of the engine."""

from tutorials.engine.games import module_of
from tutorials.play.tables import Tables
from tutorials.play.trial import Players


def players_of(game: str) -> Players:
    """Return the players of a game by its slug. Raises ValueError if it has none."""
    module = module_of(__package__, game)
    if module is None:
        raise ValueError(f"{game} has no players")
    players: Players = module.PLAYERS
    return players


def tables_of(game: str) -> Tables | None:
    """Return the tables of a game by its slug; None if it has none."""
    tables: Tables | None = getattr(module_of(__package__, game), "TABLES", None)
    return tables
