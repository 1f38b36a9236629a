"""Every question about sâm lốc."""

from tutorials.engine.asks import Asks
from tutorials.engine.sam import hoi
from tutorials.engine.sam.questions import cards, hand

ASKS: Asks = {**cards.ASKS, **hand.ASKS, "hoi": hoi.ASK}
