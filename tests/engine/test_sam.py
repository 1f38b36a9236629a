"""Sâm lốc (SL-1 to SL-8): combinations, beating, rounds, winning on the deal, báo sâm, points, bad input."""

import itertools
import json
import re

import pytest

from tests.every import for_each
from tutorials.engine import ask, schema
from tutorials.engine.sam.options import PRESETS, RULES

QUAD9, QUAD4 = "9♠ 9♥ 9♦ 9♣", "4♠ 4♥ 4♦ 4♣"
PLAIN = "3♠ 4♥ 6♠ 7♥ 9♠ 10♥ J♠ Q♥ A♠ A♥"


def sam(name, **fields):
    answer = ask({"game": "sam", "ask": name, **fields})
    assert "error" not in answer, answer
    assert answer["lines"] and answer["articles"]
    return answer


def refused(name, **fields):
    answer = ask({"game": "sam", "ask": name, **fields})
    assert "error" in answer, answer
    assert answer["error"]["message"]
    return answer["error"]


def combo(cards, **fields):
    return sam("combo", cards=cards, **fields)["combo"]


def beats(table, play, **rules):
    return sam("beats", table=table, play=play, rules=rules or None)["beats"]


# the deck, and the order ------------------------------------------------------------------------


def test_sl_1_1_all_fifty_two_cards_are_dealt_from():
    """The essay says that J, Q, K are left out; with 40 cards four players would leave none, and its examples use K."""
    assert sam("deal", players=4) | {"hand": 10, "rest": 12, "deck": 52} == sam("deal", players=4)
    assert [sam("deal", players=players)["rest"] for players in (2, 3, 4)] == [32, 22, 12]
    assert combo("J♠ Q♠ K♠") == "sanh"


def test_sl_1_4_three_is_the_lowest_and_two_the_highest():
    row = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
    for low, high in zip(row, row[1:], strict=False):
        assert beats(low + "♠", high + "♥")
        assert not beats(high + "♥", low + "♠")


# combinations -----------------------------------------------------------------------------------


@for_each(
    ("cards", "expected"),
    [
        ("5♠", "rac"),
        ("5♠ 5♥", "doi"),
        ("5♠ 5♥ 5♦", "sam"),
        (QUAD9, "tu-quy"),
        ("5♠ 6♥ 7♦", "sanh"),
        ("A♠ 2♥ 3♦", "sanh"),
        ("2♥ 3♦ 4♠", "sanh"),
        ("Q♠ K♥ A♦", "sanh"),
        ("3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠", "sanh"),
        ("5♠ 6♥", None),
        ("K♠ A♥ 2♦", None),
        ("Q♠ K♥ A♦ 2♠", None),
        ("5♠ 6♥ 8♦", None),
        ("5♠ 5♥ 6♦", None),
        ("3♠ 3♥ 4♠ 4♥ 5♠ 5♥", None),
        (f"{QUAD9} {QUAD4}", None),
        ("", None),
    ],
)
def test_sl_2_combinations(cards, expected):
    assert combo(cards) == expected


def test_where_null_cannot_be_written_a_word_stands_for_it():
    assert sam("combo", cards="5♠ 6♥")["kind"] == "khong"
    assert sam("combo", cards="5♠ 5♥")["kind"] == "doi"
    assert sam("white", cards=PLAIN)["outcome"] == "khong"


def test_sl_2_5_suits_do_not_matter_and_the_order_given_does_not():
    assert combo("7♦ 5♠ 6♥") == combo("5♠ 6♠ 7♠") == "sanh"


def test_s1_no_straight_holds_a_two_under_the_program():
    for cards in ("A♠ 2♥ 3♦", "2♥ 3♦ 4♠"):
        assert combo(cards, rules={"two_in_straight": "khong"}) is None
        assert combo(cards, rules="phan-mem") is None
    assert combo("Q♠ K♥ A♦", rules="phan-mem") == "sanh"


# what beats what --------------------------------------------------------------------------------


