"""The score of a hội (TT-16.4 to TT-16.9), faults that are paid (TT-10.6, TT-16.18), rows of wins and the cái."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.depth import some
from tests.engine.asking import refused, totom
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.fields import Asked
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.hoi.ga import outer_points
from tutorials.engine.totom.hoi.hands import read_hands
from tutorials.engine.totom.hoi.keeper import Counted, Keeper, Terms, usual_gom
from tutorials.engine.totom.options import PRESETS, Options

SEATS = ("A", "B", "C", "D", "E")
U = {"result": "u"}


def hoi(*hands: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Count a hội."""
    return totom("hoi", hands=list(hands), **fields)


def quang(*hands: dict[str, Any], **options: Any) -> dict[str, Any]:
    """Count hands that each pay for."""
    return hoi(*hands, rules={"loi_diem": "quang", **options})


def points(answer: dict[str, Any]) -> str:
    """Return the points of the seats as short text."""
    return " ".join(str(each) for each in answer["totals"].values())


# gom (TT-16.5.1) and the end of a hội (TT-16.7) ----------------------------------------------------


def test_tt_16_5_1_two_chi_nay_and_one_dich_are_gathered():
    answer = hoi(U | {"seat": "A"})
    assert answer["gom"] == 15  # 2 × 36 + 2 = 74 in five parts, rounded up
    assert answer["pot"] == 75 - 4
    assert points(answer) == "-11 -15 -15 -15 -15"


@for_each(("rules", "whole"), [("hoi-lim", 50), ("san-dinh", 50), ("wikipedia", 25), ("chieu-co", 25)])
def test_tt_16_5_1_where_tu_tru_count_multiples_only_the_sum_parts_evenly(rules, whole):
    assert hoi(rules=rules)["gom"] * 5 == whole


def test_tt_16_5_1_the_village_may_agree_on_another_sum():
    assert hoi(U | {"seat": "B", "cuoc": ["lèo"]}, gom=10)["pot"] == 40


def test_tt_16_7_a_hoi_ends_when_the_pot_pays_no_plain_u():
    answer = hoi(*[U | {"seat": seat, "cuoc": ["lèo"]} for seat in "ABCDE"], gom=10, rules={"thong": "cuoc"})
    assert answer["pot"] == 0
    assert answer["ended"] is True
    assert answer["hoi"] == {"begun": 1, "ended": 1}
    assert answer["cai_next"] == {"seat": None, "bat_cai": "dau-hoi", "by": None}


def test_tt_16_7_three_points_left_end_a_hoi_of_suong_four():
    answer = hoi(U | {"seat": "A", "diem": 47}, gom=10)
    assert (answer["ended"], answer["pot"]) == (True, 3)
    apart = hoi(U | {"seat": "A", "diem": 47}, gom=10, du_hoi="de-rieng")
    assert (apart["pot"], apart["du"]) == (0, 3)


def test_tt_16_7_four_points_left_go_on():
    assert hoi(U | {"seat": "A", "diem": 46}, gom=10, rules="hoi-lim")["ended"] is False


def test_tt_16_7_thuong_hoi_is_paid_from_the_next_pot():
    first = U | {"seat": "A", "diem": 40}
    second = U | {"seat": "B", "diem": 18}
    short = hoi(first, second, gom=10)
    assert short["owed"] == {"seat": "B", "points": 8}
    assert points(short) == "30 0 -10 -10 -10"
    paid = hoi(first, second, {"result": "hoa", "ke": "C"}, gom=10)
    assert paid["owed"] is None
    assert (paid["pot"], paid["totals"]["B"]) == (42, -20 + 18)
    assert paid["hoi"] == {"begun": 2, "ended": 1}
    dropped = hoi(first, second, {"result": "hoa", "ke": "C"}, gom=10, thuong_hoi="thoi")
    assert (dropped["pot"], dropped["totals"]["B"]) == (50, -20 + 10)


def test_tt_16_7_one_u_may_use_up_several_hoi():
    answer = hoi(U | {"seat": "A", "cuoc": ["kính tứ cố"]}, {"result": "bo-bai"}, gom=4)
    assert answer["hoi"]["begun"] == 4  # 72 = 20 + 20 + 20 + 12
    assert answer["pot"] == 8


def test_t4_kinh_tu_co_may_end_the_hoi():
    house = {"kinh_tu_co": "het-hoi"}
    answer = hoi(U | {"seat": "E", "cuoc": ["kính tứ cố"]}, rules=house, gom=20)
    assert (answer["totals"]["E"], answer["pot"], answer["ended"]) == (80, 0, True)
    after = hoi(U | {"seat": "A", "cuoc": ["lèo"]}, U | {"seat": "E", "cuoc": ["kính tứ cố"]}, rules=house, gom=10)
    assert after["totals"]["E"] == 30
    assert after["owed"] is None


# quăng (TT-16.5.2) ---------------------------------------------------------------------------------


def test_tt_16_5_2_each_pays_the_points_of_the_hand():
    answer = quang(U | {"seat": "A", "cuoc": ["tôm"]})
    assert points(answer) == "32 -8 -8 -8 -8"
    assert (answer["pot"], answer["gom"]) == (0, None)


