"""The odds of xì dách: exact against a brute force that draws small decks card by card, and sane on whole ones."""

import random
from fractions import Fraction

import pytest

from tests.depth import some
from tests.engine.brute_xidach import Small
from tests.engine.test_xidach import NAMES, PRESETS, said
from tests.every import for_each
from tutorials.engine.french import parse
from tutorials.engine.rules import as_dict
from tutorials.engine.xidach.dealer import endings, quiet_pairs
from tutorials.engine.xidach.hand import Kind
from tutorials.engine.xidach.odds import Chances, advise, ranks_by_class, unseen
from tutorials.engine.xidach.options import RULES


def parts(found: Chances) -> tuple[Fraction, ...]:
    return found.win, found.draw, found.lose, found.points


CASES = [(preset, seed) for preset in (*sorted(PRESETS), "any") for seed in range(some(1, deep=3))]


@pytest.mark.parametrize(("preset", "seed"), CASES)
def test_a_small_deck_gives_the_chances_of_brute_force(preset, seed):
    chance = random.Random(f"{preset}:{seed}")
    options = RULES.at_random(chance) if preset == "any" else PRESETS[preset]
    low = [name for name in NAMES if name[:-1] in ("A", "2", "3", "4", "5", "6")]
    while True:
        deck = chance.sample(low if seed % 2 else NAMES, 8)
        hand = chance.sample([name for name in NAMES if name not in deck], 2 + seed % 3)
        if said("turn", cards=hand, rules=as_dict(options))["may"][0] == "rut":
            break
    counts = unseen(parse([name for name in NAMES if name not in deck]))
    found = advise(ranks_by_class(parse(hand)), counts, options, 2)
    small = Small(as_dict(options))
    assert parts(found.stand) == small.stand(tuple(hand), tuple(deck))
    assert found.draw is not None
    assert parts(found.draw) == small.draw(tuple(hand), tuple(deck))


def test_xd_10_2_the_dealers_endings_are_all_orders_that_go_on():
    options = PRESETS["adam"]
    counts = unseen(parse("K♠ 6♦"))
    found = endings(counts, options)
    assert sum(found.values()) == quiet_pairs(counts, options) * 48 * 47 * 46
    assert not {kind for kind, _ in found} & {Kind.XI_BANG, Kind.XI_DACH}
    assert min(points for kind, points in found if kind is Kind.THUONG) == 16


@for_each(("cards", "quac"), [("K♠ 2♦", 15), ("K♠ 6♦", 30), ("9♠ 9♦", 38), ("A♠ 6♦", 0), ("K♠ Q♦", 46)])
def test_xd_10_1_cards_that_put_a_hand_over_can_be_counted_by_hand(cards, quac):
    answer = said("odds", cards=cards)
    assert answer["unseen"] == 50
    assert answer["quac"] == quac
    assert sum(each["cards"] for each in answer["next"]) == 50


@for_each(
    ("cards", "best"),
    [("K♠ 6♦", "rut"), ("K♠ 7♦", "dan"), ("A♠ 6♦", "rut"), ("A♠ 8♦", "dan"), ("9♠ 3♦", "rut"), ("A♠ K♦", "trinh")],
)
def test_xd_10_3_the_better_way(cards, best):
    assert said("odds", cards=cards)["best"] == best


def test_chances_add_up_and_agree_with_dealing_at_random():
    """Compare with some hundreds of hands dealt at random: no gross error."""
    answer = said("odds", cards="K♠ 7♦")
    for way in ("dan", "rut"):
        assert abs(sum(answer[way][each] for each in ("thang", "hoa", "thua")) - 1) < 1e-5
    chance = random.Random(3)
    deck = [name for name in NAMES if name not in ("K♠", "7♦")]
    won = played = 0
    while played < some(250, deep=600):
        chance.shuffle(deck)
        cai = deck[:2]
        if said("turn", cards=cai, seat="cai")["may"] == ["trinh"]:
            continue
        while "xet" not in (may := said("turn", cards=cai, seat="cai")["may"]) and "rut" in may:
            cai = deck[: len(cai) + 1]
        played += 1
        won += said("compare", con="K♠ 7♦", cai=cai)["winner"] == "con"
    assert abs(won / played - answer["dan"]["thang"]) < 0.07


def test_x5_paying_for_all_makes_drawing_dearer_at_a_full_table():
    two, five = (said("odds", cards="K♠ 8♦", rules="gameo", players=players) for players in (2, 5))
    assert five["rut"]["diem"] < two["rut"]["diem"]
    assert five["dan"] == two["dan"]
