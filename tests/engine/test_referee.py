"""The referee: each fault of play with its article, on single cases and on whole records. Law: TT-5 to TT-16."""

import pytest

from tests.engine.asking import refused, totom
from tests.every import every, for_each
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee import FAULT_KINDS
from tutorials.engine.totom.referee.faults import cost
from tutorials.engine.totom.referee.record import parse_record

HEAD = "Ván: to-tom\nGhế: A B C D E\nCái: A\n"
MID = HEAD + "Nọc: 12\n"
HAND = "999v 678v 345w 567w 68s 1s cc cc tt oc oc"  # a khàn of 9 văn; waits for 7 sách
U = HEAD + f"Bài B: {HAND}\nB úp 9 văn\n"


def meld(cards, how="phu", eaten=None):
    return {"cards": cards, "how": how} | ({"eaten": eaten} if eaten else {})


def faults(text, **fields):
    return [(each["fault"], each["seat"], each["result"]) for each in totom("turns", record=text, **fields)["faults"]]


def names(text, **fields):
    return [each["fault"] for each in totom("turns", record=text, **fields)["faults"]]


RUN = meld("456v", "an", "5v")
BI_5 = meld("5v5v5w5s", "an", "5v")
BI_9 = meld("9v9w9s9s", "an", "9s")
BOUND = {"cards": "8s 8v8v", "mat": [BI_9], "discarded": "7s", "passed": "7s"}
AGAIN = {"cards": "7v7v 7w 7s", "bat_thuc": "7v", "card": "7v", "door": "cheo", "act": "phong"}

CASES = [
    # ăn m đánh n, as the author of the law counts it
    ("1 for 1", {"cards": "5v 3s", "mat": [meld("4v4v4w4s", "an", "4v"), meld("3456w", "an", "6w")],
                 "card": "3v", "beside": "5v", "then": "3s"}, None),
    ("1 for 1 the other way", {"cards": "5v 3s", "mat": [meld("4v4v4w4s", "an", "4v"), meld("3456w", "an", "6w")],
                               "card": "3v", "beside": "3s", "then": "5v"}, None),
    ("1 for 2", {"cards": "2v 3w 3s", "mat": [RUN], "card": "3v", "beside": "2v", "then": "3s 3w"}, "an-it-danh-nhieu"),
    ("2 for 1", {"cards": "2v 3w 3s", "mat": [RUN], "card": "3v", "beside": "3w3s", "then": "2v"}, None),
    ("2 for 2", {"cards": "45v 3w3s", "card": "3v", "beside": "45v", "then": "3s 3w"}, None),
    ("3 for 2", {"cards": "245v 3w3s", "card": "3v", "beside": "245v", "then": "3w 3s"}, None),
    ("2 for 3", {"cards": "245v 3w3s", "card": "3v", "beside": "3w3s", "then": "2v 4v 5v"}, "an-it-danh-nhieu"),
    ("3 for 3", {"cards": "245v 3w3s3s", "card": "3v", "beside": "3w3s3s", "then": "2v 4v 5v"}, None),
    ("4 for 3", {"cards": "245v 3w3w3s3s", "card": "3v", "beside": "3w3w3s3s", "then": "2v 4v 5v"}, None),
    ("3 for 4", {"cards": "245v 3w3w3s3s", "card": "3v", "beside": "245v", "then": "3w 3w 3s 3s"}, "an-it-danh-nhieu"),
    ("4 for 4", {"cards": "3467v 5s5s5w5w", "card": "5v", "beside": "3467v", "then": "5s 5s 5w 5w"}, None),
    ("phỗng one, throw two", {"cards": "4s5s5s6s", "card": "5s", "act": "phong", "then": "4s 6s"}, "an-it-danh-nhieu"),
    ("phỗng one, throw one", {"cards": "4s5s5s6s", "card": "5s", "act": "phong", "then": "4s"}, None),
    ("torn before it is eaten", {"cards": "7v7w7s", "discarded": "8s9s", "card": "7s", "beside": "7v7w7s"}, None),
    # buôn phu
    ("buôn phu 1", {"cards": "7v7v8v", "mat": [RUN], "card": "7v", "act": "phong", "then": "8v"}, "buon-phu"),
    ("buôn phu 3", {"cards": "6v6v4v", "mat": [BI_5], "card": "6v", "act": "phong", "then": "4v"}, "buon-phu"),
    ("a gainful trade", {"cards": "7v8v7s7s", "mat": [RUN], "card": "7w", "beside": "7v7s7s", "then": "8v"}, None),
    # what came before
    ("the same card later", {"cards": "45v", "passed": "3v", "card": "3v", "beside": "45v"}, "quan-den-sau"),
    ("the first copy", {"cards": "45v", "card": "3v", "beside": "45v"}, None),
    ("it made no phu before", {"cards": "5v", "mat": [meld("567w", "an", "5w")], "passed": "9s",
                               "card": "3v", "beside": "5v"}, "bat-thanh-phu"),
    ("the other end later", {"cards": "56v", "passed": "4v", "card": "7v", "beside": "56v"}, "an-sau-bo-truoc"),
    ("the fourth card of a run", {"cards": "8v", "mat": [meld("567v", "an", "5v")], "passed": "4v",
                                  "card": "9v", "beside": "8v"}, None),
    ("the later for one cạ", {"cards": "3w3s", "passed": "3v", "card": "7v", "beside": "3w3s"}, "an-chon-quan"),
    ("a thrown card", {"cards": "45v", "discarded": "3v", "card": "3v", "beside": "45v"}, "an-quan-da-danh"),
    ("a wrong door", {"cards": "45v", "door": "cheo", "card": "3v", "beside": "45v"}, "sai-cua"),
    ("no phu", {"cards": "46w", "card": "3v", "beside": "46w"}, "bat-thanh-phu"),
    ("ăn năm binh", {"cards": "5v5v5w5s", "card": "5v", "beside": "5v5v5w5s"}, None),
    ("ăn lục binh", {"cards": "5v5v5v5w5s", "bat_thuc": "5v", "card": "5v", "beside": "5v5v5v5w5s"}, None),
    # khàn
    ("ăn cài khàn", {"cards": "8w", "khan": "8s", "card": "8v", "act": "an-cai", "beside": "8w8s"}, None),
    ("ăn lộ khàn", {"cards": "8w", "khan": "8s", "card": "8v", "act": "an-lo", "beside": "8w8s"}, None),
    ("a khàn torn", {"cards": "7s", "khan": "8s", "card": "9s", "act": "an-cai", "beside": "7s8s"}, "xe-khan"),
    ("a khàn raised", {"khan": "8s", "card": "8s", "door": "cheo", "act": "day-khan"}, None),
    # phỗng
    ("phỗng of a pair", {"cards": "3v3v", "card": "3v", "door": "cheo", "act": "phong"}, None),
    ("phỗng of a later copy", {"cards": "3v3v", "seen": "3v", "card": "3v", "act": "phong"}, "phong-den-sau"),
    ("phỗng lộ in a run", {"cards": "7v", "mat": [meld("567v", "an", "5v")], "card": "7v", "act": "phong"}, "phong-lo"),
    ("phỗng lộ in a bí", {"mat": [meld("7v7v7w7s", "an", "7s")], "card": "7v", "act": "phong"}, "phong-lo"),
    ("tái kiến with its run", {**AGAIN, "cards": "7v7v7v 56v", "beside": "567v"}, None),
    ("tái kiến, run on the mat", {**AGAIN, "mat": [meld("567v", "an", "5v")]}, None),
    ("tái kiến without a run", {**AGAIN, "cards": "7v7v7v 7w7s"}, "tai-kien-khong-doc"),
    ("three pairs in a row", {"cards": "6v6v", "mat": [meld("4v4v4v", "phong"), meld("5v5v5v", "phong")],
                              "card": "6v", "door": "cheo", "act": "phong"}, "phong-ba-doi"),
    ("three pairs with a gap", {"cards": "7v7v", "mat": [meld("4v4v4v", "phong"), meld("5v5v5v", "phong")],
                                "card": "7v", "door": "cheo", "act": "phong"}, None),
    # throwing
    ("a yêu", {"cards": "1v", "act": "danh", "then": "1v"}, "danh-yeu"),
    ("both of a pair", {"cards": "3v3v", "seen": "3v", "act": "danh", "then": "3v 3v"}, "danh-ca-phong"),
    ("one of a pair", {"cards": "3v3v", "seen": "3v", "act": "danh", "then": "3v"}, None),
    ("both, never shown", {"cards": "3v3v", "act": "danh", "then": "3v 3v"}, None),
    ("a whole phu", {"cards": "345v", "act": "danh", "then": "3v 4v 5v"}, "danh-ca-phu"),
    ("part of a phu", {"cards": "345v", "act": "danh", "then": "3v 5v"}, None),
    ("with a run on the mat", {"cards": "7v", "mat": [RUN], "act": "danh", "then": "7v"}, "quan-troi"),
    ("a second copy of it", {"cards": "7v7v", "mat": [RUN], "act": "danh", "then": "7v"}, None),
    ("face down", {"khan": "7v", "act": "danh", "then": "7v"}, "danh-duoi-chieu"),
    ("one cut a cup", {"cards": "7v7v7v", "bat_thuc": "7v", "act": "danh", "then": "7v"}, None),
    ("two cut of one cup", {"cards": "7v7v7v", "bat_thuc": "7v", "act": "danh", "then": "7v 7v"}, "xen-qua"),
    ("bó bài", {**BOUND, "card": "8v", "act": "phong", "door": "cheo", "then": "8s"}, "bo-bai"),
]  # fmt: skip