def test_tt_16_9_who_sits_out_pays_nothing():
    assert points(quang(U | {"seat": "A", "chiu": "D"})) == "12 -4 -4 0 -4"


# rows of wins (TT-15.4, TT-15.5, TT-16.20) ---------------------------------------------------------


def test_tt_15_5_the_keeper_counts_thong_and_khoi():
    answer = hoi(*[U | {"seat": "C"}] * 4, gom=100)
    assert [hand["diem"] for hand in answer["hands"]] == [4, 6, 8, 10]
    assert [hand["cuoc"] for hand in answer["hands"]] == [["suong"], ["thong"], ["tam-khoi"], ["tu-khoi"]]
    assert answer["streak"] == {"seat": "C", "wins": 4}


def test_tt_15_17_bat_khoi_thap_dieu_is_thirty():
    plain = [U | {"seat": "C"}] * 7
    answer = hoi(*plain, U | {"seat": "C", "cuoc": ["thập điều"]}, gom=100)
    assert answer["hands"][-1]["diem"] == 30


def test_tt_15_5_another_s_win_breaks_the_row():
    answer = hoi(U | {"seat": "A"}, U | {"seat": "B"}, U | {"seat": "A"})
    assert answer["hands"][2]["cuoc"] == ["suong"]


def test_tt_15_5_a_draw_breaks_the_row_unless_the_village_says_otherwise():
    hands = (U | {"seat": "A"}, {"result": "hoa", "ke": "B"}, U | {"seat": "A"})
    assert hoi(*hands)["hands"][2]["diem"] == 4
    assert hoi(*hands, thong_qua_hoa=True)["hands"][2]["diem"] == 6


def test_tt_16_20_no_thong_after_lanh_lang():
    hands = (U | {"seat": "A"}, {"result": "lanh-lang", "seat": "A"}, U | {"seat": "A"}, U | {"seat": "A"})
    assert [hand["diem"] for hand in hoi(*hands)["hands"]] == [4, 0, 4, 6]
    lenient = hoi(*hands, rules={"thong_sau_lanh_lang": True})
    assert [hand["diem"] for hand in lenient["hands"]] == [4, 0, 8, 10]


def test_tt_14_9_2_thong_that_was_not_called_is_lost():
    hands = (U | {"seat": "A"}, U | {"seat": "A", "thong": False}, U | {"seat": "A"})
    assert [hand["diem"] for hand in hoi(*hands)["hands"]] == [4, 4, 8]


@for_each(
    ("game", "players", "rules", "second"),
    [
        ("to-tom-diem", 4, "hoi-lim", 4),
        ("to-tom-diem", 5, "hoi-lim", 6),
        ("bi-tu", 4, "hoi-lim", 4),
        ("bi-tu", 4, "luat-2005", 6),
    ],
)
def test_t6_hoi_lim_has_no_thong_at_a_table_of_four(game, players, rules, second):
    question = {"game": game, "ask": "hoi", "players": players, "rules": rules, "hands": [U | {"seat": "A"}] * 2}
    assert [hand["diem"] for hand in ask(question)["hands"]] == [4, second]


def test_bi_tu_calls_thap_dieu_by_its_own_name():
    question = {"game": "bi-tu", "ask": "hoi", "hands": [U | {"seat": "A", "cuoc": ["thập nhị điều"]}]}
    answer = ask(question)
    assert answer["hands"][0]["cuoc"] == ["thap-dieu"]
    assert any("thập nhị điều" in line["text"] for line in answer["lines"])


def test_a_streak_or_thong_that_is_given_is_a_check():
    assert hoi(U | {"seat": "A"}, U | {"seat": "A", "cuoc": ["thông"], "streak": 1})["hands"][1]["diem"] == 6
    assert refused("hoi", hands=[U | {"seat": "A", "cuoc": ["thông"]}])["field"] == "hands[0].cuoc"
    assert refused("hoi", hands=[U | {"seat": "A", "streak": 1}])["field"] == "hands[0].streak"
    wrong = [U | {"seat": "A"}] * 2 + [U | {"seat": "A", "cuoc": ["tứ khôi"]}]
    assert refused("hoi", hands=wrong)["field"] == "hands[2].cuoc"


# faults (TT-16.18, TT-14.9, TT-10.6) ---------------------------------------------------------------

BAO = {"result": "bao", "seat": "C", "winner": "A", "cuoc": ["lèo"]}


def test_tt_16_18_2_who_sits_still_pays_the_hand_for_the_village():
    assert points(hoi(BAO)) == "-5 -15 -25 -15 -15"
    assert hoi(BAO)["pot"] == 75
    assert points(quang(BAO)) == "40 0 -40 0 0"  # as the four together would have paid


def test_tt_16_18_2_a_draw_costs_him_nothing():
    answer = quang({"result": "bao", "seat": "C", "ke": "B"})
    assert points(answer) == "0 0 0 0 0"
    assert answer["hands"][0]["cai_next"]["seat"] == "C"


def test_tt_16_18_3_a_void_u_pays_the_village_at_once():
    void = {"result": "den", "seat": "B"}
    assert hoi(void)["pot"] == 79
    assert points(quang(void)) == "4 -16 4 4 4"


