"""What the page shows of a hội: who stands where, hand by hand, and why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext as _

from tutorials.engine import DoorError
from tutorials.engine.errors import Path
from tutorials.engine.fields import MOST_ITEMS
from tutorials.hoi.address import State
from tutorials.hoi.words import Hand
from tutorials.pages.points import signed, written
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
    paid: tuple["Payment", ...]
    kind: str  # how it ended


@dataclass(frozen=True, slots=True)
class Payment:
    """What somebody owes somebody, all in all; a pool by its name."""

    giver: str
    taker: str
    points: int


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
    has_cai: bool = True
    begins: str = ""  # who begins the next hand
    cleared: tuple[Payment, ...] = ()  # who pays whom so that all stand at nought


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
            hands.append(state.sheet.words.read(word))
        except ValueError as error:
            part = str(error)
            fault = Fault(number, word, _("không đọc được “%(part)s”") % {"part": part})
            break
    while True:
        try:
            return _board(state, state.ask(list(hands), lang), lang), fault
        except DoorError as error:
            if not hands:  # the terms themselves are wrong; they are said beside the form
                return _board(state, replace(state, hands=(), terms=()).ask([], lang), lang), fault
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
    """Return what the page shows; what a game does not know stays empty."""
    following = answer.get("cai_next") or {"seat": None, "by": None, "bat_cai": None}
    lines = lines_of(answer)
    owed, hoi = answer.get("owed"), answer.get("hoi", {"begun": 0})
    is_totom = state.sheet.is_totom
    return Board(
        places=_places(state, answer, following),
        rows=_rows(state, answer, lines, lang),
        is_gom=answer.get("gom") is not None,
        has_ga=_has_ga(answer),
        gom=answer.get("gom") or 0,
        pot=answer.get("pot", 0),
        ga=answer["ga"],
        aside=answer.get("du", 0),
        owed=_("%(name)s còn %(points)s điểm lấy ở hội sau") % {"name": owed["seat"], "points": owed["points"]}
        if owed
        else "",
        cai=_cai(following),
        picker=following["by"] or "",
        cai_is_open=is_totom and following["seat"] is None,
        hoi=hoi["begun"],
        ended=answer.get("ended", False),
        first=() if answer["hands"] else lines,
        has_cai=is_totom,
        begins=answer.get("first_next") or "",
        cleared=_cleared(
            answer["totals"], {"lang": answer.get("pot", 0), "ga": answer["ga"], "du": answer.get("du", 0)}
        ),
    )


def _places(state: State, answer: Mapping[str, Any], following: Mapping[str, Any]) -> tuple[Place, ...]:
    streak = answer["streak"] or {"seat": "", "wins": 0}
    return tuple(
        Place(
            letter=letter,
            name=name,
            points=written(answer["totals"][name]),
            debts=answer.get("debts", {}).get(name, 0),
            has_cai=following["seat"] == name,
            wins=streak["wins"] if streak["seat"] == name else 0,
        )
        for letter, name in state.seats
    )


def _rows(state: State, answer: Mapping[str, Any], lines: Sequence[Line], lang: str) -> tuple[Row, ...]:
    before = dict.fromkeys(answer["totals"], 0)
    rows = []
    for hand in answer["hands"]:
        cells = tuple((written(now), _change(now - before[name])) for name, now in hand["totals"].items())
        before = hand["totals"]
        start, end = hand["lines"]
        rows.append(
            Row(
                number=hand["number"],
                gist=state.sheet.gist(hand, lang, state.game),
                points=0 if hand.get("tra_do") else hand["diem"],
                cells=cells,
                pot=hand.get("pot", 0),
                ga=hand["ga"],
                lines=tuple(lines[start:end]),
                ends_hoi=hand.get("ended", False),
                paid=_paid(hand["moves"]),
                kind=hand["result"],
            )
        )
    return tuple(rows)


def _has_ga(answer: Mapping[str, Any]) -> bool:
    """Say whether there is a pool beside the seats: the house has one, or something lies in it."""
    rules = answer["rules"]
    return bool(answer["ga"]) or rules.get("ga_nuoi", rules.get("ga", "khong")) not in ("khong", False)


def _paid(moves: Sequence[Mapping[str, Any]]) -> tuple[Payment, ...]:
    """Return what each pays each after a hand, one against the other."""
    sums: dict[tuple[str, str], int] = {}
    for move in moves:
        pair = (move["from"], move["to"])
        back = (move["to"], move["from"])
        if back in sums:
            sums[back] -= move["points"]
        else:
            sums[pair] = sums.get(pair, 0) + move["points"]
    turned = [
        (giver, taker, points) if points > 0 else (taker, giver, -points) for (giver, taker), points in sums.items()
    ]
    return tuple(Payment(_pool(giver), _pool(taker), points) for giver, taker, points in turned if points)


def _pool(name: str) -> str:
    """Return the name of a seat, or of a pool in the reader's language."""
    return {"ga": _("gà"), "lang": _("điểm làng"), "du": _("phần để riêng")}.get(name, name)


def _cleared(totals: Mapping[str, int], pools: Mapping[str, int]) -> tuple[Payment, ...]:
    """Return who pays whom so that all stand at nought, in few payments; what lies in a pool is owed to it."""
    rest = {**totals, **{name: points for name, points in pools.items() if points > 0}}
    found = []
    while min(rest.values()) < 0 < max(rest.values()):
        giver, taker = min(rest, key=lambda name: rest[name]), max(rest, key=lambda name: rest[name])
        points = min(-rest[giver], rest[taker])
        rest[giver] += points
        rest[taker] -= points
        found.append(Payment(_pool(giver), _pool(taker), points))
    return tuple(found)


def _change(number: int) -> str:
    return signed(number) if number else ""


def _cai(following: Mapping[str, Any]) -> str:
    if following["seat"]:
        return str(following["seat"])
    return {"lang": _("bắt cái làng"), "dau-hoi": _("bắt cái đầu hội")}.get(following["bat_cai"], _("làng định"))