def test_sl_3_1_the_same_kind_and_higher():
    assert beats("9♠", "10♥")
    assert beats("9♠ 9♥", "J♠ J♥")
    assert beats("9♠ 9♥ 9♦", "J♠ J♥ J♦")
    assert not beats("9♠", "J♠ J♥")
    assert not beats("9♠ 9♥", "J♠ J♥ J♦")
    assert not beats("J♠ J♥", "9♠ 9♥")


def test_sl_3_2_equal_ranks_never_beat():
    said = sam("beats", table="9♠", play="9♥")
    assert (said["beats"], said["reason"], said["articles"]) == (False, "bang-nhau", ["SL-3.2"])


def test_sl_3_3_straights_of_the_same_length():
    assert beats("A♠ 2♥ 3♦", "2♠ 3♥ 4♦")
    assert beats("2♠ 3♥ 4♦", "3♠ 4♥ 5♦")
    assert beats("J♠ Q♥ K♦", "Q♠ K♥ A♦")
    assert not beats("A♠ 2♥ 3♦", "4♠ 5♥ 6♦ 7♠")
    assert sam("beats", table="3♠ 4♥ 5♦", play="6♠ 7♥ 8♦ 9♠")["reason"] == "khac-so-la"


def test_s3_the_essay_lets_a_longer_straight_beat_and_that_is_an_option():
    assert not beats("3♠ 4♥ 5♦", "6♠ 7♥ 8♦ 9♠")
    assert beats("3♠ 4♥ 5♦", "6♠ 7♥ 8♦ 9♠", longer_straight=True)
    assert not beats("6♠ 7♥ 8♦", "3♠ 4♥ 5♦ 6♥", longer_straight=True)
    assert not beats("3♠ 4♥ 5♦ 6♥", "7♥ 8♦ 9♠", longer_straight=True)


def test_sl_3_4_a_tu_quy_cuts_one_two():
    said = sam("beats", table="2♠", play=QUAD9)
    assert (said["beats"], said["cut"]) == (True, True)
    assert not beats("A♠", QUAD9)
    assert not beats("2♠ 2♥ 2♦", QUAD9)


def test_s2_what_cuts_a_pair_of_twos():
    """The essay: each tứ quý stops one two, so two of them stop a pair."""
    pair, both = "2♠ 2♥", f"{QUAD9} {QUAD4}"
    outcomes = {
        "khong": (False, False),
        "mot-tu-quy": (True, False),
        "hai-tu-quy": (False, True),
    }
    for word, expected in outcomes.items():
        assert (beats(pair, QUAD9, pair_of_twos=word), beats(pair, both, pair_of_twos=word)) == expected
    assert beats(pair, both)
    assert not beats("2♠", both)
    assert not beats(QUAD4, "9♠ 9♥ 9♦ 9♣ K♠ K♥ K♦ K♣")


def test_sl_3_6_a_higher_tu_quy_on_a_lower_one():
    assert beats(QUAD4, QUAD9)
    assert not beats(QUAD9, QUAD4)


def test_sl_4_6_a_two_as_the_last_play():
    fields = {"table": "A♠", "play": "2♠", "last": True}
    assert sam("beats", **fields)["articles"] == ["SL-3.1", "SL-4.6"]
    said = sam("beats", **fields, rules="phan-mem")
    assert (said["beats"], said["reason"]) == (False, "cam-ve-hai")
    assert sam("beats", table="A♠", play="2♠", rules="phan-mem")["beats"]


def test_beats_without_a_table_is_a_free_lead():
    assert sam("beats", play="9♠ 9♥")["reason"] == "mo-vong"
    assert not sam("beats", play="9♠ 8♥")["beats"]
    assert not sam("beats", play=f"{QUAD9} {QUAD4}")["beats"]


