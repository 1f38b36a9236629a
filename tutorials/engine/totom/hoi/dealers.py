"""Who deals the next hand of a hội, where nobody is kept for it. Law: TT-16.12."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutorials.engine.lines import Line, listed
from tutorials.engine.seats import Seats, after, upper_of
from tutorials.engine.totom.hoi.hands import Hand
from tutorials.engine.totom.options import Options

Points = Mapping[str, int]
_ARTICLES = {
    "hai-ben": "TT-16.12.1", "ben-nguoi-u": "TT-16.12.2", "it-diem": "TT-16.12.2", "cheo-do": "TT-16.12.3",
    "ke": "TT-16.12.4", "cao-diem": "TT-16.12.5",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Dealers:
    """Who deals, and why: the key of an article, or `rieng` where somebody is kept for it."""

    seats: Seats
    by: str

    def as_lines(self, about: str | None) -> tuple[Line, ...]:
        """Return the sentence that tells it; none where the players do not deal."""
        if self.by not in _ARTICLES:
            return ()
        return (Line(f"hoi-chia-{self.by}", _ARTICLES[self.by], seats=listed(self.seats), seat=about or ""),)


def dealers_after(
    hand: Hand, seats: Seats, options: Options, points: Points, *, owes: bool, hoi_ended: bool
) -> Dealers | None:
    """Return who deals after a hand; None where the law does not say.

    `points` are those of this hội, `owes` says that the one caught owes the village an ù for it.
    """
    if options.chia_bai == "rieng":
        return Dealers((), "rieng")
    if options.chia_bai == "ta-huu":
        return Dealers(_beside(hand.winner, seats), "hai-ben") if hand.winner else None
    if hoi_ended:
        return Dealers(_by_points(seats, points)[-1:-3:-1], "cao-diem")
    if owes and hand.caught:
        return Dealers((hand.caught,), "cheo-do")
    if hand.winner:
        return _beside_but_highest(hand.winner, seats, points)
    if hand.ke:
        return Dealers((hand.ke, after(hand.ke, seats)), "ke")
    return Dealers(_by_points(seats, points)[:2], "it-diem")


def _beside(seat: str, seats: Seats) -> Seats:
    return upper_of(seat, seats), after(seat, seats)


def _by_points(seats: Seats, points: Points) -> Seats:
    """Return the seats, fewest points first; of equals the earlier one of the table."""
    return tuple(sorted(seats, key=lambda seat: points[seat]))


def _beside_but_highest(winner: str, seats: Seats, points: Points) -> Dealers:
    """Return the two beside a winner; for one of the two highest of the hội steps in who has fewest points."""
    highest = {seat for seat in seats if sum(points[each] >= points[seat] for each in seats if each != seat) < 2}
    sides = [seat for seat in _beside(winner, seats) if seat not in highest]
    if len(sides) == len(_beside(winner, seats)):
        return Dealers(tuple(sides), "hai-ben")
    others = [seat for seat in _by_points(seats, points) if seat not in (winner, *sides) and seat not in highest]
    return Dealers(tuple([*sides, *others][:2]), "ben-nguoi-u")
