"""What one house of tổ tôm does otherwise: Sân Đình, Hội Lim, Wikipedia, the old mats. One test a rule."""

from typing import Any

import pytest

from tutorials.engine import ask

BARE = "5v5v5v 456w 456s 8v2w2s 6789w 1w1s1v cc"  # round with a sườn, but for three 5 of văn
WITH_TOM = "7v3w3s 4567w 456v 567s 678s 1w1w cc oc"  # a tôm, and a pair of 1 of vạn
WITH_SUON = "8v2w2s 23456v 34567w 2345s 9v9v tt"  # a sườn, and only a pair of 9 of văn left over


def win(cards: str, card: str, **more: Any) -> dict[str, Any]:
    winning = {"card": card, "from": more.pop("source", "noc"), "door": more.pop("door", "tri")}
    return ask({"game": "to-tom", "ask": "win", "cards": cards, "winning": winning, **more})


def turns(*lines: str, **more: Any) -> dict[str, Any]:
    record = "\n".join(("Ghế: A B C D E", "Cái: A", *lines))
    return ask({"game": "to-tom", "ask": "turns", "record": record, **more})


def said(answer: dict[str, Any]) -> str:
    return " ".join(line["text"] for line in answer["lines"])


@pytest.mark.parametrize("told", [{"faults": ["treo khàn"]}, {"bat_thuc": "5v", "called": ["ăn cả"]}])
def test_tt_11_5_a_khan_left_bare_costs_the_points_at_san_dinh_only(told):
    milder = win(BARE, "oc", rules="san-dinh", **told)
    assert (milder["result"], milder["diem"], milder["rac"]) == ("lanh-lang", 0, ["5 văn"] * 3)
    assert win(BARE, "oc", announced=["suông"], **told)["result"] == "bao"
    # what is left has to be round with a lưng: here the sườn is broken too
    assert win(BARE.replace("8v2w2s", "8v2w9s"), "oc", rules="san-dinh", **told)["result"] != "lanh-lang"


@pytest.mark.parametrize(("cup", "fault"), [(("B chén 5 văn",), "trung-truc"), ((), "treo-khan")])
def test_tt_11_5_a_record_tells_a_bare_khan_as_the_house_does(cup, fault):
    lines = (f"Bài B: {BARE}", *cup, "A đánh 9 sách", "B mở ông cụ", "B ù ông cụ")
    found = turns(*lines, rules="san-dinh")["faults"]
    assert [(each["fault"], each["result"]) for each in found] == [(fault, "lanh-lang")]
    assert "bao" in {each["result"] for each in turns(*lines)["faults"]}


def test_tt_9_14_2_phong_is_called_where_the_law_asks_for_it_only():
    assert win(WITH_TOM, "1w", source="discard", door="cheo", called=[])["diem"] == 8
    assert win(WITH_TOM, "1w", source="discard", door="cheo", called=["phỗng"])["diem"] == 8
    assert win(WITH_TOM, "1w", called=[], rules="hoi-lim")["result"] == "lanh-lang"
    bach_thu = win(WITH_SUON, "9v", called=[])
    assert (bach_thu["cuoc"], bach_thu["result"]) == (["bach-thu"], "lanh-lang")
    gives_lung = "456v 567v 234w 678w 345s 1v1v1w 9s9s"
    assert win(gives_lung, "9s", called=[])["result"] == "lanh-lang"


def test_tt_9_15_hoi_lim_wants_the_phu_laid_that_holds_a_like_of_a_card_eaten_into_a_run():
    case = {"game": "to-tom", "ask": "claim", "cards": "46v 5v5w5s", "card": "5 văn", "act": "an", "beside": "46v"}
    held = ask({**case, "rules": "hoi-lim"})
    assert [each["fault"] for each in held["owed"]] == ["treo-tranh"]
    assert ask(case)["owed"] == []
    loose = ask({**case, "cards": "46v 5v9s9w", "rules": "hoi-lim"})  # the own 5 of văn lies in no phu
    assert loose["owed"] == []
    laid = ("Tay B: 46v 5v5w5s 2s", "A đánh 5 văn", "B ăn 5 văn với 46v", "B hạ 5v5w5s", "B đánh 2 sách")
    assert turns(*laid, rules="hoi-lim")["faults"] == []


def test_tt_15_12_wikipedia_counts_bach_thu_without_a_lung_only():
    assert win(WITH_SUON, "9v", source="discard")["cuoc"] == ["bach-thu"]
    assert win(WITH_SUON, "9v", source="discard", rules="wikipedia")["cuoc"] == ["suong"]
    bare = "456v 567v 234w 678w 345s 1v1v1w 9s9s"
    assert win(bare, "9s", rules="wikipedia")["cuoc"] == ["bach-thu"]


