"""Tá lả at the table (TL-2, TL-9 to TL-11): deal, places, points, who pays for all; whole hands; bad questions."""

import random

import pytest

from tests.depth import some
from tests.engine.test_tala import refused, tala
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.french import CARDS
from tutorials.engine.schema import schema
from tutorials.engine.tala import GAMES
from tutorials.engine.tala.options import RULES
from tutorials.engine.tala.payment import balance
from tutorials.play.tala.trial import deal, play, settle


@pytest.mark.parametrize(("players", "noc"), [(2, 33), (3, 24), (4, 15)])
def test_tl_2_1_nine_cards_each_and_ten_for_one(players, noc):
    answer = tala("deal", players=players)
    assert (answer["hand"], answer["cai"], answer["noc"]) == (9, 10, noc)
    assert players * 9 + 1 + noc == len(CARDS)


def test_tl_2_2_who_receives_ten():
    assert tala("deal")["first"] == "nguoi-trao"
    assert tala("deal", rules="ung-dung")["first"] == "di-dau"


# places ----------------------------------------------------------------------------------------


def test_tl_9_2_fewest_points_first():
    answer = tala("rank", seats=[{"diem": 20}, {"diem": 3}, {"diem": 11}, {"diem": 40}])
    assert answer["order"] == [1, 2, 0, 3]
    assert answer["payments"] == [-2, 6, -1, -3]


def test_tl_9_3_as_many_points_who_laid_first_stands_above():
    seats = [{"diem": 12, "laid": 3}, {"diem": 12, "laid": 1}, {"diem": 12, "laid": 2}]
    assert tala("rank", seats=seats)["order"] == [1, 2, 0]


def test_tl_9_4_mom_is_behind_all_though_he_has_fewer_points():
    answer = tala("rank", seats=[{"mom": True, "diem": 2}, {"diem": 60}, {"diem": 30}, {"diem": 31}])
    assert answer["order"] == [2, 3, 1, 0]
    assert answer["payments"] == [-4, -2, 7, -1]


def test_tl_9_5_all_mom_the_first_to_lay_stands_above():
    answer = tala("rank", seats=[{"mom": True, "laid": laid} for laid in (3, 1, 2)])
    assert answer["order"] == [1, 2, 0]
    assert answer["payments"] == [-4, 8, -4]


def test_tl_9_5_where_all_are_mom_the_first_is_not_told_to_be_last():
    for lang, last in (("vi", "xếp cuối"), ("en", "behind all")):
        lines = tala("rank", seats=[{"mom": True, "laid": laid} for laid in (3, 1, 2)], lang=lang)["lines"]
        assert not any(last in line["text"] for line in lines), lines
        placed = [line for line in lines if line["article"] == "TL-9.5"]
        assert len(placed) == 4  # all móm, then each place
    mixed = tala("rank", seats=[{"mom": True, "laid": 1}, {"mom": True, "laid": 2}, {"diem": 50, "laid": 3}])
    assert [line["article"] for line in mixed["lines"][:3]] == ["TL-9.2", "TL-9.4", "TL-9.4"]


@pytest.mark.parametrize(("players", "payments"), [(2, [1, -1]), (3, [3, -1, -2]), (4, [6, -1, -2, -3])])
def test_tl_9_6_fewer_players_are_placed_alike(players, payments):
    assert tala("rank", seats=[{"diem": 5 * seat} for seat in range(players)])["payments"] == payments


def test_tl_8_4_after_an_u_all_others_lose_alike():
    answer = tala("rank", seats=[{"diem": 9}, {"diem": 1}, {}, {"mom": True}], u=2)
    assert answer["first"] == 2
    assert answer["places"] == [2, 2, 1, 2]
    assert answer["payments"] == [-5, -5, 15, -5]


@for_each(
    ("rules", "kind", "each"),
    [
        ("bai-luat", "thuong", 5),
        ("bai-luat", "tron", 5),
        ("bai-luat", "khan", 5),
        ("bang-tinh", "thuong", 5),
        ("bang-tinh", "tron", 6),
        ("bang-tinh", "khan", 7),
    ],
)
def test_tl_10_2_what_an_u_earns(rules, kind, each):
    assert tala("den", u=0, u_kind=kind, rules=rules)["payments"] == [3 * each, -each, -each, -each]


