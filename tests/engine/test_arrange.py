"""Laying a hand out: the fast solver against the slow one, and what every layout keeps."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples, sample
from tests.engine import brute
from tests.engine.asking import refused, totom
from tests.every import for_each
from tutorials.engine.cards import KINDS, counts_of, parse
from tutorials.engine.totom.solve.arrange import LUNGS, arrange, round_plan
from tutorials.engine.totom.solve.phu import judge_phu

SUITS = (0, 9, 18)


@st.composite
def close_hands(draw, most=9):
    """Hands from a few kinds that lie close together, so that phu overlap; some threes are khàn."""
    ranks = draw(st.lists(st.integers(0, 8), min_size=1, max_size=4, unique=True))
    first = draw(st.integers(0, 4))
    suit = draw(st.sampled_from(SUITS))
    lung = draw(st.sampled_from(LUNGS))
    kinds = {start + rank for rank in ranks for start in SUITS}
    kinds |= {suit + first + step for step in range(5)} | set(lung.indexes)
    deck = [kind for kind in sorted(kinds) for _ in range(4)]
    picked = draw(st.lists(st.sampled_from(range(len(deck))), max_size=most, unique=True))
    counts = Counter(deck[number] for number in picked)
    blocks = []
    for kind in sorted(counts):
        if counts[kind] >= 3 and draw(st.booleans()):
            size = counts[kind] if draw(st.booleans()) else 3
            blocks.append((kind, size))
            counts[kind] -= size
    return [counts[index] for index in range(30)], tuple(blocks)


@examples(120, deep=2500)
@given(close_hands())
def test_fast_and_slow_solver_agree(hand):
    free, blocks = hand
    found = arrange(free, blocks)
    codes = [KINDS[index].code for index in range(30) for _ in range(free[index])]
    slow = brute.best(codes, [(KINDS[kind].code, size) for kind, size in blocks])
    assert (len(found.loose), found.lung) == slow


@examples(40, deep=600)
@given(close_hands(most=21))
def test_a_layout_covers_each_card_once_with_true_phu(hand):
    free, blocks = hand
    found = arrange(free, blocks)
    expected = list(free)
    for kind, size in blocks:
        expected[kind] += size
    laid = [card for phu in found.phu for card in phu.cards]
    assert counts_of([*laid, *found.loose]) == expected
    for phu in found.phu:
        judged = judge_phu(phu.cards)
        assert judged is not None
        assert judged.kind is phu.kind
    assert not any(card.is_yeu for card in found.loose)
    assert (round_plan(free, blocks) is not None) == found.is_round


def test_unnamed_threes_are_no_lung():
    free = totom("arrange", cards="7v7v7v 456w")
    assert (free["tron"], free["lung"], len(free["rac"])) == (False, 0, 3)
    khan = totom("arrange", cards="7v7v7v 456w", khan=["7 văn"])
    assert (khan["tron"], khan["lung"]) == (True, 1)
    assert khan["phu"][0] == {"kind": "lung", "cards": ["7 văn"] * 3, "lung": "trung-tam"}


def test_tt_4_11_two_tom_are_two_separate_lung():
    assert totom("arrange", cards="7v 3w 3s 7v 3w 3s")["lung"] == 2


def test_tt_4_11_two_red_lung_that_share_thang_and_9_sach_count_once():
    answer = totom("arrange", cards="tt oc 9w 9s")
    assert (answer["tron"], answer["lung"]) == (True, 1)


def test_tt_4_12_a_khan_stands_whole_in_one_bi():
    answer = totom("arrange", cards="8s8s8s 8v 8w", khan=["8 sách"])
    assert answer["tron"] is True
    assert answer["phu"][0]["kind"] == "bi"
    assert answer["phu"][0]["lung"] == "trung-tam"
    split = totom("arrange", cards="8s8s8s 7s 9s", khan=["8 sách"])
    assert sorted(split["rac"]) == ["7 sách", "9 sách"]


def test_thien_khai_and_melds_on_the_mat_count():
    mat = [{"cards": "5s5s5s", "how": "phong"}, {"cards": "3v 4v 5v", "how": "an"}]
    answer = totom("arrange", cards="2w2w2w2w 6v", thien_khai=["2 vạn"], mat=mat)
    assert answer["tron"] is True
    assert answer["lung"] == 2


@for_each(
    ("fields", "code", "field"),
    [
        ({"cards": "7v7v", "khan": ["7 văn"]}, "no-khan", "khan"),
        ({"cards": "7v7v7v", "thien_khai": ["7 văn"]}, "no-thien-khai", "thien_khai"),
        ({"cards": "7v", "mat": [{"cards": "4v 5v 7v"}]}, "not-a-phu", "mat[0].cards"),
        ({"cards": "7v", "mat": [{"cards": "4v4v", "how": "phong"}]}, "not-a-phu", "mat[0].cards"),
        ({"cards": "7v7v7v", "mat": [{"cards": "7v 7w 7s 7v"}]}, "fifth-copy", "mat"),
        ({"cards": "7v", "mat": [{"cards": "4v 5v 6v", "how": "xin"}]}, "unknown-value", "mat[0].how"),
        ({"cards": 7}, "bad-type", "cards"),
        ({}, "missing", "cards"),
        ({"cards": "7v", "kahn": []}, "unknown-field", "kahn"),
        ({"cards": "7v7v7v", "khan": ["7v"], "bat_thuc": ["7v"]}, "conflict", "bat_thuc"),
        ({"cards": "7v7v7v7v", "khan": ["7v"], "thien_khai": ["7v"]}, "conflict", "khan"),
        ({"cards": "7v7v7v", "discarded": ["7v", "7v"]}, "fifth-copy", "discarded"),
        ({"cards": "7v7v7v", "discarded": ["7v"], "passed": ["7v"]}, "fifth-copy", "passed"),
    ],
)
def test_bad_hands_name_field_and_reason(fields, code, field):
    error = refused("arrange", **fields)
    assert (error["code"], error["field"]) == (code, field)


def test_khan_may_be_named_twice_without_harm():
    assert parse("7v7v7v")
    assert totom("arrange", cards="7v7v7v", khan=["7 văn", "7v"])["lung"] == 1


# every card of a lưng four times, and some between that cannot all lie round: the longest search there is
CROWD = (
    "1111v 2222v 333v 7777v 8888v 9999v 1111w 2222w 3333w 9999w 1111s 2222s 3333s 8888s 9999s "
    "cc cc cc cc tt tt tt tt oc oc oc oc 5s 4s 7w 5w 6v 8w 5s 7s 4w 6w 6s 4v 777w"
)


@pytest.mark.parametrize("khan", sample([[], ["1v", "9s", "cc", "2w", "8v", "3s", "7v", "oc"]], 1))
def test_the_most_crowded_hands_are_laid(khan):
    answer = totom("arrange", cards=CROWD, khan=khan)
    laid = [card for phu in answer["phu"] for card in phu["cards"]]
    assert len(laid) + len(answer["rac"]) == len(parse(CROWD))


def test_no_hand_holds_more_than_ten_trung():
    kinds = [kind.code for kind in KINDS[:11]]
    error = refused("arrange", cards=[code for code in kinds for _ in range(3)], khan=kinds)
    assert (error["code"], error["field"]) == ("too-many", "khan")
