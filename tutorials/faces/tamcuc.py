"""The four faces of the tam cúc pieces: the Hán sign, a picture, the name.

A piece is 200 by 480 units. Red and black are told by shape too: a red piece bears its sign in a ring, in seal red;
a black one bears it cut out of a block of ink.
"""

from __future__ import annotations

from tutorials.engine.pieces import Piece
from tutorials.faces import ink
from tutorials.faces.ink import INK, PAPER, SEAL, block, fitted, han

WIDTH, HEIGHT = 200, 480


def colour(piece: Piece) -> str:
    """Return the paint of a piece."""
    return SEAL if piece.is_red else INK


def medal(piece: Piece, x: float, y: float, size: float) -> str:
    """Draw the Hán sign: in a ring if red, cut out of a block if black."""
    if piece.is_red:
        half, edge = size / 2, size * 0.045
        ring = (
            f'<circle cx="{x + half:g}" cy="{y + half:g}" r="{half - edge:g}" fill="{PAPER}" stroke="{SEAL}" '
            f'stroke-width="{2 * edge:g}"/>'
        )
        inner = size * 0.66
        return ring + han(piece.han, x + (size - inner) / 2, y + (size - inner) / 2, inner, inner, SEAL)
    inner = size * 0.8
    return block(x, y, size, size) + han(piece.han, x + (size - inner) / 2, y + (size - inner) / 2, inner, inner, PAPER)


def both_ends(content: str) -> str:
    """Print content at the top, and again upside down at the foot."""
    return ink.both_ends(content, WIDTH, HEIGHT)


def traditional(piece: Piece) -> str:
    """The sign at both ends, and the picture."""
    return both_ends(medal(piece, 30, 16, 140))


def corner(piece: Piece) -> str:
    """The name in letters above the sign, and the picture."""
    return fitted(piece.rank.vi, 14, 14, 172, 90, colour(piece)) + medal(piece, 20, 120, 160)


def sign(piece: Piece) -> str:
    """Only the sign, as large as the card allows, and its name."""
    return medal(piece, 14, 20, 172) + text(piece)


def text(piece: Piece) -> str:
    """Only words."""
    name, paint = piece.rank.vi, colour(piece)
    return fitted(name, 14, 220, 172, 120, paint) + fitted("đỏ" if piece.is_red else "đen", 14, 360, 172, 100, paint)
