"""The decks of the house, alike to whoever draws cards: kinds by code, reading and writing of names."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from tutorials.engine import cards, french, pieces
from tutorials.engine.errors import Place


class Card(Protocol):
    """What every card of every deck tells of itself."""

    @property
    def index(self) -> int:
        """Return the place in the order of its deck."""

    @property
    def code(self) -> str:
        """Return the short ASCII name, unique among all decks."""

    @property
    def vi(self) -> str:
        """Return the name that answers write."""

    @property
    def en(self) -> str:
        """Return the name in English."""

    @property
    def is_red(self) -> bool:
        """Say whether the card is red."""

    @property
    def is_yeu(self) -> bool:
        """Say whether the card is a yêu, held in the middle of a fan."""

    def label(self, lang: str) -> str:
        """Return the name shown to people."""


@dataclass(frozen=True)
class Deck:
    """A deck: its kinds in order, how many copies there are of each, and how names are read and written."""

    slug: str
    kinds: tuple[Any, ...]  # of Card
    copies: Callable[[Any], int]
    parse: Callable[..., tuple[Any, ...]]  # (names, field) -> cards
    parse_one: Callable[[object, Place], Any]
    short: Callable[[Iterable[Any]], str]


MONEY = Deck(cards.SLUG, cards.KINDS, lambda _: cards.COPIES, cards.parse, cards.parse_one, cards.short)
CHAN = Deck(
    cards.SLUG,
    tuple(kind for kind in cards.KINDS if kind.code not in cards.CHAN_LEAVES_OUT),
    lambda _: cards.COPIES,
    cards.parse,
    cards.parse_one,
    cards.short,
)
TAM_CUC = Deck(pieces.SLUG, pieces.PIECES, lambda piece: piece.copies, pieces.parse, pieces.parse_one, pieces.short)
FRENCH = Deck(french.SLUG, french.CARDS, lambda _: 1, french.parse, french.parse_one, french.short)
DECKS = (MONEY, TAM_CUC, FRENCH)
_ALL: dict[str, Any] = {card.code: card for deck in DECKS for card in deck.kinds}
_OF = {card.code: deck for deck in DECKS for card in deck.kinds}


def card_by_code(code: str) -> Any:
    """Return the card with this code, of whichever deck: `7v`, `10c`, `xe-do`. Raises KeyError."""
    return _ALL[code]


def deck_with(code: str) -> Deck:
    """Return the deck that holds the card with this code. Raises KeyError."""
    return _OF[code]
