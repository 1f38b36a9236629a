"""Hands typed into the search: recognised in any deck, drawn, and summed up by the engine."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _

from tutorials.catalogue import Game, load
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.desks.telling import telling_of
from tutorials.engine import ask
from tutorials.engine.cards import Cards
from tutorials.engine.decks import DECKS, FRENCH, MONEY, Deck, deck_with
from tutorials.engine.errors import DoorError
from tutorials.engine.games import deck_of
from tutorials.search.words import level

GAME = MAIN_GAME
WAITING = 20  # cards of a hand that is one short of ù
MOST = 21
FOREIGN = "wrong-game"  # the code of the error for a card of another deck
_LOOKS_LIKE_CARDS = re.compile(
    r"\d+\s*(?:van|sach|[vws])\b"
    r"|(?:10|[2-9ajqk])\s*(?:[♠♥♦♣]|(?:bich|co|ro|chuon|tep|nhep)\b)"
    r"|(?:tuong|si|voi|xe|phao|ma|tot)\s+(?:do|den)\b"
)

_CODES = re.compile(r"cc|tt|oc|\d+[vws]", re.IGNORECASE)
_TOGETHER = re.compile(rf"(?<!\w)(?:{_CODES.pattern}){{2,}}(?!\w)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Place:
    """A desk on which a hand can be laid, with what the game says of it."""

    game: Game
    address: str
    summary: str = ""


@dataclass(frozen=True, slots=True)
class HandHit:
    """A hand that was typed, or what keeps it from being one."""

    cards: tuple[Any, ...] = ()  # in the order of the deck
    summary: str = ""
    problem: str = ""
    desks: tuple[Place, ...] = field(default=())

    @property
    def is_signs(self) -> bool:
        """Say whether the cards are written in signs, of which no words are left to look for: `10♠ J♠`."""
        return bool(self.cards) and deck_with(self.cards[0].code) is FRENCH

    @property
    def codes(self) -> str:
        """Return the cards as codes between spaces."""
        return " ".join(kind.code for kind in self.cards)

    @property
    def address(self) -> str:
        """Return the address of the hand on the first desk."""
        return self.desks[0].address if self.desks else ""


def read(query: str, lang: str) -> HandHit | None:
    """Return the hand that a query writes, in whatever deck; None if it does not look like one.

    One card alone is a word to look up, unless it is written in a way that must be asked back ("7 van").
    """
    if not query.strip():
        return None
    problems: list[tuple[Deck, DoorError]] = []
    if found := _cards(_apart(query), problems):
        return _hand(*found, lang) if len(found[1]) > 1 else None
    return _problem(query, problems, lang)


def asked_about(query: str, lang: str) -> HandHit | None:
    """Return the hand within words that ask what it waits for or whether it wins: chờ 5 văn, 345v ù chưa."""
    words = _apart(query).split()
    for size in range(len(words) - 1, 0, -1):
        for start in {0, len(words) - size}:
            if found := _cards(" ".join(words[start : start + size]), []):
                return _hand(*found, lang)
    return None


def _apart(query: str) -> str:
    """Write codes that were typed together apart: cc9w8s."""
    return _TOGETHER.sub(lambda found: " ".join(_CODES.findall(found[0])), query)


def _cards(text: str, problems: list[tuple[Deck, DoorError]]) -> tuple[Deck, tuple[Any, ...]] | None:
    """Return the cards that a text names, in the order of their deck; what each deck has against it is noted."""
    for deck in DECKS:
        try:
            return deck, tuple(sorted(deck.parse(text), key=lambda kind: kind.index))
        except DoorError as error:
            problems.append((deck, error))
    return None


def _problem(query: str, problems: list[tuple[Deck, DoorError]], lang: str) -> HandHit | None:
    """Say what is wrong in a query that is meant as cards: what the deck says that it seems to belong to."""
    known = [error for _, error in problems if error.code not in ("unknown-card", FOREIGN)]
    if known:
        return HandHit(problem=known[0].message.say(lang))
    if len(_LOOKS_LIKE_CARDS.findall(level(unicodedata.normalize("NFC", query)))) > 1:
        unknown = [error for _, error in problems if error.code == "unknown-card"]
        return HandHit(problem=(unknown or [error for _, error in problems])[0].message.say(lang))
    return None


def _hand(deck: Deck, cards: tuple[Any, ...], lang: str) -> HandHit:
    if len(cards) == 1:
        summary = cards[0].label(lang)
    else:
        summary = _sum_up(cards, lang) if deck is MONEY else _count(cards)
    return HandHit(cards, summary, desks=tuple(_desks(deck, cards, lang)))


def _desks(deck: Deck, cards: tuple[Any, ...], lang: str) -> Iterator[Place]:
    """Yield the desks of the open games whose deck holds the cards; of those of the money deck the main one."""
    if deck is MONEY:
        yield _place(_game(GAME), "cards", deck.short(cards))
    for game in load().games:
        own = deck_of(game.slug)
        if game.is_open and own is not MONEY and set(cards) <= set(own.kinds):
            yield from _told(game, own, cards, lang)


def _told(game: Game, deck: Deck, cards: tuple[Any, ...], lang: str) -> Iterator[Place]:
    """Yield the desk of a game with its verdict; none where the hand cannot be one of the game's."""
    desk = load().desk(game.slug)
    if desk is None:
        return
    name = desk.hand.name
    question = desk.question({name: cards}) if len(cards) > 1 else None
    place = _place(game, name, deck.short(cards))
    if question is None:
        yield place
        return
    said = ask({"game": game.slug, "lang": lang, **question})
    if "error" not in said:
        yield Place(game, place.address, telling_of(desk).headline(said, lang))


def _place(game: Game, field: str, cards: str) -> Place:
    return Place(game, f"{reverse('desk:index', args=[game.slug])}?{urlencode({field: cards})}")


def _game(slug: str) -> Game:
    found = load().game(slug)
    assert found is not None
    return found


def _count(cards: tuple[Any, ...]) -> str:
    return _("%(count)s quân") % {"count": len(cards)}


def _sum_up(cards: Cards, lang: str) -> str:
    """Say in a line what a hand of the money deck holds."""
    if len(cards) > MOST:
        return _("%(count)s quân: bài tổ tôm năm người có nhiều nhất 21 quân.") % {"count": len(cards)}
    question = {"game": GAME, "cards": MONEY.short(cards), "lang": lang}
    found = ask({**question, "ask": "arrange"})
    if "error" in found:
        return str(found["error"]["message"])
    said = _("%(count)s quân · phu: %(phu)s · lưng: %(lung)s · rác: %(loose)s") % {
        "count": len(cards),
        "phu": len(found["phu"]),
        "lung": found["lung"],
        "loose": len(found["rac"]),
    }
    if len(cards) == WAITING:
        waits = ask({**question, "ask": "waits"}).get("waits", [])
        names = ", ".join(wait["card"] for wait in waits) or _("chưa chờ quân nào")
        said += " · " + _("chờ: %(cards)s") % {"cards": names}
    return said
