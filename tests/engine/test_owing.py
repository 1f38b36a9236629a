"""What a single case owes: faults that cost nothing until an ù, the yêu that must be eaten, and what an ù closes."""

import pytest

from tests.engine.asking import refused, totom, validator
from tests.every import for_each
from tutorials.engine.totom.referee.cases import RAISED

HEAD = "Ván: to-tom\nGhế: A B C D E\nCái: A\n"
WAITING = "489v 246677899w 1244569s tt"  # 20 cards, waits for 5 vạn and 8 vạn
NEAR = {
    "cards": "678v 345w 567w 268s 2v 1s cc tt oc", "whole": True,
    "mat": [{"cards": "9v9w9s", "how": "an", "eaten": "9v"}], "card": "9s", "act": "an", "then": "2v",
}  # fmt: skip


def turns(text, **fields):
    return totom("turns", record=HEAD + text, **fields)


def slugs(found):
    return [(each["fault"], each["result"]) for each in found]


# a yêu at one's own door ------------------------------------------------------------------------


@for_each("rules", ["luat-2005", "san-dinh", "wikipedia", "chieu-co"])
def test_tt_9_3_a_yeu_opened_at_ones_own_door_must_be_eaten(rules):
    said = totom("claim", cards="4v5v", card="ông cụ", door="tri", act="bo", rules=rules, **{"from": "noc"})
    assert said["allowed"] is False
    assert slugs(said["faults"]) == [("bo-yeu", "bao")]
    assert {"TT-9.3", "TT-8.6"} <= set(said["articles"])


def test_tt_9_3_where_wins_are_owed_letting_a_yeu_go_is_a_cheo_do():
    said = totom("claim", card="ông cụ", door="tri", act="bo", rules="hoi-lim", **{"from": "noc"})
    assert said["result"] == "cheo-do"


@for_each(
    "case",
    [
        {"card": "ông cụ", "from": "noc", "door": "tri", "act": "an"},
        {"card": "ông cụ", "from": "noc", "door": "cheo", "act": "bo"},
        {"card": "ông cụ", "from": "noc", "door": "tren", "act": "bo"},
        {"card": "5v", "from": "noc", "door": "tri", "act": "bo"},
    ],
)
def test_tt_9_3_no_other_card_and_no_other_door_binds(case):
    assert totom("claim", **case)["allowed"]


def test_tt_8_6_a_record_shows_the_yeu_that_was_let_go():
    said = turns("A đánh 2 sách\nB mở ông cụ\nC mở 7 sách\n")
    assert [(each["turn"], each["seat"], each["fault"]) for each in said["faults"]] == [(5, "B", "bo-yeu")]
    assert {"TT-9.3", "TT-8.6"} <= set(said["articles"])
    assert turns("Nọc: 6\nTay B: 2s\nA đánh 2 sách\nB mở ông cụ\nHòa\n")["faults"][0]["fault"] == "bo-yeu"


@for_each(
    "after",
    ["B ăn ông cụ\nB đánh 2w\nC mở 7s\n", "D phỗng ông cụ\nD đánh 2w\nE mở 7s\n", "D ù ông cụ\n", "…\nC mở 7s\n", ""],
)
def test_tt_8_6_a_yeu_that_somebody_took_or_may_have_taken_is_no_fault(after):
    assert turns(f"A đánh 2 sách\nB mở ông cụ\n{after}")["faults"] == []


# what a case owes -------------------------------------------------------------------------------


@for_each(
    ("case", "slug", "articles"),
    [
        ({"cards": "5v5v5w5s", "card": "5v", "act": "an", "beside": "5w5s"}, "treo-tranh", {"TT-9.15", "TT-14.2"}),
        (
            {"cards": "oc", "card": "ông cụ", "from": "noc", "door": "tri", "act": "an"},
            "treo-tranh",
            {"TT-9.15", "TT-9.3", "TT-14.2"},
        ),
        ({"khan": "7v", "card": "7v", "door": "cheo", "act": "bo"}, "khe-khan", {"TT-11.4", "TT-14.2"}),
        ({"cards": WAITING, "whole": True, "card": "5w", "act": "bo"}, "bo-u", {"TT-14.8", "TT-14.2"}),
        ({"act": "day-thien-khai", "thien_khai": "6v", "raised": "sau-mo"}, "khe-thien-khai", {"TT-12.4.4", "TT-14.2"}),
        ({"khan": "7v", "cards": "7v8v9s", "card": "7v", "act": "an", "beside": "7v8v", "then": "9s"}, "khe-khan",
         {"TT-11.4"}),
    ],
)  # fmt: skip
def test_tt_16_20_a_case_tells_the_light_fault_and_what_it_costs_at_a_win(case, slug, articles):
    if case.get("act") == "an" and slug == "khe-khan":
        case = {**case, "cards": "8v9v9s", "beside": "8v9v"}
    said = totom("claim", **case)
    assert said["allowed"] is False
    assert said["result"] == "lanh-lang"
    assert slugs(said["faults"]) == slugs(said["owed"]) == [(slug, "lanh-lang")]
    assert articles <= set(said["articles"])
    assert "Làm thế là đúng luật." not in [line["text"] for line in said["lines"]]
    assert validator().is_valid({"game": "to-tom", "ask": "claim", **case})