def test_tl_10_3_taken_cards():
    seats = [{"diem": 5 * seat} for seat in range(4)]
    taken = [{"by": 2}, {"by": 2}, {"by": 2}]
    assert tala("rank", seats=seats, taken=taken)["payments"] == [6, -1 - 6, -2 + 6, -3]
    assert tala("rank", seats=seats, taken=taken[:2])["payments"] == [6, -1 - 3, -2 + 3, -3]
    assert tala("rank", seats=seats, taken=taken, rules="ung-dung")["payments"] == [6, -1 - 3, -2 + 3, -3]
    assert tala("rank", seats=seats, taken=taken, rules="bang-tinh")["payments"] == [6, -1 - 6, -2 + 6, -3]


def test_tl_10_4_the_last_card_costs_four():
    answer = tala("rank", seats=[{"diem": 1}, {"diem": 2}], taken=[{"by": 0, "chot": True}])
    assert answer["paid"][-1] == {"from": 1, "to": 0, "diem": 4}


# đền -------------------------------------------------------------------------------------------

THREE = [{"by": 2}, {"by": 2}, {"by": 2}]


def test_tl_11_1_who_let_three_cards_be_taken_pays_for_all():
    answer = tala("den", u=2, taken=THREE)
    assert answer["den"] == 1
    assert answer["payments"] == [0, -15 - 6, 15 + 6, 0]
    assert tala("den", u=2, taken=THREE[:2])["den"] is None


def test_tl_11_1_the_other_reading():
    answer = tala("den", u=0, taken=THREE, rules={"den": "nguoi-an"})
    assert answer["den"] == 2
    assert tala("den", u=0, taken=THREE)["den"] is None


def test_tl_11_4_the_score_sheet_drops_the_taken_cards():
    assert tala("den", u=2, taken=THREE, rules="bang-tinh")["payments"] == [0, -15, 15, 0]


def test_tl_11_2_and_11_3_the_last_card():
    made_u = [{"by": 1, "chot": True}]
    assert tala("den", u=1, taken=made_u, rules="ung-dung")["den"] == 0
    assert tala("den", u=1, taken=made_u)["den"] is None
    assert tala("den", u=3, taken=made_u, rules="ung-dung")["den"] == 1


def test_tl_11_1_u_khan_is_paid_by_each_for_nobody_has_thrown_a_card():
    assert tala("den", u=2, u_kind="khan")["payments"] == [-5, -5, 15, -5]
    for name in ("den", "rank"):
        seats = {"seats": [{}, {}, {}, {}]} if name == "rank" else {}
        error = refused(name, u=2, u_kind="khan", taken=THREE[:1], **seats)
        assert (error["code"], error["field"]) == ("conflict", "taken")


def test_tl_5_3_nobody_takes_four_cards_for_each_lies_in_a_phom_of_its_own():
    error = refused("den", u=2, taken=[*THREE, {"by": 2}])
    assert (error["code"], error["field"]) == ("conflict", "taken[3]")
    assert refused("rank", seats=[{"diem": 1}, {"diem": 2}], taken=[{"by": 0}] * 4)["code"] == "conflict"
    shared = {"hai_la_an": True}
    assert tala("den", u=2, taken=[*THREE, {"by": 2}], rules=shared)["den"] == 1
    assert refused("den", u=2, taken=[*THREE, {"by": 2}, {"by": 2}], rules=shared)["field"] == "taken[4]"


# whole hands -----------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", RULES.presets, ids=lambda preset: preset.slug)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_hands_keep_every_card_and_end(preset, players):
    rng = random.Random(f"{preset.slug}{players}")
    for _ in range(some(4, deep=12)):
        table = deal(rng, players, preset.options)
        for _ in play(table, rng):
            assert len(table.cards()) == len(CARDS) == len(set(table.cards()))
        assert table.is_over()
        kept = len(table.taken) if preset.options.ga and table.winner is None else 0  # in the side pool
        assert sum(settle(table)) == -kept
        if table.winner is None and preset.options.tai:
            assert {len(each.pile) for each in table.players if not each.is_out} <= {4}
        if table.winner is None and not preset.options.tai:
            assert all(each.thrown == 4 or each.is_out for each in table.players)
            assert all(each.laid for each in table.players)