def test_a_case_is_judged():
    every(((each[0], each) for each in CASES), is_judged)


def is_judged(row):
    _, case, slug = row
    said = totom("claim", **{"act": "an", **case})
    assert [each["fault"] for each in said["faults"]] == ([slug] if slug else [])
    assert said["allowed"] is (slug is None)
    if slug:
        assert said["result"] == "bao"
        assert said["faults"][0]["article"] in said["articles"]
    assert str(parse_record(said["record"])) == said["record"]


@for_each(
    ("case", "rules", "result"),
    [
        ({"cards": "45v 3w3s", "card": "3v", "beside": "45v", "then": "3s 3w"},
         {"an_it_danh_nhieu": "mot-quan-lang"}, "bao"),
        ({"cards": "7v7v8v", "mat": [RUN], "card": "7v", "act": "phong", "then": "8v"}, "san-dinh", None),
        ({**BOUND, "card": "8v", "act": "phong", "door": "cheo", "then": "8s"}, {"bo_bai": "buong"}, None),
        ({**AGAIN, "mat": [meld("567v", "an", "5v")]}, "chieu-co", "bao"),
        ({**AGAIN, "cards": "7v7v7v 7w7s"}, {"phong_tai_kien": "khong-can"}, None),
        ({"cards": "45v", "passed": "3v", "card": "3v", "beside": "45v"}, "hoi-lim", "cheo-do"),
    ],
)  # fmt: skip
def test_villages_rule_differently(case, rules, result):
    assert totom("claim", **{"act": "an", **case}, rules=rules)["result"] == result


