"""Hands in which one seat does what its cards allow and the law forbids: they end, and its faults are named."""

from collections import Counter
from random import Random

import pytest

from tests.depth import some
from tutorials.engine.cards import COPIES, KINDS
from tutorials.engine.games import GAMES
from tutorials.play.__main__ import main
from tutorials.play.careless import any_way, leads_to
from tutorials.play.games import tables_of
from tutorials.play.tables import LAWFUL, Choice, Way, choose
from tutorials.play.trial import Setting

SAT = [game for game in GAMES if tables_of(game)]
NOTHING_WRONG = ("ba-cay", "bai-cao")


@pytest.mark.parametrize("game", SAT)
def test_hands_with_a_careless_seat_end_and_its_faults_are_named(game, capsys):
    hands = str(some(4, deep=400))
    assert main([game, "--careless", "--hands", hands, "--seed", "5", "--players", "0", "--rules", "presets"]) == 0
    said = capsys.readouterr().out
    assert f"hands {hands}," in said
    assert ("plants: none" in said) == (game in NOTHING_WRONG) or game == "xi-dach"


@pytest.mark.parametrize(("game", "number"), [("bi-tu", 113), ("tai-ban", 188)])
def test_a_button_leads_to_a_run_of_nine_and_to_a_khan_raised_after_a_card_that_joins_the_mat(game, number, capsys):
    hand = ["--first", str(number), "--hands", "1", "--seed", "12", "--rules", "presets"]
    assert main([game, "--careless", *hand]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("choice", "leads"),
    [
        (Choice("an", ("5v", "6v"), "4v"), True),
        (Choice("an", ("6v", "7v"), "4v"), False),  # without the card that goes along
        (Choice("an", ("5v",), "4v"), False),  # nothing lifted
        (Choice("an", ("5v", "6v"), "3v"), False),
        (Choice("an", ("5v", "6v"), "4v", whom=2), False),
        (Choice("bo", ("5v", "6v"), "4v"), False),
    ],
)
def test_a_way_leads_to_its_act_with_its_cards_and_as_many_lifted_as_it_asks(choice, leads):
    assert leads_to(Way("an", ("5v",), "4v", sizes=(1, 2)), choice) is leads
    assert leads_to(Way("an", choice.cards, choice.taken, whom=choice.whom), choice) is (choice.act == "an")


def _totom(table):
    course = table.course
    found = Counter(course.deal.noc[course.opened :])
    for seat in course.seats:
        found.update({kind: count for kind, count in enumerate(seat.hand) if count})
        found.update(seat.on_mat())
    found.update(course.doors)
    found.update([course.shown.card] if course.shown else [])
    return found


def _chan(table):
    laid = [card for player in table.players for card in player.cards()]
    lying = [code for place in range(len(table.players)) for code in table._lying(place)]
    shown = [table.shown.card.code] if table.shown is not None and table.asked else []
    return Counter([*(card.code for card in (*laid, *table.noc)), *lying, *shown])


def _tala(table):
    sides = [card for side in table.sides for cards in (side.hand, side.pile, *side.phom) for card in cards]
    return Counter([*sides, *table.stock])


def _tamcuc(table):
    shows = [piece for groups in table.shows for group in groups for piece in group.pieces]
    heaps = (*table.held, *table.down, *table.up, *table.laid)
    return Counter([*shows, *(piece for heap in heaps for piece in heap)])


COUNTS = {"to-tom": _totom, "bi-tu": _totom, "tai-ban": _totom, "chan": _chan, "ta-la": _tala, "tam-cuc": _tamcuc}


@pytest.mark.parametrize("game", COUNTS)
def test_no_card_is_lost_whatever_is_done(game):
    tables, options = tables_of(game), GAMES[game].rules.presets[0].options
    for seed in range(some(3, deep=60)):
        table, chance = tables.deal(Setting(game, f"lost-{seed}", options)), Random(seed)
        cards = COUNTS[game](table)
        while (seat := table.turn) is not None:
            view = table.view(seat)
            careless = any_way(table, view, chance) if chance.random() < 0.2 else None
            table = table.apply(careless or choose(tables, LAWFUL, view, chance))
            if table.result is None:
                assert COUNTS[game](table) == cards


def test_a_whole_deck_is_counted():
    table = tables_of("to-tom").deal(Setting("to-tom", "1", GAMES["to-tom"].rules.presets[0].options))
    assert _totom(table) == Counter({kind.index: COPIES for kind in KINDS})