def test_plays_list_what_beats_the_table():
    said = sam("plays", cards="2♠ A♥ K♠ Q♥ J♠ 3♠ 3♥ 5♠ 5♥ 5♦", table="4♠ 4♥")
    assert [play["cards"] for play in said["plays"]] == [["5♠", "5♥"]]
    assert said["can_pass"]
    assert sam("plays", cards="3♠ 4♠", table="K♠")["count"] == 0
    lead = sam("plays", cards="3♠ 3♥")
    assert (lead["count"], lead["can_pass"]) == (2, False)
    only = sam("plays", cards="2♠", table="K♠", rules="phan-mem")
    assert (only["count"], only["articles"]) == (0, ["SL-4.3", "SL-4.6"])


# rounds -----------------------------------------------------------------------------------------


def moves(*pairs):
    return [{"seat": seat, "cards": cards} for seat, cards in pairs]


def test_sl_4_3_who_passed_waits_and_sl_4_4_the_last_to_play_leads():
    said = sam("round", players=3, moves=moves((0, "4♠"), (1, ""), (2, "9♠"), (1, "J♠"), (0, "")))
    assert [fault["fault"] for fault in said["faults"]] == ["da-bo-luot"]
    assert (said["next"], said["leads"], said["rounds"]) == (2, True, 1)


def test_sl_4_2_faults_are_taken_back():
    said = sam("round", players=4, first=1, moves=moves((0, "4♠"), (1, ""), (1, "4♠ 5♠"), (1, "4♠"), (2, "3♠")))
    words = [fault["fault"] for fault in said["faults"]]
    assert words == ["sai-luot", "phai-mo-vong", "khong-thanh-bo", "khong-chan-duoc"]
    assert [fault["article"] for fault in said["faults"]] == ["SL-4.2", "SL-4.4", "SL-2.7", "SL-3.1"]
    assert (said["next"], said["table"], said["holder"]) == (2, ["4♠"], 1)


def test_sl_4_1_who_leads():
    hands = ["4♠ K♥", "3♥ 5♠", "3♣ 2♠"]
    assert sam("opener", hands=hands)["opener"] == 2  # 3♣ before 3♥
    assert sam("opener", hands=hands, rules={"opener": "ngau-nhien"})["opener"] is None
    assert sam("opener", hands=hands, last_winner=0)["how"] == "thang-van-truoc"
    assert sam("opener", hands=hands, last_winner=0, bao=1)["opener"] == 1


def test_sl_4_7_a_single_before_a_last_card_is_the_highest():
    assert not sam("guard", cards="4♠ 9♥ K♠", play="9♥")["ok"]
    assert sam("guard", cards="4♠ 9♥ K♠", play="K♠")["ok"]
    assert sam("guard", cards="4♠ 4♥ K♠", play="4♠ 4♥")["ok"]
    assert sam("guard", cards="4♠ K♥ K♠", play="K♥")["ok"]
    assert not sam("guard", cards="4♠ 9♥ K♠", table="A♠", play="K♠")["ok"]
    assert sam("guard", cards="4♠ 9♥ K♠", table="A♠", play="")["ok"]


# winning on the deal ----------------------------------------------------------------------------

WHITES = {
    "sanh-rong": "3♠ 4♥ 5♠ 6♥ 7♠ 8♥ 9♠ 10♥ J♠ Q♥",
    "tu-quy-hai": "2♠ 2♥ 2♦ 2♣ 5♠ 7♥ 9♠ J♥ Q♠ A♥",
    "dong-mau": "3♥ 3♦ 5♥ 6♦ 8♥ 9♦ J♥ Q♦ K♥ 2♦",
    "ba-sam": "3♠ 3♥ 3♦ 7♠ 7♥ 7♦ J♠ J♥ J♦ K♠",
    "nam-doi": "3♠ 3♥ 5♠ 5♥ 7♠ 7♥ 9♠ 9♥ J♠ J♥",
}


@for_each(("slug", "cards"), WHITES.items())
def test_sl_5_hands_that_win_on_the_deal(slug, cards):
    assert sam("white", cards=cards)["white"] == slug


def test_sl_5_1_a_plain_hand_does_not():
    assert sam("white", cards=PLAIN)["white"] is None


