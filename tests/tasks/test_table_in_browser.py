"""A guided hand in Chromium: won on a phone by thumb, by keyboard, and without JavaScript."""

import pytest

from tests.browser import axe
from tests.browser.touch import tap
from tests.tasks.answers import turns
from tests.tasks.test_in_browser import SWAPPED, at_table
from tutorials.catalogue import load

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
PHONE = {"width": 390, "height": 664}
LESSON = load().lessons("to-tom")[0]
TASK = LESSON.steps[0].task
PAGE = f"/to-tom/lessons/{LESSON.slug}/"


def test_a_guided_hand_is_won_on_a_phone_by_thumb(new_context):
    page = new_context(viewport=PHONE, has_touch=True).new_page()
    page.goto(PAGE)
    page.evaluate("window.isSamePage = true")
    for data in turns(TASK):
        button = at_table(page, data["choice"])
        assert button.bounding_box()["height"] >= 48
        before = page.locator("#task").inner_html()
        tap(button, "before => document.querySelector('#task').innerHTML !== before", before)
        page.wait_for_function(SWAPPED)
    page.locator("#feedback.is-right").wait_for()
    assert page.evaluate("window.isSamePage"), "the page was loaded anew"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not (found := axe.violations(page)), "\n".join(found)


def test_a_guided_hand_is_won_by_keyboard_without_javascript(plain_page):
    plain_page.goto(PAGE)
    for data in turns(TASK):
        at_table(plain_page, data["choice"]).focus()
        with plain_page.expect_navigation():
            plain_page.keyboard.press("Enter")
    plain_page.locator("#feedback.is-right").wait_for()
