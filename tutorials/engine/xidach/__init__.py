"""Xì dách: towards twenty-one, each player against the dealer."""

from tutorials.engine.asks import Game
from tutorials.engine.decks import FRENCH
from tutorials.engine.xidach.options import RULES
from tutorials.engine.xidach.questions import ASKS

NAMES = ("xi-lac", "xi-lat", "bai-xi-dach")
GAMES: tuple[Game, ...] = (Game("xi-dach", FRENCH, RULES, ASKS, called=NAMES, place=60),)
