"""The four faces of the French deck: large figures for weak eyes, suits told by shape and by colour.

A card is 250 by 350 units.
"""

from __future__ import annotations

from tutorials.engine.french import SIGNS, Card, Suit
from tutorials.faces import ink
from tutorials.faces.ink import INK, SEAL, fitted, moved, paint

WIDTH, HEIGHT = 250, 350

# Suit signs in a box of 64 by 64.
MARKS = {
    Suit.SPADE: (
        "M32 1c5 15 29 25 29 42a15 15 0 0 1-25.500 10.500c.5 4.500 3 7.500 7.500 9.500h-22c4.500-2 7-5 7.500-9.500"
        "a15 15 0 0 1-25.500-10.500c0-17 24-27 29-42z"
    ),
    Suit.CLUB: (
        "M32 1a14.500 14.500 0 0 1 10.500 24.500a14.500 14.500 0 1 1-7 24c.5 6 3 11 8 13.500h-23c5-2.500 7.500-7.500 8-13.500"
        "a14.500 14.500 0 1 1-7-24a14.500 14.500 0 0 1 10.500-24.500z"
    ),
    Suit.DIAMOND: "M32 1c6 11 14 21 24 31c-10 10-18 20-24 31c-6-11-14-21-24-31c10-10 18-20 24-31z",
    Suit.HEART: "M32 62c-8-14-30-24-30-42a15.500 15.500 0 0 1 30-5a15.500 15.500 0 0 1 30 5c0 18-22 28-30 42z",
}


def colour(card: Card) -> str:
    """Return the paint of a card."""
    return SEAL if card.is_red else INK


def mark(card: Card, x: float, y: float, size: float) -> str:
    """Draw the sign of the suit in a square."""
    return moved(paint(MARKS[card.suit], colour(card)), x, y, size / 64)


def figure(card: Card, x: float, y: float, width: float, height: float) -> str:
    """Set the figure or letter of the card as large as the box allows."""
    return fitted(SIGNS[card.rank - 1], x, y, width, height, colour(card))


def both_ends(content: str) -> str:
    """Print content at the top, and again upside down at the foot."""
    return ink.both_ends(content, WIDTH, HEIGHT)


def traditional(card: Card) -> str:
    """Figure and sign in two corners, as many signs as the card counts, or the picture."""
    return corner(card)


def corner(card: Card) -> str:
    """A very large figure with its sign, and the sign again, larger, below."""
    return figure(card, 14, 16, 118, 140) + mark(card, 28, 176, 84) + mark(card, 124, 216, 116)


def sign(card: Card) -> str:
    """Only figure and sign, as large as the card allows."""
    return figure(card, 16, 18, 218, 160) + mark(card, 51, 190, 146)


def text(card: Card) -> str:
    """Figure and the name of the suit in letters, at both ends."""
    return both_ends(figure(card, 14, 14, 110, 90) + fitted(card.suit.vi, 14, 116, 150, 48, colour(card)))
