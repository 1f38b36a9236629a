"""Dealing, the nọc, the cái (TT-1, TT-6, TT-7), and which card to throw (TT-10)."""

import pytest

from tests.engine.asking import refused, totom
from tests.every import for_each
from tutorials.engine import ask


def test_tt_1_1_bi_ngu_uses_all_120_cards():
    answer = totom("deal", players=5)
    wanted = {"hand": 20, "cai": 21, "noc": 19, "noc_end": 5, "win_size": 21, "min_lung": 1}
    assert {key: answer[key] for key in wanted} == wanted
    assert 5 * answer["hand"] + 1 + answer["noc"] == 120


@pytest.mark.parametrize(("players", "left"), [(5, 5), (4, 8), (3, 11)])
def test_tt_6_2_each_who_sits_out_leaves_three_more(players, left):
    assert totom("deal", players=players)["noc_end"] == left


def test_t38_dien_plays_to_the_last_card():
    assert totom("deal", rules={"noc_hoa": "1"})["noc_end"] == 1


@pytest.mark.parametrize(
    ("game", "hand", "noc", "left", "size", "lung"),
    [("bi-tu", 24, 23, 8, 25, 2), ("tai-ban", 30, 29, 14, 31, 9), ("to-tom-diem", 20, 19, 1, 21, 1)],
)
def test_the_other_forms_deal_all_cards_too(game, hand, noc, left, size, lung):
    answer = ask({"game": game, "ask": "deal"})
    got = tuple(answer[key] for key in ("hand", "noc", "noc_end", "win_size", "min_lung"))
    assert got == (hand, noc, left, size, lung)
    assert answer["players"] * hand + 1 + noc == 120


@for_each(("card", "part"), [("1v", 1), ("5w", 5), ("6s", 1), ("9v", 4), ("chi chi", 5)])
def test_t36_one_card_is_counted_modulo_five(card, part):
    assert totom("deal", bat_cai=card)["cai_part"] == part


def test_t36_two_cards_are_summed():
    assert totom("deal", bat_cai=["9 văn", "4 sách"], rules="hoi-lim")["cai_part"] == 3
    assert refused("deal", bat_cai=["9 văn", "4 sách"])["code"] == "hand-size"


@for_each(
    ("result", "rules", "who"),
    [
        ("u", "luat-2005", "nguoi-u"),
        ("hoa", "luat-2005", "dau-ke"),
        ("hoa-chiu", "luat-2005", "nguoi-chiu"),
        ("hoa-chiu", "hoi-lim", "dau-ke"),
        ("bao", "luat-2005", "nguoi-bao"),
        ("bo-bai", "luat-2005", "bat-cai-lang"),
    ],
)
def test_t37_who_has_the_next_cai(result, rules, who):
    assert totom("cai", result=result, rules=rules)["cai"] == who


def test_players_out_of_bounds_are_refused():
    assert refused("deal", players=9)["field"] == "players"
    assert refused("deal", players="năm")["field"] == "players"


HAND = "999v 678v 345w 567w 678s 2s 9s cc tt oc oc"  # 21 cards, 2 and 9 sách beside the rest


def test_the_best_throw_leaves_most_waits():
    answer = totom("discards", cards=HAND, khan=["9v"])
    best = [throw["card"] for throw in answer["best"]]
    assert best == ["2 sách"]  # 6-7-8-9 sách stays, the hand is thập thành
    assert answer["best"][0]["rac"] == 0


def test_yeu_and_khan_may_not_be_thrown():
    answer = totom("discards", cards=HAND, khan=["9v"])
    barred = {each["card"]: each["article"] for each in answer["forbidden"]}
    assert barred["chi chi"] == "TT-10.1"
    assert barred["9 văn"] == "TT-10.2"
    thrown = {each["card"] for each in (*answer["best"], *answer["others"])}
    assert not thrown & set(barred)


def test_tt_11_3_2_one_card_a_cup():
    cards = "77v 7w7s 568v 222w 345w 345s cc tt oc oc 1v"
    once = totom("discards", cards="7v" + cards[:-3], bat_thuc=["7v"], khan=["2w"])
    assert "7 văn" not in {each["card"] for each in once["forbidden"]}
    again = totom("discards", cards=cards, bat_thuc=["7v"], khan=["2w"], discarded=["7v"])
    assert {"card": "7 văn", "article": "TT-11.3.2"} in again["forbidden"]


def test_tt_12_4_2_a_declined_thien_khai_has_two_cuts():
    cards = "7v7v7v 34v 568v tt 9w9s 456w 678w 1v1w1s oc"
    fields = {"cards": cards, "bat_thuc": ["7v"], "discarded": ["7v"]}
    free = totom("discards", **fields)
    assert "7 văn" not in {each["card"] for each in free["forbidden"]}
    mat = [{"cards": "567v", "how": "an", "eaten": "5v"}]
    laid = totom("discards", **fields | {"cards": cards.replace("7v7v7v", "7v7v").replace("568v", "8v"), "mat": mat})
    assert "7 văn" not in {each["card"] for each in laid["forbidden"]}
    strict = totom("discards", rules={"xen_thien_khai": 1}, **fields)
    assert {"card": "7 văn", "article": "TT-11.3.2"} in strict["forbidden"]


def test_a_fourth_copy_beside_a_phong_may_be_thrown():
    mat = [{"cards": "4s4s4s", "how": "phong"}]
    answer = totom("discards", cards="8v2w2s 34567v 4567w 4567s cc 9s", mat=mat)
    assert "4 sách" not in {each["card"] for each in answer["forbidden"]}


def test_cards_on_the_mat_may_not_be_thrown():
    mat = [{"cards": "678s", "how": "an"}]
    answer = totom("discards", cards="999v 678v 345w 567w 2s 9s cc tt oc oc", khan=["9v"], mat=mat)
    assert {"card": "7 sách", "article": "TT-10.2"} in answer["forbidden"]
