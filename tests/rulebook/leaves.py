"""What stands on pages that are laid out: lines of words, and how large a drawing is."""

from collections.abc import Iterator
from typing import Any

from weasyprint.text.line_break import strut

from tutorials.drawings.places import WIDTH

LETTER = 17  # of a drawing, in its own units
POINT = 0.75  # of a pixel of CSS
LINE = 4  # pixels between which words stand on one line
CARDS = 2  # lines for which a row of cards counts, which is higher on every paper


def lines_of(page: Any) -> int:
    """Count the lines between head and foot of a page, a drawing for as many as it is high."""
    whole = page._page_box
    top, foot = whole.content_box_y(), whole.content_box_y() + whole.height
    words, pictures = set(), 0
    for box in _boxes(whole):
        if not top - 2 <= getattr(box, "position_y", -1) < foot:
            continue
        if type(box).__name__ == "TextBox" and box.text.strip():
            words.add(round(box.position_y / LINE))
        elif "Replaced" in type(box).__name__:
            pictures += round(box.height / strut(box.style)[0]) if _is_drawing(box) else CARDS
    return len(words) + pictures


def _is_drawing(box: Any) -> bool:
    element = getattr(box, "element", None)
    return element is not None and element.get("src", "").startswith("drawing:")


def smallest_letter(pages: Any) -> float:
    """Return the points of the smallest letters in drawings of the table; a large number where there is none."""
    return min((letter for page in pages for letter in _letters(page)), default=99.0)


def _letters(page: Any) -> Iterator[float]:
    for box in _boxes(page._page_box):
        if "Replaced" in type(box).__name__ and _is_drawing(box):
            yield box.width / WIDTH * LETTER * POINT


def _boxes(box: Any) -> Iterator[Any]:
    yield box
    for child in getattr(box, "children", ()):
        yield from _boxes(child)
