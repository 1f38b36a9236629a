"""The desks of the games of other decks: their examples, their refusals, the address as the hand."""

import re
from html import unescape

import pytest
from django.http import QueryDict
from django.test import Client
from django.utils.translation import override

from tutorials.catalogue import LANGS, houses
from tutorials.desk.games import DESKS
from tutorials.engine.decks import deck_of

EXAMPLES = [
    pytest.param(game, dict(values), id=f"{game}-{number}")
    for game, desk in DESKS.items()
    for number, (_, values) in enumerate(desk.examples, 1)
]
GAMES = sorted(DESKS)
WRONG = {"money": "xe đỏ", "tam-cuc": "10♠", "french": "7 văn"}


@pytest.fixture(autouse=True)
def vietnamese():
    with override("vi"):
        yield


def page(client: Client, game: str, lang: str = "vi", **query: str) -> str:
    prefix = "/en" if lang == "en" else ""
    response = client.get(f"{prefix}/{game}/desk/", query, follow=True)
    assert response.status_code == 200
    return re.sub(r"\s+", " ", unescape(response.content.decode()))


@pytest.mark.parametrize(("game", "values"), EXAMPLES)
def test_an_example_is_read_in_both_languages_and_under_every_preset(client: Client, game: str, values: dict) -> None:
    for lang in LANGS:
        shown = page(client, game, lang, **values)
        assert 'id="reading"' in shown and 'class="fault"' not in shown
        with override(lang):
            for house in houses.presets(game):
                assert house.name.say(lang) in shown


@pytest.mark.parametrize("game", GAMES)
def test_a_card_of_another_game_is_told_where_it_belongs(client: Client, game: str) -> None:
    hand = DESKS[game].fields[0].name
    shown = page(client, game, **{hand: WRONG[deck_of(game).slug]})
    assert "là quân của" in shown and WRONG[deck_of(game).slug] in shown


@pytest.mark.parametrize("game", GAMES)
def test_a_tapped_card_goes_into_the_address_and_out_again(client: Client, game: str) -> None:
    hand, card = DESKS[game].fields[0].name, deck_of(game).kinds[3]
    response = client.get(f"/{game}/desk/", {"add": card.code})
    assert response.status_code == 302
    kept = QueryDict(response["Location"].partition("?")[2])
    assert deck_of(game).parse(kept[hand]) == (card,)
    response = client.get(f"/{game}/desk/", {**kept.dict(), "remove": "0"})
    assert response["Location"] == f"/{game}/desk/"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rubbish", ["«»", "7", "10", "x" * 700, "\u202e", "null", "{}"])
def test_rubbish_is_refused_beside_its_field_and_kept(client: Client, game: str, rubbish: str) -> None:
    hand = DESKS[game].fields[0].name
    shown = page(client, game, **{hand: rubbish})
    assert 'class="fault"' in shown and rubbish in shown


@pytest.mark.parametrize("game", GAMES)
def test_rules_that_do_not_exist_are_named(client: Client, game: str) -> None:
    assert "Không có lệ «nowhere»" in page(client, game, rules="nowhere")
