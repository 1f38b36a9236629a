"""Chắn: a table to sit down at, players of three strengths, and self-play that puts two readings of the law together.

What a player may do is told from the text of the law, not from the referee's tables: two readings that must agree.

- `player` is one player: the hand, what was done with it, and which faults an act would be; `wins` is the same of an ù.
- `deal` deals, also small prepared hands; `flow` is a hand as a value, `table` what each seat sees and the record,
  `sample` fills what a seat does not see; `weigh` ranks what may be done by `outlook`, how far a hand is from ù;
  `strong` looks a card further, and by `feeding` at what a throw may give to the others.
- `loop` plays hands for the referee, each asked about every card; `plant` lets one player break the law.
- `trial` lets the referee judge what was written and compares; `PLAYERS` is what the driver takes.
"""

from tutorials.engine.chan.form import PLAYERS as PLAYERS_OF_DECK
from tutorials.play.chan.sample import sample
from tutorials.play.chan.strong import strong
from tutorials.play.chan.table import sit_down
from tutorials.play.chan.trial import PLAYERS
from tutorials.play.chan.weigh import steady, weigh
from tutorials.play.tables import Tables

TABLES = Tables(
    deal=sit_down,
    sample=sample,
    weigh=weigh,
    strong=strong,
    steady=steady,
    seats=lambda game, options: PLAYERS_OF_DECK[options.bo_bai],
    draws="boc",
)

__all__ = ["PLAYERS", "TABLES"]
