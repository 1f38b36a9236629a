"""Hands typed into the search: recognised, drawn, and summed up by the engine."""

import re
import unicodedata
from dataclasses import dataclass

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _

from tutorials.engine import ask
from tutorials.engine.cards import Cards, parse, short
from tutorials.engine.errors import DoorError
from tutorials.search.words import level

GAME = "to-tom"
WAITING = 20  # cards of a hand that is one short of ù
MOST = 21
_LOOKS_LIKE_CARDS = re.compile(r"\d+\s*(?:van|sach|[vws])\b")


@dataclass(frozen=True, slots=True)
class HandHit:
    """A hand that was typed, or what keeps it from being one."""

    cards: Cards = ()  # in the order of the deck
    summary: str = ""
    problem: str = ""

    @property
    def codes(self) -> str:
        """Return the cards as codes between spaces."""
        return " ".join(kind.code for kind in self.cards)

    @property
    def address(self) -> str:
        """Return the address of the hand on the desk."""
        return f"{reverse('desk:index', args=[GAME])}?{urlencode({'cards': short(self.cards)})}"


def read(query: str, lang: str) -> HandHit | None:
    """Return the hand that a query writes; None if it does not look like one.

    One card alone is a word to look up, unless it is written in a way that must be asked back ("7 van").
    """
    if not query.strip():
        return None
    try:
        cards = parse(query)
    except DoorError as error:
        is_meant = (
            error.code != "unknown-card"
            or len(_LOOKS_LIKE_CARDS.findall(level(unicodedata.normalize("NFC", query)))) > 1
        )
        return HandHit(problem=error.message.say(lang)) if is_meant else None
    if len(cards) < 2:
        return None
    held = tuple(sorted(cards, key=lambda kind: kind.index))
    return HandHit(held, _sum_up(held, lang))


def _sum_up(cards: Cards, lang: str) -> str:
    """Say in a line what the hand holds."""
    if len(cards) > MOST:
        return _("%(count)s quân: nhiều hơn một tay bài (21).") % {"count": len(cards)}
    question = {"game": GAME, "cards": short(cards), "lang": lang}
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
