"""Chắn: laying out, waits, ù, cước and points, against the printed tables and against brute force."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.depth import some
from tests.engine.asking import validator
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.cards import KINDS, short
from tutorials.engine.chan.cuoc import CUOC, find_cuoc
from tutorials.engine.chan.form import FORMS, form_of
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import PRESETS, RULES, Options
from tutorials.engine.chan.pairs import lay
from tutorials.engine.chan.win import Winning, judge, waits

# five chắn, all paired but a lone chi chi; six chắn and a lone 3 sách; six chắn and a ba đầu of sevens
SINGLE = "2v2v 3w3w 4s4s 5v5v 6w6w 7s7v 8v8s 9v9w 2w2s cc"
WIDE = "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s 8v8s 9v9w 2w2s 3s"
BA_DAU = "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s 7v7w7s 8v8s 9v9w"


def chan(name, **fields):
    answer = ask({"game": "chan", "ask": name, **fields})
    assert "error" not in answer, answer
    return answer


def refused(name, **fields):
    answer = ask({"game": "chan", "ask": name, **fields})
    assert "error" in answer, answer
    assert len(answer["error"]["message"]) > 15
    return answer["error"]["code"], answer["error"]["field"]


def win(cards, card, source="noc", door="khac", **fields):
    return chan("win", cards=cards, winning={"card": card, "from": source, "door": door}, **fields)


# brute force ----------------------------------------------------------------------------------


def is_ca(first: str, other: str) -> bool:
    """Two cards of one number, or two of the six yêu; a deck of 100 has one yêu only, so nothing with chi chi."""
    yeu = {"1v", "1w", "1s", "cc", "tt", "oc"}
    return {first, other} <= yeu or (first[0] == other[0] and first[0].isdigit())


@cache
def best(codes: tuple[str, ...]) -> tuple[int, int]:
    """Return the fewest loose cards and, with them, the most chắn: every way of pairing is tried."""
    if not codes:
        return 0, 0
    first, rest = codes[0], codes[1:]
    loose, chan_count = best(rest)
    found = [(loose + 1, chan_count)]
    for place, other in enumerate(rest):
        if place and rest[place - 1] == other:
            continue
        left = rest[:place] + rest[place + 1 :]
        if other == first:
            loose, chan_count = best(left)
            found.append((loose, chan_count + 1))
        elif is_ca(first, other):
            found.append(best(left))
    return min(found, key=lambda each: (each[0], -each[1]))


def codes_of(cards):
    return tuple(sorted(card.code for card in cards))


def random_hand(chance, form, size):
    """Deal a hand, mostly of pairs, so that many are near to ù."""
    deck = [kind for kind in form.kinds for _ in range(4)]
    chance.shuffle(deck)
    cards = []
    while len(cards) < size:
        card = deck.pop()
        cards.append(card)
        if len(cards) < size and chance.random() < 0.75:
            mates = [other for other in deck if other is card or (other.rank == card.rank and chance.random() < 0.2)]
            if mates:
                cards.append(mates[0])
                deck.remove(mates[0])
    return tuple(cards)


@for_each("slug", FORMS)
def test_ch_2_layout_has_the_fewest_loose_cards_and_the_most_chan(slug):
    chance = Random(slug)
    form = FORMS[slug]
    for _ in range(150):
        cards = random_hand(chance, form, chance.randrange(1, form.win_size + 1))
        found = lay(cards)
        laid = [*found.chan, *found.chan, *(card for pair in found.ca for card in pair), *found.que]
        laid += [card for three in found.ba_dau for card in three]
        assert Counter(laid) == Counter(cards)
        loose = len(found.que) + len(found.ba_dau)  # a ba đầu is a cạ and one card too many
        assert (loose, len(found.chan)) == best(codes_of(cards))


@pytest.mark.parametrize("rong_chi", ["duoc", "khong", "chua-an"])
@pytest.mark.parametrize("slug", FORMS)
def test_ch_3_waits_are_the_cards_that_win_by_brute_force(slug, rong_chi):
    chance = Random(f"{slug}{rong_chi}")
    form = FORMS[slug]
    options = Options(bo_bai=slug[:3], rong_chi=rong_chi)
    waiting = 0
    for _ in range(some(12, deep=60)):
        cards = random_hand(chance, form, form.hand)
        laid = chance.randrange(3)
        own = [kind for kind, count in Counter(cards).items() if count > 1][:laid]
        held = Counter(cards)
        held.subtract(dict.fromkeys(own, 2))
        hand = Hand(tuple(held.elements()), tuple(own))
        expected = []
        for kind in form.kinds:
            if cards.count(kind) == 4:
                continue
            loose, pairs = best(codes_of((*hand.held, kind)))
            is_win = loose == 0 and pairs + len(own) >= form.min_chan
            if is_win and slug.startswith("120") and kind.rank in (None, 1):
                is_win = False
            elif is_win and kind.code == "cc" and pairs + len(own) > form.min_chan:
                is_win = rong_chi == "duoc" or (rong_chi == "chua-an" and not own)
            assert judge(hand, Winning(kind), form, options).is_win == is_win
            if is_win:
                expected.append(kind)
        assert sorted(kind.index for kind, *_ in waits(hand, form, options)) == [kind.index for kind in expected]
        waiting += bool(expected)
    assert waiting > some(0, deep=5)


def test_a_wait_added_to_the_hand_is_u_and_earns_what_was_said():
    chance = Random(4)
    form = form_of(Options())
    seen = 0
    for _ in range(150):
        cards = short(random_hand(chance, form, form.hand))
        for each in chan("waits", cards=cards)["waits"]:
            seen += 1
            found = win(cards, each["card"])
            assert (found["result"], found["diem"], found["cuoc"]) == ("diem", each["diem"], each["cuoc"])
    assert seen > 10


# arrange --------------------------------------------------------------------------------------


def test_ch_2_arrange_names_every_sort():
    found = chan("arrange", cards="5v5v 6v6w 7v7w7s cc 9s9s9s9s")
    assert found["chan"] == [["5 văn", "5 văn"], ["9 sách", "9 sách"], ["9 sách", "9 sách"]]
    assert found["ca"] == [["6 văn", "6 vạn"]]
    assert found["ba_dau"] == [["7 văn", "7 vạn", "7 sách"]]
    assert found["que"] == ["chi chi"]
    assert not found["tron"]


def test_ch_2_2_chi_chi_makes_no_ca():
    assert chan("arrange", cards="cc 9v")["que"] == ["9 văn", "chi chi"]


def test_ch_2_3_three_of_one_number_are_a_ba_dau_only_without_a_pair():
    assert chan("arrange", cards="9w 9v9v 9s")["tron"]


@for_each(
    ("cards", "state", "way", "expected"),
    [
        (SINGLE, "cho-u", "bach-thu-chi", ["chi chi"]),
        (WIDE, "cho-u", "rong", ["3 văn", "3 vạn", "3 sách"]),
        (BA_DAU, "cho-u", "ba-dau", ["7 văn", "7 vạn", "7 sách"]),
        ("2v2v 3w3w 4s4s 5v5v 6w6w 7s7v 8v8s 9v9w 2w2s 3s", "cho-u", "bach-thu", ["3 sách"]),
        ("2v2v 3w3w 4s4s 5v5v 6w 7s7v 8v8s 9v9w 2w2s 3s 3v", "chua-cho", None, []),
        ("2v2v 3w3w 4s4s 5v5v 6w6w 9s9s 8v8s 9v9w 2w2s cc", "cho-u", "rong-chi", ["chi chi"]),
    ],
)
def test_ch_3_2_waits(cards, state, way, expected):
    found = chan("waits", cards=cards)
    assert (found["state"], found["way"], [each["card"] for each in found["waits"]]) == (state, way, expected)


# points: the printed table --------------------------------------------------------------------

WIKIPEDIA = {
    "suong": 2, "thien-u": 2, "thong": 3, "tri": 3, "chiu": 3, "chiu-u": 3, "thien-khai": 3, "bon": 3, "u-bon": 3,
    "tom": 4, "bach-thu": 4, "leo": 5, "bach-thu-chi": 5, "bach-dinh": 7, "tam-do": 8, "kinh-tu-chi": 12,
    "thap-thanh": 12,
}  # fmt: skip
SAN_DINH = {  # points, dịch
    "suong": (2, 0), "thong": (3, 1), "tri": (3, 1), "thien-u": (4, 1), "dia-u": (4, 1), "chiu-u": (4, 1),
    "u-bon": (4, 1), "bach-thu": (4, 1), "bach-thu-chi": (6, 3), "bach-dinh": (7, 4), "tam-do": (8, 5),
    "kinh-tu-chi": (12, 9), "thap-thanh": (12, 9), "pha-thien": (12, 9), "tom": (4, 1), "leo": (5, 2),
    "thien-khai": (3, 1), "chiu": (3, 1), "bon": (3, 1), "hoa-roi-cua-phat": (20, 17), "ca-loi-san-dinh": (20, 17),
    "nha-lau-xe-hoi-hoa-roi-cua-phat": (30, 27), "ngu-ong-bat-ca": (30, 27),
}  # fmt: skip


@for_each("slug", WIKIPEDIA)
def test_ch_6_points_of_each_cuoc(slug):
    found = chan("score", cuoc={slug: 1})
    assert found["diem"] == WIKIPEDIA[slug]
    assert found["ga"] == (5 if slug in ("bach-dinh", "tam-do", "kinh-tu-chi", "thap-thanh") else 0)


@for_each(
    ("cuoc", "points"),
    [
        (["tom"], 4),
        (["tri", "tom"], 5),
        (["thong", "tri", "tom"], 6),
        (["thong", "tri", "tom", "chiu"], 7),
        (["bach-thu-chi"], 5),
        (["bach-thu-chi", "leo"], 7),
        (["leo"], 5),
        (["leo", "leo"], 7),
        (["leo", "leo", "leo"], 9),
        (["tam-do", "leo", "leo"], 12),
        (["tom", "tom"], 5),
        ([], 2),
    ],
)
def test_ch_7_2_each_further_cuoc_adds_one_and_leo_two(cuoc, points):
    assert chan("score", cuoc=cuoc)["diem"] == points


def test_ch_7_4_ga_of_a_tri_bach_thu_is_ten():
    assert chan("score", cuoc=["tri", "bach-thu"])["ga"] == 10
    assert chan("score", cuoc=["tri", "bach-thu", "bach-dinh"])["ga"] == 15
    assert chan("score", cuoc=["tri", "tom"])["ga"] == 0


GREATEST = ("nha-lau-xe-hoi-hoa-roi-cua-phat", "ngu-ong-bat-ca")
GREATER = (*GREATEST, "hoa-roi-cua-phat", "thap-thanh", "pha-thien")


def greater_than(slug):
    """Return a cước of more points that a hand may have beside this one."""
    for greater in GREATER:
        if slug != greater and SAN_DINH[greater][0] >= SAN_DINH[slug][0]:
            answer = ask({"game": "chan", "ask": "score", "cuoc": [slug, greater], "rules": "san-dinh"})
            if answer.get("error", {}).get("code") != "conflict":
                return greater
    return None


def test_every_cuoc_of_san_dinh_but_the_plain_and_the_greatest_stands_beside_a_greater_one():
    assert {slug for slug in SAN_DINH if not greater_than(slug)} == {"suong", *GREATEST}


@for_each("slug", SAN_DINH)
def test_san_dinh_points_and_dich(slug):
    points, dich = SAN_DINH[slug]
    assert chan("score", cuoc={slug: 1}, rules="san-dinh")["diem"] == points
    if greater := greater_than(slug):
        together = {greater: 1, slug: 1}
        assert chan("score", cuoc=together, rules="san-dinh")["diem"] == SAN_DINH[greater][0] + dich


def test_san_dinh_thap_thanh_takes_the_great_ones_in_full():
    assert chan("score", cuoc=["thap-thanh", "bach-dinh"], rules="san-dinh")["diem"] == 19
    assert chan("score", cuoc=["thap-thanh", "kinh-tu-chi"], rules="san-dinh")["diem"] == 24
    assert chan("score", cuoc=["thap-thanh", "tam-do", "leo", "leo", "tri"], rules="san-dinh")["diem"] == 25
    assert chan("score", cuoc=["thap-thanh", "bach-dinh"])["diem"] == 13


@for_each(
    ("cuoc", "units"),
    [
        (["bach-thu-chi"], 1), (["thap-thanh"], 1), (["bach-dinh"], 1), (["tam-do"], 1), (["kinh-tu-chi"], 1),
        (["pha-thien"], 1), (["hoa-roi-cua-phat"], 1), (["ngu-ong-bat-ca"], 1), (["u-bon", "bach-thu"], 1),
        (["tri", "bach-thu"], 2), (["tri", "bach-thu-chi"], 3), (["u-bon"], 0), (["tri", "tom"], 0),
        (["u-bon", "ca-loi-san-dinh"], 2),
    ],
)  # fmt: skip
def test_san_dinh_ga_by_units_of_five(cuoc, units):
    found = chan("score", cuoc=cuoc, rules="san-dinh")
    assert (found["so_ga"], found["ga"]) == (units, 5 * units)


def test_rows_c1_to_c7_differ_by_preset():
    def points(slug, rules):
        return chan("score", cuoc=[slug], rules=rules)["diem"]

    assert [points("thien-u", preset.slug) for preset in PRESETS] == [2, 4, 3, 3, 2]
    assert [points("bach-thu-chi", rules) for rules in ("wikipedia", "san-dinh")] == [5, 6]
    assert [points("chiu-u", rules) for rules in ("wikipedia", "san-dinh")] == [3, 4]
    great = ("bach-dinh", "tam-do", "kinh-tu-chi", "thap-thanh")
    assert [points(slug, "138") for slug in great] == [6, 7, 11, 11]
    assert chan("score", cuoc=["tri", "bach-thu"], rules="chan-van-van")["so_ga"] == 1


# ù --------------------------------------------------------------------------------------------


def test_ch_3_1_u_needs_ten_pairs_and_six_chan():
    assert win(WIDE, "3v")["result"] == "diem"
    assert win(WIDE, "4v")["reason"] == "con-que"
    short_of_one = "2v2v 3w3w 4s4s 5v5v 6w6w 7s7w 8v8s 9v9w 2w2s 3s"
    found = win(short_of_one, "3v")
    assert (found["result"], found["reason"], found["diem"], found["cuoc"]) == ("khong-u", "thieu-chan", 0, {})
    assert win(short_of_one, "3s")["cuoc"] == {"bach-thu": 1}


def test_ch_3_5_a_thrown_card_wins_only_with_three_like_it():
    assert win(WIDE, "3v", "discard")["reason"] == "quan-danh"
    three = "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s9s 8v8s 9v9w 2w2s"
    assert win(three, "9s", "discard")["cuoc"] == {"chiu-u": 1}
    assert win(three, "9s")["cuoc"] == {"chiu-u": 1}


def test_ch_3_3_a_wide_u_on_chi_chi():
    held = "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s 8v8s 9v9w 2w2s cc"
    assert win(held, "cc")["result"] == "diem"
    eaten = "3w3w 4s4s 5v5v 6w6w 9s9s 8v8s 9v9w 2w2s cc"
    assert win(eaten, "cc", an_chan=["2 văn"])["reason"] == "rong-chi"
    assert win(held, "cc", rules="san-dinh")["reason"] == "rong-chi"
    assert win(eaten, "cc", an_chan=["2 văn"], rules={"rong_chi": "duoc"})["result"] == "diem"


def test_ch_6_8_six_chan_before_is_no_bach_thu():
    assert "bach-thu" not in win(WIDE, "3s")["cuoc"]
    assert "bach-thu" not in win("2v2v 3w3w 4s4s 5v5v 6w6w 7v7w7s 8v8s 9v9w 2w2s", "7v")["cuoc"]


def test_ch_6_12_to_6_14_of_four_alike():
    found = win("4s4s 5v5v 6w6w 8v8s 9v9w 2w2s 3s", "3v", an_chan="9s9s", chiu=["7 văn"])
    assert found["cuoc"] == {"chiu": 1}
    found = win("5v5v 6w6w 7w7w 8v8v 9v9w 2w2s 3s 6v6s", "3v", an_chan=["4s", "4s"])
    assert found["cuoc"] == {"bon": 1}
    found = win("4s 5v5v 6w6w 7w7w 8v8v 2v2v 9v9w 2w2s 3v3s", "4s", an_chan=["4s"])
    assert found["cuoc"] == {"u-bon": 1}
    found = win("5v5v5v5v 6w6w 7w7w 8v8v 9v9v 9w9s 2w2s 3v3s 4s", "4v")
    assert found["cuoc"] == {"thien-khai": 1}


def test_ch_6_10_and_6_11_count_by_the_scarcest_card():
    found = win("3w3w3w 3s3s 7v7v 9w9w 8s8s cc cc 2v2v 4v4w 5v5w", "3w")
    assert found["cuoc"] == {"chiu-u": 1, "leo": 2, "tom": 2}


def test_ch_6_15_to_6_18_great_cuoc():
    ten = "2v2v 3w3w 4s4s 5v5v 6w6w 7s7s 2w2w 4v4v 5w5w 6s"
    assert win(ten, "6s")["cuoc"] == {"thap-thanh": 1, "bach-dinh": 1}
    eight = "2v2v 3v3v 4s4s 5v5v 8w8w 8s8s 9s9s 9v9v 9w9w 6s"
    assert win(eight, "6v")["cuoc"] == {"tam-do": 1}
    ten_red = eight.replace("9v9v", "cc cc")
    assert win(ten_red, "6v")["cuoc"] == {"leo": 2}
    assert win(ten_red, "6v", rules={"tam_do": "tu-tro-len"})["cuoc"] == {"tam-do": 1, "leo": 2}
    four = "cc cc cc cc 2v2v 3v3v 4s4s 5v5v 6s6s 7v7w 2w2s 9v"
    assert win(four, "9v")["cuoc"] == {"kinh-tu-chi": 1, "thien-khai": 1}


def test_ch_6_4_thien_u_needs_no_winning_card():
    found = chan("win", cards="2v2v 3v3v 4s4s 5v5v 6w6w 7w7w 8v8s 9v9w 2w2s 3w3s")
    assert (found["cuoc"], found["diem"]) == ({"thien-u": 1}, 2)
    found = chan("win", cards="2v2v 3v3v 4s4s 5v5v 6w6w 7w7w 8v8s 9v9w 2w2s 3w3s", rules="san-dinh")
    assert found["cuoc"] == {"thien-u": 1, "bach-thu": 1}


def test_ch_6_5_dia_u_by_house():
    assert "dia-u" not in win(WIDE, "3v", first_draw=True)["cuoc"]
    assert win(WIDE, "3v", first_draw=True, rules="san-dinh")["cuoc"] == {"dia-u": 1}
    three = "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s9s 8v8s 9v9w 2w2s"
    assert "dia-u" in win(three, "9s", "discard", first_draw=True, rules="san-dinh")["cuoc"]
    assert "dia-u" not in win(three, "9s", "discard", first_draw=True, rules={"dia_u": "quan-dau"})["cuoc"]
    for rule, counts in (("quan-dau", True), ("vong-dau", False)):
        late = win(WIDE, "3v", first_draw=True, after_first_round=True, rules={"dia_u": rule})
        assert ("dia-u" in late["cuoc"]) is counts


def test_ch_6_3_tri_by_house():
    three = "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s9s 8v8s 9v9w 2w2s"
    assert win(WIDE, "3v", door="tri")["cuoc"] == {"tri": 1}
    assert "tri" in win(three, "9s", "discard", "tri")["cuoc"]
    assert "tri" not in win(three, "9s", "discard", "tri", rules="san-dinh")["cuoc"]
    assert "tri" in win(three, "9s", "tra-cua", "tri", rules="san-dinh")["cuoc"]


@for_each(
    ("held", "an", "card", "slug"),
    [
        ("2w 3w3w 4s4s 6w6w 7w7w 8v8s 9v9w 3v3s 4v4w", ["5w"], "2w", "hoa-roi-cua-phat"),
        ("2w 5w5w 4w4w 6w6w 7w7w 8v8v 9v9w 3v3s 6v6s 4v4s", [], "2w", "nha-lau-xe-hoi-hoa-roi-cua-phat"),
        ("8w 3w3w 4s4s 6w6w 7w7w 9v9w 3v3s 4v4w 2v2s", ["5w"], "8w", "ca-loi-san-dinh"),
        ("8w cc cc 5s5s 6w6w 7w7w 3w3w 9v9s 2v2s 3v3s 4v4s", [], "8w", "ngu-ong-bat-ca"),
    ],
)
def test_ch_6_20_to_6_23_the_cuoc_named_after_pictures(held, an, card, slug):
    found = win(held, card, door="tri", an_chan=an, rules="san-dinh")
    assert (found["cuoc"], found["diem"]) == ({slug: 1}, SAN_DINH[slug][0])
    assert set(win(held, card, door="tri", an_chan=an)["cuoc"]) == {"tri", "bach-thu"}
    assert set(win(held, card, an_chan=an, rules="san-dinh")["cuoc"]) == {"bach-thu"}
    called = ["trì", "bạch thủ"]
    by_parts = win(held, card, door="tri", an_chan=an, rules="san-dinh", announced=called)
    assert (by_parts["result"], by_parts["diem"], by_parts["so_ga"]) == ("diem", 5, 2)


def test_ch_6_20_five_wan_in_hand_is_no_blossom_at_the_pagoda():
    held = "2w 5w5w 3w3w 6w6w 7w7w 8v8v 9v9w 3v3s 4v4w 6v6s"
    assert set(win(held, "2w", door="tri", rules="san-dinh")["cuoc"]) == {"tri", "bach-thu"}


def test_ch_1_4_pha_thien_where_such_a_deal_is_played():
    assert "pha-thien" not in win(WIDE, "3v", no_chan=True)["cuoc"]
    assert win(WIDE, "3v", no_chan=True, rules="san-dinh")["cuoc"] == {"pha-thien": 1}


def test_ch_7_6_the_call_is_in_order():
    found = win(SINGLE, "cc", door="tri", streak=2)
    assert found["announce"] == ["thong", "tri", "bach-thu-chi", "leo"]
    assert found["call"] == "thông, trì, bạch thủ chi, lèo"
    assert (found["diem"], found["ga"], found["tong"]) == (9, 10, 19)


def test_ch_8_22_the_call_is_compared():
    assert win(SINGLE, "cc", announced=["bạch thủ chi", "lèo"])["result"] == "diem"
    assert win(SINGLE, "cc", announced=["bạch thủ", "lèo"])["result"] == "bao"
    less = win(SINGLE, "cc", announced=["bạch thủ chi"])
    assert (less["result"], less["diem"]) == ("diem", 5)
    assert win(SINGLE, "cc", announced=["lèo"])["diem"] == 5
    assert win(SINGLE, "cc", announced=["lèo"], rules="san-dinh")["result"] == "bao"
    wrong = win(WIDE, "4v", announced=[])
    assert (wrong["result"], wrong["den"]) == ("bao", 12)


def test_ch_8_1_and_8_2_faults_before_the_u():
    assert win(WIDE, "3v", faults=["treo tranh"])["result"] == "lanh-lang"
    found = win(WIDE, "3v", faults=["ăn chọn cạ"], rules="san-dinh")
    assert (found["result"], found["den"], found["diem"]) == ("bao", 12, 0)


def test_pairs_hold_every_card_once():
    found = win("4s4s 5v5v 6w6w 8v8s 9v9w 3s", "3v", an_chan=["9s"], an_ca=[["2v", "2w"]], chiu=["7v"])
    assert (found["result"], found["so_chan"]) == ("diem", 6)
    names = [card for pair in found["pairs"] for card in pair["cards"]]
    assert len(names) == 20


# the 120-card game ----------------------------------------------------------------------------


def test_ch_1_5_the_family_game():
    assert chan("deal", rules="gia-dinh-120")["hand"] == 23
    five = chan("deal", rules="gia-dinh-120", players=5)
    assert (five["hand"], five["noc"], five["min_chan"], five["pairs"]) == (19, 24, 6, 10)
    held = "1v1v 2v2v 3v3v 4v4v 5v5v 6v6v 7v7v 8v8v 9v9v 1w1s tt tt"
    assert win(held + " 9w", "9s", rules="gia-dinh-120")["result"] == "diem"
    wide = "1v1v 2v2v 3v3v 4v4v 5v5v 6v6v 7v7v 8v8v 9v9v 9w9s tt tt 1w"
    assert win(wide, "1s", rules="gia-dinh-120")["reason"] == "quan-yeu"
    assert chan("waits", cards=wide, rules="gia-dinh-120")["waits"] == []


def test_the_deal():
    found = chan("deal")
    assert (found["players"], found["hand"], found["cai"], found["noc"], found["win_size"]) == (4, 19, 20, 23, 20)
    parts = {"cc": "nhat", "5v": "nhat", "9s": "nhat", "2v": "tien", "6w": "tien", "3s": "doi", "7v": "doi"}
    parts |= {"4v": "lui", "8s": "lui"}
    assert {card: chan("deal", bat_cai=card)["cai_part"] for card in parts} == parts


# faults ---------------------------------------------------------------------------------------


@for_each(
    ("slug", "wikipedia", "san_dinh"),
    [
        ("treo tranh", "lanh-lang", "lanh-lang"),
        ("chíu được mà ăn thường", "lanh-lang", "lanh-lang"),
        ("an-chon-ca", "bao", "bao-khi-u"),
        ("an-ca-chuyen-cho", "bao", "bao-khi-u"),
        ("co-chan-cau-ca", "bao", "bao-khi-u"),
        ("bo-chan-an-chan", "bao", "bao"),
        ("danh-ca-chan", "bao", "bao"),
        ("ba-dau-duoi-chieu", "bao", "lanh-lang"),
        ("bo-u", "bao", "lanh-lang"),
    ],
)
def test_ch_8_what_a_fault_costs(slug, wikipedia, san_dinh):
    assert chan("fault", slug=slug)["grade"] == wikipedia
    found = chan("fault", slug=slug, rules="san-dinh")
    assert found["grade"] == san_dinh
    assert found["result"] == san_dinh.removesuffix("-khi-u")
    assert found["den"] == (0 if san_dinh == "lanh-lang" else 12)
    assert found["article"] in found["articles"]


@pytest.mark.parametrize(
    ("slug", "plays_it"), [("bỏ rồi chíu", {"chiu_sau_bo": False}), ("ù thiếu điểm", {"u_it_nhat": 3})]
)
def test_ch_8_23_and_8_24_are_faults_only_where_a_house_says_so(slug, plays_it):
    found = chan("fault", slug=slug)
    assert (found["grade"], found["result"], found["den"]) == ("duoc", "duoc", 0)
    assert "CH-9.2" not in found["articles"]
    found = chan("fault", slug=slug, rules=plays_it)
    assert (found["grade"], found["den"]) == ("bao", 12)
    assert win(WIDE, "3v", door="tri", faults=[slug])["result"] == "diem"
    assert win(WIDE, "3v", door="tri", faults=[slug], rules=plays_it)["result"] == "bao"


def test_ch_9_2_the_fine_by_house():
    assert chan("fault", slug="danh-ca-chan", rules={"den": "tam-do-hai-leo-ga"})["den"] == 17
    assert chan("fault", slug="danh-ca-chan", rules="138")["den"] == 11


# options, names, bad input --------------------------------------------------------------------


def test_rows_run_on_without_a_gap_and_every_preset_chooses_known_values():
    rows = {row for info in RULES.table for row in info.rows}
    assert rows == {f"C{number}" for number in range(1, len(rows) + 1)}
    for preset in PRESETS:
        for info in RULES.table:
            assert getattr(preset.options, info.name) in info.choices
    assert RULES.default == "wikipedia"
    assert set(RULES.by_name) == set(Options.__dataclass_fields__)


@for_each("name", ["chì", "Trì", "tri", "ù chì"])
def test_tri_is_known_by_its_names(name):
    assert find_cuoc(name, "cuoc") is CUOC["tri"]


def test_every_cuoc_is_found_by_its_name():
    assert all(find_cuoc(name, "cuoc") is each for each in CUOC.values() for name in (each.slug, each.vi, each.name))


@for_each(
    ("names", "cuoc"),
    [
        (["hai lèo", "có chíu"], {"leo": 2, "chiu": 1}),
        (["2 tôm", "tôm"], {"tom": 3}),
        (["ù tôm", "có chiếu"], {"tom": 1, "chiu": 1}),
        (["ù bạch thủ chi", "ba ăn bòn"], {"bach-thu-chi": 1, "bon": 3}),
    ],
)
def test_ch_7_6_cuoc_are_named_as_they_are_called(names, cuoc):
    assert chan("score", cuoc=names)["cuoc"] == cuoc


@for_each(
    ("name", "slug"),
    [
        ("bỏ ăn nhưng lại đánh đi", "bo-chan-danh-chan"),
        ("bỏ ăn cạ này nhưng sau đó ăn cạ khác trong cùng một hàng", "bo-ca-an-ca"),
        ("báo ba đầu dưới chiếu", "ba-dau-duoi-chieu"),
        ("ăn chắn rồi lại đánh đi", "an-roi-danh-lai"),
        ("chíu quân mở nọc nhưng không đánh trả cửa", "khong-tra-cua"),
        ("xướng nhầm cước sắc", "xuong-sai"),
        ("ù chưa đủ sáu chắn", "u-non"),
        ("ù khi bài vẫn còn què", "u-que"),
        ("hạ ăn treo tranh", "an-treo-tranh"),
        ("hạ ăn trái vỉ", "trai-vi"),
    ],
)
def test_ch_8_faults_are_known_by_the_words_of_their_source(name, slug):
    assert chan("fault", slug=name)["slug"] == slug


@pytest.mark.parametrize(("rules", "players", "words"), [("wikipedia", 5, "4 players"), ("gia-dinh-120", 3, "4 or 5")])
def test_ch_1_1_a_wrong_number_of_players_is_told_how_many_play(rules, players, words):
    answer = ask({"game": "chan", "ask": "deal", "players": players, "rules": rules, "lang": "en"})
    assert words in answer["error"]["message"]


BAD = [
    ("arrange", {"cards": "1v"}, ("not-in-deck", "cards")),
    ("arrange", {"cards": "10♠"}, ("wrong-game", "cards")),
    ("arrange", {"cards": "5v5v5v5v5v"}, ("fifth-copy", "cards")),
    ("arrange", {"cards": "5v", "players": 5}, ("bad-type", "players")),
    ("arrange", {"cards": "5v5v5v", "an_chan": ["5v"]}, ("fifth-copy", "cards")),
    ("waits", {"cards": "5v"}, ("hand-size", "cards")),
    ("win", {"cards": WIDE}, ("missing", "winning")),
    ("win", {"cards": WIDE, "winning": None}, ("hand-size", "cards")),
    ("win", {"cards": WIDE, "winning": {"card": "tt"}}, ("not-in-deck", "winning.card")),
    ("win", {"cards": WIDE, "winning": {"card": "3v", "door": "cửa"}}, ("unknown-value", "winning.door")),
    ("win", {"cards": WIDE, "winning": {"card": "3v", "how": 1}}, ("unknown-field", "winning.how")),
    ("win", {"cards": WIDE, "winning": {"card": "3v"}, "faults": ["ơ"]}, ("unknown-fault", "faults")),
    ("win", {"cards": WIDE, "winning": {"card": "3v"}, "announced": ["ơ"]}, ("unknown-cuoc", "announced")),
    ("arrange", {"cards": "5v", "an_ca": ["5v6v"]}, ("not-a-ca", "an_ca")),
    ("arrange", {"cards": "5v", "an_ca": "5w 5s 6w"}, ("not-a-ca", "an_ca")),
    ("arrange", {"cards": "5v", "an_chan": "6v 7v7v"}, ("not-alike", "an_chan")),
    ("arrange", {"cards": "5v", "chiu": ["6v", "6v"]}, ("fifth-copy", "chiu")),
    ("score", {"cuoc": {"tom": 5}}, ("bad-type", "cuoc.tom")),
    ("score", {"cuoc": ["tri", "tri"]}, ("too-many", "cuoc")),
    ("score", {"cuoc": ["dia-u"]}, ("unknown-here", "cuoc")),
    ("score", {"cuoc": "tom"}, ("bad-type", "cuoc")),
    ("fault", {"slug": "ơ"}, ("unknown-fault", "slug")),
    ("fault", {}, ("missing", "slug")),
    ("deal", {"players": 5}, ("bad-type", "players")),
    ("score", {"cuoc": ["hai bạch thủ"]}, ("unknown-cuoc", "cuoc")),
    ("score", {"cuoc": ["ba lèo", "hai lèo"]}, ("too-many", "cuoc")),
    ("turns", {"record": 7}, ("bad-type", "record")),
]


@for_each(("name", "fields", "expected"), BAD)
def test_bad_questions_name_code_and_field(name, fields, expected):
    assert refused(name, **fields) == expected


JUNK = [None, True, -1, 10**400, float("nan"), b"7v", [], {}, [[]], [None], {"a": [1]}, "\ud800", "x" * 9999, [1] * 999]


@for_each("field", ["cards", "an_chan", "an_ca", "chiu", "winning", "streak", "no_chan", "announced",
                                   "faults", "first_draw", "after_first_round", "players", "rules"])  # fmt: skip
def test_no_junk_makes_the_door_raise(field):
    for value in JUNK:
        ask({"game": "chan", "ask": "win", "cards": WIDE, "winning": {"card": "3v"}, field: value})
        ask({"game": "chan", "ask": "score", "cuoc": value})
        ask({"game": "chan", "ask": "fault", "slug": value})
        ask({"game": "chan", "ask": "deal", "bat_cai": value})
        ask({"game": "chan", "ask": "win", "cards": WIDE, "winning": {"card": value, "from": value}})


QUESTIONS = [
    {"ask": "arrange", "cards": WIDE},
    {"ask": "waits", "cards": WIDE, "rules": "san-dinh"},
    {"ask": "win", "cards": SINGLE, "winning": {"card": "chi chi", "from": "noc", "door": "tri"}, "streak": 1,
     "announced": ["lèo"], "faults": ["trái vỉ"], "first_draw": True, "no_chan": False},
    {"ask": "win", "cards": "4s4s 5v5v 6w6w 8v8s 9v9w 3s", "an_chan": "9s9s", "an_ca": [["2v", "2w"]],
     "chiu": ["7 văn"], "winning": {"card": "3v"}},
    {"ask": "score", "cuoc": {"tom": 2, "leo": 1}},
    {"ask": "score", "cuoc": ["chì", "tôm"]},
    {"ask": "deal", "players": 4, "bat_cai": "7 văn"},
    {"ask": "fault", "slug": "an-chon-ca"},
    {"ask": "turns", "record": "Ghế: A B C D\nCái: A\nA đánh 9s\n"},
]  # fmt: skip


@for_each("question", QUESTIONS, ids=lambda each: each["ask"])
def test_the_schema_takes_every_question_and_both_languages_answer(question):
    question = {"game": "chan", **question}
    validator().validate(question)
    answers = [ask({**question, "lang": lang}) for lang in ("vi", "en")]
    assert all("error" not in answer and answer["lines"] for answer in answers)
    assert all(line["article"].startswith("CH-") for line in answers[0]["lines"])
    texts = [[line["text"] for line in answer["lines"]] for answer in answers]
    assert len(texts[0]) == len(texts[1])
    assert texts[0] != texts[1]


def test_the_deck_has_a_hundred_cards_of_twenty_five_kinds():
    assert len(FORMS["100"].kinds) == 25
    assert FORMS["100"].deck == 100
    assert FORMS["120-4"].kinds == KINDS
