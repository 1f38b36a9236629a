"""The pages of the rulebook and of the rule sheets in Chromium."""

import io

import pytest
from pypdf import PdfReader

from tests.browser.axe import violations
from tests.depth import in_turn
from tutorials.catalogue import load
from tutorials.press import queue as press
from tutorials.press import sending

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


SCHEMES = ("light", "dark")
SHEETS = [game.slug for game in load().games if game.is_open and load().sheet(game.slug)]


@pytest.mark.parametrize(
    ("address", "scheme"),
    in_turn(
        ["/rulebook/", "/rulebook/?game=all", "/to-tom/sheet/", "/en/rulebook/", "/rulebook/to-tom.pdf?paper=b5"],
        SCHEMES,
    ),
)
def test_axe_finds_nothing(new_context, address, scheme):
    page = new_context(viewport={"width": 320, "height": 640}, color_scheme=scheme).new_page()
    page.goto(address)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


CUT = """() => [...document.querySelectorAll(".press select")].flatMap(each => {
    const style = getComputedStyle(each), pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const room = each.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;  // the arrow
    return [...each.options].map(option => option.text).filter(text => pen.measureText(text).width > room);
})"""


@pytest.mark.parametrize("prefix", ["", "/en"])
@pytest.mark.parametrize("width", [320, 390])
def test_no_choice_is_cut_at_its_end(new_context, live_server, prefix, width):
    context = new_context(viewport={"width": width, "height": 640})
    page = context.new_page()
    for size in ("0", "3"):
        context.add_cookies([{"name": "size", "value": size, "url": live_server.url}])
        for kind in ("law", "booklet"):
            page.goto(f"{prefix}/rulebook/?kind={kind}")
            page.evaluate("document.fonts.ready")
            assert page.evaluate(CUT) == [], (size, kind)


@pytest.mark.parametrize(
    ("told", "look"),
    in_turn(
        [press.Waiting(0), press.Waiting(3), press.Full(), press.Failed("", 300), press.Closed()],
        [("", "light"), ("/en", "dark"), ("/en", "light"), ("", "dark")],
    ),
)
def test_what_a_reader_is_told_instead_of_a_book(new_context, live_server, monkeypatch, told, look):
    """With the largest text on a narrow screen."""
    prefix, scheme = look

    def tell(order):
        raise told

    monkeypatch.setattr(press, "get", tell)
    monkeypatch.setattr(sending, "SELDOM", 300)
    monkeypatch.setattr(sending, "SOON", 300)  # time to look at it
    context = new_context(viewport={"width": 320, "height": 640}, color_scheme=scheme)
    context.add_cookies([{"name": "size", "value": "3", "url": live_server.url}])
    page = context.new_page()
    page.goto(f"{prefix}/rulebook/to-tom.pdf")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize(("game", "prefix"), in_turn(SHEETS, ["", "/en"]))
def test_the_browser_prints_a_sheet_on_one_page(new_context, live_server, game, prefix):
    """Even for whoever reads the largest text on a dark ground."""
    context = new_context(viewport={"width": 1280, "height": 900}, color_scheme="dark")
    context.add_cookies([{"name": "size", "value": "3", "url": live_server.url}])
    page = context.new_page()
    page.goto(f"{prefix}/{game}/sheet/")
    [sheet] = PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True))).pages
    assert round(float(sheet.mediabox.height)) in (841, 842)