@for_each(
    "case",
    [
        {"cards": "5v5v5w5s", "card": "5v", "act": "an", "beside": "5v5v5w5s"},
        {"cards": "oc", "card": "ông cụ", "from": "noc", "door": "tri", "act": "an", "beside": "oc"},
        {"khan": "7v", "card": "7v", "door": "cheo", "act": "day-khan"},
        {"khan": "7v", "card": "8v", "door": "cheo", "act": "bo"},
        {"cards": WAITING, "whole": True, "card": "2s", "act": "bo"},
        {"cards": WAITING, "card": "5w", "act": "bo"},  # the whole hand is not known: nobody can say that it was ù
        {"act": "day-thien-khai", "thien_khai": "6v", "raised": "dung-luc"},
        {"act": "day-thien-khai", "thien_khai": "6v"},
    ],
)
def test_a_case_that_owes_nothing_says_only_that_it_is_right(case):
    said = totom("claim", **case)
    assert (said["allowed"], said["owed"], said["faults"]) == (True, [], [])
    assert [line["text"] for line in said["lines"]] == ["Làm thế là đúng luật."]


def test_tt_11_4_at_the_lim_festival_a_khan_not_raised_is_a_cheo_do():
    said = totom("claim", khan="7v", card="7v", door="cheo", act="bo", rules="hoi-lim")
    assert said["result"] == "cheo-do"
    assert slugs(said["owed"]) == [("thoi-khan", "cheo-do")]
    assert {"TT-11.4", "TT-16.18.4"} <= set(said["articles"])


def test_tt_9_15_how_many_copies_hang_and_that_laying_them_puts_it_right():
    said = totom("claim", cards="5v5v5w5s", card="5v", act="an", beside="5w5s")
    (owed,) = said["owed"]
    assert owed == {
        "fault": "treo-tranh", "cards": ["5 văn", "5 văn"], "result": "lanh-lang", "article": "TT-9.15", "due": True,
        "mendable": True,
    }  # fmt: skip


def test_tt_14_8_what_comes_of_the_next_throw_is_no_fault_yet():
    said = totom("claim", cards=WAITING, whole=True, card="5w", act="an", beside="46w")
    assert said["allowed"] is True
    assert [(each["fault"], each["due"], each["mendable"]) for each in said["owed"]] == [("bo-u", False, True)]
    assert "TT-14.8" in said["articles"]
    khan = totom("claim", khan="7v", cards="8v9v", card="7v", act="an", beside="8v9v")
    assert khan["allowed"] is True
    assert [(each["fault"], each["article"]) for each in khan["owed"]] == [("khe-khan", "TT-11.6.2")]


def test_what_was_owed_before_the_case_is_told_beside_it():
    said = totom("claim", cards="56v", khan="9s", passed="9s", card="4v", act="an", beside="56v")
    assert said["allowed"] is True
    assert slugs(said["owed"]) == [("khe-khan", "lanh-lang")]
    assert "Làm thế là đúng luật." not in [line["text"] for line in said["lines"]]


def test_tt_11_5_three_alike_neither_laid_nor_declined_in_a_whole_hand():
    hand = "345v 567v 5v5w5s 8v2w2s 6789w 1v1w1s cc"
    said = totom("claim", cards=hand, whole=True, card="9s", act="bo")
    assert slugs(said["owed"]) == [("treo-khan", "lanh-lang")]
    won = totom("claim", cards=hand, whole=True, card="thang thang", act="u", **{"from": "noc"})
    assert slugs(won["faults"]) == [("treo-khan", "lanh-lang")]
    assert won["diem"] == 0


@pytest.mark.parametrize(("left", "slug"), [(1, "mot-thanh"), (2, "hai-cho")])
def test_tt_16_14_near_the_end_a_case_tells_who_would_pay(left, slug):
    said = totom("claim", **NEAR, noc=left)
    assert said["allowed"] is True
    assert [(each["fault"], each["result"], each["due"]) for each in said["owed"]] == [(slug, "den", False)]
    paid = totom("claim", **NEAR, noc=left, then_won=True)
    assert paid["allowed"] is False
    assert slugs(paid["faults"]) == [(slug, "den")]


