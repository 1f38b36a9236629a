"""A hand of chắn as a value: hands by chance end without a fault, and nothing hidden reaches a view."""

from collections import Counter
from random import Random

import pytest

from tests.depth import some
from tests.every import for_each
from tutorials.engine.cards import BY_CODE
from tutorials.engine.chan.form import PLAYERS
from tutorials.engine.chan.options import RULES, Options
from tutorials.engine.chan.questions.turns import ask_turns
from tutorials.engine.fields import Asked
from tutorials.play.chan import TABLES
from tutorials.play.tables import STRENGTHS, Choice, choose
from tutorials.play.trial import Dealt, Setting

HOUSES = [(preset.slug, count) for preset in RULES.presets for count in PLAYERS[preset.options.bo_bai]]
SMALL = Dealt(
    (
        ("2v", "2v", "3v", "3v", "4v", "4w", "5s", "5s", "6s", "8s"),
        ("2w", "2w", "3w", "3w", "4s", "4s", "5v", "5w", "6w"),
        ("7w", "7w", "8w", "8w", "9s", "9s", "8v", "9w", "7s"),
    ),
    ("7s", "6s", "9w"),
)


def sit(seed, rules="wikipedia", players=4, **more):
    return TABLES.deal(Setting("chan", str(seed), RULES.preset(rules).options, players, **more))


def steps(table, chance):
    """Yield every moment of a hand played by chance, ù and other claims mostly taken."""
    while table.turn is not None:
        yield table
        choices = table.choices()
        is_throw = choices[-1].act in ("danh", "tra")
        table = table.apply(choices[0] if not is_throw and chance.random() < 0.7 else chance.choice(choices))
    yield table


def refereed(table):
    return ask_turns(Asked({"record": table.record()}), table.options)


@for_each(("rules", "players"), HOUSES)
def test_hands_by_chance_end_and_the_referee_finds_no_fault(rules, players):
    for seed in range(some(3, deep=300)):
        *_, table = steps(sit(seed, rules, players), Random(seed))
        said = refereed(table)
        assert said["finished"]
        assert said["faults"] == []
        winner = said["winner"]
        assert (winner and "ABCDE".index(winner["seat"])) == (table.result.winners or (None,))[0]
        if winner:
            assert winner["cuoc"] == Counter(table.result.said)
            assert max(table.result.points) == (players - 1) * (winner["diem"] + winner["ga"])
        assert sum(table.result.points) == 0


def test_what_is_offered_is_possible_and_nothing_is_refused():
    for table in steps(sit(5), Random(5)):
        for choice in table.choices():
            assert table.can(choice)
            assert table.refusal(choice) is None
            assert Choice.read(choice.key) == choice


@pytest.mark.parametrize("players", [2, 4])
def test_every_card_is_somewhere(players):
    *_, table = steps(sit(3, players=players), Random(3))
    places = [table.view(seat).places[seat] for seat in range(players)]
    laid = [code for place in places for pile in place.piles for code in pile.cards]
    lying = [code for place in places for code in place.thrown]
    cards = Counter([*laid, *lying, *(code for hand in table.hands for code in hand)])
    cards.update(card.code for card in table.noc)
    assert set(cards.values()) == {4}
    assert len(cards) == 25


@for_each(("rules", "players"), HOUSES)
def test_who_chooses_sees_nothing_that_is_hidden(rules, players):
    for seed in range(some(1, deep=20)):
        for number, table in enumerate(steps(sit(seed, rules, players), Random(seed))):
            for seat in range(players):
                view = table.view(seat)
                if number % 3 and seat != table.turn:
                    continue
                other = TABLES.sample(view, Random(number))
                assert other.view(seat) == view
                if view.choices and number % 15 == seed % 15:
                    for strength in STRENGTHS:
                        same = [choose(TABLES, strength, each, Random(1)) for each in (view, other.view(seat))]
                        assert same[0] == same[1]
            if table.turn is None:
                break


def test_a_sampled_table_can_be_played_on():
    for table in steps(sit(8, "san-dinh"), Random(8)):
        if table.turn is not None:
            *_, end = steps(TABLES.sample(table.view(table.turn), Random(2)), Random(3))
            assert end.result is not None


def test_ch_3_1_a_small_hand_needs_the_same_share_of_chan():
    table = TABLES.deal(Setting("chan", "", Options(), dealt=SMALL))
    assert (table.form.pairs, table.form.min_chan) == (5, 3)
    for key in ("danh.8s..", "an.8w.8s.", "danh.9w..", "duoi..."):
        choices = {choice.key for choice in table.choices()}
        if key in choices:
            table = table.apply(Choice.read(key))
    assert table.record() == ""
    *_, end = steps(table, Random(1))
    assert end.result is not None


def test_a_prepared_deal_that_cannot_be_played_is_refused():
    for hands in ((("2v",) * 5, ("3v",) * 3), (("2v", "2w"), ("3v", "3w", "4w"))):
        with pytest.raises(ValueError, match="cards"):
            TABLES.deal(Setting("chan", "", Options(), dealt=Dealt(hands)))


def test_what_cannot_be_done_is_an_error():
    table = sit(1)
    held = {*table.hands[table.turn]}
    other = next(code for code in BY_CODE if code not in held)
    for key in (f"danh.{other}..", "boc...", "bo...", "an.2v.2w.", "danh.zz.."):
        assert not table.can(Choice.read(key))
        with pytest.raises(ValueError, match="impossible"):
            table.apply(Choice.read(key))
