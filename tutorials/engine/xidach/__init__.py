"""The rules of Xì dách."""

from tutorials.engine.asks import Game

GAMES: tuple[Game, ...] = ()
