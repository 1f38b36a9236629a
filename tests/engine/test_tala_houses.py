"""House rules of tá lả (TL-7.4 to TL-7.7, TL-8.5, TL-8.6, TL-10, TL-11.5): turns, sending, prices, gà, false calls."""

import random

import pytest

from tests.depth import some
from tests.engine import brute_tala as brute
from tests.engine.test_tala import plain, refused, tala
from tests.every import for_each
from tutorials.engine.french import CARDS
from tutorials.engine.tala.melds import lay
from tutorials.engine.tala.options import RULES
from tutorials.engine.tala.rotation import Rotation, Way
from tutorials.play.tala.trial import deal, disagreements, play, settle

TAI = {"tai": True}
LIEN_TRUOC = {"tai": True, "chuyen": "lien-truoc"}
THREE = [{"by": 2}, {"by": 2}, {"by": 2}]
FOUR = [{"diem": 5}, {"diem": 9}, {"diem": 14}, {"diem": 30}]


def order(ways, **fields):
    return tala("order", ways=ways, **fields)


# whose turn, and who goes again ----------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tl_4_4_without_a_taking_everyone_throws_four(players):
    for rules in (None, TAI, LIEN_TRUOC):
        said = order(["boc"] * (4 * players - 1), players=players, rules=rules)
        assert (said["over"], said["next"], said["piles"], said["again"]) == (True, None, [4] * players, [])
        assert said["lay_order"] == list(range(players))
        assert [turn["seat"] for turn in said["turns"]] == [*range(players)] * 4
        assert said["noc"] == 52 - 9 * players - 1 - (4 * players - 1)


def test_tl_4_4_by_default_nothing_is_moved_and_nobody_goes_again():
    said = order(["boc", "an", *["boc"] * 13])
    assert (said["over"], said["piles"], said["again"]) == (True, [4, 3, 4, 4], [])
    assert not any(turn["moved"] or turn["again"] for turn in said["turns"])


def test_tl_7_4_who_heads_the_round_loses_a_card_plays_once_more_and_lays_last():
    """B draws, C takes from B: a card of A goes to B, and in the fifth lap A plays once more."""
    said = order(["boc", "an", *["boc"] * 13], rules=TAI)
    assert said["turns"][2]["moved"] == {"from": 0, "to": 1}
    assert (said["piles"], said["next"], said["again"], said["over"]) == ([3, 4, 4, 4], 0, [], False)
    after = order(["boc", "an", *["boc"] * 14], rules=TAI)
    assert after["turns"][-1] == {
        "seat": 0, "way": "boc", "from": None, "chot": False, "moved": None, "lays": True, "again": False,
    }  # fmt: skip
    assert (after["over"], after["piles"], after["noc"]) == (True, [4, 4, 4, 4], 0)
    assert after["lay_order"] == [1, 2, 3, 0]


def test_tl_7_4_who_has_laid_down_and_loses_a_card_goes_again():
    """In the last lap C takes the card of B: one of A, who has laid down, goes to B, and A has the extra turn."""
    ways = [*["boc"] * 13, "an", "boc"]
    said = order(ways, rules=TAI)
    assert said["turns"][14]["moved"] == {"from": 0, "to": 1} and said["turns"][14]["chot"]
    assert (said["piles"], said["next"], said["again"], said["over"]) == ([3, 4, 4, 4], 0, [0], False)
    after = order([*ways, "an"], rules=TAI)
    assert (after["turns"][-1]["seat"], after["turns"][-1]["again"], after["turns"][-1]["lays"]) == (0, True, False)
    assert after["lay_order"] == [0, 1, 2, 3]
    assert (after["next"], after["again"]) == (1, [1])  # A took from D, and a card of B, the next head, went to D


def test_tl_7_4_the_head_whose_own_last_card_is_taken_goes_again():
    said = order([*["boc"] * 12, "an", "boc", "boc"], rules=TAI)
    assert (said["next"], said["again"], said["turns"][13]["moved"]) == (0, [0], None)


