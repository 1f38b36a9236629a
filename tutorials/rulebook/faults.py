"""The faults of a game under some rules: what each is called, how grave it is, what it costs, the article."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue import Text
from tutorials.catalogue.faults import term_of
from tutorials.catalogue.houses import House, rules_of
from tutorials.engine.chan import faults as chan
from tutorials.engine.games import GAMES, PACKAGES
from tutorials.engine.lines import Line
from tutorials.engine.tala.faults import Lao, fine_of
from tutorials.engine.totom.referee import faults as totom

PLAYERS = 4  # for whom a price is counted that grows with them


@dataclass(frozen=True, slots=True)
class FaultRow:
    """A fault as a table of faults tells it."""

    slug: str
    name: Text
    grade: Text  # a word or two: "lành làng", "báo"
    cost: Text  # what it costs in this house, as half a sentence
    article: str
    term: str = ""  # of the glossary, where one explains it


def faults_of(house: House) -> tuple[FaultRow, ...]:
    """Return the faults that a game knows in a house, in the order of its law; none where it has no table of them."""
    tell = _TELLERS.get(PACKAGES.get(house.game, ""))
    return tell(house) if tell else ()


# tổ tôm and its forms. Law: TT-16.18, TT-16.20, TT-16.23


_TOTOM: Mapping[str, tuple[Text, Text]] = {
    "lanh-lang": (
        Text("lành làng", "no points (lành làng)"),
        Text("ù chỉ được cái, không có điểm", "a win scores nothing, but its player starts the next hand"),
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
        Text("đền cả ván ù thay làng", "pays for everyone the points of that whole win"),
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


def _of_totom(house: House) -> tuple[FaultRow, ...]:
    game = GAMES[house.game]
    found = totom.in_force(house.options, is_free=game.about.is_free)
    return tuple(_totom_row(kind, result, game.cited(Line("", kind.article)).article) for kind, result in found)


def _totom_row(kind: totom.FaultKind, result: str, article: str) -> FaultRow:
    grade, cost = _TOTOM[result]
    if result == "bao":
        cost = _AT_A_WIN.get(kind.slug, cost)
    elif result == "den" and kind.slug == "phong-truoc-u":
        cost = _FINE
    return FaultRow(kind.slug, Text(kind.vi, kind.en), grade, cost, article, term_of(kind.slug))


# chắn. Law: CH-8.1, CH-8.2, CH-9.2 to CH-9.4


_CHAN_GRADES: Mapping[str, Text] = {
    chan.LIGHT: Text("lành làng", "no points (lành làng)"),
    chan.IF_WIN: Text("báo khi ù", "penalised (báo) only at a win"),
    chan.GRAVE: Text("báo", "penalised (báo)"),
}


def _of_chan(house: House) -> tuple[FaultRow, ...]:
    options = house.options
    price = chan.price(chan.GRAVE, options).diem
    paid = Text(f"đền {price} điểm mỗi nhà", f"pays each {price} points")
    if options.den_ai == "thay-lang":
        paid = Text("đền thay làng", "pays for everyone")
    costs = {
        chan.LIGHT: Text("ù không có điểm", "a win scores nothing"),
        chan.IF_WIN: Text(f"chỉ khi chính mình ù: {paid.vi}", f"only if that player wins: {paid.en}"),
        chan.GRAVE: Text(f"thôi đánh ván ấy; {paid.vi}", f"stops playing that hand; {paid.en}"),
    }
    return tuple(
        FaultRow(kind.slug, Text(kind.vi, kind.en), _CHAN_GRADES[result], costs[result], kind.article)
        for kind, result in chan.in_force(options)
    )


# tá lả. Law: TL-11.5


def _of_tala(house: House) -> tuple[FaultRow, ...]:
    fine = fine_of(PLAYERS, house.options)
    last = Text(
        f"đánh tiếp, xếp sau tất cả, trả người về nhất {fine.total} điểm",
        f"plays on, ranks last and pays the player in first place {fine.total} points",
    )
    over = Text(
        f"ván dừng; trả mỗi người {fine.each} điểm",
        f"the hand ends, and the player pays each of the others {fine.each} points",
    )
    cost = over if fine.is_over else last
    return tuple(
        FaultRow(lao.slug, Text(lao.vi, lao.en), Text("láo", "false play (láo)"), cost, lao.article) for lao in Lao
    )


# games whose few faults are options: a fault, and the option that says what it costs


@dataclass(frozen=True, slots=True)
class _Chosen:
    """A fault that an option names, by its label or by its choice, and the option whose choice is the cost."""

    slug: str
    grade: Text
    cost: str  # an option
    name: str = ""  # an option whose choice says what is done; none: the label of the first


_CHOSEN: Mapping[str, tuple[_Chosen, ...]] = {
    "sam": (
        _Chosen("ve-bang-hai", Text("thối", "going out with a 2 (thối)"), "last_two"),
        _Chosen("khong-bao-mot", Text("không báo", "“one left” not said"), "unsaid"),
    ),
    "xidach": (_Chosen("den", Text("đền", "pays"), "den_cho", "den"),),
}


def _of_options(house: House) -> tuple[FaultRow, ...]:
    infos, options = rules_of(house.game).by_name, house.options

    def choice(name: str) -> Any:
        return infos[name].choices[getattr(options, name)]

    def row(each: _Chosen) -> FaultRow:
        info = infos[each.name or each.cost]
        name, cost = choice(each.name) if each.name else info.label, choice(each.cost)
        return FaultRow(each.slug, _small(name), each.grade, _small(cost), info.article)

    return tuple(row(each) for each in _CHOSEN[PACKAGES[house.game]])


def _small(said: Any) -> Text:
    """Return what an option says as the middle of a sentence."""
    return Text(*(f"{words[0].lower()}{words[1:]}" for words in (said.vi, said.en)))


_TELLERS: Mapping[str, Callable[[House], tuple[FaultRow, ...]]] = {
    "totom": _of_totom,
    "chan": _of_chan,
    "tala": _of_tala,
    **dict.fromkeys(_CHOSEN, _of_options),
}