def test_tt_6_2_wikipedia_plays_the_stock_out():
    assert ask({"game": "to-tom", "ask": "deal", "rules": "wikipedia"})["noc_end"] == 0
    record = ("Nọc: 1", "Tay B: 4v", "A đánh 9 sách", "B mở 2 sách", "Hòa")
    assert turns(*record, rules="wikipedia").get("error") is None
    assert turns(*record)["error"]["field"].startswith("record")


def test_tt_11_3_4_a_win_on_the_old_mats_heeds_what_may_be_declined():
    red = win("oc oc oc 456w 456s 8v2w2s 6789w 1w1s1v cc", "7w", bat_thuc="oc", rules="chieu-co")
    assert (red["result"], "yêu đỏ" in said(red)) == ("lanh-lang", True)
    eaten = {"mat": [{"cards": "345v", "how": "an", "eaten": "4v"}], "bat_thuc": "5v"}
    hand = "5v5v 5w5s 8v2w2s 678w 678s 1v1w1s cc"
    assert win(hand, "tt", **eaten, rules="chieu-co")["result"] == "lanh-lang"
    own = {"mat": [{"cards": "345v", "how": "phu"}], "bat_thuc": "5v"}
    assert win(hand, "tt", **own, rules="chieu-co")["result"] == "diem"
    assert win(hand, "tt", **eaten)["result"] == "diem"


def test_a_record_on_the_old_mats_says_that_red_yeu_may_not_be_declined():
    lines = ("Bài B: oc oc oc 456w 567s 234s 68s 1s cc tt 8v2w2s", "B chén ông cụ", "A đánh 7 sách", "B ù 7 sách")
    found = turns(*lines, rules="chieu-co")
    assert [each["fault"] for each in found["faults"]] == ["bat-thuc-yeu-do"]
    assert "yêu đỏ" in said(found)
    assert turns(*lines)["faults"] == []


def test_san_dinh_lacks_what_its_critic_lists():
    """By the list of differences in the source, items 3, 4, 5 and 7."""
    declined = win("oc oc oc 456w 456s 8v2w2s 6789w 1w1s1v cc", "7w", bat_thuc="oc", rules="san-dinh")
    assert declined["result"] == "lanh-lang"
    vong = win("45v 8v2w2s 45678w 4567s 1v1w1w1s cc oc", "6v", source="thien-khai", rules="san-dinh")
    assert vong["result"] == "khong-u"
    counted = ask({"game": "to-tom", "ask": "deal", "bat_cai": "chi chi", "rules": "san-dinh"})
    assert counted["cai_count"] == 1
    from_deal = win("23456v 34567w 2345s cc cc oc oc 9v9v", "9v", source="bat-cai", dealer=True, rules="san-dinh")
    assert from_deal["cuoc"] == ["thien-u"]


# wording -------------------------------------------------------------------------------------


def test_a_wait_between_four_cards_says_why_it_is_no_xuyen():
    answer = ask({"game": "to-tom", "ask": "waits", "cards": "4w4w4s4s 56w 8v2w2s 789s 1v1w1s cc tt oc oc oc"})
    texts = [line for line in answer["lines"] if "xuyên bí tư" in line["text"]]
    assert [line["article"] for line in texts] == ["TT-15.14.1"]


def test_a_yeu_thrown_by_the_player_above_lies_at_no_far_door():
    answer = ask({"game": "to-tom", "ask": "claim", "cards": "4v5v", "card": "ông cụ", "from": "discard",
                  "door": "tren", "act": "an"})  # fmt: skip
    assert not answer["allowed"]
    assert "cửa chéo" not in said(answer)


def test_declined_cards_left_loose_cite_their_own_article():
    answer = win(BARE, "oc", bat_thuc="5v", called=["ăn cả"])
    assert "TT-11.8" in answer["articles"]


def test_words_that_are_spoken_stand_in_vietnamese_in_english_too():
    answer = win(WITH_SUON, "9v", called=[], lang="en")
    assert "phỗng" in said(answer)
    first = win("5v5v5v 46v 456w 8v2w2s 789w 1v1w1s cc tt oc", "5v", khan="5v", lang="en")
    assert "tiền ù hậu dậy (" in said(first)


# quân trôi -----------------------------------------------------------------------------------

ON_THE_MAT = [{"cards": "456v", "how": "an", "eaten": "6 văn"}]


@pytest.mark.parametrize(
    ("rest", "is_at_fault"),
    [
        ("7v7w7s 8v2w2s 345s 234w 1v1w cc oc", False),  # 7 and 8 of văn make a bí and the lưng
        ("7v8v 9w9w 345s 234w 1v1w cc oc", True),  # they have nothing else to do
    ],
)
def test_tt_10_5_a_card_is_carried_by_a_run_only_where_what_leads_to_it_is_free(rest, is_at_fault):
    case = {"act": "danh", "then": "9v", "cards": f"9v {rest}", "mat": ON_THE_MAT, "whole": True}
    said = ask({"game": "to-tom", "ask": "claim", **case})
    assert [each["fault"] for each in said["faults"]] == (["quan-troi"] if is_at_fault else [])
