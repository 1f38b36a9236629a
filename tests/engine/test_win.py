"""Is it ù, with which cước, and what must be called (TT-14, TT-15)."""

import pytest

from tests.engine.asking import refused, totom, win
from tests.every import for_each

PHONG = "55s 234v 678v 234w 678w cc cc tt oc oc oc"  # one wait: phỗng 5 sách
PLAIN = "999v 678v 345w 567w 68s 1s cc cc tt oc oc"  # khàn 9 văn; 7 sách or 5 sách-less gap
BI_TU = "44w 44s 999v 678v 678w 678s 1w 1s cc oc"
RED_TEN = "99w 88s tt tt tt oc oc 345v 567v 345w 1v 1v"


@for_each(
    ("cards", "card", "fields", "cuoc", "points"),
    [
        (PLAIN, "7 sách", {"khan": ["9v"]}, ["suong"], 4),
        (PLAIN, "7 sách", {"khan": ["9v"], "streak": 1}, ["thong"], 6),
        (PLAIN, "7 sách", {"khan": ["9v"], "streak": 2}, ["tam-khoi"], 8),
        (PLAIN, "7 sách", {"khan": ["9v"], "streak": 3}, ["tu-khoi"], 10),
        (PLAIN, "7 sách", {"khan": ["9v"], "source": "thien-khai"}, ["u-vong"], 10),
        (PLAIN, "7 sách", {"khan": ["9v"], "source": "bat-cai"}, ["thien-u"], 8),
        (PHONG, "5 sách", {}, ["bach-thu"], 8),
        (BI_TU, "4 văn", {"khan": ["9v"]}, ["xuyen-bi-tu"], 10),
        ("33w 33s 456v 678w 678s 567w cc tt oc cc", "7v", {}, ["xuyen-bi-tu", "tom"], 12),
        (RED_TEN, "cc", {}, ["xuyen-bi-tu", "thap-dieu", "chi-nay"], 46),
        ("1v 222v 567v 345v 345w 567w 1s 1w 67s", "5s", {"khan": ["2v"]}, ["bach-dinh"], 24),
        ("oc 222v 567v 345v 345w 567w 1s 1w 67s", "5s", {"khan": ["2v"]}, ["kinh-cu"], 18),
        ("9w8s 222v 567v 345v 345w 567w 1s oc tt", "cc", {"khan": ["2v"]}, ["chi-nay"], 36),
        ("oc oc oc 234v 678v 234w 567w 234s 56s", "oc", {"khan": ["oc"]}, ["kinh-tu-co"], 72),
    ],
)
def test_cuoc_of_the_2005_law(cards, card, fields, cuoc, points):
    answer = win(cards, card, **fields)
    assert (answer["result"], answer["cuoc"], answer["diem"]) == ("diem", cuoc, points)
    assert sum(len(phu["cards"]) for phu in answer["phu"]) == 21
    assert any(phu["lung"] for phu in answer["phu"])
    assert all(line["article"].startswith("TT-") for line in answer["lines"])


def test_tt_15_14_two_waits_are_no_xuyen_bi_tu():
    cards = "22w 22s 999v 456v 456w 456s 1w 1s cc oc"
    assert win(cards, "2 văn", khan=["9v"])["cuoc"] == ["suong"]
    waits = totom("waits", cards=cards, khan=["9v"])["waits"]
    assert {wait["card"] for wait in waits} == {"2 văn", "8 văn"}


def test_tt_15_14_the_four_are_of_one_number():
    # 8 văn and 2 sách in pairs with 2 vạn make a lưng sườn of five, but no cạ bí tư
    assert win("136788v 345667w 22367s cc oc oc", "2 vạn")["cuoc"] == ["suong"]


def test_tt_15_13_a_card_that_a_bi_takes_in_is_not_loose():
    # the second 4 văn lies in the bí of fours: only 3, 6 and 7 văn are loose
    cards = "3467v 4v4w4s 999w 678s 567s 1w cc cc tt"
    assert win(cards, "5 văn", khan=["9w"])["cuoc"] == ["suong"]
    assert win(cards, "5 văn", khan=["9w"], rules="san-dinh")["cuoc"] == ["xuyen-nam-gian"]