def test_tl_7_4_the_head_passes_on_so_another_goes_again_after_a_second_taking():
    said = order(["boc", "an", "boc", "boc", "an", *["boc"] * 10], rules=TAI)
    moves = [turn["moved"] for turn in said["turns"] if turn["moved"]]
    assert moves == [{"from": 0, "to": 1}, {"from": 1, "to": 0}]
    whole = order(["boc", "an", "boc", "boc", "an", *["boc"] * 12], rules=TAI)
    assert (whole["over"], whole["piles"]) == (True, [4, 4, 4, 4])


def test_tl_7_5_where_the_card_of_the_player_just_before_is_moved():
    """D takes from C: a card of B goes to C, and B goes again; by the head of the round it would be A."""
    ways = ["boc", "boc", "an", *["boc"] * 12]
    assert order(ways, rules=LIEN_TRUOC)["turns"][3]["moved"] == {"from": 1, "to": 2}
    assert order(ways, rules=LIEN_TRUOC)["next"] == 1
    assert order(ways, rules=TAI)["turns"][3]["moved"] == {"from": 0, "to": 2}
    assert order(ways, rules=TAI)["next"] == 0


def test_tl_7_4_the_head_itself_loses_the_taken_card_and_no_other():
    said = order(["an"], rules=TAI)
    assert (said["turns"][1]["moved"], said["piles"]) == (None, [0, 1, 0, 0])


def test_tl_10_4_the_card_of_the_last_throw_is_chot():
    said = order([*["boc"] * 12, "an"])
    assert said["turns"][-1]["chot"]
    assert not order(["an"])["turns"][-1]["chot"]
    assert "TL-10.4" in said["articles"]


def test_tl_7_7_the_extra_turn_is_told():
    ways = [*["boc"] * 13, "an", "boc"]
    assert "TL-7.7" not in order(ways, rules=TAI)["articles"]
    assert "TL-7.7" in order([*ways, "boc"], rules=TAI)["articles"]


def test_tl_6_4_who_goes_first_lays_first_wherever_he_sits():
    said = order(["boc"] * 15, first=2)
    assert said["lay_order"] == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("ways", "field"),
    [
        (["boc"] * 16, "ways[15]"),  # everybody has thrown four
        (["boc-het"], "ways[0]"),  # nobody lays down in the first round
        ([*["boc"] * 11, "boc-het", "an"], "ways[12]"),  # the player before has thrown nothing
    ],
)
def test_a_turn_that_cannot_be_is_refused(ways, field):
    error = refused("order", ways=ways)
    assert (error["code"], error["field"]) == ("conflict", field)
    assert "TL-" in error["message"]


def test_who_is_out_of_cards_is_passed_over():
    said = order([*["boc"] * 11, "boc-het", "boc", "boc"])
    assert [turn["seat"] for turn in said["turns"]][-3:] == [0, 1, 2]
    assert said["next"] == 3


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", [{}, TAI, LIEN_TRUOC], ids=["plain", "head", "before"])
def test_tl_7_4_turns_agree_with_a_slow_reading(players, rules):
    rng = random.Random(players)
    for _ in range(some(25, deep=300)):
        rotation = Rotation(players, RULES.choose(RULES.presets[0].options, rules))
        rotation.begin()
        ways = []
        while not rotation.is_over:
            lawful = [way for way in Way if rotation.unlawful(way) is None]
            way = rng.choice([way for way in lawful if not way.goes_out or rng.random() < 0.2] or lawful)
            rotation.play(way)
            ways.append(way.slug)
        said = order(ways, players=players, rules=rules)
        slow = brute.laps(players, ways, rules.get("chuyen", "dau-vong") if rules else None)
        found = [(turn["seat"], turn["chot"], turn["moved"] and (turn["moved"]["from"], turn["moved"]["to"]))
                 for turn in said["turns"]]  # fmt: skip
        assert found == slow["turns"]
        assert (said["piles"], said["lay_order"]) == (slow["piles"], slow["laid"])
        assert said["over"]


