"""House rules of sâm lốc: five players, three 2s, going out, ăn trắng of several, prices and who pays."""

import itertools
import random

import pytest

from tests.depth import some
from tests.engine import brute_sam as brute
from tests.engine.test_sam import PLAIN, QUAD4, QUAD9, SURE, WHITES, beats, refused, sam, settle
from tests.every import for_each
from tutorials.engine.french import CARDS
from tutorials.engine.sam.options import PRESETS, RULES
from tutorials.play.__main__ import main
from tutorials.play.sam import conserves, disagreements, play_hand

DRAGON = WHITES["sanh-rong"]
FIVE = {"most_players": 5}

# five players ----------------------------------------------------------------------------------


def test_sl_1_2_five_play_where_the_table_lets_them():
    said = sam("deal", players=5, rules=FIVE)
    assert (said["players"], said["rest"]) == (5, 2)
    assert refused("deal", players=5)["field"] == "players"
    assert refused("deal", players=6, rules=FIVE)["field"] == "players"
    moves = [{"seat": seat, "cards": card} for seat, card in enumerate(("3♠", "4♠", "5♠", "6♠", "7♠"))]
    assert sam("round", players=5, moves=moves, rules=FIVE)["next"] == 0
    hands = ["3♠", "4♠", "5♠", "6♠", "7♠"]
    assert sam("opener", hands=hands, rules=FIVE)["opener"] == 0
    assert refused("opener", hands=hands)["code"] == "players"
    seats = [{"cards": ""}, *({"cards": hand} for hand in hands[1:])]
    assert sam("settle", seats=seats, winner=0, rules=FIVE)["diem"] == [4, -1, -1, -1, -1]
    assert refused("settle", seats=seats, winner=0)["code"] == "players"
    assert sam("bao", cards=SURE, hands=["3♥", "4♥", "5♥", "6♥"], rules=FIVE)["diem"] == 80
    assert refused("bao", cards=SURE, hands=["3♥", "4♥", "5♥", "6♥"])["code"] == "players"


# cutting three twos ----------------------------------------------------------------------------


def test_sl_3_7_three_twos():
    three = "2♠ 2♥ 2♦"
    assert not beats(three, QUAD4)
    assert sam("beats", table=three, play=QUAD4)["articles"] == ["SL-3.7"]
    said = sam("beats", table=three, play=QUAD4, rules={"three_twos": "mot-tu-quy"})
    assert (said["beats"], said["cut"], said["articles"]) == (True, True, ["SL-3.7"])
    assert not beats("A♠ A♥ A♦", QUAD4, three_twos="mot-tu-quy")
    assert not beats(three, f"{QUAD4} {QUAD9}", three_twos="mot-tu-quy")
    found = sam("plays", cards=f"{QUAD4} 5♠", table=three, rules={"three_twos": "mot-tu-quy"})
    assert [(play["combo"], play["cut"]) for play in found["plays"]] == [("tu-quy", True)]


def test_sl_3_7_a_cut_of_three_twos_is_paid():
    cuts = [[{"seat": 1, "cards": "2♠ 2♥ 2♦"}, {"seat": 0, "cards": QUAD4}]]
    assert settle("", "3♠", winner=0, cuts=cuts, rules={"three_twos": "mot-tu-quy"}) == [46, -46]
    assert refused("settle", seats=[{}, {"cards": "3♠"}], winner=0, cuts=cuts)["code"] == "not-a-cut"


# going out -------------------------------------------------------------------------------------

STRAIGHT = "2♠ 3♥ 4♦"


def test_sl_4_8_a_straight_with_a_two_may_go_out_where_the_table_lets_it():
    usual = sam("beats", table="A♠ 2♥ 3♦", play=STRAIGHT, last=True)
    assert "SL-4.6" in usual["articles"]
    assert (
        "SL-4.6"
        not in sam("beats", table="A♠ 2♥ 3♦", play=STRAIGHT, last=True, rules={"straight_out": True})["articles"]
    )
    barred = {"last_two": "cam"}
    assert not sam("beats", play=STRAIGHT, last=True, rules=barred)["beats"]
    assert sam("beats", play=STRAIGHT, last=True, rules={**barred, "straight_out": True})["beats"]
    assert not sam("beats", play="2♠ 2♥", last=True, rules={**barred, "straight_out": True})["beats"]
    assert (
        sam("plays", cards=STRAIGHT, rules=barred)["count"] + 1
        == sam("plays", cards=STRAIGHT, rules={**barred, "straight_out": True})["count"]
    )
    assert settle("", "5♠ 6♠", winner=0, last=STRAIGHT) == [-15, 15]
    assert settle("", "5♠ 6♠", winner=0, last=STRAIGHT, rules={"straight_out": True}) == [2, -2]


