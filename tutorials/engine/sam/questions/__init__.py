"""Every question about sâm lốc."""

from tutorials.engine.asks import Asks
from tutorials.engine.sam import hoi
from tutorials.engine.sam.questions import hand, table

ASKS: Asks = {**hand.ASKS, **table.ASKS, "hoi": hoi.ASK}
