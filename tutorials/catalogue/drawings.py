"""Drawings of the table as data: seats, doors, heaps, cards and arrows, each in its place round a mat.

A place is counted in seats, anticlockwise, from the reader at the foot of the mat: 1 is the player on the right, 0.5
the door between the two. How far it lies from the middle is told in parts of the way to the edge of the mat.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tutorials.catalogue.problems import Problem
from tutorials.catalogue.tables import Table, read_toml
from tutorials.catalogue.texts import Text
from tutorials.engine.decks import Card, card_by_code

FIELDS = MappingProxyType(
    {
        "seat": ("at", "far", "label", "red", "faint", "sign"),
        "door": ("at", "far", "label", "red", "faint", "card", "over"),
        "heap": ("at", "far", "label", "red", "faint", "over"),
        "row": ("at", "far", "count", "cards", "label", "red", "aside", "over", "lapped"),
        "fan": ("at", "far", "count"),
        "plate": ("at", "far", "label", "red", "over"),
        "cup": ("at", "far", "label", "red"),
        "word": ("at", "far", "label", "red", "soft", "over"),
        "step": ("at", "far", "count", "red"),
        "turn": ("at", "to", "far", "red"),
        "move": ("at", "far", "to", "to_far", "bend", "red"),
        "hut": ("at", "label", "red"),
        "person": ("at", "far", "label", "red", "over"),
        "stool": ("at", "far", "label", "red", "over"),
        "drum": ("at", "far", "label", "red", "large", "over"),
        "flag": ("at", "far", "label", "red", "over"),
    }
)
SEATS = (1, 6)
SHAPES = ("money", "tam-cuc", "french")
_NEEDED = ("to", "to_far")


@dataclass(frozen=True, slots=True)
class Part:
    """One thing on a drawing."""

    kind: str
    at: float = 0
    far: float | None = None
    to: float = 0
    to_far: float = 0
    bend: float = 0
    over: float = 0  # how far its words are moved up
    aside: float = 0
    count: int = 1
    label: Text | None = None
    cards: tuple[Card, ...] = ()
    red: bool = False  # the one thing spoken of
    faint: bool = False  # gone, or passed over
    soft: bool = False
    large: bool = False
    lapped: bool = False  # each card covers half of the one before
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A table seen from above."""

    slug: str
    title: Text
    caption: Text
    telling: Text  # what can be seen, for those who do not see it
    seats: int
    shape: str  # of its cards
    parts: tuple[Part, ...]


def read_drawings(folder: Path, problems: list[Problem]) -> Mapping[str, Drawing]:
    """Read all drawings by their names."""
    found: dict[str, Drawing] = {}
    for path in sorted(folder.glob("*.toml")):
        table = read_toml(path, f"drawings/{path.name}", problems)
        for each in table.tables("drawing") if table else ():
            drawing = _read(each)
            if drawing and drawing.slug in found:
                each.fault("slug", f"another drawing is called {drawing.slug} too")
            elif drawing:
                found[drawing.slug] = drawing
        if table:
            table.finish()
    return MappingProxyType(found)


def read_drawing(table: Table, known: frozenset[str]) -> str:
    """Read the name of a drawing; empty if none is given, or there is none of that name."""
    name = table.text("drawing", is_required=False)
    if name and name not in known:
        table.fault("drawing", f"there is no drawing {name}", is_fatal=False)
        return ""
    return name


def _read(table: Table) -> Drawing | None:
    slug = table.slug()
    title, caption, telling = table.both("title"), table.both("caption"), table.both("telling")
    seats = table.number("seats", *SEATS)
    shape = table.one_of("shape", SHAPES) if table.has("shape") else SHAPES[0]
    parts = tuple(_parts(table))
    table.finish()
    if table.is_broken or not (title and caption and telling):
        return None
    return Drawing(slug, title, caption, telling, seats, shape, parts)


def _parts(table: Table) -> Iterator[Part]:
    for each in table.tables("part"):
        kind = each.one_of("kind", tuple(FIELDS))
        known = FIELDS.get(kind, ())
        values = {name: read(each, name) for name, read in _READERS.items() if name in known and each.has(name)}
        for name in _NEEDED:
            if name in known and not each.has(name):
                each.fault(name, "missing")
        if each.has("vi") or each.has("en"):
            values["label"] = each.said()
        each.finish()
        table.is_broken = table.is_broken or each.is_broken
        if not each.is_broken:
            yield Part(kind, **values)


def _number(table: Table, field: str) -> float:
    value = table.raw(field)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    table.fault(field, f"must be a number, not {value!r}")
    return 0


def _cards(table: Table, field: str) -> tuple[Card, ...]:
    """Read cards by their codes."""
    try:
        return tuple(card_by_code(code) for code in table.text(field).split())
    except KeyError as error:
        table.fault(field, f"there is no card {error}")
        return ()


_READERS: Mapping[str, Callable[[Table, str], Any]] = {
    **dict.fromkeys(("at", "far", "to", "to_far", "bend", "over", "aside"), _number),
    **dict.fromkeys(("red", "faint", "soft", "large", "lapped"), Table.flag),
    "count": lambda table, field: table.number(field, 0, 99),
    "sign": Table.text,
    "cards": _cards,
}
