"""What all decks are drawn with: ink, paper, seal and tools, words and Hán signs, frame and picture, as SVG.

The pictures in ``art/`` name a drawing tool on each path, one letter in ``class``; ``TOOLS`` below is the only
place where line weights are set, so that all of them keep one hand.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tutorials.faces.flatten import flat
from tutorials.faces.glyphs import HAN_SIZE, WORD_SIZE, glyphs

ART = Path(__file__).with_name("art")
INK, PAPER, SEAL, OCHRE = "#211", "#f8efd9", "#b3261a", "#e5bd63"

TOOLS = {
    "o": f'fill="{PAPER}"',  # outlined shape, covers what lies behind
    "l": "",  # line
    "w": 'stroke-width="9"',  # wide line: staffs and poles
    "f": 'stroke-width="3.4"',  # fine line: hatching, faces
    "d": 'stroke-width="4" stroke-dasharray="4 8"',  # dashed line: woven and stitched cloth
    "t": 'stroke-width="2"',  # thin line: the courts of the French deck
    "k": f'fill="{INK}" stroke="none"',  # solid ink
    "r": f'fill="{SEAL}" stroke="none"',  # solid red
    "y": f'fill="{OCHRE}" stroke="none"',  # solid yellow
    "p": f'fill="{PAPER}" stroke="none"',  # cut out of the ink
    "g": f'stroke="{PAPER}" stroke-width="3.4"',  # line cut out of the ink
}

THICKENED = "一二三四五六七八九"  # signs of few strokes, that would look thin beside the others


def paint(path: str, fill: str = INK) -> str:
    """Fill a path."""
    return f'<path fill="{fill}" d="{path}"/>'


def word(text: str, x: float, baseline: float, width: float, size: float) -> str:
    """Set a word on its baseline, in the middle of the width: at this size, or smaller until it fits."""
    glyph = glyphs()[text]
    scale = min(size / WORD_SIZE, width / glyph.width)
    left = x + (width - glyph.width * scale) / 2 - glyph.left * scale
    return moved(paint(glyph.path), left, baseline, scale)


def moved(content: str, x: float, y: float, across: float = 1, down: float | None = None) -> str:
    """Move and stretch content."""
    down = across if down is None else down
    size = f"{across:.3g}" if across == down else f"{across:.3g} {down:.3g}"
    scale = "" if size == "1" else f" scale({size})"
    return f'<g transform="translate({x:.4g} {y:.4g}){scale}">{content}</g>'


def fitted(text: str, x: float, y: float, width: float, height: float, fill: str = INK, stretch: float = 1) -> str:
    """Set a word as large as the box allows, in its middle; it may grow taller by as much as the stretch says."""
    glyph = glyphs()[text]
    across = min(width / glyph.width, height / glyph.height)
    down = min(across * stretch, height / glyph.height)
    left = x + (width - glyph.width * across) / 2 - glyph.left * across
    top = y + (height - glyph.height * down) / 2 - glyph.top * down
    return moved(paint(glyph.path, fill), left, top, across, down)


def han(character: str, x: float, y: float, width: float, height: float, fill: str = INK) -> str:
    """Set a Hán character into a box, stretched as the printed signs are, its thin strokes thickened."""
    across, down = width / HAN_SIZE, height / HAN_SIZE
    low = 96 if character == "一" else 88
    edge = "" if fill == PAPER else f' stroke="{fill}" stroke-width="{4 if character in THICKENED else 2}"'
    drawn = f'<path fill="{fill}"{edge} d="{glyphs()[character].path}"/>'
    return moved(drawn, x, y + low * down, across, down)


def block(x: float, y: float, width: float, height: float, fill: str = INK) -> str:
    """Print a plain block."""
    return f'<path fill="{fill}" d="M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"/>'


def seal(x: float, y: float, size: float, turn: int = 0) -> str:
    """Press the red seal, centred; its carved lines keep it a seal in black and white too."""
    k = size / 48
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turn}) scale({k:.3g})">'
        f'<path fill="{SEAL}" d="M-22-24h43l3 4-1 41-3 3h-41l-3-3v-42z"/>'
        f'<path fill="none" stroke="{PAPER}" stroke-width="4" d="M-17-17h34v34h-34zM-17-5h14v22M-3-17v8h12v10'
        'h8M-3 9h12v8"/></g>'
    )


def both_ends(content: str, width: int, height: int) -> str:
    """Print content at the top of a card of this size, and again upside down at the foot."""
    return f'{content}<g transform="rotate(180 {width // 2} {height // 2})">{content}</g>'


def frame(width: int, height: int) -> str:
    """Cut a card of this size out of paper."""
    return (
        f'<rect x="2" y="2" width="{width - 4}" height="{height - 4}" rx="9" fill="{PAPER}" stroke="{INK}" '
        'stroke-width="4"/>'
    )


def scales(width: int, height: int) -> str:
    """Draw the back of a card of this size: scales of a fish in rows."""
    count = (width - 44) // 26
    left = (width - 26 * count) // 2
    rows = "".join(
        f"M{left if row % 2 else left + 13} {28 + 18 * row}" + "q6.5 17 13 17t13-17" * (count if row % 2 else count - 1)
        for row in range((height - 64) // 18)
    )
    return (
        f'<rect x="14" y="14" width="{width - 28}" height="{height - 28}" rx="4" fill="none" stroke="{INK}" '
        f'stroke-width="3.4"/><path fill="none" stroke="{INK}" stroke-width="3.4" d="{rows}"/>'
    )


@cache
def picture(name: str) -> str:
    """Read a picture by its path below ``art/`` and put its tools into plain attributes."""
    text = (ART / f"{name}.svg").read_text(encoding="utf-8")
    paths = "".join(re.findall(r"<path [^>]*/>", text))
    inked = re.sub(r' class="(\w)"', lambda m: f" {TOOLS[m[1]]}" if TOOLS[m[1]] else "", paths)
    return flat(inked, {"fill": "none", "stroke": INK, "stroke-width": "5", "stroke-linejoin": "round"})