def test_tt_16_16_a_trade_shows_when_the_yeu_is_laid():
    text = MID + "Tay B: 1v 2v2v 3v\nC đánh 2 văn\nB phỗng 2 văn\nB đánh 3 văn\n"
    assert names(text) == []
    assert names(text + "…\nB hạ 1v\n") == ["buon-phu"]


@for_each(
    ("held", "suit", "shows", "slugs"),
    [
        ("1v 2v2v 3v", "văn", "B mở 1v\nB ăn 1v với 1v\n", ["buon-phu"]),
        ("1v 2v2v 3v", "văn", "B mở 1v\nB ăn 1v\n", []),  # the own one stays hidden (treo tranh, told at an ù)
        ("1v1v 2v2v 3v", "văn", "D mở 1v\nB phỗng 1v\n", ["buon-phu"]),
        ("1w1s 2w2w 3w", "vạn", "A đánh 9v\nB ăn 9v với 1w1s\n", ["buon-phu"]),
        ("1s1w 2w2w 3w", "vạn", "B mở 1s\nB ăn 1s với 1s\n", []),
    ],
)
def test_tt_16_16_a_trade_shows_when_the_own_yeu_is_laid_with_an_eaten_card(held, suit, shows, slugs):
    text = MID + f"Tay B: {held}\nC đánh 2 {suit}\nB phỗng 2 {suit}\nB đánh 3 {suit}\n…\n{shows}"
    assert names(text) == slugs
    assert names(text, rules={"buon_phu": False}) == []


@for_each(("held", "slugs"), [("5w 5s 6s7s", ["an-it-danh-nhieu"]), ("5w 5s5s 6s7s", [])])
def test_tt_16_16_a_run_is_not_broken_while_the_hand_keeps_another_copy(held, slugs):
    text = MID + f"Tay B: {held}\nA đánh 5 văn\nB ăn 5 văn với 5w 5s\nB đánh 7 sách\n…\nB đánh 6 sách\n"
    assert names(text) == slugs


def test_tt_16_19_1_what_goes_with_a_run_of_the_mat_alone_is_no_choice_beside_a_card_at_its_other_end():
    text = MID + "Tay B: 2v3v3v\nChiếu B: ăn 4 văn với 56v\nA đánh 7 văn\nB ăn 7 văn\nB đánh 9 sách\n…\n"
    assert names(text + "D mở 3 văn\nB phỗng 3 văn\nB đánh 2 văn\n") == ["buon-phu"]
    assert names(text + "B đánh 2 văn\n") == ["quan-troi"]


@for_each(("mat", "slugs"), [("ăn 4 sách với 4v4w", []), ("ăn 4 vạn với 4v4w4s", ["an-it-danh-nhieu"])])
def test_tt_16_19_1_a_card_that_the_mat_cannot_spare_makes_no_other_choice(mat, slugs):
    """The 4 vạn of a bí of three must stay; of four cards one may go with 3 vạn and those in hand (TT-4.7)."""
    text = MID + f"Tay B: 7v 2w5w\nChiếu B: khàn 3 sách | {mat}\nB mở 3 vạn\nB ăn cài 3 vạn với 7v3s\n"
    assert names(text + "B đánh 2 vạn\n…\nB đánh 5 vạn\n") == slugs


def test_tt_16_19_1_a_copy_that_is_laid_later_was_not_given_up():
    text = (
        MID + "Tay B: 2w2w 3v3v 3s\nChiếu B: ăn 4 vạn với 56w\nB mở 3 vạn\nB ăn 3 vạn\nB đánh 2 vạn\n…\nB đánh 3 sách\n"
    )
    assert names(text) == []
    assert names(text + "…\nB hạ 2 vạn\n") == []
    assert names(text + "…\nB đánh 2 vạn\n") == ["an-it-danh-nhieu"]


def test_tt_8_5_claims_in_order():
    assert names(HEAD + "A đánh 5v\nB ăn 5v với 67v\nD phỗng 5v\nD đánh 2s\n") == []
    text = HEAD + "A đánh 5v\nD phỗng 5v\nB ăn 5v với 67v\n"
    assert faults(text) == [("tranh-quan", "B", "bao")]
    assert names(HEAD + "A đánh 2s\nB mở 5v\nC ăn 5v với 34v\nB ăn 5v với 67v\nB đánh 9s\n") == []
    assert faults(HEAD + "A đánh 2s\nB mở 5v\nB ăn 5v với 67v\nC ăn 5v với 34v\n") == [("tranh-quan", "C", "bao")]


@pytest.mark.parametrize(
    ("taking", "found"),
    [
        ("C ăn 5v với 34v\nC đánh 9s\nD mở 2w\nE mở 3w\n", [("quan-den-sau", "B", "bao")]),  # B chose first
        ("D ăn 5v với 34v\nD đánh 9s\nE mở 2w\n", [("sai-cua", "D", "bao")]),  # B was never asked
    ],
)
def test_tt_5_5_a_card_snatched_at_a_far_door_was_not_let_go_by_its_opener(taking, found):
    assert faults(HEAD + f"A đánh 2s\nB mở 5v\n{taking}A mở 5v\nB ăn 5v với 67v\n") == found


def test_tt_8_5_the_nearer_door_wins():
    text = HEAD + f"Bài B: {HAND}\nBài D: 2w2w2w 345v 678v 789w 1w1w1v 234s 68s\nB úp 9 văn\nD úp 2 vạn\n"
    for order, line in (("B ù 7s\nD ù 7s\n", 10), ("D ù 7s\nB ù 7s\n", 9)):  # whoever calls first
        said = totom("turns", record=f"{text}A đánh 7s\n{order}")
        assert said["faults"] == []  # D has no ù, and no fault either: it is not lành làng
        assert [(each["turn"], each["seat"], each["note"]) for each in said["notes"]] == [(line, "D", "hai-u")]
        assert "TT-8.5" in said["articles"]


