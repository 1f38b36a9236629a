"""Tables of points: what is wrong in one is named, and the engine answers every cell."""

from dataclasses import replace

import pytest

from tutorials.catalogue import load
from tutorials.catalogue.houses import House
from tutorials.catalogue.points import PICTURED as PICTURED_TABLES
from tutorials.catalogue.points import check_points, read_points
from tutorials.catalogue.tables import Sheet, Table
from tutorials.scenes.points import hand_of

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
    assert [*check_points("to-tom", (replace(table, slug="compound"),))] == []


@pytest.mark.parametrize("field", ["name", "articles", "cells"])
def test_a_field_that_is_missing_is_named(field):
    (table,), problems = read(**{field: None})
    assert table.rows == ()
    assert f"row.{field}: missing" in problems[0]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"cells": [{"cuoc": ["tam"]}]}, "table.row.cells: There is no bonus"),
        ({"cells": [{"ask": "phu", "cards": "4v 4w 4s"}]}, "table.row.cells: the answer has no diem"),
        ({"where": {"bach_thi": True}}, "there is no choice True of an option bach_thi"),
        ({"where": {"u_vong": "meo"}}, "there is no choice 'meo' of an option u_vong"),
    ],
)
def test_a_row_that_cannot_be_asked_is_named(changes, said):
    tables, problems = read(**changes)
    assert problems == []
    assert said in str([*check_points("to-tom", tables)][0])


def test_games_share_tables():
    assert load().points("to-tom-diem") is load().points("to-tom")
    assert load().points("to-tom")


PICTURED = {
    "need": {"vi": "Có tôm.", "en": "It has tôm."},
    "hand": {"cards": "67788v 3678w 12334566778s", "winning": {"card": "3 sách", "from": "noc", "door": "tri"}},
    "expect": {"cuoc": ["tom"]},
}


def test_a_hand_is_asked_about():
    (table,), problems = read(**PICTURED)
    assert problems == []
    assert [*check_points("to-tom", (table,))] == []


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hand": None}, "table.row.hand: missing"),
        ({"expect": {"cuoc": ["leo"]}}, "table.row.hand: expected cuoc = ['leo'], the engine says ['tom']"),
        ({"parts": ["7v 3w 3s"]}, "table.row.parts: they are not the cards of the hand"),
        (
            {"hand": {"ask": "deal"}, "expect": {"players": 5}},
            "table.row.hand: it has no cards, and no parts are named",
        ),
    ],
)
def test_a_hand_that_shows_something_else_is_named(changes, said):
    tables, problems = read(**PICTURED | changes)
    assert problems == []
    assert said in str([*check_points("to-tom", tables)][0])


@pytest.mark.parametrize("game", [game.slug for game in load().games if game.is_open])
def test_every_game_pictures_how_it_is_won(game):
    house = House(game)
    rows = [row for table in load().points(game) if table.slug in PICTURED_TABLES for row in table.rows]
    assert rows
    for row in rows:
        hand = hand_of(row, house, "vi")
        assert hand.rows and bool(hand.lines) != bool(row.cells), row.name
