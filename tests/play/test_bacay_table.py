"""The table of ba cây and bài cào: the way of playing, the pool, looking at cards, and what each seat sees."""

from random import Random

import pytest

from tests.depth import some
from tutorials.engine.bacay.options import BA_CAY, BAI_CAO, Options
from tutorials.engine.french import parse
from tutorials.play.bacay import TABLES
from tutorials.play.tables import STRENGTHS, Choice, choose, play_on
from tutorials.play.trial import Dealt, Setting

RULES = {"ba-cay": BA_CAY, "bai-cao": BAI_CAO}


def codes(names):
    return tuple(card.code for card in parse(names))


def deal(*hands, carried=None, **options):
    dealt = Dealt(tuple(map(codes, hands)))
    return TABLES.deal(Setting("ba-cay", "", Options(**options), dealt=dealt, carried=carried or {}))


def after(table, *acts):
    for act in acts:
        table = table.apply(Choice(act))
    return table


def acts(table):
    return [choice.act for choice in table.choices()]


def setting(game, number):
    chance = Random(f"{game}:{number}")
    options = RULES[game].at_random(chance)
    players = chance.choice(TABLES.seats(game, options))
    return Setting(game, f"table:{number}", options, players, carried={"ga": chance.choice((0, 3))})


@pytest.mark.parametrize("game", RULES)
def test_hands_by_chance_end_with_every_point(game):
    for number in range(some(60, deep=2000)):
        given = setting(game, number)
        result = play_on(TABLES, TABLES.deal(given), ["lawful"] * 17, f"{number}").result
        left = result.following.get("ga", given.carried["ga"])
        assert sum(result.points) == given.carried["ga"] - left


@pytest.mark.parametrize("game", RULES)
def test_a_sample_is_seen_as_the_table_itself_and_chosen_at_alike(game):
    chance = Random(5)
    for number in range(some(8, deep=300)):
        table = TABLES.deal(setting(game, number))
        while table.turn is not None:
            for seat in range(len(table.hands)):
                view = table.view(seat)
                other = TABLES.sample(view, Random(number)).view(seat)
                assert other == view
                for strength in STRENGTHS if view.choices else ():
                    assert choose(TABLES, strength, view, Random(1)) == choose(TABLES, strength, other, Random(1))
            table = table.apply(chance.choice(table.choices()))


def test_bc_5_1_the_best_takes_one_from_each():
    table = deal("2♠ 3♣ 5♥", "A♥ 7♣ 3♠", "4♠ 4♥ 9♦")
    assert (table.turn, acts(table)) == (0, ["nhat-an-tat", "cam-chuong"])
    over = after(table, "nhat-an-tat", "lat", "lat", "lat")
    assert (over.result.end, over.result.points, over.result.winners) == ("nhat-an-tat", (2, -1, -1), (0,))
    assert over.view(1).places[0].marks == ("chia", "muoi")


def test_bc_5_2_the_chuong_compares_with_each_and_may_lose_the_place():
    table = after(deal("A♥ 7♣ 9♠", "2♠ 3♣ 5♥", "4♠ 4♥ 3♦", ai_chuong="cuop-chuong"), "cam-chuong", "lat", "lat", "lat")
    assert table.result.points == (0, 1, -1)
    assert table.result.following == {"first": 1}


def test_bc_2_3_cards_are_looked_at_one_by_one_and_seen_by_nobody_else():
    table = after(deal("2♠ 3♣ 5♥", "A♥ 7♣ 3♠"), "nhat-an-tat")
    assert (table.turn, table.view(1).hand) == (1, ())
    looked = after(table, "nan", "nan")
    assert (looked.view(1).hand, looked.view(0).places[1].held) == (codes("A♥ 7♣"), 3)
    assert acts(after(looked, "nan")) == ["lat"]


def test_bc_5_8_the_pool_is_joined_before_anybody_looks_and_by_two_at_least():
    hands = ("2♠ 3♣ 5♥", "A♥ 7♣ 3♠", "4♠ 4♥ 9♦")
    asked = after(deal(*hands, ga=True, carried={"ga": 4}), "nhat-an-tat")
    assert (asked.turn, acts(asked)) == (1, ["gop-ga", "khong-gop"])
    joined = after(asked, "gop-ga", "gop-ga", "khong-gop", "lat", "lat", "lat")
    assert joined.result.points == (2, -1 - 1, -1 - 1 + 6)
    assert joined.result.following["ga"] == 0
    alone = after(asked, "gop-ga", "khong-gop", "khong-gop")
    assert alone.events[-1].act == "ga-le"
    assert after(alone, "lat", "lat", "lat").result.following["ga"] == 4


def test_a_pool_that_holds_something_is_worth_joining():
    asked = after(deal("2♠ 3♣ 5♥", "A♥ 7♣ 3♠", ga=True, carried={"ga": 4}), "nhat-an-tat")
    assert choose(TABLES, "steady", asked.view(1), Random(1)).act == "gop-ga"


def test_what_cannot_be_done_is_refused():
    table = deal("2♠ 3♣ 5♥", "A♥ 7♣ 3♠")
    assert not table.can(Choice("lat"))
    assert table.refusal(Choice("nhat-an-tat")) is None
    with pytest.raises(ValueError, match="not possible"):
        table.apply(Choice("lat"))
