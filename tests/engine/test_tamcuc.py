"""Tam cúc (TC-0 to TC-11): groups, tricks, showing, kết, points, whole hands, and questions that are wrong."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples, some
from tests.engine import brute_tamcuc as brute
from tests.engine.asking import validator
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.pieces import DECK, PIECES, parse
from tutorials.engine.tamcuc.options import RULES, Options
from tutorials.engine.tamcuc.questions import ASKS
from tutorials.play.tamcuc import faults_of, play
from tutorials.play.tamcuc.table import deal
from tutorials.play.trial import Dealt, Setting

CHUI = {"chui": True}
GROUPS = [
    *([f"{n} {c}"] * k for n, k in brute.COUNTS.items() for c in ("đỏ", "đen") for k in range(1, min(k, 2) + 1)),
    *([f"{n} {c}" for n in three] for three in brute.THREES.values() for c in ("đỏ", "đen")),
    *([f"tốt {c}"] * k for c in ("đỏ", "đen") for k in (4, 5)),
]


def tam_cuc(name, **fields):
    answer = ask({"game": "tam-cuc", "ask": name, **fields})
    assert "error" not in answer, answer
    return answer


def refused(name, **fields):
    answer = ask({"game": "tam-cuc", "ask": name, **fields})
    assert "error" in answer, answer
    assert answer["error"]["message"]
    return answer["error"]["code"], answer["error"]["field"]


def trick(call, *answers, **fields):
    answers = [each if isinstance(each, dict) else {"cards": each} for each in answers]
    return tam_cuc("trick", call=call, answers=answers, **fields)


def finish(call, *answers, **fields):
    answers = [each if isinstance(each, dict) else {"cards": each} for each in answers]
    return tam_cuc("finish", call=call, answers=answers, **fields)


# groups ----------------------------------------------------------------------------------------


def test_tc_0_1_the_deck_has_thirty_two_pieces():
    assert sorted(piece.vi for piece in DECK) == sorted(brute.DECK)


def test_tc_2_every_set_of_up_to_three_kinds_is_judged_as_the_guide_says():
    for size in (1, 2, 3):
        for cards in product([piece.vi for piece in PIECES], repeat=size):
            if all(Counter(cards)[card] <= brute.COUNTS[card.split()[0]] for card in cards):
                assert tam_cuc("group", cards=list(cards))["group"] == brute.group(list(cards)), cards


@for_each(("count", "colour"), [*product((2, 3, 4, 5), ("đỏ", "đen"))])
def test_tc_2_5_soldiers_go_by_two_four_and_five(count, colour):
    wanted = {2: "doi", 3: None, 4: "tu-tu", 5: "ngu-tu"}[count]
    assert tam_cuc("group", cards=f"{count} tốt {colour}")["group"] == wanted


def test_there_are_as_many_groups_as_can_be_counted_by_hand():
    # 14 kinds; pairs of all but the two generals; two threes, tứ tử and ngũ tử in each colour
    plays = tam_cuc("plays", cards=[piece.vi for piece in DECK])["plays"]
    assert Counter(play["group"] for play in plays) == {
        "le": 14, "doi": 12, "ba-tren": 2, "ba-duoi": 2, "tu-tu": 2, "ngu-tu": 2,
    }  # fmt: skip


# comparing and tricks --------------------------------------------------------------------------


def test_tc_3_any_two_groups_of_a_size_compare_as_the_guide_says():
    for a, b in product(GROUPS, repeat=2):
        if len(a) != len(b) or any(count > brute.COUNTS[card.split()[0]] for card, count in Counter(a + b).items()):
            continue
        wanted = "a" if brute.beats(a, b) else "b" if brute.beats(b, a) else "bang"
        assert tam_cuc("compare", a=a, b=b)["winner"] == wanted, (a, b)
        assert tam_cuc("beats", call=b, cards=a)["beats"] is (wanted == "a")


@st.composite
def tricks(draw):
    """Tricks of two to four players; answers are often groups of the right size."""
    deck = draw(st.permutations(brute.DECK))
    players = draw(st.integers(2, 4))
    hands = [deck[seat * 8 : seat * 8 + 8] for seat in range(players)]
    call = list(draw(st.sampled_from(sorted(brute.calls(hands[0])))))
    answers = []
    for hand in hands[1:]:
        fitting = sorted(brute.parts(hand, len(call)))
        groups = [part for part in fitting if brute.group(part)] or fitting
        answers.append((list(draw(st.sampled_from(draw(st.sampled_from((groups, fitting)))))), draw(st.booleans())))
    return call, answers


@examples(25, deep=100)
@given(tricks(), st.booleans())
def test_tc_5_a_trick_goes_where_the_slow_judge_sends_it(given_trick, first):
    call, answers = given_trick
    said = tam_cuc("trick", call=call, first=first, answers=[{"cards": cards, "chui": chui} for cards, chui in answers])
    assert said["winner"] == brute.takes(call, answers, first)
    assert said["cay"] == len(call)
    assert len(said["seats"]) == len(answers) + 1


@examples(25, deep=100)
@given(tricks(), st.data())
def test_tc_7_a_last_trick_ends_as_the_slow_judge_says(given_trick, data):
    call, answers = given_trick
    taken = [data.draw(st.integers(0, 9)) for _ in range(len(answers) + 1)]
    said = finish(call, *({"cards": cards, "chui": chui} for cards, chui in answers), taken=taken)
    assert (said["ket"], said["diem"]) == brute.finish(call, answers, taken)
    assert said["kind"] == (said["ket"] or "khong")
    assert not said["ket"] or sum(said["diem"]) == 0


@examples(40, deep=400)
@given(tricks(), st.data())
def test_tc_7_and_8_a_last_trick_ends_so_under_all_house_rules(given_trick, data):
    call, answers = given_trick
    taken = [data.draw(st.integers(0, 9)) for _ in range(len(answers) + 1)]
    rules = {name: data.draw(st.sampled_from(list(RULES.by_name[name].choices))) for name in brute.GUIDE}
    said = finish(call, *({"cards": cards, "chui": chui} for cards, chui in answers), taken=taken, rules=rules)
    assert (said["ket"], said["diem"]) == brute.finish(call, answers, taken, rules)


@for_each(
    ("call", "bo_ket", "ket"),
    [
        ("2 tượng đỏ", "den-xe-do", None), ("2 tượng đỏ", "moi-doi", "ket-doi"), ("2 sĩ đen", "moi-bo", "ket-doi"),
        ("tướng đen, sĩ đen, tượng đen", "moi-doi", None), ("tướng đen, sĩ đen, tượng đen", "moi-bo", "ket-ba"),
        ("xe đỏ", "moi-bo", None), ("2 tốt đen", "moi-bo", "ket-tot-den"),
    ],
)  # fmt: skip
def test_tc_7_2_a_house_may_let_any_pair_or_any_three_make_a_ket(call, bo_ket, ket):
    rules = {"bo_ket": bo_ket}
    assert tam_cuc("ket", cards=call, rules=rules)["ket"] == ket
    assert finish(call, CHUI, CHUI, CHUI, rules=rules)["ket"] == ket
    assert tam_cuc("group", cards=call, rules=rules)["ket"] == ket


def test_tc_8_1_a_house_may_have_one_table_for_any_number_of_players():
    rules = {"bang_ket": "2-3-4-8"}
    for players in (2, 3, 4):
        assert finish("2 pháo đen", players=players, rules=rules)["diem"] == [2 * (players - 1), *[-2] * (players - 1)]
        worths = tam_cuc("deal", players=players, rules=rules)["ket"]
        assert (worths["ket-ba"], worths["ket-tot-den"], worths["de-tot-den"]) == (3, 4, 8)


def test_tc_8_2_a_house_may_add_the_ket_to_the_comparing_of_cay():
    rules = {"bang_ket": "2-3-4-8", "cay_thua": "cong-them"}
    said = finish("2 pháo đen", CHUI, CHUI, CHUI, taken=[1, 3, 2, 0], rules=rules)
    assert said["diem"] == [6 + 1, -2 + 1, -2 + 0, -2 - 2]
    assert texts(said, "TC-8.2")[-4:] == [
        "Người gọi: kết +6, so cây +1, cộng lại +7.", "Người thứ hai: kết −2, so cây +1, cộng lại −1.",
        "Người thứ ba: kết −2, so cây 0, cộng lại −2.", "Người thứ tư: kết −2, so cây −2, cộng lại −4.",
    ]  # fmt: skip
    pressed = finish("2 tốt đen", "2 tốt đỏ", CHUI, CHUI, taken=[3, 1, 1, 1], rules={"cay_thua": "cong-them"})
    assert pressed["diem"] == [-16 + 1, 16 + 1, -1, -1]
    assert not any("Không ai kết" in line["text"] for line in pressed["lines"])


@for_each(
    ("cards", "players", "each"), [("4 tốt đỏ, xe đỏ", 4, 2), ("5 tốt đen", 2, 5), ("4 tốt đỏ, 4 tốt đen", 3, 4),
                                   ("3 tốt đỏ", 4, 0)]
)  # fmt: skip
def test_tc_4_6_a_show_may_be_rewarded_at_once(cards, players, each):
    said = tam_cuc("trinh", cards=cards, players=players, rules={"thuong_trinh": "2-5"})
    assert (said["thuong"], said["thuong_ca_ban"]) == (each, each * (players - 1))
    assert bool(texts(said, "TC-4.6")) is bool(each)
    plain = tam_cuc("trinh", cards=cards, players=players)
    assert (plain["thuong"], plain["cay"]) == (0, said["cay"])


def test_tc_4_6_what_nobody_can_hold_is_not_shown():
    said = tam_cuc("trinh", cards="5 tốt đen", players=3, rules={"thuong_trinh": "2-5"})
    assert (said["trinh"], said["cay"], said["thuong"]) == ([], 0, 0)
    assert texts(said, "TC-2.6") == ["Ở bàn này không ai cầm được ngũ tử đen, nên không trình được."]
    assert not any("Không có bốn tốt" in line["text"] for line in said["lines"])


@for_each(
    ("cards", "seen", "players", "cay", "seizes"),
    [
        ("4 tốt đen", "5 tốt đỏ", 4, 0, False),
        ("5 tốt đen", "5 tốt đỏ", 4, 0, False),
        ("5 tốt đỏ", "5 tốt đen", 4, 5, True),
        ("5 tốt đen", "4 tốt đỏ", 4, 5, True),
        ("4 tốt đen", "4 tốt đỏ", 4, 4, False),
        ("4 tốt đỏ, 4 tốt đen", "", 4, 8, False),
        ("5 tốt đen", "5 tốt đỏ", 2, 5, False),
        ("5 tốt đỏ", "4 tốt đen", 3, 5, True),
    ],
)
def test_tc_4_7_all_shows_of_a_hand_need_room(cards, seen, players, cay, seizes):
    said = tam_cuc("trinh", cards=cards, seen=seen, players=players)
    assert (said["cay"], said["cuop_cai"]) == (cay, seizes)
    assert bool(texts(said, "TC-4.7")) is not bool(cay)


def test_tc_4_7_two_shows_that_have_no_room_cannot_both_be_laid():
    hands = ["5 tốt đỏ, 2 xe đỏ, mã đỏ", "4 tốt đen, 2 xe đen, 2 mã đen"]
    dealt = Dealt(tuple(tuple(piece.code for piece in parse(hand)) for hand in hands))
    table = deal(Setting("tam-cuc", "", RULES.preset("dan-gian").options, dealt=dealt))
    while table.turn is not None:
        table = table.apply(table.choices()[0])
    assert [[group.kind.slug for group in groups] for groups in table.shows] == [["ngu-tu"], []]


def test_tc_5_5_the_first_trick_goes_up_to_the_red_cart():
    assert trick("xe đen", "tướng đỏ", "xe đỏ", "tượng đen", first=True)["winner"] == 2
    assert trick("xe đen", "tướng đỏ", "xe đỏ", "tượng đen")["winner"] == 1
    assert trick("2 xe đen", "2 tượng đỏ", CHUI, CHUI, first=True)["winner"] == 0
    assert trick("xe đỏ pháo đỏ mã đỏ", "tướng đen sĩ đen tượng đen", first=True)["winner"] == 0


@pytest.mark.parametrize(("players", "winner"), [(2, 1), (3, 0), (4, 1)])
def test_tc_5_5_folk_play_lets_the_red_elephant_in_except_with_three(players, winner):
    answers = ["tượng đỏ", *[CHUI] * (players - 2)]
    assert trick("xe đỏ", *answers, first=True, rules="dan-gian")["winner"] == winner
    answers = ["sĩ đen", *[CHUI] * (players - 2)]
    assert trick("xe đỏ", *answers, first=True, rules="dan-gian")["winner"] == 0


def test_tc_5_7_a_caller_above_the_limit_loses_to_anything_that_stands():
    assert trick("tướng đỏ", CHUI, "tốt đen", CHUI, first=True)["winner"] == 2
    assert trick("tướng đỏ", CHUI, CHUI, CHUI, first=True)["winner"] == 0


def test_tc_3_6_of_equals_the_first_to_turn_up_takes_or_the_last_by_the_other_rule():
    assert trick("xe đỏ", "xe đỏ", CHUI)["winner"] == 0
    assert trick("mã đỏ", "sĩ đỏ", CHUI, "sĩ đỏ")["winner"] == 1
    assert trick("mã đỏ", "sĩ đỏ", CHUI, "sĩ đỏ", rules={"bang_suc": "ngua-sau"})["winner"] == 3


# the deal --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "hand", "mark"), [(2, 16, 8), (3, 9, 3), (4, 8, 2)])
def test_tc_1_pieces_and_marks(players, hand, mark):
    said = tam_cuc("deal", players=players)
    assert (said["players"], said["hand"], said["mark"]) == (players, hand, mark)
    assert len(said["left_out"]) + players * hand == 32
    assert said["open"] is (players == 2)


def test_tc_1_3_what_three_players_leave_out():
    assert tam_cuc("deal", players=3)["left_out"] == ["tướng đỏ", "tướng đen", "sĩ đỏ", "sĩ đen", "tốt đen"]
    folk = tam_cuc("deal", players=3, rules="dan-gian")
    assert folk["left_out"] == ["tướng đỏ", "tướng đen", "sĩ đỏ", "tốt đỏ", "tốt đen"]
    ten = tam_cuc("deal", players=3, rules={"preset": "dan-gian", "bo_quan": "hai-tot"})
    assert (ten["hand"], ten["left_out"], ten["mark"]) == (10, ["tốt đỏ", "tốt đen"], None)


def test_tc_1_3_a_piece_that_is_left_out_is_pointed_at():
    assert "TC-1.3" in trick("tướng đỏ", CHUI, CHUI)["articles"]
    assert "TC-1.3" not in trick("tướng đỏ", CHUI, CHUI, CHUI)["articles"]


@pytest.mark.parametrize(
    ("cards", "rules", "told"),
    [
        ("5 tốt đen", "gamevh", "chỉ còn 4 tốt đen, ở đây có 5"),
        ("5 tốt đỏ", "dan-gian", "chỉ còn 4 tốt đỏ, ở đây có 5"),
        ("tướng đỏ, sĩ đỏ, tượng đỏ", "gamevh", "không còn tướng đỏ"),
    ],
)
def test_tc_1_3_how_many_are_left_is_told_rightly(cards, rules, told):
    for said in (tam_cuc("ket", cards=cards, players=3, rules=rules), finish(cards, CHUI, CHUI, rules=rules)):
        [line] = [line["text"] for line in said["lines"] if line["article"] == "TC-1.3" and "bỏ bớt" in line["text"]]
        assert line == f"Chơi 3 người thì bỏ bớt quân: {told}."


def test_tc_2_6_what_nobody_can_hold_makes_no_ket():
    said = finish("5 tốt đen", CHUI, CHUI, taken=[2, 1, 1])
    assert (said["ket"], said["kind"], said["muc"], said["diem"]) == (None, "khong", 0, [4, -2, -2])
    assert "TC-2.6" in said["articles"]
    assert tam_cuc("ket", cards="5 tốt đen", players=3)["ket"] is None
    assert tam_cuc("ket", cards="5 tốt đen", players=4)["ket"] == "ket-ngu-tu"
    assert finish("5 tốt đen", "5 tốt đỏ", CHUI)["ket"] is None
    assert finish("5 tốt đỏ", CHUI, CHUI)["ket"] == "ket-ngu-tu"  # all five red ones are in play
    assert finish("5 tốt đỏ", CHUI, CHUI, rules="dan-gian")["ket"] is None
    assert finish("4 tốt đen", "4 tốt đỏ", CHUI)["ket"] == "de-tu-tu"


# showing ---------------------------------------------------------------------------------------


@for_each(
    ("cards", "shows", "cay", "seizes"),
    [
        ("4 tốt đỏ, xe đỏ", ["tu-tu"], 4, False),
        ("5 tốt đen, xe đỏ", ["ngu-tu"], 5, True),
        ("4 tốt đỏ, 5 tốt đen", ["tu-tu", "ngu-tu"], 9, True),
        ("3 tốt đỏ, 3 tốt đen", [], 0, False),
    ],
)
def test_tc_4_what_may_be_shown(cards, shows, cay, seizes):
    said = tam_cuc("trinh", cards=cards)
    assert (said["trinh"], said["cay"], said["cuop_cai"]) == (shows, cay, seizes)


# kết and points --------------------------------------------------------------------------------

LAST = {
    "ket-doi": ("2 pháo đen", CHUI),
    "ket-ba": ("xe đỏ, pháo đỏ, mã đỏ", CHUI),
    "ket-tot-den": ("2 tốt đen", CHUI),
    "ket-tu-tu": ("4 tốt đỏ", CHUI),
    "ket-ngu-tu": ("5 tốt đen", CHUI),
    "de-tot-den": ("2 tốt đen", {"cards": "2 tốt đỏ"}),
    "de-tu-tu": ("4 tốt đen", {"cards": "4 tốt đỏ"}),
    "de-ngu-tu": ("5 tốt đen", {"cards": "5 tốt đỏ"}),
}


IN_PLAY = [  # three players leave out a black soldier: nobody has five of them
    (ket, players) for ket, players in product(LAST, (2, 3, 4)) if (ket[-6:], players) != ("ngu-tu", 3)
]


@for_each(("ket", "players"), IN_PLAY)
def test_tc_8_1_the_table_comes_out_exactly(ket, players):
    call, answer = LAST[ket]
    said = finish(call, answer, *[CHUI] * (players - 2), players=players)
    worth = brute.KET[ket][players - 2]
    assert (said["ket"], said["muc"]) == (ket, worth)
    if ket.startswith("de"):
        assert said["diem"] == [-worth, worth, 0, 0][:players]
    else:
        assert said["diem"] == [worth * (players - 1), *[-worth] * (players - 1)]
    assert tam_cuc("deal", players=players)["ket"][ket] == worth


def test_tc_5_4_players_of_whom_nothing_is_said_have_left_their_pieces_down():
    whole = finish("2 tốt đen", CHUI, "2 tốt đỏ", CHUI, taken=[2, 1, 2, 1])
    assert finish("2 tốt đen", CHUI, "2 tốt đỏ", players=4, taken=[2, 1, 2, 1]) == whole
    assert finish("2 mã đen", players=3)["diem"] == [12, -6, -6]


@for_each("call", ["2 tượng đỏ", "2 tượng đen", "2 sĩ đỏ", "tướng đỏ sĩ đỏ tượng đỏ", "tướng đỏ"])
def test_tc_7_2_these_take_the_last_trick_without_a_ket(call):
    said = finish(call, CHUI, CHUI, CHUI, taken=[2, 2, 1, 1])
    assert (said["ket"], said["winner"], said["muc"]) == (None, 0, 0)
    assert tam_cuc("ket", cards=call)["ket"] is None


def test_tc_7_7_whoever_breaks_a_ket_makes_none_but_by_the_other_rule():
    taken = [1, 2, 2, 1]
    said = finish("2 mã đen", "2 xe đỏ", CHUI, CHUI, taken=taken)
    assert (said["ket"], said["diem"]) == (None, [-1, 2, 0, -1])
    other = finish("2 mã đen", "2 xe đỏ", CHUI, CHUI, taken=taken, rules={"ai_ket": "nguoi-an"})
    assert (other["ket"], other["diem"]) == ("ket-doi", [-3, 8, -2, -3])
    high = finish("2 mã đen", "2 tượng đỏ", CHUI, CHUI, taken=taken, rules={"ai_ket": "nguoi-an"})
    assert high["ket"] is None


def test_tc_8_2_losers_pay_less_what_they_have_won():
    said = finish("xe đen pháo đen mã đen", CHUI, CHUI, CHUI, taken=[1, 3, 1, 0])
    assert said["diem"] == [14, -3, -5, -6]
    assert finish("2 mã đen", CHUI, CHUI, CHUI, taken=[0, 5, 1, 0])["diem"] == [7, 0, -3, -4]
    back = finish("2 mã đen", CHUI, CHUI, CHUI, taken=[0, 5, 1, 0], rules={"cay_thua": "duoc-lai"})
    assert back["diem"] == [6, 1, -3, -4]


@pytest.mark.parametrize(
    ("den", "points"), [("mot-muc", [-16, 0, 16, 0]), ("tru-cay", [-13, 0, 13, 0]), ("thay-lang", [-48, 0, 48, 0])]
)
def test_tc_8_3_an_overpowered_caller_pays_alone(den, points):
    said = finish("2 tốt đen", CHUI, "2 tốt đỏ", CHUI, taken=[3, 1, 1, 1], rules={"den": den})
    assert said["diem"] == points


def test_tc_6_2_cay_that_do_not_add_up_are_told_after_a_ket_too():
    def told(**fields):
        return [line["text"] for line in finish("2 pháo đen", CHUI, CHUI, CHUI, **fields)["lines"]
                if line["article"] == "TC-6.2"]  # fmt: skip

    assert told(taken=[2, 2, 1, 1]) == told() == []
    assert told(taken=[2, 2, 2, 2]) == ["Cộng lại có 10 cây, mà ván này phải có 8: hãy đếm lại."]


def texts(said, article):
    return [line["text"] for line in said["lines"] if line["article"] == article]


def test_tc_5_6_nobody_calls_after_the_last_trick():
    taken = {"taken": [2, 2, 1, 1]}
    assert texts(finish("2 pháo đen", CHUI, CHUI, CHUI, **taken), "TC-5.6") == [
        "Đôi pháo đen lớn nhất: người gọi ăn lượt cuối, được 2 cây."
    ]
    assert texts(trick("2 pháo đen", CHUI), "TC-5.6") == [
        "Đôi pháo đen lớn nhất: người gọi ăn, được 2 cây và được gọi lượt sau."
    ]


def test_tc_7_1_a_single_piece_is_no_broken_ket():
    said = finish("xe đỏ", "tướng đen", CHUI, CHUI, taken=[4, 1, 1, 1])
    assert texts(said, "TC-7.1") == ["Lượt cuối là quân lẻ thì không có kết."]
    assert texts(said, "TC-7.7") == []


def test_what_is_lost_is_told_without_a_minus_or_a_nought():
    said = finish("xe đỏ pháo đỏ mã đỏ", CHUI, CHUI, CHUI, taken=[0, 5, 0, 0], lang="en")
    assert texts(said, "TC-8.2")[:2] == [
        "The second player has 5 cây and loses 6 − 5 = 1 point.",
        "The third player has no cây and loses all 6 points.",
    ]
    assert texts(tam_cuc("settle", taken=[4, 2, 2, 0], lang="en"), "TC-8.4")[1:] == [
        "Seat 1 has 4 cây and wins 2 points.",
        "Seat 2 has 2 cây and neither wins nor loses.",
        "Seat 3 has 2 cây and neither wins nor loses.",
        "Seat 4 has no cây and loses 2 points.",
    ]
    best = tam_cuc("best", cards="xe đỏ, 2 tốt đen", other="tướng đen, 2 mã đỏ")
    assert texts(best, "TC-1.4")[:2] == [
        "Gọi đôi tốt đen thì cùng lắm mất 1 điểm.", "Gọi xe đỏ thì có thể mất đến 5 điểm.",
    ]  # fmt: skip


def test_a_group_is_one_thing_in_english():
    said = tam_cuc("compare", a="4 tốt đỏ", b="4 tốt đen", lang="en")
    assert texts(said, "TC-3.4") == [
        "A set of four red soldiers beats a set of four black soldiers: when the names are equal, red beats black."
    ]


def test_tc_8_4_without_a_ket_cay_are_held_against_the_mark():
    assert tam_cuc("settle", players=3, taken=[4, 3, 2])["result"] == ["thang", "hoa", "thua"]
    assert tam_cuc("settle", players=4, taken=[3, 2, 2, 1])["diem"] == [1, 0, 0, -1]
    assert tam_cuc("settle", players=2, taken=[8, 8])["result"] == ["hoa", "hoa"]
    assert tam_cuc("settle", taken=[9, 7])["diem"] == [1, -1]


def test_tc_8_5_ten_pieces_are_compared_seat_by_seat():
    rules = {"bo_quan": "hai-tot"}
    for taken in product(range(11), repeat=2):
        if sum(taken) <= 10:
            cay = [*taken, 10 - sum(taken)]
            said = tam_cuc("settle", players=3, taken=cay, rules=rules)
            assert said["diem"] == [sum(mine - other for other in cay) for mine in cay]
            assert [word == "thang" for word in said["result"]] == [mine >= 4 for mine in cay]


# calls that are sure, and the end of a deal of two -----------------------------------------------


@examples(15, deep=30)
@given(st.permutations(brute.DECK), st.integers(0, 20))
def test_a_call_is_sure_when_no_unseen_group_beats_it(deck, count):
    hand, seen, hidden = deck[:8], deck[8 : 8 + count], deck[8 + count :]
    plays = tam_cuc("plays", cards=hand, seen=seen)["plays"]
    assert {(tuple(sorted(play["cards"])), play["sure"]) for play in plays} == {
        (call, not any(brute.beats(other, call) for other in brute.parts(hidden, len(call))))
        for call in brute.calls(hand)
    }
    for each in plays[:3]:
        said = tam_cuc("sure", cards=hand, seen=seen, call=each["cards"])
        assert said["sure"] is each["sure"]
        assert all(brute.beats(cards, each["cards"]) for cards in said["taken_by"])


@examples(25, deep=60)
@given(st.permutations(brute.DECK), st.booleans())
def test_tc_5_4_a_hand_must_chui_when_no_group_of_it_takes(deck, first):
    hand = deck[:8]
    for call in brute.calls(deck[8:12]):
        said = tam_cuc("chui", cards=hand, call=list(call), first=first)
        wanted = {
            part for part in brute.parts(hand, len(call)) if brute.takes(list(call), [(list(part), False)], first) == 1
        }
        assert {tuple(sorted(each["cards"])) for each in said["takes"]} == wanted
        assert said["chui"] is not bool(wanted)


@for_each("seed", range(some(7, deep=30)))
def test_tc_1_4_the_end_of_an_open_deal_of_two_agrees_with_trying_everything(seed):
    chance = Random(seed)
    size = 4 if seed == 7 else 1 + seed % 3
    deck = chance.sample(brute.DECK if seed % 4 else brute.DECK[-14:], 2 * size)  # or horses and soldiers: many pairs
    mine, other = deck[:size], deck[size:]
    won = chance.randrange(17 - size)
    taken = [won, 16 - size - won]
    said = tam_cuc("best", cards=mine, other=other, taken=taken)
    assert {(tuple(sorted(play["cards"])), play["diem"]) for play in said["plays"]} == {
        (call, brute.worth(mine, other, taken, call)) for call in brute.calls(mine)
    }
    assert said["diem"] == brute.lead(mine, other, taken)


def test_tc_1_4_an_ending_worth_thinking_about():
    hands = {"cards": "xe đỏ, 2 tốt đen", "other": "tướng đen, 2 mã đỏ"}
    said = tam_cuc("best", **hands, call="xe đỏ")
    assert (said["diem"], said["is_best"]) == (-1, False)
    assert [play["cards"] for play in said["best"]] == [["tốt đen", "tốt đen"]]


# whole hands -----------------------------------------------------------------------------------


def test_played_hands_end_as_the_slow_judge_says_under_rules_drawn_at_random():
    chance = Random(41)
    for number in range(some(60, deep=1500)):
        options = RULES.at_random(chance)
        played = play(f"any:{number}", 2 + number % 3, options)
        assert faults_of(played) == []
        if not played.turns:
            continue
        turn, players = played.turns[-1], played.table.players
        size = len(turn.laid[0].pieces)
        before = [played.end.taken[seat] - size * (seat == turn.seats[turn.trick.winner]) for seat in turn.seats]
        answers = [([piece.vi for piece in laid.pieces], laid.is_chui) for laid in turn.laid[1:]]
        if len(played.turns) == 1:
            continue  # the first trick is the last too, and has its limit
        rules = {name: getattr(options, name) for name in brute.GUIDE}
        ket, points = brute.finish([piece.vi for piece in turn.laid[0].pieces], answers, before, rules)
        assert (played.end.ket.slug if played.end.ket else None) == ket
        assert [played.end.points[seat] for seat in turn.seats] == points, players


@pytest.mark.parametrize("rules", [*RULES.by_slug, "hai-tot"])
def test_whole_hands_end_and_lose_no_piece(rules):
    options = Options(bo_quan="hai-tot") if rules == "hai-tot" else RULES.by_slug[rules].options
    ends = Counter()
    for number in range(some(30, deep=150)):
        played = play(f"{rules}:{number}", 2 + number % 3, options)
        assert faults_of(played) == []
        assert played == play(f"{rules}:{number}", 2 + number % 3, options)
        ends[played.end.ket is not None] += 1
    assert min(ends.values()) > 0


def test_a_played_hand_is_judged_alike_by_the_door_and_the_slow_judge():
    for number in range(some(30, deep=60)):
        players = 2 + number % 3
        played = play(f"door:{number}", players)
        for place, turn in enumerate(played.turns):
            answers = [([piece.vi for piece in laid.pieces], laid.is_chui) for laid in turn.laid[1:]]
            call = [piece.vi for piece in turn.laid[0].pieces]
            assert turn.trick.winner == brute.takes(call, answers, first=place == 0)


# the door --------------------------------------------------------------------------------------

QUESTIONS = [
    {"ask": "group", "cards": "2 xe đỏ"},
    {"ask": "group", "cards": "xe đỏ, xe đen"},
    {"ask": "compare", "a": ["tướng đen", "sĩ đen", "tượng đen"], "b": "xe đỏ pháo đỏ mã đỏ"},
    {"ask": "trick", "call": "xe đen", "answers": [{"cards": ["xe đỏ"], "chui": False}, CHUI], "first": True},
    {"ask": "beats", "call": "2 tốt đen", "cards": "tướng đỏ, sĩ đỏ", "players": 2, "first": False},
    {"ask": "finish", "players": 2, "call": "2 tốt đen", "answers": [{"cards": "2 tốt đỏ"}], "taken": [7, 7]},
    {"ask": "settle", "players": 4, "taken": [3, 3, 1, 0]},
    {"ask": "deal"},
    {"ask": "deal", "players": 3, "rules": "dan-gian"},
    {"ask": "plays", "cards": "tướng đỏ, 2 mã đen", "seen": ["xe đỏ"], "first": True, "players": 4},
    {"ask": "sure", "cards": "tướng đỏ, 2 mã đen", "call": "2 mã đen"},
    {"ask": "sure", "cards": "tướng đỏ, 2 mã đen", "call": "tướng đỏ, mã đen"},
    {"ask": "chui", "cards": "tướng đỏ, 2 mã đen", "call": "2 mã đỏ", "first": True, "players": 3},
    {"ask": "chui", "cards": "tướng đỏ, 2 mã đen", "call": "sĩ đỏ", "first": True},
    {"ask": "trinh", "cards": "5 tốt đỏ"},
    {"ask": "ket", "cards": "2 tốt đen", "players": 3},
    {"ask": "best", "cards": "2 tốt đen", "other": "2 mã đen", "taken": [7, 7], "call": "2 tốt đen"},
    {"ask": "hoi", "players": 4, "hands": [{"result": "ket", "seat": "A", "ket": "ket-doi", "cay": [3, 2, 2, 1]}]},
]
IDS = [f"{question['ask']}-{number}" for number, question in enumerate(QUESTIONS)]


def schema_of(name):
    """Return the schema of one question: the whole one is slow to go through."""
    whole = validator().schema
    found = [
        each for each in whole["oneOf"] if each["title"] == name and "tam-cuc" in each["properties"]["game"]["enum"]
    ]
    assert len(found) == 1
    return validator().evolve(schema={**found[0], "$defs": whole["$defs"]})


@for_each("question", QUESTIONS, ids=IDS)
def test_every_answer_explains_itself_in_both_languages(question):
    texts = []
    for lang in ("vi", "en"):
        said = tam_cuc(question["ask"], **{**question, "lang": lang})
        assert set(said["rules"]) == {"preset", *(info.name for info in RULES.table)}
        assert said["lines"] and all(line["article"].startswith("TC-") for line in said["lines"])
        assert all("{" not in line["text"] for line in said["lines"])
        texts.append([line["text"] for line in said["lines"]])
    assert texts[0] != texts[1]
    schema_of(question["ask"]).validate({"game": "tam-cuc", **question})


def test_every_question_of_the_game_is_asked_here():
    assert {question["ask"] for question in QUESTIONS} == set(ASKS)


@for_each("info", RULES.table, ids=lambda info: info.name)
def test_every_choice_of_every_option_is_taken(info):
    for value in info.choices:
        assert tam_cuc("deal", players=3, rules={info.name: value})["rules"][info.name] == value


@for_each("cards", ["đôi xe hồng", "2 xe đỏ", ["đôi Xe Đỏ"], "xe đỏ, xe hồng"])
def test_tc_2_2_a_pair_may_be_named_as_one(cards):
    assert tam_cuc("group", cards=cards)["group"] == "doi"


BAD = [
    ("group", {}, "missing", "cards"),
    ("group", {"cards": ""}, "missing", "cards"),
    ("group", {"cards": 7}, "bad-type", "cards"),
    ("group", {"cards": "7 văn"}, "wrong-game", "cards"),
    ("group", {"cards": "10♠"}, "wrong-game", "cards"),
    ("group", {"cards": "7v 8v"}, "wrong-game", "cards"),
    ("group", {"cards": "10♠ J♠"}, "wrong-game", "cards"),
    ("group", {"cards": "đôi tướng đỏ"}, "too-many-copies", "cards"),
    ("group", {"cards": "3 xe đỏ"}, "too-many-copies", "cards"),
    ("group", {"cards": "vua đỏ"}, "unknown-card", "cards"),
    ("trick", {"call": "xe đỏ"}, "missing", "answers"),
    ("trick", {"call": "xe đỏ", "answers": []}, "wrong-number", "answers"),
    ("trick", {"call": "xe đỏ", "answers": [CHUI] * 4}, "wrong-number", "answers"),
    ("trick", {"call": "xe đỏ", "answers": "chui"}, "bad-type", "answers"),
    ("trick", {"call": "xe đỏ", "answers": ["chui"]}, "bad-type", "answers[0]"),
    ("trick", {"call": "xe đỏ", "answers": [{"chui": 1}]}, "bad-type", "answers[0].chui"),
    ("trick", {"call": "xe đỏ", "answers": [{}]}, "missing", "answers[0].cards"),
    ("trick", {"call": "xe đỏ", "answers": [{"quan": 1}]}, "unknown-field", "answers[0].quan"),
    ("trick", {"call": "xe đỏ", "answers": [{"cards": "2 mã đen"}]}, "wrong-size", "answers[0].cards"),
    ("trick", {"call": "tướng đỏ", "answers": [{"cards": "tướng đỏ"}]}, "too-many-copies", "answers"),
    ("trick", {"call": "xe đỏ, mã đỏ", "answers": [CHUI]}, "no-group", "call"),
    ("compare", {"a": "xe đỏ", "b": "2 mã đen"}, "wrong-size", "b"),
    ("finish", {"call": "xe đỏ", "answers": [CHUI] * 3, "players": 3}, "wrong-number", "answers"),
    ("finish", {"call": "xe đỏ", "answers": []}, "wrong-number", "answers"),
    ("finish", {"call": "xe đỏ", "answers": [CHUI], "taken": [1]}, "wrong-number", "taken"),
    ("finish", {"call": "xe đỏ", "answers": [CHUI], "taken": [1, True]}, "bad-type", "taken[1]"),
    ("settle", {"players": 4, "taken": [1, 2, 3, -1]}, "bad-type", "taken[3]"),
    ("settle", {"taken": 4}, "bad-type", "taken"),
    ("deal", {"players": 5}, "bad-type", "players"),
    ("deal", {"rules": {"luot_dau": "voi"}}, "unknown-value", "rules.luot_dau"),
    ("sure", {"cards": "xe đỏ", "call": "mã đỏ"}, "not-held", "call"),
    ("plays", {"cards": "2 xe đỏ", "seen": "xe đỏ"}, "too-many-copies", "seen"),
    ("ket", {"cards": "xe đỏ, mã đen"}, "no-group", "cards"),
    ("best", {"cards": "xe đỏ", "other": "2 mã đen"}, "wrong-size", "other"),
    ("best", {"cards": "5 tốt đỏ, xe đỏ", "other": "5 tốt đen, xe đen"}, "too-many", "cards"),
    ("best", {"cards": "xe đỏ", "other": "mã đen", "call": "mã đỏ"}, "not-held", "call"),
]


@for_each(("name", "fields", "code", "field"), BAD)
def test_a_bad_question_names_code_and_field(name, fields, code, field):
    assert refused(name, **fields) == (code, field)


JUNK = [
    None,
    True,
    0,
    -1,
    1.5,
    "",
    "xe",
    "🂡",
    [],
    {},
    [[]],
    [None],
    {"cards": None},
    ["xe đỏ", 7],
    "9" * 200,
    [{}] * 200,
]


@for_each("name", ASKS)
def test_junk_never_breaks_the_door(name):
    whole = next(question for question in QUESTIONS if question["ask"] == name)
    for field, junk in product(ASKS[name].names, JUNK):
        said = ask({"game": "tam-cuc", **whole, field: junk})
        assert "lines" in said or set(said["error"]) == {"code", "field", "message"}
