"""Where things lie: places round a mat as points of a picture."""

from math import cos, radians, sin
from typing import NamedTuple

WIDTH = 352
HALF = 106  # of the mat
CORNER = 34  # how round its corners are
OUTSIDE = 24  # from the edge of the mat to the middle of a player


class Point(NamedTuple):
    """A point of the picture, its middle at the middle of the mat."""

    x: float
    y: float

    def __str__(self) -> str:
        return f"{self.x:.0f} {self.y:.0f}"


class Ring:
    """The places round a mat, anticlockwise from the reader at its foot."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def degrees(self, at: float) -> float:
        """Return how far a place is turned from the reader's, anticlockwise."""
        return at * 360 / self.seats

    def point(self, at: float, far: float) -> Point:
        """Return the point of a place; `far` counts from the middle (0) to the edge of the mat (1)."""
        across, down = self._direction(at)
        length = far * edge(across, down)
        return Point(length * across, length * down)

    def outside(self, at: float, length: float = OUTSIDE) -> Point:
        """Return the point beside the mat where the player of a place sits."""
        across, down = self._direction(at)
        length += edge(across, down)
        return Point(length * across, length * down)

    def circle(self, at: float, radius: float) -> Point:
        """Return the point of a place on a circle."""
        across, down = self._direction(at)
        return Point(radius * across, radius * down)

    def _direction(self, at: float) -> tuple[float, float]:
        turned = radians(self.degrees(at))
        return sin(turned), cos(turned)


def edge(across: float, down: float) -> float:
    """Return how far the edge of the mat is from its middle in a direction."""
    square = HALF / max(abs(across), abs(down))
    return min(square, HALF * 1.414 - CORNER * 0.414)
