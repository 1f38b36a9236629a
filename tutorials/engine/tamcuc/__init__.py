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
from tutorials.engine.tamcuc.schema import FIELDS

ASKS: dict[str, Ask] = {
    "group": Ask(ask_group, ("cards",), ("cards",)),
    "compare": Ask(ask_compare, ("a", "b"), ("a", "b")),
    "trick": Ask(ask_trick, ("call", "answers", "first"), ("call", "answers")),
    "beats": Ask(ask_beats, ("call", "cards", "first", "players"), ("call", "cards")),
    "finish": Ask(ask_finish, ("players", "call", "answers", "taken"), ("call",)),
    "settle": Ask(ask_settle, ("players", "taken"), ("taken",)),
    "deal": Ask(ask_deal, ("players",)),
    "plays": Ask(ask_plays, ("cards", "seen", "first", "players"), ("cards",)),
    "sure": Ask(ask_sure, ("cards", "call", "seen", "first", "players"), ("cards", "call")),
    "chui": Ask(ask_chui, ("cards", "call", "first", "players"), ("cards", "call")),
    "trinh": Ask(ask_trinh, ("cards", "seen", "players"), ("cards",)),
    "ket": Ask(ask_ket, ("cards", "players"), ("cards",)),
    "best": Ask(ask_best, ("cards", "other", "taken", "call"), ("cards", "other")),
}
GAMES: tuple[Game, ...] = (Game("tam-cuc", TAM_CUC, RULES, ASKS, FIELDS, place=20),)
