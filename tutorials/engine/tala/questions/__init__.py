"""Every question about Tá lả."""

from tutorials.engine.asks import Asks
from tutorials.engine.tala import hoi
from tutorials.engine.tala.questions import hand, table

_ALL: Asks = {**hand.ASKS, **table.ASKS, "hoi": hoi.ASK}
ASKS: Asks = {name: _ALL[name] for name in ("melds", "rank", "deal", *_ALL)}  # these three are listed first
