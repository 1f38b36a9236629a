"""Bí tứ (BT-1 to BT-16): 24 and 25 cards, two separate lưng, and the names of its own cước."""

import pytest

from tests.every import for_each
from tutorials.engine import ask

TWO = "999v 222w 678v 345w 567w 68s 1s 1w cc cc tt oc oc"  # khàn of 9 văn and 2 vạn; 7 sách wins
ONE = "999v 678v 345w 567w 678s 234s 345v 1s 1w cc"  # round, one lưng
KHAN = ["9v", "2w"]
TWELVE_RED = "cc 9w8s tt 9w9s 789w 678s 789s 345v 234w 567v"
TWO_CU = "oc 7v3w3s 8v2w2s 456v 4567w 4567s 567v 345w"


def bi_tu(name, **fields):
    answer = ask({"game": "bi-tu", "ask": name, **fields})
    assert "error" not in answer, answer
    return answer


def refused(name, **fields):
    answer = ask({"game": "bi-tu", "ask": name, **fields})
    assert "error" in answer, answer
    return answer["error"]


def win(cards, card, **fields):
    return bi_tu("win", cards=cards, winning={"card": card}, **fields)


def test_bt_1_and_6_24_cards_each_and_23_in_the_noc():
    answer = bi_tu("deal")
    assert [answer[key] for key in ("players", "hand", "cai", "noc", "noc_end", "win_size", "min_lung")] == [
        4, 24, 25, 23, 8, 25, 2,
    ]  # fmt: skip
    assert answer["articles"] == ["BT-1.1", "BT-6.1", "BT-2.1"]
    assert bi_tu("deal", players=3)["noc_end"] == 11


@for_each(("card", "part"), [("chi chi", 1), ("7 văn", 3), ("8 sách", 4), ("9 vạn", 1)])
def test_bt_1_2_a_red_yeu_counts_one(card, part):
    assert bi_tu("deal", bat_cai=card)["cai_part"] == part


def test_bt_2_1_two_separate_lung_are_needed():
    assert win(TWO, "7s", khan=KHAN)["result"] == "diem"
    short = win(ONE, "oc", khan=["9v"])
    assert (short["result"], short["reason"]) == ("khong-u", "khong-lung")
    assert win(ONE, "oc", khan=["9v"], announced=["suông"])["result"] == "bao"


def test_bt_4_2_lung_that_share_a_card_are_not_separate():
    assert bi_tu("arrange", cards="7v3w3s cc 9w8s")["lung"] == 2
    assert bi_tu("arrange", cards="7v3w3s 7v3w3s")["lung"] == 2
    assert bi_tu("arrange", cards="tt oc 9w 9s")["lung"] == 1
    assert bi_tu("arrange", cards="6v6v6v6v", thien_khai=["6v"])["lung"] == 1


def test_bt_13_1_one_lung_is_thanh_two_are_thap_thanh():
    one = bi_tu("waits", cards=ONE, khan=["9v"])
    assert (one["state"], one["articles"][0]) == ("thanh", "BT-13.1")
    assert "cần 2" in one["lines"][0]["text"]
    two = "999v 222w 678v 345w 567w 678s 1s 1w cc cc tt oc"
    assert bi_tu("waits", cards=two, khan=KHAN)["state"] == "thap-thanh"


@pytest.mark.parametrize(
    ("cards", "card", "cuoc", "names"),
    [
        (TWELVE_RED, "oc", ["thap-dieu", "leo"], ("thập nhị điều", "twelve red")),
        (TWO_CU, "oc", ["kinh-cu", "tom"], ("kính nhị cụ", "two ông cụ")),
    ],
)
def test_bt_15_1_the_two_cuoc_bear_their_own_names(cards, card, cuoc, names):
    for lang, name in zip(("vi", "en"), names, strict=True):
        answer = win(cards, card, lang=lang)
        assert answer["cuoc"] == cuoc
        assert name in " ".join(line["text"] for line in answer["lines"]).lower()
    assert "BT-15.1" in win(cards, card)["articles"]
    five = ask({"game": "to-tom", "ask": "score", "cuoc": [cuoc[0]]})
    assert names[0] not in five["lines"][0]["text"]


@for_each("name", ["thập nhị điều", "thập nhị hồng", "mười hai đỏ", "kính nhị cụ", "kính 2 cụ", "kính nhị cố"])
def test_bt_15_2_every_name_of_the_two_is_understood_and_worth_18(name):
    answer = bi_tu("score", cuoc=[name])
    assert answer["cuoc"][0] in ("thap-dieu", "kinh-cu")
    assert answer["diem"] == 18
    assert bi_tu("score", cuoc=[name], rules="hoi-lim")["diem"] == 12


def test_bt_15_2_1_one_or_three_cu_are_no_kinh_nhi_cu():
    assert win(TWO_CU.replace("oc", "1v", 1), "oc")["cuoc"] == ["tom"]
    assert win(TWO_CU.replace("oc ", "oc oc ", 1).replace(" 345w", " 45w"), "3w")["cuoc"] == ["kinh-cu", "tom"]


def test_bt_15_2_2_twelve_red_exactly_or_at_least():
    assert win(TWELVE_RED, "1v")["cuoc"] == ["leo"]
    thirteen = TWELVE_RED.replace("567v", "56v") + " tt"
    assert win(thirteen, "7v")["cuoc"] == ["thap-dieu", "leo"]
    more = "cc 9w8s tt 9w9s 789w 678s 789s 345v tt oc 1v 567v"
    assert win(more, "oc")["cuoc"] == ["leo"]
    assert win(more, "oc", rules="hoi-lim")["cuoc"] == ["thap-dieu", "leo"]


def test_bt_15_3_hoi_lim_has_no_thong_at_a_table_of_four():
    fields = {"khan": KHAN, "streak": 1}
    assert (win(TWO, "7s", **fields)["cuoc"], win(TWO, "7s", **fields)["diem"]) == (["thong"], 6)
    lim = win(TWO, "7s", rules="hoi-lim", **fields)
    assert (lim["cuoc"], lim["diem"]) == (["suong"], 4)
    assert "BT-15.3" in lim["articles"]
    assert bi_tu("waits", cards=TWO, rules="hoi-lim", **fields)["waits"][0]["cuoc"] == ["suong"]
    assert bi_tu("score", cuoc=["tôm"], streak=1, rules="hoi-lim")["diem"] == 6
    assert refused("score", cuoc=["thông"], rules="hoi-lim")["code"] == "conflict"
    five = ask({"game": "to-tom", "ask": "score", "cuoc": ["thông"], "rules": "hoi-lim"})
    assert five["diem"] == 6


def test_bt_10_1_yeu_and_khan_may_not_be_thrown():
    answer = bi_tu("discards", cards=TWO + " 9s", khan=KHAN)
    barred = {each["card"] for each in answer["forbidden"]}
    assert {"chi chi", "9 văn", "2 vạn"} <= barred
    assert "9 sách" not in barred
