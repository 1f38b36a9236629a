"""Tài bàn (TB-1 to TB-16): counting, laying out for the most lưng, ù, waits, throws, points."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples
from tests.engine import brute_tai_ban as brute
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.cards import KINDS, parse
from tutorials.engine.totom.solve.phu import LUNGS
from tutorials.engine.totom.tai_ban.arrange import lay
from tutorials.engine.totom.tai_ban.count import MAKINGS, TAI, Trung

ELEVEN = "666v 222v 345w 678w 345s 678s 789v 345v 1w 1s cc oc tt 1v"  # khàn of 6 and 2 văn: round, many wait
SIX = "666v 444w 345s 678s 789v 345v 234w 567s 1w 1s cc oc tt 1v"  # khàn of 6 văn and 4 vạn: six lưng
PAIR = "222v 7v3w3s 55w 345v 678w 345s 678s 234w 1w 1s cc oc tt 1v 7v"  # khàn of 2 văn; 5 vạn makes nine


def tai_ban(name, **fields):
    answer = ask({"game": "tai-ban", "ask": name, **fields})
    assert "error" not in answer, answer
    return answer


def refused(name, **fields):
    answer = ask({"game": "tai-ban", "ask": name, **fields})
    assert "error" in answer, answer
    return answer["error"]


def count(*phu, **fields):
    return tai_ban("count", phu=[{"cards": cards, "how": how} for cards, how in phu], **fields)


def win(cards, card, **fields):
    return tai_ban("win", cards=cards, winning={"card": card}, **fields)


# the solver ------------------------------------------------------------------------------------


@st.composite
def hands(draw, most=9):
    """Hands round one or two lưng, a bí and a run; threes and fours may be trùng of any making."""
    kinds = set(draw(st.sampled_from(LUNGS)).indexes) | set(draw(st.sampled_from(LUNGS)).indexes)
    rank = draw(st.integers(0, 8))
    first = draw(st.sampled_from((0, 9, 18))) + draw(st.integers(0, 5))
    kinds |= {rank, 9 + rank, 18 + rank} | set(range(first, first + 4))
    deck = [kind for kind in sorted(kinds) for _ in range(4)]
    picked = draw(st.lists(st.sampled_from(range(len(deck))), max_size=most, unique=True))
    counts = Counter(deck[number] for number in picked)
    trung = []
    for kind in sorted(kinds):
        if len(trung) < 3 and (counts[kind] >= 3 or draw(st.integers(0, 9)) == 0):
            how = draw(st.sampled_from(sorted(MAKINGS)))
            trung.append(Trung(kind, how))
            counts[kind] = max(0, min(counts[kind], 4) - trung[-1].size)
    return [counts[kind] for kind in range(30)], tuple(trung)


@examples(50, deep=800)
@given(hands())
def test_fast_and_slow_counter_agree(hand):
    free, trung = hand
    found = lay(free, trung)
    units = [(KINDS[kind].code, 1, "") for kind in range(30) for _ in range(free[kind])]
    units += [(KINDS[each.kind].code, each.size, each.how) for each in trung]
    assert (len(found.loose), found.lung) == brute.best(units)


@examples(30, deep=400)
@given(hands(most=24))
def test_a_layout_covers_each_card_once_and_counts_what_it_shows(hand):
    free, trung = hand
    found = lay(free, trung)
    expected = Counter({kind: copies for kind, copies in enumerate(free) if copies})
    for each in trung:
        expected[each.kind] += each.size
    laid = [card.index for phu in found.laid for card in phu.cards]
    assert Counter([*laid, *(card.index for card in found.loose)]) == expected
    assert sum(phu.lung for phu in found.laid) == found.lung
    assert sorted(each.kind for phu in found.laid for each in phu.trung) == sorted(each.kind for each in trung)


def test_hands_with_many_lung_are_answered():
    cards = "7v3w3s 2v3v4v 6v7v8v 1v2v3v 3s4s5s cc 9w8s 8v2w2s 7v3w3s 6s7s8s 4w 5v 6w 8v"
    answer = tai_ban("discards", cards=cards)
    said = [each["card"] for each in (*answer["best"], *answer["others"])]
    assert sorted(said) == sorted({card.vi for card in parse(cards) if not card.is_yeu})


# counting --------------------------------------------------------------------------------------


def test_tb_4_2_1_a_tom_with_two_phong_counts_three():
    answer = count(("7v7v7v 3w3w3w 3s", "phong"))
    assert answer["lung"] == 3
    assert "TB-4.2.1" in answer["articles"]
    mat = [{"cards": "7v7v7v", "how": "phong"}, {"cards": "3w3w3w", "how": "phong"}]
    laid = tai_ban("arrange", cards="3s", mat=mat)
    assert (laid["tron"], laid["lung"], len(laid["phu"])) == (True, 3, 1)


def test_tb_4_2_2_a_leo_with_two_of_each_counts_two():
    assert count(("cc cc 9w9w 8s8s", "an"))["lung"] == 2
    laid = tai_ban("arrange", cards="cc cc 9w9w 8s8s")
    assert (laid["lung"], [phu["count"] for phu in laid["phu"]]) == (2, [2])


def test_tb_4_3_trung_of_two_makings_in_one_phu_are_told_apart():
    phu = {"cards": "7v7v7v 3w3w3w 3s", "trung": [{"card": "7v", "how": "khan"}, {"card": "3w", "how": "phong"}]}
    assert tai_ban("count", phu=[phu])["lung"] == 1 + 3 + 1


@for_each(
    ("how", "size", "plain", "tai"),
    [("phong", 3, 1, 2), ("khan", 3, 3, 6), ("thien-khai", 4, 6, 12), ("day-khan", 4, 6, 12)],
)
def test_tb_4_4_tai_counts_double(how, size, plain, tai):
    for kind in KINDS:
        wanted = tai if kind.index in TAI else plain
        assert count((" ".join([kind.code] * size), how))["lung"] == wanted


def test_tb_5_1_twelve_kinds_are_tai():
    found = [kind.code for kind in KINDS if tai_ban("card", card=kind.vi)["tai"]]
    assert found == ["1v", "2v", "9v", "1w", "5w", "8w", "1s", "4s", "7s", "cc", "tt", "oc"]


def test_tb_4_1_a_tai_card_in_a_named_lung_is_not_doubled():
    assert count(("1v 2v 3v", "an"))["lung"] == 1
    assert tai_ban("arrange", cards="112233v")["lung"] == 2


def test_count_says_whether_a_khan_was_dealt_by_its_phu():
    assert count(("2v2v2v", "khan"), ("6v6v6v", "khan"))["cuoc"] == "suong"
    phong = [(f"{code} {code} {code}", "phong") for code in ("9v", "1s", "5w", "7s")]
    assert count(*phong, ("7v3w3s", "an"))["cuoc"] == "suu-ban"


@for_each(
    ("phu", "code", "field"),
    [
        ({"cards": "456v 9s"}, "not-a-phu", "phu[0].cards"),
        ({"cards": "6v6v", "how": "phong"}, "no-trung", "phu[0].how"),
        ({"cards": "6v6v6v", "how": "xin"}, "unknown-value", "phu[0].how"),
        ({"cards": "6v6v6v", "trung": [{"card": "7v"}]}, "no-trung", "phu[0].trung[0]"),
        ({"cards": "6v6v6v", "trung": "7v"}, "bad-type", "phu[0].trung"),
        ({"cards": "6v6v6v", "trung": ["7v"]}, "bad-type", "phu[0].trung[0]"),
        ("6v6v6v", "bad-type", "phu[0]"),
    ],
)
def test_a_bad_phu_is_named(phu, code, field):
    error = refused("count", phu=[phu])
    assert (error["code"], error["field"]) == (code, field)


# waits and ù -----------------------------------------------------------------------------------


def test_tb_13_1_states_reckon_with_nine_lung():
    assert tai_ban("waits", cards=ELEVEN, khan=["6v", "2v"])["state"] == "thap-thanh"
    six = tai_ban("waits", cards=SIX, khan=["6v", "4w"])
    assert six["state"] == "thanh"
    assert [(wait["card"], wait["lung"]) for wait in six["waits"]] == [("6 văn", 9)]


def test_a_wait_added_to_the_hand_is_u_with_as_many_points():
    for wait in tai_ban("waits", cards=PAIR, khan=["2v"])["waits"]:
        answer = win(PAIR, wait["card"], khan=["2v"])
        assert (answer["result"], answer["cuoc"], answer["diem"]) == ("diem", wait["cuoc"], wait["diem"])


def test_tb_2_1_nine_lung_are_needed():
    short = win(SIX, "cc", khan=["6v", "4w"])
    assert (short["result"], short["reason"], short["lung"]) == ("khong-u", "khong-lung", 6)
    loose = win(ELEVEN, "cc", khan=["6v"], bat_thuc=["2v"])
    assert (loose["reason"], loose["rac"]) == ("khong-tron", ["2 văn", "2 văn"])
    assert win(SIX, "cc", khan=["6v", "4w"], announced=["suông"])["result"] == "bao"


def test_tb_2_2_a_house_may_forbid_discards():
    won = {"card": "cc", "from": "discard", "door": "cheo"}
    assert tai_ban("win", cards=ELEVEN, khan=["6v", "2v"], winning=won)["result"] == "diem"
    barred = tai_ban("win", cards=ELEVEN, khan=["6v", "2v"], winning=won, rules={"u_quan_danh": False})
    assert (barred["reason"], barred["articles"]) == ("lenh-cam", ["TB-2.2"])


def test_tb_11_1_the_fourth_card_raises_a_khan_and_doubles_its_lung():
    answer = win(SIX, "6v", khan=["6v", "4w"])
    assert (answer["use"], answer["lung"]) == ("day-khan", 9)


def test_tb_5_2_and_9_3_a_later_copy_is_taken_by_phong_in_every_house():
    won = {"card": "5w", "later": True}
    for slug in ("luat-2005", "wikipedia"):
        rules = {"preset": slug, "phong_quan_den_sau": "khong"}
        answer = tai_ban("win", cards=PAIR, khan=["2v"], passed=["5w"], winning=won, rules=rules)
        assert (answer["result"], answer["use"], answer["lung"]) == ("diem", "phong", 9)


def test_tb_11_2_and_12_2_all_of_a_declined_kind_may_be_thrown():
    for thrown in (["9s"] * 3, ["9s"] * 4):
        assert win(ELEVEN, "cc", khan=["6v", "2v"], bat_thuc=["9s"], discarded=thrown)["result"] == "diem"


def test_tb_11_3_phong_tai_kien_needs_no_run_but_the_hand_must_be_round():
    bi = "222v 999w 9v9s 345w 678w 345s 678s 345v 66v 6v 1s 1s cc oc"  # the fourth 9 vạn lies in a bí
    assert win(bi, "9w", khan=["2v", "6v"], bat_thuc=["9w"])["use"] == "tai-kien"
    loose = "222v 999v 345w 678w 345s 678s 345v 666v 1s 1s cc oc tt 1v"
    assert win(loose, "9v", khan=["2v", "6v"], bat_thuc=["9v"])["reason"] == "khong-tron"


def test_tb_14_2_no_condition_need_be_said():
    assert win(PAIR, "5w", khan=["2v"], called=[])["result"] == "diem"
    said = win(PAIR, "5w", khan=["2v"], called=["phỗng"])
    assert said["result"] == "diem"
    assert "TB-14.2" in said["articles"]


def test_tb_14_3_calling_low_is_paid_low_and_calling_high_is_bao():
    many = "cc cc cc cc 222v 666v 345w 678w 345s 678s 789v 345v 1w 1s"
    fields = {"khan": ["2v", "6v"], "thien_khai": ["cc"]}
    assert win(many, "1v", **fields)["diem"] == 20
    assert win(many, "1v", announced=["suông"], **fields)["diem"] == 10
    high = win(ELEVEN, "cc", khan=["6v", "2v"], announced=["sửu bàn"])
    assert (high["result"], high["diem"], high["den"]) == ("bao", 0, 30)
    assert win(ELEVEN, "cc", khan=["6v", "2v"], announced=[])["diem"] == 10


def test_tb_16_1_a_light_fault_still_costs_the_points():
    answer = win(ELEVEN, "cc", khan=["6v", "2v"], faults=["trái vỉ"])
    assert (answer["result"], answer["diem"]) == ("lanh-lang", 0)
    let_go = win(ELEVEN, "cc", khan=["6v", "2v"], passed=["6v"])
    assert let_go["result"] == "lanh-lang"


# khàn in the deal ------------------------------------------------------------------------------

NO_KHAN = "7v3w3s 345v 678w 345s 789w 1w cc oc"
FOUR_PHONG = [{"cards": f"{code} {code} {code}", "how": "phong"} for code in ("9v", "1s", "5w", "7s")]


def test_tb_15_3_without_khan_in_the_deal_it_is_suu_ban():
    answer = win(NO_KHAN, "tt", mat=FOUR_PHONG)
    assert (answer["cuoc"], answer["times"], answer["diem"]) == (["suu-ban"], 3, 30)
    assert win(NO_KHAN, "tt", mat=FOUR_PHONG, khan_at_deal=True)["cuoc"] == ["suong"]
    raised = [{"cards": "9v9v9v9v", "how": "day-khan"}, *FOUR_PHONG[1:]]
    assert win(NO_KHAN.replace(" oc", ""), "tt", mat=raised)["cuoc"] == ["tai-ban"]  # 12 + 3 x 2 + 1 + 1 lưng


def test_tb_15_3_a_declined_khan_and_three_thrown_were_a_khan_in_the_deal():
    assert win(NO_KHAN, "tt", mat=FOUR_PHONG, bat_thuc=["6v"], discarded=["6v"] * 3)["cuoc"] == ["suong"]
    assert win(NO_KHAN, "tt", mat=FOUR_PHONG, discarded=["6v"] * 3)["cuoc"] == ["suong"]
    assert win(NO_KHAN, "tt", mat=FOUR_PHONG, discarded=["6v"] * 2)["cuoc"] == ["suu-ban"]


@for_each(
    ("lung", "khan", "cuoc", "times"),
    [
        (9, True, "suong", 1),
        (18, True, "suong", 1),
        (19, True, "tai-ban", 2),
        (9, False, "suu-ban", 3),
        (40, False, "suu-ban", 3),
    ],
)
def test_tb_15_points_by_lung_and_khan(lung, khan, cuoc, times):
    for n in (10, 3):
        answer = tai_ban("score", lung=lung, khan_at_deal=khan, n=n)
        assert (answer["cuoc"], answer["times"], answer["diem"]) == ([cuoc], times, times * n)


def test_tb_15_4_wins_in_a_row_add_nothing():
    answer = tai_ban("score", cuoc=["ù suông"], streak=3)
    assert answer["diem"] == 10
    assert "TB-15.4" in answer["articles"]


def test_bad_scores_are_named():
    assert refused("score", lung=8)["code"] == "too-few"
    assert refused("score", cuoc=["tôm"])["code"] == "unknown-cuoc"
    assert refused("score", cuoc=["suông", "tài bàn"])["code"] == "conflict"
    assert refused("score", cuoc=["tài bàn"], lung=9, khan_at_deal=True)["code"] == "conflict"
    assert refused("score", n=0)["field"] == "n"
    assert (
        refused("win", cards=ELEVEN, khan=["6v", "2v"], winning={"card": "cc"}, announced=["tôm"])["field"]
        == "announced"
    )
    assert refused("waits", cards=ELEVEN + " cc", khan=["6v", "2v"])["code"] == "hand-size"


# throwing --------------------------------------------------------------------------------------


def test_tb_10_only_yeu_may_not_be_thrown():
    answer = tai_ban("discards", cards=ELEVEN + " 2w", khan=["6v", "2v"])
    barred = {each["card"]: each["article"] for each in answer["forbidden"]}
    assert set(barred) == {"1 văn", "1 vạn", "1 sách", "chi chi", "thang thang", "ông cụ"}
    assert set(barred.values()) == {"TB-10.1"}
    assert not set(barred) & {throw["card"] for throw in (*answer["best"], *answer["others"])}


def test_tb_10_2_a_phu_on_the_mat_may_be_thrown():
    mat = [{"cards": "789v", "how": "an"}]
    answer = tai_ban("discards", cards=ELEVEN.replace("789v ", "") + " 2w", khan=["6v", "2v"], mat=mat)
    thrown = {each["card"] for each in (*answer["best"], *answer["others"])}
    assert {"7 văn", "8 văn", "9 văn"} <= thrown
    assert "6 văn" not in thrown  # the khàn face down stays whole


# dealing, the cái ------------------------------------------------------------------------------


def test_tb_1_and_6_thirty_cards_each_and_29_in_the_noc():
    answer = tai_ban("deal")
    assert [answer[key] for key in ("players", "hand", "cai", "noc", "noc_end", "win_size", "min_lung")] == [
        3, 30, 31, 29, 14, 31, 9,
    ]  # fmt: skip
    assert answer["articles"] == ["TB-1.1", "TB-6.1", "TB-2.1"]
    assert tai_ban("deal", bat_cai="chi chi")["cai_part"] == 1
    assert tai_ban("cai", result="hoa")["cai"] == "dau-ke"


# records ---------------------------------------------------------------------------------------

HEAD = "Ván: tai-ban\nGhế: A B C\nCái: A\n"


def faults(text):
    return [(each["fault"], each["seat"], each["result"]) for each in tai_ban("turns", record=HEAD + text)["faults"]]


def test_tb_16_1_a_winning_card_let_go_is_bo_u_here_too():
    dealt = f"Bài B: {PAIR}\nB úp 2 văn\n"
    assert faults(dealt + "A đánh 5 vạn\nB ù 5 vạn\n") == []
    let_go = "A đánh 5 vạn\nB mở 9 văn\nC mở 5 vạn\nB ù 5 vạn\n"
    assert faults(dealt + let_go) == [("bo-u", "B", "lanh-lang")]


@pytest.mark.parametrize(("left", "expected"), [(15, [("mot-thanh", "B", "den")]), (16, []), (17, [])])
def test_tb_13_1_near_the_end_a_hand_waits_by_the_lung_of_tai_ban(left, expected):
    """Once 8 vạn is eaten and 8 văn thrown B waits for 7 sách: nine lưng by two khàn, fewer by the count of bí ngũ."""
    hand = "234w 67w 234s 68s 345v 345v 1w 1s cc oc tt 1v 1v 8v"
    text = f"Nọc: {left}\nTay đủ B: {hand}\nChiếu B: khàn 2 văn | khàn 6 văn\n"
    assert faults(text + "A đánh 8 vạn\nB ăn 8 vạn với 67w\nB đánh 8 văn\nC ù 8 văn\n") == expected