def test_tt_15_10_chi_nay_and_the_9_van_thrown_out_of_a_run():
    hand = {"khan": ["2v"]}
    whole = win("9w 8s 222v 567v 345v 567w 456s 1s oc oc", "cc", **hand)
    assert whole["cuoc"] == ["chi-nay"]
    torn = win("9w 8s 222v 567v 345v 567w 456s 1s oc oc", "cc", discarded=["8w"], **hand)
    assert torn["cuoc"] == ["leo"]  # 5-6-7-8-9 vạn was torn to wait for chi


def test_tt_13_6_chi_nay_is_lost_by_letting_a_thanh_card_go():
    cards = "9w 8s 222v 567v 345v 567w 456s 1s oc oc"
    assert win(cards, "cc", khan=["2v"], passed=["7s"])["cuoc"] == ["leo"]
    assert win(cards, "cc", khan=["2v"], passed=["9v"])["cuoc"] == ["chi-nay"]
    assert win(cards, "cc", khan=["2v"], rules="san-dinh")["cuoc"] == ["leo"]


def test_tt_15_11_four_ong_cu_that_are_no_trung_tu_are_no_kinh_tu_co():
    cards = "oc oc oc oc 222v 678v 234w 567w 23s 1s 1w"
    assert win(cards, "4 sách", khan=["2v"])["cuoc"] == ["suong"]
    assert win(cards, "4 sách", khan=["2v"], thien_khai=["oc"])["cuoc"] == ["kinh-tu-co"]
    assert win(cards, "4 sách", khan=["2v"], rules="wikipedia")["cuoc"] == ["kinh-tu-co"]


def test_tt_15_8_ten_red_or_more():
    eleven = "99w 88s tt tt tt tt oc oc 567v 345v 1v 1v 1w 1w"
    assert "thap-dieu" not in win(eleven, "cc")["cuoc"]
    assert "thap-dieu" in win(eleven, "cc", rules="hoi-lim")["cuoc"]


def test_not_round_and_no_lung_are_told_apart():
    loose = win("999v 678v 345w 567w 68s 1s cc cc tt oc oc", "2 vạn", khan=["9v"])
    assert (loose["result"], loose["reason"]) == ("khong-u", "khong-tron")
    assert set(loose["rac"]) <= {"6 sách", "8 sách", "2 vạn"}
    bare = win("345v 678v 345w 567w 678s cc cc tt oc oc", "1 vạn")
    assert (bare["result"], bare["reason"]) == ("khong-u", "khong-lung")
    called = win("345v 678v 345w 567w 678s cc cc tt oc oc", "1 vạn", announced=[])
    assert called["result"] == "bao"
    assert "TT-14.3" in called["articles"]


@pytest.mark.parametrize(
    ("cards", "card", "fields", "call", "article"),
    [
        (PHONG, "5 sách", {}, "phong", "TT-9.14.2"),
        ("oc oc oc 234v 678v 234w 567w 234s 56s", "oc", {"khan": ["oc"]}, "tien-day-hau-u", "TT-11.6.4"),
        (PLAIN, "7 sách", {"khan": ["9v"], "discarded": ["7s"]}, "danh-di-u-lai", "TT-5.4"),
    ],
)
def test_what_must_be_called(cards, card, fields, call, article):
    answer = win(cards, card, **fields)
    assert call in answer["announce"]
    assert article in answer["articles"]
    silent = win(cards, card, called=[], announced=answer["cuoc"], **fields)
    assert (silent["result"], silent["diem"]) == ("lanh-lang", 0)
    said = win(cards, card, called=[call], announced=answer["cuoc"], **fields)
    assert (said["result"], said["diem"]) == ("diem", answer["diem"])


def test_tt_14_7_u_khong_phong():
    # the two 6 sách lie in a run and in the bí of sixes: taken by phỗng they would break both
    cards = "4566s 78s 999v 6v6w 345w 1w cc tt tt oc oc"
    answer = win(cards, "6 sách", khan=["9v"])
    assert (answer["result"], answer["use"]) == ("diem", "pool")
    assert answer["announce"][0] == "u-khong-phong"
    assert win(cards, "6 sách", khan=["9v"], called=[])["result"] == "lanh-lang"
    assert win(cards, "6 sách", khan=["9v"], called=["ù năm binh"])["result"] == "diem"


