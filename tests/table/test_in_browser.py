"""The table in Chromium: by thumb, by keyboard, and one look holds the open card, the hand and what may be done."""

import pytest
from django.test import Client
from playwright.sync_api import TimeoutError, expect

from tests.browser.axe import violations
from tests.browser.touch import tap
from tests.depth import in_turn
from tests.table.playing import HERE, MOST_MOVES, play_out, press, sit_down, sitting_at
from tests.tasks.test_in_browser import SWAPPED
from tutorials.table.sitting import played

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
PHONE = {"width": 390, "height": 664}
SITTINGS = [("tam-cuc", "3", 2), ("chan", "2", 3), ("to-tom", "9", 1)]  # game, seed, moves
STATE = """() => (document.querySelector('#table [name=version]') ?? document.querySelector('#step-after'))
    ?.outerHTML ?? 'over'"""  # as the table is now, or at a step on the way to it
IN_SIGHT = """() => [...document.querySelectorAll('.lift, .act')].every(each => {
    const box = each.getBoundingClientRect();
    return box.bottom <= innerHeight + 1 && box.top >= 0 && box.width >= 47.5 && box.height >= 47.5;
})"""


def sit(page, address="/"):
    """Sit down from a page with one tap."""
    page.goto(address)
    page.get_by_role("button", name="Tam cúc" if address == "/" else "Ngồi vào chơi").first.click()
    page.wait_for_selector("#table")


def first_act(page):
    """Return the first thing to do that goes without cards; if there is none, one that takes the first card lifted.

    What takes several cards, as showing four alike does, stands beside something that takes none.
    """
    plain = page.locator(".act:not([name=act])")  # what the neighbours did is gone through with the first of them, too
    return plain.first if plain.count() else page.locator(".act").first


CHANGED = f"before => ({STATE})() !== before"
AT = "turn => location.search === `?at=${turn}`"  # of a replay, wherever on the page one was led


def wait_for_move(page, before):
    """Wait until the table has changed, and lies still."""
    page.wait_for_function(CHANGED, arg=before)
    page.wait_for_function(SWAPPED)


