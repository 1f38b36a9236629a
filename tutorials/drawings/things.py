"""Each kind of thing on a drawing as SVG: ink lines, and seal red for the one thing spoken of.

What a line or a letter looks like is said by its class, one letter: pages have them in their stylesheet, paper in
`STYLE` of `compose`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from math import atan2, copysign, cos, radians, sin
from types import MappingProxyType

from tutorials.catalogue.drawings import Part
from tutorials.drawings.places import HALF, WIDTH, Point, Ring
from tutorials.engine.decks import Card

LINE = 19  # from one line of words to the next
BACKS: Mapping[str, tuple[int, int]] = MappingProxyType({"money": (15, 46), "tam-cuc": (19, 46), "french": (28, 39)})
CardPlacer = Callable[[Card, float, float, float, float], str]


@dataclass(frozen=True)
class Sketch:
    """What things are drawn with: their ring, the language, the shape of cards, how a card's face is placed."""

    ring: Ring
    lang: str
    shape: str
    place_card: CardPlacer

    def words(self, part: Part, x: float, y: float, tone: str = "") -> str:
        """Write the label of a part in the middle of x, each line below the other; y is the first baseline."""
        if part.label is None:
            return ""
        tone = tone or ("q" if part.red else "g" if part.faint or part.soft else "")
        lines = part.label.say(self.lang).split("/")
        return "".join(text(line, x, y - part.over + place * LINE, tone) for place, line in enumerate(lines))

    def lines(self, part: Part) -> int:
        """Count the lines of a label."""
        return part.label.say(self.lang).count("/") + 1 if part.label else 0

    def point(self, part: Part, usual: float) -> Point:
        """Return where a part lies."""
        return self.ring.point(part.at, usual if part.far is None else part.far)


def text(line: str, x: float, y: float, tone: str = "") -> str:
    """Write a line of words round x."""
    mark = f' class="{tone}"' if tone else ""
    return f'<text{mark} x="{x:.0f}" y="{y:.0f}">{escape(line, quote=False)}</text>'


def path(tone: str, data: str) -> str:
    """Draw a path with one tool."""
    return f'<path class="{tone}" d="{data}"/>'


def disc(tone: str, x: float, y: float, radius: float) -> str:
    """Draw a round thing."""
    return f'<circle class="{tone}" cx="{x:.0f}" cy="{y:.0f}" r="{radius:g}"/>'


def box(tone: str, x: float, y: float, width: float, height: float, corner: float = 2) -> str:
    """Draw a thing with corners, its middle at a point."""
    return (
        f'<rect class="{tone}" x="{x - width / 2:.1f}" y="{y - height / 2:.1f}" width="{width:g}" height="{height:g}" '
        f'rx="{corner:g}"/>'
    )


def turned(drawn: str, point: Point, degrees: float) -> str:
    """Put what is drawn round 0 at a point, turned."""
    spin = f" rotate({-degrees:.0f})" if degrees % 360 else ""
    return f'<g transform="translate({point}){spin}">{drawn}</g>'


# people


def seat(part: Part, sketch: Sketch) -> str:
    """Draw a player from above: head and shoulders, with a name outside."""
    degrees = sketch.ring.degrees(part.at)
    at = sketch.ring.outside(part.at)
    tone = "s" if part.red else "x" if part.faint else "p"
    body = path(tone, "M-17 6c0-11 7-15 17-15s17 4 17 15c-9 5-25 5-34 0z") + disc(tone + " o", 0, -3, 7.5)
    sign = text(part.sign, at.x, at.y + 6, "z" if part.red else "b") if part.sign else ""
    return turned(body, at, degrees) + sign + sketch.words(part, *_beside(part, sketch, at))


def _beside(part: Part, sketch: Sketch, at: Point) -> Point:
    """Return where the name of a player begins: above those at the far side, below the others."""
    if at.y < -HALF * 0.6:
        return Point(at.x, at.y - 26 - (sketch.lines(part) - 1) * LINE)
    beside = copysign((HALF + WIDTH / 2) / 2, at.x)  # midway between the mat and the edge of the picture
    return Point(beside if abs(at.x) > HALF else at.x, at.y + 35)


