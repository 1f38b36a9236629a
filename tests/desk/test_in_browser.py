"""The desk: hand, keys and answer within one screen of 1280 by 800; on a phone the answer first, nine keys a row."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from tutorials.catalogue import load

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
WHOLE = """() => ["#reading", "#keys-cards"].map(each => document.querySelector(each).getBoundingClientRect())
    .filter(box => box.top < 0 || box.bottom > innerHeight).length"""
ROWS = """() => [...document.querySelectorAll("#keys-cards .tiles")]
    .map(row => [row.children.length, new Set([...row.children].map(key => key.getBoundingClientRect().top)).size])"""


def address(game: str, number: int = 0) -> str:
    """Return the address of an example of a desk."""
    return f"/{game}/desk/?{urlencode(load().desks[game].examples[number][1])}"


@pytest.mark.parametrize("game", list(load().desks))
def test_answer_hand_and_keys_stand_within_one_screen(page, game):
    page.set_viewport_size({"width": 1280, "height": 800})
    for number in range(len(load().desks[game].examples)):
        page.goto(address(game, number))
        if "cards" in load().desks[game].examples[number][1]:
            assert page.evaluate(WHOLE) == 0, address(game, number)


def test_on_a_phone_the_answer_comes_first_and_each_suit_is_a_row(page):
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": 664})
        page.goto(address("to-tom"))
        assert page.locator("#reading").bounding_box()["y"] < page.locator("#id_cards").bounding_box()["y"]
        assert page.evaluate(ROWS) == [[9, 1], [9, 1], [9, 1], [3, 1]]
        page.goto(address("tam-cuc"))
        assert page.evaluate(ROWS) == [[7, 1], [7, 1]]


def test_a_tapped_key_stays_under_the_finger(page):
    page.set_viewport_size({"width": 390, "height": 664})
    page.goto("/to-tom/desk/")
    for code in ("7v", "3w", "3s", "5v"):
        key = page.locator(f"#add-{code}")
        key.scroll_into_view_if_needed()
        before = key.bounding_box()["y"]
        key.click()
        expect(page.locator("#id_cards")).to_have_value(re.compile(f"{code}$"))
        assert abs(page.locator(f"#add-{code}").bounding_box()["y"] - before) < 2


@pytest.mark.parametrize("has_javascript", [True, False])
def test_a_keyboard_that_is_folded_away_comes_when_it_is_asked_for(new_context, has_javascript):
    page = new_context(viewport={"width": 390, "height": 664}, java_script_enabled=has_javascript).new_page()
    page.goto("/to-tom/desk/?cards=456v")
    page.locator(".more > summary").click()
    assert page.locator("#keys-khan").count() == 0
    opener = page.locator("button#open-khan")
    opener.scroll_into_view_if_needed()
    before = opener.bounding_box()["y"]
    opener.click()
    key = page.locator("#add-khan-6s")
    key.wait_for()
    if has_javascript:
        assert page.evaluate("document.activeElement.id") == "open-khan"
        assert abs(page.locator("#open-khan").bounding_box()["y"] - before) < 2
    key.click()
    expect(page.locator("#id_khan")).to_have_value("6s")
    expect(page.locator("#id_cards")).to_have_value("456v")