def test_tt_8_5_a_wrong_win_at_the_nearer_door_does_not_keep_the_card():
    text = HEAD + "Bài B: 12345678v 2468w 1357s cc tt oc oc\nBài D: 2w2w2w 345v 678v 789w 1w1w1v 234s 68s\n"
    text += "D úp 2 vạn\nA đánh 7s\n"
    for order in ("B ù 7s\nD ù 7s\n", "D ù 7s\nB ù 7s\n"):
        assert faults(text + order) == [("khong-u", "B", "bao")], order
        assert totom("turns", record=text + order)["notes"] == []
        assert totom("replay", record=text + order)["winner"] == "D"


@pytest.mark.parametrize(("rule", "expected"), [("bao", ["bao"]), ("bo-qua", []), ("phat-va", ["den"])])
def test_tt_16_23_a_wrong_phong_before_an_u(rule, expected):
    text = HEAD + f"Bài D: {HAND}\nTay C: 7s7s\nĐã hiện C: 7s\nD úp 9 văn\nB đánh 7s\nC phỗng 7s\nD ù 7s\n"
    found = totom("turns", record=text, rules={"bao_truoc_u": rule})["faults"]
    assert [each["result"] for each in found if each["seat"] == "C"] == expected


BEFORE_U = f"Bài D: {HAND}\nTay C: 7s7s\nĐã hiện C: 7s\nD úp 9 văn\nB đánh 7s\nC phỗng 7s\n"


@for_each(
    ("called", "rules", "den"),
    [
        ("D ù 7s\n", {}, {"winner": 4, "village": 0}),
        ("D ù 7s\n", {"bao_truoc_u_gia": "chong"}, {"winner": 4, "village": 4}),
        ("D ù 7s\n", {"loi_diem": "quang"}, {"winner": 16, "village": 0}),
        ("D ù 7s\n", {"loi_diem": "quang", "bao_truoc_u_gia": "chong"}, {"winner": 16, "village": 16}),
        ("D ù 7s\n", {"suong": 2}, {"winner": 2, "village": 0}),
        ("D ù 7s\n", {"bao_truoc_u": "phat-va"}, {"winner": 0, "village": None}),
        ("D ù 7s\n", {"phat": "cheo-do"}, {"winner": 0, "village": 0}),
        ("D ù 7s: lèo\n", {}, {"winner": 0, "village": 0}),  # a cước too many: the winner earns nothing
    ],
)
def test_tt_16_23_1_a_wrong_phong_is_paid_by_the_cuoc_of_the_winner(called, rules, den):
    said = totom("turns", record=HEAD + BEFORE_U + called, rules=rules)
    (fault,) = [each for each in said["faults"] if each["seat"] == "C"]
    assert fault["den"] == den
    assert totom("replay", record=HEAD + BEFORE_U + called, rules=rules)["faults"][0]["den"] == den


def test_tt_16_23_1_what_is_not_known_of_the_win_has_no_number():
    text = HEAD + "Tay C: 7s7s\nĐã hiện C: 7s\nB đánh 7s\nC phỗng 7s\nD ù 7s\n"
    for price, village in (("thay-lang", 0), ("chong", None)):
        (fault,) = totom("turns", record=text, rules={"bao_truoc_u_gia": price})["faults"]
        assert fault["den"] == {"winner": None, "village": village}


@pytest.mark.parametrize("rule", ["bao", "phat-va"])
def test_tt_16_23_after_the_winner_a_phong_has_no_effect_and_no_price(rule):
    text = HEAD + f"Bài D: {HAND}\nTay E: 7s7s\nĐã hiện E: 7s\nD úp 9 văn\nB đánh 7s\nE phỗng 7s\nD ù 7s\n"
    assert faults(text, rules={"bao_truoc_u": rule}) == []


def test_tt_11_4_khe_khan_and_thoi_khan():
    text = U + "A đánh 9v\nB mở 2v\nC mở 7s\nB ù 7s: suông\n"
    assert ("khe-khan", "B", "lanh-lang") in faults(text)
    assert ("thoi-khan", "B", "cheo-do") in faults(text, rules="hoi-lim")


@pytest.mark.parametrize(
    ("held", "slugs"), [("2v 2w", ["an-it-danh-nhieu"]), ("2w2w", []), ("2w", ["an-it-danh-nhieu"])]
)
def test_tt_9_4_a_hidden_phu_carries_what_can_lie_in_it_and_no_more(held, slugs):
    """2 sách eaten beside a khàn of 8 văn, then 34 sách thrown: 2 vạn carries, its copy too, 2 văn does not."""
    text = HEAD + f"Tay đủ C: {held} 34s 9v oc\nChiếu C: khàn 8 văn\nB đánh 2 sách\n"
    assert names(text + "C ăn cài 2 sách với 8v 2w\nC đánh 4 sách\n…\nC đánh 3 sách\n") == slugs


def test_tt_16_19_a_phu_apart_from_the_claim_is_not_weighed_against_it():
    """7 sách eaten with 7 vạn and the like: 2 and 3 vạn, thrown later, lay in 123 vạn and owe it nothing."""
    text = f"{HEAD}Nọc: 12\nTay đủ A: 7v 7w 7s 1w 2w 3w cc\nE đánh 7 sách\nA ăn 7 sách với 7v 7w 7s\nA đánh 2 vạn\n"
    assert names(text + "…\nA mở 1 vạn\nA ăn 1 vạn với 1w\nA đánh 3 vạn\n") == []


