"""Which of two like things is meant where the reader does not say of which game: that of the main one."""

from collections.abc import Sequence

from tutorials.catalogue.houses import MAIN_GAME
from tutorials.engine.games import GAMES


def nearness(games: Sequence[str], wanted: str = "") -> int:
    """Return how far off a thing of some games is: 0 for the game asked for, or the main one where none is.

    1 for what is of all games, or of the same deck as the main one; 2 for the others.
    """
    aim = wanted or MAIN_GAME
    if aim in games:
        return 0
    if not games:
        return 1
    if wanted:
        return 2
    return 1 if any(GAMES[game].deck is GAMES[MAIN_GAME].deck for game in games) else 2
