"""Search as one types, in Chromium; and the same by a plain form."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.depth import in_turn

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def test_results_come_as_one_types(page):
    page.goto("/search/")
    page.fill("#search-query", "bat thuc")
    page.wait_for_selector('#search-results a[href="/glossary/bat-thuc/"]')
    expect(page.locator("#search-results")).to_have_count(1)
    page.wait_for_url("**/search/?q=bat*thuc")
    assert page.locator("#search-query").evaluate("e => e === document.activeElement")


def test_the_last_word_typed_wins(page):
    page.goto("/search/")
    page.locator("#search-query").press_sequentially("568v 7v7v7v cc", delay=30)
    page.wait_for_selector(".search-direct svg.card >> nth=6")
    expect(page.locator(".search-direct svg.card")).to_have_count(7)


def test_the_form_works_without_javascript(plain_page):
    plain_page.goto("/search/")
    plain_page.fill("#search-query", "dieu 9 khoan 14")
    plain_page.press("#search-query", "Enter")
    plain_page.click('.search-direct a[href="/to-tom/law/TT-9.14/"]')
    assert "TT-9.14" in plain_page.inner_text("h1")
    assert plain_page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize(
    ("address", "scheme"),
    in_turn(["/search/?q=bat%20thuc", "/search/?q=568v%207v7v7v%20cc", "/en/search/?q=zzzzqq"], ["light", "dark"]),
)
def test_axe_finds_nothing(new_context, address, scheme):
    page = new_context(viewport={"width": 320, "height": 640}, color_scheme=scheme).new_page()
    page.goto(address)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_header_suggests_as_one_types(page):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/glossary/")
    page.keyboard.press("/")
    page.keyboard.type("xuyen bi tu")
    page.wait_for_selector("#find-list a")
    assert page.get_attribute("#find", "aria-expanded") == "true"
    assert violations(page) == []
    page.keyboard.press("ArrowDown")
    assert page.get_attribute("#find", "aria-activedescendant") == "find-1"
    page.keyboard.press("Enter")
    page.wait_for_url("**/glossary/xuyen-bi-tu/")
    page.fill("#find", "tom")
    page.wait_for_selector("#find-list a")
    page.keyboard.press("Escape")
    assert page.locator("#find-list").count() == 0 and page.get_attribute("#find", "aria-expanded") == "false"
