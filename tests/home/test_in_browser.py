"""Reading pages in a real browser."""

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def test_a_term_opens_its_meaning_in_place(page):
    page.goto("/to-tom/law/TT-4.1/")
    page.click(".law-text a.term >> nth=0")
    sheet = page.locator("#pop")
    sheet.wait_for()
    assert "phu bí" in sheet.inner_text()
    assert page.url.endswith("/to-tom/law/TT-4.1/")
    page.keyboard.press("Escape")
    assert not sheet.is_visible()
    page.click(".law-text a.term >> nth=0")
    sheet.get_by_role("button").click()
    assert not sheet.is_visible()
    assert page.evaluate("document.activeElement.className") == "term"


def test_a_term_leads_to_its_page_without_javascript(plain_page):
    plain_page.goto("/to-tom/law/TT-4.1/")
    plain_page.click(".law-text a.term >> nth=0")
    assert "/glossary/phu-bi/" in plain_page.url


def test_face_size_and_theme_change_in_place_and_stay(page):
    page.goto("/")
    page.click("button[value=plus]")
    page.click(".look summary")
    page.click("button[value=sign]")
    page.click("button[value=dark]")
    assert "faces/sign" in page.locator("main svg.card use").first.get_attribute("href")
    page.goto("/glossary/lung-tom/")
    root = page.locator("html")
    assert [root.get_attribute(f"data-{name}") for name in ("face", "size", "theme")] == ["sign", "1", "dark"]
    assert "faces/sign" in page.locator("main svg.card use").first.get_attribute("href")
    page.click(".look summary")
    page.keyboard.press("Escape")
    assert page.locator(".look[open]").count() == 0


def test_preferences_without_javascript(plain_page):
    plain_page.goto("/glossary/lung-tom/")
    plain_page.click(".look summary")
    plain_page.click("button[value=text]")
    assert plain_page.url.endswith("/glossary/lung-tom/")
    assert plain_page.locator("html").get_attribute("data-face") == "text"


def test_the_language_switch_stays_on_the_thing(plain_page):
    plain_page.goto("/to-tom/law/TT-4.1/")
    plain_page.click("a.tongue")
    assert plain_page.url.endswith("/en/to-tom/law/TT-4.1/")
    plain_page.click("a.tongue")
    assert plain_page.url.endswith("/to-tom/law/TT-4.1/")
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
