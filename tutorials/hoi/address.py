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
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.hoi.hands import fewest_of
from tutorials.hoi import words
from tutorials.hoi.words import LETTERS
from tutorials.pages.preferences import house_of

BETWEEN_NAMES = "~"
BETWEEN_HANDS = "_"
MOST_WORD = 80  # signs of one hand; the longest that means something is shorter
FEWEST = 3


@dataclass(frozen=True, slots=True)
class State:
    """A hội as the address tells it. Seats stand as letters, so that names may change."""

    game: str
    house: House
    names: tuple[str, ...]
    hands: tuple[str, ...] = ()  # words, read only when they are asked about
    gom: str = ""  # as typed; empty is the usual sum
    cai: str = ""
    nha_bat_cai: str = ""
    thuong_hoi: str = ""
    du_hoi: str = ""
    thong_qua_hoa: str = ""
    ga_dau_hoi: str = ""

    @property
    def seats(self) -> tuple[tuple[str, str], ...]:
        """Return letter and name of every player."""
        return tuple(zip(LETTERS, self.names, strict=False))

    @property
    def fields(self) -> tuple[tuple[str, str], ...]:
        """Return what the address holds, by field: nothing that need not stand there."""
        plain = BETWEEN_NAMES.join(NAMES[: GAMES[self.game].players])
        found = {
            "p": BETWEEN_NAMES.join(self.names),
            "rules": self.house.slug,
            "name": self.house.title,
            **{field: getattr(self, name) for field, name in TERMS.items()},
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

    def with_hand(self, hand: Mapping[str, Any]) -> "State":
        """Return the hội with one hand more."""
        return replace(self, hands=(*self.hands, words.write(hand)))

    def without_last(self) -> "State":
        """Return the hội without its last hand."""
        return replace(self, hands=self.hands[:-1])

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
        for name in ("gom", "ga_dau_hoi"):
            text = getattr(self, name)
            if text:
                question[name] = int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else text
        for name in ("cai", "nha_bat_cai"):
            if getattr(self, name):
                question[name] = by_letter.get(getattr(self, name), getattr(self, name))
        for name in ("thuong_hoi", "du_hoi"):
            if getattr(self, name):
                question[name] = getattr(self, name)
        question["thong_qua_hoa"] = self.thong_qua_hoa == "1"
        return engine.answer(question)


TERMS = {
    "gom": "gom",
    "cai": "cai",
    "boc": "nha_bat_cai",
    "thuong": "thuong_hoi",
    "du": "du_hoi",
    "mach": "thong_qua_hoa",
    "gadau": "ga_dau_hoi",
}
_SEAT_FIELDS = ("seat", "winner", "thrower", "ke", "cai")


def named(hand: Mapping[str, Any], by_letter: Mapping[str, str]) -> dict[str, Any]:
    """Return a hand with the names of its seats; a letter that nobody has stays as it is."""
    found = dict(hand)
    for name in _SEAT_FIELDS:
        if found.get(name):
            found[name] = by_letter.get(found[name], found[name])
    if "chiu" in found:
        found["chiu"] = [by_letter.get(each, each) for each in found["chiu"]]
    if "ga" in found:
        found["ga"] = [each | {"seat": by_letter.get(each["seat"], each["seat"])} for each in found["ga"]]
    return found


def read(request: HttpRequest, game: str) -> State:
    """Read the hội of an address."""
    sent = request.GET
    return State(
        game=game,
        house=house_of(request, game),
        names=_names(sent, game),
        hands=tuple(word[:MOST_WORD] for word in sent.get("h", "").split(BETWEEN_HANDS) if word),
        **{name: sent.get(field, "").strip()[:20] for field, name in TERMS.items()},
    )


def _names(sent: QueryDict, game: str) -> tuple[str, ...]:
    """Return the names of the address as the engine knows them; letters where it cannot take them."""
    most = GAMES[game].players
    typed = [_name(each) for each in sent.get("p", "").split(BETWEEN_NAMES)][:most]
    found = [name for name in typed if name]
    try:
        return seats_of(found, ("p",), max(FEWEST, fewest_of(GAMES[game])), most)
    except DoorError:
        return NAMES[:most]


def _name(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).replace(BETWEEN_NAMES, " ").split())[:LONGEST].strip()
