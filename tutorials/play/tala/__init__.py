"""Tá lả at random and at the table.

- `trial` plays whole hands at random and compares the order of turns with the clauses on it.
- `table` is a hand as a value, `state` how it stands, `forbidden` what can be done against the law, `settling` its end;
  `mind` chooses at it.
"""

from tutorials.play.tables import Tables
from tutorials.play.tala.mind import sample, steady, strong, weigh
from tutorials.play.tala.table import SEATS, deal
from tutorials.play.tala.trial import PLAYERS

TABLES = Tables(deal, sample, weigh, strong, seats=lambda game, options: SEATS, steady=steady, draws="boc")

__all__ = ["PLAYERS", "TABLES"]
