"""Draw the same card with fewer paths: what is painted alike is painted together, in the units of the card.

A page shows a hundred cards, and a browser lays out each path of each of them. Two paths become one wherever nothing
that is painted between them lies in the place of the later.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, radians, sin
from types import MappingProxyType
from xml.etree import ElementTree

Matrix = tuple[float, float, float, float, float, float]  # a b c d e f, as SVG writes it
Point = tuple[float, float]
Paint = Mapping[str, str]

ITSELF: Matrix = (1, 0, 0, 1, 0, 0)
PLAIN: Paint = MappingProxyType(
    {
        "fill": "#000",
        "fill-rule": "nonzero",
        "stroke": "none",
        "stroke-width": "1",
        "stroke-dasharray": "none",
        "stroke-linejoin": "miter",
    }
)
_OF_LINES = {"stroke-width", "stroke-dasharray", "stroke-linejoin"}
_MITER = 4  # the corner of a line reaches out so many times half its width at most
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_COMMAND = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


@dataclass(frozen=True, slots=True)
class Box:
    """The rectangle in which something is painted."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Say whether two of them share a place."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


@dataclass(slots=True)
class Ink:
    """Outlines painted in one go, all alike: no area lies on another, or it might cut a hole; lines may cross."""

    told: str  # how they are painted, as attributes
    has_areas: bool
    outlines: list[str] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)

    def is_under(self, box: Box) -> bool:
        """Say whether something painted there would lie on one of these."""
        return any(box.meets(each) for each in self.boxes)

    def takes(self, other: Ink) -> bool:
        """Say whether an outline may be painted with these."""
        return self.told == other.told and not (self.has_areas and self.is_under(other.boxes[0]))

    def __str__(self) -> str:
        return f'<path{self.told} d="{"".join(self.outlines)}"/>'


def flat(drawn: str, common: Paint = MappingProxyType({})) -> str:
    """Return what was drawn as few paths; how most of them are painted may be told once, for their group."""
    usual = {**PLAIN, **common}
    inks: list[Ink] = []
    for element, matrix, paint in _leaves(ElementTree.fromstring(f"<g>{drawn}</g>"), ITSELF, usual):
        one = _ink(element, matrix, paint, usual)
        for ink in reversed(inks):
            if ink.takes(one):
                ink.outlines += one.outlines
                ink.boxes += one.boxes
                break
            if ink.is_under(one.boxes[0]):
                inks.append(one)
                break
        else:
            inks.append(one)
    paths = "".join(map(str, inks))
    return f"<g{_told(common)}>{paths}</g>" if common else paths


def _ink(element: ElementTree.Element, matrix: Matrix, paint: Paint, usual: Paint) -> Ink:
    """Return one thing as it is painted on the card."""
    size = _size(matrix)
    own = dict(paint)
    for name in ("stroke-width", "stroke-dasharray"):
        own[name] = _NUMBER.sub(lambda number: f"{float(number[0]) * size:.3g}", own[name])
    is_lined = own["stroke"] != "none"
    idle = set() if is_lined else _OF_LINES
    reach = (float(own["stroke-width"]) / 2 * (_MITER if own["stroke-linejoin"] == "miter" else 1)) if is_lined else 0
    outline, box = _moved(element.get("d") or _disc(element), matrix, reach)
    told = _told({name: own[name] for name in PLAIN if own[name] != usual[name] and name not in idle})
    return Ink(told, own["fill"] != "none", [outline], [box])


def _told(paint: Paint) -> str:
    return "".join(f' {name}="{value}"' for name, value in paint.items())


# reading what was drawn -----------------------------------------------------------------------------


def _leaves(
    element: ElementTree.Element, matrix: Matrix, paint: Mapping[str, str]
) -> Iterator[tuple[ElementTree.Element, Matrix, Mapping[str, str]]]:
    """Return each thing that is painted, where it stands, and in which ink."""
    matrix = _combined(matrix, _transform(element.get("transform", "")))
    paint = {**paint, **{name: value for name, value in element.attrib.items() if name in PLAIN}}
    if element.tag != "g":
        yield element, matrix, paint
    for child in element:
        yield from _leaves(child, matrix, paint)


def _transform(written: str) -> Matrix:
    found = ITSELF
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", written):
        first, *others = map(float, _NUMBER.findall(numbers))
        if name == "translate":
            found = _combined(found, (1, 0, 0, 1, first, others[0]))
        elif name == "scale":
            found = _combined(found, (first, 0, 0, others[0] if others else first, 0, 0))
        else:
            x, y = others or (0.0, 0.0)
            across, down = cos(radians(first)), sin(radians(first))
            turned: Matrix = (across, down, -down, across, x, y)
            found = _combined(_combined(found, turned), (1, 0, 0, 1, -x, -y))
    return found


