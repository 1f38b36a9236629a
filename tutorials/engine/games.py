"""Every game behind the door, by slug."""

from tutorials.engine import bacay, chan, sam, tala, tamcuc, totom, xidach
from tutorials.engine.asks import Game

GAMES: dict[str, Game] = {
    game.slug: game for package in (totom, chan, tamcuc, tala, sam, bacay, xidach) for game in package.GAMES
}
SLUG_OF: dict[str, str] = {name: game.slug for game in GAMES.values() for name in game.called}
