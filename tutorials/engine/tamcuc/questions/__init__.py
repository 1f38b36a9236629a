"""Every question about Tam cúc."""

from tutorials.engine.asks import Ask, Asks
from tutorials.engine.tamcuc import hoi
from tutorials.engine.tamcuc.fields import (
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
from tutorials.engine.tamcuc.questions import hand, table

ASKS: Asks = {
    "group": Ask(table.ask_group, (CARDS,)),
    "compare": Ask(table.ask_compare, (A, B)),
    "trick": Ask(table.ask_trick, (CALL, ANSWERS, FIRST)),
    "beats": Ask(table.ask_beats, (CALL, CARDS, FIRST, PLAYERS)),
    "finish": Ask(table.ask_finish, (PLAYERS, CALL, SOME_ANSWERS, TAKEN)),
    "settle": Ask(table.ask_settle, (PLAYERS, TAKEN.needed())),
    "deal": Ask(table.ask_deal, (PLAYERS,)),
    "plays": Ask(hand.ask_plays, (CARDS, SEEN, FIRST, PLAYERS)),
    "sure": Ask(hand.ask_sure, (CARDS, CALL, SEEN, FIRST, PLAYERS)),
    "chui": Ask(hand.ask_chui, (CARDS, CALL, FIRST, PLAYERS)),
    "trinh": Ask(hand.ask_trinh, (CARDS, SHOWN_SOLDIERS, PLAYERS)),
    "ket": Ask(table.ask_ket, (CARDS, PLAYERS)),
    "best": Ask(hand.ask_best, (CARDS, OTHER, TAKEN, CALL.optional())),
    "hoi": hoi.ASK,
}