@pytest.mark.parametrize("rules", ["wikipedia", {"noc_hoa": "1"}, "luat-2005"])
def test_tt_16_14_the_last_cards_are_counted_to_where_the_house_ends_the_hand(rules):
    assert slugs(totom("claim", **NEAR, noc=1, then_won=True, rules=rules)["faults"]) == [("mot-thanh", "den")]


@pytest.mark.parametrize(("left", "then_won"), [(3, True), (3, False), (0, True)])
def test_tt_16_14_before_the_last_two_cards_nothing_is_owed(left, then_won):
    said = totom("claim", **NEAR, noc=left, then_won=then_won)
    assert (said["faults"], said["owed"]) == ([], [])


def test_tt_16_14_the_cards_left_are_counted_once_the_card_lies_open():
    opened = {**NEAR, "from": "noc", "door": "tri"}
    assert slugs(totom("claim", **opened, noc=1)["owed"]) == [("mot-thanh", "den")]
    forced = {"cards": "678v 345w 567w 268s 29v cc tt oc", "whole": True, "mat": NEAR["mat"], "card": "1s"}
    forced |= {"from": "noc", "door": "tri", "act": "an", "then": "2v", "noc": 1, "then_won": True}
    assert totom("claim", **forced)["faults"] == []  # struck by a yêu


@for_each("raised", RAISED)
def test_tt_12_4_4_a_thien_khai_raised_late_costs_the_points_of_the_win(raised):
    hand = {"cards": "345w 567w 789w 68s 1s cc cc tt oc", "thien_khai": "6v", "whole": True}
    won = totom("claim", **hand, card="7s", act="u", raised=raised, **{"from": "noc"})
    assert slugs(won["faults"]) == ([("khe-thien-khai", "lanh-lang")] if RAISED[raised] else [])


def test_to_raise_a_thien_khai_it_must_be_named():
    assert refused("claim", act="day-thien-khai")["field"] == "thien_khai"
    assert refused("claim", act="day-thien-khai", thien_khai="6v", raised="mai")["field"] == "raised"


# a right ù ----------------------------------------------------------------------------------------


def test_tt_14_9_a_right_win_as_a_case_tells_bonuses_points_and_calls():
    won = totom("claim", cards=WAITING, whole=True, card="5w", act="u", **{"from": "noc"})
    desk = totom("win", cards=WAITING, winning={"card": "5w"})
    assert (won["cuoc"], won["diem"], won["dich"]) == (desk["cuoc"], desk["diem"], desk["dich"])
    assert {line["text"] for line in desk["lines"]} <= {line["text"] for line in won["lines"]}


LEO_TOM = "7v3w3s cc 9w 456v 678v 234w 567w 345s"


def test_tt_14_9_2_a_bonus_left_uncalled_is_told_with_what_it_loses():
    case = {"cards": LEO_TOM, "whole": True, "card": "8s", "act": "u", "from": "noc"}
    full = totom("claim", **case, announced=["lèo", "tôm"])
    assert full["allowed"]
    assert {"leo", "tom"} <= set(full["cuoc"])
    short = totom("claim", **case, announced=["lèo"])
    assert short["allowed"]
    assert short["diem"] < full["diem"]
    assert "Xướng thiếu" in short["lines"][-1]["text"]


def test_tt_14_7_a_missing_call_is_named():
    hand = {"cards": "55v 46v 5w5s 345w 678w 1s cc cc tt oc", "khan": "9v", "whole": True, "card": "5v"}
    said = totom("claim", **hand, act="u", called=[], door="cheo")
    assert slugs(said["faults"]) == [("ho-sai", "lanh-lang")]
    assert said["diem"] == 0
    assert "u-khong-phong" in said["announce"]
    assert any("ù không phỗng" in line["text"] for line in said["lines"])


# cards of the mat named beside ------------------------------------------------------------------


@pytest.mark.parametrize("whole", [True, False])
def test_tt_16_19_2_cards_of_the_mat_named_beside_are_not_the_players_own(whole):
    mat = [{"cards": "456v", "how": "an", "eaten": "6v"}]
    case = {"cards": "2v3w3s", "whole": whole, "mat": mat, "card": "3v", "act": "an", "then": "3w3s"}
    for beside in ("2v", "2456v"):
        assert slugs(totom("claim", **case, beside=beside)["faults"]) == [("an-it-danh-nhieu", "bao")], beside


