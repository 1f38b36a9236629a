"""Hands typed into the search."""

import pytest
from django.utils.translation import override

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
        assert "phu: 2" in hands.read("345v 7v3w3s", "en").summary


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
