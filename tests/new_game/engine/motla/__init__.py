"""Một lá: one card each, the higher wins. Made up, to show what a game needs."""

from tutorials.engine.asks import Game
from tutorials.engine.decks import FRENCH
from tutorials.engine.motla.options import RULES
from tutorials.engine.motla.questions import ASKS

GAMES: tuple[Game, ...] = (Game("mot-la", FRENCH, RULES, ASKS, called=("1-la",)),)
