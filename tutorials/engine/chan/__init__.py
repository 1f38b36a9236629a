"""The rules of Chắn."""

from tutorials.engine.asks import Game

GAMES: tuple[Game, ...] = ()