@pytest.mark.parametrize("preset", RULES.presets, ids=lambda preset: preset.slug)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_that_are_played_and_the_clauses_on_turns_agree(preset, players):
    rng = random.Random(f"{players}{preset.slug}")
    for _ in range(some(4, deep=60)):
        table = deal(rng, players, preset.options)
        for _ in play(table, rng):
            pass
        assert disagreements(table) == []


# sending ---------------------------------------------------------------------------------------

LAID = [{"cards": "7♥ 8♥ 9♥", "laid": 1}, {"cards": "4♠ 4♦ 4♥", "laid": 3}]


def test_tl_7_6_cards_go_only_to_who_laid_before():
    said = tala("send", cards="10♥ 4♣ K♠", table=LAID, laid=2)
    assert ([each["card"] for each in said["sent"]], said["diem"]) == (["10♥"], 4 + 13)
    assert "TL-7.6" in said["articles"]
    assert tala("send", cards="10♥ 4♣ K♠", table=LAID, laid=2, sent="4♣")["verdict"] == "sai"
    whole = tala("send", cards="10♥ 4♣ K♠", table=LAID, laid=2, rules={"gui_ai": "da-ha"})
    assert whole["diem"] == 13
    assert (
        tala("send", cards="10♥ 4♣ K♠", table=LAID, laid=2, sent="4♣ 10♥", rules={"gui_ai": "da-ha"})["verdict"]
        == "it-nhat"
    )


def test_tl_7_6_where_nothing_is_told_of_the_order_every_phom_is_open():
    assert tala("send", cards="10♥ 4♣ K♠", table=LAID)["diem"] == 13
    assert tala("send", cards="10♥ 4♣ K♠", table=["7♥ 8♥ 9♥", "4♠ 4♦ 4♥"], laid=1)["diem"] == 13
    assert refused("send", cards="10♥", table=[{"cards": "7♥ 8♥ 9♥", "laid": 0}])["field"] == "table[0].laid"


def test_tl_8_6_running_out_of_cards_is_u_at_some_tables():
    question = {"cards": "10♥ 4♣", "table": ["7♥ 8♥ 9♥", "4♠ 4♦ 4♥"]}
    said = tala("send", **question)
    assert (said["u"], said["u_kind"], said["diem"]) == (False, None, 0)
    won = tala("send", **question, rules={"u_het": True})
    assert (won["u"], won["u_kind"]) == (True, "tron")
    last = tala("send", cards="10♥ K♠", table=["7♥ 8♥ 9♥"], rules={"u_het": True})
    assert (last["u"], last["u_kind"]) == (True, "thuong")
    assert not tala("send", cards="10♥ K♠ Q♠", table=["7♥ 8♥ 9♥"], rules={"u_het": True})["u"]
    assert not tala("send", **question, mom=True, rules={"u_het": True, "mom_gui": True})["u"]


# a third card taken ----------------------------------------------------------------------------

SHARED = "7♥ 8♥ 9♥ 2♣ 2♦ 5♠ J♠ K♦ 3♣"


def test_tl_8_5_three_taken_cards_that_each_have_a_phom_are_always_u():
    rng = random.Random(3)
    met = 0
    while met < some(1, deep=40):
        hand = rng.sample(CARDS, 8)
        near = [card for card in CARDS if card not in hand]
        card, eaten = rng.choice(near), rng.sample(hand, 2)
        nine = (*hand, rng.choice([each for each in near if each is not card]))
        layout = lay((*nine, card), (*eaten, card))
        if layout is None:
            continue
        met += 1
        assert layout.is_u and brute.best(plain((*nine, card)), plain((*eaten, card)))[0]


