"""Every game behind the door: each package here that exports `GAMES`."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from tutorials.engine.asks import Game
from tutorials.engine.decks import Deck


def _found() -> Iterator[tuple[str, Game]]:
    """Find the games with the names of their packages."""
    for module in iter_modules([str(Path(__file__).parent)]):
        if module.ispkg:
            games: tuple[Game, ...] = getattr(import_module(f"{__package__}.{module.name}"), "GAMES", ())
            yield from ((module.name, game) for game in games)


_FOUND = sorted(_found(), key=lambda found: (found[1].place, found[1].slug))
GAMES: dict[str, Game] = {game.slug: game for _, game in _FOUND}
PACKAGES: dict[str, str] = {game.slug: name for name, game in _FOUND}
SLUG_OF: dict[str, str] = {name: game.slug for game in GAMES.values() for name in game.called}


def deck_of(game: str) -> Deck:
    """Return the deck with which a game is played. Raises KeyError for what is no game."""
    return GAMES[game].deck
