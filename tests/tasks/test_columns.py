"""Cards to pick stand in rows of equal length."""

from pathlib import Path

from tutorials.templatetags.cards import BARE_ROW, ROW, columns

SHEET = (Path(__file__).parents[2] / "static/site.css").read_text(encoding="utf-8")


def test_every_length_of_a_row_stands_in_the_style_sheet():
    given = {name for count in range(60) for row in (ROW, BARE_ROW) for name in columns(count, row).split()}
    assert {name for name in given if f".{name}{{--c:{name[1:]}}}" not in SHEET} == set()