def test_sl_4_8_a_sam_may_end_on_such_a_straight():
    cards = f"{STRAIGHT} A♠ A♥ A♦ K♠ K♥ K♦ 2♥"
    plays = ["A♠ A♥ A♦", "K♠ K♥ K♦", "2♥", STRAIGHT]
    assert sam("bao", cards=cards, plays=plays, hands=["5♠ 7♠"])["result"] == "hong"
    said = sam("bao", cards=cards, plays=plays, hands=["5♠ 7♠"], rules={"straight_out": True})
    assert (said["result"], said["diem"]) == ("thanh-cong", 20)


@pytest.mark.parametrize("word", ["dau", "khong"])
def test_sl_4_8_the_plan_of_a_sam_is_the_best_of_all_partings(word):
    options = RULES.choose(RULES.presets[0].options, {"two_in_straight": word, "straight_out": True})
    from tests.engine.test_sam_exact import as_brute, ranks, weakness
    from tutorials.engine.sam.bao import best_plan

    dice = random.Random(4)
    for _ in range(some(6, deep=30)):
        deck = [card for card in CARDS if card.rank in (1, 2, 3, 4, 5, 12, 13)]
        cards = tuple(dice.sample(deck, 10))
        left = brute.signs(card.vi for card in CARDS if card not in cards)
        weak = brute.fewest_weak(ranks(cards), weakness(left, as_brute(options)), word == "dau", straight_out=True)
        assert best_plan(cards, None, options).weak == weak


def test_sl_4_9_who_did_not_say_that_one_card_was_left():
    seats = [{"cards": ""}, {"cards": "3♠ 4♠"}, {"cards": "K♥ A♥ 5♠"}]
    fields = {"seats": seats, "winner": 0, "unguarded": 2}
    assert sam("settle", **fields)["diem"] == [5, 0, -5]
    unsaid = sam("settle", **fields, unsaid=True)
    assert (unsaid["diem"], "SL-4.9" in unsaid["articles"]) == ([5, -2, -3], True)
    lost = sam("settle", **fields, unsaid=True, rules={"unsaid": "thua"})
    assert (lost["diem"], "SL-4.9" in lost["articles"]) == ([-30, 15, 15], True)


# winning on the deal ---------------------------------------------------------------------------


def test_sl_5_7_the_higher_of_several_hands_that_win_on_the_deal_is_paid_by_all():
    said = sam("whites", hands=[PLAIN, "5♠ 5♥ 8♠ 8♥ 9♦ 9♣ J♦ J♣ K♠ K♥", "2♠ 2♥ 2♦ 2♣ 5♦ 7♠ 8♦ 10♦ Q♦ A♦"])
    assert (said["winner"], said["white"]) == (2, "tu-quy-hai")
    assert said["all"] == [None, "nam-doi", "tu-quy-hai"]
    assert said["diem"] == [-20, -20, 40]


def test_sl_5_8_of_two_alike_the_one_whose_turn_comes_earlier():
    one, other = "3♠ 3♥ 5♠ 5♥ 7♠ 7♥ 9♠ 9♥ J♠ J♥", "3♦ 3♣ 5♦ 5♣ 7♦ 7♣ 9♦ 9♣ J♦ J♣"
    plain = "4♠ 6♠ 8♥ 10♦ Q♣ K♠ A♥ 2♦ 4♥ 6♥"
    for first, winner in ((0, 0), (1, 2), (2, 2)):
        said = sam("whites", hands=[one, plain, other], first=first)
        assert said["winner"] == winner and "SL-5.8" in said["articles"]


