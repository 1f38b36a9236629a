"""The decks of a book: every kind of card with its picture and its names, and the fan on the cover."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue import Text
from tutorials.catalogue.plans import DECKS
from tutorials.engine.cards import Suit
from tutorials.engine.decks import CHAN, FRENCH, MONEY, TAM_CUC, Deck, card_by_code
from tutorials.engine.french import Suit as FrenchSuit
from tutorials.engine.games import deck_of
from tutorials.faces.compose import Face
from tutorials.press.pictures import Picture
from tutorials.rulebook.cases import picture
from tutorials.rulebook.words import WORDS

COVERS = {
    MONEY.slug: ("2w", "8w", "5s", "cc", "oc"),
    TAM_CUC.slug: ("tuong-do", "xe-den", "phao-do", "ma-den", "tot-do"),
    FRENCH.slug: ("ar", "kb", "10c", "jt", "7r"),
}
COVERS_CHAN = ("2w", "8w", "5s", "cc", "4v")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A kind of card with its picture."""

    kind: Any
    picture: Picture
    name: Text
    word: Text | None = None  # the Vietnamese word for the number: "thất văn"
    marks: tuple[Text, ...] = ()  # what else is to be known of it


@dataclass(frozen=True, slots=True)
class Group:
    """Kinds that belong together: a suit or a colour."""

    name: Text
    sign: str
    cards: tuple[Drawn, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """A deck as the book shows it."""

    slug: str
    title: Text
    note: Text
    groups: tuple[Group, ...]


def decks_of(games: Iterable[str], face: Face) -> tuple[Shown, ...]:
    """Return the decks of some games, each once; the deck of chắn is part of the whole money deck."""
    known = list(dict.fromkeys(id(deck) for deck in map(deck_of, games)))
    found = [deck for deck in DECKS.values() if id(deck) in known]
    if MONEY in found and CHAN in found:
        found.remove(CHAN)
    return tuple(_shown(deck, face) for deck in found)


def cover_of(games: Iterable[str], face: Face) -> tuple[str, tuple[Picture, ...]]:
    """Return the deck of the first game, and the cards on the cover."""
    deck = deck_of(next(iter(games)))
    codes = COVERS_CHAN if deck is CHAN else COVERS[deck.slug]
    return deck.slug, tuple(picture((card_by_code(code),), face) for code in codes)


def _shown(deck: Deck, face: Face) -> Shown:
    name = next(name for name, each in DECKS.items() if each is deck)
    title, note = WORDS[f"deck_{name}"], WORDS[f"deck_note_{name}"]
    return Shown(deck.slug, title, note, tuple(group for group in _groups(deck, face) if group.cards))


def _groups(deck: Deck, face: Face) -> Iterator[Group]:
    if deck.slug == TAM_CUC.slug:
        for word, is_red in (("red", True), ("black", False)):
            cards = tuple(kind for kind in deck.kinds if kind.is_red == is_red)
            yield Group(WORDS[word], "", tuple(_piece(kind, face) for kind in cards))
    elif deck.slug == FRENCH.slug:
        for suit in FrenchSuit:
            cards = tuple(kind for kind in deck.kinds if kind.suit is suit)
            name = Text(suit.vi.capitalize(), suit.en.capitalize())
            yield Group(name, suit.sign, tuple(_plain(kind, face) for kind in cards))
    else:
        for each in Suit:
            name = Text(each.label.capitalize(), each.label.capitalize())
            yield Group(name, each.han, tuple(_money(kind, face) for kind in deck.kinds if kind.suit is each))
        title = WORDS["red_yeu_chan" if deck is CHAN else "red_yeu"]
        yield Group(title, "", tuple(_money(kind, face) for kind in deck.kinds if kind.suit is None))


def _plain(kind: Any, face: Face, marks: tuple[Text, ...] = (), word: Text | None = None) -> Drawn:
    return Drawn(kind, picture((kind,), face), Text(kind.vi, kind.en), word, marks)


def _piece(kind: Any, face: Face) -> Drawn:
    count = f"×{kind.copies}"
    return _plain(kind, face, (Text(count, count),) if kind.copies > 1 else ())


def _money(kind: Any, face: Face) -> Drawn:
    marks = (*((WORDS["is_red"],) if kind.is_red else ()), *((WORDS["is_yeu"],) if kind.is_yeu else ()))
    return _plain(kind, face, marks, Text(kind.vi_words, kind.vi_words) if kind.suit else None)
