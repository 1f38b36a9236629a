"""A player's hand: the cards held, and what lies before the player. Law: CH-4.2, CH-5.1."""

from collections.abc import Iterator
from dataclasses import dataclass

from tutorials.engine.cards import Cards, Kind, counts_of
from tutorials.engine.chan.pairs import Pair


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards held, and the pairs taken: chắn and chíu by kind, cạ as two cards, the eaten one first."""

    held: Cards
    an_chan: Cards = ()
    an_ca: tuple[Pair, ...] = ()
    chiu: Cards = ()

    @property
    def size(self) -> int:
        """Count all cards, held and laid."""
        return len(self.held) + 2 * (len(self.an_chan) + len(self.an_ca)) + 4 * len(self.chiu)

    @property
    def laid_chan(self) -> int:
        """Count the chắn on the mat; a chíu is two. Law: CH-5.1."""
        return len(self.an_chan) + 2 * len(self.chiu)

    @property
    def has_eaten(self) -> bool:
        """Say whether anything lies before the player."""
        return bool(self.an_chan or self.an_ca or self.chiu)

    def laid(self) -> Iterator[Kind]:
        """Yield every card on the mat."""
        for kind in self.an_chan:
            yield from (kind, kind)
        for pair in self.an_ca:
            yield from pair
        for kind in self.chiu:
            yield from (kind,) * 4

    def counts(self) -> list[int]:
        """Count all cards by kind, held and laid."""
        return counts_of((*self.held, *self.laid()))
