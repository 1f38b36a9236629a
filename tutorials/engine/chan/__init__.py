"""The rules of Chắn: the pair game of the money deck."""

from tutorials.engine.asks import Game
from tutorials.engine.chan import cuoc_questions, hand_questions, table_questions, turn_questions
from tutorials.engine.chan.options import RULES
from tutorials.engine.chan.record import parse_record
from tutorials.engine.decks import CHAN

_ASKS = {**hand_questions.ASKS, **cuoc_questions.ASKS, **table_questions.ASKS, **turn_questions.ASKS}
GAMES: tuple[Game, ...] = (Game("chan", CHAN, RULES, _ASKS, record=parse_record, place=10),)
