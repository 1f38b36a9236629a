"""How a winning hand is shown: the khàn raised in its turn, the hand laid out whole. TT-11.6, TT-14.9.3, TT-16.20."""

import pytest

from tests.engine.asking import refused, totom
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.totom.score.calls import SHOWING

HAND = "999v 678v 345w 567w 68s 1s cc cc tt oc oc"  # waits for 7 sách beside a khàn of 9 văn
RAISED = "7s7s7s 678v 345w 567w 234s 1s cc cc tt oc"  # round but for the fourth 7 sách
SPREAD = "7s7s7s 678v 345w 567w 89s 1s cc cc tt oc oc"  # needs the fourth 7 sách for 7-8-9
HEAD = "Ván: to-tom\nGhế: A B C D E\nCái: A\n"


def shown(cards=HAND, khan="9v", card="7s", **fields):
    return totom("win", cards=cards, khan=khan, winning={"card": card}, **fields)


def case(cards=HAND, khan="9v", card="7s", **fields):
    return totom("claim", act="u", cards=cards, whole=True, khan=khan, card=card, **fields)


@pytest.mark.parametrize("rules", ["luat-2005", "san-dinh", "hoi-lim", "wikipedia", "chieu-co"])
@pytest.mark.parametrize(("fault", "article"), [("day-khan-som", "TT-11.6.1"), ("day-khan-muon", "TT-11.6.5")])
def test_tt_11_6_a_khan_raised_out_of_turn_costs_the_points_everywhere(fault, article, rules):
    assert shown(rules=rules)["result"] == "diem"
    found = shown(rules=rules, faults=[fault])
    assert (found["result"], found["diem"], found["den"]) == ("lanh-lang", 0, 0)
    assert article in found["articles"]
    told = case(rules=rules, faults=[fault])
    assert (told["result"], told["diem"]) == ("lanh-lang", 0)
    assert [(each["fault"], each["article"]) for each in told["faults"]] == [(fault, article)]


def test_tt_11_6_4_the_khan_of_the_winning_card_is_raised_first():
    assert shown(RAISED, "7s", faults=["day-khan-som"])["result"] == "diem"
    assert case(RAISED, "7s", faults=["day-khan-som"])["allowed"]
    assert shown(RAISED, "7s", faults=["day-khan-muon"])["result"] == "lanh-lang"


def test_tt_11_6_1_another_khan_still_waits_for_the_hand():
    cards = "7s7s7s 999v 345w 567w 234s 1s cc cc tt oc"
    assert shown(cards, "7s 9v")["use"] == "day-khan"
    assert shown(cards, "7s 9v", faults=["day-khan-som"])["result"] == "lanh-lang"


def test_tt_11_6_3_a_card_that_goes_into_a_run_first_leaves_the_khan_to_the_end():
    assert shown(SPREAD, "7s")["use"] == "tien-u"
    assert shown(SPREAD, "7s", faults=["day-khan-som"])["result"] == "lanh-lang"


@pytest.mark.parametrize("fault", ["day-khan-som", "dậy khàn muộn"])
def test_tt_11_6_without_a_khan_none_can_be_raised_out_of_turn(fault):
    cards = "8v2w2s 34567v 4567w 4567s 1v1w1w cc"
    assert refused("win", cards=cards, winning={"card": "1s"}, faults=[fault])["field"] == "faults"
    found = refused("claim", act="u", cards=cards, whole=True, card="1s", faults=[fault])
    assert (found["code"], found["field"]) == ("conflict", "faults")


@for_each(
    ("rules", "won", "told"),
    [
        ("luat-2005", "bao", "bao"),
        ("hoi-lim", "bao", "cheo-do"),  # báo is paid by chèo đò there
        ("san-dinh", "lanh-lang", "lanh-lang"),
        ({"cham_xuong": "cheo-do"}, "bao", "cheo-do"),
    ],
)
def test_tt_14_9_3_a_hand_not_laid_out_whole(rules, won, told):
    assert shown(rules=rules)["result"] == "diem"
    found = shown(rules=rules, faults=["chậm xướng"])
    assert (found["result"], found["diem"]) == (won, 0)
    assert case(rules=rules, faults=["chậm xướng"])["result"] == told


@for_each(
    ("rules", "slug", "result"),
    [
        ("luat-2005", "khong-u", "bao"),
        ("hoi-lim", "khong-u", "cheo-do"),
        ("san-dinh", "cham-xuong", "lanh-lang"),
        ({"cham_xuong": "cheo-do"}, "cham-xuong", "cheo-do"),
    ],
)
def test_tt_14_9_3_a_khan_wrongly_raised_so_that_others_fit_nowhere(rules, slug, result):
    lines = f"Bài B: {SPREAD}\nB úp 7 sách\nA đánh 7 sách\nB dậy khàn 7 sách\nB ù 7 sách\n"
    faults = totom("turns", record=HEAD + lines, rules=rules)["faults"]
    assert [(each["fault"], each["result"]) for each in faults] == [(slug, result)]


def test_tt_14_9_3_a_hand_that_is_no_win_is_not_merely_slow():
    broken = "7s7s7s 678v 345w 567w 89s 1s cc cc tt oc 2v"
    lines = f"Bài B: {broken}\nB úp 7 sách\nA đánh 7 sách\nB dậy khàn 7 sách\nB ù 7 sách\n"
    faults = totom("turns", record=HEAD + lines, rules="san-dinh")["faults"]
    assert [(each["fault"], each["result"]) for each in faults] == [("khong-u", "bao")]


def test_tb_14_2_at_tai_ban_a_hand_is_shown_by_the_same_rules():
    cards = "666v 222v 345w 678w 345s 678s 789v 345v 1w 1s cc oc tt 1v"
    fields = {"game": "tai-ban", "ask": "win", "cards": cards, "khan": "6v 2v", "winning": {"card": "cc"}}
    results = {fault: ask({**fields, "faults": [fault]})["result"] for fault in SHOWING}
    assert results == {"day-khan-som": "lanh-lang", "day-khan-muon": "lanh-lang", "cham-xuong": "bao"}


def test_only_a_win_is_shown():
    found = refused("claim", act="an", cards="45v", card="3v", beside="45v", faults=["cham-xuong"])
    assert (found["code"], found["field"]) == ("conflict", "faults")
    found = refused("claim", act="u", cards=HAND, whole=True, khan="9v", card="7s", faults=["treo-tranh"])
    assert (found["code"], found["field"]) == ("unknown-fault", "faults")
