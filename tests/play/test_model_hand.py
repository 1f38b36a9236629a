"""A deal played out: each card comes out of a hand or of the nọc, in order, as whoever has the slips would find."""

from collections import Counter

import pytest

from tests.depth import some
from tutorials.catalogue.houses import House
from tutorials.engine.games import GAMES, deck_of
from tutorials.play.games import tables_of
from tutorials.play.model_hand import play_out
from tutorials.play.tables import STEADY, STRONG, play_on
from tutorials.play.trial import Setting

PLAYED = [game for game in GAMES if tables_of(game)]


def model(game, seed, strength=STEADY):
    """Return the hand of a seed by the usual rules."""
    options = House(game).options
    seats = tables_of(game).seats(game, options)
    players = max((count for count in seats if count <= 5), default=seats[0])
    return play_out(tables_of(game), Setting(game, str(seed), options, players), strength)


def follow(hand):
    """Play a hand with nothing but the slips and the nọc in its order; raise what does not fit."""
    slips = [Counter(cards) for cards in hand.dealt.hands]
    stock, draws = list(hand.dealt.to_draw), tables_of(hand.setting.game).draws
    for step in hand.steps:
        drawn = []
        for event in step.events:
            if event.act == draws:
                drawn.append(stock.pop(0))
                assert event.cards in ((), (drawn[-1],)), f"{event} is not the next of the nọc, {drawn[-1]}"
        for seat, slip in enumerate(slips):
            gone, come = Counter(step.gone(seat)), Counter(step.come(seat))
            assert gone <= slip, f"{seat} lays {gone - slip} that it does not hold"
            assert not come or set(come) <= {*drawn, step.choice.taken}, f"{come} comes from nowhere"
            slips[seat] = slip - gone + come
        assert slips == [Counter(cards) for cards in step.after.hands]
        assert tuple(stock) == step.after.to_draw
    assert hand.last.turn is None


@pytest.mark.parametrize("game", PLAYED)
def test_a_prepared_deal_can_be_followed_card_by_card(game):
    for seed in range(some(2, deep=100)):
        follow(model(game, seed))


@pytest.mark.parametrize("game", PLAYED)
def test_hands_and_nọc_together_are_no_more_than_the_deck(game):
    hand = model(game, 3)
    found = Counter(code for cards in (*hand.dealt.hands, hand.dealt.to_draw) for code in cards)
    deck = deck_of(game)
    assert found <= Counter({kind.code: deck.copies(kind) for kind in deck.kinds})


@pytest.mark.parametrize("strength", [STEADY, STRONG])
def test_it_is_the_hand_that_the_neighbours_of_the_table_play(strength):
    tables, hand = tables_of("chan"), model("chan", 5, strength)
    last = play_on(tables, tables.deal(hand.setting), (strength,) * 4, "5")
    assert last.record() == hand.last.record()
    assert hand.result == last.result


def test_what_else_could_be_done_leaves_out_what_was_done():
    for step in model("to-tom", 7).steps:
        assert step.choice not in step.others
        assert {step.choice, *step.others} == set(step.before.choices())
