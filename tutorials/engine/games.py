"""Every game behind the door, by slug."""

from tutorials.engine import bacay, chan, sam, tala, tamcuc, xidach
from tutorials.engine.asks import Game
from tutorials.engine.totom import behind_door

GAMES: dict[str, Game] = {
    game.slug: game for package in (behind_door, chan, tamcuc, tala, sam, bacay, xidach) for game in package.GAMES
}
SLUG_OF: dict[str, str] = {name: game.slug for game in GAMES.values() for name in game.called}
