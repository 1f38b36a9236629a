"""Read the names of cards: what all decks share. Each deck brings its own grammar, which reads one name."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Generic, Protocol, TypeVar

from tutorials.engine.errors import DoorError, Message, Place, shown
from tutorials.engine.foreign import unknown_card
from tutorials.engine.words import both


class Indexed(Protocol):
    """A card that has a place in the order of its deck."""

    @property
    def index(self) -> int:
        """Return that place, from 0."""


Card = TypeVar("Card", bound=Indexed)
_MARKS = re.compile(r"[,;|+/]")
_LONGEST_WORD = 40  # characters of an unknown word, which otherwise ends at a mark
_LONGEST_KEPT = 16  # characters of a name that is kept with its cards; “thang thang” has eleven
_KEPT = 1 << 11  # names


@dataclass(frozen=True)
class Reader(Generic[Card]):
    """Reads the names of the cards of one deck.

    `name_at` reads the name that begins at a place of a text in lower case: (text, place, field) -> its cards and
    where it ends, or None if there is no name; it raises DoorError for one that is unclear.
    """

    deck: str  # its slug
    noun: str  # what a card is called in English
    remedy: Message  # how its cards are written
    between: re.Pattern[str]  # what may stand between two names; also nothing
    name_at: Callable[[str, int, Place], tuple[Iterable[Card], int] | None]
    kinds: Sequence[Card]
    copies: Callable[[Card], int]
    too_many: Callable[[Card, Place], DoorError]  # (card, field)

    def parse(self, cards: object, field: Place) -> tuple[Card, ...]:
        """Return the cards named by one string or a list of names, in the order given. Raises DoorError."""
        if isinstance(cards, str):
            return self.within(self._named(cards, field, self._read), field)
        if isinstance(cards, Sequence) and all(isinstance(name, str) for name in cards):
            return self.within((card for name in cards for card in self._named(name, field, self._one_or_more)), field)
        raise DoorError("bad-type", field, both("error-cards-type", noun=self.noun))

    def parse_one(self, name: object, field: Place) -> Card:
        """Return the one card that is named. Raises DoorError if it is none or several."""
        if not isinstance(name, str):
            raise DoorError("bad-type", field, both("error-card-type", noun=self.noun))
        cards = self.parse(name, field)
        if len(cards) != 1:
            raise DoorError(
                "one-card",
                field,
                both("error-one-card", given=shown(name), count=len(cards), noun=self.noun),
                word=name,
            )
        return cards[0]

    def within(self, cards: Iterable[Card], field: Place) -> tuple[Card, ...]:
        """Return the cards; raise DoorError as soon as one stands more often than the deck holds it."""
        left = list(self._copies)
        found = []
        for card in cards:
            found.append(card)
            left[card.index] -= 1
            if left[card.index] < 0:
                raise self.too_many(card, field)
        return tuple(found)

    @cached_property
    def _copies(self) -> tuple[int, ...]:
        return tuple(self.copies(card) for card in sorted(self.kinds, key=lambda card: card.index))

    def unknown(self, text: str, field: Place) -> DoorError:
        """Return the error for a word that names no card of the deck."""
        return unknown_card(text, field, self.deck, self.remedy)

    def _read(self, text: str, field: Place) -> Iterator[Card]:
        """Yield the cards that the text names. Raises DoorError at the first that it cannot read."""
        text = unicodedata.normalize("NFC", text).casefold()
        place = self._skip(text, 0)
        while place < len(text):
            found = self.name_at(text, place, field)
            if found is None:
                raise self.unknown(_MARKS.split(text[place : place + _LONGEST_WORD])[0].strip(), field)
            cards, end = found
            yield from cards
            place = self._skip(text, end)

    def _named(self, name: str, field: Place, read: Callable[[str, Place], Iterable[Card]]) -> Iterable[Card]:
        """Return the cards of a name: those kept for a short one that could be read before."""
        if 0 < len(name) <= _LONGEST_KEPT:
            try:
                return self._kept(name)
            except DoorError:
                pass  # read again below: the error names the field, and the cards before it count
        return read(name, field)

    @cached_property
    def _kept(self) -> Callable[[str], tuple[Card, ...]]:
        return lru_cache(maxsize=_KEPT)(lambda name: tuple(self._one_or_more(name, "")))

    def _one_or_more(self, name: str, field: Place) -> Iterator[Card]:
        if self._skip(name, 0) == len(name):
            raise self.unknown(name, field)
        return self._read(name, field)

    def _skip(self, text: str, place: int) -> int:
        match = self.between.match(text, place)
        return match.end() if match else place