@pytest.mark.parametrize(("mat", "slugs"), [("6 sách với 57s", []), ("6 vạn với 57w", ["an-sau-bo-truoc"])])
def test_tt_5_5_what_carries_a_run_of_the_mat_on_is_no_later_card(mat, slugs):
    text = HEAD + f"Tay đủ B: 2v 3s3s 4s4s\nChiếu B: ăn {mat}\nĐã qua B: 5s\n"
    assert names(text + "A đánh 2 sách\nB ăn 2 sách với 34s\n") == slugs


def test_tt_16_22_a_card_that_makes_a_lung_of_the_mat_is_not_spare():
    """7 sách came; 8 sách is bound by a second 9 sách in a bí, not by the one that makes lưng yêu đỏ."""
    for mat, slugs in (("phu 9v9w9s9s", ["bo-bai"]), ("phu 9s tt oc", [])):
        text = HEAD + f"Nọc: 12\nTay đủ B: 8s 5v6v 2w 3w 4w\nChiếu B: {mat}\nĐã đánh B: 7s\nĐã qua B: 7s\n"
        assert names(text + "A đánh 7 văn\nB ăn 7 văn với 56v\nB đánh 8 sách\n") == slugs


STRICT = {"bo_chu_dong": "giu-het"}


@for_each(
    ("held", "then", "counted", "strict"),
    [
        ("4v5v5v6v", "4v", None, "bo-chu-dong"),
        ("3v4v5v5v", "3v", None, "bo-chu-dong"),
        ("4v5v5v6v", "4v 6v", "an-it-danh-nhieu", "bo-chu-dong"),
        ("4v5v5v", "4v", None, None),  # the 4 was loose before: no phu was broken up
        ("4v5v5v6v6v", "6v", None, None),  # the run held one of them
        ("1v2v3v4v5v5v6v", "4v", None, None),  # 1234 is a run without the 5
        ("5v5v5w5s", "5w", None, None),  # the trùng may stand in the bí (TT-4.12)
        ("4v5v5v6v 9s", "9s", None, None),
    ],
)
def test_tt_16_22_2_a_forced_phong_binds_what_is_left_of_the_phu(held, then, counted, strict):
    case = {"act": "phong", "cards": held, "card": "5v", "then": then}
    for rules, slug in (({}, counted), ({"bo_bai": "buong"}, counted), (STRICT, strict)):
        found = totom("claim", **case, rules=rules)["faults"]
        assert [each["fault"] for each in found[:1]] == ([slug] if slug else []), rules


def test_tt_9_11_a_gain_binds_nothing_even_in_a_strict_house():
    """Two cards are carried by the trade and one let go: what is thrown was paid for."""
    case = {"cards": "7v8v7s7s", "mat": [RUN], "card": "7w", "beside": "7v7s7s", "then": "8v"}
    assert totom("claim", act="an", **case, rules=STRICT)["allowed"]


@for_each(
    ("then", "counted", "strict"),
    [("9v", [], []), ("4v", [], []), ("6w", [], ["bo-chu-dong"]), ("6w 7w", ["an-it-danh-nhieu"], ["bo-chu-dong"])],
)
def test_tt_16_22_3_a_forced_take_is_lawful_and_binds_the_runs_it_came_from(then, counted, strict):
    case = {"act": "an", "cards": "4v 567w 567s 9v", "card": "5v", "beside": "5w5s", "then": then}
    for rules, slugs in (({}, counted), (STRICT, strict)):
        found = totom("claim", **case, rules=rules)["faults"]
        assert [each["fault"] for each in found][:1] == slugs


def test_tt_16_22_2_what_goes_on_with_the_new_phu_is_not_bound():
    case = {"act": "an", "cards": "45v 7v8v 5w5s 9s", "card": "6v", "beside": "45v", "then": "9s"}
    assert totom("claim", **case, rules=STRICT)["allowed"]
    found = totom("claim", **{**case, "then": "7v"}, rules=STRICT)["faults"]
    assert [each["fault"] for each in found] == ["quan-troi"]


def test_tt_9_11_a_card_that_may_go_with_the_new_phu_or_with_another_does_not_hide_a_gain():
    """After 3 sách with 2-4 the 5 sách stays in its bí, the 2 vạn in 1-2-3 vạn: one card fewer is loose."""
    held = "1v3v5v5v8v 1w2w3w 2s4s4s5s8s9s9s cc"
    case = {"act": "an", "cards": held, "whole": True, "khan": "5w", "card": "3s", "beside": "2s4s", "then": "8v"}
    assert totom("claim", **case, rules=STRICT)["allowed"]


def test_tt_16_22_1_a_hand_without_lung_may_break_a_bi_to_wait_for_one():
    held = "2w2s 34567v 45678w 45678s 1v1w tt"
    for rules in ({}, {"bo_bai": "buong"}, STRICT):
        said = totom("claim", act="danh", whole=True, cards=f"2v {held}", then="2v", rules=rules)
        assert said["allowed"]
        assert [each["card"] for each in totom("waits", cards=held, discarded="2v", rules=rules)["waits"]] == ["8 văn"]
        again = totom("claim", act="an", cards="2w2s", discarded="2v", card="2v", beside="2w2s", rules=rules)
        assert [each["fault"] for each in again["faults"]] == ["an-quan-da-danh"]


def test_tt_5_8_the_bat_cai_card_does_not_tell_how_many_like_it_are_held():
    """A throws the 5 sách that went to the cái, with 678 sách before it: another 5 sách may be in the hand."""
    head = HEAD + "Bắt cái: 5 sách\n"
    play = "A đánh 2 vạn\nB mở 9 vạn\nC mở 8 văn\nD mở 9 văn\nE đánh 7 sách\nA ăn 7 sách với 68s\nA đánh 5 sách\n"
    play = play.replace("E đánh 7 sách", "E mở 7 sách")
    assert names(head + play) == []
    assert names(head + "Bài A: 1246689v 23389w 1168s cc tt oc oc\n" + play) == ["quan-troi"]


