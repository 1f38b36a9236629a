"""Cards to hold up."""

import pytest

from tests.paper.making import order, pages, text_of
from tutorials.engine.totom.diem.festival import FLAGS
from tutorials.engine.totom.diem.signals import SIGNALS
from tutorials.questions.posed import LETTERS


@pytest.mark.parametrize(("query", "count"), [("", 1), ("?page=1", 4), ("?what=flags&page=1", 3)])
def test_one_or_four_to_a_page(query, count):
    assert len(pages(f"cards{query}")) == count


def test_four_letters_stand_on_a_page():
    assert text_of("cards").split() == ["A", "B", "C", "D"]


def test_every_letter_that_a_question_may_offer_can_be_held_up():
    letters = [letter for what in ("answers", "more") for letter in text_of(f"cards?what={what}").split()]
    assert letters == list(LETTERS)


@pytest.mark.parametrize(("what", "signs"), [("drums", SIGNALS), ("flags", FLAGS)])
@pytest.mark.parametrize("lang", ["vi", "en"])
def test_every_sign_of_the_festival_has_a_card(what, signs, lang):
    html = order(f"cards?what={what}", lang).html()
    assert html.count('class="name"') == len(signs)


def test_strokes_are_drawn_as_they_are_heard():
    html = " ".join(order("cards?what=drums&page=1").html().split())
    assert '<i class="tung"></i><i class="tung"></i><i class="tung"></i> </p> <p class="name">Dậy khàn' in html
