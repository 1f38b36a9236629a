"""The gallery of cards: every card of every deck, one of them enlarged with its parts pointed out."""

import gzip
import re

import pytest

from tutorials.catalogue import load
from tutorials.engine.decks import DECKS, MONEY
from tutorials.engine.games import deck_of
from tutorials.faces.compose import STYLES, Face
from tutorials.gallery.pointers import enlarged
from tutorials.pages.game import keeping

ADDRESSES = {deck.slug: "/faces/" if deck is MONEY else f"/faces/{deck.slug}/" for deck in DECKS}


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.slug)
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_every_card_of_a_deck_is_shown(client, deck, prefix):
    response = client.get(prefix + ADDRESSES[deck.slug])
    page = response.content.decode()
    assert response.status_code == 200
    assert {kind.code for kind in deck.kinds} == set(re.findall(r'\.svg#c([a-z0-9-]+)"', page))
    assert len(gzip.compress(response.content, 6)) <= 30_000
    assert len(re.findall("<h1", page)) == 1


def test_the_money_deck_has_one_address(client):
    assert client.get("/faces/money/")["Location"] == "/faces/"
    assert client.get("/faces/uno/").status_code == 404


def test_a_card_is_told_with_nickname_sign_and_verse(client):
    page = client.get("/faces/").content.decode()
    entry = page.split('<li id="8w">')[1].split("</li>")[0]
    assert "cá chép" in entry and "八萬" in entry and 'class="verse"' in entry
    assert '/glossary/quan-8w/"' in entry
    assert page.count('class="verse"') == 30


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.slug)
def test_each_face_has_its_own_parts_inside_the_card(deck):
    shown, style = enlarged(deck.slug), STYLES[deck.slug]
    assert {face for face, _ in shown.faces} == set(Face)
    for _, placed in shown.faces:
        assert [each.number for each in placed] == list(range(1, len(placed) + 1)) and len(placed) >= 2
        assert all(0 < each.pointer.x < style.width and 0 < each.pointer.y < style.height for each in placed)
    assert len({tuple(str(each.pointer.text) for each in placed) for _, placed in shown.faces}) >= 2


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("path", "gallery"),
    [
        ("/", "/faces/"),
        ("/chan/", "/faces/money/"),
        ("/tam-cuc/", "/faces/tam-cuc/"),
        ("/glossary/bo-bai-to-tom/", "/faces/money/"),
        ("/glossary/bai-tay/", "/faces/french/"),
        ("/search/?q=mặt+quân", "/faces/"),
    ],
)
def test_the_gallery_is_found(client, path, gallery):
    assert re.search(rf'href="{gallery}(\?game=[a-z-]+)?"', client.get(path).content.decode())


@pytest.mark.django_db
@pytest.mark.parametrize("game", [game.slug for game in load().games if game.is_open])
def test_the_first_lesson_leads_to_the_gallery(client, game):
    lessons = load().lessons(game)
    address = f'href="{keeping(game, "gallery:deck", deck_of(game).slug)}"'
    assert address in client.get(f"/{game}/lessons/{lessons[0].slug}/").content.decode()
    assert address not in client.get(f"/{game}/lessons/{lessons[1].slug}/").content.decode()


def test_the_page_of_a_deck_shows_its_cards(client):
    page = client.get("/glossary/bo-bai-chan/").content.decode()
    assert set(re.findall(r'\.svg#c([a-z0-9-]+)"', page)) == {kind.code for kind in deck_of("chan").kinds}
