"""The verdict stands where the eyes are: at the foot of the screen, in sight without scrolling, whatever was asked."""

import pytest
from playwright.sync_api import expect

from tests.depth import some
from tests.tasks.answers import right
from tests.tasks.test_in_browser import LARGEST, SWAPPED, at_table, send
from tutorials.catalogue import load

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SCREENS = [(390, 664, "0"), (320, 640, "0"), (320, 640, LARGEST), *some([], deep=[(390, 664, LARGEST)])]
MOST = {"0": 0.41, LARGEST: 0.53}  # of the screen, as long as the proof is folded
LEDGE = """() => {
    const box = document.querySelector("#feedback").getBoundingClientRect();
    const inner = document.querySelector("#feedback :is(a.button, button)").getBoundingClientRect();
    return [box.top / innerHeight, box.bottom / innerHeight, scrollY, document.activeElement.id,
            inner.bottom / innerHeight, document.documentElement.scrollWidth - innerWidth];
}"""


def places():
    """Return for each mode the tasks by address: of one lesson step and of one puzzle, or with `--deep` of all."""
    found = {}
    for game in load().games:
        for lesson in load().lessons(game.slug):
            for step in lesson.steps:
                if step.task and is_judged_at_once(step.task):
                    address = f"/{game.slug}/lessons/{lesson.slug}/{step.id}/"
                    found.setdefault(step.task.mode.slug, {}).setdefault(
                        some("lesson", deep=address), (address, step.task)
                    )
        for puzzle in load().puzzles(game.slug):
            if is_judged_at_once(puzzle.task):
                address = f"/{game.slug}/puzzles/{puzzle.slug}/"
                found.setdefault(puzzle.task.mode.slug, {}).setdefault(
                    some("puzzle", deep=address), (address, puzzle.task)
                )
    return found


def is_judged_at_once(task):
    """Say whether one answer brings the verdict: at the table many a task goes on for turns."""
    return task.mode.slug != "table" or task.mode.goal == "choose"


PLACES = places()


def places_on(mode, screen):
    """Return the tasks looked at on a screen: those of lesson and puzzle take turns; with `--deep` all."""
    every = list(PLACES[mode].values())
    return some(every[SCREENS.index(screen) % len(every) :][:1], deep=every)


def sender(page, task):
    """Make ready some answer, and return the button that sends it."""
    if task.mode.slug == "table":
        return at_table(page, right(task)["choice"])
    if page.locator("#task input[name=pick]").count():
        page.locator("#task input[name=pick]").first.check()
    if page.locator("#number").count():
        page.locator("#number").fill("1")
    return page.locator("#task button[name=pick], #task button[value=check]").first


def answer(page, task):
    """Give some answer, as a reader who has scrolled to what is tapped."""
    sent = sender(page, task)
    sent.evaluate("each => each.scrollIntoView({block: 'end', behavior: 'instant'})")
    page.wait_for_function("() => document.readyState === 'complete'")
    before, box = page.evaluate("scrollY"), sent.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # as a thumb does, without scrolling
    page.locator("#feedback:focus").wait_for()
    return before


@pytest.mark.parametrize("mode", PLACES)
def test_the_verdict_is_in_sight_without_scrolling(new_context, live_server, mode):
    context = new_context()
    page = context.new_page()
    for width, height, size in SCREENS:
        context.clear_cookies()
        context.add_cookies([{"name": "size", "value": size, "url": live_server.url}])
        page.set_viewport_size({"width": width, "height": height})
        for place, task in places_on(mode, (width, height, size)):
            page.goto(place)
            before = answer(page, task)
            top, bottom, after, focus, foot, over = page.evaluate(LEDGE)
            where = (place, width, size)
            assert focus == "feedback", where
            assert top >= 0 and bottom <= 1.001, (where, top, bottom)
            assert bottom - top <= MOST[size], (where, bottom - top)
            assert foot <= 1.001, (where, "the button of the bar is cut off", foot)
            assert over <= 0, (where, "the page is wider than the screen", over)
            assert abs(after - before) <= 64, (where, "the page has moved")


@pytest.mark.parametrize("mode", PLACES)
def test_the_verdict_is_in_sight_without_javascript(new_context, mode):
    page = new_context(viewport={"width": 390, "height": 664}, java_script_enabled=False).new_page()
    for place, task in PLACES[mode].values():
        page.goto(place)
        sender(page, task).click()
        page.wait_for_url("**#feedback")
        box = page.locator("#feedback").bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= 665, (place, box)


def test_another_answer_puts_the_verdict_away_and_another_try_keeps_what_was_right(page):
    page.goto(next(iter(PLACES["waits"].values()))[0])
    offered = page.evaluate("[...document.querySelectorAll('#task input[name=pick]')].map(each => each.value)")
    page.locator("#task input[name=pick]").first.check()
    send(page, "check")
    page.locator(".mark-wrong, .mark-right").first.wait_for()
    page.locator("#task input[name=pick]").nth(1).check()
    expect(page.locator(".feedback")).to_have_count(0)
    for value in offered:
        page.locator(f"#task input[value={value!r}]").check()
    send(page, "check")
    fitting = page.locator(".mark-right").count()
    assert 0 < fitting < len(offered)
    page.locator("#feedback button[value=retry]").click()
    page.wait_for_function(SWAPPED)
    page.locator(".feedback").wait_for(state="detached")
    assert page.locator("#task input[name=pick]:checked").count() == fitting


def test_the_verdict_is_not_printed(page):
    page.goto(next(iter(PLACES["choice"].values()))[0])
    send(page, "check")
    page.emulate_media(media="print")
    expect(page.locator("#feedback")).to_be_hidden()
