"""Whose turn comes when cards are taken: whose card is moved, who goes again (tái), in which order all lay down.

Nothing but the order is followed here; the cards themselves do not matter. Law: TL-4.4, TL-6.4, TL-7.4, TL-7.5.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tutorials.engine.french import CARDS
from tutorials.engine.tala.melds import HELD
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.payment import ROUNDS, Taken


class Way(Enum):
    """How a turn begins, and whether nothing is left to throw at its end."""

    DRAWN = "boc", False, False
    TAKEN = "an", True, False
    DRAWN_OUT = "boc-het", False, True
    TAKEN_OUT = "an-het", True, True

    def __init__(self, slug: str, takes: bool, goes_out: bool) -> None:
        self.slug = slug
        self.takes = takes
        self.goes_out = goes_out


class Unlawful(Enum):
    """Why a turn cannot be as it is told."""

    OVER = "TL-4.4"  # everybody has thrown four cards
    NOT_NEXT = "TL-5.5"  # the player before has not just thrown a card
    TOO_EARLY = "TL-6.1"  # nothing is left over before the time to lay down
    STOCK = "TL-2.3"  # the nọc is used up

    @property
    def article(self) -> str:
        """Return the clause that forbids it."""
        return self.value


@dataclass(frozen=True, slots=True)
class Moved:
    """A thrown card that was moved from one player to another."""

    source: int
    to: int


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as it came about."""

    seat: int
    way: Way | None  # None of the first, who has ten cards and only throws
    taken: Taken | None = None
    moved: Moved | None = None
    lays: bool = False  # lays down in this turn, for the first time
    again: bool = False  # had laid down before: the extra turn (tái)


class Rotation:
    """The state between two turns."""

    def __init__(self, players: int, options: Options, first: int = 0) -> None:
        self.players, self.options = players, options
        self.piles = [0] * players
        self.thrown = [0] * players
        self.out: set[int] = set()
        self.laid: list[int] = []  # seats in the order in which they laid down
        self.head = first
        self.last_to_throw: int | None = None
        self.stock = len(CARDS) - players * HELD - 1
        self.next: int | None = first

    def begin(self) -> Turn:
        """Let the first throw one of ten cards. Law: TL-4.1."""
        assert self.next is not None
        turn = Turn(self.next, None)
        self._throw(turn.seat)
        return turn

    @property
    def is_over(self) -> bool:
        """Say whether everybody has thrown four, or the next can neither take nor draw. Law: TL-4.4."""
        return self.next is None or not (self.stock or self._may_take(self.next))

    def unlawful(self, way: Way) -> Unlawful | None:
        """Return why the next turn cannot be of that way, or None."""
        if self.next is None:
            return Unlawful.OVER
        if way.takes and not self._may_take(self.next):
            return Unlawful.NOT_NEXT
        if not way.takes and not self.stock:
            return Unlawful.STOCK
        return Unlawful.TOO_EARLY if way.goes_out and not self._is_to_lay(self.next) else None

    def play(self, way: Way) -> Turn:
        """Make a lawful turn."""
        seat = self.next
        assert seat is not None
        taken, moved = self._take(seat) if way.takes else (None, None)
        if not way.takes:
            self.stock -= 1
        again = seat in self.laid
        lays = not again and self._is_to_lay(seat)
        if lays:
            self.laid.append(seat)
        if way.goes_out:
            self.out.add(seat)
            self.next = self._after(seat)
        else:
            self._throw(seat)
        return Turn(seat, way, taken, moved, lays, again)

    def done(self, seat: int) -> int:
        """Return how many of the four throws a player has behind him. Law: TL-4.4, TL-7.4."""
        return (self.piles if self.options.tai else self.thrown)[seat]

    def _may_take(self, seat: int) -> bool:
        """Say whether the player before has just thrown a card. Law: TL-5.5."""
        before = (seat - 1) % self.players
        return self.last_to_throw == before and self.piles[before] > 0

    def _is_to_lay(self, seat: int) -> bool:
        return seat in self.laid or self.done(seat) == ROUNDS - 1

    def _throw(self, seat: int) -> None:
        self.piles[seat] += 1
        self.thrown[seat] += 1
        self.last_to_throw = seat
        self.next = self._after(seat)

    def _after(self, seat: int) -> int | None:
        order = ((seat + step) % self.players for step in range(1, self.players + 1))
        return next((each for each in order if each not in self.out and self.done(each) < ROUNDS), None)

    def _take(self, seat: int) -> tuple[Taken, Moved | None]:
        giver = (seat - 1) % self.players
        taken = Taken(seat, giver, self.done(giver) == ROUNDS)
        self.piles[giver] -= 1
        return taken, self._move(giver) if self.options.tai else None

    def _move(self, giver: int) -> Moved | None:
        """Make up for the taken card with one that lies before somebody else. Law: TL-7.4, TL-7.5."""
        source = self.head if self.options.chuyen == "dau-vong" else (giver - 1) % self.players
        self.head = (self.head + 1) % self.players
        if source == giver or not self.piles[source]:
            return None
        self.piles[source] -= 1
        self.piles[giver] += 1
        self.out.discard(source)
        return Moved(source, giver)


def follow(players: int, ways: Sequence[Way], options: Options, first: int = 0) -> tuple[Rotation, list[Turn]]:
    """Play turns that are known to be lawful."""
    rotation = Rotation(players, options, first)
    return rotation, [rotation.begin(), *(rotation.play(way) for way in ways)]
