"""The games of the Tổ tôm deck: bí ngũ (five players), bí tứ (four), tài bàn (three), tổ tôm điếm."""

from tutorials.engine.asks import Game, Named
from tutorials.engine.decks import MONEY
from tutorials.engine.errors import Place
from tutorials.engine.totom.game import GAMES as ABOUT
from tutorials.engine.totom.options import RULES
from tutorials.engine.totom.questions import ask_of, asks_of
from tutorials.engine.totom.referee.faults import FAULT_KINDS
from tutorials.engine.totom.referee.record import parse_record
from tutorials.engine.totom.referee.written import Act
from tutorials.engine.totom.score.cuoc import as_called, find
from tutorials.engine.totom.tai_ban.cuoc import find_cuoc

_TOLD = ("to-tom", "bi-tu", "tai-ban", "to-tom-diem")  # the festival last


def _game(slug: str) -> Game:
    about = ABOUT[slug]
    asks = {name: ask_of(about, name) for name in asks_of(about)}

    def cuoc(name: object, place: Place) -> Named:
        return as_called(find(name, place), about) if about.has_cuoc else find_cuoc(name, place)

    return Game(
        slug,
        MONEY,
        RULES,
        asks,
        about,
        about.cited,
        record=parse_record,
        acts=Act,
        cuoc=cuoc,
        faults=FAULT_KINDS,
        place=list(ABOUT).index(slug),
    )


GAMES: tuple[Game, ...] = tuple(map(_game, _TOLD))
