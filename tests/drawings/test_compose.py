"""Drawings of the table: places, words in both languages, and the same picture for a page and for paper."""

from xml.etree import ElementTree

import pytest

from tests.every import every
from tutorials.catalogue import LANGS, load
from tutorials.catalogue.drawings import FIELDS, Drawing
from tutorials.drawings.compose import figure, paper
from tutorials.drawings.places import HALF, Ring
from tutorials.drawings.things import THINGS
from tutorials.engine.decks import Card
from tutorials.faces.compose import Face

SVG = "{http://www.w3.org/2000/svg}"


def place_card(card: Card, x: float, y: float, width: float, height: float) -> str:
    return f'<use href="#c{card.code}" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def test_the_reader_sits_at_the_foot_and_turns_go_to_the_right() -> None:
    ring = Ring(5)
    assert ring.point(0, 1) == pytest.approx((0, HALF))
    assert ring.point(1, 1).x > 0 > ring.point(4, 1).x
    assert ring.point(1, 1).y == pytest.approx(ring.point(4, 1).y)


def test_the_readers_door_is_on_the_right_and_the_door_above_on_the_left() -> None:
    ring = Ring(5)
    assert ring.point(0.5, 1).x > 0 > ring.point(4.5, 1).x


def test_everything_that_data_may_name_can_be_drawn() -> None:
    assert set(THINGS) == set(FIELDS)


def test_every_drawing_is_well_formed_and_named_for_those_who_do_not_see_it() -> None:
    def check(drawing: Drawing) -> None:
        for lang in LANGS:
            for text in (figure(drawing, lang, place_card), paper(drawing, lang, Face.CORNER)):
                root = ElementTree.fromstring(text)
                assert root.get("role") == "img"
                assert root.findtext(f"{SVG}title") == drawing.title.say(lang)
                assert root.findtext(f"{SVG}desc") == drawing.telling.say(lang)

    every(load().drawings.items(), check)


def test_a_page_gets_no_colour_and_no_style_of_its_own() -> None:
    for drawing in load().drawings.values():
        text = figure(drawing, "vi", place_card)
        assert "style" not in text and "#" not in text.replace('href="#c', "")


def test_words_follow_the_language() -> None:
    drawing = load().drawings["to-tom-cua"]
    assert ">cửa<" in figure(drawing, "vi", place_card)
    assert ">door<" in figure(drawing, "en", place_card)


def test_every_drawing_stands_somewhere_in_the_content() -> None:
    content = load()
    prose = [clause.text for law in content.laws.values() for clause in law.clauses]
    prose += [step.text for course in content.courses.values() for lesson in course for step in lesson.steps]
    prose += [sheet.text for sheet in content.sheets.values()]
    used = {each.drawing for each in (*content.terms, *content.abouts.values())}
    used |= {name for name in content.drawings if any(f'name="{name}"' in text.html.vi for text in prose)}
    assert not set(content.drawings) - used
