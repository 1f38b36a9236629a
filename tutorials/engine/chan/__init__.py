"""The rules of Chắn: the pair game of the money deck."""

from tutorials.engine.asks import Game
from tutorials.engine.chan.cuoc import find_cuoc
from tutorials.engine.chan.faults import FAULT_KINDS
from tutorials.engine.chan.options import RULES
from tutorials.engine.chan.questions import ASKS
from tutorials.engine.chan.record import parse_record
from tutorials.engine.chan.written import Act
from tutorials.engine.decks import CHAN

GAMES: tuple[Game, ...] = (
    Game("chan", CHAN, RULES, ASKS, record=parse_record, acts=Act, cuoc=find_cuoc, faults=FAULT_KINDS, place=10),
)
