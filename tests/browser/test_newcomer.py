"""A newcomer's first minutes: three clicks to a judged answer, with and without JavaScript, by mouse or keyboard."""

import pytest

from tests.browser import axe

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
TABS = 80


def tab_to(page, selector):
    """Press Tab until the element has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"{TABS} times Tab do not lead to {selector} at {page.url}")


def judge_the_hand_of_the_day(page):
    page.goto("/")
    page.locator(".daily a.button").click()
    page.locator("#task input[name=pick]").first.check()
    page.locator("#task button[value=check]").click()
    page.locator("#feedback .verdict").wait_for()


def test_three_clicks_to_the_first_judged_hand(page):
    judge_the_hand_of_the_day(page)
    assert not (found := axe.violations(page)), "\n".join(found)


def test_three_clicks_without_javascript(plain_page):
    judge_the_hand_of_the_day(plain_page)
    assert plain_page.url.endswith("#feedback")


def test_the_first_lesson_by_keyboard_alone(page):
    page.goto("/")
    tab_to(page, ".hero a.button.main")
    page.keyboard.press("Enter")
    page.locator("h1 + .lead").wait_for()
    tab_to(page, "#task input")
    page.keyboard.press("Space")
    tab_to(page, "#task button[value=check]")
    page.keyboard.press("Enter")
    page.locator("#feedback .verdict").wait_for()


def test_the_first_key_skips_the_menu(page):
    page.goto("/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


def test_no_cookie_before_something_is_chosen_or_solved(page):
    for address in ("/", "/glossary/bat-thuc/", "/to-tom/law/", "/to-tom/desk/"):
        page.goto(address)
    assert page.context.cookies() == []


def test_text_size_and_face_are_remembered(page):
    page.goto("/glossary/bat-thuc/")
    page.locator(".look summary").click()
    page.locator("button.size-plus").click()
    page.locator(".look button[value=sign]").click()
    page.goto("/to-tom/law/")
    html = page.locator("html")
    assert (html.get_attribute("data-size"), html.get_attribute("data-face")) == ("1", "sign")


def test_text_size_without_javascript(plain_page):
    plain_page.goto("/glossary/bat-thuc/")
    plain_page.locator(".look summary").click()
    plain_page.locator("button.size-plus").click()
    assert plain_page.url.endswith("/glossary/bat-thuc/")
    assert plain_page.locator("html").get_attribute("data-size") == "1"
