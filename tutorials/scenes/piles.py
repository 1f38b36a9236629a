"""What an example of the law has on the table: cards pile by pile, each with the word for where it lies."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue import Text
from tutorials.engine.cards import Cards, parse
from tutorials.engine.decks import Card
from tutorials.engine.errors import DoorError

NOWHERE = Text("", "")
HAND = Text("trên tay", "in hand")
MAT = Text("dưới chiếu", "on the mat")
THROWN = Text("đã đánh", "thrown")
WINNING = Text("quân ù", "winning card")
CAME = Text("quân đến", "the card that came")
LATER = (
    ("bat_thuc", Text("đã bất thực", "declined")),
    ("passed", Text("trước đó bỏ qua", "let go before")),
    ("seen", Text("trước đó không phỗng", "not taken by phỗng before")),
)
THEN = Text("rồi đánh", "thrown after")
PICKED = Text("quân bắt cái", "card for the cái")
DOWN = (
    ("khan", Text("khàn úp", "khàn face down"), 3),
    ("thien_khai", Text("thiên khai", "thiên khai"), 4),
)
MADE = {
    "phong": Text("phỗng", "phỗng"),
    "khan": Text("khàn", "khàn"),
    "thien-khai": Text("thiên khai", "thiên khai"),
    "day-khan": Text("dậy khàn", "raised khàn"),
    "day-thien-khai": Text("dậy thiên khai", "raised thiên khai"),
}


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie together, and where."""

    place: Text
    cards: tuple[Card, ...]
    is_marked: bool = False  # it is the card that all is about: the winning card, the card that came


def piles_of(question: Mapping[str, Any]) -> tuple[Pile, ...]:
    """Return what an example shows: the hand, what lies before it, and at last the card that it is about."""
    return tuple(_case(question) if question.get("ask") == "claim" else _piles(question))


def _case(case: Mapping[str, Any]) -> Iterator[Pile]:
    """Yield the cards of a case before the referee in the order in which it happened."""
    yield from _piles({key: value for key, value in case.items() if key != "card"})
    for field, place in LATER:
        if cards := _cards(case.get(field)):
            yield Pile(place, cards)
    if came := _cards(case.get("card")):
        yield Pile(CAME, came, is_marked=True)
    if then := _cards(case.get("then")):
        yield Pile(THEN, then)


def _piles(question: Mapping[str, Any]) -> Iterator[Pile]:
    hidden: list[str] = []
    down: list[Pile] = []
    for field, place, copies in DOWN:
        for kind in _cards(question.get(field)):
            hidden += [kind.code] * copies
            down.append(Pile(place, (kind,) * copies))
    if held := _without(_cards(question.get("cards") or question.get("card")), hidden):
        yield Pile(HAND, held)
    yield from down
    for meld in question.get("phu", ()):  # tài bàn counts these
        yield Pile(MADE.get(meld.get("how", ""), NOWHERE), _cards(meld.get("cards")))
    for meld in question.get("mat", ()):
        yield Pile(MAT, _cards(meld.get("cards")))
    if thrown := _cards(question.get("discarded")):
        yield Pile(THROWN, thrown)
    if picked := _cards(question.get("bat_cai")):
        yield Pile(PICKED, picked)
    if won := _cards((question.get("winning") or {}).get("card")):
        yield Pile(WINNING, won, is_marked=True)


def _cards(names: str | Sequence[str] | None) -> Cards:
    """Read cards; some examples show what cannot be read."""
    try:
        return parse(names or ())
    except DoorError:
        return ()


def _without(cards: Cards, hidden: Iterable[str]) -> Cards:
    """Return the cards less those that lie face down."""
    left = list(hidden)
    kept = []
    for kind in cards:
        if kind.code in left:
            left.remove(kind.code)
        else:
            kept.append(kind)
    return tuple(kept)
