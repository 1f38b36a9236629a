"""A newcomer's first minutes: three clicks to a judged answer, with and without JavaScript, by mouse or keyboard."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.tasks.answers import right
from tutorials.catalogue import load

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
TABS = 80
SEEN = "each => { const at = each.getBoundingClientRect(); return at.top >= 0 && at.bottom <= innerHeight; }"


def tab_to(page, selector):
    """Press Tab until the element has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"{TABS} times Tab do not lead to {selector} at {page.url}")


def send(page):
    """Answer somehow: tick the first thing and say so, or tap it where a tap is the answer."""
    if page.locator("#task input[name=pick]").count():
        page.locator("#task input[name=pick]").first.check()
        page.locator("#task button[value=check]").click()
    else:
        page.locator("#task button[name=pick]").first.click()


def judge_the_hand_of_the_day(page):
    page.goto("/")
    page.locator(".daily a.button").click()
    send(page)
    page.locator("#feedback .verdict").wait_for()


def test_three_clicks_to_the_first_judged_hand(page):
    judge_the_hand_of_the_day(page)
    assert not (found := axe.violations(page)), "\n".join(found)


def test_three_clicks_without_javascript(plain_page):
    judge_the_hand_of_the_day(plain_page)
    expect(plain_page).to_have_url(re.compile("#feedback$"))


@pytest.mark.parametrize(
    ("width", "height", "size"),
    [(390, 664, "0"), (390, 664, "3"), (320, 664, "0"), (320, 664, "3"), (1280, 800, "3")],
)
@pytest.mark.parametrize("address", ["/", "/en/"])
def test_one_tap_answers_the_first_question_where_it_stands(new_context, live_server, address, width, height, size):
    """Every group of cards and the verdict are in sight: nothing is scrolled, no page is left.

    So it is at the largest text.
    """
    context = new_context(viewport={"width": width, "height": height})
    context.add_cookies([{"name": "size", "value": size, "url": live_server.url}])
    page = context.new_page()
    page.goto(address)
    page.evaluate("document.fonts.ready")
    groups = page.locator("#task button[name=pick]").all()
    assert len(groups) == 4 and all(group.evaluate(SEEN) for group in groups)
    (place,) = right(load().about("to-tom").task)["pick"]
    page.locator(f"#task button[name=pick][value='{place}']").click()
    page.locator("#feedback.is-right .verdict").wait_for()
    assert page.locator("#task .mark-right").count() == 1 and page.evaluate("scrollY") == 0
    assert page.url.endswith(address) and page.locator("#feedback.is-right .verdict").evaluate(SEEN)


@pytest.mark.parametrize(("address", "width", "height"), [("/en/chan/", 1280, 800), ("/en/to-tom-diem/", 820, 1180)])
def test_all_that_may_be_tapped_first_is_in_sight_on_a_desk(new_context, live_server, address, width, height):
    """So it is where the question is a verse, and on an upright tablet, at the largest text."""
    context = new_context(viewport={"width": width, "height": height})
    context.add_cookies([{"name": "size", "value": "3", "url": live_server.url}])
    page = context.new_page()
    page.goto(address)
    page.evaluate("document.fonts.ready")
    offered = page.locator("#task button[name=pick]").all()
    assert len(offered) >= 4 and all(each.evaluate(SEEN) for each in offered)


def test_the_first_question_without_javascript_lands_on_the_verdict(plain_page):
    plain_page.goto("/")
    plain_page.locator("#task button[name=pick]").first.click()
    expect(plain_page).to_have_url(re.compile("/#feedback$"))
    expect(plain_page.locator("#feedback .verdict")).to_be_visible()


@pytest.mark.parametrize("address", ["/to-tom/desk/", "/to-tom/puzzles/fresh/waits/7/"])
def test_keys_nine_to_a_row_share_the_whole_width_of_a_phone(new_context, address):
    """No gap lies between two keys where a thumb would tap nothing."""
    page = new_context(viewport={"width": 320, "height": 664}).new_page()
    page.goto(address)
    keys = [box for each in page.locator(".tiles .tile, .compact .pick-card").all() if (box := each.bounding_box())]
    row = [box for box in keys if abs(box["y"] - keys[0]["y"]) < 2]
    assert len(row) == 9 and row[0]["x"] <= 0.5 and row[-1]["x"] + row[-1]["width"] >= 319.5
    assert all(abs(a["x"] + a["width"] - b["x"]) < 0.6 for a, b in pairwise(row))
    assert min(box["width"] for box in row) >= 35 and min(box["height"] for box in row) >= 48
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_first_lesson_by_keyboard_alone(page):
    page.goto("/")
    tab_to(page, ".doors.large a")
    page.keyboard.press("Enter")
    page.locator("h1 + .lead").wait_for()
    tab_to(page, "#task input[name=pick]")
    page.keyboard.press("Space")
    tab_to(page, "#task button[name=act]")
    page.keyboard.press("Enter")
    page.locator("#feedback .verdict, #task input[name=made]:not([value=''])").first.wait_for(state="attached")


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
    page.locator("button.size-plus").click()
    page.locator(".look summary").click()
    page.locator(".look button[value=sign]").click()
    page.goto("/to-tom/law/")
    html = page.locator("html")
    assert (html.get_attribute("data-size"), html.get_attribute("data-face")) == ("1", "sign")


def test_text_size_without_javascript(plain_page):
    plain_page.goto("/glossary/bat-thuc/")
    plain_page.locator(".look summary").click()
    plain_page.locator("button.size-plus").click()
    expect(plain_page).to_have_url("/glossary/bat-thuc/")
    expect(plain_page.locator("html")).to_have_attribute("data-size", "1")