def test_s7_three_sam_and_split_tu_quy():
    assert sam("white", cards=WHITES["ba-sam"], rules="ung-dung")["white"] is None
    split = "3♠ 3♥ 3♦ 3♣ 7♠ 7♥ J♠ J♥ K♠ K♥"
    assert sam("white", cards=split)["white"] == "nam-doi"
    assert sam("white", cards=split, rules={"split_quad": False})["white"] is None
    three = "3♠ 3♥ 3♦ 3♣ 7♠ 7♥ 7♦ J♠ J♥ J♦"
    assert sam("white", cards=three)["white"] == "ba-sam"
    assert sam("white", cards=three, rules={"split_quad": False})["white"] is None


def test_sl_5_7_the_highest_of_several_counts():
    both = "3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠"
    assert sam("white", cards=both)["all"] == ["sanh-rong", "dong-mau"]
    low = "A♠ 2♥ 3♠ 4♥ 5♠ 6♥ 7♠ 8♥ 9♠ 10♥"
    assert sam("white", cards=low)["white"] == "sanh-rong"
    assert sam("white", cards=low, rules="phan-mem")["white"] is None


# báo sâm ----------------------------------------------------------------------------------------

SURE = "2♠ 2♥ 2♦ A♥ K♠ Q♥ J♠ 10♥ 9♠ 3♠"


def test_sl_6_6_a_sure_hand():
    said = sam("bao", cards=SURE)
    assert said["sure"] and said["weak"] == 0
    assert said["plan"][-1]["cards"] == ["3♠"]
    assert not sam("bao", cards=PLAIN)["sure"]


def test_sl_6_4_where_the_last_play_may_be_beaten_too():
    assert not sam("bao", cards=SURE, rules={"bao_last": "van-chan"})["sure"]


def test_sl_6_2_and_6_3_a_sam_as_it_was_played():
    plays = ["9♠ 10♥ J♠ Q♥ K♠ A♥", "2♠ 2♥ 2♦", "3♠"]
    others = ["4♠ 5♥ 7♠", "4♥ 8♠ 8♥", "K♥ K♦"]
    won = sam("bao", cards=SURE, plays=plays, hands=others)
    assert (won["result"], won["diem"]) == ("thanh-cong", 60)
    lost = sam("bao", cards=SURE, plays=["3♠", *plays[:2]], hands=others)
    assert (lost["result"], lost["diem"]) == ("hong", -60)
    assert lost["stopped"] == {"play": 0, "seat": 1, "cards": ["4♠"]}


def test_sl_6_5_a_sam_that_ends_on_a_two_fails():
    plays = ["9♠ 10♥ J♠ Q♥ K♠ A♥", "3♠", "2♠ 2♥ 2♦"]
    said = sam("bao", cards=SURE, plays=plays, hands=["3♥ 3♦"])
    assert (said["result"], said["diem"]) == ("hong", -20)


def test_s5_who_is_paid_for_a_failed_sam():
    seats = [{"cards": "3♠ 4♠"}, {"cards": "5♠"}, {"cards": "6♠"}, {"cards": "7♠"}]
    fields = {"seats": seats, "bao": 0, "blocker": 2}
    assert sam("settle", **fields)["diem"] == [-60, 20, 20, 20]
    assert sam("settle", **fields, rules="trang-huong-dan")["diem"] == [-60, 0, 60, 0]


# how it is told ---------------------------------------------------------------------------------


def test_sl_3_4_a_round_tells_a_cut_as_a_cut_by_its_own_article():
    moves = [{"seat": 0, "cards": "2♠"}, {"seat": 1, "cards": QUAD4}, {"seat": 2, "cards": QUAD9}]
    said = sam("round", moves=moves)["lines"]
    assert [line["article"] for line in said[:3]] == ["SL-4.4", "SL-3.4", "SL-3.6"]
    assert "chặt" in said[1]["text"] and "chặn" not in said[1]["text"]
    assert "chặn" in said[2]["text"]
    told = sam("round", moves=moves, lang="en")["lines"]
    assert "cuts" in told[1]["text"] and "beats" in told[2]["text"]