def test_tt_9_14_4_a_phong_lo_is_proved_by_the_copies_that_are_elsewhere():
    """6 văn lies in a run before B, D held one, and one is shown: B has no pair of them left."""
    play = "A đánh 5 văn\nB ăn 5 văn với 467v\nB đánh 2 vạn\nC mở 9 vạn\nD mở 6 văn\nB phỗng 6 văn\n"
    assert names(HEAD + play) == []
    dealt = HEAD + "Bài D: 1366v 2339w 1122457889s oc oc\n"
    assert names(dealt.replace("66v", "6v 6w") + play) == ["phong-lo"]
    assert refused("turns", record=dealt + play)["code"] == "fifth-copy"


def test_tt_11_5_treo_khan():
    text = HEAD + f"Bài B: {HAND}\nA đánh 7s\nB ù 7s\n"
    assert "treo-khan" in names(text)
    assert names(U + "A đánh 7s\nB ù 7s\n") == []


THIEN_KHAI = HEAD + "Bài B: 6v6v6v6v 345w 567w 789w 68s 1s cc cc tt oc\nB úp thiên khai 6 văn\n"


@pytest.mark.parametrize(
    ("play", "slugs"),
    [
        ("A đánh 2s\nB dậy thiên khai 6v\nB mở 3s\nC mở 7s\nB ù 7s\n", []),  # before the nọc is opened
        ("A đánh 2s\nC phỗng 2s\nC đánh 9s\nB dậy thiên khai 6v\nD mở 7s\nB ù 7s\n", []),  # play passed by (qua mặt)
        ("A đánh 2s\nB mở 3s\nC mở 7s\nB ù 7s\n", ["khe-thien-khai"]),
    ],
)
def test_tt_12_2_4_when_a_thien_khai_is_raised(play, slugs):
    assert names(THIEN_KHAI + play) == slugs


def test_tt_12_2_4_the_cai_raises_before_the_first_throw():
    hand = "Bài A: 6v6v6v6v 345w 567w 789w 68s 1s cc cc tt oc\nBắt cái: 2s\nA úp thiên khai 6v\n"
    after = "A đánh 2s\nB mở 3s\nC mở 7s\nA ù 7s\n"
    assert names(HEAD + hand + "A dậy thiên khai 6v\n" + after) == []
    assert names(HEAD + hand + after) == ["khe-thien-khai"]


def test_tt_12_4_4_treo_thien_khai():
    text = THIEN_KHAI.replace("B úp thiên khai 6 văn\n", "") + "A đánh 7s\nB ù 7s\n"
    assert "treo-thien-khai" in names(text)


def test_tt_14_6_u_vong_on_a_raised_thien_khai():
    text = HEAD + f"Bài B: {HAND}\nTay C: 7s7s7s7s\nB úp 9 văn\nC úp thiên khai 7s\nA đánh 2w\nC dậy thiên khai 7s\n"
    assert names(text + "B ù 7s: ù vọng\n") == []
    assert names(text + "B mở 3s\nC mở 2v\n") == []  # letting it go is no fault as long as there is no ù


def test_tt_12_3_a_thien_khai_shown_with_a_phu():
    good = MID.replace("Nọc: 12\n", "") + "Tay B: 7v7v7v7v 56v 7w7s\nB trình 7 văn với 56v\n"
    assert names(good) == []
    bad = good.replace("với 56v", "với 7w7s")
    assert names(bad) == ["trinh-phu-sai"]
    assert names(bad, rules={"trinh_phu_bi": True}) == []
    more = MID.replace("Nọc: 12\n", "") + "Tay B: 7v7v7v7v 5v5v6v6v8v8v\nB trình 7 văn với 56v\n"
    more += "B đánh 8 văn\n…\nB đánh 5 văn\n…\nB đánh 6 văn\n"
    assert names(more) == ["an-it-danh-nhieu"]


@pytest.mark.parametrize(
    ("rules", "slugs"), [("luat-2005", []), ("chieu-co", ["xen-qua"]), ({"xen_thien_khai": 1}, ["xen-qua"])]
)
def test_tt_12_4_2_how_many_of_a_declined_thien_khai_may_go(rules, slugs):
    text = HEAD + "Tay B: 7v7v7v7v 5v5v6v6v8v8v\nB chén 7 văn\nB chén 7 văn\nB đánh 7 văn\n…\nB đánh 7 văn\n"
    assert names(text, rules=rules) == slugs


def test_tt_12_4_2_a_third_is_too_many_everywhere():
    text = (
        HEAD
        + "Tay B: 7v7v7v7v 5v5v6v6v8v8v\nB chén 7 văn\nB chén 7 văn\nB đánh 7 văn\n…\nB đánh 7 văn\n…\nB đánh 7 văn\n"
    )
    assert names(text) == ["xen-qua"]


def test_tt_9_3_treo_tranh():
    text = HEAD + "Nọc: 12\nTay đủ B: 678v 345w 567w 68s nhất văn cc cc tt oc\nChiếu B: khàn 9 văn\n"
    text += "B mở nhất văn\nB ăn nhất văn\n"
    throw = "B đánh 5 vạn\n…\nA đánh 7s\nB ù 7s\n"
    assert "treo-tranh" in names(text + throw)
    assert "treo-tranh" not in names(text + "B hạ 1v\n" + throw)


