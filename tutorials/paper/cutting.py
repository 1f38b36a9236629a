"""Cards of one size on sheets of A4 that are cut apart: how large they can be, where each lies, and where its back.

A sheet is always printed upright, and its back turned over the long edge: what lies left in front lies right behind.
Wide cards therefore lie on their side rather than the sheet.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

Thing = TypeVar("Thing")

WIDTH, HEIGHT = 210.0, 297.0  # of A4; all is in millimetres
EDGE, FOOT = 7.0, 13.0  # which printers leave white; the lower one holds a line of text
LEAST, MOST = 21, 24  # cards to a sheet
TICK = 4.0  # length of the marks at the edges


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies on its page, by its upper left corner."""

    left: float
    top: float
    turn: int = 0  # degrees: cards that lie on their side have their heads on the right in front, on the left behind


@dataclass(frozen=True, slots=True)
class Grid:
    """A sheet of cards: how many lie side by side and one below the other, and how large each is."""

    columns: int
    rows: int
    width: float  # of a card as it is held
    height: float
    is_lying: bool = False

    @property
    def count(self) -> int:
        """Return how many cards are on a sheet."""
        return self.columns * self.rows

    @property
    def across(self) -> float:
        """Return how much of the page's width a card takes."""
        return self.height if self.is_lying else self.width

    @property
    def down(self) -> float:
        """Return how much of the page's height a card takes."""
        return self.width if self.is_lying else self.height

    @property
    def inner(self) -> tuple[float, float]:
        """Return where in its place a card lies before it is turned about its middle."""
        return (self.across - self.width) / 2, (self.down - self.height) / 2

    @property
    def left(self) -> float:
        """Return where the cards begin; they stand in the middle of the width, so that front and back meet."""
        return (WIDTH - self.columns * self.across) / 2

    @property
    def top(self) -> float:
        """Return where the cards begin."""
        return EDGE + (HEIGHT - EDGE - FOOT - self.rows * self.down) / 2

    @property
    def cuts(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Return where to cut: distances from the left, and from the top."""
        return (
            tuple(self.left + self.across * number for number in range(self.columns + 1)),
            tuple(self.top + self.down * number for number in range(self.rows + 1)),
        )

    def places(self, *, is_back: bool = False) -> tuple[Place, ...]:
        """Return where the cards of a sheet lie, row by row; their backs lie in mirrored order."""
        return tuple(self._place(column, row, is_back) for row in range(self.rows) for column in range(self.columns))

    def _place(self, column: int, row: int, is_back: bool) -> Place:
        shown = self.columns - 1 - column if is_back else column
        turn = 0 if not self.is_lying else 270 if is_back else 90
        return Place(self.left + shown * self.across, self.top + row * self.down, turn)


def largest(ratio: float) -> Grid:
    """Return the sheet with the largest cards whose height is so many times their width."""
    return max(_grids(ratio), key=lambda grid: (round(grid.width, 6), grid.count))


def _grids(ratio: float) -> Iterator[Grid]:
    room, length = WIDTH - 2 * EDGE, HEIGHT - EDGE - FOOT
    for columns in range(1, MOST + 1):
        for rows in range(-(-LEAST // columns), MOST // columns + 1):
            upright = min(room / columns, length / rows / ratio)
            lying = min(length / rows, room / columns / ratio)
            yield Grid(columns, rows, upright, upright * ratio)
            yield Grid(columns, rows, lying, lying * ratio, is_lying=True)


def sheets(things: Sequence[Thing], count: int) -> list[Sequence[Thing]]:
    """Return things sheet by sheet."""
    return [things[start : start + count] for start in range(0, len(things), count)]