def test_a_hand_is_alike_from_the_same_seed():
    ends = []
    for _ in range(2):
        rng = random.Random(5)
        table = deal(rng)
        for _ in play(table, rng):
            pass
        ends.append(([card.vi for card in table.cards()], settle(table)))
    assert ends[0] == ends[1]


def test_what_is_paid_sums_to_nothing():
    assert balance(4, []) == [0, 0, 0, 0]
    for preset in RULES.by_slug:
        assert sum(tala("den", u=1, taken=[{"by": 1, "chot": True}, {"by": 0}], rules=preset)["payments"]) == 0


# bad questions ---------------------------------------------------------------------------------

BAD = [
    ("melds", {}, "missing"),
    ("melds", {"cards": []}, "hand-size"),
    ("melds", {"cards": "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠"}, "hand-size"),
    ("melds", {"cards": "7♠ 7♠"}, "too-many-copies"),
    ("melds", {"cards": "7 văn"}, "wrong-game"),
    ("melds", {"cards": "xe đỏ"}, "wrong-game"),
    ("melds", {"cards": "11♠"}, "unknown-card"),
    ("melds", {"cards": 7}, "bad-type"),
    ("melds", {"cards": "A♠", "eaten": {"a": 1}}, "bad-type"),
    ("melds", {"cards": "A♠ 7♦", "eaten": "7♦"}, "eaten-outside"),
    ("melds", {"cards": "A♠", "table": []}, "unknown-field"),
    ("eat", {"cards": "A♠ 2♠", "card": "A♠"}, "twice"),
    ("eat", {"cards": "A♠ 2♠", "card": "3♠ 4♠"}, "one-card"),
    ("eat", {"cards": "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠", "card": "J♠"}, "hand-size"),
    ("discards", {"cards": "A♠ 2♠", "aim": "may-man"}, "unknown-value"),
    ("rank", {"seats": []}, "players"),
    ("rank", {"seats": [1, 2]}, "bad-type"),
    ("rank", {"seats": [{"laid": 1}, {"diem": 3}]}, "missing"),
    ("rank", {"seats": [{"diem": -1}, {"diem": 3}]}, "bad-type"),
    ("rank", {"seats": [{"diem": 1, "x": 1}, {"diem": 3}]}, "unknown-field"),
    ("rank", {"seats": [{"diem": 1, "laid": 1}, {"diem": 3, "laid": 1}]}, "conflict"),
    ("rank", {"seats": [{"diem": 1}, {"diem": 3}], "u": 2}, "bad-type"),
    ("rank", {"seats": [{"diem": 1}, {"diem": 3}], "u_kind": "to"}, "unknown-value"),
    ("den", {"players": 5}, "bad-type"),
    ("den", {"taken": [{}]}, "missing"),
    ("den", {"taken": [{"by": 1, "from": 3}]}, "conflict"),
    ("deal", {"players": True}, "bad-type"),
]


@for_each(("name", "fields", "code"), BAD)
def test_a_bad_question_is_told_what_is_wrong(name, fields, code):
    assert refused(name, **fields)["code"] == code


JUNK = (None, 0, -1, 1.5, True, "", "x", [], [None], [[]], {}, {"a": []}, "A♠", ["A♠", "A♠"], "7w", 10**30)


def test_no_question_makes_a_traceback():
    for name, found in GAMES[0].asks.items():
        for field in found.names:
            for junk in JUNK:
                answer = ask(
                    {
                        "game": "ta-la",
                        "ask": name,
                        "cards": "A♠ 2♠ 3♠",
                        "card": "4♠",
                        "seats": [{"diem": 1}, {"diem": 2}],
                        field: junk,
                    }
                )
                assert "error" in answer or answer["ask"] == name


def test_the_schema_knows_every_field():
    titles = {each["title"] for each in schema()["oneOf"] if "ta-la" in each["properties"]["game"]["enum"]}
    assert titles == set(GAMES[0].asks)


def test_every_line_cites_the_law_of_ta_la():
    for name, fields in (("melds", {"cards": "A♠ 2♠ 3♠ K♦"}), ("deal", {}), ("den", {"taken": THREE, "u": 2})):
        for lang in ("vi", "en"):
            answer = tala(name, **fields, lang=lang)
            assert answer["lines"] and all(line["article"].startswith("TL-") for line in answer["lines"])
