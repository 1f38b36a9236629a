"""Xì dách against the essay, and against the rules written another way."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples, some
from tests.engine.brute_xidach import kind, outcome, table
from tests.every import for_each
from tutorials.engine import ask, schema
from tutorials.engine.french import CARDS
from tutorials.engine.rules import as_dict
from tutorials.engine.xidach.options import RULES
from tutorials.play.xidach import is_whole, play

PRESETS = {preset.slug: preset.options for preset in RULES.presets}
NAMES = [card.vi for card in CARDS]


def said(name: str, **fields: Any) -> dict[str, Any]:
    answer = ask({"game": "xi-dach", "ask": name, **fields})
    assert "error" not in answer, answer
    return answer


def refused(name: str, **fields: Any) -> dict[str, Any]:
    answer = ask({"game": "xi-dach", "ask": name, **fields})
    assert "error" in answer, answer
    assert answer["error"]["message"]
    return answer["error"]


@for_each(
    ("cards", "name", "points"),
    [
        ("A♠ A♦", "xi-bang", 21),
        ("A♠ 10♦", "xi-dach", 21),
        ("A♠ K♦", "xi-dach", 21),
        ("K♠ Q♦", "thuong", 20),
        ("9♠ 6♦", "non", 15),
        ("K♠ Q♦ 2♣", "quac", 22),
        ("A♠ 9♦ A♣", "thuong", 21),
        ("2♠ 3♦ 4♣ 5♥ 6♠", "ngu-linh", 20),
        ("A♠ A♦ A♣ 6♥ 7♠", "ngu-linh", 16),
        ("2♠ 3♦ 2♣ 3♥ 2♥", "non", 12),
        ("A♠ A♦ A♣ A♥", "non", 14),
    ],
)
def test_xd_3_to_6_what_a_hand_is(cards, name, points):
    answer = said("value", cards=cards)
    assert (answer["kind"], answer["diem"]) == (name, points)


HANDS = st.lists(st.sampled_from(NAMES), min_size=2, max_size=5, unique=True)


@examples(50, deep=100)
@given(HANDS, st.sampled_from(sorted(PRESETS)), st.sampled_from(["con", "cai"]))
def test_every_hand_is_called_as_written_another_way(cards, preset, seat):
    rules = as_dict(PRESETS[preset])
    answer = said("value", cards=cards, seat=seat, rules=preset)
    minimum = rules["du_tuoi" if seat == "con" else "cai_du_tuoi"]
    assert (answer["kind"], answer["diem"]) == kind(cards, int(minimum), rules)
    own = [line["text"] for line in answer["lines"] if " = " in line["text"]]
    for text in own:  # the sum that is shown adds up
        terms, total = text.removesuffix(" điểm.").split(": ")[1].split(" = ")
        assert sum(map(int, terms.split(" + "))) == int(total) == answer["diem"]


@examples(50, deep=100)
@given(
    st.lists(st.sampled_from(NAMES), min_size=4, max_size=10, unique=True),
    st.integers(2, 5),
    st.integers(0, 10**6),
)
def test_every_comparison_comes_out_as_written_another_way(deck, few, seed):
    few = max(2, min(few, len(deck) - 2))
    con, cai = deck[:few], deck[few : few + 5]
    chosen = as_dict(RULES.at_random(random.Random(seed)))
    who, worth = outcome(con, cai, chosen)
    settled = said("settle", con=[{"cards": con}], cai=cai, rules=chosen)
    assert settled["results"][0]["winner"] == who
    assert settled["diem"]["con"] == [worth if who == "con" else -worth]
    assert said("compare", con=con, cai=cai, rules=chosen)["winner"] == who


def test_whole_tables_settle_as_written_another_way():
    chance = random.Random(21)
    for _ in range(some(150, deep=20000)):
        options = RULES.at_random(chance)
        rules = as_dict(options)
        played = play(chance, options)
        *hands, last = [tuple(card.vi for card in hand) for hand in played.hands]
        then = [tuple(card.vi for card in hand) for hand in played.then]
        drew = [chance.random() < 0.1 for _ in hands]
        cai_drew = chance.random() < 0.05
        con = [{"cards": one, "drew_over": over, "cai": cai} for one, over, cai in zip(hands, drew, then, strict=True)]
        answer = said("settle", con=con, cai=last, cai_drew_over=cai_drew, rules=rules)
        seats = [(one, over, cai, cai_drew and cai == last) for one, over, cai in zip(hands, drew, then, strict=True)]
        told = table(seats, last, rules)
        assert (answer["diem"]["con"], answer["diem"]["cai"], answer["next_cai"]) == told, (con, last, rules)


# the essay's rules -------------------------------------------------------------------------------


def test_xd_4_4_only_an_equal_or_higher_hand_holds_against_the_dealer():
    con = [{"cards": cards} for cards in ("K♣ J♥", "A♦ K♠", "A♠ A♥")]
    assert said("settle", cai="A♣ Q♥", con=con)["diem"] == {"cai": 0, "con": [-1, 0, 1]}


def test_xd_6_2_of_two_ngu_linh_the_lower_wins():
    assert said("compare", con="2♥ 3♥ 2♣ 4♥ 6♥", cai="2♠ 3♦ 4♣ 5♥ 6♠")["winner"] == "con"


def test_xd_7_5_a_hand_under_age_loses_when_checked():
    assert said("compare", con="K♦ 5♦", cai="9♥ 7♣")["winner"] == "cai"


def test_xd_7_6_over_is_worse_than_under_age():
    assert said("compare", con="9♦ 4♠", cai="K♥ 6♣ 8♦")["winner"] == "con"


@for_each(
    ("cards", "seat", "may"),
    [
        ("A♠ K♦", "con", ["trinh"]),
        ("9♠ 3♦", "con", ["rut"]),
        ("9♠ 7♦", "con", ["rut", "dan"]),
        ("9♠ 7♦", "cai", ["rut", "xet"]),
        ("9♠ 6♦", "cai", ["rut"]),
        ("K♠ 7♦ 8♠", "con", ["dan"]),
        ("K♠ 7♦ 8♠", "cai", ["trinh"]),
        ("2♠ 3♦ 4♣ 5♥ 6♠", "con", ["trinh"]),
    ],
)
def test_xd_5_and_7_what_may_be_done(cards, seat, may):
    assert said("turn", cards=cards, seat=seat)["may"] == may


def test_xd_7_1_only_a_dealer_of_age_may_check():
    assert [said("check", cai=cai)["may"] for cai in ("8♥ 4♣", "8♥ 8♣", "K♥ 4♣ 9♠")] == [False, True, False]
    assert said("check", cai="8♥ 4♣", con="2♦ 3♦")["winner"] is None
    assert said("check", cai="8♥ 8♣", con="2♦ 3♦")["winner"] == "cai"


def test_xd_8_1_who_draws_when_over_loses_to_everybody():
    con = [{"cards": "K♠ 8♠ 4♠ 2♦", "drew_over": True}, {"cards": "9♦ 9♠"}, {"cards": "10♦ 9♣"}]
    assert said("settle", cai="9♥ K♣", con=con)["diem"] == {"cai": 2, "con": [-3, 0, 1]}


def test_xd_8_1_the_dealer_may_have_to_pay_for_all_too():
    con = [{"cards": "9♦ 7♠"}, {"cards": "K♠ 8♠ 4♠"}]
    assert said("settle", cai="9♥ K♣ 5♣ 2♣", con=con, cai_drew_over=True)["diem"] == {"cai": -2, "con": [1, 1]}


def test_xd_7_9_the_dealer_may_check_then_draw_on():
    con = [{"cards": "K♦ 5♦", "cai": "9♥ 7♣"}, {"cards": "K♠ 8♠ 2♠", "cai": "9♥ 7♣ 4♦"}, {"cards": "Q♠ 9♠"}]
    answer = said("settle", cai="9♥ 7♣ 4♦ 3♠", con=con)
    assert answer["diem"] == {"cai": 0, "con": [-1, 0, 1]}
    told = [line["text"] for line in answer["lines"] if line["article"] == "XD-7.2"]
    assert ["con 1" in told[0], "con 2" in told[1], len(told)] == [True, True, 2]  # in the order of the checks


@pytest.mark.parametrize("rules", ["adam", "gameo"])
def test_xd_8_the_lines_of_den_agree_with_the_points(rules):
    con = [{"cards": "K♠ 8♠ Q♠", "drew_over": True}, {"cards": "10♥ 9♠"}, {"cards": "10♦ 9♣"}]
    answer = said("settle", cai="9♥ K♣", con=con, rules=rules)
    assert answer["diem"] == {"cai": 1, "con": [-3, 1, 1]}
    text = " ".join(line["text"] for line in answer["lines"])
    for told in ("con 1 mất 3 điểm", "con 2 được 1 điểm", "con 3 được 1 điểm", "cái được 1 điểm"):
        assert f"Cộng lại, {told}." in text
    assert "không ai được, không ai mất." not in text.replace("với cái không ai được, không ai mất.", "")


def test_xd_8_3_the_part_of_the_others_may_go_to_the_dealer():
    con = [{"cards": "K♠ 8♠ Q♠", "drew_over": True}, {"cards": "10♥ 9♠"}, {"cards": "10♦ 9♣"}]
    assert said("settle", cai="9♥ K♣", con=con, rules={"den_cho": "cai"})["diem"] == {"cai": 3, "con": [-3, 0, 0]}


@for_each(("den", "pays"), [("tu-26", True), ("tu-27", True), ("tu-28", False), ("tu-30", False)])
def test_xd_8_2_the_total_that_pays_for_everyone_is_the_tables(den, pays):
    assert said("value", cards="K♠ Q♦ 7♣", rules={"den": den})["den"] is pays


def test_xd_8_2_who_is_far_over_loses_to_a_dealer_who_is_over():
    hands = {"con": "K♦ Q♦ 9♥", "cai": "K♥ 9♣ 3♠"}
    assert [said("compare", **hands, rules=each)["winner"] for each in ("adam", "gameo")] == ["hoa", "cai"]


@pytest.mark.parametrize(
    ("cards", "articles"),
    [("2♠ 3♦ 2♣ 3♥ 5♥", {"XD-6.1", "XD-5.4", "XD-5.6"}), ("2♠ 3♦ K♣ 3♥ 5♥", {"XD-6.1", "XD-5.5"})],
)
def test_xd_6_1_five_cards_say_why_they_are_no_ngu_linh(cards, articles):
    answer = said("value", cards=cards)
    assert answer["kind"] in ("non", "quac")
    assert articles <= set(answer["articles"])
    assert any("không phải ngũ linh" in line["text"] for line in answer["lines"])


@for_each(
    ("con", "cai", "option", "winners"),
    [
        ("9♦ 4♠", "K♥ 6♣ 8♦", "non", {"hon-quac": "con", "luon-thua": "cai"}),
        ("K♦ 8♦", "9♥ 9♣", "bang_diem", {"hoa": "hoa", "cai": "cai", "con": "con"}),
        ("A♦ K♦", "A♥ 10♣", "cung_bo", {"hoa": "hoa", "cai": "cai"}),
        ("2♥ 3♥ 2♣ 4♥ 6♥", "2♠ 3♦ 4♣ 5♥ 6♠", "hai_ngu_linh", {"it-diem": "con", "hoa": "hoa", "cai": "cai"}),
        ("2♥ 3♥ 4♥ 5♥ 6♥", "2♠ 3♦ 4♣ 5♦ 6♠", "bang_diem", {"hoa": "hoa", "cai": "cai", "con": "con"}),
    ],
)
def test_xd_7_equal_and_low_hands_go_by_the_table(con, cai, option, winners):
    for choice, winner in winners.items():
        assert said("compare", con=con, cai=cai, rules={option: choice})["winner"] == winner


def test_xd_9_4_who_deals_next():
    con = [{"cards": "K♥ 8♠"}, {"cards": "A♦ K♠"}, {"cards": "A♠ A♥"}]
    found = [
        said("settle", cai="9♥ 9♣", con=con, rules={"lam_cai": each})["next_cai"]
        for each in ("co-dinh", "xi-dach", "luan-phien")
    ]
    assert found == [0, 3, 1]
    assert said("settle", cai="A♣ 10♣", con=con[:2], rules={"lam_cai": "xi-dach"})["next_cai"] == 0


@pytest.mark.parametrize(("rules", "points"), [("adam", [1, 1, 1]), ("gameo", [4, 3, 2]), ("bai-viet", [3, 2, 2])])
def test_x6_what_special_hands_earn(rules, points):
    con = [{"cards": cards} for cards in ("A♠ A♥", "A♦ K♠", "2♠ 3♦ 4♣ 5♥ 6♠")]
    assert said("settle", cai="9♥ 9♣", con=con, rules=rules)["diem"]["con"] == points


def test_whole_hands_keep_all_cards_and_points():
    chance = random.Random(11)
    for number in range(some(100, deep=300)):
        assert is_whole(play(chance, RULES.at_random(chance) if number % 2 else RULES.presets[0].options))


# bad input ---------------------------------------------------------------------------------------


@for_each(
    ("name", "fields", "code", "field"),
    [
        ("value", {"cards": "9♥"}, "hand-size", "cards"),
        ("value", {"cards": "2♥ 3♥ 4♥ 5♥ 6♥ 7♥"}, "hand-size", "cards"),
        ("value", {"cards": "2♥ 2♥"}, "too-many-copies", "cards"),
        ("value", {"cards": "chi chi"}, "wrong-game", "cards"),
        ("value", {"cards": {}}, "bad-type", "cards"),
        ("value", {"cards": "9♥ 8♥", "seat": "x"}, "unknown-value", "seat"),
        ("compare", {"con": "9♥ 8♥", "cai": "9♥ 7♥"}, "same-card", "cai"),
        ("compare", {"con": "9♥ 8♥"}, "missing", "cai"),
        ("settle", {"cai": "9♥ 8♥", "con": []}, "seats", "con"),
        ("settle", {"cai": "9♥ 8♥", "con": ["9♦ 8♦"]}, "bad-type", "con.0"),
        ("settle", {"cai": "9♥ 8♥", "con": [{"cards": "9♦ 8♦", "drew_over": 1}]}, "bad-type", "con.0.drew_over"),
        ("settle", {"cai": "9♥ 8♥", "con": [{"cards": "9♦ 8♦", "x": 1}]}, "unknown-field", "con.0.x"),
        ("settle", {"cai": "9♥ 7♥ 2♣", "con": [{"cards": "9♦ 8♦", "cai": "9♥ 8♥"}]}, "not-in-hand", "con.0.cai"),
        ("settle", {"cai": "9♥ 4♥ 5♣", "con": [{"cards": "9♦ 8♦", "cai": "9♥ 4♥"}]}, "may-not-check", "con.0.cai"),
        (
            "settle",
            {"cai": "9♥ 7♥ 8♣ 2♣", "con": [{"cards": "9♦ 8♦", "cai": "9♥ 7♥ 8♣"}]},
            "may-not-check",
            "con.0.cai",
        ),
        ("settle", {"cai": "A♥ K♥ 8♣", "con": [{"cards": "9♦ 8♦", "cai": "A♥ K♥"}]}, "may-not-check", "con.0.cai"),
        ("settle", {"cai": "9♥ 7♥ 2♣", "con": [{"cards": "9♦ 8♦", "cai": "9♥"}]}, "hand-size", "con.0.cai"),
        (
            "settle",
            {
                "cai": "9♥ 7♥ A♣ 2♣",
                "con": [{"cards": "9♦ 8♦", "cai": "9♥ 7♥ 2♣"}, {"cards": "9♠ 8♠", "cai": "9♥ 7♥ A♣"}],
            },
            "not-in-hand",
            "con.1.cai",
        ),
        ("odds", {"cards": "9♥ 8♥", "seen": "9♥"}, "same-card", "seen"),
        (
            "odds",
            {"cards": "9♥ 8♥", "seen": [each for each in NAMES if each not in ("9♥", "8♥")][:44]},
            "too-many-seen",
            "seen",
        ),
        ("odds", {"cards": "9♥ 8♥", "players": 1}, "bad-type", "players"),
        ("deal", {"players": True}, "bad-type", "players"),
    ],
)
def test_bad_input_is_named(name, fields, code, field):
    error = refused(name, **fields)
    assert (error["code"], error["field"]) == (code, field)


def test_the_schema_has_the_questions():
    titles = {each["title"] for each in schema()["oneOf"] if "xi-dach" in each["properties"]["game"]["enum"]}
    assert titles == {"value", "compare", "turn", "check", "settle", "odds", "deal"}
