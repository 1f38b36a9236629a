"""The rules of Sâm lốc."""

from tutorials.engine.asks import Game
from tutorials.engine.decks import FRENCH
from tutorials.engine.sam.options import RULES
from tutorials.engine.sam.questions import ASKS

NAMES = ("sam-loc", "bai-sam", "xam", "xam-loc")
GAMES: tuple[Game, ...] = (Game("sam", FRENCH, RULES, ASKS, called=NAMES, place=40),)
