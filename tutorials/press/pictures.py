"""Addresses of pictures for the printer: cards in a row, and backs of cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutorials.catalogue import Text
from tutorials.engine.decks import Card
from tutorials.faces.compose import Face


@dataclass(frozen=True, slots=True)
class Picture:
    """A row of cards as one picture: its address for the printer, and what it shows."""

    source: str
    names: Text


def written(card: Card) -> str:
    """Write a card for the address of a row: hyphens part cards."""
    return card.code.replace("-", "~")


def source(card: Card, face: str | Face) -> str:
    """Return the address of the picture of one card."""
    return row_source([[card]], face)


def row_source(piles: Sequence[Sequence[Card]], face: str | Face, marked: Sequence[int] = ()) -> str:
    """Return the address of a row of piles; those at the places `marked` are underlined, as winning cards are."""
    groups = ("!" * (place in marked) + "-".join(map(written, pile)) for place, pile in enumerate(piles))
    return f"cards:{face.value if isinstance(face, Face) else face}/{'_'.join(groups)}"


def back_source(deck: str) -> str:
    """Return the address of the back of the cards of a deck."""
    return f"cards:back/{deck.replace('-', '~')}"