def test_tl_8_5_a_third_card_wins_though_two_share_a_phom_where_the_table_says_so():
    question = {"cards": SHARED, "eaten": "7♥ 2♣", "card": "10♥"}
    assert refused("eat", **{**question, "eaten": "7♥ 8♥"})["code"] == "eaten-outside"
    shared = {"hai_la_an": True}
    plain_answer = tala("eat", cards="7♥ 8♥ 9♥ 2♣ 6♦ 5♠ J♠ K♦ 3♣", eaten="7♥ 8♥", card="10♥", rules=shared)
    assert (plain_answer["may"], plain_answer["u"], plain_answer["result"]) == (True, False, "an")
    won = tala("eat", cards="7♥ 8♥ 9♥ 2♣ 6♦ 5♠ J♠ K♦ 3♣", eaten="7♥ 8♥", card="10♥", rules={**shared, "an_ba": True})
    assert (won["may"], won["u"], won["result"]) == (True, True, "an-u")
    assert "TL-8.5" in won["articles"]
    second = tala("eat", cards="7♥ 8♥ 9♥ 2♣ 6♦ 5♠ J♠ K♦ 3♣", eaten="7♥", card="10♥", rules={**shared, "an_ba": True})
    assert not second["u"]


# prices ----------------------------------------------------------------------------------------


@for_each("price", [4, 5, 6, 10])
def test_tl_10_2_the_price_of_an_u(price):
    assert tala("den", u=0, rules={"gia_u": price})["payments"] == [3 * price, -price, -price, -price]
    assert tala("den", u=2, taken=THREE, rules={"gia_u": price})["payments"][1] == -3 * price - 6


def test_tl_8_2_u_tron_is_never_cheaper_than_a_plain_one():
    assert tala("den", u=0, u_kind="tron", rules={"gia_u": 10})["payments"][1] == -10
    assert tala("den", u=0, u_kind="tron", rules="may-chu")["payments"][1] == -10
    assert tala("den", u=0, u_kind="khan", rules={"gia_u": 10, "u_khan": 7})["payments"][1] == -10
    assert tala("den", u=0, u_kind="khan", rules={"u_khan": 0})["payments"] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("players", "usual", "last_three"),
    [(2, [1, -1], [3, -3]), (3, [3, -1, -2], [4, -1, -3]), (4, [6, -1, -2, -3], [6, -1, -2, -3])],
)
def test_tl_10_1_the_last_pays_three_however_many_play(players, usual, last_three):
    assert tala("rank", seats=FOUR[:players])["payments"] == usual
    assert tala("rank", seats=FOUR[:players], rules={"gia_hang": "bet-ba"})["payments"] == last_three


@for_each(
    ("price", "payments"), [(4, [7, -1, -2, -4]), (0, [6, -1, -2, -3]), (3, [6, -1, -2, -3]), (5, [8, -1, -2, -5])]
)
def test_tl_10_6_what_a_mom_pays(price, payments):
    seats = [*FOUR[:3], {"mom": True}]
    assert tala("rank", seats=seats, rules={"gia_mom": price})["payments"] == payments
    both = [FOUR[0], FOUR[1], {"mom": True}, {"mom": True}]
    assert tala("rank", seats=both, rules={"gia_mom": 0})["payments"] == [6, -1, -2, -3]


def test_tl_10_4_what_the_last_card_costs():
    taken = [{"by": 0}, {"by": 0, "chot": True}]
    for price, total in ((4, 5), (3, 4), (5, 6), (0, 3)):
        said = tala("rank", seats=FOUR[:2], taken=taken, rules={"gia_chot": price})
        assert said["payments"] == [1 + total, -1 - total], price


# gà --------------------------------------------------------------------------------------------

GA = {"ga": True, "gia_an": "khong"}


def test_tl_10_5_each_taken_card_puts_a_point_into_the_pool_and_an_u_takes_it():
    lost = tala("rank", seats=FOUR, taken=THREE, ga=2, rules=GA)
    assert (lost["payments"], lost["ga"]) == ([6, -1 - 3, -2, -3], 5)
    won = tala("den", u=3, taken=[{"by": 1}], ga=5, rules=GA)
    assert (won["payments"], won["ga"]) == ([-5 - 1, -5, -5, 15 + 6], 0)
    assert sum(won["payments"]) == 5
    assert {"from": None, "to": 3, "diem": 6} in won["paid"]


