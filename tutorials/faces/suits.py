"""Cards by suit, as a deck is laid out to be looked at."""

from collections.abc import Iterable
from typing import Any

from tutorials.catalogue import Text
from tutorials.engine.decks import Card

_NO_SUIT = Text("không chất nào", "no suit")
_COLOURS = {True: Text("đỏ", "red"), False: Text("đen", "black")}


def by_suit(cards: Iterable[Card]) -> list[tuple[Text, list[Card]]]:
    """Group cards by suit, each group with its name: pieces by colour, and the red yêu, which have none, last."""
    found: dict[Text, list[Card]] = {}
    for card in cards:
        found.setdefault(_name(card), []).append(card)
    return list(found.items())


def _name(card: Any) -> Text:
    if not hasattr(card, "suit"):
        return _COLOURS[card.is_red]
    if card.suit is None:
        return _NO_SUIT
    name = getattr(card.suit, "label", "")
    return Text(name, name) if name else Text(card.suit.vi, card.suit.en)
