"""A hội in an address: who plays, by which rules, what was agreed, and every hand as a short word."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, QueryDict

from tutorials import engine
from tutorials.catalogue.houses import House
from tutorials.engine import DoorError
from tutorials.engine.seats import LETTERS as NAMES
from tutorials.engine.seats import LONGEST, seats_of
from tutorials.hoi.sheet import Sheet, Term
from tutorials.pages.preferences import house_of
from tutorials.scenes.hoi import LETTERS

BETWEEN_NAMES = "~"
BETWEEN_HANDS = "_"
MOST_WORD = 120  # signs of one hand; the longest that means something is shorter
MOST_HANDS = 200  # words that are looked at; the engine takes fewer
LONGEST_TERM = 20


@dataclass(frozen=True, slots=True)
class State:
    """A hội as the address tells it. Seats stand as letters, so that names may change."""

    game: str
    sheet: Sheet
    house: House
    names: tuple[str, ...]
    hands: tuple[str, ...] = ()  # words, read only when they are asked about
    terms: tuple[tuple[str, str], ...] = ()  # by field of the address, as typed; empty is the usual

    @property
    def seats(self) -> tuple[tuple[str, str], ...]:
        """Return letter and name of every player."""
        return tuple(zip(LETTERS, self.names, strict=False))

    @property
    def seating(self) -> tuple[int, int]:
        """Return how few and how many may play under these rules."""
        numbers = self.sheet.seating(self.game, self.house.options)
        return min(numbers), max(numbers)

    def term(self, field: str) -> str:
        """Return what was agreed on, as typed."""
        return dict(self.terms).get(field, "")

    @property
    def fields(self) -> tuple[tuple[str, str], ...]:
        """Return what the address holds, by field: nothing that need not stand there."""
        plain = BETWEEN_NAMES.join(NAMES[: self.sheet.seating(self.game, self.house.options)[-1]])
        found = {
            "p": BETWEEN_NAMES.join(self.names),
            "rules": self.house.slug,
            "name": self.house.title,
            **dict(self.terms),
            "h": BETWEEN_HANDS.join(self.hands),
        }
        if found["p"] == plain:
            del found["p"]
        if self.house == House(self.game):
            del found["rules"]
        return tuple((field, value) for field, value in found.items() if value)

    @property
    def query(self) -> str:
        """Return the query of the address."""
        return urlencode(dict(self.fields))

    def with_hand(self, hand: Mapping[str, Any], number: int | None = None) -> "State":
        """Return the hội with one hand more, or with another in place of the one of that number."""
        word = self.sheet.words.write(hand)
        if number is None:
            return replace(self, hands=(*self.hands, word))
        return replace(self, hands=(*self.hands[: number - 1], word, *self.hands[number:]))

    def without(self, number: int) -> "State":
        """Return the hội without the hand of that number."""
        return replace(self, hands=(*self.hands[: number - 1], *self.hands[number:]))

    def first(self, count: int) -> "State":
        """Return the hội after so many hands."""
        return replace(self, hands=self.hands[:count])

    def ask(self, hands: list[Mapping[str, Any]], lang: str) -> dict[str, Any]:
        """Ask the engine about hands, their seats as letters. Raises DoorError for one that cannot be."""
        by_letter = dict(self.seats)
        question: dict[str, Any] = {
            "game": self.game,
            "ask": "hoi",
            "lang": lang,
            "rules": self.house.rules,
            "players": list(self.names),
            "hands": [named(hand, by_letter) for hand in hands],
        }
        for term in self.sheet.terms:
            if text := self.term(term.field):
                question[term.name] = _meant(term, text, by_letter)
        return engine.answer(question)


def _meant(term: Term, text: str, by_letter: Mapping[str, str]) -> Any:
    """Return a term as a question gives it; what is no number stays as it is, and the engine says so."""
    if term.sort == "number":
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else text
    if term.sort == "seat":
        return by_letter.get(text, text)
    return text == "1" if term.sort == "flag" else text


_SEATS = ("seat", "winner", "thrower", "ke", "cai", "goi", "khong_giu", "chan", "cai_next")
_SEVERAL = ("chiu", "bao", "chot", "thu", "mom", "lao", "nha")
_TABLES = ("ga", "trinh", "chat")


def named(hand: Mapping[str, Any], by_letter: Mapping[str, str]) -> dict[str, Any]:
    """Return a hand with the names of its seats; a letter that nobody has stays as it is."""
    found = dict(hand)
    for name in _SEATS:
        if found.get(name):
            found[name] = by_letter.get(found[name], found[name])
    for name in _SEVERAL:
        if name in found:
            found[name] = [by_letter.get(each, each) for each in found[name]]
    for name in _TABLES:
        if isinstance(found.get(name), list):
            found[name] = [named(each, by_letter) for each in found[name]]
    return found


def read(request: HttpRequest, game: str, sheet: Sheet) -> State:
    """Read the hội of an address."""
    sent, house = request.GET, house_of(request, game)
    state = State(game, sheet, house, ())
    terms = ((term.field, sent.get(term.field, "").strip()[:LONGEST_TERM]) for term in sheet.terms)
    return replace(
        state,
        names=_names(sent, state),
        hands=tuple(word[:MOST_WORD] for word in sent.get("h", "").split(BETWEEN_HANDS) if word)[:MOST_HANDS],
        terms=tuple(terms),
    )


def _names(sent: QueryDict, state: State) -> tuple[str, ...]:
    """Return the names of the address as the engine knows them; letters where it cannot take them."""
    fewest, most = state.seating
    typed = [_name(each) for each in sent.get("p", "").split(BETWEEN_NAMES)][:most]
    found = [name for name in typed if name]
    try:
        return seats_of(found, ("p",), fewest, most)
    except DoorError:
        return NAMES[: state.sheet.seating(state.game, state.house.options)[-1]]


def _name(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).replace(BETWEEN_NAMES, " ").split())[:LONGEST].strip()