@pytest.mark.parametrize(
    ("order", "slugs"),
    [("7s 6s 8s", []), ("6s 7s 8s", ["trai-vi"])],
)
def test_tt_9_16_the_order_of_a_run(order, slugs):
    text = MID + f"Tay B: 6s8s\nA đánh 7s\nB ăn 7s với 68s\nB xếp {order}\nB đánh 2v\nC mở 9w\nB ù 9w\n"
    assert names(text) == slugs


@for_each(
    ("order", "slugs"),
    [
        ("5v 5v 5w 5s 5v", []),
        ("5v 5w 5v 5s 5v", ["kep-co"]),
        ("5w 5v 5v 5v 5s", ["trai-vi"]),
        ("5v 5v 5v 5w 5s", ["kep-co"]),
    ],
)
def test_tt_9_16_copies_in_a_bi(order, slugs):
    text = MID + f"Tay B: 5v5v5w5s\nA đánh 5v\nB ăn 5v với 5v5v5w5s\nB xếp {order}\nB đánh 2v\nC mở 9w\nB ù 9w\n"
    assert names(text) == slugs


@pytest.mark.parametrize(
    ("order", "slugs"),
    [("5v 5v 5w 5s", []), ("5v 5w 5s 5v", ["trai-vi"]), ("5v 5w 5v 5s", ["kep-co"])],
)
def test_tt_1_3_3_one_like_of_the_eaten_card_lies_second(order, slugs):
    text = MID + f"Tay B: 5v5w5s\nA đánh 5v\nB ăn 5v với 5v5w5s\nB xếp {order}\nB đánh 2v\nC mở 9w\nB ù 9w\n"
    assert names(text) == slugs


def test_tt_9_14_2_a_later_copy_may_be_taken_by_phong_to_be_u():
    hand = "Tay đủ B: 678v 345w 567w 66s 1s cc cc tt oc oc\nChiếu B: khàn 9 văn\nĐã hiện B: 6s\n"
    text = MID + hand + "C đánh 6s\nB phỗng 6s\n"
    assert "phong-den-sau" not in names(text + "B ù 6s\n")
    assert names(text + "B đánh 5w\n")[:1] == ["phong-den-sau"]


def test_tt_14_7_1_phong_where_the_pair_lies_in_two_phu():
    hand = "Tay đủ B: 55v 46v 5w5s 345w 678w 1s cc cc tt oc\nChiếu B: khàn 9 văn\n"
    text = MID + hand + "C đánh 5v\n"
    assert names(text + "B ù 5v; ù không phỗng\n") == []
    assert faults(text + "B ù 5v;\n") == [("ho-sai", "B", "lanh-lang")]
    assert faults(text + "B phỗng 5v\nB ù 5v\n") == [("khong-u", "B", "bao")]


def test_a_card_that_was_just_eaten_may_still_be_called_u():
    assert names(U + "A đánh 7s\nB ăn 7s với 68s\nB ù 7s\n") == []
    assert faults(U + "A đánh 5v\nB ăn 5v với 67v\nB ù 5v\n") == [("khong-u", "B", "bao")]


def test_tt_5_4_danh_di_u_lai():
    text = MID + "Tay đủ B: 678v 345w 567w 68s 1s cc cc tt oc oc\nChiếu B: khàn 9 văn\nĐã đánh B: 7s\nC đánh 7s\n"
    assert names(text + "B ù 7s; đánh đi ù lại\n") == []
    assert faults(text + "B ù 7s;\n") == [("ho-sai", "B", "lanh-lang")]


C_WAITS = "Tay đủ C: 234w 3v4v 345s 1v 1v 1w\nChiếu C: khàn 9 vạn | phỗng 8 vạn | phu 567s\n"


@for_each(
    ("left", "hand", "expected"),
    [
        (6, "678v 345w 567w 68s 2v 1s cc cc tt oc", [("mot-thanh", "B", "den")]),
        (7, "678v 345w 567w 268s 2v 1s cc tt oc", [("hai-cho", "B", "den")]),
        (7, "678v 345w 567w 68s 2v 1s cc cc tt oc", []),
        (9, "678v 345w 567w 268s 2v 1s cc tt oc", []),
    ],
)
def test_tt_16_14_one_thanh_two_waits(left, hand, expected):
    """B eats 9 văn into a bí on the mat near the end and throws 2 văn, on which C is ù."""
    other = "Tay đủ C: 678w 3v4v 345s 1v 1v 1w\nChiếu C: khàn 9 vạn | phỗng 8 vạn | phu 567s\n"
    other = other.replace("678w 3v4v 345s 1v 1v 1w", "234w 3v4v 3s4s5s 1v 1v 1w")
    text = (
        HEAD
        + f"Nọc: {left}\nTay đủ B: {hand}\nChiếu B: ăn 9 văn với 9w 9s\n{other}A đánh 9s\nB ăn 9s\nB đánh 2v\nC ù 2v\n"
    )
    found = [each for each in faults(text) if each[1] == "B"]
    assert found == expected


def test_tt_16_14_who_was_forced_is_excused():
    other = "Tay đủ C: 234w 3v4v 345s 1v 1v 1w\nChiếu C: khàn 9 vạn | phỗng 8 vạn | phu 567s\n"
    text = HEAD + "Nọc: 7\nTay đủ B: 678v 345w 567w 68s 2v cc cc tt oc\nChiếu B: ăn 9 văn với 9w 9s\n" + other
    assert [
        each for each in faults(text + "B mở nhất sách\nB ăn nhất sách\nB đánh 2v\nC ù 2v\n") if each[1] == "B"
    ] == []


