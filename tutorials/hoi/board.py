"""What the page shows of a hội: who stands where, hand by hand, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from tutorials.engine import DoorError
from tutorials.engine.errors import Path
from tutorials.engine.fields import MOST_ITEMS
from tutorials.hoi import words
from tutorials.hoi.address import State
from tutorials.hoi.words import Hand
from tutorials.pages.points import signed, written
from tutorials.tasks.names import cuoc_name
from tutorials.tasks.questions import Line, lines_of


@dataclass(frozen=True, slots=True)
class Place:
    """One player as the hội stands."""

    letter: str
    name: str
    points: str
    debts: int
    has_cai: bool
    wins: int  # in a row


@dataclass(frozen=True, slots=True)
class Row:
    """One hand."""

    number: int
    gist: str
    points: int  # of the ù; 0 where there was none
    cells: tuple[tuple[str, str], ...]  # points after the hand, and what it changed
    pot: int
    ga: int
    lines: tuple[Line, ...]
    ends_hoi: bool


@dataclass(frozen=True, slots=True)
class Board:
    """The whole hội."""

    places: tuple[Place, ...]
    rows: tuple[Row, ...]
    is_gom: bool
    has_ga: bool
    gom: int
    pot: int
    ga: int
    aside: int
    owed: str
    cai: str  # who has the next cái, in words
    picker: str
    cai_is_open: bool  # the next cái is picked, and has to be told
    hoi: int  # number of the hội that is on
    ended: bool
    first: tuple[Line, ...] = ()  # before any hand


@dataclass(frozen=True, slots=True)
class Fault:
    """A hand of the address that cannot be: its number, its word, and why."""

    number: int
    word: str
    message: str


def read(state: State, lang: str) -> tuple[Board, Fault | None]:
    """Count the hội of an address; where a hand cannot be, those before it are counted."""
    hands: list[Hand] = []
    fault = None
    for number, word in enumerate(state.hands, 1):
        try:
            hands.append(words.read(word))
        except ValueError as error:
            part = str(error)
            fault = Fault(number, word, _("không đọc được “%(part)s”") % {"part": part})
            break
    while True:
        try:
            return _board(state, state.ask(list(hands), lang), lang), fault
        except DoorError as error:
            if not hands:  # the terms themselves are wrong; they are said beside the form
                return _board(state, State(state.game, state.house, state.names).ask([], lang), lang), fault
            place = _place(error.path, len(hands))
            fault = Fault(place + 1, state.hands[place], error.message.say(lang))
            hands = hands[:place]


def _place(path: Path, count: int) -> int:
    """Return which hand an error speaks of; one about the whole list speaks of the first too many."""
    if path == ("hands",):
        return min(MOST_ITEMS, count - 1)
    number = next((step for step in path if isinstance(step, int)), 0) if path[:1] == ("hands",) else 0
    return min(number, count - 1)


def _board(state: State, answer: Mapping[str, Any], lang: str) -> Board:
    following = answer["cai_next"]
    lines = lines_of(answer)
    streak = answer["streak"] or {"seat": "", "wins": 0}
    places = tuple(
        Place(
            letter=letter,
            name=name,
            points=written(answer["totals"][name]),
            debts=answer["debts"].get(name, 0),
            has_cai=following["seat"] == name,
            wins=streak["wins"] if streak["seat"] == name else 0,
        )
        for letter, name in state.seats
    )
    hands = answer["hands"]
    before = dict.fromkeys(answer["totals"], 0)
    rows = []
    for hand in hands:
        cells = tuple((written(now), _change(now - before[name])) for name, now in hand["totals"].items())
        before = hand["totals"]
        start, end = hand["lines"]
        rows.append(
            Row(
                number=hand["number"],
                gist=gist(hand, lang, state.game),
                points=0 if hand["tra_do"] else hand["diem"],
                cells=cells,
                pot=hand["pot"],
                ga=hand["ga"],
                lines=lines[start:end],
                ends_hoi=hand["ended"],
            )
        )
    owed = answer["owed"]
    return Board(
        places=places,
        rows=tuple(rows),
        is_gom=answer["gom"] is not None,
        has_ga=answer["rules"]["ga"] != "khong" or bool(answer["ga"]),
        gom=answer["gom"] or 0,
        pot=answer["pot"],
        ga=answer["ga"],
        aside=answer["du"],
        owed=_("%(name)s còn %(points)s điểm lấy ở hội sau") % {"name": owed["seat"], "points": owed["points"]}
        if owed
        else "",
        cai=_cai(following),
        picker=following["by"] or "",
        cai_is_open=following["seat"] is None,
        hoi=answer["hoi"]["begun"],
        ended=answer["ended"],
        first=() if hands else lines,
    )


def _change(number: int) -> str:
    return signed(number) if number else ""


def _cai(following: Mapping[str, Any]) -> str:
    if following["seat"]:
        return str(following["seat"])
    return {"lang": _("bắt cái làng"), "dau-hoi": _("bắt cái đầu hội")}.get(following["bat_cai"], _("làng định"))


def gist(hand: Mapping[str, Any], lang: str, game: str) -> str:
    """Say in a few words how a hand ended."""
    cuoc = ", ".join(cuoc_name(slug, lang, game)[0].partition(" (")[0] for slug in hand["cuoc"])
    said = {"name": hand["winner"] or hand["seat"] or "", "other": hand["seat"] or "", "cuoc": cuoc}
    if hand["tra_do"]:
        return _("%(name)s ù %(cuoc)s để trả đò") % said
    if hand["result"] == "u":
        return _("%(name)s ù %(cuoc)s") % said if cuoc else _("%(name)s ù") % said
    if hand["result"] == "bao" and hand["winner"]:
        return _("%(other)s bị báo, %(name)s ù %(cuoc)s") % said
    if hand["result"] == "cheo-do" and hand["winner"]:
        return _("%(other)s chèo đò, %(name)s ù %(cuoc)s") % said
    return {
        "bao": _("%(other)s bị báo, hòa"),
        "cheo-do": _("%(other)s chèo đò"),
        "lanh-lang": _("%(name)s ù lành làng"),
        "den": _("%(other)s ù báo, đền làng"),
        "hoa": _("hòa"),
        "bo-bai": _("cả làng bỏ bài"),
    }[hand["result"]] % said
