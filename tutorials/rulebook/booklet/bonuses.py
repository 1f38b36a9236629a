"""Every cước of a game under some rules: its points, what it takes, and a hand that has it."""

from dataclasses import dataclass

from tutorials.catalogue import Text
from tutorials.catalogue.houses import House
from tutorials.rulebook.booklet.hands import Draughtsman, Group
from tutorials.scenes.points import Points, points_of


@dataclass(frozen=True, slots=True)
class Bonus:
    """A cước: its points in the village, what it takes, and a winning hand that has it, parted."""

    points: Points
    told: Text | None
    hand: tuple[Group, ...]


def bonuses(house: House, draughtsman: Draughtsman) -> tuple[Bonus, ...]:
    """Return the cước of a game from the least to the most; those that the rules do not know come last."""
    return tuple(_bonus(points, house, draughtsman) for points in points_of(house).get("cuoc", ()))


def _bonus(points: Points, house: House, draughtsman: Draughtsman) -> Bonus:
    """Draw the hand, unless only the wins before it make the cước: the second in a row shows it for all."""
    row = points.row
    is_drawn = row is not None and points.points is not None and (row.hand or {}).get("streak", 0) <= 1
    return Bonus(points, row.need if row else None, draughtsman.pictured(row, house) if row and is_drawn else ())