def test_tl_10_5_there_is_no_pool_unless_the_table_has_one():
    assert tala("rank", seats=FOUR, taken=THREE)["ga"] == 0
    assert refused("rank", seats=FOUR, ga=3)["code"] == "no-ga"
    assert refused("den", u=0, ga=-1, rules=GA)["field"] == "ga"


def test_tl_10_3_a_taken_card_may_cost_nothing_but_the_last():
    said = tala("rank", seats=FOUR[:2], taken=[{"by": 0}, {"by": 0, "chot": True}], rules={"gia_an": "khong"})
    assert said["payments"] == [5, -5]
    assert said["paid"] == [{"from": 1, "to": 0, "diem": 1}, {"from": 1, "to": 0, "diem": 4}]


# false play ------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", ["u-lao", "an-lao", "ha-lao", "danh-la-an"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tl_11_5_false_play_ends_the_hand_and_pays_everyone(slug, players):
    said = tala("fault", slug=slug, players=players, seat=1)
    assert (said["result"], said["over"], said["each"], said["diem"]) == ("den-lang", True, 5, 5 * (players - 1))
    assert said["payments"] == [-5 * (players - 1) if seat == 1 else 5 for seat in range(players)]
    assert said["articles"][-1] == "TL-11.5"


def test_tl_11_5_at_other_tables_the_hand_goes_on_and_he_comes_last():
    rules = {"phat_lao": "xep-cuoi"}
    said = tala("fault", slug="ù láo", rules=rules)
    assert (said["slug"], said["result"], said["over"], said["diem"]) == ("u-lao", "xep-cuoi", False, 15)
    assert said["payments"] is None
    seats = [{"lao": True, "diem": 1}, {"mom": True}, {"diem": 30}, {"diem": 9}]
    placed = tala("rank", seats=seats, rules=rules)
    assert (placed["order"], placed["payments"]) == ([3, 2, 1, 0], [-15, -4, -1, 20])


def test_tl_11_5_a_hand_that_false_play_has_ended_places_nobody():
    said = tala("rank", seats=[{"diem": 1}, {"lao": True}, {}], taken=[{"by": 0}])
    assert (said["den"], said["places"], said["payments"]) == (1, [1, 3, 1], [5 + 1, -10, 5 - 1])
    assert refused("rank", seats=[{"lao": True}, {"lao": True}])["code"] == "conflict"
    assert refused("rank", seats=[{"lao": True}, {}], u=1)["code"] == "conflict"
    assert refused("rank", seats=[{"lao": True}, {}, {"diem": 3}], rules={"phat_lao": "xep-cuoi"})["code"] == "missing"


@for_each("slug", ["an-gian", "", 7, None])
def test_a_fault_that_is_not_known_is_refused(slug):
    assert refused("fault", slug=slug)["field"] == "slug"


# presets ---------------------------------------------------------------------------------------


def test_the_presets_say_what_their_sources_say():
    chosen = {preset.slug: preset.options for preset in RULES.presets}
    assert set(chosen) == {"bai-luat", "ung-dung", "bang-tinh", "cong-choi", "may-chu"}
    assert [slug for slug, options in chosen.items() if options.tai] == ["ung-dung", "may-chu"]
    assert [slug for slug, options in chosen.items() if options.mom_gui] == []
    assert {slug: options.gia_an for slug, options in chosen.items()} == {
        "bai-luat": "tang", "ung-dung": "deu", "bang-tinh": "tang", "cong-choi": "tang", "may-chu": "khong",
    }  # fmt: skip


def test_points_pass_between_the_players_and_the_pool_and_nowhere_else():
    rng = random.Random(12)
    options = RULES.preset("may-chu").options
    pool = 0
    for _ in range(some(12, deep=200)):
        table = deal(rng, 4, options)
        for _ in play(table, rng):
            pass
        after = 0 if table.winner is not None else pool + len(table.taken)
        assert sum(settle(table, pool)) == pool - after
        pool = after
