"""Xì dách against the essay, and against the rules written another way."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples, some
from tests.engine.brute_xidach import kind, outcome
from tutorials.engine import ask, schema
from tutorials.engine.french import CARDS
from tutorials.engine.rules import as_dict
from tutorials.engine.xidach.options import RULES
from tutorials.engine.xidach.play import is_whole, main, play

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


@pytest.mark.parametrize(
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
    own = [line["text"] for line in answer["lines"] if line["article"] == "XD-3.3"]
    for text in own:  # the sum that is shown adds up
        terms, total = text.removesuffix(" điểm.").split(": ")[1].split(" = ")
        assert sum(map(int, terms.split(" + "))) == int(total) == answer["diem"]


@examples(50, deep=100)
@given(
    st.lists(st.sampled_from(NAMES), min_size=4, max_size=10, unique=True),
    st.integers(2, 5),
    st.sampled_from(sorted(PRESETS)),
    st.sampled_from(["hoa", "con-thua"]),
)
def test_every_comparison_comes_out_as_written_another_way(deck, few, preset, both):
    few = max(2, min(few, len(deck) - 2))
    con, cai = deck[:few], deck[few : few + 5]
    rules = {"preset": preset, "cung_quac": both}
    chosen = as_dict(PRESETS[preset]) | {"cung_quac": both}
    who, worth = outcome(con, cai, chosen)
    settled = said("settle", con=[{"cards": con}], cai=cai, rules=rules)
    assert settled["results"][0]["winner"] == who
    assert settled["diem"]["con"] == [worth if who == "con" else -worth]
    if chosen["den"] != "tu-28":
        assert said("compare", con=con, cai=cai, rules=rules)["winner"] == who


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


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(("rules", "points"), [("adam", [1, 1, 1]), ("gameo", [4, 3, 2]), ("bai-viet", [3, 2, 2])])
def test_x6_what_special_hands_earn(rules, points):
    con = [{"cards": cards} for cards in ("A♠ A♥", "A♦ K♠", "2♠ 3♦ 4♣ 5♥ 6♠")]
    assert said("settle", cai="9♥ 9♣", con=con, rules=rules)["diem"]["con"] == points


def test_whole_hands_keep_all_cards_and_points():
    chance = random.Random(11)
    for number in range(some(100, deep=300)):
        assert is_whole(play(chance, RULES.presets[number % 3].options))


def test_the_command_plays(capsys):
    assert main(["--hands", "30", "--seed", "2"]) == 0
    assert "hands 30, whole 30" in capsys.readouterr().out


# bad input ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
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
