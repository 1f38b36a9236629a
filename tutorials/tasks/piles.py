"""What an example of the law has on the table: cards pile by pile, each with the word for where it lies."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue import Text
from tutorials.engine.cards import Cards, parse
from tutorials.engine.errors import DoorError

TOLD = ("claim", "turns")  # questions that are told as they happened: see `case.scenes` and `told.tell`
NOWHERE = Text("", "")
HAND = Text("trên tay", "in hand")
MAT = Text("dưới chiếu", "on the mat")
THROWN = Text("đã đánh", "thrown")
WINNING = Text("quân ù", "winning card")
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
    cards: Cards
    is_winning: bool = False


def piles_of(question: Mapping[str, Any]) -> tuple[Pile, ...]:
    """Return what an example shows, hand first and the winning card last; nothing of what is told as a story."""
    return () if question.get("ask") in TOLD else tuple(_piles(question))


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
        yield Pile(WINNING, won, is_winning=True)


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
