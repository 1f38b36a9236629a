"""The page of the rulebook in Chromium."""

import pytest

from tests.browser.axe import violations

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.mark.parametrize("address", ["/rulebook/", "/en/rulebook/", "/rulebook/to-tom.pdf?paper=b5"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(new_context, address, scheme):
    page = new_context(viewport={"width": 320, "height": 640}, color_scheme=scheme).new_page()
    page.goto(address)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
