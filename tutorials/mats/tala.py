"""What a deal of tá lả may bring, and which cards a hand waits for."""

from collections.abc import Iterator, Mapping

from tutorials import engine
from tutorials.catalogue.houses import House
from tutorials.engine.games import deck_of
from tutorials.mats.holdings import Holding, sets
from tutorials.mats.waits import Wait, names
from tutorials.play.tables import Place, View

_MOST_TAKEN = 12  # cards that would make a meld, told at once
HOLDINGS: Mapping[str, Holding] = {"phom": sets(phom=1), "hai-phom": sets(phom=2), "an": Holding(offers=("an",))}


def waits(view: View, house: House) -> Iterator[Wait]:
    """Ask of each card that nobody has shown whether it makes a meld, or ù: those that win first. Law: TL-5, TL-8.1."""
    seen, taken = _seen(view), [*_taken(view.places[view.seat])]
    found: list[Wait] = []
    for card in deck_of(view.setting.game).kinds:
        if card.code in seen:
            continue
        question = {"game": view.setting.game, "ask": "eat", "rules": house.rules, "cards": names(view.hand)}
        said = engine.answer(question | {"card": card.vi} | ({"eaten": names(taken)} if taken else {}))
        if said["may"]:
            found.append(Wait(card, 1, is_win=said["u"]))
    return iter(sorted(found, key=lambda each: not each.is_win)[:_MOST_TAKEN])


def _taken(place: Place) -> Iterator[str]:
    """Yield the cards of the hand that were taken: they stand as marks beside the seat."""
    return iter(place.marked("an"))


def _seen(view: View) -> set[str]:
    """Return the cards that lie before the eyes of a seat, those among them that others have taken into the hand."""
    lying = (code for place in view.places for pile in place.piles for code in pile.cards)
    taken = (code for place in view.places for code in _taken(place))
    return {*view.hand, *lying, *taken, *(code for place in view.places for code in place.thrown)}
