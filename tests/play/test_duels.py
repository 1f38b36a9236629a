"""The figures of the players: what is measured, how many hands, and by which command they are found again."""

from dataclasses import replace
from random import Random

import pytest

from script.benchmark import chance, duels
from script.benchmark.figures import Figure, table
from tests.play.climb import TABLES, setting
from tutorials.play.games import tables_of
from tutorials.play.tables import LAWFUL, STEADY, STRONG, choose


@pytest.fixture
def climbing(monkeypatch):
    """Let every deal be one of the made-up game."""
    deals = [replace(setting(f"duel:{number}"), players=3) for number in range(400)]
    monkeypatch.setattr(duels, "_settings", lambda tables, game, seed: iter(deals))


def test_as_many_hands_are_played_as_are_wanted(climbing):
    gain = duels.duel(TABLES, "climb", (STEADY, LAWFUL), 20, "s", 1, duels.Clock(), hands=600)
    assert (gain.deals, gain.hands) == (200, 600)
    assert gain.is_sure
    assert duels.duel(TABLES, "climb", (STEADY, LAWFUL), 20, "s", 1, duels.Clock()).deals < 200


@pytest.mark.parametrize("game", ["ba-cay", "bai-cao"])
def test_no_strong_player_of_three_cards_is_measured_for_it_does_what_a_steady_one_does(game):
    figures = duels.of_game(game, 20, "s", 1, hands=200)
    [told] = [each for each in figures if "strong over steady" in each.name]
    assert "no card is seen" in told.name
    assert told.is_reached is None
    assert any("steady over lawful" in each.name and each.is_reached for each in figures)
    tables = tables_of(game)
    for each, _ in zip(duels._settings(tables, game, "s"), range(12), strict=False):
        at = tables.deal(each)
        while at.turn is not None:
            view = at.view(at.turn)
            assert choose(tables, STRONG, view, Random(1)) == choose(tables, STEADY, view, Random(1))
            at = at.apply(Random(len(view.events)).choice(view.choices))


def test_hands_by_chance_are_counted_through_the_command(capsys):
    hands, wrong = chance.of_game("xi-dach", 20, 1)
    assert (hands.value, hands.is_reached, wrong.is_reached) == (20, True, True)
    assert hands.by.startswith("python -m tutorials.play xi-dach --table --hands 20")
    assert capsys.readouterr().out == ""


def test_a_command_stands_once_above_what_it_finds():
    figures = [Figure("a", name, 1.0, "", by=by) for name, by in (("x", "one"), ("y", "one"), ("z", "two"))]
    lines = [line.split("  ")[0] for line in table(figures).splitlines()[1:]]
    assert lines == ["$ one", "a: x", "a: y", "$ two", "a: z"]