def test_tt_16_19_2_one_for_one_stays_one_for_one():
    mat = [{"cards": "4v4v4w4s", "how": "an", "eaten": "4v"}, {"cards": "3456w", "how": "an", "eaten": "6w"}]
    case = {"cards": "5v 3s", "mat": mat, "card": "3v", "act": "an", "then": "3s"}
    counts = [
        [line["text"] for line in totom("claim", **case, beside=beside)["lines"] if "Quân nhà" in line["text"]]
        for beside in ("5v", "45v")
    ]
    assert counts[0] == counts[1] != []
    assert counts[0][0].startswith("Quân nhà trôi thêm: 1;")


def test_a_card_beside_that_is_neither_held_nor_on_the_mat_is_refused_of_a_whole_hand():
    error = refused("claim", cards="2v", whole=True, card="3v", act="an", beside="2v4v")
    assert (error["code"], error["field"]) == ("not-held", "beside")


# tài bàn ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["wikipedia", "luat-2005"])
@pytest.mark.parametrize("whole", [True, False])
def test_tb_10_2_a_card_of_a_phu_on_the_mat_may_be_thrown(rules, whole):
    case = {"cards": "3s", "whole": whole, "mat": [{"cards": "456v"}], "act": "danh", "then": "5v", "rules": rules}
    said = totom("claim", **case, game="tai-ban")
    assert (said["allowed"], said["faults"]) == (True, [])
    assert ("TB-10.2" in said["articles"]) is whole  # of a hand known in part it may be another copy


def test_tb_10_2_what_was_thrown_no_longer_lies_on_the_mat():
    case = {"cards": "3s", "whole": True, "mat": [{"cards": "456v"}], "act": "danh", "then": "5v 5v"}
    assert refused("claim", **case, game="tai-ban")["code"] == "not-held"


@pytest.mark.parametrize("lies", [{"khan": "5v"}, {"mat": [{"cards": "5v5v5v", "how": "phong"}]}])
def test_tb_11_1_a_khan_and_a_phong_stay_whole(lies):
    said = totom("claim", cards="3s", whole=True, act="danh", then="5v", game="tai-ban", **lies)
    assert slugs(said["faults"]) == [("danh-duoi-chieu", "bao")]


# a true ù -----------------------------------------------------------------------------------------

LATE = (
    "Nọc: 12\nTay đủ B: 34v 678v 345w 68s 2w 1s cc cc tt oc oc\nChiếu B: khàn 9 văn\nĐã qua B: 5 văn\n"
    "A đánh 5 văn\nB ăn 5 văn với 34v\nB đánh 2 vạn\n"
)


def test_tt_2_4_a_true_win_closes_what_nobody_stopped():
    before = turns(LATE)
    assert slugs(before["faults"]) == [("quan-den-sau", "bao")]
    said = turns(LATE + "C mở 7 sách\nB ù 7 sách\n")
    assert said["faults"] == []
    assert slugs(said["closed"]) == [("quan-den-sau", "bao")]
    assert [(each["note"], each["seat"], each["article"]) for each in said["notes"]] == [("u-xoa-loi", "B", "TT-2.4")]
    assert "TT-2.4" in said["articles"]


def test_tt_2_4_a_wrong_win_closes_nothing():
    said = turns(LATE + "C mở 2 sách\nB ù 2 sách\n")
    assert slugs(said["faults"]) == [("quan-den-sau", "bao"), ("khong-u", "bao")]
    assert said["closed"] == said["notes"] == []


def test_tt_2_4_faults_judged_at_the_win_still_count():
    said = turns(LATE.replace("Đã qua B: 5 văn", "Đã qua B: 5 văn, 9 văn") + "C mở 7 sách\nB ù 7 sách\n")
    assert slugs(said["faults"]) == [("khe-khan", "lanh-lang")]
    assert slugs(said["closed"]) == [("quan-den-sau", "bao")]


def test_tt_2_4_the_fault_of_another_player_is_not_closed():
    said = turns(LATE + "C mở 8 vạn\nE ăn 8 vạn với 67w\nE đánh 9 sách\nA mở 7 sách\nB ù 7 sách\n")
    assert [(each["seat"], each["fault"]) for each in said["faults"]] == [("E", "sai-cua")]


def test_tt_2_4_at_the_lim_festival_they_are_still_judged_at_the_win():
    said = turns(LATE + "C mở 7 sách\nB ù 7 sách\n", rules="hoi-lim")
    assert slugs(said["faults"]) == [("quan-den-sau", "cheo-do")]
    assert said["closed"] == []