def test_sl_3_5_two_quads_on_a_pair_of_twos_are_told_as_a_cut():
    moves = [{"seat": 0, "cards": "2♠ 2♥"}, {"seat": 1, "cards": f"{QUAD4} {QUAD9}"}]
    assert sam("round", moves=moves)["lines"][1]["article"] == "SL-3.5"


@pytest.mark.parametrize(
    ("table", "play", "article"),
    [("3♠", "5♠", "SL-3.1"), ("3♠ 4♠ 5♠", "4♥ 5♥ 6♥", "SL-3.3"), ("3♠ 3♥ 3♦", "5♠ 5♥ 5♦", "SL-3.1")],
)
def test_sl_3_a_round_tells_why_a_play_beats(table, play, article):
    moves = [{"seat": 0, "cards": table}, {"seat": 1, "cards": play}]
    assert sam("round", moves=moves)["lines"][1]["article"] == article


TABLES = ("9♠", "J♠ J♥", "2♠", "2♠ 2♥", "5♠ 5♥ 5♦", QUAD4, "10♠ J♥ Q♦ K♣", "A♠")
PLAYS = (*TABLES, "7♠ 7♥", f"{QUAD4} {QUAD9}", "3♠ 4♥ 5♦", "6♠ 8♥")


def test_every_play_is_named_in_whole_english():
    """A kind has its article, ranks are in the plural, and numbers agree."""
    texts = []
    for table, play in itertools.product(("", *TABLES), PLAYS):
        if set(table.split()) & set(play.split()):
            continue
        for rules in ("bai-luat", {"pair_of_twos": "mot-tu-quy"}):
            said = ask({"game": "sam", "ask": "beats", "table": table, "play": play, "rules": rules, "lang": "en"})
            texts += [line["text"] for line in said["lines"]]
    texts += [line["text"] for line in sam("bao", cards=SURE, lang="en")["lines"]]
    texts += [line["text"] for line in sam("bao", cards=PLAIN, hands=["2♥ 2♦", "5♠ 5♥ 5♦ 5♣"], lang="en")["lines"]]
    texts += [line["text"] for cards in WHITES.values() for line in sam("white", cards=cards, lang="en")["lines"]]
    for text in texts:
        assert not re.search(r"(?<!a )\b(?:pair|single|straight of)\b", text), text
        assert not re.search(r"(?<!straight )\b(?:of|in) (?:[2-9AJQK]|10)\b", text), text
        assert not re.search(r"\b(?:two|three|four)s? (?:sám|tứ quý)|\bkind (?:cut|beat)\b", text), text


def test_points_are_told_in_numbers_that_agree():
    for hands, fields in (
        (("", "3♠"), {}),
        (("", "2♠ 3♠"), {}),
        (("", {"cards": PLAIN, "played": False}), {}),
    ):
        seats = [{"cards": hand} if isinstance(hand, str) else hand for hand in hands]
        for line in sam("settle", seats=seats, winner=0, lang="en", **fields)["lines"]:
            assert "(s)" not in line["text"] and not re.search(r"\b1 \w+ cards\b|\b1 points\b", line["text"]), line


# points -----------------------------------------------------------------------------------------


def settle(*hands, **fields):
    seats = [{"cards": hand} if isinstance(hand, str) else hand for hand in hands]
    return sam("settle", seats=seats, **fields)["diem"]


def test_sl_7_1_each_card_left_is_a_point():
    assert settle("", "3♠ 4♠ 6♠", "K♥ A♥", winner=0) == [5, -3, -2]


def test_s8_cong():
    cards = {"cards": "3♠ 4♠ 6♠ 7♠ 9♠ 10♠ J♠ Q♥ K♥ A♥", "played": False}
    assert settle("", cards, winner=0) == [15, -15]
    assert settle("", cards, winner=0, rules="phan-mem") == [10, -10]
    assert settle("", cards | {"played": True}, winner=0) == [10, -10]


def test_sl_7_3_twos_left_over():
    assert settle("", "2♠ 3♠", "2♥", winner=0) == [31, -16, -15]
    assert settle("", "2♠ 3♠", "2♥", winner=0, rules={"thoi": "den-do"}) == [26, -11, -15]


