"""Reading pages in a real browser."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def test_a_term_opens_its_meaning_in_place(page):
    page.goto("/to-tom/law/TT-4.1/")
    page.click(".law-text a.term >> nth=0")
    sheet = page.locator("#pop")
    sheet.wait_for()
    expect(sheet).to_contain_text("phu bí")
    expect(page).to_have_url("/to-tom/law/TT-4.1/")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.click(".law-text a.term >> nth=0")
    sheet.get_by_role("button").click()
    expect(sheet).to_be_hidden()
    assert page.evaluate("document.activeElement.className") == "term"


def test_a_term_leads_to_its_page_without_javascript(plain_page):
    plain_page.goto("/to-tom/law/TT-4.1/")
    plain_page.click(".law-text a.term >> nth=0")
    expect(plain_page).to_have_url(re.compile("/glossary/phu-bi/"))


def test_face_size_and_theme_change_in_place_and_stay(page):
    page.goto("/")
    page.click("button[value=plus]")
    page.click(".look summary")
    page.click("button[value=sign]")
    page.click("button[value=dark]")
    expect(page.locator("main svg.card use").first).to_have_attribute("href", re.compile("faces/sign"))
    page.goto("/glossary/lung-tom/")
    root = page.locator("html")
    assert [root.get_attribute(f"data-{name}") for name in ("face", "size", "theme")] == ["sign", "1", "dark"]
    expect(page.locator("main svg.card use").first).to_have_attribute("href", re.compile("faces/sign"))
    page.click(".look summary")
    page.keyboard.press("Escape")
    expect(page.locator(".look[open]")).to_have_count(0)


def test_preferences_without_javascript(plain_page):
    plain_page.goto("/glossary/lung-tom/")
    plain_page.click(".look summary")
    plain_page.click("button[value=text]")
    expect(plain_page).to_have_url("/glossary/lung-tom/")
    expect(plain_page.locator("html")).to_have_attribute("data-face", "text")


def test_the_language_switch_stays_on_the_thing(plain_page):
    plain_page.goto("/to-tom/law/TT-4.1/")
    plain_page.click("a.tongue")
    expect(plain_page).to_have_url("/en/to-tom/law/TT-4.1/")
    plain_page.click("a.tongue")
    expect(plain_page).to_have_url("/to-tom/law/TT-4.1/")
    assert "/en/" not in plain_page.url


def test_the_keyboard_reaches_the_content_first(page):
    page.goto("/to-tom/law/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


@pytest.mark.parametrize("path", ["/", "/to-tom/law/TT-4.1/", "/glossary/lung-tom/"])
def test_few_requests(page, path):
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(path, wait_until="networkidle")
    assert len({url.split("#")[0] for url in requests}) <= 10


@pytest.mark.parametrize("path", ["/", "/to-tom/", "/to-tom/law/TT-4.1/", "/en/glossary/lung-tom/"])
def test_targets_are_large(page, path):
    """Links and buttons are 48 px high, but for those inside a sentence."""
    page.goto(path)
    small = page.evaluate(
        """inside => [...document.querySelectorAll("a, button, summary, input")]
          .filter(each => each.offsetParent && !each.closest(inside))
          .filter(each => { const box = each.getBoundingClientRect(); return box.width && box.height < 44; })
          .map(each => each.outerHTML.slice(0, 120))""",
        "p, .law-text, td, .said, .case, h2, h3, .hidden, .skip",
    )
    assert small == []


def test_another_try_at_the_first_question_leaves_the_page_where_it_is(new_context):
    page = new_context(viewport={"width": 390, "height": 664}).new_page()
    page.goto("/")
    for button in page.locator("#task button[name=pick]").all():
        button.click()
        page.locator(".feedback").wait_for()
        if page.locator("#feedback.is-wrong").count():
            break
    page.locator("#feedback button[value=retry]").click()
    page.locator(".feedback").wait_for(state="detached")
    page.wait_for_timeout(300)  # of what may still move
    assert page.evaluate("scrollY") == 0
    expect(page.locator("#task button[name=pick]")).to_have_count(4)
    expect(page.locator("#task [class*=mark-]")).to_have_count(0)
