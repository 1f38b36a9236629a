"""The rules of Tam cúc."""

from tutorials.engine.asks import Game
from tutorials.engine.decks import TAM_CUC
from tutorials.engine.tamcuc.options import RULES
from tutorials.engine.tamcuc.questions import ASKS

GAMES: tuple[Game, ...] = (Game("tam-cuc", TAM_CUC, RULES, ASKS, place=20),)
