"""Endless exercises: a seed in the address gives the same one for ever. What is right is still asked of the engine.

Each module here makes those of a game or of several: `MAKERS`, by game and kind of exercise; those
that are asked only when they are due come last.
"""

from importlib import import_module
from pkgutil import iter_modules

from tutorials.catalogue import Task
from tutorials.fresh.levels import LAST_SEED, Level, Maker, Makers

__all__ = ["LAST_SEED", "MAKERS", "Level", "Maker", "fresh_task", "modes_of"]
_FOUND: Makers = {
    key: make
    for module in iter_modules(__path__)
    for key, make in getattr(import_module(f"{__name__}.{module.name}"), "MAKERS", {}).items()
}
MAKERS: Makers = dict(sorted(_FOUND.items(), key=lambda entry: entry[1].is_aside))


def modes_of(game: str) -> tuple[str, ...]:
    """Return the kinds of exercise that a game has afresh."""
    return tuple(mode for own, mode in MAKERS if own == game)


def fresh_task(game: str, mode: str, seed: int) -> Task:
    """Return the task of this seed. Raises KeyError for what is not made afresh."""
    return MAKERS[game, mode].make(seed)
