"""The table of Tổ tôm as a value: hands by chance under any house, records without fault, the same again from keys."""

from collections import Counter
from random import Random

import pytest

from tests.depth import some
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.options import RULES, Options
from tutorials.engine.totom.referee.record import parse_record
from tutorials.engine.totom.referee.replay import faults_of
from tutorials.play.tables import LAWFUL, Choice, play_on
from tutorials.play.totom import TABLES
from tutorials.play.trial import Dealt, Setting

HANDS = some(8, deep=300)


def house(number: int) -> Options:
    """Return the options of one hand: every preset in turn, and any choices."""
    if number % 2:
        return RULES.at_random(Random(number))
    return RULES.presets[number // 2 % len(RULES.presets)].options


@pytest.mark.parametrize("game", GAMES)
def test_hands_by_chance_end_and_their_records_hold_no_fault(game: str) -> None:
    ends = Counter()
    for number in range(HANDS):
        setting = Setting(game, f"mat:{number}", house(number))
        table = TABLES.deal(setting)
        table = play_on(TABLES, table, [LAWFUL] * 5, f"{number}")
        assert table.turn is None and table.choices() == ()
        assert table.result is not None
        ends[table.result.end] += 1
        assert faults_of(parse_record(table.record()), GAMES[game], setting.options) == [], table.record()
    assert ends["u"] and ends["hoa"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_keys_make_the_same_hand(game: str) -> None:
    setting, chance, keys = Setting(game, "keys", Options()), Random(1), []
    table = again = TABLES.deal(setting)
    while table.turn is not None:
        keys.append(chance.choice(table.choices()).key)
        table = table.apply(Choice.read(keys[-1]))
    for key in keys:
        again = again.apply(Choice.read(key))
    assert again.record() == table.record() and again.result == table.result
    assert [again.view(seat) for seat in range(len(again.hands))] == [
        table.view(seat) for seat in range(len(table.hands))
    ]


def test_a_small_prepared_hand_is_won_with_all_cards_in_phu() -> None:
    hands = (
        ("1v", "2v", "3v", "5s", "6s", "7s", "4w", "5w", "8v", "9s"),
        ("2v", "4v", "6v", "8v", "2s", "4s", "6w", "8w", "1w"),
        ("2w", "3w", "5v", "6v", "9v", "9w", "8s", "3s", "1s"),
    )
    stock = ("7v", "6w", "3v", "4v", "9s", "2s", "3s", "5v", "7w", "9v")
    table = TABLES.deal(Setting("to-tom", "", Options(), dealt=Dealt(hands, stock)))
    for act, cards in (("danh", ("9s",)), ("bo", ())):
        choice = next((each for each in table.choices() if (each.act, each.cards) == (act, cards)), None)
        if choice is not None:
            table = table.apply(choice)
    while table.turn is not None:
        table = table.apply(TABLES.weigh(table.view(table.turn))[0].choice)
    assert table.result is not None and table.result.end in ("u", "hoa")
