"""The games of the Tổ tôm deck: bí ngũ (five players), bí tứ (four), tài bàn (three), tổ tôm điếm."""

from tutorials.engine.asks import Game
from tutorials.engine.decks import MONEY
from tutorials.engine.totom.game import GAMES as ABOUT
from tutorials.engine.totom.options import RULES
from tutorials.engine.totom.questions import ask_of, asks_of
from tutorials.engine.totom.referee.record import parse_record

_PLACES = ("to-tom", "bi-tu", "to-tom-diem", "tai-ban")  # among all games
GAMES: tuple[Game, ...] = tuple(
    Game(
        about.slug,
        MONEY,
        RULES,
        {name: ask_of(about, name) for name in asks_of(about)},
        about,
        about.cited,
        record=parse_record,
        place=_PLACES.index(about.slug),
    )
    for about in ABOUT.values()
)
