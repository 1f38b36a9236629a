"""What a seat has done and holds while a record is replayed. Law: CH-4, CH-5."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tutorials.engine.cards import Cards, Kind
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.pairs import ROW_OF, Pair, is_ca, is_same_row

Marked = tuple[Kind, int]  # a card, and the line where it came; 0 before the record


@dataclass(slots=True)
class Seat:
    """One seat of a record. No card ever comes into a hand, so what is held now was held before."""

    name: str
    place: int
    held: Counter[Kind] = field(default_factory=Counter)  # as far as it is known
    is_whole: bool = False  # that is all the seat holds
    rows: frozenset[int] = frozenset()  # rows of which it is told what the seat holds, where the rest is not
    dealt: Cards | None = None  # the whole deal, where the record tells it
    an_chan: list[Marked] = field(default_factory=list)
    an_ca: list[tuple[Pair, int]] = field(default_factory=list)  # the eaten card first
    chiu: list[Marked] = field(default_factory=list)
    thrown: list[Marked] = field(default_factory=list)
    passed: list[Marked] = field(default_factory=list)  # came to the door, and was not eaten
    missed: int | None = None  # line where an ù was first let go
    wins: int = 0

    def copy(self) -> "Seat":
        """Return the seat as it stands, to go back to when a higher claim follows."""
        return Seat(
            self.name, self.place, self.held.copy(), self.is_whole, self.rows, self.dealt, [*self.an_chan],
            [*self.an_ca], [*self.chiu], [*self.thrown], [*self.passed], self.missed, self.wins,
        )  # fmt: skip

    @property
    def laid_cards(self) -> int:
        """Count the cards on the mat."""
        return 2 * (len(self.an_chan) + len(self.an_ca)) + 4 * len(self.chiu)

    def knows_row(self, card: Kind) -> bool:
        """Say whether all that the seat holds of this card's row is known."""
        return self.is_whole or ROW_OF[card.index] in self.rows

    def hand(self) -> Hand:
        """Return the hand as it is judged; only of use where it is wholly known."""
        return Hand(
            tuple(self.held.elements()),
            tuple(kind for kind, _ in self.an_chan),
            tuple(pair for pair, _ in self.an_ca),
            tuple(kind for kind, _ in self.chiu),
        )

    def lose(self, card: Kind, count: int = 1) -> int | None:
        """Take cards out of the hand; return how many of them were not known, None if they cannot have been there."""
        new = max(0, count - self.held[card])
        if new and self.is_whole:
            return None
        self.held[card] -= count - new
        return new

    # when something was done: the line, 0 before the record, None never

    def threw(self, card: Kind) -> int | None:
        """Return when a card was thrown."""
        return _when(self.thrown, lambda other: other is card)

    def threw_ca_with(self, card: Kind) -> int | None:
        """Return when a card was thrown that makes a cạ with this one."""
        return _when(self.thrown, lambda other: is_ca(other, card))

    def threw_in_row(self, card: Kind) -> int | None:
        """Return when a card of this one's row was thrown."""
        return _when(self.thrown, lambda other: is_same_row(other, card))

    def threw_ca(self) -> int | None:
        """Return when the second card of a cạ was thrown."""
        for place, (card, line) in enumerate(self.thrown):
            if any(is_ca(card, other) for other, _ in self.thrown[:place]):
                return line
        return None

    def let_pass(self, card: Kind) -> int | None:
        """Return when a card was passed."""
        return _when(self.passed, lambda other: other is card)

    def let_ca_pass(self, card: Kind) -> int | None:
        """Return when a card was passed that makes a cạ with this one."""
        return _when(self.passed, lambda other: is_ca(other, card))

    def ate(self, card: Kind) -> int | None:
        """Return when a card like this was eaten, in a chắn or in a cạ."""
        return _when([*self.an_chan, *((pair[0], line) for pair, line in self.an_ca)], lambda other: other is card)

    def ate_ca_in_row(self, card: Kind) -> int | None:
        """Return when a cạ of this card's row was eaten."""
        return _when([(pair[0], line) for pair, line in self.an_ca], lambda other: is_same_row(other, card))


def _when(marked: list[Marked], holds: Callable[[Kind], bool]) -> int | None:
    return next((line for card, line in marked if holds(card)), None)
