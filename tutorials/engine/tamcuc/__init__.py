"""The rules of Tam cúc."""

from tutorials.engine.asks import Game

GAMES: tuple[Game, ...] = ()
