"""The law of a game on one page: its letters are the largest that leave it one page."""

from collections.abc import Callable, Sequence
from typing import Any

from tutorials.catalogue import Text, load
from tutorials.press.pdf import Sheets

STYLE = "press/leaf.css"
SIZES = (13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5)  # points of the letters


def told(game: str) -> dict[str, Any]:
    """Return what the page of a game shows: title and text."""
    found, sheet = load().game(game), load().sheet(game)
    assert found is not None and sheet is not None
    title: Text = sheet.title or found.name
    return {"title": title, "sheet": sheet}


def fitted(lay: Callable[[float], Sheets], sizes: Sequence[float] = SIZES) -> Sheets:
    """Lay something out in the largest letters that leave it one page, else in the smallest."""
    tried: dict[int, Sheets] = {}
    low, high = 0, len(sizes) - 1
    while low < high:
        middle = (low + high) // 2
        tried[middle] = lay(sizes[middle])
        low, high = (low, middle) if tried[middle].after == tried[middle].first + 1 else (middle + 1, high)
    return tried.get(low) or lay(sizes[low])
