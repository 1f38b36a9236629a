"""A hand as it is held: parted into what belongs together and what is loose, where the engine can tell."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from tutorials import engine
from tutorials.engine import DoorError
from tutorials.engine.decks import Card
from tutorials.engine.games import GAMES, deck_of
from tutorials.engine.totom.solve.phu import PhuKind
from tutorials.mats.speech import cards_of
from tutorials.play.tables import Codes

Said = Mapping[str, Any]
Rows = Iterator[tuple[str, Sequence[str]]]  # the slug of a sort and its cards by name; no slug: loose
KEPT = 2048
LUNG = "lung"  # the slug of a set without which no hand wins
# By the field of what is loose: sorts of sets, and where the answer tells them.
SETS = {"que": (("chan", "chan"), ("ca", "ca"), ("ba-dau", "ba_dau")), "rac": (("phom", "phom"),)}


@dataclass(frozen=True, slots=True)
class Part:
    """Cards of a hand that lie together."""

    name: str
    cards: tuple[Card, ...]
    is_loose: bool = False
    is_lung: bool = False
    lifted: frozenset[int] = frozenset()  # places of cards that the reader has lifted


def parts_of(game: str, hand: Codes, lang: str) -> tuple[Part, ...]:
    """Return a hand in parts; one loose part where the engine cannot part hands of this game."""
    loose = (Part("", cards_of(hand), is_loose=True),)
    if not hand or not _way(game):
        return loose
    try:
        rows = rows_of(game, hand)
    except DoorError:  # more copies than one hand may hold, on a mat made up for a lesson
        return loose
    deck = deck_of(game)
    parts = [Part(_name(slug, lang), deck.parse(list(cards), "cards"), not slug, slug == LUNG) for slug, cards in rows]
    return tuple(part for part in parts if part.cards)


def with_lifted(parts: Iterable[Part], codes: Iterable[str]) -> tuple[Part, ...]:
    """Return parts of a hand with these cards lifted, as far as it holds them: of cards alike the first."""
    left, found = Counter(codes), list[Part]()
    for part in parts:
        places = set[int]()
        for place, card in enumerate(part.cards):
            if left[card.code] > 0:
                left[card.code] -= 1
                places.add(place)
        found.append(replace(part, lifted=frozenset(places)))
    return tuple(found)


def sorted_hand(game: str, hand: Codes, lang: str) -> Codes:
    """Return a hand in the order in which its parts are drawn."""
    return tuple(card.code for part in parts_of(game, hand, lang) for card in part.cards)


@lru_cache(maxsize=KEPT)
def rows_of(game: str, hand: Codes) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Part a hand of a game whose hands the engine parts: the slug of a sort and the names of its cards, a row a set.

    What is loose has no slug.
    """
    names = [card.vi for card in cards_of(hand)]
    said = engine.answer({"game": game, "ask": _way(game), "cards": names})
    return tuple((slug, tuple(cards)) for slug, cards in _rows(said))


def _way(game: str) -> str:
    """Return the question that parts a hand; none where the engine cannot."""
    return next((ask for ask in ("arrange", "melds") if ask in GAMES[game].asks), "")


def _rows(said: Said) -> Rows:
    """Yield the parts: phu of the games of Tổ tôm, pairs of chắn, phỏm of tá lả, and what is loose."""
    for phu in sorted(said.get("phu", ()), key=lambda each: each["kind"] == "yeu"):
        yield (LUNG if phu["lung"] else phu["kind"]), phu["cards"]
    loose = "que" if "que" in said else "rac"
    for slug, field in SETS[loose]:
        for cards in said.get(field, ()):
            yield slug, cards
    yield "", said[loose]


def _name(slug: str, lang: str) -> str:
    """Return what a part is called."""
    phu = next((kind for kind in PhuKind if kind.slug == slug), None)
    if phu is not None and slug != LUNG:
        return phu.short.say(lang)
    names = {
        "": _("lẻ"),
        LUNG: _("lưng"),
        "chan": pgettext("pair", "chắn"),
        "ca": pgettext("pair", "cạ"),
        "ba-dau": pgettext("pair", "ba đầu"),
        "phom": _("phỏm"),
    }
    return names.get(slug, slug)