def test_tt_14_9_2_one_pays_as_one_called():
    over = {"result": "den", "seat": "B", "loi": "xuong-thua", "cuoc": ["chi nẩy"]}
    assert points(quang(over)) == "36 -144 36 36 36"
    called_thong = over | {"cuoc": ["thông", "tôm"]}
    assert points(quang(called_thong)) == "10 -40 10 10 10"


def test_tt_16_18_4_cheo_do_owes_one_u():
    answer = hoi(
        {"result": "cheo-do", "seat": "D"},
        U | {"seat": "B"},
        U | {"seat": "D", "cuoc": ["lèo"]},
        U | {"seat": "D"},
    )
    assert [hand["debts"] for hand in answer["hands"]] == [{"D": 1}, {"D": 1}, {}, {}]
    assert [hand["moves"] for hand in answer["hands"]][2] == []  # the hand that pays takes no points
    assert [hand["tra_do"] for hand in answer["hands"]] == [False, False, True, False]
    assert answer["hands"][0]["cai_next"]["seat"] == "D"
    assert answer["hands"][3]["diem"] == 6


def test_t41_where_faults_are_cheo_do_the_winner_is_paid_as_ever():
    answer = hoi(BAO, rules="hoi-lim", gom=10)
    assert (answer["totals"]["A"], answer["totals"]["C"], answer["pot"]) == (-2, -10, 42)
    assert answer["debts"] == {"C": 1}


def test_t30_over_calling_at_hoi_lim_is_cheo_do():
    over = {"result": "den", "seat": "B", "loi": "xuong-thua", "cuoc": ["lèo"]}
    assert hoi(over, rules={"xuong_thua": "cheo-do"})["debts"] == {"B": 1}


THROWN = U | {"seat": "A", "cuoc": ["tôm"], "thrower": "C"}


def test_tt_10_6_1_throwing_the_winning_card_costs_nothing():
    assert points(quang(THROWN)) == "32 -8 -8 -8 -8"


def test_tt_10_6_2_with_ga_it_costs_one_dich():
    answer = quang(THROWN, ga="ga-lang")
    assert points(answer) == "32 -8 -10 -8 -8"
    assert answer["ga"] == 2


def test_tt_10_6_3_without_thanh_or_cho_he_pays_for_the_village():
    assert points(quang(THROWN | {"den": "don"})) == "32 0 -32 0 0"
    assert points(hoi(THROWN | {"den": "don"}, gom=10)) == "-2 -10 -18 -10 -10"


def test_tt_10_6_4_a_throw_that_is_bao_pays_the_village():
    assert points(quang(THROWN | {"den": "lang"})) == "40 0 -40 0 0"
    assert hoi(THROWN | {"den": "lang"}, gom=10)["pot"] == 50


def test_tt_10_6_4_den_chong_pays_both():
    assert points(quang(THROWN | {"den": "chong"})) == "40 8 -64 8 8"
    answer = hoi(THROWN | {"den": "chong"}, gom=10)
    assert (answer["totals"]["C"], answer["pot"]) == (-26, 58)


# gà (TT-16.4) --------------------------------------------------------------------------------------

GA_DAU_HOI = 5 * 2 * 2
GA_DAU_VAN = 5 * 2


@for_each(
    ("kind", "start", "plain", "thrown", "thong", "lanh", "void"),
    [
        ("khong", 0, 0, 0, 0, 0, 0),
        ("cong-nghiep", GA_DAU_HOI, GA_DAU_VAN, 2, 2, 2, 2),
        ("ga-nha", 0, 0, 2, 2, 2, 2),
        ("ga-rung", GA_DAU_HOI, 0, 2, 2, 0, 2),
        ("ga-lang", 0, 0, 2, 2, 0, 0),
    ],
)
def test_tt_16_4_1_what_each_kind_collects(kind, start, plain, thrown, thong, lanh, void):
    def fed(*hands: dict[str, Any]) -> int:
        return quang(*hands, ga=kind)["ga"]

    base = start + plain
    assert fed(U | {"seat": "A"}) == base
    assert fed(U | {"seat": "A", "thrower": "B"}) == base + thrown
    assert fed(U | {"seat": "A"}, U | {"seat": "A"}) == base + plain + thong
    assert fed({"result": "lanh-lang", "seat": "A"}) == base + lanh
    assert fed({"result": "den", "seat": "A"}) == base + void


def test_tt_16_4_1_the_upper_neighbour_gives_as_many_dich_as_the_khoi_is_worth():
    hands = [U | {"seat": "B"}] * 5

    def given(kind: str) -> list[int]:
        moves = [hand["moves"] for hand in quang(*hands, ga=kind)["hands"]]
        assert {move["from"] for each in moves for move in each if move["why"] == "ga-thong"} == {"A"}
        return [sum(move["points"] for move in each if move["why"] == "ga-thong") for each in moves]

    assert given("cong-nghiep") == [0, 2, 2, 4, 6]  # thông 1, tam khôi 1, tứ khôi 2, ngũ khôi 3 dịch
    assert given("ga-lang") == [0, 2, 4, 6, 8]  # one more each time


def test_tt_16_4_1_the_upper_neighbour_is_one_who_plays():
    answer = quang(U | {"seat": "B"}, U | {"seat": "B", "chiu": "A"}, ga="ga-lang")
    assert answer["hands"][1]["moves"][0]["from"] == "E"


