"""What is painted alike is painted in one path, and nothing that lies over something else comes to lie under it."""

import re

import pytest

from tutorials.engine.decks import MONEY
from tutorials.faces.compose import STYLES, Face
from tutorials.faces.flatten import flat

MOST = {Face.CORNER: 42, Face.TRADITIONAL: 38, Face.SIGN: 10, Face.TEXT: 8}  # things of a card, one with another


def path(outline, paint='fill="#211"'):
    return f'<path {paint} d="{outline}"/>'


@pytest.mark.parametrize("face", Face)
def test_a_card_is_drawn_with_few_things(face):
    drawn = "".join(STYLES[MONEY.slug].card(kind, face) for kind in MONEY.kinds)
    assert len(re.findall(r"<\w", drawn)) <= MOST[face] * len(MONEY.kinds)


def test_areas_apart_from_each_other_are_one_path():
    assert flat(path("M0 0h9v9z") + path("M20 0h9v9z")) == path("M0 0h9v9zM20 0h9v9z")


def test_an_area_on_another_might_cut_a_hole_and_stays_apart():
    drawn = path("M0 0h9v9z") + path("M2 2v3h3z")
    assert flat(drawn) == drawn


def test_lines_may_cross():
    lined = 'fill="none" stroke="#211"'
    assert flat(path("M0 0l9 9", lined) + path("M9 0l-9 9", lined)) == path("M0 0l9 9M9 0l-9 9", lined)


def test_what_lies_over_something_is_not_painted_before_it():
    ink, paper, over = path("M0 0h9v9z"), path("M20 0h9v9z", 'fill="#f8efd9"'), path("M22 2h5v5z")
    assert flat(ink + paper + over) == ink + paper + over
    assert flat(ink + paper + path("M40 2h5v5z")) == path("M0 0h9v9zM40 2h5v5z") + paper


@pytest.mark.parametrize(
    ("transform", "outline", "found"),
    [
        ("translate(10 20) scale(.5)", "M2 4h6v-6H2z", "M11 22h3v-3h-3z"),
        ("rotate(180 50 50)", "M10 10l5 5h10", "M90 90l-5-5h-10"),
        ("rotate(90)", "M0 0h10V4", "M0 0v10h-4"),
        ("scale(2 .5)", "M1 2c1 2 3 4 5 6s1-2 2-2", "M2 1c2 1 6 2 10 3s2-1 4-1"),
        ("scale(3)", "M0 0 1 1m1 0 2 2z", "M0 0l3 3m3 0l6 6z"),
        ("scale(2)", "M1 1a3 3 0 1 0 6 0z", "M2 2a6 6 0 1 0 12 0z"),
    ],
)
def test_outlines_are_told_in_the_units_of_the_card(transform, outline, found):
    assert flat(f'<g transform="{transform}">{path(outline)}</g>') == path(found)


def test_small_steps_do_not_add_up_to_an_error():
    steps = flat(f'<g transform="scale(.33)">{path("M0 0" + "l1 1" * 60)}</g>')
    at = sum(float(each) for each in re.findall(r"l(-?[\d.]+) ", steps))
    assert abs(at - 0.33 * 60) < 0.1


def test_what_is_common_is_told_once_and_left_out_where_it_does_not_hold():
    common = {"fill": "none", "stroke": "#211", "stroke-width": "5"}
    line, area = '<path d="M0 0h9"/>', '<path fill="#211" stroke="none" d="M0 20h9v9z"/>'
    assert flat(line + area, common) == f'<g fill="none" stroke="#211" stroke-width="5">{line}{area}</g>'
