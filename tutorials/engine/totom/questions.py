"""Every question about the games of the Tổ tôm deck, by name, and which game answers which."""

from tutorials.engine.totom import hand_questions, table_questions, tai_ban_questions, turn_questions
from tutorials.engine.totom.asks import Asks
from tutorials.engine.totom.game import Game

ASKS: Asks = hand_questions.ASKS | table_questions.ASKS | turn_questions.ASKS | tai_ban_questions.ASKS
_EVERY_GAME = ("phu", "deal", "card", "cai")


def asks_of(game: Game) -> tuple[str, ...]:
    """Return the questions that this game answers."""
    if game.has_cuoc:
        left_out = ("count",) if game.players == 5 else ("count", "turns")
        return tuple(name for name in ASKS if name not in left_out)
    return (*_EVERY_GAME, "count")