def test_tt_16_4_1_the_table_tells_of_the_rest():
    more = [
        {"why": "bo-u", "seat": "B"},
        {"why": "lo-quan", "seat": "C", "times": 3},
        {"why": "nhai", "seat": "D"},
        {"why": "de-u", "seat": "E"},
    ]
    hand = U | {"seat": "A", "ga": more}
    assert quang(hand, ga="cong-nghiep")["ga"] == GA_DAU_HOI + GA_DAU_VAN + 2 + 6 + 8 + 2
    assert quang(hand, ga="ga-nha")["ga"] == 2 + 6
    assert quang(hand, ga="ga-rung")["ga"] == GA_DAU_HOI


def test_tt_16_4_1_tu_tru_and_kinh_tu_co_take_the_ga():
    before = U | {"seat": "A", "thrower": "B"}
    assert quang(before, U | {"seat": "C", "cuoc": ["tôm", "lèo"]}, ga="ga-lang")["ga"] == 2
    for cuoc in ("thập điều", "kính cụ", "bạch định", "chi nẩy", "kính tứ cố"):
        answer = quang(before, U | {"seat": "C", "cuoc": [cuoc]}, ga="ga-lang")
        assert answer["ga"] == 0
        assert answer["hands"][1]["moves"][-1] == {
            "from": "ga", "to": "C", "points": 2, "why": "an-ga", "article": "TT-16.4.1",
        }  # fmt: skip


@pytest.mark.parametrize(("kind", "each"), [("khong", 0), ("don", 6), ("chong", 10)])
def test_tt_16_4_2_outer_ga_counts_the_greatest_or_all(kind, each):
    answer = quang(U | {"seat": "A", "cuoc": ["thập điều", "lèo"]}, ga_ngoai=kind)
    assert answer["totals"]["B"] == -(18 + 4) - each
    pot = hoi(U | {"seat": "A", "cuoc": ["thập điều", "lèo"]}, rules={"ga_ngoai": kind})
    assert (pot["totals"]["B"], pot["pot"]) == (-15 - each, 75 - 22)


# the cái (TT-7.1, TT-7.2) ---------------------------------------------------------------------------


@for_each(
    ("hand", "rules", "seat", "picked"),
    [
        (U | {"seat": "B"}, "luat-2005", "B", None),
        ({"result": "lanh-lang", "seat": "B"}, "luat-2005", "B", None),
        ({"result": "hoa", "ke": "D"}, "luat-2005", "D", None),
        ({"result": "hoa", "chiu": "D"}, "luat-2005", "D", None),
        ({"result": "hoa", "chiu": "D", "ke": "A"}, "hoi-lim", "A", None),
        ({"result": "hoa", "chiu": ["D", "E"]}, "luat-2005", "D", None),
        (BAO, "luat-2005", "C", None),
        (BAO, {"cai_nguoi_bao": False}, "A", None),
        ({"result": "den", "seat": "B"}, "luat-2005", "B", None),
        ({"result": "cheo-do", "seat": "B"}, "hoi-lim", "B", None),
        ({"result": "bo-bai"}, "luat-2005", None, "lang"),
        ({"result": "hoa", "bat_thuong": True}, "luat-2005", None, None),
    ],
)
def test_tt_7_1_who_has_the_next_cai(hand, rules, seat, picked):
    following = hoi(hand, rules=rules)["hands"][0]["cai_next"]
    assert (following["seat"], following["bat_cai"]) == (seat, picked)


def test_tt_7_2_the_cai_of_the_hand_before_picks_and_after_thong_the_next_seat():
    hands = (U | {"seat": "B"}, U | {"seat": "B"}, U | {"seat": "B"}, {"result": "hoa", "ke": "E"})
    answer = hoi(*hands, cai="A", nha_bat_cai="D")
    assert [hand["cai"] for hand in answer["hands"]] == ["A", "B", "B", "B"]
    # after hand 1 A picks, who had the cái; after the thông the one after A, then after B
    assert [hand["cai_next"]["by"] for hand in answer["hands"]] == ["A", "B", "C", "B"]


def test_the_cai_that_is_given_is_a_check():
    assert refused("hoi", hands=[U | {"seat": "B"}, U | {"seat": "A", "cai": "C"}])["field"] == "hands[1].cai"
    assert hoi({"result": "bo-bai"}, U | {"seat": "A", "cai": "C"})["hands"][1]["cai"] == "C"


def test_tt_14_1_only_the_cai_has_thien_u():
    assert refused("hoi", cai="B", hands=[U | {"seat": "A", "cuoc": ["thiên ù"]}])["field"] == "hands[0].cuoc"
    assert hoi(U | {"seat": "B", "cuoc": ["thiên ù"]}, cai="B")["hands"][0]["diem"] == 8


# bad input -----------------------------------------------------------------------------------------


