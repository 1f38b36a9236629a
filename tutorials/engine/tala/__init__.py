"""The rules of Tá lả."""

from tutorials.engine.asks import Game
from tutorials.engine.decks import FRENCH
from tutorials.engine.tala.options import RULES
from tutorials.engine.tala.questions import ASKS

NAMES = ("phom", "bai-phom", "bai-ta-la")
GAMES: tuple[Game, ...] = (Game("ta-la", FRENCH, RULES, ASKS, called=NAMES, place=30),)
