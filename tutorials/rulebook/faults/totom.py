"""The faults of Tổ tôm and its forms. Law: TT-16.18, TT-16.20, TT-16.23."""

from collections.abc import Mapping

from tutorials.catalogue import Text
from tutorials.catalogue.faults import term_of
from tutorials.catalogue.houses import House
from tutorials.engine.asks import FaultKind
from tutorials.engine.games import GAMES
from tutorials.engine.lines import Line
from tutorials.engine.totom.referee import faults as totom
from tutorials.rulebook.faults.rows import FaultRow

_RESULTS: Mapping[str, tuple[Text, Text]] = {
    "lanh-lang": (
        Text("lành làng", "no points (lành làng)"),
        Text("ù chỉ được cái, không có điểm", "the winner scores nothing, but starts the next hand"),
    ),
    "bao": (
        Text("báo", "penalised (báo)"),
        Text(
            "ngồi yên hết ván; có người ù thì đền thay làng",
            "sits out the rest of the hand; if somebody wins, pays for everyone",
        ),
    ),
    "den": (
        Text("đền", "pays"),
        Text("đền cả ván ù thay làng", "pays all the points of that win for everyone"),
    ),
    "cheo-do": (
        Text("chèo đò", "a win owed (chèo đò)"),
        Text("nợ làng một ván ù", "owes everyone one win"),
    ),
}
_AT_A_WIN: Mapping[str, Text] = {  # báo for these is paid at once: TT-16.18.3
    "khong-u": Text("đền cả làng ngay", "pays everyone at once"),
    "cham-xuong": Text("đền cả làng ngay", "pays everyone at once"),
    "xuong-thua": Text("xướng sao đền làng vậy", "pays everyone the points that were called"),
}
_FINE = Text("nộp vạ làng, mức hẹn trước", "pays the fine agreed before")


def faults_of(house: House) -> tuple[FaultRow, ...]:
    """Return the faults of a house."""
    game = GAMES[house.game]
    found = totom.in_force(house.options, is_free=game.about.is_free)
    return tuple(_row(kind, result, game.cited(Line("", kind.article)).article) for kind, result in found)


def _row(kind: FaultKind, result: str, article: str) -> FaultRow:
    grade, cost = _RESULTS[result]
    if result == "bao":
        cost = _AT_A_WIN.get(kind.slug, cost)
    elif result == "den" and kind.slug == "phong-truoc-u":
        cost = _FINE
    return FaultRow(kind.slug, Text(kind.vi, kind.en), grade, cost, article, term_of(kind.slug))
