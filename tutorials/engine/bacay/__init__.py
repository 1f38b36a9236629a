"""The rules of Ba cây and bài cào."""

from tutorials.engine.asks import Game

GAMES: tuple[Game, ...] = ()
