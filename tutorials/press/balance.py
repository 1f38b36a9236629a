"""No leaf with a few lines alone: what stands before it ends a little higher, and the rest comes over.

WeasyPrint fills page after page, and keeps of each where it begins. When all are filled, a page with too few lines is
laid out again behind a shorter one. Soon after it pages begin where they began: nothing else in the book moves.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from tutorials.press.lines import heights_of, is_free, lines_of

FEWEST = 10  # lines on a leaf of a book
FEWEST_LINES = "fewest_lines"  # of the HTML of a document: what its leaves are asked to hold
BACK = 2  # pages before a thin one that may be shorter
AHEAD = 4  # pages after it that may begin elsewhere

# WeasyPrint has no types of its own.
Box = Any
Context = Any
Html = Any


@cache
def balance() -> None:
    """Let WeasyPrint balance the leaves of documents that ask for it, in this process and all that part from it."""
    from weasyprint import layout  # type: ignore[import-untyped]
    from weasyprint.layout import page  # type: ignore[import-untyped]

    make, remake, fill = page.make_all_pages, page.remake_page, page.block_level_layout

    def make_all_pages(context: Context, root: Box, html: Html, pages: list[Box]) -> Iterator[Box]:
        found = list(make(context, root, html, pages))
        if fewest := getattr(html, FEWEST_LINES, 0):
            _Leaves(context, root, html, found, fewest).balance()
        return iter(found)

    def remake_page(index: int, context: Context, *more: Any) -> Any:
        context.__dict__.setdefault("begun", {})[index] = context.broken_out_of_flow
        return remake(index, context, *more)

    def block_level_layout(context: Context, box: Box, bottom_space: float, *more: Any, **how: Any) -> Any:
        return fill(context, box, bottom_space + context.__dict__.get("lift", 0), *more, **how)

    layout.make_all_pages = make_all_pages
    page.remake_page, page.block_level_layout = remake_page, block_level_layout


class _Leaves:
    """The pages of a document that is laid out, in the list that WeasyPrint will take them from."""

    def __init__(self, context: Context, root: Box, html: Html, pages: list[Box], fewest: int) -> None:
        self._context = context
        self._root = root
        self._html = html
        self._pages = pages
        self._fewest = fewest

    def balance(self) -> None:
        """Fill the leaves with too few lines, from the first to the last."""
        for place, page in enumerate(self._pages):
            if lines_of(page) < self._fewest and not is_free(page):
                self._fill(place)

    def _fill(self, place: int) -> None:
        """Let a page before this one end higher, the one next to it if that helps; else leave all as it was."""
        pages, maker, begun = self._pages[:], self._context.page_maker[:], self._context.begun.copy()
        for first in range(place - 1, max(-1, place - 1 - BACK), -1):
            if not self._goes_on(first + 1) or self._is_filled(first, place, maker):
                return
            self._pages[:], self._context.page_maker[:], self._context.begun = pages, maker, begun.copy()

    def _goes_on(self, place: int) -> bool:
        """Say whether a page begins because the one before was full, not because a new one was asked for."""
        name, before = (self._pages[number].page_type.name for number in (place, place - 1))
        return bool(self._context.page_maker[place][1]["break"] == "any" and name == before)

    def _is_filled(self, first: int, place: int, maker: Sequence[Any]) -> bool:
        """Let pages end higher and higher, from the first to the one before this; say whether this one is filled."""
        self._lay(first)
        page, begins = self._pages[first], self._context.page_maker
        if first == place:
            return lines_of(page) >= self._fewest and self._meets(place + 1, maker)
        least = max(self._fewest, lines_of(page) // 2)
        foot, tried = page.content_box_y() + page.height, None
        for height in (foot, *heights_of(page)):
            if height < foot:
                self._lay(first, foot - height)
            if lines_of(self._pages[first]) < least:
                return False
            if begins[first + 1][0] != tried and self._is_filled(first + 1, place, maker):
                return True
            tried = begins[first + 1][0]
        return False

    def _meets(self, number: int, maker: Sequence[Any]) -> bool:
        """Lay out what follows until a page begins where it did; say whether one soon does, and none is thin."""
        begins, end = self._context.page_maker, min(number + AHEAD, len(self._pages))
        while begins[number][:3] != maker[number][:3]:
            if number == end or begins[number][0] is None:
                return False
            self._lay(number)
            if lines_of(self._pages[number]) < self._fewest:
                return False
            number += 1
        return True

    def _lay(self, place: int, lift: float = 0) -> None:
        """Lay a page out again, with so much room left at its foot."""
        from weasyprint.layout import page

        context = self._context
        context.page_maker[place][-1].update(content_changed=False, pages_wanted=False, anchors=[], content_lookups=[])
        context.broken_out_of_flow = context.begun[place]
        context.lift = lift
        self._pages[place], _ = page.remake_page(place, context, self._root, self._html)
        context.lift = 0
        context.page_maker[place + 1][-1]["content_changed"] = False