def test_sl_5_1_nobody_wins_on_the_deal():
    said = sam("whites", hands=[PLAIN, "3♥ 5♠ 6♥ 8♠ 8♥ 10♠ J♥ Q♠ K♠ 2♥"])
    assert (said["winner"], said["white"], said["diem"]) == (None, None, [0, 0])
    error = refused("whites", hands=[PLAIN, "3♥"])
    assert (error["code"], error["field"]) == ("hand-size", "hands[1]")
    assert refused("whites", hands=[PLAIN])["code"] == "players"


def test_sl_5_the_order_of_hands_that_win_on_the_deal_holds_for_any_two():
    made = WHITES
    order = ["sanh-rong", "tu-quy-hai", "dong-mau", "ba-sam", "nam-doi"]
    for one, other in itertools.combinations(order, 2):
        a, b = made[one].split(), made[other].split()
        if set(a) & set(b):
            swap = {"♠": "♣", "♥": "♦", "♦": "♥", "♣": "♠"}
            b = [card[:-1] + swap[card[-1]] for card in b]
        if set(a) & set(b):
            continue
        said = sam("whites", hands=[b, a])
        assert (said["winner"], said["white"]) == (1, one)


def test_sl_5_9_where_only_a_dragon_straight_wins_on_the_deal():
    rules = {"only_dragon": True}
    assert sam("white", cards=DRAGON, rules=rules)["white"] == "sanh-rong"
    for slug in ("tu-quy-hai", "dong-mau", "ba-sam", "nam-doi"):
        said = sam("white", cards=WHITES[slug], rules=rules)
        assert (said["white"], said["articles"]) == (None, ["SL-5.9"])


def test_sl_7_13_what_a_dragon_straight_is_worth():
    rules = {"dragon": 40}
    assert (sam("white", cards=DRAGON)["diem"], sam("white", cards=DRAGON, rules=rules)["diem"]) == (20, 40)
    assert settle(DRAGON, "4♠", "4♦", winner=0, white=True, rules=rules) == [80, -40, -40]
    assert settle(WHITES["nam-doi"], "4♠", "4♦", winner=0, white=True, rules=rules) == [40, -20, -20]
    assert sam("whites", hands=[DRAGON, "3♥ 5♣ 6♦ 8♠ 8♦ 10♠ J♥ Q♠ K♠ 2♥"], rules=rules)["diem"] == [40, -40]
    assert settle("", "4♠", "4♦", bao=0, last=DRAGON, rules=rules) == [80, -40, -40]
    assert settle("", "4♠", "4♦", bao=0, last="3♠", rules=rules) == [40, -20, -20]
    assert sam("bao", cards=DRAGON, hands=["3♥"], rules=rules)["diem"] == 40


# báo sâm ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "diem"),
    [("moi-nguoi", [-60, 20, 20, 20]), ("nguoi-chan", [-60, 0, 60, 0]), ("nguoi-chan-ca-minh", [-80, 0, 80, 0])],
)
def test_sl_6_3_what_a_sam_that_is_stopped_costs(choice, diem):
    hands = ("3♠ 4♠", "5♠", "6♠", "7♠")
    assert settle(*hands, bao=0, blocker=2, rules={"bao_fail": choice}) == diem
    plays = ["3♠", "9♠ 10♥ J♠ Q♥ K♠ A♥", "2♠ 2♥ 2♦"]
    said = sam("bao", cards=SURE, plays=plays, hands=["4♠", "4♥", "4♦"], rules={"bao_fail": choice})
    assert (said["result"], said["diem"]) == ("hong", diem[0])


# prices ----------------------------------------------------------------------------------------

TEN = {"cards": "3♠ 4♠ 6♠ 7♠ 9♠ 10♠ J♠ Q♥ K♥ 2♥", "played": False}


@for_each(("choice", "points"), [("muoi-lam", 15), ("muoi", 10), ("nam", 5), ("den-do", 15), ("dem-la", 1)])
def test_sl_7_3_the_price_of_a_two(choice, points):
    assert settle("", "2♥ 3♠", winner=0, rules={"thoi": choice}) == [points + 1, -points - 1]
    cut = [[{"seat": 1, "cards": "2♥"}, {"seat": 0, "cards": QUAD4}]]
    assert settle("", "3♠", winner=0, cuts=cut, rules={"thoi": choice}) == [points + 1, -points - 1]


