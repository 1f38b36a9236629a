"""One turn: may the card be taken, which card may be thrown and what it leaves, where loose cards may be sent.

Law: TL-4, TL-5, TL-7.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from tutorials.engine.french import CARDS, Card, Cards
from tutorials.engine.tala.melds import Layout, lay, lay_without_each
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.phom import judge, phom_in, points_of


class Taking(StrEnum):
    """What becomes of the wish to take a card."""

    U = "an-u"
    MAY = "an"
    NO_PHOM = "khong-phom"  # it makes no phỏm with the hand
    SHARED = "chung-phom"  # only in a phỏm that holds a taken card already
    TORN = "vo-phom"  # only by tearing the phỏm of a card taken before


@dataclass(frozen=True, slots=True)
class Throw:
    """A card to throw, and the hand that stays; `layout` is None where the card may not be thrown."""

    card: Card
    layout: Layout | None
    waits: int | None = None  # unseen cards that would leave fewer points, once they are counted


@dataclass(frozen=True, slots=True)
class Sending:
    """Loose cards added to phỏm on the table: each card with the number of its phỏm."""

    sent: tuple[tuple[Card, int], ...]
    left: Cards
    table: tuple[Cards, ...]  # the phỏm as they lie afterwards

    @property
    def points(self) -> int:
        """Return the points that stay."""
        return points_of(self.left)


def take(cards: Cards, eaten: Cards, card: Card, options: Options) -> tuple[Taking, Layout | None]:
    """Say whether a thrown card may be taken, and how the hand lies with it. Law: TL-5.1 to TL-5.3."""
    held = (*cards, card)
    layout = lay(held, (*eaten, card), options=options)
    if layout:
        return (Taking.U if layout.is_u else Taking.MAY), layout
    ace_high = options.at == "hai-dau"
    made = [phom for phom in phom_in(held, ace_high=ace_high) if card in phom.cards]
    if not made:
        return Taking.NO_PHOM, None
    shared = replace(options, hai_la_an=True)
    return (Taking.SHARED if lay(held, (*eaten, card), options=shared) else Taking.TORN), None


def throws(cards: Cards, eaten: Cards, options: Options) -> list[Throw]:
    """Return every card of the hand as a throw, with what it leaves. Law: TL-4.3, TL-5.2, TL-5.4."""
    return list(_throws(cards, eaten, options))


@lru_cache(maxsize=1 << 8)
def _throws(cards: Cards, eaten: Cards, options: Options) -> tuple[Throw, ...]:
    """Weigh the throws of a hand, once for what may be done with it and for what is best."""
    left = lay_without_each(cards, eaten, options)
    found = zip(cards, left, strict=True)
    return tuple(Throw(card, None if card in eaten else layout) for card, layout in found)


def with_waits(found: Iterable[Throw], cards: Cards, eaten: Cards, seen: Cards, options: Options) -> list[Throw]:
    """Count for each lawful throw the unseen cards that would leave the hand with fewer points."""
    known = {*cards, *seen}
    unseen = [card for card in CARDS if card not in known]
    counted = []
    for throw in found:
        if throw.layout is None:
            counted.append(throw)
            continue
        rest = tuple(card for card in cards if card is not throw.card)
        counted.append(Throw(throw.card, throw.layout, _waits(rest, eaten, unseen, throw.layout.points, options)))
    return counted


def _waits(cards: Cards, eaten: Cards, unseen: Sequence[Card], points: int, options: Options) -> int:
    count = 0
    for card in unseen:
        layout = lay((*cards, card), eaten, options=options)
        count += layout is not None and points_of(other for other in layout.loose if other is not card) < points
    return count


def send(cards: Cards, table: Sequence[Cards], options: Options, *, shut: frozenset[int] = frozenset()) -> Sending:
    """Add loose cards, one by one, to phỏm on the table, so that the fewest points stay. Law: TL-7.1, TL-7.2.

    `shut` are the numbers of phỏm that take no card of this player (TL-7.6). A run that took a card may take the
    next; a set of four takes nothing more. So no choice is lost if runs grow first as far as they can, and sets take
    what is left.
    """
    sent: list[tuple[Card, int]] = []
    left, lying = list(cards), list(table)
    for is_run in (True, False):
        while found := _place(left, lying, is_run, shut, options):
            card, number, grown = found
            sent.append((card, number))
            left.remove(card)
            lying[number] = grown
    return Sending(tuple(sent), tuple(left), tuple(lying))


def _place(
    cards: Sequence[Card], table: Sequence[Cards], is_run: bool, shut: frozenset[int], options: Options
) -> tuple[Card, int, Cards] | None:
    """Return a card that one of the runs, or one of the sets, can take; with the phỏm as it then lies."""
    for number, lying in enumerate(table):
        if number in shut or (lying[0].rank != lying[1].rank) is not is_run:
            continue
        for card in cards:
            grown = judge((*lying, card), ace_high=options.at == "hai-dau")
            if grown is not None:
                return card, number, grown.cards
    return None
