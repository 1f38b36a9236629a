"""Presets of the other games, and the page that says there are none, in Chromium."""

import pytest

from tests.browser.axe import violations
from tests.depth import in_turn

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
ADDRESSES = ["/chan/villages/", "/tam-cuc/villages/table/", "/tai-ban/villages/", "/search/?q=A%E2%99%A0+K%E2%99%A5"]


@pytest.mark.parametrize(("address", "scheme"), in_turn(ADDRESSES, ["light", "dark"]))
def test_axe_finds_nothing(new_context, live_server, address, scheme):
    """Looked at with the largest text at 320 pixels."""
    context = new_context(viewport={"width": 320, "height": 640}, color_scheme=scheme)
    context.add_cookies([{"name": "size", "value": "3", "url": live_server.url}])
    page = context.new_page()
    page.goto(address)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
