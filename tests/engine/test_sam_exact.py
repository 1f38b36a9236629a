"""Sâm lốc against a slower method written apart from it, and whole hands played by chance."""

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples, some
from tests.engine import brute_sam as brute
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.french import CARDS
from tutorials.engine.sam.bao import best_plan
from tutorials.engine.sam.combos import Kind, beats, find_combo
from tutorials.engine.sam.moves import by_strength, moves
from tutorials.engine.sam.options import PRESETS, Options
from tutorials.engine.sam.white import white_wins
from tutorials.play.sam import conserves, play_hand

PAIRS = ("khong", "mot-tu-quy", "hai-tu-quy")


def ranks(cards):
    return brute.signs(card.vi for card in cards)


def text(cards):
    return "".join(sorted(ranks(cards)))


@st.composite
def hands(draw, size=10, kinds=13):
    """Hands of few ranks, so that sets and straights are common."""
    first = draw(st.integers(0, 13 - kinds)) if kinds < 13 else 0
    deck = [card for card in CARDS if first <= (card.rank - 3) % 13 < first + kinds]
    return tuple(draw(st.lists(st.sampled_from(deck), min_size=1, max_size=size, unique=True)))


@st.composite
def rules(draw):
    return Options(
        two_in_straight=draw(st.sampled_from(("dau", "khong"))),
        pair_of_twos=draw(st.sampled_from(PAIRS)),
        longer_straight=draw(st.booleans()),
        three_twos=draw(st.sampled_from(("khong", "mot-tu-quy"))),
    )


def as_brute(options):
    return {
        "with_two": options.two_in_straight == "dau",
        "pair": options.pair_of_twos,
        "longer": options.longer_straight,
        "three": options.three_twos,
    }


@examples(30, deep=100)
@given(hands(), rules())
def test_sl_2_any_cards_are_what_the_slow_reading_says(cards, options):
    found = find_combo(cards, options)
    slow = brute.combo(ranks(cards), options.two_in_straight == "dau")
    if found is None or found.kind is Kind.HAI_TU_QUY:
        assert slow is None
    else:
        assert slow == (found.kind.slug, found.size, found.top)


@examples(12, deep=25)
@given(hands(kinds=6), rules(), st.randoms(use_true_random=False))
def test_sl_3_every_answer_of_a_hand_is_found_and_no_other(cards, options, dice):
    rest = [card for card in CARDS if card not in cards]
    for _ in range(6):
        size = dice.choice((1, 1, 2, 2, 3, 3, 4, 5))
        table = tuple(dice.sample(rest, size))
        if dice.random() < 0.7:
            table = tuple(card for card in rest if card.rank == table[0].rank)[:size]
        if find_combo(table, options) is None:
            continue
        combo = find_combo(table, options)
        found = {text(move.cards) for move in moves(by_strength(cards), combo, options)}
        assert found == brute.answers(ranks(cards), ranks(table), **as_brute(options))


@examples(12, deep=25)
@given(hands(kinds=7), rules())
def test_sl_4_4_a_leader_may_open_with_every_combination(cards, options):
    found = [text(move.cards) for move in moves(by_strength(cards), None, options)]
    assert len(found) == len(set(found))
    assert set(found) == brute.answers(ranks(cards), None, **as_brute(options))


@examples(25, deep=80)
@given(hands(size=5, kinds=5), hands(size=5, kinds=5), hands(size=5, kinds=5), rules())
def test_sl_3_beating_is_strict_and_passes_on(first, second, third, options):
    a, b, c = (find_combo(cards, options) for cards in (first, second, third))
    if None in (a, b, c):
        return
    assert not (beats(a, b, options) and beats(b, a, options))
    if beats(a, b, options) and beats(b, c, options) and not (a.is_twos or b.is_twos):
        assert beats(a, c, options)


def test_sl_2_all_straights_are_as_many_as_can_be_counted_by_hand():
    """The row A 2 … K A has 14 places: 12 straights of three, 11 of four, … 5 of ten; without the two 10, 9, … 3."""
    for word, places in (("dau", 14), ("khong", 12)):
        options = Options(two_in_straight=word)
        one_each = [next(card for card in CARDS if card.rank == rank) for rank in range(1, 14)]
        for size in range(3, 11):
            found = sum(find_combo(chosen, options) is not None for chosen in combinations(one_each, size))
            assert found == places - size + 1


@pytest.mark.parametrize("word", ["dau", "khong"])
@pytest.mark.parametrize("last", ["het-la-thang", "van-chan"])
def test_sl_6_6_the_plan_is_the_best_of_all_partings(word, last):
    options = Options(two_in_straight=word, bao_last=last)
    dice = random.Random(11)
    for number in range(some(8, deep=30)):
        deck = [card for card in CARDS if number % 3 or (card.rank - 3) % 13 >= 5]
        cards = tuple(dice.sample(deck, 10))
        left = brute.signs(card.vi for card in CARDS if card not in cards)
        rules = as_brute(options)
        plan = best_plan(cards, None, options)
        weak = brute.fewest_weak(ranks(cards), weakness(left, rules), word == "dau", last == "het-la-thang")
        assert plan.weak == weak
        assert sorted(card for step in plan.steps for card in map(str, step.move.cards)) == sorted(map(str, cards))