@for_each(
    ("hand", "field"),
    [
        ("ù", "hands[0]"),
        ({}, "hands[0].result"),
        ({"result": "thua"}, "hands[0].result"),
        ({"result": "u"}, "hands[0].seat"),
        ({"result": "u", "seat": "F"}, "hands[0].seat"),
        ({"result": "u", "seat": 3}, "hands[0].seat"),
        ({"result": "u", "seat": "A", "ho": 1}, "hands[0].ho"),
        ({"result": "u", "seat": "A", "ke": "B"}, "hands[0].ke"),
        ({"result": "u", "seat": "A", "thrower": "A"}, "hands[0].thrower"),
        ({"result": "u", "seat": "A", "thrower": "Z"}, "hands[0].thrower"),
        ({"result": "u", "seat": "A", "from": "discard"}, "hands[0].thrower"),
        ({"result": "u", "seat": "A", "from": "noc", "thrower": "B"}, "hands[0].thrower"),
        ({"result": "u", "seat": "A", "from": "trời"}, "hands[0].from"),
        ({"result": "u", "seat": "A", "den": "don"}, "hands[0].den"),
        ({"result": "u", "seat": "A", "diem": -4}, "hands[0].diem"),
        ({"result": "u", "seat": "A", "diem": "4"}, "hands[0].diem"),
        ({"result": "u", "seat": "A", "diem": 4, "dich": -1}, "hands[0].dich"),
        ({"result": "u", "seat": "A", "dich": 1}, "hands[0].diem"),
        ({"result": "u", "seat": "A", "diem": 8, "cuoc": ["tôm"]}, "hands[0].diem"),
        ({"result": "u", "seat": "A", "cuoc": ["bò"]}, "hands[0].cuoc"),
        ({"result": "u", "seat": "A", "cuoc": "tôm"}, "hands[0].cuoc"),
        ({"result": "u", "seat": "A", "cuoc": ["bạch định", "chi nẩy"]}, "hands[0].cuoc"),
        ({"result": "u", "seat": "A", "cuoc": ["ù vọng"], "thrower": "B"}, "hands[0].cuoc"),
        ({"result": "u", "seat": "A", "cuoc": ["thiên ù"], "from": "thien-khai"}, "hands[0].cuoc"),
        ({"result": "u", "seat": "A", "chiu": "A"}, "hands[0].seat"),
        ({"result": "u", "seat": "A", "chiu": ["B", "C", "D"]}, "hands[0].chiu"),
        ({"result": "u", "seat": "A", "thong": "không"}, "hands[0].thong"),
        ({"result": "u", "seat": "A", "ga": [{"seat": "B"}]}, "hands[0].ga[0].why"),
        ({"result": "u", "seat": "A", "ga": [{"why": "bo-u"}]}, "hands[0].ga[0].seat"),
        ({"result": "u", "seat": "A", "ga": ["bo-u"]}, "hands[0].ga[0]"),
        ({"result": "u", "seat": "A", "ga": [{"why": "lo-quan", "seat": "B", "times": 0}]}, "hands[0].ga[0].times"),
        ({"result": "hoa"}, "hands[0].ke"),
        ({"result": "hoa", "ke": "B", "chiu": "B"}, "hands[0].ke"),
        ({"result": "bao", "seat": "A", "winner": "A"}, "hands[0].winner"),
        ({"result": "bao", "seat": "A", "cuoc": ["tôm"]}, "hands[0].winner"),
        ({"result": "bao", "seat": "A", "winner": "B", "ke": "C"}, "hands[0].ke"),
        ({"result": "bo-bai", "seat": "A"}, "hands[0].seat"),
    ],
)
def test_what_cannot_have_happened_is_refused(hand, field):
    assert refused("hoi", hands=[hand])["field"] == field


def test_a_later_hand_is_named_by_its_place():
    hands = [U | {"seat": "A"}] * 3 + [U | {"seat": "X"}]
    assert refused("hoi", hands=hands)["field"] == "hands[3].seat"


@for_each(
    ("fields", "field"),
    [
        ({"players": 2}, "players"),
        ({"players": 6}, "players"),
        ({"players": "năm"}, "players"),
        ({"players": ["An", "Bình", "An"]}, "players[2]"),
        ({"players": ["An", "an", "Bình"]}, "players[1]"),
        ({"players": ["An", "", "Bình"]}, "players[1]"),
        ({"players": ["An", "lang", "Bình"]}, "players[1]"),
        ({"players": ["An", "x" * 99, "Bình"]}, "players[1]"),
        ({"gom": 0}, "gom"),
        ({"gom": 1, "players": 3}, "gom"),
        ({"cai": "F"}, "cai"),
        ({"nha_bat_cai": "F"}, "nha_bat_cai"),
        ({"thuong_hoi": "mất"}, "thuong_hoi"),
        ({"thong_qua_hoa": 1}, "thong_qua_hoa"),
        ({"hands": "u"}, "hands"),
        ({"hands": [{"result": "bo-bai"}] * 121}, "hands"),
    ],
)
def test_bad_terms_are_refused(fields, field):
    assert refused("hoi", **{"hands": [], **fields})["field"] == field


def test_an_u_that_would_use_up_ten_hoi_is_refused():
    hands = [U | {"seat": "A", "diem": 999}, {"result": "bo-bai"}]
    assert refused("hoi", hands=hands, gom=1)["field"] == "hands[0]"


def test_a_house_without_the_cuoc_refuses_it():
    assert refused("hoi", rules="hoi-lim", hands=[U | {"seat": "A", "cuoc": ["bạch thủ"]}])["code"] == "unknown-cuoc"
    house = {"u_quan_danh": False}
    assert refused("hoi", rules=house, hands=[U | {"seat": "A", "thrower": "B"}])["field"] == "hands[0].thrower"


