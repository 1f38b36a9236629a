"""The rules of Tam cúc."""

from tutorials.engine.asks import Ask, Game
from tutorials.engine.decks import TAM_CUC
from tutorials.engine.tamcuc.hand_questions import ask_best, ask_chui, ask_plays, ask_sure, ask_trinh
from tutorials.engine.tamcuc.options import RULES
from tutorials.engine.tamcuc.questions import (
    ask_beats,
    ask_compare,
    ask_deal,
    ask_finish,
    ask_group,
    ask_ket,
    ask_settle,
    ask_trick,
)
from tutorials.engine.tamcuc.reading import (
    ANSWERS,
    CALL,
    CARDS,
    FIRST,
    OTHER,
    PLAYERS,
    SEEN,
    SHOWN_SOLDIERS,
    SOME_ANSWERS,
    TAKEN,
    A,
    B,
)  # fmt: skip

ASKS: dict[str, Ask] = {
    "group": Ask(ask_group, (CARDS,)),
    "compare": Ask(ask_compare, (A, B)),
    "trick": Ask(ask_trick, (CALL, ANSWERS, FIRST)),
    "beats": Ask(ask_beats, (CALL, CARDS, FIRST, PLAYERS)),
    "finish": Ask(ask_finish, (PLAYERS, CALL, SOME_ANSWERS, TAKEN)),
    "settle": Ask(ask_settle, (PLAYERS, TAKEN.needed())),
    "deal": Ask(ask_deal, (PLAYERS,)),
    "plays": Ask(ask_plays, (CARDS, SEEN, FIRST, PLAYERS)),
    "sure": Ask(ask_sure, (CARDS, CALL, SEEN, FIRST, PLAYERS)),
    "chui": Ask(ask_chui, (CARDS, CALL, FIRST, PLAYERS)),
    "trinh": Ask(ask_trinh, (CARDS, SHOWN_SOLDIERS, PLAYERS)),
    "ket": Ask(ask_ket, (CARDS, PLAYERS)),
    "best": Ask(ask_best, (CARDS, OTHER, TAKEN, CALL.optional())),
}
GAMES: tuple[Game, ...] = (Game("tam-cuc", TAM_CUC, RULES, ASKS, place=20),)