def test_sl_7_4_a_tu_quy_left_over():
    assert settle("", f"{QUAD9} 3♠", winner=0) == [16, -16]
    assert settle("", "2♠ 2♥ 2♦ 2♣", winner=0) == [60, -60]


def test_sl_7_5_cuts_and_cuts_upon_cuts():
    two, four, nine = ({"seat": seat, "cards": cards} for seat, cards in ((1, "2♥"), (0, QUAD4), (2, QUAD9)))
    assert settle("", "3♠", "5♠", winner=0, cuts=[[two, four]]) == [17, -16, -1]
    assert settle("", "3♠", "5♠", winner=0, cuts=[[two, four, nine]]) == [-28, -1, 29]


def test_sl_7_8_who_let_the_last_card_through_pays_for_all():
    assert settle("", "3♠ 4♠", "K♥ A♥ 5♠", winner=0, unguarded=2) == [5, 0, -5]


def test_s6_going_out_with_a_two():
    assert settle("", "3♠ 4♠", "K♥", winner=0, last="2♠") == [-30, 15, 15]
    early = [{"seat": 1, "cards": "2♠"}]
    assert settle("", "", "K♥", winner=0, early=early, rules="trang-giai-dap") == [16, -15, -1]
    error = refused("settle", seats=[{}, {"cards": "3♠"}], winner=0, last="2♠", rules="phan-mem")
    assert error["field"] == "last"


def test_sl_7_7_a_hand_that_wins_on_the_deal():
    assert settle(WHITES["nam-doi"], "4♠", "4♥", "4♦", winner=0, white=True) == [60, -20, -20, -20]


@for_each("cards", ["4♠4♦4♥", "♠4♦4♥4", "♠4 ♦4 ♥4", "♠️4 4d 4 cơ", "4s4d4h", "4S 4D 4H", ["♠4", "4d", "4 cơ"]])
def test_sl_1_1_cards_are_read_however_they_are_written(cards):
    found = ask({"game": "sam", "ask": "combo", "cards": cards})
    assert (found["combo"], found["size"], found["top"]) == ("sam", 3, "4")


# bad input --------------------------------------------------------------------------------------