def test_names_of_players_are_kept_and_every_move_cites_its_article():
    answer = hoi(U | {"seat": "Bác  Sáu"}, players=["Bác Sáu", "Cụ Lý", "Chị Hoa", "An", "Bình"])
    assert list(answer["totals"]) == ["Bác Sáu", "Cụ Lý", "Chị Hoa", "An", "Bình"]
    assert all(move["article"].startswith("TT-") for hand in answer["hands"] for move in hand["moves"])
    start, end = answer["hands"][0]["lines"]
    assert answer["lines"][start:end] == answer["lines"]


def test_tai_ban_has_no_hoi_of_this_sort():
    assert ask({"game": "tai-ban", "ask": "hoi", "hands": []})["error"]["code"] == "unknown-ask"


# random play ---------------------------------------------------------------------------------------

CUOC = ([], ["tôm"], ["lèo"], ["tôm", "lèo"], ["thập điều"], ["bạch định", "tôm"], ["chi nẩy"], ["kính tứ cố"])
HOUSES = [
    *(preset.options for preset in PRESETS),
    Options(ga="cong-nghiep", ga_ngoai="chong", kinh_tu_co="het-hoi"),
    Options(ga="ga-nha", loi_diem="quang", phat="cheo-do"),
    Options(ga="ga-rung", ga_ngoai="don", cai_nguoi_bao=False, cai_nguoi_chiu=False),
    Options(ga="ga-lang", loi_diem="quang", thong_sau_lanh_lang=True, xuong_thua="cheo-do"),
]


def some_hand(rng: random.Random) -> dict[str, Any]:
    """Make up what happened in a hand."""
    one, two, three = rng.sample(SEATS, 3)
    worth: dict[str, Any] = {"cuoc": rng.choice(CUOC)} if rng.random() < 0.9 else {"diem": rng.randint(1, 80)}
    if rng.random() < 0.4:
        worth |= {"thrower": three}
    roll = rng.random()
    if roll < 0.6:
        den = rng.choice(("don", "lang", "chong")) if "thrower" in worth and rng.random() < 0.2 else "khong"
        hand = {"result": "u", "seat": one, "den": den, **worth}
    elif roll < 0.7:
        hand = {"result": "bao", "seat": two, **({"winner": one, **worth} if rng.random() < 0.7 else {"ke": three})}
    elif roll < 0.76:
        hand = {"result": "den", "seat": two, "loi": rng.choice(("u-bao", "xuong-thua")), "cuoc": rng.choice(CUOC)}
    elif roll < 0.82:
        hand = {"result": "lanh-lang", "seat": one}
    elif roll < 0.88:
        hand = {"result": "cheo-do", "seat": two, **({"winner": one, **worth} if rng.random() < 0.5 else {})}
    elif roll < 0.97:
        hand = {"result": "hoa", "ke": one}
    else:
        return {"result": "bo-bai"}
    if rng.random() < 0.1:
        hand["chiu"] = next(seat for seat in SEATS if seat not in (one, two, three))
    if rng.random() < 0.1:
        hand["ga"] = [{"why": rng.choice(("bo-u", "lo-quan", "nhai", "de-u")), "seat": two}]
    return hand


def replay(hands: list[Counted], gom: int, options: Options) -> None:
    """Hold the keeper's hands against a ledger kept another way: move by move, and by bills drawn up for each hand."""
    have: Counter[str] = Counter()
    debts = dict.fromkeys(SEATS, 0)
    for hand in hands:
        paid: Counter[str] = Counter()  # what the hand itself moved, without gom and gà
        pot = have["lang"]
        for move in hand.moves:
            assert move.points > 0
            assert move.giver != move.taker
            assert move.why != "gom" or move.points == gom
            have[move.giver] -= move.points
            have[move.taker] += move.points
            assert min(have["lang"], have["ga"], have["du"]) >= 0
            if move.why in ("gom", "thuong-hoi", "du-hoi") and not paid:
                pot = have["lang"]
            elif move.why not in ("gom", "thuong-hoi", "du-hoi", "an-ga") and move.taker != "ga":
                paid[move.giver] -= move.points
                paid[move.taker] += move.points
        assert sum(have.values()) == 0
        assert dict(hand.points) == {name: have[name] for name in hand.points}
        assert {seat: paid[seat] for seat in SEATS} == bills(hand, debts, pot, options)
        if options.loi_diem == "gom":
            assert hand.ended == (have["lang"] < options.suong)
        debts = hand.debts