def test_tt_11_6_3_tien_u_hau_day():
    # khàn 8 sách lies in the bí of eights; the fourth 8 sách makes lèo with 9 vạn and chi chi
    cards = "888s 8v 8w 9w cc 345v 567v 345w 123s 1s"
    answer = win(cards, "8 sách", khan=["8s"])
    assert (answer["result"], answer["use"]) == ("diem", "tien-u")
    assert "leo" in answer["cuoc"]
    assert answer["announce"][0] == "tien-u-hau-day"


def test_tt_11_3_3_a_declined_khan_is_accounted_for():
    cards = "777v 7w7s 568v 222w 345w 345s cc tt tt"
    answer = win(cards, "oc", khan=["2w"], bat_thuc=["7v"])
    assert answer["result"] == "diem"
    assert "an-ca" in answer["announce"]
    cut = win("77v 7w7s 568v 222w 345w 345s cc tt oc oc", "1v", khan=["2w"], bat_thuc=["7v"], discarded=["7v"])
    assert "an-hai-danh-mot" in cut["announce"]


def test_tt_12_4_3_copies_on_the_mat_count_among_those_kept():
    """Three of 6 văn are kept, in hand or laid with what was eaten; a fourth that was itself eaten is not one dealt."""
    rest, cut = "678v 8v2w2s 345w 456s 1v1w1w cc", {"bat_thuc": ["6v"], "discarded": ["6v"]}
    phu = {"cards": "6v6v6w6s", "how": "an", "eaten": "6w"}
    for cards, mat in ((f"6v6v6w6s {rest}", []), (rest, [phu])):
        assert "an-ba-danh-mot" in win(cards, "1s", mat=mat, **cut)["announce"]
    assert "an-hai-danh-mot" in win(rest, "1s", mat=[phu | {"eaten": "6v"}], **cut)["announce"]


def test_tt_9_14_3_phong_tai_kien_needs_a_run():
    with_run = "777v 568v 222w 345w 345s cc tt tt oc oc"
    answer = win(with_run, "7 văn", bat_thuc=["7v"], khan=["2w"])
    assert answer["result"] == "diem"
    lonely = "777v 234w 456w 234s 456s cc tt tt oc oc"
    assert win(lonely, "7 văn", bat_thuc=["7v"])["result"] == "khong-u"
    assert win(lonely, "7 văn", khan=["7v"])["result"] == "diem"


def test_tt_9_14_3_a_refused_tai_kien_says_why():
    answer = win("7v7v7v7w7s 2345w 23456s 1v1w cc cc oc oc", "7v", bat_thuc=["7v"])
    assert (answer["result"], answer["reason"]) == ("khong-u", "khong-lung")
    assert "TT-9.14.3" in answer["articles"]


@for_each(
    ("announced", "result", "points", "den"),
    [
        (["tôm", "xuyên bí tư"], "diem", 12, 0),
        (["tôm"], "diem", 8, 0),
        ([], "diem", 4, 0),
        (["tôm", "xuyên bí tư", "lèo"], "bao", 0, 16),
    ],
)
def test_tt_14_9_too_little_loses_points_too_much_is_paid(announced, result, points, den):
    cards = "33w 33s 456v 678w 678s 567w cc tt oc cc"
    answer = win(cards, "7v", announced=announced)
    assert (answer["result"], answer["diem"], answer["den"]) == (result, points, den)


def test_t30_hoi_lim_takes_an_overcall_as_cheo_do():
    answer = win(PLAIN, "7 sách", khan=["9v"], announced=["lèo"], rules="hoi-lim")
    assert (answer["result"], answer["den"]) == ("bao", 0)
    assert "chèo đò" in answer["lines"][-1]["text"]


@for_each("fault", ["treo tranh", "trái vỉ", "trái bỉ", "kẹp cổ", "bỏ ù", "khê khàn"])
def test_tt_14_2_light_faults_earn_no_points(fault):
    answer = win(PLAIN, "7 sách", khan=["9v"], faults=[fault])
    assert (answer["result"], answer["diem"]) == ("lanh-lang", 0)


