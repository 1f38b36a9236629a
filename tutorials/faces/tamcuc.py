"""The four faces of the tam cúc pieces: the Hán sign, a picture, the name.

A piece is 200 by 480 units. Red and black are told by shape too: a red piece bears its sign in a ring, in seal red;
a black one bears it cut out of a block of ink.
"""

from __future__ import annotations

from tutorials.engine.pieces import Piece, Rank
from tutorials.faces import ink
from tutorials.faces.ink import INK, PAPER, SEAL, block, fitted, han, moved, picture, seal

WIDTH, HEIGHT = 200, 480

# Where the seal is pressed on the picture of a red piece: centre, in the units of the picture.
STAMPS = {
    Rank.TUONG: (166, 104),
    Rank.SI: (172, 90),
    Rank.TUONG_VOI: (30, 40),
    Rank.XE: (26, 40),
    Rank.PHAO: (160, 34),
    Rank.MA: (160, 54),
    Rank.TOT: (24, 106),
}


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


def shown(piece: Piece, x: float, y: float, width: float) -> str:
    """Show the picture of the rank, with the seal on it if the piece is red."""
    drawn = picture(f"tam-cuc/{piece.rank.slug}") + (seal(*STAMPS[piece.rank], 40, -4) if piece.is_red else "")
    return moved(drawn, x, y, width / 200)


def band(piece: Piece, y: float) -> str:
    """Part the sign from the picture: a red band, or an ink line."""
    return block(14, y - 4.5, 172, 9, SEAL) if piece.is_red else block(14, y - 1.5, 172, 3)


def word(piece: Piece, x: float, y: float, width: float, height: float) -> str:
    """Set the name of the rank in a box."""
    return fitted(piece.rank.vi, x, y, width, height, colour(piece), 1.5)


def colour_word(piece: Piece, x: float, y: float, width: float, height: float) -> str:
    """Set the name of the colour in a box."""
    return fitted("đỏ" if piece.is_red else "đen", x, y, width, height, colour(piece))


def traditional(piece: Piece) -> str:
    """Draw the sign at both ends, and the picture."""
    return both_ends(medal(piece, 48, 12, 104) + band(piece, 126)) + shown(piece, 16, 135, 168)


def corner(piece: Piece) -> str:
    """Draw the name in letters, the sign and the picture."""
    return word(piece, 14, 14, 172, 96) + medal(piece, 45, 120, 110) + band(piece, 244) + shown(piece, 12, 252, 176)


def sign(piece: Piece) -> str:
    """Draw only the sign, as large as the card allows, and the name below."""
    return medal(piece, 14, 18, 172) + word(piece, 14, 214, 172, 150) + colour_word(piece, 14, 378, 172, 84)


def text(piece: Piece) -> str:
    """Only words: the name and the colour, and a band between them."""
    return word(piece, 14, 22, 172, 190) + band(piece, 240) + colour_word(piece, 14, 274, 172, 150)
