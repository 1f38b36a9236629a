"""Ba cây and bài cào against the essay's examples and against the rules written another way."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples, sample, some
from tests.engine import brute_bacay as brute
from tests.every import for_each
from tutorials.engine import ask, schema
from tutorials.engine.bacay import hand as hands
from tutorials.engine.bacay.options import BA_CAY, BAI_CAO, Options
from tutorials.engine.french import CARDS, Card
from tutorials.engine.rules import as_dict
from tutorials.play.bacay import is_whole, play

GAMES = ("ba-cay", "bai-cao")
NORTH = [card for card in CARDS if card.rank <= 9]


def said(game: str, name: str, **fields: Any) -> dict[str, Any]:
    answer = ask({"game": game, "ask": name, **fields})
    assert "error" not in answer, answer
    return answer


def refused(game: str, name: str, **fields: Any) -> dict[str, Any]:
    answer = ask({"game": game, "ask": name, **fields})
    assert "error" in answer, answer
    assert answer["error"]["message"]
    return answer["error"]


# the essay's own examples ------------------------------------------------------------------------


def test_ba_3_2_twenty_seven_is_seven_nut():
    assert said("bai-cao", "value", cards="10♦ 9♣ 8♥")["nut"] == 7


def test_ba_3_3_ten_is_bu_in_the_south():
    answer = said("bai-cao", "value", cards="2♦ 3♣ 5♥")
    assert (answer["nut"], answer["name"]) == (0, "bu")


@pytest.mark.parametrize("cards", ["J♥ Q♣ K♠", "J♥ J♣ J♠", "K♥ Q♣ Q♠"])
def test_ba_3_4_any_three_court_cards_are_ba_tien(cards):
    assert said("bai-cao", "value", cards=cards)["special"] == "ba-tien"


def test_ba_4_2_suits_do_not_count_in_bai_cao():
    assert said("bai-cao", "compare", a="3♥ 4♣ 2♠", b="3♦ 4♠ 2♣")["winner"] == "hoa"


@for_each(("cards", "nut"), [("A♥ 7♣ 3♠", 1), ("9♥ 9♣ 2♠", 10), ("A♦ 3♣ 6♥", 10), ("9♥ 9♣ 9♠", 7)])
def test_bc_3_2_and_3_3_points_of_ba_cay(cards, nut):
    assert said("ba-cay", "value", cards=cards)["nut"] == nut


def test_bc_4_2_a_diamond_wins_between_tens():
    assert said("ba-cay", "compare", a="A♠ 7♣ 2♦", b="3♥ 4♣ 3♠")["winner"] == "a"


def test_bc_4_4_the_ace_of_diamonds_beats_the_six():
    answer = said("ba-cay", "compare", a="2♠ 2♣ 6♦", b="A♦ 3♣ 6♥")
    assert answer["winner"] == "b"
    assert answer["b"]["special"] == "muoi-at-cu"
    assert "BC-4.4" in answer["articles"]


# everything against the rules written another way -------------------------------------------------


def plain_value(cards: tuple[Card, ...], *, north: bool) -> tuple[int, int]:
    """Return (is it ba tiên, points) as a child would count on the fingers."""
    if not north and all(card.vi[0] in "JQK" for card in cards):
        return 1, 0
    fingers = 0
    for card in cards:
        for _ in range(10 if card.vi[0] in "JQK1" else 1 if card.vi[0] == "A" else int(card.vi[0])):
            fingers += 1
            if fingers > (10 if north else 9):
                fingers = 1 if north else 0
    return 0, fingers


@pytest.mark.parametrize("game", GAMES)
def test_every_hand_of_three_counts_as_on_the_fingers(game):
    north = game == "ba-cay"
    options = (BA_CAY if north else BAI_CAO).presets[0].options
    deck = NORTH if north else list(CARDS)
    count = Counter()
    for cards in sample(combinations(deck, 3), few := 3000):
        hand = hands.count(cards, options)
        wins, points = plain_value(cards, north=north)
        assert (hand.special is not None, hand.nut) == (bool(wins), points)
        count[points] += 1
    assert count.total() == some(few, deep=7140 if north else 22100)


ORDER = "♠♣♥♦"


def plain_better(a: tuple[Card, ...], b: tuple[Card, ...]) -> str:
    """Compare two hands of ba cây as the essay tells it: points, then the card of the highest suit."""
    points = [plain_value(hand, north=True)[1] for hand in (a, b)]
    if points[0] != points[1]:
        return "a" if points[0] > points[1] else "b"
    for suit in reversed(ORDER):
        mine, theirs = ([card for card in hand if card.vi[-1] == suit] for hand in (a, b))
        if not mine and not theirs:
            continue
        if not mine or not theirs:
            return "a" if mine else "b"
        for sign in ("A♦", *(f"{rank}{suit}" for rank in range(9, 1, -1)), f"A{suit}"):
            for winner, cards in (("a", mine), ("b", theirs)):
                if sign in [card.vi for card in cards]:
                    return winner
    raise AssertionError("no card parts them")


@examples(25, deep=100)
@given(st.lists(st.sampled_from(NORTH), min_size=6, max_size=6, unique=True).map(tuple))
def test_two_hands_of_ba_cay_compare_as_told(cards):
    a, b = cards[:3], cards[3:]
    answer = said("ba-cay", "compare", a=[card.vi for card in a], b=[card.vi for card in b])
    assert answer["winner"] == plain_better(a, b)


def test_bc_4_the_best_hand_wins_against_every_other():
    options = Options()
    best = max(combinations(NORTH, 3), key=lambda cards: hands.strength(hands.count(cards, options), options))
    assert hands.count(best, options).has_at_cu
    assert hands.count(best, options).nut == 10


# options -----------------------------------------------------------------------------------------

PAIR = {"a": "A♠ 2♠ 5♠", "b": "A♣ 3♣ 4♣"}


def test_b3_on_choi_puts_spades_above_clubs():
    assert said("ba-cay", "compare", **PAIR)["winner"] == "b"
    assert said("ba-cay", "compare", **PAIR, rules="on-choi")["winner"] == "a"


def test_b4_every_ace_may_be_high():
    pair = {"a": "A♥ 3♣ 5♠", "b": "4♥ 2♣ 3♠"}
    assert [said("ba-cay", "compare", **pair, rules={"at": at})["winner"] for at in ("at-ro", "moi-at")] == ["b", "a"]


def test_b2_a_round_total_is_best_or_least():
    assert [said("ba-cay", "value", cards="9♥ 9♣ 2♠", rules={"tron_chuc": each})["nut"] for each in ("muoi", "bu")] == [
        10,
        0,
    ]


def test_b5_three_of_a_rank_may_stand_above_ba_tien():
    pair = {"a": "2♠ 2♥ 2♦", "b": "K♥ K♣ K♠"}
    assert said("bai-cao", "compare", **pair)["winner"] == "b"
    assert said("bai-cao", "compare", **pair, rules={"sap": True})["winner"] == "b"  # kings are sáp too, and higher
    assert said("bai-cao", "compare", **pair, rules={"sap": True, "tren_het": "ba-tien"})["b"]["special"] == "ba-tien"
    assert said("bai-cao", "compare", a="2♠ 2♥ 2♦", b="K♥ K♣ Q♠", rules={"sap": True})["winner"] == "a"


@pytest.mark.parametrize("game", GAMES)
def test_3_5_three_aces_are_the_highest_sap_or_the_lowest(game):
    pair = {"a": "A♠ A♥ A♦", "b": "9♠ 9♥ 9♦"}
    winners = [
        said(game, "compare", **pair, rules={"sap": True, **more})["winner"] for more in ({}, {"sap_at": "thap-nhat"})
    ]
    assert winners == ["a", "b"]


@pytest.mark.parametrize(("lang", "reason"), [("vi", "sáp 5 hơn sáp 3"), ("en", "three 5s against three 3s")])
def test_3_5_sap_against_sap_says_by_what(lang, reason):
    answer = said("ba-cay", "compare", a="3♠ 3♥ 3♦", b="5♠ 5♥ 5♦", rules={"sap": True}, lang=lang)
    assert any(reason in line["text"] for line in answer["lines"])


def test_3_5_ba_tien_may_stand_above_sap():
    pair = {"a": "2♠ 2♥ 2♦", "b": "J♥ Q♣ K♠"}
    winners = [
        said("bai-cao", "compare", **pair, rules={"sap": True, "tren_het": each})["winner"]
        for each in ("sap", "ba-tien")
    ]
    assert winners == ["a", "b"]


def test_b5_three_court_cards_may_be_added():
    assert said("bai-cao", "value", cards="J♥ Q♣ K♠", rules={"ba_hinh": False})["name"] == "bu"


# points ------------------------------------------------------------------------------------------


def test_bc_5_2_the_others_do_not_compare():
    seats = [{"cards": cards} for cards in ("A♠ A♣ A♥", "A♦ 2♦ 4♦", "2♠ 3♠ 4♠")]
    assert said("ba-cay", "settle", seats=seats, way="cam-chuong", chuong=1)["diem"] == [-1, 0, 1]


def test_ba_5_4_several_best_hands_share_or_draw():
    seats = [{"cards": cards} for cards in ("3♥ 4♣ 2♠", "3♦ 4♠ 2♣", "K♦ K♣ 5♥", "J♦ 9♣ 5♠")]
    assert said("bai-cao", "settle", seats=seats)["diem"] == [2, 2, -2, -2]
    assert said("bai-cao", "settle", seats=seats, rules={"nhat_bang": "hoa-lang"})["diem"] == [0, 0, 0, 0]


@for_each(
    ("cards", "rules", "times"),
    [
        ("2♠ 3♣ 5♥", {}, 1),
        ("2♠ 3♣ 5♥", {"gap_doi": "tu-10"}, 2),
        ("2♠ 3♣ 4♥", {"gap_doi": "tu-10"}, 1),
        ("2♠ 3♣ 3♥", {"gap_doi": "tu-8"}, 2),
        ("2♠ 3♣ 2♥", {"gap_doi": "tu-8"}, 1),
        ("A♦ 3♣ 6♥", {"gap_doi": "tu-8", "nhan_at_cu": 3}, 3),
        ("A♦ 3♣ 6♥", {"gap_doi": "tu-8", "nhan_at_cu": 1}, 2),
        ("A♥ 3♣ 6♥", {"nhan_at_cu": 3}, 1),
        ("5♠ 5♥ 5♦", {"sap": True, "nhan_sap": 4}, 4),
        ("5♠ 5♥ 5♦", {"nhan_sap": 4}, 1),
    ],
)
def test_bc_5_5_high_hands_may_take_more(cards, rules, times):
    answer = said("ba-cay", "value", cards=cards, rules=rules)
    assert answer["gap"] == times
    assert ("BC-5.5" in answer["articles"]) == (times > 1)


def test_bc_5_5_only_the_winner_is_looked_at():
    seats = [{"cards": cards} for cards in ("9♠ 9♥ 9♦", "2♠ 3♣ 5♥", "2♦ 3♦ 4♦")]
    rules = {"sap": True, "gap_doi": "tu-10"}
    assert said("ba-cay", "settle", seats=seats, rules=rules)["diem"] == [2, -1, -1]
    assert said("ba-cay", "settle", seats=seats, rules=rules, way="cam-chuong", chuong=2)["diem"] == [1, 2, -3]


def test_bc_5_6_equal_hands_draw_or_the_chuong_wins():
    seats = [{"cards": cards} for cards in ("10♦ 9♣ 8♥", "K♦ 5♠ 2♠", "8♠ K♣ 2♥")]
    points = [
        said("bai-cao", "settle", seats=seats, way="cam-chuong", rules={"bang_chuong": each})["diem"]
        for each in ("hoa", "chuong-an")
    ]
    assert points == [[1, 0, -1], [2, -1, -1]]


def test_bc_5_7_who_is_chuong_next():
    seats = [{"cards": cards} for cards in ("2♦ 3♦ 3♣", "2♠ 3♠ 4♠", "A♠ 4♣ 5♣")]
    found = [
        said("ba-cay", "settle", seats=seats, way="cam-chuong", rules={"ai_chuong": each})["next_chuong"]
        for each in ("giu", "luan-phien", "cuop-chuong")
    ]
    assert found == [0, 1, 2]
    assert said("ba-cay", "settle", seats=seats, rules={"ai_chuong": "cuop-chuong"})["next_chuong"] is None


def test_bc_5_8_the_side_pool_goes_to_the_best_who_joined():
    seats = [{"cards": cards} for cards in ("2♠ 3♠ 4♠", "2♦ 3♦ 3♣", "A♥ 7♣ 3♥")]
    answer = said("ba-cay", "settle", seats=seats, ga=[1, 2], pot=3, rules={"ga": True})
    assert (answer["diem"], answer["ga"], answer["tong"], answer["left"]) == ([2, -1, -1], [0, 4, -1], [2, 3, -2], 0)
    told = said("ba-cay", "settle", seats=seats, ga=[1, 2])
    assert (told["ga"], told["tong"]) == (None, [2, -1, -1])
    assert "BC-5.8" in told["articles"]


@for_each("joined", [[1], [1, 1], [1, 3], [-1, 0], ["a", 0], [True, 0], 3])
def test_bc_5_8_a_wrong_side_pool_is_named(joined):
    seats = [{"cards": cards} for cards in ("2♠ 3♠ 4♠", "2♦ 3♦ 3♣", "A♥ 7♣ 3♥")]
    assert refused("ba-cay", "settle", seats=seats, ga=joined)["field"].startswith("ga")


@pytest.mark.parametrize(("game", "rules"), [("ba-cay", BA_CAY), ("bai-cao", BAI_CAO)])
def test_every_house_settles_as_told_another_way(game, rules):
    chance = random.Random(11)
    for _ in range(some(150, deep=20000)):
        options = rules.at_random(chance)
        played = play(chance, options)
        names = [[card.vi for card in hand.cards] for hand in played.hands]
        answer = said(
            game,
            "settle",
            rules=as_dict(options),
            seats=[{"cards": cards} for cards in names],
            way=played.way,
            chuong=played.chuong,
            ga=list(played.ga.seats),
            pot=played.before,
        )
        told = brute.settle(names, played.way, played.chuong, played.ga.seats, played.before, as_dict(options))
        assert {name: answer[name] for name in told} == told, (names, options)


@pytest.mark.parametrize("rules", [BA_CAY, BAI_CAO])
def test_whole_hands_keep_all_cards_and_points(rules):
    chance = random.Random(5)
    for number in range(some(80, deep=200)):
        options = rules.at_random(chance) if number % 2 else rules.presets[0].options
        assert is_whole(play(chance, options), options)


# bad input ---------------------------------------------------------------------------------------


@for_each(
    ("fields", "code", "field"),
    [
        ({"cards": "10♦ 2♣ 3♥"}, "not-in-deck", "cards"),
        ({"cards": "2♣ 3♥"}, "hand-size", "cards"),
        ({"cards": ""}, "hand-size", "cards"),
        ({"cards": "2♣ 2♣ 3♥"}, "too-many-copies", "cards"),
        ({"cards": "7 văn"}, "wrong-game", "cards"),
        ({"cards": 3}, "bad-type", "cards"),
        ({"cards": None}, "bad-type", "cards"),
        ({}, "missing", "cards"),
        ({"cards": "2♣ 3♥ 4♥", "seat": "con"}, "unknown-field", "seat"),
    ],
)
def test_a_bad_hand_is_named(fields, code, field):
    error = refused("ba-cay", "value", **fields)
    assert (error["code"], error["field"]) == (code, field)


def test_a_card_cannot_be_in_two_hands():
    assert refused("bai-cao", "compare", a="9♦ 5♣ 2♥", b="9♦ 5♠ 2♣")["code"] == "same-card"


@for_each("seats", [[], [{"cards": "A♦ 2♦ 3♦"}], "x", [1, 2], [{}, {}], None, [{"cards": "A♦", "x": 1}]])
def test_bad_seats_are_named(seats):
    assert refused("ba-cay", "settle", seats=seats)["field"].startswith("seats")


@pytest.mark.parametrize(("game", "most"), [("ba-cay", 12), ("bai-cao", 17)])
def test_there_are_cards_for_so_many(game, most):
    assert said(game, "deal", players=most)["noc"] == (36 if game == "ba-cay" else 52) - 3 * most
    assert refused(game, "deal", players=most + 1)["field"] == "players"


def test_the_schema_has_the_questions():
    titles = {each["title"] for each in schema()["oneOf"] if set(each["properties"]["game"]["enum"]) & set(GAMES)}
    assert titles == {"value", "compare", "settle", "deal"}
