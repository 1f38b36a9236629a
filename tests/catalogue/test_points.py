"""Tables of points: what is wrong in one is named, and the engine answers every cell."""

import pytest

from tutorials.catalogue import load
from tutorials.catalogue.points import check_points, read_points
from tutorials.catalogue.tables import Sheet, Table

ROW = {"name": {"vi": "tôm", "en": "tôm"}, "articles": ["TT-15.6"], "cells": [{"cuoc": ["tom"]}]}


def read(**changes):
    """Read a table of one row, changed; return it with what is wrong."""
    problems = []
    table = {"slug": "cuoc", "ask": "score", "path": "diem", "row": [ROW | changes]}
    found = read_points(Table(Sheet("points.toml", {}, problems), (), {"table": [table]}))
    return found, [str(problem) for problem in problems]


def test_a_row_is_read():
    (table,), problems = read()
    assert problems == []
    assert (table.slug, table.path, table.is_sorted) == ("cuoc", "diem", False)
    assert table.rows[0].cells == ({"ask": "score", "cuoc": ["tom"]},)
    assert check_points("to-tom", (table,)) == ()


@pytest.mark.parametrize("field", ["name", "articles", "cells"])
def test_a_field_that_is_missing_is_named(field):
    (table,), problems = read(**{field: None})
    assert table.rows == ()
    assert f"row.{field}: missing" in problems[0]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"cells": [{"cuoc": ["tam"]}]}, "table.row.cells: Không có cước"),
        ({"cells": [{"ask": "phu", "cards": "4v 4w 4s"}]}, "table.row.cells: the answer has no diem"),
        ({"where": {"bach_thi": True}}, "there is no choice True of an option bach_thi"),
        ({"where": {"u_vong": "meo"}}, "there is no choice 'meo' of an option u_vong"),
    ],
)
def test_a_row_that_cannot_be_asked_is_named(changes, said):
    tables, problems = read(**changes)
    assert problems == []
    assert said in str(check_points("to-tom", tables)[0])


def test_games_share_tables():
    assert load().points("to-tom-diem") is load().points("to-tom")
    assert load().points("sam") == ()
