"""How a steady player of chắn ranks its choices."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.depth import some
from tests.every import for_each
from tests.play.chan.test_table import HOUSES, sit, steps
from tutorials.catalogue.content import load
from tutorials.engine.cards import BY_CODE, KINDS
from tutorials.engine.chan.faults import GRAVE, IF_WIN, LIGHT
from tutorials.engine.chan.options import PRESETS
from tutorials.engine.chan.pairs import ROW_OF, ROWS
from tutorials.play.chan import TABLES
from tutorials.play.chan.strong import Mind
from tutorials.play.tables import choose, play_on
from tutorials.play.trial import Dealt, Setting


@for_each(("rules", "players"), HOUSES)
def test_every_choice_is_ranked_and_a_win_stands_first(rules, players):
    wins = 0
    for seed in range(4):
        for table in steps(sit(seed, rules, players), Random(seed)):
            if table.turn is None:
                break
            view = table.view(table.turn)
            ranked = TABLES.weigh(view)
            assert {each.choice for each in ranked} == {*view.choices}
            assert [each.worth for each in ranked] == sorted((each.worth for each in ranked), reverse=True)
            if any(choice.act == "u" for choice in view.choices):
                wins += 1
                assert ranked[0].choice.act == "u"
    assert wins or players > 2


def test_no_pair_is_broken_while_a_loose_card_may_be_thrown():
    for seed in range(some(20, deep=200)):
        table = sit(seed)
        first, *others = TABLES.weigh(table.view(table.turn))
        slugs = {reason.slug for each in others for reason in each.reasons}
        assert first.reasons[0].slug in ("que", "ba-dau", "u") or not slugs & {"que", "ba-dau"}


@pytest.mark.parametrize("preset", PRESETS[:4], ids=lambda preset: preset.slug)
def test_a_strong_player_waits_for_one_card_where_that_earns_more(preset):
    """Eight văn thrown, nine copies win plainly; a six thrown, three copies of eight văn win a bạch thủ."""
    hands = (
        ("2v", "2v", "9w", "9w", "4v", "4s", "6v", "6s", "6w", "8v"),
        ("3v", "3s", "7v", "7s", "9v", "9s", "5v", "4w", "2w"),
        ("3w", "3v", "7w", "7s", "5w", "9s", "5s", "4w", "2s"),
        ("3w", "3s", "7v", "7w", "9v", "5w", "5s", "5v", "2w"),
    )
    dealt = Dealt(hands, ("8s", "7w", "3v", "2s", "6v", "8w", "9s", "7s"))
    view = TABLES.deal(Setting("chan", "", preset.options, dealt=dealt)).view(0)
    thrown = [choose(TABLES, strength, view, Random(1)).cards for strength in ("steady", "strong")]
    assert thrown == [("8v",), ("6v",)]


def test_a_strong_player_counts_the_colour_of_what_it_would_lay_and_throw():
    held = sit(5).view(0)
    mind = Mind(held)
    own = BY_CODE[held.hand[0]].index
    taken = next(index for index in ROWS[ROW_OF[own]] if not mind.held.counts[index])
    counts = mind.all_of(mind.held.eat(taken, own).throw(BY_CODE[held.hand[-1]].index))
    found = Counter((*held.hand[:-1], KINDS[taken].code))
    assert counts == [found[kind.code] for kind in KINDS]


@pytest.mark.parametrize("kinds", [("8w", "9w", "8s", "9s"), ("8w", "9w", "8s", "9s", "cc")])
def test_ch_6_17_a_strong_player_counts_tam_do_as_the_house_does(kinds):
    """Eight red cards are tám đỏ everywhere; ten are where the house says from eight up."""
    gains = {}
    for rule in ("dung", "tu-tro-len"):
        mind = Mind(sit(5).view(0))
        mind.options = replace(mind.options, tam_do=rule)
        mind.all = [2 * (kind.code in kinds) for kind in KINDS]
        gains[rule] = mind._gain(mind.held)
    assert (gains["tu-tro-len"] > gains["dung"]) == (len(kinds) > 4)


def test_the_same_hand_is_played_from_one_seed():
    one, two = (play_on(TABLES, sit(3), ["steady", "lawful", "strong", "steady"], "a") for _ in range(2))
    assert one.events == two.events
    assert one.result == two.result


def test_all_that_is_said_at_the_table_has_words():
    said = set()
    for number, (rules, players) in enumerate(HOUSES * 3):
        for table in steps(sit(number, rules, players), Random(number)):
            said |= {("act", choice.act) for choice in table.choices()}
            if table.turn is not None:
                weighed = TABLES.weigh(table.view(table.turn))
                said |= {("reason", reason.slug) for each in weighed for reason in each.reasons}
        said |= {("act", event.act) for event in table.events} | {("end", table.result.end)}
        said |= {("mark", mark) for place in table.view(0).places for mark in place.marks}
        said |= {("pile", pile.kind) for place in table.view(0).places for pile in place.piles}
    words = load().table("chan")
    assert len(said) > 20
    assert {each for each in said if words.find(*each) is None} == set()
    assert all(words.find("cost", grade) for grade in (LIGHT, IF_WIN, GRAVE))
