"""The ledger of a hội: points that move between seats and pools, and never come from nowhere. Law: TT-16.5."""

from dataclasses import dataclass, field

from tutorials.engine.seats import POOLS, Seats


@dataclass(frozen=True, slots=True)
class Move:
    """Points that go from one seat or pool to another, and the article that says so."""

    giver: str
    taker: str
    points: int
    why: str
    article: str


@dataclass(slots=True)
class Ledger:
    """What each seat and each pool has: `lang` the village's points, `ga` the gà, `du` what is laid aside.

    All of them together always add up to nothing.
    """

    seats: Seats
    points: dict[str, int] = field(init=False)
    debts: dict[str, int] = field(init=False)  # hands that a seat owes the village (chèo đò)
    moves: list[Move] = field(default_factory=list)  # of the hand being counted

    def __post_init__(self) -> None:
        self.points = dict.fromkeys((*self.seats, *POOLS), 0)
        self.debts = dict.fromkeys(self.seats, 0)

    def move(self, giver: str, taker: str, points: int, why: str, article: str) -> None:
        """Move points."""
        if points and giver != taker:
            self.points[giver] -= points
            self.points[taker] += points
            self.moves.append(Move(giver, taker, points, why, article))

    def from_each(self, givers: tuple[str, ...], taker: str, points: int, why: str, article: str) -> None:
        """Move as many points from each giver."""
        for giver in givers:
            self.move(giver, taker, points, why, article)

    def to_each(self, giver: str, takers: tuple[str, ...], points: int, why: str, article: str) -> None:
        """Move as many points to each taker."""
        for taker in takers:
            self.move(giver, taker, points, why, article)

    @property
    def pot(self) -> int:
        """Return the village's points."""
        return self.points["lang"]

    def totals(self) -> dict[str, int]:
        """Return the points of the seats."""
        return {seat: self.points[seat] for seat in self.seats}