def _combined(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def _at(matrix: Matrix, point: Point) -> Point:
    a, b, c, d, e, f = matrix
    x, y = point
    return (a * x + c * y + e, b * x + d * y + f)


def _size(matrix: Matrix) -> float:
    """Return how much larger things become; of what is stretched, as much as their areas do."""
    a, b, c, d, *_rest = matrix
    return float(abs(a * d - b * c) ** 0.5)


def _disc(circle: ElementTree.Element) -> str:
    x, y, r = (float(circle.attrib[name]) for name in ("cx", "cy", "r"))
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


# an outline, moved -----------------------------------------------------------------------------------


class _Pen:
    """Writes an outline by steps from where it stands, on a grid of tenths of a unit."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.at = self.start = (0, 0)
        self.seen: list[Point] = []

    def move(self, letter: str, points: Sequence[Point], before: Sequence[float] = ()) -> None:
        """Write one command to these points, the last of which is where it ends."""
        self.seen += points
        steps = [(round(x * 10) - self.at[0], round(y * 10) - self.at[1]) for x, y in points]
        numbers = [f"{each:g}" for each in before] + [_tenths(each) for step in steps for each in step]
        if letter == "l" and 0 in steps[0]:
            letter, numbers = ("h", numbers[:1]) if not steps[0][1] else ("v", numbers[1:])
        if letter == "m":
            letter = "m" if self.written else "M"
        self.written.append(letter + _joined(numbers))
        self.at = (self.at[0] + steps[-1][0], self.at[1] + steps[-1][1])
        if letter in "mM":
            self.start = self.at

    def reach_out(self, across: float, down: float) -> None:
        """See so far round where it stands: an arc may bulge out to there."""
        x, y = self.seen[-1]
        self.seen += [(x - across, y - down), (x + across, y + down)]

    def close(self) -> None:
        """Go back to where the outline began."""
        self.written.append("z")
        self.at = self.start


def _tenths(number: int) -> str:
    return f"{number / 10:g}"


def _joined(numbers: Sequence[str]) -> str:
    return "".join(each if not place or each[0] == "-" else f" {each}" for place, each in enumerate(numbers))


def _moved(outline: str, matrix: Matrix, reach: float) -> tuple[str, Box]:
    """Return an outline in the units of the card, and the box of what is painted."""
    pen, at, start = _Pen(), (0.0, 0.0), (0.0, 0.0)
    for letter, numbers in _commands(outline):
        low = letter.lower()
        if low == "z":
            pen.close()
            at = start
            continue
        corner = at if letter.islower() else (0.0, 0.0)
        before = _arc(numbers, matrix) if low == "a" else ()
        points = _points(low, numbers[len(before) :], corner, at)
        pen.move("l" if low in "hv" else low, [_at(matrix, each) for each in points], before)
        if low == "a":
            pen.reach_out(2 * before[0], 2 * before[1])
        at = points[-1]
        start = at if low == "m" else start
    xs, ys = zip(*pen.seen, strict=True)
    box = Box(min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
    return outline if matrix == ITSELF else "".join(pen.written), box


def _commands(outline: str) -> Iterator[tuple[str, list[float]]]:
    """Return each command with its numbers; what follows a move without a letter is a line."""
    for letter, written in _COMMAND.findall(outline):
        numbers = [float(each) for each in _NUMBER.findall(written)]
        size = _TAKES[letter.lower()]
        for begin in range(0, len(numbers), size) if size else (0,):
            is_line = begin and letter in "mM"
            yield {"m": "l", "M": "L"}[letter] if is_line else letter, numbers[begin : begin + size]


def _points(letter: str, numbers: Sequence[float], corner: Point, at: Point) -> list[Point]:
    """Return the points of a command."""
    x, y = corner
    if letter == "h":
        return [(x + numbers[0], at[1])]
    if letter == "v":
        return [(at[0], y + numbers[0])]
    return [(x + across, y + down) for across, down in zip(numbers[::2], numbers[1::2], strict=True)]


def _arc(numbers: Sequence[float], matrix: Matrix) -> tuple[float, ...]:
    """Return the radii and flags of an arc; only round ones are drawn, so that no angle matters."""
    size = round(_size(matrix), 4)
    return (round(numbers[0] * size, 1), round(numbers[1] * size, 1), *numbers[2:5])
