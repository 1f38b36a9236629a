"""The tables of points of a game under some rules, each thing that counts with a hand that has it, laid out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue import LANGS, Text, load
from tutorials.catalogue.houses import House
from tutorials.catalogue.points import PICTURED, PointsRow, PointsTable
from tutorials.engine import ask
from tutorials.engine.games import deck_of
from tutorials.engine.rules import as_dict
from tutorials.tasks.parted import laid
from tutorials.tasks.questions import Line, lines_of
from tutorials.tasks.turn import Row


@dataclass(frozen=True, slots=True)
class Points:
    """What one thing counts, or several together."""

    name: Text
    articles: tuple[str, ...]
    cells: tuple[int | None, ...]  # None where the rules do not know it
    count: Text
    ga: int = 0  # added as gà
    row: PointsRow | None = None

    @property
    def points(self) -> int | None:
        """Return the first cell, where the others tell the same of other tables or cards; None if there is none."""
        return self.cells[0] if self.cells else None


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand that has what a row of points counts, parted, and what the engine says of it where no points are told."""

    rows: tuple[Row, ...]
    lines: tuple[Line, ...] = ()


def hand_of(row: PointsRow, house: House, lang: str) -> Hand | None:
    """Lay out the hand that pictures a row; None if it has none."""
    if row.hand is None:
        return None
    deck, question = deck_of(house.game), {"game": house.game, "lang": lang, **row.hand}
    said = ask({"rules": dict(row.where), **question} if row.where else question)
    came = question.get("winning")
    lying = tuple(Row("", deck.parse(part)) for part in row.parts)
    rows = lying or laid(deck, said, lang, deck.parse(came["card"])[0] if came else None)
    lines = () if row.cells else lines_of(ask({**question, "rules": house.rules}))
    return Hand(rows or (Row("", deck.parse(question["cards"])),), lines)


def pictured(house: House, lang: str) -> dict[str, tuple[tuple[Points, Hand], ...]]:
    """Return by its slug each table of a game whose rows have hands, with them."""
    found = {slug: rows for slug, rows in points_of(house).items() if slug in PICTURED}
    return {
        slug: tuple((each, hand) for each in rows if each.row and (hand := hand_of(each.row, house, lang)))
        for slug, rows in found.items()
    }


def points_of(house: House) -> dict[str, tuple[Points, ...]]:
    """Return the tables of a game by their slug, without the compounds that the rules do not know."""
    found = {table.slug: _rows(table, house) for table in load().points(house.game)}
    if "compound" in found:
        found["compound"] = tuple(row for row in found["compound"] if row.points is not None)
    return found


def _rows(table: PointsTable, house: House) -> tuple[Points, ...]:
    options = as_dict(house.options)
    rows = tuple(_row(row, table.path, house, options) for row in table.rows)
    if table.is_sorted:
        return tuple(sorted(rows, key=lambda row: (row.points is None, row.points or 0)))
    return rows


def _row(row: PointsRow, path: str, house: House, options: Mapping[str, Any]) -> Points:
    answers = [
        {lang: ask({"game": house.game, "rules": house.rules, "lang": lang, **cell}) for lang in LANGS}
        for cell in row.cells
    ]
    is_known = all(options[name] == value for name, value in row.where.items())
    first: dict[str, dict[str, Any]] = answers[0] if answers else {lang: {} for lang in LANGS}
    return Points(
        name=row.name,
        articles=row.articles,
        cells=tuple(answer["vi"].get(path) if is_known else None for answer in answers),
        count=Text(*(" ".join(line["text"] for line in first[lang].get("lines", ())) for lang in LANGS)),
        ga=first["vi"].get("ga", 0),
        row=row,
    )
