"""Hands parted into what they are made of, the card that has come in its place: the proof of a verdict."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from tutorials.engine.decks import Deck
from tutorials.engine.games import deck_of
from tutorials.tasks.names import phrase, phu_name, phu_word
from tutorials.tasks.questions import Asker
from tutorials.tasks.turn import SHOWN, Parted, Row

Said = Mapping[str, Any]


def parted(asker: Asker, said: Said, came: Any = None, heading: str = "") -> tuple[Parted, ...]:
    """Return the hand that an answer of the engine lays out, if it does; the card that came is marked in its place."""
    rows = laid(deck_of(asker.task.game), said, asker.lang, came, asker.later)
    return (Parted(heading, rows),) if rows else ()


def laid(deck: Deck, said: Said, lang: str, came: Any = None, later: Collection[str] = ()) -> tuple[Row, ...]:
    """Return the parts of the hand that an answer lays out: none if it lays out none."""
    rows = list(_rows(deck, said, lang, later))
    for place, row in enumerate(rows):
        if came is not None and came in row.cards:
            rows[place] = replace(row, won=row.cards.index(came))
            break
    return tuple(rows)


def parted_with(asker: Asker, hand: Said, cards: Sequence[Any]) -> tuple[Parted, ...]:
    """Return a hand parted with each of some cards, a few of them where there are many."""
    found: list[Parted] = []
    for card in cards[:SHOWN]:
        said = asker.try_put({"ask": "win", **hand, "winning": {"card": card.vi}})
        heading = _("Với %(card)s") % {"card": phrase(card, asker.lang)}
        found += parted(asker, said, card, heading)
    return tuple(found)


def parted_without(asker: Asker, question: Said, said: Said) -> tuple[Parted, ...]:
    """Return the hand that a discard leaves: with each card that it waits for, or as it lies if it waits for none."""
    hand = {name: value for name, value in question.items() if name != "ask"}
    if question["ask"] == "discards":
        thrown = hand.get("throw")
        throws = [each for each in (*said.get("best", ()), *said.get("others", ())) if each["card"] == thrown]
        return parted(asker, {**said, "best": throws})
    if question["ask"] != "waits":
        return parted(asker, said)
    waits = asker.cards([wait["card"] for wait in said.get("waits", ())])
    return parted_with(asker, hand, waits) or parted(asker, asker.try_put({**hand, "ask": "arrange"}))


def _rows(deck: Deck, said: Said, lang: str, later: Collection[str]) -> Iterator[Row]:
    """Yield the parts: phu of the games of Tổ tôm, pairs of chắn, phỏm of tá lả, and what is loose."""
    phom = _phom(said)
    if phom:
        yield from (Row(_("phỏm"), deck.parse(cards)) for cards in phom["phom"])
    elif said.get("ask") not in ("win", "arrange"):
        return
    said = phom or said
    for phu in said.get("phu") or ():
        kind, lung = phu["kind"], phu["lung"]
        word = phu_word(kind, lung, lang)
        name = phu_name(kind, lung, lang, later)
        yield Row(name, deck.parse(phu["cards"]), word=word, is_lung=lung is not None)
    for kind, cards in _pairs(said):
        yield Row(_pair_name(kind), deck.parse(cards), is_loose=kind in ("ba-dau", "que"))
    if loose := said.get("rac"):
        name = _("lá rác") if phom else _("quân rác")
        yield Row(name, deck.parse(loose), is_loose=True, word="" if phom else pgettext("loose", "rác"))


def _phom(said: Said) -> Said | None:
    """Return what tells of phỏm: the answer itself, or the best of the throws that it compares."""
    if said.get("ask") == "discards" and said.get("best"):
        said = said["best"][0]
    return said if isinstance(said.get("phom"), list) and said["phom"] else None


def _pairs(said: Said) -> Iterator[tuple[str, Sequence[str]]]:
    for pair in said.get("pairs") or ():
        yield pair["kind"], pair["cards"]
    for kind, field in (("chan", "chan"), ("ca", "ca"), ("ba-dau", "ba_dau")):
        for cards in said.get(field) or ():
            yield kind, cards
    if loose := said.get("que"):
        yield "que", loose


def _pair_name(kind: str) -> str:
    return {
        "chan": pgettext("pair", "chắn"),
        "ca": pgettext("pair", "cạ"),
        "chiu": pgettext("how", "chíu"),
        "ba-dau": pgettext("pair", "ba đầu"),
        "que": pgettext("pair", "què"),
    }.get(kind, kind)
