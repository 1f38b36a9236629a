r"""Outlines of the few characters on the cards, so that no card needs a font.

The outlines live in ``glyphs.json``. They were cut from Noto Serif CJK TC Black (Hán) and Noto Sans
(digits and names); both fonts are under the SIL Open Font License 1.1, see ``LICENSE`` beside this
file. To cut them again, with fontTools installed:

    python -m tutorials.faces.glyphs NotoSerifCJK-Black.ttc NotoSans-CondensedBold.ttf \
        NotoSans-ExtraCondensedBold.ttf
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import dist, hypot
from pathlib import Path
from typing import Any

DATA = Path(__file__).with_name("glyphs.json")
HAN = "一二三四五六七八九文萬枝湯老將士象車砲馬卒"
DIGITS = "123456789AJQK"
WORDS = (
    *("văn", "vạn", "sách", "chi", "thang", "ông", "cụ"),  # money
    *("tướng", "sĩ", "tượng", "xe", "pháo", "mã", "tốt", "đỏ", "đen"),  # tam cúc
    *("10", "bích", "chuồn", "rô", "cơ"),  # French
)
HAN_FACE = 3  # the face "TC" inside the Noto Serif CJK collection
HAN_SIZE = 100
WORD_SIZE = 240
KNIFE = 0.9  # how far a straight cut may leave the printed curve, in units of a 100-unit character

LETTERS = {"moveTo": "M", "lineTo": "l", "qCurveTo": "q", "closePath": "z"}

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Glyph:
    """A filled outline, y pointing down, with the box that it fills."""

    path: str
    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """Tell the width of the ink."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Tell the height of the ink."""
        return self.bottom - self.top


@cache
def glyphs() -> dict[str, Glyph]:
    """Read the stored outlines by the character or word they show."""
    stored: dict[str, list[Any]] = json.loads(DATA.read_text(encoding="utf-8"))
    return {text: Glyph(*values) for text, values in stored.items()}


def numbers(values: Iterable[int]) -> str:
    """Write numbers as SVG path arguments with no needless separator."""
    text = ""
    for value in values:
        text += f" {value}" if text and value >= 0 else f"{value}"
    return text


def straighten(points: Sequence[Point], tolerance: float) -> list[Point]:
    """Drop points that a straight cut misses by less than the tolerance (Douglas-Peucker)."""
    if len(points) < 3:
        return list(points)
    (ax, ay), (bx, by) = points[0], points[-1]
    length = hypot(bx - ax, by - ay)

    def away(point: Point) -> float:
        if not length:
            return dist(point, points[0])
        return abs((bx - ax) * (ay - point[1]) - (ax - point[0]) * (by - ay)) / length

    far = max(range(1, len(points) - 1), key=lambda i: away(points[i]))
    if away(points[far]) <= tolerance:
        return [points[0], points[-1]]
    return straighten(points[: far + 1], tolerance)[:-1] + straighten(points[far:], tolerance)


def carved(contours: Sequence[Sequence[Point]], tolerance: float) -> Glyph:
    """Make a glyph of straight cuts, as a knife leaves them in wood."""
    path = ""
    seen: list[tuple[int, int]] = []
    for contour in contours:
        half = max(range(len(contour)), key=lambda i: dist(contour[i], contour[0]))
        ring = straighten([*contour[: half + 1]], tolerance)[:-1]
        ring += straighten([*contour[half:], contour[0]], tolerance)[:-1]
        corners = [(round(x), round(y)) for x, y in ring]
        corners = [c for i, c in enumerate(corners) if c != corners[i - 1]]
        if len(corners) < 3:
            continue
        seen += corners
        steps = [step for (ax, ay), (bx, by) in zip(corners, corners[1:], strict=False) for step in (bx - ax, by - ay)]
        path += f"M{numbers(corners[0])}l{numbers(steps)}z"
    xs, ys = [x for x, _ in seen], [y for _, y in seen]
    return Glyph(path, min(xs), min(ys), max(xs), max(ys))


def cut_han(character: str, font_file: str) -> Glyph:
    """Cut one Hán character in straight strokes of the knife."""
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.ttLib import TTFont

    font = TTFont(font_file, fontNumber=HAN_FACE)
    glyph_set, scale = font.getGlyphSet(), HAN_SIZE / font["head"].unitsPerEm
    pen = DecomposingRecordingPen(glyph_set)
    glyph_set[font.getBestCmap()[ord(character)]].draw(pen)
    contours: list[list[Point]] = []
    for command, points in pen.value:
        placed = [(x * scale, -y * scale) for x, y in points]
        if command == "moveTo":
            contours.append(placed)
        elif command == "lineTo":
            contours[-1] += placed
        elif command == "curveTo":
            contours[-1] += flat_cubic(contours[-1][-1], placed)
    return carved(contours, KNIFE)


def cut_word(word: str, font_file: str) -> Glyph:
    """Cut a digit or a name with its curves kept, since it is printed large."""
    from fontTools.pens.basePen import decomposeQuadraticSegment
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.ttLib import TTFont

    font = TTFont(font_file)
    names, glyph_set = font.getBestCmap(), font.getGlyphSet()
    scale = WORD_SIZE / font["head"].unitsPerEm
    path, advance = "", 0.0
    at = (0, 0)
    seen: list[tuple[int, int]] = []
    for character in word:
        pen = DecomposingRecordingPen(glyph_set)
        glyph_set[names[ord(character)]].draw(pen)
        for command, points in pen.value:
            steps: list[tuple[str, Sequence[Point]]] = [(LETTERS[command], points)]
            if command == "qCurveTo":
                steps = [("q", pair) for pair in decomposeQuadraticSegment(points)]
            for letter, part in steps:
                placed = [(round((advance + x) * scale), round(-y * scale)) for x, y in part]
                origin = at if letter != "M" else (0, 0)
                moved = [v - o for p in placed for v, o in zip(p, origin, strict=True)]
                path += letter + numbers(moved)
                at = placed[-1] if placed else at
                seen += placed[-1:]
        advance += glyph_set[names[ord(character)]].width
    xs, ys = [x for x, _ in seen], [y for _, y in seen]
    return Glyph(path, min(xs), min(ys), max(xs), max(ys))


def flat_cubic(start: Point, points: Sequence[Point], parts: int = 8) -> list[Point]:
    """Walk along a cubic curve."""
    line = []
    for step in range(1, parts + 1):
        t, u = step / parts, 1 - step / parts
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        whole = (start, *points)
        line.append(
            (
                sum(w * p[0] for w, p in zip(weights, whole, strict=True)),
                sum(w * p[1] for w, p in zip(weights, whole, strict=True)),
            )
        )
    return line


def main(han_font: str, digit_font: str, word_font: str) -> None:
    """Cut all outlines again and write ``glyphs.json``."""
    found = {character: cut_han(character, han_font) for character in HAN}
    found |= {digit: cut_word(digit, digit_font) for digit in DIGITS}
    found |= {word: cut_word(word, word_font) for word in WORDS}
    lines = [
        f"  {json.dumps(t, ensure_ascii=False)}: " + json.dumps([g.path, g.left, g.top, g.right, g.bottom])
        for t, g in found.items()
    ]
    DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
