"""The rules of Sâm lốc."""

from tutorials.engine.asks import Game
from tutorials.engine.decks import FRENCH
from tutorials.engine.sam import hand_questions, questions
from tutorials.engine.sam.options import RULES

NAMES = ("sam-loc", "bai-sam", "xam", "xam-loc")
_ASKS = {**questions.ASKS, **hand_questions.ASKS}
GAMES: tuple[Game, ...] = (Game("sam", FRENCH, RULES, _ASKS, called=NAMES, place=40),)
