"""What a hand waits for, where the engine can tell, and how many copies nobody has shown yet."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tutorials import engine
from tutorials.catalogue.houses import House
from tutorials.engine import DoorError
from tutorials.engine.decks import Card
from tutorials.engine.games import deck_of, module_of
from tutorials.mats.speech import cards_of
from tutorials.play.tables import Choice, Event, View

Asked = dict[str, Any]
Left = Mapping[str, int]  # by code: copies that the seat has not seen


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
        return tuple(find(view if after is None else _after(view, after), house))
    except DoorError:  # a card too many in hand, or something laid that makes no phu
        return ()


def tells_waits(game: str) -> bool:
    """Say whether the engine can tell of a game what a hand waits for."""
    return _way(game) is not None


def _way(game: str) -> Callable[[View, House], Iterator[Wait]] | None:
    """Return how the engine is asked: `waits` of the module here that is called as the game's package."""
    way: Callable[[View, House], Iterator[Wait]] | None = getattr(module_of(__package__, game), "waits", None)
    return way


def _after(view: View, choice: Choice) -> View:
    """Return the view once a card of the own hand has been discarded."""
    hand, mine = list(view.hand), view.places[view.seat]
    hand.remove(choice.cards[0])
    thrown = replace(mine, thrown=(*mine.thrown, *choice.cards))
    places = (*view.places[: view.seat], thrown, *view.places[view.seat + 1 :])
    events = (*view.events, Event(view.seat, choice.act, choice.cards))
    return replace(view, hand=tuple(hand), places=places, events=events)


def waited(view: View, house: House, more: Asked, left: Left) -> Iterator[Wait]:
    """Yield what the engine says of the hand with what lies before it."""
    question = {"game": view.setting.game, "ask": "waits", "rules": house.rules, "cards": names(view.hand)}
    cards = [*question["cards"], *more.pop("cards", [])]
    said = engine.answer(question | more | {"cards": cards})
    deck = deck_of(view.setting.game)
    for each in said["waits"]:
        card = deck.parse([each["card"]], "cards")[0]
        yield Wait(card, left.get(card.code, 0))


def names(codes: tuple[str, ...] | list[str]) -> list[str]:
    """Return cards as the door names them."""
    return [card.vi for card in cards_of(codes)]
