"""The desk of this game."""

from tutorials.desk.games.spec import Desk

DESKS: dict[str, Desk] = {}
