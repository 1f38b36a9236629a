"""Every question about chắn."""

from tutorials.engine.asks import Asks
from tutorials.engine.chan import hoi
from tutorials.engine.chan.questions import hand, table, turns

ASKS: Asks = {**hand.ASKS, **table.ASKS, **turns.ASKS, "hoi": hoi.ASK}
