"""The address of a case: what a tap or a sent form makes of it, with nothing in it that need not stand there."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import zip_longest

from django.http import QueryDict

from tutorials.catalogue.benches import CARD_FIELDS, Dispute
from tutorials.desks.spelling import spell
from tutorials.engine import DoorError
from tutorials.engine.cards import BY_CODE, Cards, parse

WORDS = (
    "kind", "fault", "rules", "name", "card", "came", "cards", "beside", "then", "kept_back", "act", "khan",
    "thien_khai", "bat_thuc", "discarded", "passed", "seen", "noc", "then_won", "raised", "announced", "streak",
)  # fmt: skip
LISTS = ("called", "faults")  # ticked, one or several
ORDER = (*WORDS, "mat", "how", "eaten", *LISTS, "open")
MOST_MELDS = 8
MOST_CALLS = 20
LONGEST = 600  # characters of one field


@dataclass(frozen=True, slots=True)
class Row:
    """One meld on the mat as it was typed: its cards, how it was laid, which card was eaten."""

    cards: str
    how: str = ""
    eaten: str = ""


def rows_of(sent: QueryDict) -> tuple[Row, ...]:
    """Return the melds of an address; rows without cards are left out."""
    each = zip_longest(sent.getlist("mat"), sent.getlist("how"), sent.getlist("eaten"), fillvalue="")
    found = (Row(cards.strip(), how, eaten.strip()) for cards, how, eaten in each)
    return tuple(row for row in found if row.cards)[:MOST_MELDS]


def kept(sent: QueryDict, disputes: Mapping[str, Dispute]) -> QueryDict:
    """Return the address of the case after a tap; empty fields and what is usual are left out."""
    found = QueryDict(mutable=True)
    dispute = disputes.get(sent.get("kind", ""))
    for name in (*WORDS, "open"):
        value = sent.get(name, "").strip()
        if value and not (dispute and value == dispute.usual(name)):
            found[name] = value
    _set_rows(found, rows_of(sent))
    for name in LISTS:
        if ticked := [word for word in sent.getlist(name) if word][:MOST_CALLS]:
            found.setlist(name, ticked)
    _tap(sent, found, dispute)
    return _in_order(found)


def _in_order(found: QueryDict) -> QueryDict:
    """Write the same address in the one order that every case has."""
    ordered = QueryDict(mutable=True)
    for name in sorted(found, key=ORDER.index):
        ordered.setlist(name, found.getlist(name))
    return ordered


def _set_rows(found: QueryDict, rows: tuple[Row, ...]) -> None:
    for name, values in (
        ("mat", [row.cards for row in rows]),
        ("how", [row.how for row in rows]),
        ("eaten", [row.eaten for row in rows]),
    ):
        while values and not values[-1]:
            values.pop()
        found.setlist(name, values)
        if not values:
            del found[name]


def _tap(sent: QueryDict, found: QueryDict, dispute: Dispute | None) -> None:
    """Add the tapped card to its field, or take it away: `add=cards:7v`, `remove=mat-1:0`."""
    field, _colon, code = sent.get("add", "").partition(":")
    if code in BY_CODE and _is_field(field):
        is_single = dispute is not None and field in dispute.singles
        _change(found, field, lambda text: code if is_single else f"{text} {code}".strip())
        found["open"] = dispute.next_field(field) or field if dispute and is_single else field
    field, _colon, place = sent.get("remove", "").partition(":")
    if place.isascii() and place.isdecimal() and _is_field(field):
        _change(found, field, lambda text: _without(text, int(place[:3])))
        found["open"] = field


def _is_field(field: str) -> bool:
    name, _dash, number = field.partition("-")
    return name in CARD_FIELDS if name != "mat" else number.isascii() and number.isdecimal() and len(number) < 3


def _change(found: QueryDict, field: str, change: Callable[[str], str]) -> None:
    """Change the text of one field, or of one row of the mat."""
    if not field.startswith("mat-"):
        found[field] = change(found.get(field, ""))
        if not found[field]:
            del found[field]
        return
    rows, place = list(rows_of(found)), int(field[4:])
    if place < len(rows):
        old = rows[place]
        rows[place] = Row(change(old.cards), old.how, old.eaten)
    elif len(rows) < MOST_MELDS:
        rows.append(Row(change("")))
    _set_rows(found, tuple(row for row in rows if row.cards))


def _without(text: str, place: int) -> str:
    cards = held(text)
    return spell(cards[:place] + cards[place + 1 :])


def held(text: str) -> Cards:
    """Return the cards of a text, or none if it cannot be read (the form says why)."""
    try:
        return parse(text[: LONGEST + 1])
    except DoorError:
        return ()


def is_filled(found: QueryDict) -> bool:
    """Say whether the address holds a case, and not only the sort of quarrel."""
    return bool(set(found) - {"kind", "rules", "name", "open"})
