"""Every question about Tam cúc."""

from tutorials.engine.asks import Asks
from tutorials.engine.tamcuc import hoi
from tutorials.engine.tamcuc.questions import hand, table

ASKS: Asks = {**table.ASKS, **hand.ASKS, "hoi": hoi.ASK}
