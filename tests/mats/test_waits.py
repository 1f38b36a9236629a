"""What a hand waits for is told where the engine can tell, with the copies that nobody has shown."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from tutorials.catalogue.houses import House
from tutorials.engine.cards import KINDS
from tutorials.engine.games import PACKAGES
from tutorials.mats.waits import Wait, waits_of
from tutorials.play.games import tables_of
from tutorials.play.tables import STEADY, Table, View, choose
from tutorials.play.trial import Setting

HANDS = 6
EQUAL = 14  # hands, `w9` among them: a seat of bí tứ waits there for a card of which it has laid three face down


def moments(game: str, hands: Iterable[str]) -> Iterator[tuple[Table, View, tuple[Wait, ...]]]:
    """Play hands; yield the table and what is waited for whenever somebody is asked, and after each discard."""
    house, tables = House(game), tables_of(game)
    assert tables is not None
    for seed in hands:
        table = tables.deal(Setting(game, seed, house.options))
        while (seat := table.turn) is not None:
            view = table.view(seat)
            yield table, view, waits_of(view, house)
            choice = choose(tables, STEADY, view, Random(1))
            yield table, view, waits_of(view, house, choice)
            table = table.apply(choice)


def waiting(game: str) -> tuple[View, tuple[Wait, ...]]:
    """Play hands until a seat waits for something."""
    return next((view, found) for _table, view, found in moments(game, map(str, range(HANDS))) if found)


def hidden(table: Table, seat: int) -> Counter[str]:
    """Count what a seat does not know: the nọc, and of the others' cards what nobody saw go to them."""
    found = Counter(table.to_draw)
    view = table.view(seat)
    for other, place in enumerate(view.places):
        if other != seat:
            found.update(table.hands[other])
            found.update(code for pile in table.view(other).places[other].piles for code in pile.under)
            found.subtract(place.marked("an"))  # tá lả: taken
    if PACKAGES[table.setting.game] == "totom" and view.known.cai != seat and view.known.cai_has_bat_cai:
        found.subtract([KINDS[view.known.bat_cai].code])
    return found


@pytest.mark.parametrize(
    ("game", "least"),
    [("chan", 90), ("to-tom", 30), ("bi-tu", 30), ("tai-ban", 30), ("to-tom-diem", 30), ("ta-la", 90)],
)
def test_as_many_copies_are_left_as_the_seat_does_not_know(game: str, least: int) -> None:
    told = 0
    for table, view, found in moments(game, [f"w{number}" for number in range(EQUAL)]):
        unknown = hidden(table, view.seat) if found else Counter()
        told += len(found)
        assert {wait.card.code: wait.left for wait in found} == {
            wait.card.code: unknown[wait.card.code] for wait in found
        }
    assert told > least


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
