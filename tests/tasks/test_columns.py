"""Cards to pick stand in rows of equal length."""

from pathlib import Path

from tutorials.templatetags.cards import BARE_ROW, HAND_ROW, ROW, WIDE_ROW, columns

SHEET = (Path(__file__).parents[2] / "static/site.css").read_text(encoding="utf-8")


def test_every_length_of_a_row_stands_in_the_style_sheet():
    given = {name for count in range(60) for row in (ROW, BARE_ROW) for name in columns(count, row).split()}
    assert {name for name in given if f".{name}{{--c:{name[1:]}}}" not in SHEET} == set()


def test_no_row_holds_one_card_under_a_row_of_three():
    for most in (ROW, HAND_ROW, BARE_ROW, WIDE_ROW):
        for count in range(1, 61):
            length = int(columns(count, most).split()[0][1:])
            assert count <= length or length < 3 or count % length != 1, (count, most)
            assert length <= most + 1
