"""Books of games with other decks and rules, and books of several games."""

import re
import xml.etree.ElementTree as etree

import pytest

from tests.rulebook.making import html
from tests.rulebook.test_forms_of_to_tom import links_lead_somewhere
from tutorials.catalogue import houses, load
from tutorials.catalogue.houses import House, rules_of
from tutorials.engine import ask
from tutorials.engine.games import deck_of
from tutorials.rulebook.book import Book
from tutorials.rulebook.choices import FORMS, WHOLE, Edition, Language, Paper, books
from tutorials.scenes.points import points_of

GAMES = [game for game in books() if game not in FORMS]


@pytest.fixture(scope="module", params=GAMES)
def book(request):
    edition = Edition(request.param)
    return request.param, Book(load(), edition), html(edition)


def test_every_part_is_well_formed_and_filled(book):
    _, _, found = book
    for part in found.split("<!doctype html>")[1:]:
        etree.fromstring(re.sub(r"<((?:meta|img|br)\b[^>]*)>", r"<\1/>", part).replace("&nbsp;", " "))
    assert not re.search(r"<x-|\{\{|\{%|\[\[|§|Traceback", found)
    links_lead_somewhere(found)


def test_the_deck_page_draws_every_kind(book):
    game, _, found = book
    deck = found[found.index('id="deck"') : found.index('<section class="chapter')]
    assert deck.count('class="kind"') == len(deck_of(game).kinds)
    assert len(set(re.findall(r'src="cards:corner/([^"]+)"', deck))) == len(deck_of(game).kinds)


def test_examples_of_a_hand_are_drawn(book):
    _, _, found = book
    law = found[found.index('<section class="chapter') : found.index('id="options"')]
    assert law.count('src="cards:corner/') > 10


def test_every_option_stands_with_the_default_choice(book):
    game, found, _ = book
    settings = list(found.settings())
    assert [setting.label.vi for setting in settings] == [info.label.vi for info in rules_of(game).table]
    assert not any(setting.is_own for setting in settings)
    assert found.rules.name == House(game).name


def test_another_preset_marks_its_own_choices():
    for game in GAMES:
        for preset in rules_of(game).presets[1:]:
            book = Book(load(), Edition(game, preset.slug))
            assert any(setting.is_own for setting in book.settings()), preset.slug
            assert book.rules.slug == preset.slug


def test_villages_stand_where_presets_differ(book):
    game, found, page = book
    assert ('id="villages"' in page) == (len(rules_of(game).presets) > 1)
    for family in found.villages:
        for _, questions in family.villages:
            assert all(sum(side.is_own for side in each.sides) == 1 for each in questions)


def test_numbers_of_clauses_are_the_books_own(book):
    game, found, page = book
    prefix = load().game(game).prefix
    assert found.reading.vi.startswith(f"Mỗi khoản có số riêng, như {prefix}-")
    assert "TT-9.14" not in page and "2005" not in page[: page.index('id="deck"')]


def test_no_book_speaks_of_money_cards_but_chan(book):
    game, _, page = book
    assert ("“345 văn”" in page) == (game == "chan")


@pytest.mark.parametrize("game", GAMES)
def test_in_both_languages_and_large(game):
    found = html(Edition(game, language=Language.BOTH, paper=Paper.LARGE))
    assert '<span lang="vi" class="vi">Mục lục</span> <span lang="en" class="en">Contents</span>' in found
    links_lead_somewhere(found)


# points


def test_the_points_of_chan_are_the_engines():
    [volume] = Book(load(), Edition("chan")).volumes
    points = {row.name.vi: (row.points, row.ga) for row in volume.points["cuoc"]}
    assert (points["suông"], points["lèo"], points["thập thành"]) == ((2, 0), (5, 0), (12, 5))
    for preset in rules_of("chan").presets:
        [volume] = Book(load(), Edition("chan", preset.slug)).volumes
        for row in (*volume.points["cuoc"], *volume.points["compound"]):
            parts = [name.removesuffix(" ×2") for name in row.name.vi.split(" + ")]
            cuoc = {part: 2 if f"{part} ×2" in row.name.vi else 1 for part in parts}
            said = ask({"game": "chan", "ask": "score", "rules": preset.slug, "cuoc": cuoc})
            assert row.points == said.get("diem")


def test_the_points_of_a_ket_are_those_of_the_table():
    table = {row.name.vi: row.cells for row in points_of(House("tam-cuc"))["ket"]}
    assert table["kết đôi"] == (12, 6, 4)
    assert table["kết ba"] == (18, 9, 6)
    assert table["kết tốt đen"] == table["kết ngũ tử"] == (24, 12, 8)
    assert table["đè tốt đen"] == (48, 24, 16)
    flat = {row.name.vi: row.cells for row in points_of(houses.read("gamevh~bang_ket.2-3-4-8", "tam-cuc"))["ket"]}
    assert (flat["kết đôi"], flat["đè tốt đen"]) == ((2, 2, 2), (8, 8, 8))


@pytest.mark.parametrize("game", [game for game in GAMES if game not in ("chan", "tam-cuc")])
def test_a_game_without_cuoc_has_no_table_of_points(game):
    assert f'id="points-{game}"' not in html(Edition(game))


# several games in one book


def test_a_book_of_several_games_tells_the_rules_of_each():
    game = GAMES[-1]
    edition = Edition(WHOLE, "hoi-lim", several=("to-tom", "bi-tu", game))
    book = Book(load(), edition)
    assert [family.games for family in book.families] == [("to-tom", "bi-tu"), (game,)]
    assert [family.house.preset for family in book.families] == ["hoi-lim", rules_of(game).default]
    assert book.title.vi == "Luật 3 trò bài lá"
    found = html(edition)
    links_lead_somewhere(found)
    assert f'class="volume" id="{game}">' in found
    assert found.count("<table") >= 3
    assert "Các bộ bài" in found


def test_games_that_have_no_book_are_left_out():
    assert Edition(WHOLE, several=("to-tom", "poker")).games == ("to-tom",)
    assert Edition(WHOLE, several=books()) == Edition(WHOLE)
    assert Edition(WHOLE, several=("to-tom",)).query == "games=to-tom"


def test_the_page_offers_every_game_and_keeps_the_choice(client):
    body = client.get("/rulebook/?game=all&games=to-tom&games=bi-tu").content.decode()
    assert re.findall(r'name="games" value="([^"]+)"', body) == list(books())
    checked = re.findall(r'name="games" value="([^"]+)"[^>]* checked', body)
    assert checked == ["to-tom", "bi-tu"]
    assert 'name="games"' not in client.get("/rulebook/").content.decode()


def test_a_game_that_is_not_there_is_told(client):
    response = client.get("/rulebook/all.pdf?games=poker")
    assert response.status_code == 400
    assert "poker" in response.content.decode()
