"""The rules of Tá lả."""

from tutorials.engine.asks import Ask, Game
from tutorials.engine.decks import FRENCH
from tutorials.engine.tala.options import RULES
from tutorials.engine.tala.questions import ask_discards, ask_eat, ask_lay, ask_melds, ask_phom, ask_send
from tutorials.engine.tala.schema import SCHEMA
from tutorials.engine.tala.table_questions import ask_deal, ask_den, ask_fault, ask_order, ask_rank

GAMES: tuple[Game, ...] = (
    Game(
        "ta-la",
        FRENCH,
        RULES,
        {
            "melds": Ask(ask_melds, ("cards", "eaten"), ("cards",)),
            "rank": Ask(ask_rank, ("seats", "u", "u_kind", "taken", "ga"), ("seats",)),
            "deal": Ask(ask_deal, ("players",)),
            "phom": Ask(ask_phom, ("cards",), ("cards",)),
            "lay": Ask(ask_lay, ("cards", "eaten", "laid"), ("cards",)),
            "eat": Ask(ask_eat, ("cards", "eaten", "card"), ("cards", "card")),
            "discards": Ask(ask_discards, ("cards", "eaten", "seen", "aim", "throw"), ("cards",)),
            "send": Ask(ask_send, ("cards", "table", "mom", "sent", "laid"), ("cards",)),
            "den": Ask(ask_den, ("players", "u", "u_kind", "taken", "ga")),
            "order": Ask(ask_order, ("players", "first", "ways")),
            "fault": Ask(ask_fault, ("slug", "players", "seat"), ("slug",)),
        },
        SCHEMA,
        called=("phom", "bai-phom", "bai-ta-la"),
        place=30,
    ),
)