def weakness(left, rules):
    """Return whether a play is beaten by cards out of those left, trying only shapes that could."""
    counts = Counter(left)
    quads = [rank for rank, count in counts.items() if count == 4]
    known = {}

    def is_weak(play):
        if play not in known:
            known[play] = look(play)
        return known[play]

    def look(play):
        shapes = ["".join(run) for run in brute.RUNS[rules["with_two"]] if all(counts[rank] for rank in run)]
        shapes += [rank * size for rank, count in counts.items() for size in range(1, count + 1)]
        shapes += [a * 4 + b * 4 for a in quads for b in quads if a < b]
        return any(brute.beats(list(play), shape, **rules) for shape in shapes)

    return is_weak


def test_sl_6_a_sure_plan_is_never_stopped_when_it_is_played():
    """Whatever the three others hold, no play of a sure plan but the last is beaten."""
    dice = random.Random(5)
    options = Options()
    sure = 0
    for _ in range(some(120, deep=300)):
        high = [card for card in CARDS if (card.rank - 3) % 13 >= 8]
        cards = tuple(dice.sample(high, 10))
        plan = best_plan(cards, None, options)
        if not plan.is_sure:
            continue
        sure += 1
        rest = [card for card in CARDS if card not in cards]
        dice.shuffle(rest)
        others = [tuple(rest[10 * seat : 10 * seat + 10]) for seat in range(3)]
        assert best_plan(cards, others, options).is_sure
        for step in plan.steps[:-1]:
            assert not any(moves(by_strength(hand), step.move.combo, options) for hand in others)
    assert sure > some(8, deep=20)


def slow_white(cards, options):
    found = []
    counts = Counter(ranks(cards)).values()
    if brute.combo(ranks(cards), options.two_in_straight == "dau"):
        found.append("sanh-rong")
    if ranks(cards).count("2") == 4:
        found.append("tu-quy-hai")
    if {card.vi[-1] for card in cards} <= set("♠♣") or {card.vi[-1] for card in cards} <= set("♦♥"):
        found.append("dong-mau")
    if options.three_sam and sum(count // 3 for count in counts) == 3:
        found.append("ba-sam")
    if sum(count // 2 for count in counts) == 5:
        found.append("nam-doi")
    return [slug for slug in found if slug == "sanh-rong" or not options.only_dragon]


@examples(25, deep=80)
@given(st.randoms(use_true_random=False), st.sampled_from(PRESETS))
def test_sl_5_hands_that_win_on_the_deal(dice, preset):
    deck = list(CARDS)
    style = dice.choice(("any", "red", "pairs", "run", "sam"))
    if style == "red":
        deck = [card for card in CARDS if card.is_red]
    cards = dice.sample(deck, 10)
    if style in ("pairs", "sam"):
        size = 2 if style == "pairs" else 3
        picked = dice.sample(range(1, 14), 6)
        cards = [card for rank in picked for card in [c for c in CARDS if c.rank == rank][:size]][:10]
    if style == "run":
        first = dice.randrange(5)
        cards = [dice.choice([c for c in CARDS if (c.rank - 1) % 13 == (first + step) % 13]) for step in range(10)]
    options = preset.options
    assert [white.slug for white in white_wins(tuple(cards), options)] == slow_white(cards, options)


# whole hands ------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_hands_end_and_lose_no_card_and_no_point(preset, players):
    for seed in range(some(8, deep=20)):
        hand = play_hand(seed, preset.options, players)
        assert conserves(hand)
        if hand.how == "het-bai":
            assert hand.points[hand.end.winner] >= 0 or hand.end.chains


@for_each("preset", PRESETS, ids=lambda preset: preset.slug)
def test_every_move_of_a_hand_is_lawful_at_the_door(preset):
    for seed in range(some(3, deep=6)):
        hand = play_hand(seed, preset.options)
        if hand.how == "trang" or hand.end.thoi:
            continue
        moves = [{"seat": turn.seat, "cards": [card.vi for card in turn.cards]} for turn in hand.turns][:119]
        question = {"game": "sam", "ask": "round", "rules": preset.slug, "first": hand.opener, "moves": moves}
        said = ask(question)
        stuck = [each for each in said["faults"] if each["fault"] != "phai-mo-vong"]
        assert stuck == []
        assert not said["faults"] or preset.options.last_two == "cam"


def test_the_same_seed_plays_the_same_hand():
    assert play_hand(77, Options()) == play_hand(77, Options())
    assert play_hand(77, Options()) != play_hand(78, Options())


def test_all_ends_of_a_hand_are_met():
    not_met = {"het-bai", "sam-hong", "ve-hai", "trang"}
    for seed in range(400):
        not_met.discard(play_hand(seed, Options()).how)
        if not not_met:
            break
    assert not_met == set()
    thoi = replace(Options(), last_two="thoi")
    assert any(play_hand(seed, thoi).end.thoi for seed in range(150))
