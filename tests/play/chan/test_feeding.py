"""A strong player of chắn throws what the others have least use for, as far as that lies open."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from tests.play.chan.test_table import sit, steps
from tutorials.engine.cards import BY_CODE, KINDS
from tutorials.engine.chan.options import Options
from tutorials.play.chan import TABLES
from tutorials.play.chan.feeding import Feeding
from tutorials.play.chan.strong import Mind
from tutorials.play.tables import STRONG, choose
from tutorials.play.trial import Dealt, Setting

HANDS = (
    ("2v", "2v", "9w", "9w", "4v", "4v", "7w", "7w", "5v", "8v"),  # throws the 5 or the 8: all the same to itself
    ("3v", "3s", "6v", "6s", "9v", "9s", "5w", "4w", "2w"),
    ("3w", "3v", "7v", "7s", "5w", "9s", "5s", "4w", "2s"),
    ("3w", "3s", "7v", "8w", "9v", "8s", "5s", "8w", "2w"),
)
RIGHT, OTHER = 1, 2  # seats


def seen(place=RIGHT, **done):
    """Return what the first seat sees before its throw, when another seat has done this before."""
    view = TABLES.deal(Setting("chan", "", Options(), dealt=Dealt(HANDS, ("8s", "7w", "3v")))).view(0)
    players = list(view.known.players)
    players[place] = replace(players[place], **done)
    return replace(view, known=replace(view.known, players=tuple(players)))


def feeding(view):
    return Feeding(view, Mind(view).held.needs.left)


def cards(*codes):
    return tuple(BY_CODE[code] for code in codes)


@pytest.mark.parametrize(("thrown", "then"), [("8v", "8v"), ("5v", "5v"), ("8s", "8v"), ("5w", "5v")])
def test_of_two_loose_cards_it_throws_the_one_that_the_next_seat_may_not_eat(thrown, then):
    """Who threw a card may not eat its like (CH-8.3), nor a cạ of its row (CH-8.7)."""
    assert choose(TABLES, STRONG, seen(thrown=cards(thrown)), Random(1)).cards == (then,)


def test_what_a_seat_further_on_threw_says_nothing_of_who_eats():
    view = seen(OTHER, thrown=cards("8v"))
    assert feeding(view).given(BY_CODE["8v"].index) == feeding(seen()).given(BY_CODE["8v"].index)


@pytest.mark.parametrize(
    "done", [{"thrown": cards("8v")}, {"passed": cards("8v")}, {"an_ca": (cards("8w", "8s"),)}], ids="+".join
)
def test_ch_8_what_the_law_forbids_to_eat_is_not_feared(done):
    view = seen(**done)
    assert feeding(view).eaten(view.known.players[RIGHT], BY_CODE["8v"]) == 0


def test_a_card_of_a_row_that_the_next_seat_let_go_is_eaten_less():
    often = [
        feeding(view).eaten(view.known.players[RIGHT], BY_CODE["8v"])
        for view in (seen(), seen(passed=cards("8s")), seen(thrown=cards("8s")))
    ]
    assert often == sorted(often, reverse=True)
    assert len({*often}) == 3


def test_ch_5_1_three_in_one_hand_are_as_likely_as_the_deals_that_have_them():
    view = seen()
    found = feeding(view)
    unseen = [kind for kind in KINDS for _ in range(found.left[kind.index])]
    held, card = 4, BY_CODE["8v"]
    found.held, found.others = (10, held, 0, 0), found.others[:1]
    places = [number for number, kind in enumerate(unseen) if kind is card]
    assert len(places) == 3
    found.hidden = 12
    deals = [*combinations(range(12), held)]
    assert found.chiu(card) == pytest.approx(sum({0, 1, 2} <= {*deal} for deal in deals) / len(deals))


def test_ch_5_2_a_card_paid_back_goes_to_the_door_of_the_chiu():
    for seed in range(60):
        for table in steps(sit(seed), Random(seed)):
            if table.turn is None or table.back is None:
                continue
            view = table.view(table.turn)
            found = feeding(view)
            assert found.owed == table.back[0] != view.seat
            door = found._door(found.owed)
            index = BY_CODE[view.choices[-1].cards[0]].index
            alone = replace(door, thrown=(*door.thrown, KINDS[index]))
            found.players = tuple(alone if each.place == door.place else each for each in found.players)
            assert found.given(index, goes_back=True) <= feeding(view).given(index, goes_back=True)
            return
    raise AssertionError("nobody paid a card back")


def test_all_that_is_counted_lies_open():
    for table in steps(sit(7), Random(7)):
        if table.turn is None:
            break
        view = table.view(table.turn)
        found = feeding(view)
        assert found.hidden == sum(place.held for place in view.places) - len(view.hand) + view.stock
        assert not any(Counter(player.held) for player in found.others)
