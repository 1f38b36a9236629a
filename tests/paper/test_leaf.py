"""The law on one page, as everybody takes it home."""

import re

import pytest

from tests.paper.making import order, pages, text_of
from tutorials.catalogue import load
from tutorials.faces.compose import Face
from tutorials.rulebook.sheet import html_of, leaf_of

GAMES = [game.slug for game in load().games if load().sheet(game.slug)]


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_holds_the_law_with_its_cards(game):
    html = order(f"leaf?game={game}").html()
    sheet = load().sheet(game)
    assert (sheet.title or load().game(game).name).vi in html
    assert ("cards:" in html) == ("x-cards" in sheet.text.html.vi)


@pytest.mark.parametrize(("game", "lang"), [("to-tom", "en"), ("bai-cao", "vi")])
def test_a_sheet_is_one_page(game, lang):
    assert len(pages(f"leaf?game={game}", lang)) == 1
    assert load().game(game).name.say(lang).split()[0].casefold() in text_of(f"leaf?game={game}", lang).casefold()


@pytest.mark.parametrize("lang", ["vi", "en"])
def test_a_pack_holds_the_sheet_that_the_site_prints(lang):
    def page(html):
        return re.split('<body|<div class="foot">|</body>', html)[1].split()

    assert page(order("leaf?game=bai-cao", lang).html()) == page(html_of(leaf_of("bai-cao", lang, Face.CORNER), "", 10))
