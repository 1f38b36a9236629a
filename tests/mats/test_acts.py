"""What was sent by a button is the choice that was meant."""

from types import SimpleNamespace

import pytest
from django.http import QueryDict

from tutorials.mats.acts import ACT, PICK, meant, name_of
from tutorials.play.careless import leads_to
from tutorials.play.tables import Choice, Way

TABLE = SimpleNamespace(can=lambda choice: True, refusal=lambda choice: None)
PHONG = Choice("phong", ("5w", "6w", "6w", "6w", "7w"), "6w")
THROW = Choice("danh", ("tt",))


def sent(way, choices, hand, *lifted):
    """Return what the cards lifted and the button of a way come to."""
    data = QueryDict(mutable=True)
    data[ACT] = name_of(way)
    data.setlist(PICK, lifted)
    return meant(SimpleNamespace(hand=hand, choices=choices), data, [way], TABLE)


@pytest.mark.parametrize("lifted", [("5w", "6w", "7w"), ("6w", "5w", "6w", "6w", "7w")])
def test_a_card_lifted_may_lie_beside_its_likes_that_go_along_of_themselves(lifted):
    """Two of a kind are taken with a third, which stands in a run beside them: the run alone may be lifted."""
    way = Way("phong", ("6w", "6w"), "6w", sizes=(1, 2, 3))
    assert sent(way, (PHONG,), PHONG.cards, *lifted) == PHONG


def test_what_is_lawful_as_it_was_lifted_comes_first():
    way = Way("phong", ("6w", "6w"), "6w", sizes=(1, 2, 3))
    fewer = Choice("phong", ("5w", "6w", "6w", "7w"), "6w")
    assert sent(way, (PHONG, fewer), PHONG.cards, "5w", "6w", "7w") == fewer


def test_a_card_that_a_house_adds_to_the_deck_of_its_game_is_thrown_like_any_other():
    """Chắn has no thang thang, but the deck of one family has."""
    assert sent(Way("danh", sizes=(1,)), (THROW,), ("2v", "tt"), "tt") == THROW


def test_a_way_leads_only_to_what_holds_the_cards_that_go_along_of_themselves():
    """A card taken beside a khàn lies with that khàn, not with another."""
    choice = Choice("an-cai", ("6v", "6w", "6s"), "6v")
    ways = [Way("an-cai", (khan,), "6v", sizes=(1, 2)) for khan in ("9v", "6s")]
    assert [leads_to(way, choice) for way in ways] == [False, True]