def test_tt_11_3_4_what_a_house_asks_for_before_declining():
    text = HEAD + "Bài B: 7v7v7v 456w 567s 234s 68s 1s cc cc tt oc oc\n" + "B chén 7 văn\n"
    text += "A đánh 7s\nB ù 7s\n"
    assert "bat-thuc-thieu-phu" not in names(text)
    assert "bat-thuc-thieu-phu" in names(text, rules="san-dinh")
    assert "bat-thuc-thieu-phu" in names(text, rules="chieu-co")


def test_tt_11_8_declined_cards_left_loose_are_bao():
    text = HEAD + "Bài B: 7v7v7v 456w 567s 234s 68s 1s cc cc tt oc 1w\n" + "B chén 7 văn\n"
    assert ("trung-truc", "B", "bao") in faults(text + "A đánh 7s\nB ù 7s\n")


def test_tt_11_8_one_bi_only_in_old_houses():
    hand = "Bài B: 7v7v7v 7w7s 234w 345s 123v 68s 1s cc tt oc\n"
    text = HEAD + hand + "B chén 7 văn\nA đánh 7s\nB ù 7s\n"
    assert "trung-truc" not in names(text)
    assert "trung-truc" in names(text, rules="hoi-lim")


def test_tt_11_6_2_eating_before_raising():
    text = MID + "Tay B: 9w 8v8w\nChiếu B: ăn chi chi | khàn 8 sách\nA đánh 8s\nB ăn 8s với 9w\n".replace(
        " với 9w", " với 8v8w"
    )
    text += "B dậy khàn 8s\n"
    assert names(text) == []
    assert names(text, rules={"tien_thuc_hau_day": "phu-doc"}) == ["tien-thuc-sai"]
    either = {"tien_thuc_hau_day": "doc-hoac-bi-hai"}
    assert names(text, rules=either) == []  # the khàn has lèo as its second bí
    assert names(text.replace("ăn chi chi | ", ""), rules=either) == ["tien-thuc-sai"]
    run = MID + "Tay B: 7s9s\nChiếu B: khàn 8 sách\nA đánh 8s\nB ăn 8s với 79s\nB dậy khàn 8s\n"
    assert names(run, rules={"tien_thuc_hau_day": "phu-doc"}) == []


def test_tt_16_2_3_a_cup_returned_with_wrong_words():
    text = MID + "Tay B: 7v7v7v 56v\nChiếu B: bất thực 7 văn\nC đánh 7v\nB phỗng 7v với 567v\nB trả chén 7 văn: "
    assert names(text + "ăn hai đánh một\nB đánh 2s\n…\nC mở 9s\nB ù 9s\n") == ["tra-chen-sai"]
    assert names(text + "ăn cả\nB đánh 2s\n…\nC mở 9s\nB ù 9s\n") == []


def test_replay_shows_the_table_after_a_line():
    text = (
        HEAD + "Bài B: 78s 66s 45v 999v 345w 678w 1w cc tt oc 2s\nB úp 9 văn\nA đánh 9s\nB ăn 9s với 78s\nB đánh 2s\n"
    )
    said = totom("replay", record=text, line=7)
    seat = next(each for each in said["seats"] if each["seat"] == "B")
    assert said["line"] == 7
    assert said["to_move"] == "B"
    assert {"cards": ["9 sách", "7 sách", "8 sách"], "how": "an", "eaten": "9 sách", "down": False} in seat["mat"]
    assert seat["hand_size"] == 20 - 3 - 2
    assert totom("replay", record=text)["shown"]["card"] == "2 sách"


def test_an_unfinished_hand_is_told_and_no_error():
    said = totom("turns", record=HEAD + "A đánh 5v\n")
    assert said["finished"] is False
    assert said["faults"] == []


@for_each(
    ("text", "code", "line"),
    [
        (HEAD + "Nọc: 6v 7v 2s 3s 4s 5s 9s\nA đánh 5v\nB mở 8v\n", "not-in-noc", 6),
        (HEAD + "Nọc: 5\nA đánh 5v\nB mở 8v\n", "noc-over", 6),
        (HEAD + "Nọc: 500\n", "noc", 4),
        (HEAD + "Cái: B\n", "twice", 4),
        (HEAD + "Tay B: 5v5v5v\nTay C: 5v5v\n", "fifth-copy", 5),
        (HEAD + "Chiếu B: ăn 5 văn với 7s\n", "not-a-phu", 4),
        (HEAD + "A đánh 5v\nHòa\n", "not-a-draw", 5),
        (HEAD + "A đánh 5v\nB ù 5v\nC mở 5s\n", "after-end", 6),
        (HEAD + "A chịu\n", "out-of-turn", 4),
        (HEAD + "A đánh 5v\nB dậy khàn 5v\n", "no-khan", 5),
        (HEAD + "B trả chén 5v\n", "no-cup", 4),
        (HEAD + "B xếp 5v 6v\n", "no-meld", 4),
        (U + "A đánh 7s\nB ù 7s: tôm to\n", "unknown-cuoc", 7),
        (HEAD + "A đánh 5v\nA phỗng 5v\n", "not-shown", 5),
        (HEAD + "A đánh\n", "one-card", 4),
    ],
)
def test_what_cannot_be_names_line_and_remedy(text, code, line):
    if code == "unknown-cuoc":
        text = text.replace("B ù 5v: tôm to", "B ù 7s: tôm to").replace(
            "A đánh 5v", f"Bài B: {HAND}\nB úp 9v\nA đánh 7s"
        )
        line = 7
    error = refused("turns", record=text)
    assert (error["code"], error["field"]) == (code, f"record:{line}")


def test_every_kind_of_fault_has_a_price_in_every_house():
    for slug in FAULT_KINDS:
        assert cost(slug, Options()) in ("bao", "lanh-lang", "den", "cheo-do")
