"""The tables of points of a game: rows of questions, so that every number in them is the engine's."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tutorials.catalogue.examples import differences
from tutorials.catalogue.law import Example
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.prose import Prose
from tutorials.catalogue.tables import Table
from tutorials.catalogue.texts import Text
from tutorials.engine import ask
from tutorials.engine.games import GAMES, deck_of

HANDS = "hands"  # the table of a game whose ways to win are pictured, and have no points of their own
PICTURED = ("cuoc", "ket", HANDS)  # tables each row of which has a hand
WIN = "win"  # what is asked about a hand, unless it says otherwise
UNKNOWN_HERE = "unknown-here"  # the code of the error where some house rules lack a thing


@dataclass(frozen=True, slots=True)
class PointsRow:
    """A thing that counts, and the questions whose answers say how much."""

    name: Text
    articles: tuple[str, ...]
    cells: tuple[Mapping[str, Any], ...]  # questions without game, rules and language
    where: Mapping[str, Any]  # options under which it counts at all
    line: int
    need: Text | None = None  # what it takes, in one sentence
    hand: Mapping[str, Any] | None = None  # a question about a hand that has it
    expect: Mapping[str, Any] = field(default_factory=dict)  # what the answer to it must hold
    parts: tuple[str, ...] = ()  # the cards of the hand as they belong together, where the engine parts none


@dataclass(frozen=True, slots=True)
class PointsTable:
    """A table of one sort: cước, several cước together, lưng, kết, hands that win."""

    slug: str
    path: str  # the field of the answers that the table shows
    is_sorted: bool  # from the least to the most, whatever the rules
    rows: tuple[PointsRow, ...]


def read_points(table: Table | None) -> tuple[PointsTable, ...]:
    """Read the tables of a game that has some."""
    if table is None:
        return ()
    found = tuple(_read_table(each) for each in table.tables("table"))
    table.finish()
    return found


def _read_table(table: Table) -> PointsTable:
    slug = table.slug()
    has_cells = slug != HANDS
    name = table.text("ask", is_required=has_cells)
    rows = tuple(row for each in table.tables("row") if (row := _read_row(each, name)))
    found = PointsTable(slug, table.text("path", is_required=has_cells), table.flag("sorted"), rows)
    table.finish()
    return found


def _read_row(table: Table, name: str) -> PointsRow | None:
    text, articles, where = table.both("name"), table.words("articles"), table.plain("where", is_required=False)
    cells = tuple({"ask": name, **each.values} for each in table.tables("cells"))
    hand, expect = (table.plain(each, is_required=False) for each in ("hand", "expect"))
    need = table.both("need", is_required=hand is not None)
    parts = table.words("parts")
    table.finish()
    if not articles:
        table.fault("articles", "missing")
    if not cells and hand is None:
        table.fault("cells", "missing")
    if hand is not None and not expect:
        table.fault("expect", "missing: what the answer to the hand must hold")
    if table.is_broken or text is None:
        return None
    asked = {"ask": WIN, **hand} if hand is not None else None
    return PointsRow(text, articles, cells, where or {}, table.line, need, asked, expect or {}, parts)


def check_points(game: str, tables: tuple[PointsTable, ...]) -> Iterator[Problem]:
    """Yield the rows that the engine does not answer, or whose options it does not know."""
    return (
        Problem(f"{game}/points.toml", row.line, f"table.row.{field}", fault)
        for table in tables
        for row in table.rows
        for field, fault in _flaws(game, table, row)
    )


def _flaws(game: str, table: PointsTable, row: PointsRow) -> Iterator[tuple[str, str]]:
    options = GAMES[game].rules.by_name
    for name, value in row.where.items():
        if name not in options or value not in options[name].choices:
            yield "where", f"there is no choice {value!r} of an option {name}"
    for cell in row.cells:
        answer = ask({"game": game, **cell, "lang": "en"})
        error = answer.get("error", {"code": "", "message": f"the answer has no {table.path}"})
        if not isinstance(answer.get(table.path), int) and error["code"] != UNKNOWN_HERE:
            yield "cells", error["message"]
    yield from _flaws_of_hand(game, table, row)


def _flaws_of_hand(game: str, table: PointsTable, row: PointsRow) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the hand that pictures a row."""
    if row.hand is None:
        if table.slug in PICTURED:
            yield "hand", "missing"
        return
    rules = {"rules": dict(row.where)} if row.where else {}
    example = Example(True, Prose(row.name, row.name), {"game": game, **rules, **row.hand}, row.expect)
    yield from (("hand", fault) for fault in differences(example))
    if not row.parts and "cards" not in row.hand:
        yield "hand", "it has no cards, and no parts are named"
    if row.parts and "cards" in row.hand:
        deck = deck_of(game)
        lying = (card for part in row.parts for card in deck.parse(part, "parts"))
        if Counter(lying) != Counter(deck.parse(row.hand["cards"], "cards")):
            yield "parts", "they are not the cards of the hand"
