"""Every question about chắn."""

from tutorials.engine.asks import Asks
from tutorials.engine.chan.questions import cuoc, hand, hoi, table, turns

ASKS: Asks = {**hand.ASKS, **cuoc.ASKS, **table.ASKS, **turns.ASKS, "hoi": hoi.ASK}
