"""What a hand would have paid under other presets, in games whose winner calls nothing."""

from dataclasses import replace
from random import Random

import pytest
from django.test import Client

from tests.table.playing import play_out, sit_down
from tutorials.catalogue import houses
from tutorials.play.sampling import steps
from tutorials.play.tables import STEADY, Choice, choose
from tutorials.play.trial import Setting
from tutorials.table.elsewhere import elsewhere
from tutorials.weighing.hands import Hand

HANDS = 6


def played(game: str, seed: int) -> Hand:
    own = houses.presets(game)[0]
    hand = Hand(Setting(game, str(seed), own.options), (), 0)
    table, made = hand.steps[0], list[Choice]()
    while table.turn is not None:
        made.append(choose(hand.tables, STEADY, table.view(table.turn), Random(seed)))
        table = table.apply(made[-1])
    return Hand(hand.setting, tuple(made), 0)


@pytest.mark.parametrize(
    ("game", "differs", "is_barred"),
    [
        ("ba-cay", True, True),
        ("xi-dach", True, False),
        ("tam-cuc", False, True),
        ("ta-la", False, True),
        ("sam", True, True),
    ],
)
def test_a_hand_is_paid_as_each_house_pays_the_same_moves(game: str, differs: bool, is_barred: bool) -> None:
    other, barred = 0, 0
    for seed in range(HANDS):
        hand = played(game, seed)
        own, *rest = elsewhere(houses.presets(game)[0], hand)
        assert own.is_own and own.points == hand.steps[-1].result.points
        assert [each.house for each in rest] == list(houses.presets(game)[1:])
        for each in rest:
            if each.points:
                *_, last = steps(hand.tables, replace(hand.setting, options=each.house.options), hand.made)
                assert last.result.points == each.points
        other += any(each.points not in ((), own.points) for each in rest)
        barred += any(not each.points for each in rest)
    assert bool(other) == differs and bool(barred) == is_barred


def test_where_a_winner_calls_the_engine_counts_instead() -> None:
    assert elsewhere(houses.presets("chan")[0], played("chan", 1)) == ()


@pytest.mark.django_db
def test_the_page_tells_it(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="7", strength="lawful")
    play_out(client, address)
    assert "theo lệ khác thì được mấy điểm" in client.get(f"{address}review/").content.decode()
    assert "pay under other house rules" in client.get(f"/en{address}review/").content.decode()