# things


def door(part: Part, sketch: Sketch) -> str:
    """Draw a place for thrown cards between two players."""
    at = sketch.point(part, 0.76)
    tone = "v" if part.red else "x"
    return disc(tone, *at, 29) + sketch.words(part, at.x, at.y + 4)


def heap(part: Part, sketch: Sketch) -> str:
    """Draw cards in a heap, face down, with what it is called below."""
    at = sketch.point(part, 0.62)
    width, height = BACKS[sketch.shape]
    if part.faint:
        drawn = box("x", *at, width + 4, height)
    else:
        tone = "v" if part.red else "c"
        drawn = "".join(box(tone, at.x + shift, at.y - shift, width, height) for shift in (4, 2, 0))
    return drawn + sketch.words(part, at.x, at.y + height / 2 + 17)


def row(part: Part, sketch: Sketch) -> str:
    """Draw cards side by side as they lie before a player: faces if they are named, else backs."""
    at = sketch.point(part, 0.6)
    width, height = BACKS[sketch.shape]
    number = len(part.cards) or part.count
    step = width * 0.6 if part.lapped else width + 2
    long = (number - 1) * step + width
    left = part.aside - long / 2
    drawn = ""
    for place in range(number):
        x = left + place * step
        if part.cards:
            drawn += sketch.place_card(part.cards[place], x, -height / 2, width, height)
        else:
            drawn += box("v" if part.red else "c", x + width / 2, 0, width, height)
    if part.cards and part.red:
        drawn += path("r", f"M{left:.0f} {height / 2 + 5:.0f}h{long:.0f}")
    return turned(drawn, at, sketch.ring.degrees(part.at)) + sketch.words(part, at.x, at.y + height / 2 + 18)


def fan(part: Part, sketch: Sketch) -> str:
    """Draw a hand as its player holds it."""
    at = sketch.ring.outside(part.at, 10 if part.far is None else part.far)
    width, height = BACKS[sketch.shape]
    middle = (part.count - 1) / 2
    step = 9 if sketch.shape == "money" else 11
    cards = "".join(
        f'<g transform="rotate({(place - middle) * step:g} 0 44)">{box("c", 0, 0, width, height)}</g>'
        for place in range(part.count)
    )
    return turned(cards, at, sketch.ring.degrees(part.at))


def plate(part: Part, sketch: Sketch) -> str:
    """Draw the stock on its plate."""
    at = sketch.point(part, 0)
    width, height = BACKS[sketch.shape]
    tone = "v" if part.red else "c"
    cards = "".join(box(tone, at.x + shift, at.y - shift, width, height * 0.8) for shift in (4, 2, 0))
    return disc("p", *at, 27) + disc("w", *at, 23) + cards + sketch.words(part, at.x, at.y + 44)


def cup(part: Part, sketch: Sketch) -> str:
    """Draw a cup."""
    at = sketch.point(part, 0.3)
    return disc("r" if part.red else "p", *at, 9) + disc("w", *at, 5) + sketch.words(part, at.x, at.y + 26)


def word(part: Part, sketch: Sketch) -> str:
    """Write words alone."""
    at = sketch.point(part, 0)
    return sketch.words(part, at.x, at.y + 6 - (sketch.lines(part) - 1) * LINE / 2)


def step(part: Part, sketch: Sketch) -> str:
    """Draw a number in a disc, for what comes first and what next."""
    at = sketch.point(part, 0.8)
    return disc("s" if part.red else "k", *at, 11) + text(str(part.count), at.x, at.y + 6, "z")


# what moves


def turn(part: Part, sketch: Sketch) -> str:
    """Draw an arrow that goes round, anticlockwise where `to` is greater."""
    radius = HALF * (0.6 if part.far is None else part.far)
    start, end = sketch.ring.circle(part.at, radius), sketch.ring.circle(part.to, radius)
    is_long = int(abs(sketch.ring.degrees(part.to - part.at)) > 180)
    sweep = int(part.to < part.at)
    way = sketch.ring.degrees(part.to) + (8 if part.to > part.at else 172)
    tone = "r" if part.red else "i"
    return path(tone, f"M{start}A{radius:.0f} {radius:.0f} 0 {is_long} {sweep} {end}") + _head(tone, end, -way)


