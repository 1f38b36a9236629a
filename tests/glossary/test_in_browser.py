"""The button that says a name: only where the device has a Vietnamese voice."""

import pytest
from playwright.sync_api import expect

from tests.browser import axe

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

VOICE = """
  window.said = [];
  window.SpeechSynthesisUtterance = function (text) { this.text = text; };
  speechSynthesis.getVoices = () => [{ lang: "en-GB" }, { lang: "vi-VN" }];
  speechSynthesis.speak = (words) => window.said.push([words.text, words.voice.lang]);
"""


def test_a_device_without_a_vietnamese_voice_shows_no_button(page):
    page.goto("/en/glossary/phong/")
    expect(page.locator(".ipa").first).to_be_visible()
    expect(page.locator(".say")).to_be_hidden()


def test_a_device_with_one_says_the_name(page):
    page.add_init_script(VOICE)
    page.goto("/en/glossary/phong/")
    page.locator(".say").click()
    assert page.evaluate("said") == [["phỗng", "vi-VN"]]
    assert page.locator(".say").bounding_box()["height"] >= 48
    assert not (found := axe.violations(page)), "\n".join(found)


def test_the_sheet_with_a_meaning_says_it_too(page):
    page.add_init_script(VOICE)
    page.goto("/en/glossary/phong/")
    page.locator("main a.term").first.click()
    page.locator(".pop .say").click()
    assert len(page.evaluate("said")) == 1


def test_without_javascript_there_is_no_button(plain_page):
    plain_page.goto("/en/glossary/phong/")
    expect(plain_page.locator(".ipa").first).to_be_visible()
    expect(plain_page.locator(".say")).to_be_hidden()
