"""The four faces of the French deck: large figures for weak eyes, suits told by shape and by colour.

A card is 250 by 350 units. The courts are Adrian Kennard's, from the npm package ``@letele/playing-cards`` (CC0),
cut anew in straight strokes and in the inks of this site: ``art/french/LICENSE`` says how.
"""

from __future__ import annotations

from tutorials.engine.french import SIGNS, Card, Suit
from tutorials.faces import ink
from tutorials.faces.ink import INK, SEAL, fitted, moved, paint, picture

WIDTH, HEIGHT = 250, 350
TEN = 10

# Suit signs in a box of 64 by 64.
MARKS = {
    Suit.SPADE: (
        "M32 1c5 15 29 25 29 42a15 15 0 0 1-25.5 10.5c.5 4.5 3 7.5 7.5 9.5h-22c4.5-2 7-5 7.5-9.5a15 15 0 0 1-25.5-10.5"
        "c0-17 24-27 29-42z"
    ),
    Suit.CLUB: (
        "M32 1a14.5 14.5 0 0 1 10.5 24.5a14.5 14.5 0 1 1-7 24c.5 6 3 11 8 13.5h-23c5-2.5 7.5-7.5 8-13.5"
        "a14.5 14.5 0 1 1-7-24a14.5 14.5 0 0 1 10.5-24.5z"
    ),
    Suit.DIAMOND: "M32 1c6 11 14 21 24 31c-10 10-18 20-24 31c-6-11-14-21-24-31c10-10 18-20 24-31z",
    Suit.HEART: "M32 62c-8-14-30-24-30-42a15.5 15.5 0 0 1 30-5a15.5 15.5 0 0 1 30 5c0 18-22 28-30 42z",
}

# Where the signs of 2 to 10 stand in the upper half, in columns 0 to 2 and thousandths of the height; those of the
# lower half are the same upside down. The second list is the middle row.
HIGH, LOW = 62, 133
UPPER = {
    2: ((1, HIGH),),
    3: ((1, HIGH),),
    4: ((0, HIGH), (2, HIGH)),
    5: ((0, HIGH), (2, HIGH)),
    6: ((0, HIGH), (2, HIGH)),
    7: ((0, HIGH), (2, HIGH)),
    8: ((0, HIGH), (2, HIGH), (1, 118)),
    9: ((0, HIGH), (2, HIGH), (0, LOW), (2, LOW)),
    10: ((0, HIGH), (2, HIGH), (0, LOW), (2, LOW), (1, 98)),
}
HALF = HEIGHT // 2
MIDDLE = {
    3: ((1, HALF),),
    5: ((1, HALF),),
    6: ((0, HALF), (2, HALF)),
    7: ((0, HALF), (2, HALF), (1, 118)),
    8: ((0, HALF), (2, HALF)),
    9: ((1, HALF),),
}
COLUMNS = (82, 125, 168)
PIP = 46


def colour(card: Card) -> str:
    """Return the paint of a card."""
    return SEAL if card.is_red else INK


def mark(card: Card, x: float, y: float, size: float) -> str:
    """Draw the sign of the suit in a square."""
    return moved(paint(MARKS[card.suit], colour(card)), x, y, size / 64)


def figure(card: Card, x: float, y: float, width: float, height: float) -> str:
    """Set the figure or letter of the card as large as the box allows."""
    return fitted(SIGNS[card.rank - 1], x, y, width, height, colour(card), 1.4)


def both_ends(content: str) -> str:
    """Print content at the top, and again upside down at the foot."""
    return ink.both_ends(content, WIDTH, HEIGHT)


def pips(card: Card, places: tuple[tuple[int, int], ...]) -> str:
    """Draw the sign at some places."""
    return "".join(mark(card, COLUMNS[column] - PIP / 2, y - PIP / 2, PIP) for column, y in places)


def framed(content: str, x: float, y: float, width: float, height: float) -> str:
    """Draw a line around a picture."""
    edge = (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="none" stroke="{INK}" stroke-width="3"/>'
    )
    return content + edge


def court(card: Card) -> str:
    """Show the picture: one half, and the same upside down."""
    half = moved(picture(f"french/{card.code}"), 51, 58, 148 / 260)
    return framed(both_ends(half), 51, 58, 148, 234)


def bust(card: Card) -> str:
    """Show head and shoulders of the picture."""
    return framed(moved(picture(f"french/{card.code}-bust"), 112, 166, 122 / 219), 112, 166, 122, 170)


def traditional(card: Card) -> str:
    """Draw figure and sign in two corners, and as many signs as the card counts, or the picture."""
    index = figure(card, 8, 12, 40, 52) + mark(card, 9, 72, 38)
    if card.rank > TEN:
        return both_ends(index) + court(card)
    if card.rank == 1:
        return both_ends(index) + mark(card, 60, 110, 130)
    return both_ends(index + pips(card, UPPER[card.rank])) + pips(card, MIDDLE.get(card.rank, ()))


def corner(card: Card) -> str:
    """Draw a very large figure; below it the sign of the suit, as large, or with the bust of the picture."""
    index = figure(card, 14, 16, 116, 146)
    if card.rank > TEN:
        return index + mark(card, 18, 196, 82) + bust(card)
    return index + mark(card, 84, 184, 152)


def sign(card: Card) -> str:
    """Only figure and sign, as large as the card allows."""
    return figure(card, 16, 18, 218, 160) + mark(card, 51, 190, 146)


def text(card: Card) -> str:
    """Figure and the name of the suit in letters, as large as the card allows."""
    return figure(card, 14, 20, 222, 168) + fitted(card.suit.vi, 14, 206, 222, 124, colour(card), 1.3)