def bills(counted: Counted, debts: dict[str, int], pot: int, options: Options) -> dict[str, int]:
    """Return what each seat gets or pays for a hand, from what happened alone."""
    hand, worth = counted.hand, counted.worth
    is_pot, at_once = options.loi_diem == "gom", options.phat == "den-ngay"
    share = dict.fromkeys(SEATS, 0)
    playing = [seat for seat in SEATS if seat not in hand.chiu]

    def village_gets(seat: str) -> None:
        share[seat] -= worth.diem * (1 if is_pot else len(playing) - 1)
        for other in playing:
            share[other] += 0 if is_pot or other == seat else worth.diem

    winner = None if hand.result == "lanh-lang" else hand.winner
    if winner and not debts[winner]:
        outer = outer_points(worth.cuoc, worth.dich if hand.given else None, options)
        from_each = outer + (0 if is_pot else worth.diem)
        owing = [seat for seat in playing if seat != winner]
        all_of_it = from_each * len(owing)
        from_pot = min(pot, worth.diem) if is_pot else 0
        if is_pot and options.kinh_tu_co == "het-hoi" and "kinh-tu-co" in [each.slug for each in worth.cuoc]:
            from_pot = pot
        alone = (
            hand.caught if hand.result == "bao" and at_once else hand.thrower if hand.den in ("don", "chong") else None
        )
        if alone:
            all_of_it += worth.diem if is_pot else 0
            from_pot = 0
            share[alone] -= all_of_it
        else:
            for seat in owing:
                share[seat] -= from_each
        share[winner] += all_of_it + from_pot
    if hand.den in ("lang", "chong") and at_once:
        village_gets(str(hand.thrower))
    owes = options.xuong_thua == "cheo-do" if hand.fault == "xuong-thua" else not at_once
    if hand.result == "den" and not owes:
        village_gets(str(hand.caught))
    return share


@pytest.mark.parametrize("start", range(0, some(250, deep=10_000), 250))
def test_points_are_conserved_through_random_hoi(start):
    for seed in range(start, start + 250):
        rng = random.Random(seed)
        options = HOUSES[seed % len(HOUSES)]
        gom = rng.choice((usual_gom(5, options), 20, 50))
        terms = Terms(
            gom,
            thuong_hoi=rng.choice(("cong-sang", "thoi")),
            du_hoi=rng.choice(("cong-sang", "de-rieng")),
            thong_qua_hoa=rng.random() < 0.5,
        )
        keeper = Keeper(SEATS, GAMES["to-tom"], options, terms)
        hands = [some_hand(rng) for _ in range(rng.randint(1, 8))]
        replay(
            [keeper.keep(hand) for hand in read_hands(Asked({"hands": hands}), SEATS, keeper.game, options)],
            gom,
            options,
        )


# who deals -----------------------------------------------------------------------------------

LIM = "hoi-lim"
THREE = [U | {"seat": "B", "diem": 10}, U | {"seat": "D", "diem": 6}, U | {"seat": "C", "diem": 4}]


@for_each(
    ("hands", "rules", "seats", "by"),
    [
        ([U | {"seat": "C"}], "luat-2005", "BD", "hai-ben"),
        ([U | {"seat": "C"}], LIM, "BD", "hai-ben"),
        ([{"result": "lanh-lang", "seat": "A"}], "luat-2005", "EB", "hai-ben"),
        (THREE, "luat-2005", "BD", "hai-ben"),  # both ahead of all, and yet not excused
        ([{"result": "cheo-do", "seat": "D"}], LIM, "D", "cheo-do"),
        ([{"result": "bao", "seat": "D", "winner": "A"}], LIM, "D", "cheo-do"),  # its báo is paid by a chèo đò
        ([{"result": "hoa", "ke": "E"}], LIM, "EA", "ke"),
        ([{"result": "bo-bai"}], LIM, "AB", "it-diem"),
        ([U | {"seat": "A"}, {"result": "bo-bai"}], LIM, "BC", "it-diem"),
        ([U | {"seat": "C"}], {"chia_bai": "rieng"}, "", "rieng"),
    ],
)
def test_tt_16_12_who_deals_follows_from_the_hand_just_ended(hands, rules, seats, by):
    answer = hoi(*hands, rules=rules)
    assert answer["dealers_next"] == answer["hands"][-1]["dealers_next"] == {"seats": list(seats), "by": by}
    assert ("TT-16.12" in " ".join(answer["articles"])) == (by != "rieng")


@pytest.mark.parametrize("hand", [{"result": "hoa", "ke": "E"}, {"result": "bo-bai"}, {"result": "den", "seat": "B"}])
def test_tt_16_12_the_2005_law_says_who_deals_after_a_win_only(hand):
    assert hoi(hand)["dealers_next"] is None


def test_tt_16_12_before_the_first_hand_nothing_is_said():
    assert hoi()["dealers_next"] is None


def test_tt_16_12_2_the_two_highest_are_excused_and_the_lowest_step_in():
    assert hoi(*THREE, gom=5, rules=LIM)["dealers_next"] == {"seats": ["A", "E"], "by": "ben-nguoi-u"}


def test_tt_16_12_2_who_is_no_more_than_equal_to_a_third_is_not_excused():
    hands = [U | {"seat": seat} for seat in "BDC"]
    assert hoi(*hands, rules=LIM)["dealers_next"] == {"seats": ["B", "D"], "by": "hai-ben"}


def test_tt_16_12_5_the_highest_of_a_hoi_deal_the_first_hand_of_the_next():
    ended = hoi(*THREE, gom=4, rules=LIM)
    assert ended["ended"]
    assert ended["dealers_next"] == {"seats": ["B", "D"], "by": "cao-diem"}
    begun = hoi(*THREE, U | {"seat": "C"}, gom=4, rules=LIM)  # all begin anew with the next hội
    assert begun["dealers_next"] == {"seats": ["B", "D"], "by": "hai-ben"}


