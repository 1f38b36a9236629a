"""What the short booklet of a game shows beside its law: tables of what belongs together, a hand, groups of faults."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tutorials.catalogue.benches import FaultGroup
from tutorials.catalogue.tables import Table
from tutorials.catalogue.texts import Text
from tutorials.engine.errors import DoorError
from tutorials.engine.games import deck_of

MOST_LINES = 10**6
CLAUSES = ("first", "scoring", "penalties")
MOST_WORDS = 40


@dataclass(frozen=True, slots=True)
class ChartRow:
    """Cards that belong together, what they are called, and the question whose answer says so."""

    name: Text
    piles: tuple[tuple[Any, ...], ...]
    told: Text | None
    article: str
    question: Mapping[str, Any]
    expect: Mapping[str, Any]
    line: int


@dataclass(frozen=True, slots=True)
class Chart:
    """A table of what belongs together."""

    title: Text
    rows: tuple[ChartRow, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """What is said of one line of a record; whether the hand of the seat is drawn after it."""

    text: Text
    shows: bool


@dataclass(frozen=True, slots=True)
class Story:
    """A hand from the deal to its end, seen from one seat."""

    title: Text
    gist: Text
    seat: str
    record: str
    notes: Mapping[int, Note]  # by the line of the record; 0 for the hand as dealt
    line: int


@dataclass(frozen=True, slots=True)
class Leaflet:
    """The short booklet of a game, as far as it is written down."""

    game: str
    without: tuple[Text, ...] = ()  # headings of the rule sheet whose matter a table of the booklet tells
    first: tuple[str, ...] = ()  # clauses on who comes first
    scoring: tuple[str, ...] = ()  # clauses on points, where there is no table of them
    penalties: tuple[str, ...] = ()  # clauses on faults
    words: tuple[str, ...] = ()  # terms that a beginner needs most, by their slugs
    charts: tuple[Chart, ...] = ()
    groups: tuple[FaultGroup, ...] = ()
    story: Story | None = None
    lines: Mapping[str, int] = field(default_factory=dict)  # where each field stands


def read_leaflets(tables: Mapping[str, Table | None]) -> dict[str, Leaflet]:
    """Read the booklets of all games; one may begin as that of another game does."""
    found: dict[str, Leaflet] = {}
    given = {game: table for game, table in tables.items() if table is not None}
    for game, table in sorted(given.items(), key=lambda each: each[1].has("like")):
        like = found.get(table.one_of("like", tuple(found))) if table.has("like") else None
        found[game] = _read(game, table, like or Leaflet(game))
        table.finish()
    return found


def _read(game: str, table: Table, like: Leaflet) -> Leaflet:
    charts = tuple(_chart(game, each) for each in table.tables("chart"))
    groups = tuple(group for each in table.tables("faults") if (group := _group(each)))
    story = table.table("story")
    clauses = {name: table.words(name) or getattr(like, name) for name in CLAUSES}
    return Leaflet(
        game,
        without=tuple(each.said() for each in table.tables("without")),
        charts=charts or like.charts,
        groups=groups or like.groups,
        story=_story(story) if story else None,
        words=table.words("words") or like.words,
        lines={name: table.sheet.line((name,)) for name in table.values},
        **clauses,
    )


def _chart(game: str, table: Table) -> Chart:
    title = table.both("title") or Text("", "")
    rows = tuple(row for each in table.tables("row") if (row := _row(game, each)))
    table.finish()
    return Chart(title, rows)


def _row(game: str, table: Table) -> ChartRow | None:
    name, told = table.both("name"), table.both("told", is_required=False)
    piles = []
    for words in table.words("cards"):
        try:
            piles.append(tuple(deck_of(game).parse(words, "cards")))
        except DoorError as error:
            table.fault("cards", error.message.en)
    asked, expect = table.plain("ask", is_required=False) or {}, table.plain("expect", is_required=False) or {}
    article = table.text("article", is_required=False)
    table.finish()
    if table.is_broken or name is None:
        return None
    return ChartRow(name, tuple(piles), told, article, asked, expect, table.line)


def _group(table: Table) -> FaultGroup | None:
    title, slugs = table.both("title"), table.words("slugs")
    table.finish()
    return FaultGroup(title, slugs) if title else None


def _story(table: Table) -> Story | None:
    title, gist, seat, record = table.both("title"), table.both("gist"), table.text("seat"), table.text("record")
    notes = {}
    for each in table.tables("note"):
        number, text, shows = each.number("line", 0, MOST_LINES), each.both("text"), each.flag("shows")
        each.finish()
        if text:
            notes[number] = Note(text, shows)
    table.finish()
    if table.is_broken or title is None or gist is None:
        return None
    return Story(title, gist, seat, record, notes, table.line)
