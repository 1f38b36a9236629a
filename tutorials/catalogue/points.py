"""The tables of points of a game: rows of questions, so that every number in them is the engine's."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue.problems import Problem
from tutorials.catalogue.tables import Table
from tutorials.catalogue.texts import Text
from tutorials.engine import ask
from tutorials.engine.games import GAMES

UNKNOWN_HERE = "unknown-here"  # the code of the error where some house rules lack a thing


@dataclass(frozen=True, slots=True)
class PointsRow:
    """A thing that counts, and the questions whose answers say how much."""

    name: Text
    articles: tuple[str, ...]
    cells: tuple[Mapping[str, Any], ...]  # questions without game, rules and language
    where: Mapping[str, Any]  # options under which it counts at all
    line: int


@dataclass(frozen=True, slots=True)
class PointsTable:
    """A table of one sort: cước, several cước together, lưng, kết."""

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
    name = table.text("ask")
    rows = tuple(row for each in table.tables("row") if (row := _read_row(each, name)))
    found = PointsTable(table.slug(), table.text("path"), table.flag("sorted"), rows)
    table.finish()
    return found


def _read_row(table: Table, name: str) -> PointsRow | None:
    text, articles, where = table.both("name"), table.words("articles"), table.plain("where", is_required=False)
    cells = tuple({"ask": name, **each.values} for each in table.tables("cells"))
    table.finish()
    for field, found in (("articles", articles), ("cells", cells)):
        if not found:
            table.fault(field, "missing")
    return None if table.is_broken or text is None else PointsRow(text, articles, cells, where or {}, table.line)


def check_points(game: str, tables: tuple[PointsTable, ...]) -> tuple[Problem, ...]:
    """Return the rows that the engine does not answer, or whose options it does not know."""
    return tuple(
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
        answer = ask({"game": game, **cell})
        error = answer.get("error", {"code": "", "message": f"the answer has no {table.path}"})
        if not isinstance(answer.get(table.path), int) and error["code"] != UNKNOWN_HERE:
            yield "cells", error["message"]
