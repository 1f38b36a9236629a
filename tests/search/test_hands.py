"""Hands typed into the search."""

import html
import re

import pytest
from django.utils.translation import override

from tutorials.catalogue import load
from tutorials.search import hands


@pytest.mark.parametrize(
    ("query", "codes"),
    [
        ("568v 7v7v7v cc", "5v 6v 7v 7v 7v 8v cc"),
        ("3 văn 4 văn 5 văn", "3v 4v 5v"),
        ("tam văn, tứ văn, ngũ văn", "3v 4v 5v"),
        ("ông cụ thang thang", "tt oc"),
    ],
)
def test_a_hand_is_read(query, codes):
    assert hands.read(query, "vi").codes == codes


@pytest.mark.parametrize("query", ["", "bất thực", "lưng tôm", "xuyên bí tư", "7 văn", "chi chi", "9.14", "TT-9.14"])
def test_words_and_single_cards_are_no_hand(query):
    assert hands.read(query, "vi") is None


def test_a_hand_is_summed_up():
    with override("vi"):
        assert hands.read("345v 7v3w3s", "vi").summary == "6 quân · phu: 2 · lưng: 1 · rác: 0"
    with override("en"):
        assert "sets: 2" in hands.read("345v 7v3w3s", "en").summary


def test_a_hand_of_twenty_says_what_it_waits_for():
    with override("vi"):
        assert hands.read("8v2w2s 34567v 4567w 4567s 1v1w1w cc", "vi").summary.startswith("20 quân · phu: ")
        assert "chờ: " in hands.read("8v2w2s 34567v 4567w 4567s 1v1w1w cc", "vi").summary


def test_the_address_is_the_hand():
    with override("vi"):
        assert hands.read("cc 3 văn 4 văn 5 văn", "vi").address == "/to-tom/desk/?cards=345v+cc"


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("7 van", "văn hay vạn"),
        ("7v7v7v7v7v", "7 văn"),
        ("568v 77x 9s", "77x"),
    ],
)
def test_a_hand_with_a_slip_is_told_its_remedy(query, said):
    found = hands.read(query, "vi")
    assert not found.cards
    assert said in found.problem


def test_more_cards_than_a_hand_are_only_counted():
    with override("vi"):
        assert "22" in hands.read("123456789v 123456789w 1234s", "vi").summary


OPEN = {game.slug for game in load().games if game.is_open}


@pytest.mark.parametrize(
    ("query", "codes"),
    [
        ("10♠ J♠ Q♠", "10b jb qb"),
        ("10s Js Qs", "10b jb qb"),
        ("át rô, già cơ", "ar kc"),
        ("xe đỏ, xe đen", "xe-do xe-den"),
        ("2 tốt đen, tướng đỏ", "tuong-do tot-den tot-den"),
    ],
)
def test_a_hand_of_another_deck_is_read(query, codes):
    with override("vi"):
        assert hands.read(query, "vi").codes == codes


@pytest.mark.parametrize("query", ["10♠", "xe đỏ", "cơ", "tướng", "tốt đen", "rô", "bích", "K♥"])
def test_one_card_of_another_deck_is_a_word(query):
    assert hands.read(query, "vi") is None


def test_a_french_hand_leads_to_the_desks_that_can_take_it():
    with override("vi"):
        found = hands.read("A♠ K♥", "vi")
    places = {place.game.slug: place for place in found.desks}
    assert "xi-dach" in places and "bai-cao" not in places  # bài cào has three cards
    assert places["xi-dach"].address.startswith("/xi-dach/desk/?") and places["xi-dach"].summary
    assert not {"to-tom", "tam-cuc"} & set(places)


def test_pieces_lead_to_tam_cuc():
    with override("vi"):
        assert {place.game.slug for place in hands.read("xe đỏ, xe đỏ", "vi").desks} == {"tam-cuc"}


def test_money_cards_lead_to_to_tom_and_to_chan_where_chan_has_them():
    with override("vi"):
        assert [place.game.slug for place in hands.read("5v 5v 6s 6w", "vi").desks] == ["to-tom", "chan"]
        assert [place.game.slug for place in hands.read("5v 5v oc", "vi").desks] == ["to-tom"]


@pytest.mark.parametrize(("query", "said"), [("A♠ A♠", "A♠"), ("3 xe đỏ", "xe đỏ")])
def test_a_card_too_many_is_told_in_any_deck(query, said):
    assert said in hands.read(query, "vi").problem


def test_every_hit_of_the_page_can_be_followed(client):
    for query in ("10♠ J♠ Q♠", "xe đỏ, xe đen", "A♠ K♥", "5v 5v 6s 6s", "7 7 7"):
        page = client.get("/search/", {"q": query}).content.decode()
        for address in re.findall(r'href="(/[a-z-]+/desk/\?[^"]+)"', page):
            assert client.get(html.unescape(address), follow=True).status_code == 200, address


def test_signs_of_a_hand_are_not_looked_for_as_letters(client):
    page = client.get("/search/", {"q": "A♠ K♥"}).content.decode()
    assert "search-direct" in page and "search-group" not in page
    assert "search-group" in client.get("/search/", {"q": "xe đỏ, xe đen"}).content.decode()
