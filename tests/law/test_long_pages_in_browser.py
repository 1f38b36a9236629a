"""Long pages: folded they are short, an index stays in reach, an address opens the part it names, paper shows all."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
PHONE = {"width": 390, "height": 844}
SCREENS = "document.documentElement.scrollHeight / innerHeight"
MOST = {  # screens of a phone
    "/en/to-tom/law/whole/": 6,
    "/en/glossary/": 6,
    "/en/to-tom/villages/": 9,
    "/en/to-tom/villages/table/": 5,
}


@pytest.mark.parametrize(("address", "most"), MOST.items())
def test_a_long_page_is_short_and_its_index_stays(page, address, most):
    page.set_viewport_size(PHONE)
    page.goto(address)
    assert page.evaluate(SCREENS) <= most
    page.evaluate("scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })")
    assert page.locator(".strip").bounding_box()["y"] == 0


@pytest.mark.parametrize("address", ["/to-tom/law/whole/#TT-9.14", "/glossary/#T", "/to-tom/villages/#khoi"])
def test_an_address_opens_the_part_it_names_without_javascript(new_context, address):
    page = new_context(viewport=PHONE, java_script_enabled=False, reduced_motion="reduce").new_page()
    page.goto(address)
    named = page.locator(f'[id="{address.partition("#")[2]}"]')
    expect(named).to_be_visible()
    assert 0 < named.bounding_box()["y"] < PHONE["height"]


def test_paper_shows_every_part(page):
    page.goto("/to-tom/law/whole/")
    expect(page.locator('[id="TT-9.14"]')).to_be_hidden()
    page.emulate_media(media="print")
    assert page.locator('[id="TT-9.14"]').bounding_box()["height"] > 0
    assert page.evaluate(SCREENS) > 30


@pytest.mark.parametrize("address", ["/to-tom/law/whole/", "/to-tom/villages/table/"])
def test_at_the_largest_text_the_heading_chosen_shows_below_the_index(new_context, live_server, address):
    context = new_context(viewport=PHONE, reduced_motion="reduce")
    context.add_cookies([{"name": "size", "value": "3", "url": live_server.url}])
    page = context.new_page()
    page.goto(address)
    page.locator(".strip a").nth(3).click()
    strip, heading = page.locator(".strip"), page.locator("details:has(> :target) > summary")
    assert heading.bounding_box()["y"] >= strip.bounding_box()["y"] + strip.bounding_box()["height"] - 1
