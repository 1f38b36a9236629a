"""What a hand waits for, where the engine can tell, and how many copies nobody has shown yet."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from tutorials import engine
from tutorials.catalogue.houses import House
from tutorials.engine import DoorError
from tutorials.engine.decks import Card
from tutorials.engine.games import deck_of, module_of
from tutorials.mats.speech import cards_of
from tutorials.play.tables import Choice, View

Asked = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Wait:
    """A card that wins, or makes a meld, with how many copies may still come."""

    card: Card
    left: int
    is_win: bool = True


def waits_of(view: View, house: House, after: Choice | None = None) -> tuple[Wait, ...]:
    """Return what the seat waits for, once it has made a discard; nothing where the engine cannot tell."""
    if after is not None and (len(after.cards) != 1 or after.taken):
        return ()
    find = _way(view.setting.game)
    if find is None:
        return ()
    try:
        return tuple(find(view if after is None else _without(view, after.cards[0]), house))
    except DoorError:  # a card too many in hand, or something laid that makes no phu
        return ()


def tells_waits(game: str) -> bool:
    """Say whether the engine can tell of a game what a hand waits for."""
    return _way(game) is not None


def _way(game: str) -> Callable[[View, House], Iterator[Wait]] | None:
    """Return how the engine is asked: `waits` of the module here that is called as the game's package."""
    way: Callable[[View, House], Iterator[Wait]] | None = getattr(module_of(__package__, game), "waits", None)
    return way


def _without(view: View, card: str) -> View:
    """Return the view once a card of the own hand has been discarded."""
    hand, mine = list(view.hand), view.places[view.seat]
    hand.remove(card)
    thrown = replace(mine, thrown=(*mine.thrown, card))
    places = (*view.places[: view.seat], thrown, *view.places[view.seat + 1 :])
    return replace(view, hand=tuple(hand), places=places)


def waited(view: View, house: House, more: Asked) -> Iterator[Wait]:
    """Yield what the engine says of the hand with what lies before it."""
    question = {"game": view.setting.game, "ask": "waits", "rules": house.rules, "cards": names(view.hand)}
    cards = [*question["cards"], *more.pop("cards", [])]
    said = engine.answer(question | more | {"cards": cards})
    for each in said["waits"]:
        yield _wait(view, each["card"])


def _wait(view: View, name: str, *, is_win: bool = True) -> Wait:
    deck = deck_of(view.setting.game)
    card = deck.parse([name], "cards")[0]
    return Wait(card, max(0, deck.copies(card) - seen(view)[card.code]), is_win)


def names(codes: tuple[str, ...] | list[str]) -> list[str]:
    """Return cards as the door names them."""
    return [card.vi for card in cards_of(codes)]


def seen(view: View) -> Counter[str]:
    """Count the cards that the seat has before its eyes."""
    shown = Counter(view.hand)
    for place in view.places:
        shown.update(place.thrown)
        for pile in place.piles:
            shown.update(pile.cards)
    if view.shown is not None and view.shown.card not in (view.places[view.shown.seat].thrown[-1:] or ()):
        shown[view.shown.card] += 1
    return shown
