"""The rules of Sâm lốc."""

from tutorials.engine.asks import Game

GAMES: tuple[Game, ...] = ()
