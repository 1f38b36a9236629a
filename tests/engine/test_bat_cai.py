"""Bắt cái in all its forms (TT-1.2, TT-16.11): one card, two cards, two cards drawn by the cái; five, four, three."""

import pytest

from tests.engine.asking import refused, totom
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.cards import KINDS


def deal(game: str, cards: object, **fields: object) -> dict:
    """Ask about a deal with a turned card."""
    answer = ask({"game": game, "ask": "deal", "bat_cai": cards, **fields})
    assert "error" not in answer, answer
    return answer


@for_each(
    ("card", "heap"),
    [("1v", 1), ("2w", 2), ("3s", 3), ("4v", 4), ("5w", 5), ("6s", 1), ("7v", 2), ("8w", 3), ("9s", 4)],
)
def test_tt_1_2_3_the_rank_is_counted_round_five_heaps(card, heap):
    assert deal("to-tom", card)["cai_part"] == heap


@pytest.mark.parametrize("card", ["chi chi", "thang thang", "ông cụ"])
def test_tt_1_2_3_a_red_yeu_counts_ten_with_five_only(card):
    assert (deal("to-tom", card)["cai_count"], deal("to-tom", card)["cai_part"]) == (10, 5)
    assert deal("bi-tu", card)["cai_part"] == 1
    assert deal("tai-ban", card)["cai_part"] == 1


def test_tt_1_2_3_ten_gives_all_five_seats_the_same_chance():
    heaps = [deal("to-tom", kind.code)["cai_part"] for kind in KINDS]
    assert [heaps.count(heap) for heap in range(1, 6)] == [6] * 5


def test_tt_1_2_3_without_the_ten_three_heaps_are_still_not_alike():
    heaps = [deal("tai-ban", kind.code)["cai_part"] for kind in KINDS]
    assert [heaps.count(heap) for heap in (1, 2, 3)] == [12, 9, 9]


@for_each(("card", "heap"), [("4v", 4), ("5v", 1), ("9v", 1), ("8v", 4), ("7v", 3)])
def test_bi_tu_counts_round_four_heaps(card, heap):
    assert deal("bi-tu", card)["cai_part"] == heap


@for_each(("card", "heap"), [("3v", 3), ("4v", 1), ("9v", 3), ("8v", 2)])
def test_tai_ban_counts_round_three_heaps(card, heap):
    assert deal("tai-ban", card)["cai_part"] == heap


@for_each(
    ("cards", "count", "heap"),
    [("9v4s", 13, 3), ("1v1w", 2, 2), ("1v5w", 6, 1), ("5v5w", 10, 5), ("9v9w", 18, 3), ("cc 3v", 4, 4)],
)
def test_tt_16_11_two_cards_are_summed_and_the_heap_beside_the_gap_is_the_first(cards, count, heap):
    answer = deal("to-tom", cards, rules="hoi-lim")
    assert (answer["cai_count"], answer["cai_part"]) == (count, heap)
    assert "TT-16.11" in answer["articles"]


def test_tt_16_11_two_cards_with_four_players_are_divided_by_four():
    assert deal("bi-tu", "9v4s", rules="hoi-lim")["cai_part"] == 1


def test_tt_1_2_where_the_cai_draws_two_no_heap_is_counted():
    answer = deal("to-tom", "7v cc", rules="wikipedia")
    assert (answer["cai_part"], answer["kept"], answer["shown"]) == (None, "7 văn", "chi chi")
    assert (answer["cai"], answer["noc"], answer["noc_face_up"]) == (21, 18, 1)
    assert 5 * answer["hand"] + 1 + answer["noc"] + answer["noc_face_up"] == 120


def test_tt_1_2_4_the_first_hand_of_a_hoi_names_the_player_too():
    seats = ["Cụ Lý", "Bác Sáu", "An", "Bình", "Chi"]
    answer = deal("to-tom", "7v", dau_hoi=True, seats=seats)
    assert (answer["cai_part"], answer["cai_seat"]) == (2, "Bác Sáu")
    assert deal("to-tom", "ông cụ", dau_hoi=True)["cai_seat"] == "E"
    assert deal("tai-ban", "5s", dau_hoi=True)["cai_seat"] == "B"


def test_tt_1_2_2_later_hands_pick_only_the_heap():
    answer = deal("to-tom", "7v", cai="D")
    assert (answer["cai_part"], answer["cai_seat"]) == (2, "D")
    assert deal("to-tom", "7v")["cai_seat"] is None


@for_each(
    ("fields", "field"),
    [
        ({"bat_cai": "7v 8v"}, "bat_cai"),
        ({"bat_cai": ""}, "bat_cai"),
        ({"bat_cai": "7v", "rules": "hoi-lim"}, "bat_cai"),
        ({"bat_cai": "7v", "rules": "wikipedia"}, "bat_cai"),
        ({"bat_cai": "7v", "cai": "F"}, "cai"),
        ({"bat_cai": "7v", "cai": "A", "dau_hoi": True}, "cai"),
        ({"bat_cai": "7v", "seats": ["A", "B", "C", "D"]}, "seats"),
        ({"bat_cai": "7v", "seats": ["A", "B", "C", "D", "D"]}, "seats[4]"),
    ],
)
def test_bad_picks_are_refused(fields, field):
    assert refused("deal", **fields)["field"] == field


def test_the_cai_after_every_result_has_an_article_of_its_own():
    found = {result: totom("cai", result=result)["articles"] for result in ("u", "hoa", "bao", "bo-bai")}
    assert found == {"u": ["TT-7.1.1"], "hoa": ["TT-7.1.2"], "bao": ["TT-7.1.3"], "bo-bai": ["TT-7.1.4"]}
