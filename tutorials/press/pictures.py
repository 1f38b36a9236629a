"""Addresses of pictures for the printer: cards in a row, and backs of cards."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from tutorials.catalogue import Text
from tutorials.engine.decks import MONEY, Card
from tutorials.faces.compose import Face


@dataclass(frozen=True, slots=True)
class Picture:
    """A row of cards as one picture: its address for the printer, and what it shows."""

    source: str
    names: Text
    deck: str = MONEY.slug
    is_marked: bool = False  # a line stands below a card of it

    @property
    def kind(self) -> str:
        """Return the words for the style, which sets how high it is."""
        return f"of-{self.deck} marked" if self.is_marked else f"of-{self.deck}"


def written(card: Card) -> str:
    """Write a card for the address of a row: hyphens part cards."""
    return card.code.replace("-", "~")


def source(card: Card, face: str | Face) -> str:
    """Return the address of the picture of one card."""
    return row_source([[card]], face)


def row_source(
    piles: Sequence[Sequence[Card]],
    face: str | Face,
    marked: Sequence[int] = (),
    won: Mapping[int, int] = MappingProxyType({}),
) -> str:
    """Return the address of a row of piles; those at the places `marked` are underlined, as winning cards are.

    `won` tells of a pile the place of one card that is underlined alone.
    """
    groups = (
        "!" * (place in marked) + "-".join(_with_mark(pile, won.get(place, -1))) for place, pile in enumerate(piles)
    )
    return f"cards:{face.value if isinstance(face, Face) else face}/{'_'.join(groups)}"


def _with_mark(pile: Sequence[Card], won: int) -> Iterator[str]:
    return (f"*{written(card)}" if place == won else written(card) for place, card in enumerate(pile))


def back_source(deck: str) -> str:
    """Return the address of the back of the cards of a deck."""
    return f"cards:back/{deck.replace('-', '~')}"
