"""What the desk says of a hand: its phu, what it waits for, whether it is ù, what to throw, under each preset."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from tutorials.catalogue.houses import House
from tutorials.desk.forms import HandForm
from tutorials.engine.cards import Cards, Kind, parse
from tutorials.engine.totom.game import GAMES
from tutorials.tasks.judge import leaves
from tutorials.tasks.names import cuoc_name, phu_name
from tutorials.tasks.questions import Line, lines_of


@dataclass(frozen=True, slots=True)
class Row:
    """Cards in a row, with what they are."""

    label: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Worth:
    """What an ù earns: the cước by name, and points; None where it is no ù under these rules."""

    cuoc: str
    points: int | None
    sum: str = ""  # the addition, where there is one: "36 + 6 + 4"
    lines: tuple[Line, ...] = ()  # the addition step by step, or why it is no ù


@dataclass(frozen=True, slots=True)
class Judged:
    """One village, and what each card earns there."""

    house: House
    is_chosen: bool
    worth: tuple[Worth, ...]


@dataclass(frozen=True, slots=True)
class Win:
    """The verdict on an ù."""

    card: Kind
    is_u: bool
    worth: Worth
    rows: tuple[Row, ...]
    loose: Cards
    lines: tuple[Line, ...]
    others: tuple[tuple[Kind, str], ...]  # cards that may be taken for the winning one instead, and the address


@dataclass(frozen=True, slots=True)
class Reading:
    """All that the desk says of one hand."""

    cards: Cards  # on hand
    size: int  # on hand and on the mat
    missing: int  # cards still wanting before the hand can wait
    is_round: bool
    lung: int
    rows: tuple[Row, ...]
    loose: Cards
    lines: tuple[Line, ...]
    waits: Cards = ()
    state: tuple[Line, ...] = ()
    houses: tuple[Judged, ...] = ()
    win: Win | None = None
    throws: tuple[Line, ...] = ()


def read(form: HandForm) -> Reading | None:
    """Read the hand of a valid form; None for an empty one."""
    cards: Cards = form.cleaned_data["cards"]
    size, win_size = form.size, form.win_size
    if not size:
        return None
    said = form.ask("arrange")
    common: dict[str, Any] = {
        "cards": cards,
        "size": size,
        "missing": max(0, win_size - 1 - size),
        "is_round": said["tron"],
        "lung": said["lung"],
        "rows": _rows(said, form.lang),
        "loose": parse(said["rac"]),
        "lines": lines_of(said),
    }
    if size == win_size - 1 and form.winning_card is None:
        return Reading(**common, **_waits(form))
    if size >= win_size - 1:
        return Reading(**common, **_full(form, cards, win_size))
    return Reading(**common)


def _rows(said: Mapping[str, Any], lang: str) -> tuple[Row, ...]:
    return tuple(Row(_label(phu, lang), parse(phu["cards"])) for phu in said["phu"])


def _label(phu: Mapping[str, Any], lang: str) -> str:
    """Name a phu, with its lưng where the game counts them."""
    name = phu_name(phu["kind"], phu["lung"], lang)
    return _("%(phu)s · %(count)s lưng") % {"phu": name, "count": phu["count"]} if phu.get("count") else name


def _names(slugs: list[str], form: HandForm) -> str:
    return ", ".join(cuoc_name(slug, form.lang, form.game)[0] for slug in slugs)


def _judged(form: HandForm, worth: Mapping[House, tuple[Worth, ...]]) -> tuple[Judged, ...]:
    return tuple(Judged(house, house == form.house, each) for house, each in worth.items())


def _waits(form: HandForm) -> dict[str, Any]:
    said = form.ask("waits")
    by_house = {
        house: {wait["card"]: wait for wait in form.ask("waits", house=house)["waits"]} for house in form.houses
    }
    names = list(dict.fromkeys(name for waits in by_house.values() for name in waits))
    waits = tuple(sorted(parse(names), key=lambda kind: kind.index))
    worth = {
        house: tuple(_worth_of_wait(found.get(kind.vi), form) for kind in waits) for house, found in by_house.items()
    }
    return {"waits": waits, "state": lines_of(said)[:1], "houses": _judged(form, worth) if waits else ()}


def _worth_of_wait(wait: Mapping[str, Any] | None, form: HandForm) -> Worth:
    return Worth(_names(wait["cuoc"], form), wait["diem"]) if wait else Worth("", None)


def _full(form: HandForm, cards: Cards, win_size: int) -> dict[str, Any]:
    """Read a hand of full size: the named winning card, else the last card typed that can be one."""
    if form.winning_card is not None:
        return _win(form, cards, form.winning_card, ())
    said = form.ask("discards")
    best = tuple(leaves(throw, form.lang) for throw in said["best"])
    barred = lines_of(said)[len(best) :]
    found: dict[str, Any] = {"throws": (*best, *barred)}
    for place in range(len(cards) - 1, -1, -1):
        rest = cards[:place] + cards[place + 1 :]
        if "error" not in form.ask("win", rest, **form.with_winning(cards[place])):
            others = [(kind, form.address(_without(cards, kind), kind)) for kind in dict.fromkeys(cards)]
            return found | _win(form, rest, cards[place], tuple(others))
    return found


def _without(cards: Cards, kind: Kind) -> Cards:
    place = cards.index(kind)
    return cards[:place] + cards[place + 1 :]


def _win(form: HandForm, cards: Cards, card: Kind, others: tuple[tuple[Kind, str], ...]) -> dict[str, Any]:
    def ask(house: House | None = None) -> dict[str, Any]:
        return form.ask("win", cards, house, **form.with_winning(card))

    said = ask()
    worth = {house: (_worth_of_win(ask(house), form, house),) for house in form.houses}
    verdict = Win(
        card=card,
        is_u=said["reason"] is None,
        worth=_worth_of_win(said, form, form.house),
        rows=_rows(said, form.lang),
        loose=parse(said.get("rac", ())),
        lines=lines_of(said),
        others=others,
    )
    is_u_anywhere = any(each[0].points is not None for each in worth.values())
    return {"win": verdict, "houses": _judged(form, worth) if is_u_anywhere else ()}


def _worth_of_win(said: Mapping[str, Any], form: HandForm, house: House) -> Worth:
    if said["reason"] is not None:
        return Worth("", None, lines=lines_of(said))
    names = _names(said["cuoc"], form)
    if not GAMES[form.game].has_cuoc:
        return Worth(names, said["diem"])
    counted = form.put("score", house, cuoc=said["cuoc"], streak=form.cleaned_data.get("streak") or 0)
    parts = [str(part["diem"]) for part in counted.get("parts", ())]
    if counted.get("diem") != said["diem"]:
        return Worth(names, said["diem"])
    return Worth(names, said["diem"], " + ".join(parts) if len(parts) > 1 else "", lines_of(counted))
