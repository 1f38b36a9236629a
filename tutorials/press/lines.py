"""How many lines stand on a page that is laid out, and which pages need none."""

from collections.abc import Iterator, Sequence
from typing import Any

from tutorials.press.pictures import DRAWING

CARDS = 2  # lines for which the cards of a hand count, which are higher on every paper
SHOWN = "shown"  # a card of a deck that is shown
SAME = 6  # pixels between words that stand on one line
FREE = {"cover", "notes"}  # what a leaf is for when few lines stand on it with reason

# WeasyPrint has no types of its own.
Box = Any

Row = tuple[float, float, int]  # of pictures: its top, its foot, and for how many lines it counts


def lines_of(page: Box) -> int:
    """Count the lines between head and foot; words at one height are one line, whatever stands between them.

    Without words beside it a drawing or a card of the deck counts for as many as it is high, and a hand for two.
    """
    lines, pictures = _standing(page)
    return len(lines) + sum(_alone(row, lines) for row in pictures)


def heights_of(page: Box) -> list[float]:
    """Return the heights at which lines and pictures stand on a page, the lowest first: between two it may end."""
    lines, pictures = _standing(page)
    return sorted((*lines, *(foot for _, foot, _ in pictures)), reverse=True)


def is_free(page: Box) -> bool:
    """Say whether a page may be as empty as it likes: a cover, a page to write on, one that was left blank."""
    return page.page_type.blank or any(FREE & _classes(box) for box in boxes_of(page))


def is_drawing(box: Box) -> bool:
    """Say whether a box is a drawing of the table."""
    element = getattr(box, "element", None)
    return element is not None and str(element.get("src", "")).startswith(DRAWING)


def boxes_of(page: Box) -> Iterator[Box]:
    """Yield all boxes between head and foot of a page, each before what stands in it."""
    return _within(page.children[0])


def _within(box: Box) -> Iterator[Box]:
    yield box
    for child in getattr(box, "children", ()):
        yield from _within(child)


def _classes(box: Box) -> set[str]:
    element = getattr(box, "element", None)
    return set() if element is None else set(str(element.get("class", "")).split())


def _standing(page: Box) -> tuple[list[float], list[Row]]:
    """Return the heights of the lines of words on a page, and the rows of pictures."""
    from weasyprint.text.line_break import strut  # type: ignore[import-untyped]

    words: list[float] = []
    pictures: list[Row] = []
    line = 0.0
    for box in boxes_of(page):
        kind = type(box).__name__
        if kind == "TextBox":
            if box.text.strip():
                words.append(box.position_y + box.baseline)
        elif "Replaced" in kind:
            pictures.append((box.position_y, box.position_y + box.margin_height(), _height(box, line)))
        elif box.element_tag == "body":
            line, _ = strut(box.style)
    return _apart(words), _rows(pictures)


def _height(picture: Box, line: float) -> int:
    """Return for how many lines, each so high, a picture counts."""
    is_whole = is_drawing(picture) or SHOWN in _classes(picture)
    return round(picture.height / line) if is_whole and line else CARDS


def _apart(heights: Sequence[float]) -> list[float]:
    """Return the heights at which words stand, those of one line once."""
    found: list[float] = []
    for height in sorted(heights):
        if not found or height > found[-1] + SAME:
            found.append(height)
    return found


def _rows(pictures: Sequence[Row]) -> list[Row]:
    """Return the pictures that stand beside each other as one."""
    rows: list[Row] = []
    for top, foot, lines in sorted(pictures):
        if rows and (top + foot) / 2 < rows[-1][1]:
            first, last, most = rows.pop()
            rows.append((first, max(last, foot), max(most, lines)))
        else:
            rows.append((top, foot, lines))
    return rows


def _alone(row: Row, lines: Sequence[float]) -> int:
    """Return for how many lines a row of pictures counts beside those of the words that stand beside it."""
    top, foot, most = row
    return max(0, most - sum(top <= line <= foot for line in lines))
