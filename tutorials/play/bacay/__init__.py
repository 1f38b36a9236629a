"""Ba cây and bài cào at random and at the table.

- `trial` plays whole hands at random and counts what is left.
- `table` is a hand as a value; `mind` chooses where there is something to choose.
"""

from tutorials.engine.bacay.hand import SIZE, deck
from tutorials.play.bacay.mind import sample, strong, weigh
from tutorials.play.bacay.table import deal
from tutorials.play.bacay.trial import PLAYERS, is_whole, play
from tutorials.play.tables import Tables

TABLES = Tables(deal, sample, weigh, strong, seats=lambda game, options: range(2, len(deck(options)) // SIZE + 1))

__all__ = ["PLAYERS", "TABLES", "is_whole", "play"]
