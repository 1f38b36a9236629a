"""The mat of a written record after one of its lines, drawn as a table where one plays.

Nothing of what the referee finds is drawn: no fault, nobody who is out, no end.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext as _

from tutorials.catalogue import load
from tutorials.engine.cards import parse
from tutorials.mats.draw import Mat, draw
from tutorials.mats.steps import Steps
from tutorials.play.tables import Codes, Pile, Place, Shown, View, mark_of
from tutorials.play.trial import Setting
from tutorials.tasks.questions import Asker, UnanswerableTask

Said = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Replayed:
    """A mat, and where it stands among the lines of its record."""

    mat: Mat
    steps: Steps


def replayed(asker: Asker, record: str, line: int | None = None) -> Replayed | None:
    """Return the mat after a line, the last if none is named; None for a record, or a line, that cannot be laid out."""
    try:
        begun = asker.put({"ask": "replay", "record": record, "line": 0})
        places = (0, *begun["steps"])
        here = places[-1] if line is None else line
        if here not in places:
            return None
        said = asker.put({"ask": "replay", "record": record, "line": here}) if here else begun
    except UnanswerableTask:
        return None
    return Replayed(_mat(asker, said, foot(begun), is_last=here == places[-1]), Steps(here, places))


def foot(begun: Said) -> int:
    """Return the place of who sits at the foot of the mat: the first whose hand was known, or else the starter."""
    seats = begun["seats"]
    known = [place for place, seat in enumerate(seats) if seat.get("told", bool(seat["hand"]))]
    return known[0] if known else next((place for place, seat in enumerate(seats) if seat["is_cai"]), 0)


def _mat(asker: Asker, said: Said, mine: int, *, is_last: bool) -> Mat:
    game, seats = asker.task.game, said["seats"]
    names, hands = [seat["seat"] for seat in seats], tuple(_codes(seat["hand"] or ()) for seat in seats)
    shown = None if said["shown"] is None or said["shown"]["claimed"] else said["shown"]
    by = names.index(shown["seat"]) if shown and shown["seat"] in names else mine
    how = "opened" if shown and shown["opened"] else "thrown"
    view = View(
        Setting(game, "", None),
        mine,
        hands[mine],
        tuple(map(_place, seats)),
        events=(),
        choices=(),
        shown=Shown(_codes([shown["card"]])[0], by, how) if shown else None,
        stock=said["noc_left"],
    )
    turn = None if is_last or said["to_move"] not in names else names.index(said["to_move"])
    mat = draw(view, load().table(game), asker.lang, turn=turn, hands=hands)
    drawn = (
        replace(each, letter=names[each.number], name="", held=seats[each.number]["hand_size"]) for each in mat.seats
    )
    lies = replace(mat.shown, told=_told(how, shown["seat"])) if shown and mat.shown else None
    return replace(mat, seats=tuple(drawn), shown=lies)


def _told(how: str, seat: str | None) -> str:
    if seat is None:
        return _("Quân đang ngửa")
    return (_("%(who)s vừa mở") if how == "opened" else _("%(who)s vừa đánh")) % {"who": seat}


def _place(seat: Said) -> Place:
    cups = [mark_of("cup", code) for code in _codes(seat["cups"])]
    marks = (*(["cai"] if seat["is_cai"] else []), *cups)
    held = seat["hand_size"] if seat["hand_size"] is not None else len(seat["hand"] or ())
    return Place(held, tuple(map(_pile, seat["mat"])), _codes(seat["thrown"]), marks)


def _pile(meld: Said) -> Pile:
    cards = _codes(meld["cards"])
    return Pile(meld["how"], () if meld["down"] else cards, len(cards) if meld["down"] else 0)


def _codes(names: Any) -> Codes:
    return tuple(kind.code for kind in parse(names)) if names else ()
