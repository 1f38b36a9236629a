"""Every question about Tá lả."""

from tutorials.engine.asks import Ask, Asks
from tutorials.engine.tala import hoi
from tutorials.engine.tala.fields import CARDS, EATEN, GA, PLAYING, SEATED, TABLE, TAKEN, U_KIND, WAYS, U
from tutorials.engine.tala.questions import hand, table

ASKS: Asks = {
    "melds": Ask(hand.ask_melds, (CARDS, EATEN)),
    "rank": Ask(table.ask_rank, (SEATED, U, U_KIND, TAKEN, GA)),
    "deal": Ask(table.ask_deal, (PLAYING,)),
    "phom": Ask(hand.ask_phom, (CARDS,)),
    "lay": Ask(hand.ask_lay, (CARDS, EATEN, hand.LAID)),
    "eat": Ask(hand.ask_eat, (CARDS, EATEN, hand.CARD)),
    "discards": Ask(hand.ask_discards, (CARDS, EATEN, hand.SEEN, hand.AIM, hand.THROW)),
    "send": Ask(hand.ask_send, (CARDS, TABLE, hand.MOM, hand.SENT, hand.LAID_AS)),
    "den": Ask(table.ask_den, (PLAYING, U, U_KIND, TAKEN, GA)),
    "order": Ask(table.ask_order, (PLAYING, table.FIRST, WAYS)),
    "fault": Ask(table.ask_fault, (table.SLUG, PLAYING, table.SEAT)),
    "hoi": hoi.ASK,
}
