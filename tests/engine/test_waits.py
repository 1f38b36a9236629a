"""What a hand waits for, and its state (TT-13.1 to TT-13.9)."""

import random

import pytest

from tests.depth import some
from tests.engine import brute
from tests.engine.asking import refused, totom
from tests.every import for_each
from tutorials.engine.cards import KINDS
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.uses import waiting

SMALL = Game("small", 5, 7, 8, 1, 10, 1, ((5, 5),))


def slow_waits(hand: Hand) -> set[int]:
    """Find the waits by trying every kind in every way with the slow solver."""
    found = set()
    for kind in KINDS:
        index = kind.index
        if hand.counts()[index] == 4:
            continue
        free = [KINDS[i].code for i in range(30) for _ in range(hand.free[i])]
        trung = [(KINDS[k].code, size) for k, size in hand.blocks]
        ways = [([*free, kind.code], trung)]
        if hand.held[index] >= 2 and index not in hand.khan:
            rest = [*free]
            rest.remove(kind.code)
            rest.remove(kind.code)
            ways.append((rest, [*trung, (kind.code, 3)]))
        if index in hand.khan:
            ways.append((free, [(k, 4 if k == kind.code else size) for k, size in trung]))
        for cards, blocks in ways:
            loose, lung = brute.best(cards, blocks)
            # with no loose card the best layout has the most lưng, so one look is enough
            if loose == 0 and lung >= 1:
                found.add(index)
    return found


@pytest.mark.parametrize("seed", range(some(2, deep=8)))
def test_waits_agree_with_the_slow_solver(seed):
    rng = random.Random(seed)
    for _ in range(some(10, deep=40)):
        rank, suit = rng.randrange(7), rng.choice((0, 9, 18))
        kinds = {suit + rank, suit + rank + 1, suit + rank + 2, *rng.sample(range(30), 3)}
        kinds |= {start + rank for start in (0, 9, 18)}
        deck = [kind for kind in kinds for _ in range(4)]
        counts = [0] * 30
        for kind in rng.sample(deck, 7):
            counts[kind] += 1
        blocks = tuple((k, 3) for k in range(30) if counts[k] == 3 and rng.random() < 0.7)
        for kind, size in blocks:
            counts[kind] -= size
        khan = frozenset(kind for kind, _ in blocks)
        hand = Hand(tuple(counts), tuple(counts), blocks, khan)
        assert waiting(hand, SMALL) == slow_waits(hand), hand


@for_each(
    ("cards", "khan", "state"),
    [
        ("345v 678v 345w 567w 678s cc cc tt oc oc", [], "thanh"),
        ("999v 678v 345w 567w 678s cc cc tt oc oc", ["9v"], "thap-thanh"),
        ("999v 678v 345w 567w 678s 2s cc tt oc oc", ["9v"], "cham-thanh"),
        ("999v 678v 345w 567w 68s 1s cc cc tt oc oc", ["9v"], "cho-u"),
        ("258v 147w 369s 2v 9w 4s 7v 5w 8s cc cc tt oc oc", [], "chua-cho"),
    ],
)
def test_state_of_a_hand(cards, khan, state):
    assert totom("waits", cards=cards, khan=khan)["state"] == state


def test_tt_13_2_a_thap_thanh_hand_waits_for_every_yeu():
    answer = totom("waits", cards="999v 678v 345w 567w 678s cc cc tt oc oc", khan=["9v"])
    cards = {wait["card"] for wait in answer["waits"]}
    assert cards >= {"1 văn", "1 vạn", "1 sách", "chi chi", "thang thang", "ông cụ"}


def test_3467_van_waits_for_5_van_as_xuyen_nam_gian():
    answer = totom("waits", cards="3467v 999v 567w 678w 234s 1w cc cc tt", khan=["9 văn"])
    assert answer["state"] == "cho-u"
    assert answer["waits"] == [{"card": "5 văn", "cuoc": ["xuyen-nam-gian"], "diem": 10}]


def test_a_card_held_four_times_cannot_come():
    hand = "1111v 999w 345w 567w 678s cc tt oc oc"
    answer = totom("waits", cards=hand, thien_khai=["1v"], khan=["9w"])
    assert "1 văn" not in {wait["card"] for wait in answer["waits"]}


def test_every_wait_is_a_win_with_the_same_points():
    hand = "7v7v7v 456v 34w 33s 567s cc 1v 1w 1w oc tt tt"
    waits = totom("waits", cards=hand, khan=["7v"])["waits"]
    for wait in waits:
        won = totom("win", cards=hand, khan=["7v"], winning={"card": wait["card"]})
        assert (won["result"], won["cuoc"], won["diem"]) == ("diem", wait["cuoc"], wait["diem"])


def test_tt_2_5_size_is_said():
    error = refused("waits", cards="456v 789w")
    assert error["code"] == "hand-size"
    assert "6" in error["message"]
    assert "20" in error["message"]
    assert refused("win", cards="123456789v 123456789w 123s", winning={"card": "cc"})["code"] == "hand-size"


def test_tt_13_9_a_card_seen_four_times_is_no_wait():
    hand = "999v 678v 345w 567w 68s 1s cc cc tt oc oc"
    waits = totom("waits", cards=hand, khan=["9v"], discarded=["7s"], passed=["7s", "7s"])["waits"]
    assert [wait["card"] for wait in waits] == ["7 sách"]
    dead = totom("waits", cards=hand, khan=["9v"], discarded=["7s"], passed=["7s", "7s", "7s"])
    assert (dead["state"], dead["waits"]) == ("chua-cho", [])


def test_t35_a_thrown_card_is_no_wait_where_it_may_not_be_won_with():
    hand = "999v 678v 345w 567w 68s 1s cc cc tt oc oc"
    fields = {"cards": hand, "khan": ["9v"], "discarded": ["7s"]}
    assert totom("waits", **fields)["waits"]
    assert totom("waits", rules={"danh_di_u_lai": "khong"}, **fields)["waits"] == []
