"""Pages that are laid out: which leaves hold a few lines alone, and how small letters of drawings are."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tutorials.drawings.places import WIDTH
from tutorials.press.balance import FEWEST
from tutorials.press.lines import boxes_of, is_drawing, is_free, lines_of

LETTER = 17  # of a drawing, in its own units
POINT = 0.75  # of a pixel of CSS


def thin(pages: Iterable[Any]) -> Sequence[tuple[int, int]]:
    """Return number and lines of the leaves that hold fewer than ten, but for those that need none."""
    counted = ((number, page, lines_of(page)) for number, page in enumerate((each._page_box for each in pages), 1))
    return [(number, lines) for number, page, lines in counted if lines < FEWEST and not is_free(page)]


def standing_out(pages: Iterable[Any]) -> Sequence[tuple[int, str]]:
    """Return number and words, or the address of a picture, of what goes on over the margin on the right."""
    found = []
    for number, page in enumerate((each._page_box for each in pages), 1):
        margin = page.content_box_x() + page.width
        for box in () if is_free(page) else boxes_of(page):
            if _is_seen(box) and box.position_x + box.width > margin + POINT:
                found.append((number, getattr(box, "text", "") or box.element.get("src")))
    return found


def _is_seen(box: Any) -> bool:
    kind = type(box).__name__
    return "Replaced" in kind or (kind == "TextBox" and bool(box.text.strip()))


def smallest_letter(pages: Iterable[Any]) -> float:
    """Return the points of the smallest letters in drawings of the table; a large number where there is none."""
    return min((letter for page in pages for letter in _letters(page._page_box)), default=99.0)


def _letters(page: Any) -> Iterator[float]:
    for box in boxes_of(page):
        if "Replaced" in type(box).__name__ and is_drawing(box):
            yield box.width / WIDTH * LETTER * POINT
