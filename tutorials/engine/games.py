"""Every game behind the door: each package here that exports `GAMES`."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from tutorials.engine.asks import Game
from tutorials.engine.decks import Deck
from tutorials.engine.foreign import GAMES_OF


def _found() -> Iterator[tuple[str, tuple[Game, ...]]]:
    """Find the packages that hold games, by name."""
    for module in iter_modules([str(Path(__file__).parent)]):
        if module.ispkg:
            games: tuple[Game, ...] = getattr(import_module(f"{__package__}.{module.name}"), "GAMES", ())
            if games:
                yield module.name, games


_PACKAGES = dict(sorted(_found(), key=lambda found: found[1][0].place))
_ALL = [(name, game) for name, games in _PACKAGES.items() for game in games]
GAMES: dict[str, Game] = {game.slug: game for _, game in sorted(_ALL, key=lambda each: (each[1].place, each[1].slug))}
PACKAGES: dict[str, str] = {game.slug: name for name, game in _ALL}
for _, _game in _ALL:
    GAMES_OF[_game.deck.slug].append(_game.slug)
SLUG_OF: dict[str, str] = {name: game.slug for game in GAMES.values() for name in game.called}


def deck_of(game: str) -> Deck:
    """Return the deck with which a game is played. Raises KeyError for what is no game."""
    return GAMES[game].deck


def module_of(room: str, game: str) -> ModuleType | None:
    """Return the module of a room that is called as the game's package here; None where the room has none for it."""
    name = f"{room}.{PACKAGES[game]}"
    return None if find_spec(name) is None else import_module(name)
