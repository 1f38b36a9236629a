"""The rules of Tá lả."""

from tutorials.engine.asks import Ask, Game
from tutorials.engine.decks import FRENCH
from tutorials.engine.tala import questions as hand
from tutorials.engine.tala import table_questions as table
from tutorials.engine.tala.options import RULES
from tutorials.engine.tala.reading import CARDS, EATEN, GA, PLAYING, SEATED, TABLE, TAKEN, U_KIND, WAYS, U

_ASKS = {
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
}
GAMES: tuple[Game, ...] = (
    Game(
        "ta-la",
        FRENCH,
        RULES,
        _ASKS,
        called=("phom", "bai-phom", "bai-ta-la"),
        place=30,
    ),
)