def test_a_hand_is_played_to_its_end_by_thumb(new_context):
    page = new_context(viewport=PHONE, has_touch=True).new_page()
    sit(page)
    page.wait_for_function(IN_SIGHT)  # once the page has glided there: hand and action stand on the first screen
    for _ in range(MOST_MOVES):
        if page.locator(".end").count():
            break
        before, button = page.evaluate(STATE), first_act(page)
        if button.get_attribute("name") == "act":
            page.locator(".lift input").first.tap()
            expect(page.locator(".lift input:checked")).to_have_count(1)
        tap(button, CHANGED, before)
    expect(page.locator(".end .verdict")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tap(page.get_by_role("button", name="Ván sau"), "() => document.body.innerText.includes('ván 2')")


def test_a_hand_is_played_to_its_end_by_keyboard(new_context):
    page = new_context(viewport={"width": 1280, "height": 800}).new_page()
    sit(page, "/tam-cuc/")
    for _ in range(MOST_MOVES):
        if page.locator(".end").count():
            break
        before, button = page.evaluate(STATE), first_act(page)
        if button.get_attribute("name") == "act":
            page.locator(".lift input").first.focus()
            page.keyboard.press("Space")
        button.focus()
        page.keyboard.press("Enter")
        wait_for_move(page, before)
        page.wait_for_function("() => document.activeElement.closest('#table') !== null")
    expect(page.locator(".end .verdict")).to_be_visible()


OUT_OF_SIGHT = """selector => [...document.querySelectorAll(selector)].filter(each => {
    const box = each.getBoundingClientRect(), foot = document.querySelector('.mat-foot');
    const end = foot.contains(each) ? innerHeight : foot.getBoundingClientRect().top;
    return box.top < -1 || box.bottom > end + 1 || box.right > innerWidth + 1;
}).length"""
ALL, LOOSE = ".lift, .act, .open .show, .centre .pile .card", ".part.loose .lift, .holds, .act"


def sit_late(game, seed, moves):
    """Sit down and play until something lies open that is asked about, after so many moves; return the address."""
    client = Client()
    address = sit_down(client, game, seed=seed)
    for made in range(MOST_MOVES):
        view = played(sitting_at(address)).table.view(sitting_at(address).seat)
        if made >= moves and (view.shown or view.mat):
            return address
        client.post(address, press(client.get(address).content.decode(), sitting_at(address), -1), **HERE)
    raise AssertionError("nothing lay open")


@pytest.mark.parametrize(("game", "seed", "moves"), SITTINGS)
def test_when_it_is_ones_turn_one_look_holds_the_open_card_the_hand_and_the_buttons(
    new_context, live_server, game, seed, moves
):
    address, context = sit_late(game, seed, moves), new_context()
    page = context.new_page()
    for width, height, size, seen in (
        (390, 664, 0, ALL),
        (1280, 800, 0, ALL),
        (320, 640, 0, LOOSE),
        (320, 640, 3, LOOSE),
        (390, 664, 3, LOOSE),
        (1280, 800, 3, LOOSE),
    ):
        context.add_cookies([{"name": "size", "value": str(size), "url": live_server.url}])
        page.set_viewport_size({"width": width, "height": height})
        page.goto("about:blank")
        page.goto(f"{address}#turn")
        assert page.locator(".lift").count() and page.locator(".act").count()
        assert page.evaluate(OUT_OF_SIGHT, seen) == 0, (width, height, size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        shown = page.locator(".seat .thrown .card").evaluate_all("every => every.map(each => each.clientWidth > 0)")
        assert all(shown), "a card that was thrown is not drawn"


@pytest.mark.parametrize(("sitting", "has_scripts"), in_turn(SITTINGS, [True, False]))
def test_a_hint_stands_in_one_look_with_the_hand_and_the_buttons(new_context, sitting, has_scripts):
    address, page = sit_late(*sitting), new_context(java_script_enabled=has_scripts).new_page()
    for width, height in ((390, 664), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("about:blank")
        page.goto(address)
        page.get_by_role("button", name="Gợi ý").click()
        page.wait_for_selector(".notice.is-hint")
        assert page.evaluate(OUT_OF_SIGHT, ".lift, .log, .notice, .act") == 0, (width, height)


@pytest.mark.parametrize("has_scripts", [True, False])
@pytest.mark.parametrize("asked", ["Gợi ý", "Chờ quân gì"])
def test_who_asks_keeps_the_cards_lifted(new_context, asked, has_scripts):
    page = new_context(viewport=PHONE, java_script_enabled=has_scripts).new_page()
    page.goto(f"{sit_late('to-tom', '9', 1)}#turn")
    for place in (-1, -3):
        page.locator(".lift input").nth(place).check(force=True)
    codes = ".lift input:checked", "every => every.map(each => each.value)"
    before = page.locator(codes[0]).evaluate_all(codes[1])
    page.get_by_role("button", name=asked, exact=True).click()
    page.wait_for_selector(".notice.is-hint")
    assert len(before) == 2 and page.locator(codes[0]).evaluate_all(codes[1]) == before


FIRST = "() => document.activeElement === document.querySelector('.lift input')"
LED = """() => document.readyState === "complete"
    && (document.activeElement.matches("#turn, .end, #step-after") || !document.querySelector("#turn"))"""
ON_A_BUTTON = "() => document.activeElement === document.querySelector('.act')"


def wait_until_led(page):
    """Wait until one was led to the turn.

    Without scripts Chromium may leave the focus on the page and only start the next Tab from the mark of the address:
    what counts is where that Tab leads, which the test asks next.
    """
    try:
        page.wait_for_function(LED, timeout=3000)
    except TimeoutError:
        page.wait_for_function("() => document.readyState !== 'loading'")


def to_first(page):
    """Press Tab: once to the first button, or, before cards, once to the link past them and once to the first card."""
    page.keyboard.press("Tab")
    if page.locator(".to-acts").count():
        assert page.evaluate("() => document.activeElement.matches('.to-acts')")
        page.keyboard.press("Tab")


@pytest.mark.parametrize("has_scripts", [True, False])
def test_three_keys_lead_from_the_turn_past_the_cards_to_the_buttons(new_context, has_scripts):
    page = new_context(viewport=PHONE, java_script_enabled=has_scripts).new_page()
    page.goto(f"{sit_late('tam-cuc', '3', 2)}#turn")
    for key in ("Tab", "Enter", "Tab"):
        page.keyboard.press(key)
    assert page.evaluate(ON_A_BUTTON)


@pytest.mark.parametrize(("sitting", "has_scripts"), in_turn(SITTINGS, [False, True]))
def test_the_first_tab_leads_to_the_first_card_or_to_the_buttons_that_need_none(new_context, sitting, has_scripts):
    game, page = sitting[0], new_context(viewport=PHONE, java_script_enabled=has_scripts).new_page()
    page.goto(f"{sit_late(*sitting)}#turn")
    for step in range(8):  # what is asked for first, then moves and what the neighbours do
        if page.locator(".end").count():
            break
        if page.locator("#step-after").count():
            at = page.locator("#step-after")
        else:
            at = page.locator(".act").first if game == "tam-cuc" else page.locator(".act").last
            to_first(page)
            assert page.evaluate(FIRST if page.locator(".act.needs").count() else ON_A_BUTTON), (game, step)
            if step == 0:
                page.get_by_role("button", name="Gợi ý").press("Enter")
                page.wait_for_selector(".notice.is-hint")
                wait_until_led(page)
                to_first(page)
                assert page.evaluate(FIRST if page.locator(".act.needs").count() else ON_A_BUTTON), "after a hint"
            if at.get_attribute("name") == "act":
                page.locator(".lift input").last.check(force=True)
        before = page.evaluate(STATE)
        at.press("Enter")
        wait_for_move(page, before)
        wait_until_led(page)


def test_what_is_said_of_a_move_is_read_with_the_place_that_has_the_focus(new_context):
    page = new_context(viewport=PHONE).new_page()
    page.goto(sit_late("chan", "2", 3))
    assert page.locator("#turn").get_attribute("aria-describedby") is None
    page.get_by_role("button", name="Gợi ý").press("Enter")
    expect(page.locator("#turn")).to_be_focused()
    expect(page.locator("#turn")).to_have_accessible_description(page.locator("#notice").inner_text())
    assert violations(page) == []


def test_enter_on_a_card_does_what_the_moment_is_for(new_context):
    page = new_context(viewport=PHONE).new_page()
    page.goto("/tam-cuc/table/?seed=7")
    page.get_by_role("button", name="Ngồi vào chơi").click()
    page.wait_for_selector(".act.main")
    page.locator(".lift input").first.focus()
    page.keyboard.press("Enter")  # no card is lifted: the button is pressed, and says so
    page.wait_for_selector("#notice")
    assert page.locator(".notice.is-hint").count() == 0


ROWS = """() => Object.values([...document.querySelectorAll('.lift')].reduce((rows, each) => {
    const top = Math.round(each.getBoundingClientRect().top / 8);
    return { ...rows, [top]: (rows[top] ?? 0) + 1 };
}, {}))"""


@pytest.mark.parametrize(
    ("game", "seed"), [("to-tom", "0"), ("to-tom", "2"), ("tai-ban", "0"), ("chan", "0"), ("ta-la", "1")]
)
def test_no_card_of_the_hand_lies_alone_in_the_last_row(new_context, game, seed):
    page = new_context().new_page()
    page.goto(sit_down(Client(), game, seed=seed))
    for size in ("0", "3"):
        page.evaluate("size => document.documentElement.dataset.size = size", size)
        for width, height in ((320, 640), (390, 664), (820, 1180), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            rows = page.evaluate(ROWS)
            assert sum(rows) == page.locator(".lift").count() > 8
            assert len(rows) == 1 or rows[-1] > max(rows) / 2, (width, size, rows)


def test_the_seats_at_the_sides_of_a_wide_mat_are_level(new_context):
    page, uneven = new_context(viewport={"width": 1280, "height": 800}).new_page(), 0
    for game, seed, moves in (("to-tom", "9", 1), ("chan", "2", 3), ("tai-ban", "7", 1)):
        page.goto(sit_late(game, seed, moves))
        left, right = (page.locator(f".seat.{side}").bounding_box() for side in ("left", "right"))
        assert abs(left["y"] - right["y"]) < 1, game
        uneven += abs(left["height"] - right["height"]) > 8
    assert uneven, "the seats are alike, and would be level anyhow"


def test_the_log_of_a_telephone_shows_three_rows_and_begins_with_the_head_of_a_line(new_context):
    page = new_context(viewport=PHONE).new_page()
    page.goto(sit_late("chan", "2", 3))
    log = page.locator(".log")
    line = log.evaluate("log => parseFloat(getComputedStyle(log).lineHeight)")
    assert 3 * line <= log.bounding_box()["height"] < 4 * line
    first, last = log.evaluate("""log => {
        log.style.maxWidth = '11rem';  // every line breaks
        const box = log.getBoundingClientRect(), last = log.querySelector('li:last-child').getBoundingClientRect();
        const first = document.elementFromPoint(box.left + 30, box.top + 6).closest('li').getBoundingClientRect();
        return [first.top - box.top, box.bottom - last.bottom];
    }""")
    assert first >= -1 and last >= -1


@pytest.mark.parametrize(("sitting", "screen"), in_turn(SITTINGS, [(390, 664), (1280, 800)]))
def test_the_way_on_stays_under_the_thumb_after_a_hint(new_context, sitting, screen):
    game, (width, height) = sitting[0], screen
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.goto(sit_late(*sitting))
    page.get_by_role("button", name="Gợi ý").click()
    page.wait_for_selector(".notice.is-hint")
    on, at = page.locator("#step-after"), []
    while not on.count():
        before = page.evaluate(STATE)
        button = page.locator(".act").first if game == "tam-cuc" else page.locator(".act").last
        if button.get_attribute("name") == "act":
            page.locator(".lift input").last.check(force=True)
        button.click()
        wait_for_move(page, before)
    while on.count():
        on.click(trial=True)  # once the page has glided there
        at.append(on.bounding_box()["y"])
        assert page.evaluate(OUT_OF_SIGHT, ".act, .log") == 0
        before = page.evaluate(STATE)
        on.click()
        wait_for_move(page, before)
    assert max(at) - min(at) < 24 and at[0] > height / 2


@pytest.mark.parametrize("has_scripts", [True, False])
def test_the_neighbours_are_gone_through_by_keyboard_and_the_page_does_not_jump(new_context, has_scripts):
    page = new_context(viewport=PHONE, java_script_enabled=has_scripts).new_page()
    page.goto(f"{sit_late('chan', '2', 3)}#turn")
    on, told = page.locator("#step-after"), set()
    while not on.count():  # lets go, or throws the last card
        if page.locator(".act[name=act]").count():
            page.locator(".lift input").last.focus()
            page.keyboard.press("Space")
        before = page.evaluate(STATE)
        page.locator(".act").last.press("Enter")
        wait_for_move(page, before)
    assert page.locator(".lift input, .end").count() == 0
    while on.count():
        assert page.evaluate(OUT_OF_SIGHT, ".act, .log li:last-child, .open .show") == 0
        told.add(page.locator(".log .is-new").last.text_content())
        before, top = page.evaluate(STATE), page.evaluate("scrollY")
        if has_scripts:
            expect(on).to_be_focused()
            page.keyboard.press("Enter")
        else:
            on.press("Enter")
        wait_for_move(page, before)
        assert not has_scripts or abs(page.evaluate("scrollY") - top) < 150, "the page jumps"
    assert len(told) > 1 and (page.locator(".lift input").count() or page.locator(".end").count())


@pytest.mark.parametrize("game", ["tam-cuc", "chan", "to-tom", "ta-la", "xi-dach"])
def test_a_table_has_no_fault_of_access_and_fits(new_context, live_server, game):
    context = new_context(viewport={"width": 320, "height": 640})
    context.add_cookies([{"name": "size", "value": "3", "url": live_server.url}])
    page = context.new_page()
    page.goto(f"/{game}/table/?seed=7")
    assert violations(page) == []
    page.get_by_role("button", name="Ngồi vào chơi").click()
    page.wait_for_selector("#table")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    runs_over = page.locator(".seat, .who").evaluate_all(
        "every => every.filter(each => each.scrollWidth > each.clientWidth + 1).length"
    )
    assert runs_over == 0, "what is told of a neighbour runs into the next seat"


@pytest.mark.parametrize("has_scripts", [True, False])
@pytest.mark.parametrize(("width", "height"), [(320, 640), (390, 664), (1280, 800)])
def test_what_one_waits_for_opens_in_sight_and_nothing_glides(new_context, width, height, has_scripts):
    page = new_context(viewport={"width": width, "height": height}, java_script_enabled=has_scripts).new_page()
    page.goto("/to-tom/table/?seed=7")
    page.get_by_role("button", name="Ngồi vào chơi").click()
    link = page.get_by_role("button", name="Chờ quân gì")
    link.scroll_into_view_if_needed()
    before = page.locator(".act").last.bounding_box()["y"]
    link.click()
    page.wait_for_selector(".notice.is-hint")
    assert page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"
    top, bottom = page.locator(".notice.is-hint").evaluate(
        "each => [each.getBoundingClientRect().top, each.getBoundingClientRect().bottom]"
    )
    tools = page.locator(".tools").bounding_box()
    assert top >= 0 and bottom <= height and tools["y"] >= 0 and tools["y"] + tools["height"] <= height + 1
    assert not has_scripts or abs(page.locator(".act").last.bounding_box()["y"] - before) < 48, "the buttons jump"


def test_a_log_that_stays_says_what_is_new_after_each_move(new_context):
    page = new_context(viewport=PHONE).new_page()
    sit(page)
    said = page.locator("#said")
    expect(said).to_be_empty()
    said.evaluate("log => { log.stays = true }")
    for count in range(3):
        before, button = page.evaluate(STATE), first_act(page)
        if button.get_attribute("name") == "act":
            page.locator(".lift input").first.check(force=True)
        button.click()
        wait_for_move(page, before)
        expect(said.locator("p").nth(count)).to_be_attached()
    for line in page.locator("#table .log li.is-new").all_text_contents():
        expect(said.locator("p", has_text=line).first).to_be_attached()
    assert said.evaluate("log => log.stays")
    assert page.locator("#table .log").get_attribute("aria-live") == "off"


def test_what_a_hand_would_have_paid_elsewhere_fits_a_telephone(new_context):
    client, page, barred = Client(), new_context(viewport={"width": 320, "height": 640}).new_page(), 0
    for seed in range(4):
        address = sit_down(client, "sam", seed=str(seed), strength="lawful")
        play_out(client, address)
        page.goto(f"{address}review/")
        barred += page.locator(".scores [colspan]").count()
        runs_over = page.locator(".scores :is(th, td)").evaluate_all(
            "every => every.filter(each => each.getBoundingClientRect().right > innerWidth).length"
        )
        assert runs_over == 0
        if barred:
            return
    raise AssertionError("nothing was barred")


@pytest.mark.parametrize("game", ["tam-cuc", "ta-la", "to-tom"])
def test_a_hand_that_is_over_is_gone_through_by_thumb_and_by_keyboard(new_context, game):
    """The address is the turn, the button pressed keeps the focus, and the word is in sight."""
    address = sit_down(Client(), game, seed="3", strength="lawful")
    play_out(Client(), address)
    page = new_context(viewport=PHONE, has_touch=True).new_page()
    page.goto(f"{address}replay/")
    tap(page.get_by_role("button", name="Tiến"), AT, 1)
    expect(page.locator(".notice")).to_contain_text("Nước 1 trên")
    expect(page.locator(".notice")).to_contain_text("Đúng luật.")
    expect(page.locator("#step-after")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(AT, arg=2)
    expect(page.locator("#said p").last).to_contain_text("Đúng luật.")
    page.locator("#step-before").press("Enter")
    page.wait_for_function(AT, arg=1)
    expect(page.locator("#step-before")).to_be_focused()
    assert page.evaluate(IN_SIGHT.replace(".lift, .act", ".act"))
    tap(page.locator("#step-last"), "() => !document.querySelector('#step-after')")
    page.reload()
    expect(page.locator("#step-before")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["tam-cuc", "to-tom", "ba-cay"])
def test_a_replay_has_no_fault_of_access_and_fits(new_context, live_server, game):
    address = sit_down(Client(), game, seed="3", strength="lawful")
    play_out(Client(), address)
    context = new_context(viewport={"width": 320, "height": 640})
    context.add_cookies([{"name": "size", "value": "3", "url": live_server.url}])
    page = context.new_page()
    page.goto(f"{address}replay/?at=5")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