@pytest.mark.parametrize(
    ("fields", "result"),
    [({"faults": ["treo tranh"]}, "lanh-lang"), ({"faults": ["bỏ ù"]}, "lanh-lang"), ({"announced": ["lèo"]}, "bao")],
)
def test_tt_14_2_the_points_of_an_u_that_is_not_paid_are_not_added_up(fields, result):
    points = {"text": "Suông: 4 điểm.", "article": "TT-15.3"}
    assert points in win(PLAIN, "7 sách", khan=["9v"])["lines"]
    answer = win(PLAIN, "7 sách", khan=["9v"], **fields)
    assert answer["result"] == result
    assert points not in answer["lines"]


@pytest.mark.parametrize(
    ("rules", "fields"),
    [
        ({"u_quan_danh": False}, {"source": "discard"}),
        ({"u_vong": "khong-u"}, {"source": "thien-khai"}),
        ({"danh_di_u_lai": "khong"}, {"discarded": ["7s"]}),
    ],
)
def test_house_rules_that_forbid_an_u(rules, fields):
    assert win(PLAIN, "7 sách", khan=["9v"], **fields)["result"] == "diem"
    assert win(PLAIN, "7 sách", khan=["9v"], rules=rules, **fields)["result"] == "khong-u"


def test_t34_a_later_copy_may_be_u_by_phong_where_the_house_allows_it():
    assert win(PHONG, "5 sách", later=True)["result"] == "diem"
    strict = {"phong_quan_den_sau": "khong"}
    assert win(PHONG, "5 sách", later=True, rules=strict)["result"] == "khong-u"


def test_t6_thong_after_an_u_without_points():
    fields = {"khan": ["9v"], "streak": 1, "after_lanh_lang": True}
    assert win(PLAIN, "7 sách", **fields)["cuoc"] == ["suong"]
    allowed = {"thong_sau_lanh_lang": True}
    assert win(PLAIN, "7 sách", rules=allowed, **fields)["cuoc"] == ["thong"]


def test_t10_t11_bach_thu_options():
    assert win(PHONG, "5 sách", rules={"bach_thu": False})["cuoc"] == ["suong"]


def test_treo_khan_is_warned_of():
    answer = win("777v 7w7s 568v 222w 345w cc tt tt oc oc oc", "1v", khan=["2w"])
    assert "TT-11.5" in answer["articles"]


def test_the_winning_card_may_not_be_a_fifth_copy():
    error = refused("win", cards="5555s 234v 678v 234w 678w cc cc tt oc", winning={"card": "5s"})
    assert (error["code"], error["field"]) == ("fifth-copy", "winning.card")


@pytest.mark.parametrize("name", ["xuyên bí tư", "xuyên năm gian"])
def test_tt_15_14_4_of_two_xuyen_either_may_be_called(name):
    cards = "34567v 5w5w5s5s 999w 123s 1w 1v cc oc tt"
    answer = win(cards, "5v", khan=["9w"], announced=[name])
    assert (answer["result"], answer["diem"]) == ("diem", 10)
    both = win(cards, "5v", khan=["9w"], announced=["xuyên bí tư", "xuyên năm gian"])
    assert both["result"] == "bao"


@pytest.mark.parametrize(
    ("called", "cuoc", "points"),
    [(None, ["leo"], 10), (["ù không phỗng"], ["leo"], 10), (["phỗng"], ["suong"], 4)],
)
def test_tt_14_7_what_is_called_chooses_phong_or_not(called, cuoc, points):
    answer = win("1234v 8v 1w 8w9w9w 4567s 8s8s 9s cc tt tt oc", "8s", called=called)
    assert (answer["result"], answer["cuoc"], answer["diem"]) == ("diem", cuoc, points)


def test_tt_14_7_1_a_win_that_phong_would_not_break_needs_no_word():
    silent = {house: win("1234v 8v 1w 8w9w9w 4567s 8s8s 9s cc tt tt oc", "8s", called=[], rules=house)
              for house in ("luat-2005", "hoi-lim")}  # fmt: skip
    assert (silent["luat-2005"]["result"], silent["luat-2005"]["diem"]) == ("diem", 10)
    assert silent["hoi-lim"]["result"] == "lanh-lang"


def test_tt_14_9_chi_nay_called_leo_is_paid_as_leo():
    answer = win("9w 8s 222v 567v 345v 567w 456s 1s oc oc", "cc", khan=["2v"], announced=["lèo"])
    assert (answer["result"], answer["diem"], answer["dich"]) == ("diem", 10, 2)