@pytest.mark.parametrize(("choice", "points"), [("muoi-lam", 15), ("hai-muoi", 20), ("dem-la", 9)])
def test_sl_7_2_cong_and_a_two_held_are_added(choice, points):
    assert settle("", TEN, winner=0, rules={"cong": choice}) == [points + 15, -points - 15]
    whole = 10 if choice == "dem-la" else points
    assert settle("", TEN, winner=0, rules={"cong": choice, "thoi": "dem-la"}) == [whole, -whole]


@for_each(("price", "points"), [(15, 16), (20, 21), (10, 11), (0, 5)])
def test_sl_7_4_the_price_of_four_of_a_kind_held(price, points):
    assert settle("", f"{QUAD9} 3♠", winner=0, rules={"thoi_quad": price}) == [points, -points]


def test_sl_7_10_the_price_of_a_cut():
    one = [[{"seat": 1, "cards": "2♠"}, {"seat": 0, "cards": QUAD4}]]
    pair = [[{"seat": 1, "cards": "2♠ 2♥"}, {"seat": 0, "cards": f"{QUAD4} {QUAD9}"}]]
    for choice, single, double in (("nhu-thoi", 15, 30), ("muoi", 10, 20), ("hai-muoi", 20, 20)):
        assert settle("", "3♠", winner=0, cuts=one, rules={"cut_two": choice}) == [single + 1, -single - 1]
        assert settle("", "3♠", winner=0, cuts=pair, rules={"cut_two": choice}) == [double + 1, -double - 1]


CHAIN = [[{"seat": 1, "cards": "2♥"}, {"seat": 0, "cards": QUAD4}, {"seat": 2, "cards": QUAD9}]]


@for_each("price", [15, 10, 20, 40])
def test_sl_7_11_the_price_of_four_of_a_kind_that_is_beaten(price):
    assert settle("", "3♠", "5♠", winner=0, cuts=CHAIN, rules={"cut_quad": price}) == [
        2 - 15 - price,
        -1,
        15 + price - 1,
    ]


def test_sl_7_12_cuts_upon_cuts_are_paid_together_or_each_by_itself():
    assert settle("", "3♠", "5♠", winner=0, cuts=CHAIN) == [2 - 30, -1, 30 - 1]
    assert settle("", "3♠", "5♠", winner=0, cuts=CHAIN, rules={"chain": "tung-lan"}) == [2 + 15 - 15, -1 - 15, 15 - 1]
    said = sam(
        "settle", seats=[{}, {"cards": "3♠"}, {"cards": "5♠"}], winner=0, cuts=CHAIN, rules={"chain": "tung-lan"}
    )
    assert sum(line["article"] == "SL-7.12" for line in said["lines"]) == 2


# presets ---------------------------------------------------------------------------------------


def test_the_rules_of_the_north_as_their_source_has_them():
    """20 for every player to who stops a sâm, a dragon 40, a cut 20, a quad beaten 40, nothing for a two held."""
    rules = "mien-bac"
    assert settle("3♠", "5♠", "6♠", "7♠", "8♠", bao=0, blocker=2, rules=rules) == [-100, 0, 100, 0, 0]
    assert settle("", "2♥ 3♠", QUAD9, winner=0, rules=rules) == [6, -2, -4]
    assert settle("", {"cards": PLAIN, "played": False}, winner=0, rules=rules) == [15, -15]
    assert settle("", "3♠", "5♠", winner=0, cuts=CHAIN, rules=rules) == [2 + 20 - 40, -1 - 20, 40 - 1]
    assert sam("beats", play=STRAIGHT, last=True, rules=rules)["beats"]
    assert not sam("beats", play="2♠", last=True, rules=rules)["beats"]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hands_that_are_played_and_the_questions_of_the_door_agree(preset, players):
    if players > preset.options.most_players:
        assert main(["sam", "--hands", "1", "--players", str(players), "--rules", preset.slug]) == 2
        return
    for seed in range(some(5, deep=60)):
        hand = play_hand(9000 + seed, preset.options, players)
        assert conserves(hand)
        assert disagreements(hand, preset.options) == []