@for_each(
    ("name", "fields", "code", "field"),
    [
        ("combo", {}, "missing", "cards"),
        ("combo", {"cards": "7 văn"}, "wrong-game", "cards"),
        ("combo", {"cards": "xe đỏ"}, "wrong-game", "cards"),
        ("combo", {"cards": "456v 7w7w"}, "wrong-game", "cards"),
        ("combo", {"cards": "7 văn 8 văn"}, "wrong-game", "cards"),
        ("combo", {"cards": "thất văn bát văn"}, "wrong-game", "cards"),
        ("combo", {"cards": "5♠ 7 vạn 8 vạn"}, "wrong-game", "cards"),
        ("combo", {"cards": "xe đỏ tốt đen"}, "wrong-game", "cards"),
        ("combo", {"cards": "đôi xe đỏ"}, "wrong-game", "cards"),
        ("combo", {"cards": "11♠"}, "unknown-card", "cards"),
        ("combo", {"cards": "5♠ 5♠"}, "too-many-copies", "cards"),
        ("combo", {"cards": 5}, "bad-type", "cards"),
        ("combo", {"cards": PLAIN + " K♠"}, "hand-size", "cards"),
        ("combo", {"cards": "5♠", "colour": 1}, "unknown-field", "colour"),
        ("combo", {"cards": "5♠", "rules": "luat-2005"}, "unknown-preset", "rules"),
        ("beats", {"table": "5♠ 9♠", "play": "6♠"}, "not-a-combo", "table"),
        ("beats", {"table": "5♠", "play": "5♠"}, "too-many-copies", "play"),
        ("white", {"cards": "5♠"}, "hand-size", "cards"),
        ("deal", {"players": 5}, "bad-type", "players"),
        ("opener", {"hands": ["3♠"]}, "players", "hands"),
        ("opener", {"hands": ["3♠", ""]}, "hand-size", "hands"),
        ("opener", {"hands": ["3♠", "4♠"], "bao": 2}, "bad-seat", "bao"),
        ("guard", {"cards": "3♠", "play": "4♠"}, "not-held", "play"),
        ("bao", {"cards": SURE, "hands": []}, "players", "hands"),
        ("bao", {"cards": SURE, "plays": ["3♠"]}, "not-the-hand", "plays"),
        ("bao", {"cards": SURE, "plays": ["3♠ 9♠", "2♠ 2♥ 2♦", "10♥ J♠ Q♥ K♠ A♥"]}, "not-a-combo", "plays"),
        ("round", {"moves": [{"cards": "3♠"}]}, "missing", "moves[0].seat"),
        ("round", {"moves": [7]}, "bad-type", "moves[0]"),
        ("round", {"moves": [{"seat": 0, "cards": "3♠"}, {"seat": 1, "cards": "3♠ 4♠ 5♠"}]}, None, None),
        ("settle", {"seats": [{}]}, "players", "seats"),
        ("settle", {"seats": [{}, {}]}, "missing", "winner"),
        ("settle", {"seats": [{"cards": "3♠"}, {}], "winner": 0}, "impossible", "seats"),
        ("settle", {"seats": [{}, {}], "winner": 0, "cuts": [[{"seat": 0, "cards": "3♠"}]]}, "not-a-cut", "cuts[0]"),
        ("settle", {"seats": [{}, {}], "bao": 0, "blocker": 0}, "impossible", "blocker"),
    ],
)
def test_bad_questions_are_told_what_is_wrong(name, fields, code, field):
    if code is None:
        assert sam(name, **fields)["faults"]
        return
    error = refused(name, **fields)
    assert (error["code"], error["field"]) == (code, field)
    assert refused(name, **fields, lang="en")["message"] != error["message"]


JUNK = [None, True, -1, 3.5, 10**30, "", "♠", "K♠ " * 30, [], [[]], [None], {}, {"seat": 0}, [{"seat": "x"}], [["3♠"]]]


@for_each("name", ["combo", "beats", "white", "whites", "plays", "deal", "opener", "guard", "bao", "round", "settle"])
def test_no_junk_makes_a_traceback(name):
    fields = ("cards", "table", "play", "players", "hands", "plays", "moves", "seats", "winner", "cuts", "early", "bao")
    good = {
        "cards": SURE,
        "play": "3♠",
        "hands": ["3♠", "4♠"],
        "moves": [],
        "seats": [{}, {"cards": "3♠"}],
        "winner": 0,
    }
    takes = {
        each["title"]: set(each["properties"])
        for each in schema()["oneOf"]
        if "sam" in each["properties"]["game"]["enum"]
    }
    plain = {key: value for key, value in good.items() if key in takes[name]}
    if name == "bao":
        plain.pop("hands")
    for field in takes[name] & set(fields):
        for junk in JUNK:
            answer = ask({"game": "sam", "ask": name, **plain, field: junk})
            json.dumps(answer)
            assert "lines" in answer or answer["error"]["message"]


# presets ----------------------------------------------------------------------------------------


def test_the_default_is_the_essay_with_its_slips_mended():
    assert RULES.default == "bai-luat"
    rules = sam("deal")["rules"]
    assert (rules["longer_straight"], rules["pair_of_twos"]) == (False, "hai-tu-quy")


def test_rows_of_the_matrix_run_on_without_a_gap_and_no_preset_stands_twice():
    rows = {row for info in RULES.table for row in info.rows}
    assert rows == {f"S{number}" for number in range(1, len(rows) + 1)}
    assert len({preset.slug for preset in PRESETS}) == len(PRESETS)


def test_the_schema_covers_every_field():
    titles = [each["title"] for each in schema()["oneOf"] if each["properties"]["game"]["enum"] == ["sam"]]
    cards = ["combo", "beats", "white", "whites", "plays", "deal", "opener", "guard"]
    assert titles == [*cards, "bao", "round", "settle", "hoi"]
