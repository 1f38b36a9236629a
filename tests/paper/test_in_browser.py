"""The form of a paper in a browser: what will be printed follows each choice, and the address with it."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_a_choice_changes_what_will_be_printed_and_the_address(new_context, live_server):
    page = new_context().new_page()
    page.goto("/paper/deck/")
    page.get_by_label("Bộ bài", exact=True).focus()
    page.get_by_label("Bộ bài", exact=True).select_option("tam-cuc")
    page.get_by_text("32 quân trên 2 tờ A4").wait_for()
    expect(page).to_have_url(re.compile("deck=tam-cuc"))
    assert page.evaluate("document.activeElement.name") == "deck"  # who uses a keyboard goes on from there
