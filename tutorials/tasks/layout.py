"""A hand on its way into phu: what can be picked, and what is already laid on the mat.

A khàn, a thiên khai and a phỗng stay whole: each is one thing to pick. Cards eaten onto the mat lie there
in their phu at first, and may be taken up again into other phu (TT-9.14, TT-11.2, TT-12.1).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from tutorials.engine.cards import Cards, Kind, parse

WHOLE = ("phong", "day-khan")


class BrokenState(ValueError):
    """The hidden state of a form does not fit its hand."""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to pick: a card, or a trùng (three or four alike that stay whole)."""

    kind: Kind
    size: int = 1
    is_hidden: bool = False  # lies face down: khàn, thiên khai

    @property
    def cards(self) -> Cards:
        """Return the cards of this thing."""
        return (self.kind,) * self.size

    @property
    def how(self) -> str:
        """Return how a trùng came together: a block face down was dealt, an open one was not (TT-4.4.8, TT-4.4.9)."""
        if self.size == 4:
            return "thien-khai" if self.is_hidden else "day-khan"
        return "khan" if self.is_hidden else "phong"


@dataclass(frozen=True, slots=True)
class Layout:
    """The things of one hand, and the phu laid so far, as positions in `items`."""

    items: tuple[Item, ...]
    groups: tuple[tuple[int, ...], ...] = ()

    @property
    def left(self) -> tuple[int, ...]:
        """Return the positions that lie in no phu yet."""
        laid = {position for group in self.groups for position in group}
        return tuple(position for position in range(len(self.items)) if position not in laid)

    def cards(self, positions: Iterable[int]) -> Cards:
        """Return the cards at these positions, in the order of the deck."""
        found = [card for position in positions for card in self.items[position].cards]
        return tuple(sorted(found, key=lambda card: card.index))

    def lay(self, positions: Sequence[int]) -> Self:
        """Return the layout with one more phu. Raises BrokenState if a position is taken or unknown."""
        if not positions or not set(positions) <= set(self.left) or len(set(positions)) != len(positions):
            raise BrokenState("not among the cards left")
        return type(self)(self.items, (*self.groups, tuple(positions)))

    def take_up(self, number: int) -> Self:
        """Return the layout without its phu of this number. Raises BrokenState if there is none."""
        if not 0 <= number < len(self.groups):
            raise BrokenState("no such phu")
        return type(self)(self.items, self.groups[:number] + self.groups[number + 1 :])

    def __str__(self) -> str:
        return "-".join(".".join(map(str, group)) for group in self.groups) or "0-"

    def read(self, text: str) -> Self:
        """Return this hand laid as `str` wrote it. Raises BrokenState."""
        layout = type(self)(self.items)
        if text == "0-":
            return layout
        for group in text.split("-"):
            layout = layout.lay([position(word) for word in group.split(".")])
        return layout


def position(word: str) -> int:
    """Return the position that a form's word names; -1, which is never one, for anything else."""
    return int(word) if len(word) <= 3 and word.isascii() and word.isdecimal() else -1


def start(hand: Mapping[str, Any]) -> Layout:
    """Return the layout with which a hand state begins: trùng and eaten phu already on the mat."""
    held = sorted(parse(hand.get("cards", ())), key=lambda card: card.index)
    hidden: list[Item] = []
    for field, size in (("khan", 3), ("thien_khai", 4)):
        for kind in parse(hand.get(field, ())):
            for _ in range(size):
                held.remove(kind)
            hidden.append(Item(kind, size, is_hidden=True))
    items = [Item(kind) for kind in held]
    groups = []
    for meld in hand.get("mat", ()):
        cards = parse(meld["cards"])
        if meld.get("how") in WHOLE:
            hidden.append(Item(cards[0], len(cards)))
            continue
        groups.append(tuple(range(len(items), len(items) + len(cards))))
        items += [Item(kind) for kind in cards]
    for item in hidden:
        groups.append((len(items),))
        items.append(item)
    return Layout(tuple(items), tuple(groups))
