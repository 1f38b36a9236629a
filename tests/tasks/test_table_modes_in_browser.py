"""The modes about the table and the điếm in Chromium: by keyboard, without JavaScript, at 320 px, and by ear."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.depth import in_turn
from tests.tasks.answers import turns
from tests.tasks.making import TASKS, task
from tests.tasks.test_in_browser import NARROW, SWAPPED, fill, send
from tutorials.catalogue import Puzzle, Text, load
from tutorials.puzzles import views
from tutorials.tasks.modes.drum import Way

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
MODES = ("claim", "fault", "call", "count", "drum", "verse")
LARGEST = "3"  # text that asks for most room
every_mode = pytest.mark.parametrize("mode", MODES)
BEAT = task("drum", game="to-tom-diem", signal="u-chi-nay", way=Way.BEAT)


def puzzle(slug, what):
    return Puzzle("to-tom", slug, 1, 1, (), (), Text("Thế", "Hand"), what, None, "", 0)


@pytest.fixture(autouse=True)
def collection(monkeypatch):
    """Put one puzzle of each mode in the place of the content's own."""
    puzzles = (*(puzzle(mode, TASKS[mode]) for mode in MODES), puzzle("beat", BEAT))
    small = replace(load(), collections={"to-tom": puzzles})
    monkeypatch.setattr(views, "load", lambda: small)


def address(slug):
    return f"/to-tom/puzzles/{slug}/"


@pytest.mark.parametrize(("mode", "scheme"), in_turn(MODES, ["light", "dark"]))
def test_solved_in_place(page, mode, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto(address(mode))
    page.evaluate("window.isSamePage = true")
    for data in turns(TASKS[mode]):
        with page.expect_response(lambda response: response.request.method == "POST"):
            fill(page, data)
        page.wait_for_function(SWAPPED)
    page.locator("#feedback.is-right").wait_for()
    assert page.evaluate("window.isSamePage"), "the page was loaded anew"
    assert not (found := axe.violations(page)), "\n".join(found)


@every_mode
def test_solved_without_javascript_on_a_narrow_screen(plain_page, mode):
    plain_page.goto(address(mode))
    for data in turns(TASKS[mode]):
        fill(plain_page, data)
    plain_page.locator("#feedback.is-right").wait_for()
    expect(plain_page).to_have_url(re.compile("#feedback$"))


@pytest.mark.parametrize(("slug", "prefix"), in_turn([*MODES, "beat"], ["", "/en"]))
def test_task_feedback_and_solution_are_whole_at_320_pixels(new_context, live_server, slug, prefix):
    context = new_context(viewport={"width": NARROW, "height": 640})
    context.add_cookies([{"name": "size", "value": LARGEST, "url": live_server.url}])
    page = context.new_page()
    page.goto(prefix + address(slug))
    for do in ("check", "solution"):
        send(page, do)
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW, do


def test_a_line_at_fault_is_found_by_keyboard_alone(page):
    page.goto(address("fault"))
    page.locator("#task button[name=pick]").first.focus()
    while page.evaluate("document.activeElement.value") != "8":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("#feedback.is-right").wait_for()
    page.locator("#feedback:focus").wait_for()


def test_a_line_of_a_record_is_a_target_for_a_thumb(page):
    page.goto(address("fault"))
    for row in page.locator("#task .word").all():
        assert row.bounding_box()["height"] >= 48
    page.locator("#task .record-line", has_text="đánh 9 văn").click()
    page.locator("#feedback.is-right").wait_for()


def test_a_case_is_ruled_on_by_thumb(page):
    page.goto(address("claim"))
    expect(page.locator(".scene")).to_have_count(5)
    page.locator("#task .word", has_text="Bị báo").click()
    page.locator("#feedback.is-right").wait_for()
    page.locator("#feedback summary").click()
    expect(page.locator("#feedback a.article, #feedback span.article").first).to_have_text("TT-16.19.1")


@pytest.mark.parametrize("slug", ["drum", "beat"])
def test_the_drum_is_heard_on_a_click_and_read_without_sound(page, plain_page, slug):
    page.goto(address(slug))
    page.locator("#task button[data-drum]:visible").first.click()
    plain_page.goto(address(slug))
    expect(plain_page.locator("#task button[data-drum]:visible")).to_have_count(0)
    expect(plain_page.locator("#task")).to_contain_text("tùng")
