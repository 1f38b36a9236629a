"""Every question about the games of the Tổ tôm deck, by name, and which game answers which."""

from tutorials.engine.asks import Ask, Asks
from tutorials.engine.totom.diem import questions as diem_questions
from tutorials.engine.totom.flips import questions as flip_questions
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.hoi.questions import hoi as hoi_questions
from tutorials.engine.totom.hoi.questions import table as table_questions
from tutorials.engine.totom.referee import questions as turn_questions
from tutorials.engine.totom.score import questions as hand_questions
from tutorials.engine.totom.solve import questions as phu_questions
from tutorials.engine.totom.tai_ban import questions as tai_ban_questions

_PLAIN: Asks = (
    phu_questions.ASKS | hand_questions.ASKS | table_questions.ASKS | turn_questions.ASKS | tai_ban_questions.ASKS
)
_PLAIN |= hoi_questions.ASKS | diem_questions.ASKS
_OWN: dict[str, Asks] = {"tai-ban": tai_ban_questions.OWN}  # what a game answers in its own way


def ask_of(game: Game, name: str) -> Ask:
    """Return the question as this game answers it."""
    return _OWN.get(game.slug, {}).get(name) or ASKS[name]


ASKS: Asks = _PLAIN | flip_questions.asks(ask_of)
_EVERY_GAME = ("phu", "deal", "card", "cai", "flip", *turn_questions.ASKS)


def asks_of(game: Game) -> tuple[str, ...]:
    """Return the questions that this game answers."""
    if game.has_cuoc:
        left_out: tuple[str, ...] = ("count",)
        if game.slug != diem_questions.GAME:
            left_out += tuple(diem_questions.ASKS)
        return tuple(name for name in ASKS if name not in left_out)
    return tuple(dict.fromkeys((*_EVERY_GAME, "count", *_OWN[game.slug])))
