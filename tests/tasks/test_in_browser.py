"""Every mode in Chromium: by keyboard, without JavaScript, at 320 px, and judged in place with it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.depth import in_turn
from tests.tasks.answers import turns
from tutorials.catalogue import load

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
STEPS = {
    step.task.mode.slug: (step.task, f"/to-tom/lessons/{lesson.slug}/{step.id}/")
    for lesson in load().lessons("to-tom")
    for step in lesson.steps
    if step.task
}
LARGEST = "3"  # text that asks for most room
every_mode = pytest.mark.parametrize("mode", list(STEPS))
NARROW = 320
SWAPPED = "() => !document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling, .htmx-added')"


def fill(page, data):
    """Answer the form on the page, and press the button; where one thing is asked for, a tap is the answer."""
    if "choice" in data:
        page.locator(f"#task input[name=made][value='{data.get('made', '')}']").wait_for(state="attached")
        at_table(page, data["choice"]).click()
        return
    for box in page.locator("#task input[name=pick]:checked").all():
        if box.get_attribute("type") == "checkbox":
            box.uncheck()
    picks = data.get("pick", [])
    for value in [picks] if isinstance(picks, str) else picks:
        if (button := page.locator(f'#task button[name=pick][value="{value}"]')).count():
            button.click()
            return
        page.locator(f'#task input[name=pick][value="{value}"]').check()
    if "number" in data:
        page.locator("#task input[name=number]").fill(data["number"])
    page.locator(f'#task button[value="{data.get("do", "check")}"]').click()


def at_table(page, key):
    """Lift the cards that go with a choice at the table, and return the button to press."""
    act, cards, *_ = key.split(".")
    whole = page.locator(f"#task button[name=choice][value='{key}']")
    if whole.count():
        return whole
    for number, card in enumerate(cards.split("_")):
        alike = cards.split("_")[:number].count(card)
        page.locator(f"#task input[name=pick][value='{card}']").nth(alike).check()
    return page.locator(f"#task button[name=act][value='{act}']")


def send(page, do):
    """Send what is on the form: a tap on the first choice where a tap is the answer."""
    tapped = page.locator("#task button[name=pick], #task .acts-bar button")
    button = tapped if do == "check" and tapped.count() else page.locator(f"#task button[value={do}]")
    with page.expect_response(lambda response: response.request.method == "POST"):
        button.first.click()
    page.wait_for_function(SWAPPED)


@every_mode
def test_solved_in_place(page, mode):
    task, address = STEPS[mode]
    page.goto(address)
    page.evaluate("window.isSamePage = true")
    for data in turns(task):
        with page.expect_response(lambda response: response.request.method == "POST"):
            fill(page, data)
        page.wait_for_function(SWAPPED)
    page.locator("#feedback.is-right").wait_for()
    assert page.evaluate("window.isSamePage"), "the page was loaded anew"
    assert not (found := axe.violations(page)), "\n".join(found)


@every_mode
def test_solved_without_javascript_on_a_narrow_screen(new_context, live_server, mode):
    task, address = STEPS[mode]
    page = new_context(viewport={"width": NARROW, "height": 640}, java_script_enabled=False).new_page()
    page.goto(address)
    for data in turns(task):
        fill(page, data)
    page.locator("#feedback.is-right").wait_for()
    expect(page).to_have_url(re.compile("#feedback$"))


@every_mode
def test_feedback_and_solution_are_whole_at_320_pixels(new_context, live_server, mode):
    _, address = STEPS[mode]
    context = new_context(viewport={"width": NARROW, "height": 640})
    context.add_cookies([{"name": "size", "value": LARGEST, "url": live_server.url}])
    page = context.new_page()
    page.goto(address)
    for do in ("check", "solution"):
        send(page, do)
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW, do


def test_the_hand_stays_in_sight_while_one_chooses(new_context, live_server):
    """So a small hand beside much to choose, and a large one beside a few tall choices, at the largest text."""
    context = new_context(viewport={"width": NARROW, "height": 640})
    context.add_cookies([{"name": "size", "value": LARGEST, "url": live_server.url}])
    page = context.new_page()
    for address in ("to-tom/lessons/mot-van-bai/u-roi", "tai-ban/puzzles/bon-quan-7-sach-da-day"):
        page.goto(f"/en/{address}/")
        page.locator("#number").evaluate("each => each.scrollIntoView({block: 'end', behavior: 'instant'})")
        box = page.locator("#task .strip").bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] < page.locator("#number").bounding_box()["y"], address


def test_no_set_on_the_mat_lies_alone_below_the_others(new_context, live_server):
    context = new_context()
    page = context.new_page()
    for width, size in ((390, "0"), (360, "1"), (320, "0"), (320, LARGEST), (1280, "0")):
        context.add_cookies([{"name": "size", "value": size, "url": live_server.url}])
        page.set_viewport_size({"width": width, "height": 800})
        page.goto("/to-tom/lessons/van-nho/quan-cuoi/")
        feet = page.locator("#task .mat > li").evaluate_all(
            "all => all.map(each => Math.round(each.getBoundingClientRect().bottom))"
        )
        assert feet.count(max(feet)) > 1, (width, size, feet)


def test_the_mark_stays_in_its_box_beside_the_longest_word(new_context, live_server):
    context = new_context(viewport={"width": NARROW, "height": 640})
    context.add_cookies([{"name": "size", "value": LARGEST, "url": live_server.url}])
    page = context.new_page()
    page.goto("/en/bai-cao/lessons/hoi-truoc-khi-choi/chuong/")
    page.locator("#task button[name=pick]").nth(1).click()
    page.locator("#task .mark-right").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW
    assert page.locator("#task .mark-right").evaluate("each => each.scrollWidth <= each.clientWidth")


def test_an_answer_that_is_refused_says_why(new_context):
    page = new_context().new_page()
    page.goto(STEPS["each"][1])
    page.context.clear_cookies()
    page.locator("#task button[value=check]").click()
    page.get_by_role("heading", level=1, name="Trang mở đã lâu").wait_for()


def test_enter_in_the_hand_lays_the_phu(page):
    """The first button of the form is the one that Enter presses; taking a phu up must not be it."""
    task, address = STEPS["arrange"]
    page.goto(address)
    expect(page.locator("#task form button").first).to_have_attribute("value", "lay")


def test_the_focus_stays_where_one_works(page):
    task, address = STEPS["arrange"]
    page.goto(address)
    lay = next(data for data in turns(task) if data["do"] == "lay")
    for data in turns(task):
        if data is lay or data["do"] == "lay":
            break
        with page.expect_response(lambda response: response.request.method == "POST"):
            fill(page, data)
        page.locator("#lay:focus").wait_for()
    fill(page, lay)
    page.locator("#feedback .verdict").wait_for()
    page.locator("#lay:focus").wait_for()


def test_back_leads_to_the_hand_as_it_was(plain_page):
    task, address = STEPS["arrange"]
    plain_page.goto(address)
    before = plain_page.locator("#task input[name=laid]").get_attribute("value")
    fill(plain_page, {"do": "up-0"} if plain_page.locator("#task button[value=up-0]").count() else {"do": "hint"})
    plain_page.wait_for_url("**#feedback")
    plain_page.go_back()
    assert plain_page.locator("#task input[name=laid]").get_attribute("value") == before


def test_the_desk_is_tapped_together(page):
    page.goto("/to-tom/desk/")
    page.evaluate("window.isSamePage = true")
    for code in ("7v", "3w", "3s"):
        page.locator(f"#add-{code}").click()
        page.locator(f'#desk input[name=cards][value$="{code}"]').wait_for()
        assert page.evaluate("document.activeElement.id") == f"add-{code}"
    expect(page).to_have_url("/to-tom/desk/?cards=7v+3w+3s")
    page.locator("#reading").wait_for()
    page.locator("#held-0").click()
    page.locator('#desk input[name=cards][value="3w 3s"]').wait_for()
    assert page.evaluate("window.isSamePage")
    assert not (found := axe.violations(page)), "\n".join(found)
    page.go_back()
    page.locator('#desk input[name=cards][value="7v 3w 3s"]').wait_for()


@pytest.mark.parametrize("hand", ["489v 246677899w 1244569s tt", "489v 246677899w 1244569s tt 5w", "7 van"])
def test_the_desk_is_whole_at_320_pixels(new_context, live_server, hand):
    context = new_context(viewport={"width": NARROW, "height": 640}, java_script_enabled=False)
    context.add_cookies([{"name": "size", "value": LARGEST, "url": live_server.url}])
    page = context.new_page()
    page.goto("/to-tom/desk/")
    page.locator("#desk input[name=cards]").fill(hand)
    page.locator("#look").click()
    page.wait_for_url("**/desk/?cards=*")
    assert page.locator("#desk").bounding_box()["width"] <= NARROW
    wide = page.locator("body").bounding_box()["width"]
    assert wide <= NARROW


@pytest.mark.parametrize(
    ("hand", "scheme"),
    in_turn(["489v 246677899w 1244569s tt", "489v 246677899w 1244569s tt 5w", "7 van"], ["light", "dark"]),
)
def test_axe_finds_nothing_at_the_desk(page, hand, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto("/to-tom/desk/?cards=" + hand.replace(" ", "+"))
    assert not (found := axe.violations(page)), "\n".join(found)