# a wrong phỗng before an ù --------------------------------------------------------------------

CAUGHT = {"result": "bao", "loi": "phong-truoc-u", "seat": "C", "winner": "D"}


@for_each(
    ("rules", "pot", "caught", "winner"),
    [
        ({}, 50, -14, -6),
        ({"bao_truoc_u_gia": "chong"}, 54, -18, -6),
        ({"loi_diem": "quang"}, 0, -16, 16),
        ({"loi_diem": "quang", "bao_truoc_u_gia": "chong"}, 0, -32, 20),
    ],
)
def test_tt_16_23_a_wrong_phong_before_an_u_is_paid_once_or_twice(rules, pot, caught, winner):
    answer = hoi(CAUGHT, gom=10, rules=rules)
    assert (answer["pot"], answer["totals"]["C"], answer["totals"]["D"]) == (pot, caught, winner)
    assert "TT-16.23.1" in answer["articles"]
    other = hoi({**CAUGHT, "loi": "an-danh"}, gom=10, rules=rules)  # caught in play otherwise: once
    assert other["totals"]["C"] == (-14 if "loi_diem" not in rules else -16)


def test_tt_16_23_where_it_is_owed_nothing_is_paid_at_once():
    answer = hoi(CAUGHT, gom=10, rules={"phat": "cheo-do", "bao_truoc_u_gia": "chong"})
    assert (answer["debts"], answer["totals"]["C"], answer["pot"]) == ({"C": 1}, -10, 46)


@for_each(
    ("hand", "rules"),
    [
        ({"result": "bao", "loi": "phong-truoc-u", "seat": "C"}, {}),
        (CAUGHT, {"bao_truoc_u": "phat-va"}),
        (CAUGHT, "san-dinh"),
        ({**CAUGHT, "loi": "xuong-thua"}, {}),
        ({"result": "den", "seat": "C", "loi": "phong-truoc-u"}, {}),
    ],
)
def test_tt_16_23_is_refused_without_a_win_or_in_a_house_that_has_it_otherwise(hand, rules):
    assert ask({"game": "to-tom", "ask": "hoi", "hands": [hand], "rules": rules})["error"]["field"] == "hands[0].loi"


# hands whose points were counted elsewhere ---------------------------------------------------------


def told(*points: int, **fields: Any) -> dict[str, Any]:
    return {"result": "tinh-san", "points": list(points), **fields}


def test_tt_16_5_1_points_counted_elsewhere_come_from_the_pot_and_go_into_it():
    answer = hoi(told(0, 12, 0, 0, 0, winner="B", cai_next="B"), told(-4, 0, 0, 0, 0), told(0, 0, 6, -6, 0), gom=10)
    assert points(answer) == "-14 2 -4 -16 -10"
    assert (answer["pot"], answer["hands"][0]["cai_next"]["seat"], answer["cai_next"]["seat"]) == (42, "B", None)


def test_tt_16_5_2_points_counted_elsewhere_are_paid_by_those_who_lost_them():
    answer = quang(told(-4, 16, -4, -4, -4, winner="B"))
    assert {(each["from"], each["to"], each["points"]) for each in answer["hands"][0]["moves"]} == {
        (seat, "B", 4) for seat in "ACDE"
    }


def test_tt_16_7_what_the_pot_cannot_pay_of_counted_points_is_owed():
    answer = hoi(told(0, 60, 0, 0, 0, winner="B"), gom=10)
    assert (answer["pot"], answer["owed"], answer["ended"]) == (0, {"seat": "B", "points": 10}, True)


def test_tt_15_5_a_win_counted_elsewhere_stands_in_the_row():
    answer = hoi(told(0, 4, 0, 0, 0, winner="B"), U | {"seat": "B", "cuoc": ["thông"]})
    assert answer["streak"] == {"seat": "B", "wins": 2}


def test_counted_points_feed_no_gà_and_pay_no_debt():
    rules = {"ga": "cong-nghiep", "phat": "cheo-do"}
    owing = {"result": "cheo-do", "seat": "B"}
    before = hoi(owing | {"winner": "A"}, rules=rules)
    after = hoi(owing | {"winner": "A"}, told(0, 4, 0, 0, 0, winner="B"), rules=rules)
    assert (after["ga"], after["debts"]) == (before["ga"], before["debts"])
    assert after["totals"]["B"] == before["totals"]["B"] + 4


@for_each(
    ("hand", "rules", "field"),
    [
        (told(0, 4), {}, "points"),
        ({"result": "tinh-san"}, {}, "points"),
        (told(0, 4, 4, 0, 0), {}, "points"),
        (told(0, 4, 0, 0, 0), {"loi_diem": "quang"}, "points"),
        (told(0, 4, 0, 0, 0, winner="Z"), {}, "winner"),
        (told(0, 4, 0, 0, 0, cuoc=["tôm"]), {}, "cuoc"),
        (U | {"seat": "A", "cai_next": "A"}, {}, "cai_next"),
    ],
)
def test_counted_points_that_cannot_be_are_refused(hand, rules, field):
    found = ask({"game": "to-tom", "ask": "hoi", "hands": [hand], "rules": rules})
    assert found["error"]["field"].startswith(f"hands[0].{field}")
