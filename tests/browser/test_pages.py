"""Every sort of page in Chromium: no fault that axe knows, whole on a narrow screen, whole without JavaScript."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.depth import some
from tutorials import catalogue
from tutorials.fresh import modes_of

GAME = "to-tom"
content = catalogue.load()
PAGES = {
    "home": "/",
    "game": f"/{GAME}/",
    "course": f"/{GAME}/lessons/",
    "lesson": f"/{GAME}/lessons/{content.lessons(GAME)[0].slug}/",
    "puzzles": f"/{GAME}/puzzles/",
    "puzzle": f"/{GAME}/puzzles/{content.puzzles(GAME)[0].slug}/" if content.puzzles(GAME) else "/",
    "fresh": f"/{GAME}/puzzles/fresh/waits/2005/",
    "law": f"/{GAME}/law/",
    "article": f"/{GAME}/law/TT-4/",
    "clause": f"/{GAME}/law/TT-9.14/",
    "signals": "/to-tom-diem/signals/",
    "verses": "/to-tom-diem/verses/",
    "glossary": "/glossary/",
    "term": "/glossary/bat-thuc/",
    "desk": f"/{GAME}/desk/",
    "referee": f"/{GAME}/referee/",
    "case": f"/{GAME}/referee/?kind=an",
    "verdict": f"/{GAME}/referee/?kind=an&card=3v&cards=2v+3w3s&beside=2v&then=3w3s&mat=456v&how=an&eaten=6v",
    "record": f"/{GAME}/referee/record/",
    "villages": f"/{GAME}/villages/",
    "villages-table": f"/{GAME}/villages/table/",
    "my-village": f"/{GAME}/villages/mine/?rules=hoi-lim~suong.2",
    "search": "/search/?q=bat+thuc",
    "rulebook": "/rulebook/",
    "papers": "/paper/",
    "deck to cut": "/paper/deck/",
    "progress": "/progress/",
    "review": "/review/",
    "review hand": "/review/2/chan/CH-3.2/fresh/chan/cho-gi/7/",
    "day": "/chan/day/",
    "terms of a game": f"/glossary/?game={GAME}",
    "winning hands": "/chan/cuoc/",
}
for _game in (slug for slug, desk in content.desks.items() if desk.telling != "totom"):
    _values = content.desks[_game].examples[0][1]
    PAGES |= {
        _game: f"/{_game}/",
        f"{_game} desk": f"/{_game}/desk/?{urlencode(_values)}",
        f"{_game} fresh": f"/{_game}/puzzles/fresh/{modes_of(_game)[0]}/2005/",
        f"{_game} law": f"/{_game}/law/{content.law(_game).articles[1].id}/",
    }
NARROW = {"width": 320, "height": 640}
TOO_WIDE = """() => [...document.querySelectorAll("body *")]
    .filter(each => each.getBoundingClientRect().right > innerWidth + 1)
    .map(each => each.outerHTML.slice(0, 120))
    .slice(0, 5)"""

SMALL = """() => [...document.querySelectorAll("button, summary, select, input:not([type=hidden]), nav a, .button")]
    .filter(each => each.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .map(each => [each.closest("label") || each, each])
    .filter(([target]) => { const box = target.getBoundingClientRect(); return box.height && box.height < 44 })
    .map(([target]) => target.outerHTML.slice(0, 120))
    .slice(0, 5)"""

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
every_page = pytest.mark.parametrize("address", PAGES.values(), ids=PAGES)


LOOKS = (("", "vi", "light"), ("/en", "en", "dark"))  # light and dark differ in colours only, the languages in words


@pytest.mark.parametrize(
    ("address", "looks"),
    [(address, some(LOOKS[number % 2 :][:1], deep=LOOKS)) for number, address in enumerate(PAGES.values())],
    ids=PAGES,
)
def test_axe_finds_nothing(page, address, looks):
    """One page in Vietnamese by light, the next in English in the dark."""
    for prefix, lang, scheme in looks:
        page.emulate_media(color_scheme=scheme)
        page.goto(f"{prefix}{address}")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert not (found := axe.violations(page)), "\n".join(found)


@every_page
def test_whole_at_320_pixels_with_targets_large_enough(new_context, address):
    """Looked at with the largest text, which asks for most room, then with the text doubled.

    Buttons, fields and menu links are at least 44 px high; links in running text are as high as their line.
    """
    page = new_context(viewport=NARROW).new_page()
    page.goto(address)
    assert page.evaluate(SMALL) == []
    page.evaluate("document.documentElement.dataset.size = '3'")  # as the page says it to whoever has chosen so
    for size in ("", "36px"):
        page.evaluate("size => document.documentElement.style.fontSize = size", size)
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"], page.evaluate(TOO_WIDE)
