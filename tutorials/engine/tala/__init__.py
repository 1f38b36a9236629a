"""The rules of Tá lả."""

from tutorials.engine.asks import Game

GAMES: tuple[Game, ...] = ()
