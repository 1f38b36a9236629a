"""Xì dách at random and at the table.

- `trial` plays whole hands at random, checks before the draw among them, and counts what is left.
- `table` is a hand as a value; `mind` chooses at it.
"""

from tutorials.play.tables import Tables
from tutorials.play.xidach.mind import sample, strong, weigh
from tutorials.play.xidach.table import SEATS, deal
from tutorials.play.xidach.trial import PLAYERS, is_whole, play

TABLES = Tables(deal, sample, weigh, strong, seats=lambda game, options: SEATS, draws="rut")

__all__ = ["PLAYERS", "TABLES", "is_whole", "play"]