def test_tt_14_4_tam_khoi_called_thong_is_too_little_not_too_much():
    fields = {"khan": ["9v"], "streak": 2}
    short = win(PLAIN, "7 sách", announced=["thông"], **fields)
    assert (short["result"], short["diem"], short["dich"]) == ("diem", 6, 1)
    assert win(PLAIN, "7 sách", announced=["tứ khôi"], **fields)["den"] == 10
    lim = win(PLAIN, "7 sách", announced=["thông"], rules="hoi-lim", **fields)
    assert (lim["result"], lim["diem"]) == ("diem", 6)


def test_tt_14_9_dich_is_that_of_what_was_called():
    cards = "33w 33s 456v 678w 678s 567w cc tt oc cc"
    assert [win(cards, "7v", announced=said)["dich"] for said in (None, ["tôm"], [])] == [3, 1, 0]


def test_tt_11_3_3_a_declined_card_seen_before_must_be_called():
    cards = "777v 7w7s 568v 222w 345w 345s cc tt tt"
    fields = {"khan": ["2w"], "bat_thuc": ["7v"]}
    assert "kien-bat-tai" not in win(cards, "oc", **fields)["announce"]
    assert "kien-bat-tai" in win(cards, "oc", passed=["7v"], **fields)["announce"]


def test_tt_16_21_3_bi_hoan_bi_follows_the_layout():
    # 7 văn may lie three in the bí, or one in 4-5-6-7 văn: both layouts are round
    cards = "777v 7w7s 456v 222w 345w 345s cc tt tt"
    fields = {"khan": ["2w"], "bat_thuc": ["7v"]}
    for called in (["ăn cả"], ["ăn cả", "bí hoàn bí"]):
        assert win(cards, "oc", called=called, **fields)["result"] == "diem"
    alone = "777v 7w7s 345v 222w 345w 345s cc tt tt"
    assert win(alone, "oc", called=["ăn cả"], **fields)["result"] == "lanh-lang"


def test_tt_11_1_only_a_khan_can_be_declined():
    error = refused("win", cards=PLAIN, khan=["9v"], bat_thuc=["5s"], winning={"card": "7s"})
    assert (error["code"], error["field"]) == ("no-khan", "bat_thuc")


def test_tt_14_6_u_vong_needs_a_card_of_which_one_holds_none():
    error = refused("win", cards=PHONG, winning={"card": "5s", "from": "thien-khai"})
    assert (error["code"], error["field"]) == ("conflict", "winning.from")


@pytest.mark.parametrize("fields", [{"discarded": ["2s"]}, {"passed": ["2s"]}])
def test_tt_14_1_thien_u_is_won_at_the_deal(fields):
    error = refused("win", cards=PLAIN, khan=["9v"], winning={"card": "7s", "from": "bat-cai"}, **fields)
    assert (error["code"], error["field"]) == ("conflict", "winning.from")


def test_thrown_and_passed_cards_count_towards_the_four():
    error = refused("win", cards=PLAIN, khan=["9v"], winning={"card": "7s"}, discarded=["7s"], passed=["7s"] * 3)
    assert (error["code"], error["field"]) == ("fifth-copy", "winning.card")


def test_tt_11_4_a_khan_whose_card_was_let_go_is_khe_khan():
    answer = win(PLAIN, "7 sách", khan=["9v"], passed=["9v"])
    assert (answer["result"], answer["diem"]) == ("lanh-lang", 0)
    assert "TT-11.4" in answer["articles"]


def test_tt_11_3_2_a_declined_khan_cut_twice():
    cards = "7v 7w7s 4568v 222w 345w 345s cc tt oc"
    once = {"khan": ["2w"], "bat_thuc": ["7v"]}
    twice = win(cards + " 1v", "oc", discarded=["7v", "7v"], called=[], **once)
    assert twice["result"] == "bao"
    assert "TT-11.3.2" in twice["articles"]


def test_t6_hoi_lim_knows_thong_only():
    assert win(PLAIN, "7 sách", khan=["9v"], streak=3, rules="hoi-lim")["cuoc"] == ["thong"]
    assert win(PLAIN, "7 sách", khan=["9v"], streak=3)["cuoc"] == ["tu-khoi"]
