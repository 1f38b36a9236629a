"""The four faces of the money deck, out of frame, signs, picture and seal.

A card is 200 by 640 units. Suits are told by shape: vạn is a square, văn a cross, sách a winding line.
"""

from __future__ import annotations

from tutorials.engine.cards import Kind, Suit
from tutorials.faces.flatten import flat
from tutorials.faces.ink import INK, PAPER, SEAL, block, han, moved, picture, seal, word
from tutorials.faces.ink import both_ends as ends

WIDTH, HEIGHT = 200, 640

# Where the seal is pressed on the picture of each red kind: centre, in the units of the picture.
STAMPS = {
    "8w": (162, 262),
    "9w": (100, 318),
    "8s": (164, 40),
    "9s": (28, 128),
    "cc": (30, 44),
    "tt": (166, 40),
    "oc": (168, 258),
}

WINDING_SIGN = (  # 索, drawn by hand as one winding stroke under its cross
    "M8 15h72M44-2v34M10 56c-5-22 0-22 12-22h46c16 0 12 13-6 20-28 10-49 7-43 16 6 8 49-3 49 9 0 11-30 "
    "12-48 12 22 1 40 4 58 14"
)

# Suit marks in a box of 64 by 64; a disc marks the three red yêu.
MARKS = {
    Suit.WAN: "M2 2h60v60h-60zM13 13v38h38v-38zM23 23h18v18h-18z",
    Suit.VAN: (
        "M8 4s7-3 10-2 4 4 6 6c3 4 8 12 8 12s5-8 8-12c2-2 3-5 6-6s10 2 10 2-2 6-4 10-5 8-8 12c-2 2-5"
        " 6-5 6s4 7 7 10 5 5 8 8 6 10 6 10-9 4-14 2c-3-1-4-4-6-6-3-4-8-12-8-12s-5 8-8 12c-2 2-3 5-6 "
        "6-5 2-14-2-14-2s3-6 6-10 5-7 8-10 7-8 7-8-5-5-7-8-4-6-6-10-4-10-4-10z"
    ),
    Suit.SACH: "M2 24c10-24 20-24 30-6s20 18 30-6M2 52c10-24 20-24 30-6s20 18 30-6",
}

RED_YEU_SIGNS = {"cc": "枝枝", "tt": "湯湯", "oc": "老"}
RED_YEU_SHORT = {"cc": "chi", "tt": "thang", "oc": "cụ"}


def suit_sign(suit: Suit, x: float, y: float, width: float, height: float) -> str:
    """Draw the suit as on the printed cards: vạn square, văn crossed, sách winding."""
    if suit is Suit.WAN:
        ground = block(x, y + 1, width, height - 2)
        return ground + han(suit.han, x + 6, y + 6, width - 12, height - 12, PAPER)
    if suit is Suit.SACH:
        drawn = f'<path fill="none" stroke="{INK}" stroke-width="11" d="{WINDING_SIGN}"/>'
        return moved(drawn, x, y, width / 86, height / 106)
    return han(suit.han, x, y, width, height)


def mark(kind: Kind, x: float, y: float, size: float) -> str:
    """Draw the suit as a bare shape, for weak eyes: square, cross, wave; a disc for the red yêu."""
    if kind.suit is None:
        half, inner = size / 2, size * 0.6
        disc = f'<circle cx="{x + half:g}" cy="{y + half:g}" r="{half:g}" fill="{INK}"/>'
        name = RED_YEU_SIGNS[kind.code][0]
        return disc + han(name, x + size * 0.2, y + size * 0.2, inner, inner, PAPER)
    shape = MARKS[kind.suit]
    if kind.suit is Suit.SACH:
        drawn = f'<path fill="none" stroke="{INK}" stroke-width="14" d="{shape}"/>'
    else:
        drawn = f'<path fill="{INK}" fill-rule="evenodd" d="{shape}"/>'
    return moved(drawn, x, y, size / 64)


def both_ends(content: str) -> str:
    """Print content at the top, and again upside down at the foot."""
    return ends(flat(content), WIDTH, HEIGHT)


def band(kind: Kind, y: float) -> str:
    """Part the sign from the picture: an ink line, or a red band with a small seal."""
    if kind.is_red:
        return block(14, y - 5, 172, 9, SEAL) + seal(100, y, 30)
    return block(14, y - 1.5, 172, 3)


def stamped(kind: Kind) -> str:
    """Show the picture, with the seal on it if the kind is red."""
    return picture(kind.code) + (seal(*STAMPS[kind.code], 44, -4) if kind.is_red else "")


# --- the four faces


def traditional(kind: Kind) -> str:
    """Signs at both ends, the suit on the left and the rank on the right, and the picture."""
    if kind.suit is None:
        names = RED_YEU_SIGNS[kind.code]
        if len(names) == 1:
            sign = han(names, 46, 14, 108, 100)
        else:
            sign = han(names[0], 12, 14, 86, 100) + han(names[1], 103, 14, 86, 100)
    else:
        sign = suit_sign(kind.suit, 15, 15, 80, 98) + han(kind.han[0], 104, 14, 84, 100)
    return both_ends(sign + band(kind, 128)) + moved(stamped(kind), 0, 144)


def corner(kind: Kind) -> str:
    """Draw the traditional card with a large digit and suit mark in the corner."""
    if kind.suit is None:
        sign = word(RED_YEU_SHORT[kind.code], 14, 78, 172, 92) + mark(kind, 28, 106, 62) + seal(142, 137, 58)
    else:
        sign = word(str(kind.rank), 12, 102, 92, 124) + mark(kind, 26, 110, 60)
        sign += suit_sign(kind.suit, 118, 16, 66, 72) + han(kind.han[0], 116, 94, 70, 74)
    return both_ends(sign + band(kind, 182)) + moved(stamped(kind), 26, 190, 0.74)


def sign(kind: Kind) -> str:
    """Only the sign, as large as the card allows: digit, suit shape, suit name."""
    if kind.suit is None:
        first, second = kind.vi.split()
        words = word(first, 14, 122, 172, 130) + word(second, 14, 232, 172, 130)
        return words + block(14, 292, 172, 12, SEAL) + mark(kind, 30, 326, 140) + seal(100, 552, 110)
    drawn = word(str(kind.rank), 14, 262, 172, 330) + mark(kind, 28, 304, 144)
    drawn += word(kind.suit.label, 14, 560, 172, 110)
    return drawn + (block(14, 604, 172, 12, SEAL) + seal(100, 610, 40) if kind.is_red else block(14, 610, 172, 3))


def text(kind: Kind) -> str:
    """Only words, at both ends."""
    first, second = kind.vi.split()
    words = word(first, 14, 158, 172, 186) if kind.suit else word(first, 14, 120, 172, 130)
    words += word(second, 14, 262 if kind.suit else 230, 172, 108 if kind.suit else 130)
    middle = block(14, 314, 172, 12, SEAL) + seal(100, 320, 44) if kind.is_red else block(14, 318.5, 172, 3)
    return both_ends(words) + middle
