"""What a hand waits for is told where the engine can tell, with the copies that nobody has shown."""

from random import Random

import pytest

from tutorials.catalogue.houses import House
from tutorials.mats.waits import Wait, waits_of
from tutorials.play.games import tables_of
from tutorials.play.tables import STEADY, View, choose
from tutorials.play.trial import Setting

HANDS = 6


def waiting(game: str) -> tuple[View, tuple[Wait, ...]]:
    """Play hands until a seat waits for something."""
    house, tables = House(game), tables_of(game)
    assert tables is not None
    for seed in range(HANDS):
        table = tables.deal(Setting(game, str(seed), house.options))
        while (seat := table.turn) is not None:
            view = table.view(seat)
            if found := waits_of(view, house):
                return view, found
            table = table.apply(choose(tables, STEADY, view, Random(1)))
    raise AssertionError("nobody waits")


@pytest.mark.parametrize("game", ["chan", "to-tom"])
def test_no_more_copies_are_left_than_the_seat_does_not_see(game: str) -> None:
    view, found = waiting(game)
    for wait in found:
        held = view.hand.count(wait.card.code) + sum(place.thrown.count(wait.card.code) for place in view.places)
        assert 0 <= wait.left <= 4 - held


def test_a_game_whose_engine_knows_no_waits_has_none() -> None:
    tables = tables_of("tam-cuc")
    assert tables is not None
    table = tables.deal(Setting("tam-cuc", "1", House("tam-cuc").options))
    assert waits_of(table.view(table.turn or 0), House("tam-cuc")) == ()