def move(part: Part, sketch: Sketch) -> str:
    """Draw an arrow from one place to another."""
    start = sketch.point(part, 0.5)
    end = sketch.ring.point(part.to, part.to_far)
    across, down = end.x - start.x, end.y - start.y
    bow = Point((start.x + end.x) / 2 + part.bend * down, (start.y + end.y) / 2 - part.bend * across)
    tone = "r" if part.red else "i"
    way = atan2(end.y - bow.y, end.x - bow.x) * 57.296
    return path(tone, f"M{start}Q{bow} {end}") + _head(tone, end, way)


def _head(tone: str, tip: Point, degrees: float) -> str:
    """Draw the head of an arrow that flies in a direction: 0 to the right, 90 down."""
    return path(tone, "".join(_barb(tip, degrees, side) for side in (1, -1)))


def _barb(tip: Point, degrees: float, side: int) -> str:
    back = radians(degrees + 180 - side * 27)
    end = Point(tip.x + 12 * cos(back), tip.y + 12 * sin(back))
    return f"M{tip}L{end}"


# the festival


def hut(part: Part, sketch: Sketch) -> str:
    """Draw a player's hut: its roof from the front, with the player below."""
    at = sketch.ring.outside(part.at, 20)
    tone = "r" if part.red else "i"
    drawn = path("p", "M-22-6h44v26h-44z") + path("s" if part.red else "k", "M-30-6l30-17 30 17z")
    drawn += disc("p", 0, 3, 6) + path(tone, "M-11 20c0-14 22-14 22 0")
    return turned(drawn, at, 0) + sketch.words(part, at.x, at.y + 37)


def person(part: Part, sketch: Sketch) -> str:
    """Draw someone who stands on the mat."""
    at = sketch.point(part, 0.3)
    tone = "s" if part.red else "p"
    body = path(tone, "M-13 14c0-18 26-18 26 0z") + disc(tone + " o", 0, -5, 7.5)
    return turned(body, at, 0) + sketch.words(part, at.x, at.y + 32)


def stool(part: Part, sketch: Sketch) -> str:
    """Draw the stool that is a door of the festival."""
    at = sketch.point(part, 0.84)
    return box("v" if part.red else "p", *at, 24, 24, 4) + sketch.words(part, at.x, at.y + 31)


def drum(part: Part, sketch: Sketch) -> str:
    """Draw a drum; a large one stands at the common table."""
    at = sketch.point(part, 0.3)
    size = 1.5 if part.large else 0.8
    drawn = path("p", "M-12-6c-5 4-5 12 0 16h24c5-4 5-12 0-16z") + '<ellipse class="p" cx="0" cy="-6" rx="12" ry="5"/>'
    label = sketch.words(part, at.x, at.y + 12 * size + 17)
    return f'<g transform="translate({at}) scale({size})">{drawn}</g>{label}'


def flag(part: Part, sketch: Sketch) -> str:
    """Draw a flag on its pole."""
    at = sketch.point(part, 0.3)
    drawn = path("i", "M0 14v-34") + path("s" if part.red else "p", "M0-20h20l-5 7 5 7h-20z")
    return turned(drawn, at, 0) + sketch.words(part, at.x, at.y + 32)


THINGS: Mapping[str, Callable[[Part, Sketch], str]] = MappingProxyType(
    {
        each.__name__: each
        for each in (seat, door, heap, row, fan, plate, cup, word, step, turn, move, hut, person, stool, drum, flag)
    }
)


def drawn(parts: tuple[Part, ...], sketch: Sketch) -> Iterator[str]:
    """Draw things one over the other, as they are listed."""
    for part in parts:
        yield THINGS[part.kind](part, sketch)
