"""The keyboards of a desk: one under each field of cards, and what a tap on one of them does to the address."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from django.forms import BoundField
from django.http import QueryDict

from tutorials.catalogue import Desk
from tutorials.desks.spelling import spell
from tutorials.engine import DoorError
from tutorials.engine.decks import Deck, card_by_code, deck_with

INTO = "into"  # in the address: the field whose keyboard is drawn, where that is not the hand
NEW_MELD = ";"  # the key that begins a new meld
Rows = tuple[tuple[Any, ...], ...]
LONGEST_PLACE = 3  # digits of a place in a hand


@dataclass(frozen=True, slots=True)
class Taps:
    """The keys of a field: what they are called in a request, and what they do to the text of the field."""

    field: str
    is_hand: bool = False
    is_single: bool = False  # the field takes one card: a tap puts another in its place
    has_melds: bool = False  # cards in groups, with a key for the next group

    @property
    def add(self) -> str:
        """Return the name of the keys that add."""
        return "add" if self.is_hand else f"add-{self.field}"

    @property
    def remove(self) -> str:
        """Return the name of the keys that take away."""
        return "remove" if self.is_hand else f"remove-{self.field}"

    @property
    def held(self) -> str:
        """Return how the ids of the keys that take away begin."""
        return "held" if self.is_hand else f"held-{self.field}"

    def is_tapped(self, sent: QueryDict) -> bool:
        """Say whether one of the keys was tapped."""
        return self.add in sent or self.remove in sent


@dataclass(frozen=True, slots=True)
class Spelling:
    """How a desk writes cards into the address."""

    deck: Deck
    one: Callable[[Any], str]
    several: Callable[[Sequence[Any]], str]
    is_run_on: bool = True  # a card may be written behind others as they stand, without reading them


@dataclass(frozen=True, slots=True)
class Keyboard:
    """The keyboard under a field."""

    field: BoundField
    taps: Taps
    held: tuple[Any, ...]  # what the field holds; empty if it cannot be read
    rows: Rows  # the keys, suit by suit
    is_open: bool


def spelling_of(desk: Desk) -> Spelling:
    """Return how a desk writes cards into the address."""
    if desk.is_short:
        return Spelling(desk.deck, lambda card: str(card.code), spell)
    return Spelling(desk.deck, lambda card: str(card.vi), listed, desk.is_run_on)


def key_rows(kinds: Sequence[Any]) -> Rows:
    """Order the cards of a deck as keys: a row for each suit, the yêu in one of their own; pieces by their colour."""
    suits = list(dict.fromkeys(map(_suit, kinds)))
    in_suits = sorted(kinds, key=lambda card: suits.index(_suit(card)))
    return tuple(tuple(row) for _, row in groupby(in_suits, key=_suit))


def _suit(card: Any) -> Any:
    return getattr(card, "suit", getattr(card, "is_red", None))


def held_in(deck: Deck, text: str) -> tuple[Any, ...]:
    """Read the cards of a field; none if it cannot be read (the form says why)."""
    try:
        return tuple(deck.parse(text))
    except DoorError:
        return ()


def listed(cards: Iterable[Any]) -> str:
    """Write cards by their names, in the order in which they are held."""
    return ", ".join(card.vi for card in cards)


def is_tap(sent: QueryDict) -> bool:
    """Say whether a key was tapped, or a keyboard asked for."""
    return any(name.partition("-")[0] in ("add", "remove", INTO) for name in sent)


def take(sent: QueryDict, kept: QueryDict, keys: Sequence[Taps], spelling: Spelling) -> None:
    """Do to the address what the key does that was tapped, and note whose keyboard it is."""
    tapped = next((taps for taps in keys if taps.is_tapped(sent)), None)
    if tapped is not None:
        _put(sent, kept, tapped, spelling)
    into = tapped.field if tapped else sent.get(INTO, "")
    kept.pop(INTO, None)
    if any(taps.field == into and not taps.is_hand for taps in keys):
        kept[INTO] = into


def _put(sent: QueryDict, kept: QueryDict, taps: Taps, spelling: Spelling) -> None:
    text, code = kept.get(taps.field, ""), sent.get(taps.add, "")
    if taps.has_melds and code == NEW_MELD and text and not text.endswith(NEW_MELD):
        kept[taps.field] = text + NEW_MELD
    held = list(held_in(spelling.deck, text))
    card = _card(code, spelling.deck)
    if card is not None:
        kept[taps.field] = _with(text, held, card, taps, spelling)
    place = sent.get(taps.remove, "")
    if place.isdecimal() and int(place[:LONGEST_PLACE]) < len(held):
        del held[int(place[:LONGEST_PLACE])]
        kept[taps.field] = spelling.several(held)
        if not held:
            del kept[taps.field]


def _with(text: str, held: Sequence[Any], card: Any, taps: Taps, spelling: Spelling) -> str:
    """Write a card into the text of a field. What cannot be read stays as it was typed, before the new card."""
    if taps.is_single or not text:
        return spelling.one(card)
    if spelling.is_run_on or not held:
        return f"{text} {spelling.one(card)}"
    return spelling.several([*held, card])


def _card(code: str, deck: Deck) -> Any:
    try:
        return card_by_code(code) if deck_with(code).slug == deck.slug else None
    except KeyError:
        return None
