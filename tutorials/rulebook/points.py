"""The tables of points of a game under some rules: what each cước is worth, what a lưng or a kết counts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutorials.catalogue import LANGS, Text
from tutorials.catalogue.houses import MAIN_GAME, House, rules_of
from tutorials.engine import ask
from tutorials.engine.chan.cuoc import CUOC as CHAN_CUOC
from tutorials.engine.rules import as_dict
from tutorials.engine.tamcuc.ket import Ket
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.score.cuoc import BY_SLUG, CUOC, Cuoc, as_called
from tutorials.engine.totom.tai_ban import count as tai_ban

CHAN, TAI_BAN, TAM_CUC = "chan", "tai-ban", "tam-cuc"
TABLES = (2, 3, 4)  # players of tam cúc
LONGEST_KHOI = 6  # the table stops there; the rule for more stands in the law
COMPOUNDS = (
    ("tom", "leo"),
    ("thong", "tom"),
    ("bach-thu", "tom", "leo"),
    ("xuyen-nam-gian", "leo"),
    ("bach-dinh", "tom"),
    ("thap-dieu", "tom", "leo"),
    ("xuyen-bi-tu", "thap-dieu", "chi-nay"),
    ("kinh-tu-co", "tom"),
)


CHAN_COMPOUNDS = (
    {"thong": 1, "tom": 1},
    {"bach-thu": 1, "tom": 1, "leo": 1},
    {"tom": 1, "leo": 2},
    {"bon": 1, "tri": 1},
    {"tam-do": 1, "leo": 2},
    {"bach-dinh": 1, "thap-thanh": 1},
)


@dataclass(frozen=True, slots=True)
class Points:
    """What one cước, or several together, are worth."""

    name: Text
    points: int | None  # None where the rules do not know the cước
    article: str
    count: Text
    ga: int = 0  # added as gà


@dataclass(frozen=True, slots=True)
class Kets:
    """What a kết of tam cúc is worth at each table."""

    name: Text
    points: tuple[int, ...]  # with two, three and four players
    article: str


@dataclass(frozen=True, slots=True)
class Counted:
    """What a lưng of tài bàn counts, and what it counts of a tài card."""

    name: Text
    lung: int
    article: str
    of_tai: int | None = None
    tai_article: str = ""


class Scores:
    """The points of tổ tôm, bí tứ and tổ tôm điếm."""

    def __init__(self, house: House) -> None:
        self.house = house

    def points(self) -> tuple[Points, ...]:
        """Return what each cước is worth alone, from the least to the most."""
        found = (self._points((cuoc,)) for cuoc in CUOC if cuoc.wins <= LONGEST_KHOI)
        return tuple(sorted(found, key=lambda row: (row.points is None, row.points or 0)))

    def compounds(self) -> tuple[Points, ...]:
        """Return what some wins with several cước are worth."""
        found = (tuple(BY_SLUG[slug] for slug in slugs) for slugs in COMPOUNDS)
        return tuple(self._points(cuoc) for cuoc in found if all(map(self._is_known, cuoc)))

    def _points(self, cuoc: tuple[Cuoc, ...]) -> Points:
        slugs, streak = [each.slug for each in cuoc], max(each.wins for each in cuoc)
        answer = {lang: _score(self.house, slugs, lang, streak=max(streak - 1, 0)) for lang in LANGS}
        called = tuple(as_called(each, GAMES[self.house.game]) for each in cuoc)
        is_known = all(map(self._is_known, cuoc)) and "diem" in answer["vi"]
        return Points(
            name=Text(" + ".join(each.vi for each in called), " + ".join(each.en for each in called)),
            points=answer["vi"]["diem"] if is_known else None,
            article=cuoc[0].article,
            count=_said(answer),
        )

    @cached_property
    def _options(self) -> dict[str, Any]:
        return as_dict(self.house.options)

    def _is_known(self, cuoc: Cuoc) -> bool:
        """Say whether the rules count this cước at all."""
        options = self._options
        unknown = {
            "bach-thu": not options["bach_thu"],
            "xuyen-bi-tu": not options["xuyen_vong"],
            "xuyen-nam-gian": not options["xuyen_vong"],
            "u-vong": options["u_vong"] != "leo",
            "thien-u": not options["thien_u"],
        }
        return not unknown.get(cuoc.slug, False)


def points_of(house: House) -> tuple[Points, ...]:
    """Return what each cước of a game is worth alone; nothing where the game has none."""
    if house.game == TAI_BAN:
        return tai_ban_points(house)
    if house.game == CHAN:
        return chan_points(house)
    return Scores(house).points() if rules_of(house.game) is rules_of(MAIN_GAME) else ()


def compounds_of(house: House) -> tuple[Points, ...]:
    """Return what some wins with several cước are worth."""
    if house.game == CHAN:
        found = (_chan(house, each) for each in CHAN_COMPOUNDS)
        return tuple(each for each in found if each.points is not None)
    if house.game == TAI_BAN or rules_of(house.game) is not rules_of(MAIN_GAME):
        return ()
    return Scores(house).compounds()


def chan_points(house: House) -> tuple[Points, ...]:
    """Return what the cước of chắn are worth, from the least to the most. Law: CH-6."""
    found = (_chan(house, {slug: 1}) for slug in CHAN_CUOC)
    return tuple(sorted(found, key=lambda row: (row.points is None, row.points or 0)))


def _chan(house: House, cuoc: Mapping[str, int]) -> Points:
    question = {"game": CHAN, "ask": "score", "rules": house.rules, "cuoc": dict(cuoc)}
    answer = {lang: ask({**question, "lang": lang}) for lang in LANGS}
    named = [(CHAN_CUOC[slug], f" ×{times}" if times > 1 else "") for slug, times in cuoc.items()]
    return Points(
        name=Text(*(" + ".join(f"{getattr(each, lang)}{times}" for each, times in named) for lang in LANGS)),
        points=answer["vi"].get("diem"),
        article=named[0][0].article,
        count=_said(answer),
        ga=answer["vi"].get("ga", 0),
    )


def kets(house: House) -> tuple[Kets, ...]:
    """Return what each kết of tam cúc is worth. Law: TC-8.1."""
    return tuple(
        Kets(Text(ket.vi, ket.en), tuple(ket.worth(players, house.options) for players in TABLES), ket.article)
        for ket in Ket
    )


def tai_ban_points(house: House) -> tuple[Points, ...]:
    """Return what the cước of tài bàn are worth where N is ten. Law: TB-15."""
    found = []
    for cuoc in tai_ban.CUOC.values():
        answer = {lang: _score(house, [cuoc.slug], lang) for lang in LANGS}
        found.append(Points(Text(cuoc.vi, cuoc.en), answer["vi"].get("diem"), cuoc.article, _said(answer)))
    return tuple(found)


def tai_ban_lung() -> tuple[Counted, ...]:
    """Return what each lưng of tài bàn counts. Law: TB-4.1 to TB-4.4.3."""
    named = Counted(Text("tôm, lèo, sườn, yêu đỏ, yêu đen", "tôm, lèo, sườn, red yêu, black yêu"), 1, "TB-4.1")
    making = (
        Counted(
            Text(f"{each.name.vi}", each.name.en.removesuffix(" of")), each.lung, each.article, 2 * each.lung,
            each.tai_article,
        )
        for each in tai_ban.MAKINGS.values()
    )  # fmt: skip
    return (named, *making)


def _score(house: House, cuoc: Sequence[str], lang: str, **more: Any) -> dict[str, Any]:
    question = {"game": house.game, "ask": "score", "rules": house.rules, "cuoc": list(cuoc), "lang": lang}
    return ask(question | more)


def _said(answer: Mapping[str, Mapping[str, Any]]) -> Text:
    return Text(*(" ".join(line["text"] for line in answer[lang].get("lines", ())) for lang in LANGS))
