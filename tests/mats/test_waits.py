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


@pytest.mark.parametrize("game", ["chan", "to-tom", "bi-tu", "tai-ban", "to-tom-diem", "ta-la"])
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


LAID = {
    "to-tom": {"khan", "an"}, "bi-tu": {"khan", "an"}, "tai-ban": {"khan", "day-khan"}, "chan": {"chiu", "an-ca"},
}  # fmt: skip


@pytest.mark.parametrize("game", LAID)
def test_the_engine_and_the_players_wait_for_the_same_with_all_sorts_of_piles(game: str) -> None:
    """The players count for themselves; laid, face-down and raised cards must reach the door whole."""
    house, tables, met, told = House(game), tables_of(game), set[str](), 0
    assert tables is not None
    for seed in range(14):
        table = tables.deal(Setting(game, f"piles-{seed}", house.options))
        while (seat := table.turn) is not None:
            view = table.view(seat)
            kinds = {pile.kind for pile in view.places[seat].piles}
            found = {wait.card.code for wait in waits_of(view, house)}
            if found:
                met |= kinds
                told += 1
            if view.shown and any(each.act == "u" for each in view.choices):
                assert view.shown.card in found
            table = table.apply(choose(tables, STEADY, view, Random(1)))
    assert told and LAID[game] <= met


def test_what_makes_a_meld_is_told_beside_what_wins() -> None:
    view, found = waiting("ta-la")
    assert all(wait.left == 1 and wait.card.code not in view.hand for wait in found)
    assert [wait.is_win for wait in found] == sorted((wait.is_win for wait in found), reverse=True)


def test_after_a_discard_the_hand_waits_as_it_will_be() -> None:
    house, tables = House("chan"), tables_of("chan")
    assert tables is not None
    for seed in range(HANDS):
        table = tables.deal(Setting("chan", str(seed), house.options))
        while (seat := table.turn) is not None:
            view = table.view(seat)
            choice = choose(tables, STEADY, view, Random(1))
            if choice.act == "danh" and (found := waits_of(view, house, choice)):
                assert waits_of(view, house) == () and all(wait.left <= 4 for wait in found)
                return
            table = table.apply(choice)
    raise AssertionError("nobody comes to wait")
