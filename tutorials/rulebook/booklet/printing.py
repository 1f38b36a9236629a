"""Print the short booklet part by part: what it holds, then as many pages for notes as its last sheet leaves."""

from dataclasses import replace
from typing import Any

from django.template.loader import render_to_string

from tutorials.catalogue import load
from tutorials.press.balance import FEWEST
from tutorials.press.pdf import Printed, Sheets, Typesetter, static_folder
from tutorials.press.qr import reachable, short
from tutorials.rulebook.booklet.contents import Booklet
from tutorials.rulebook.booklet.words import WORDS
from tutorials.rulebook.choices import Edition, Paper

LINES = {Paper.A5: 13, Paper.LARGE: 14}  # on a page for notes, with room for what stands at its foot
SEATS, ROWS = "ABCDE", 18  # of a score sheet, on the pages that the last sheet leaves free
FRONT = 2  # pages: the cover, and what is in the booklet
FOLD = 4  # pages of a sheet that is folded once


def print_booklet(edition: Edition, code: str, address: str) -> Printed:
    """Print a booklet whose code is known; `address` is where its page is. Raises MissingLibraries."""
    typesetter, sheets = laid(edition, code, address)
    return typesetter.write(sheets)


def laid(edition: Edition, code: str, address: str) -> tuple[Typesetter, Sheets]:
    """Lay out all pages of a booklet."""
    booklet = Booklet(load(), edition)
    address = reachable(address)
    typesetter = Typesetter(static_folder(), _styles(edition.paper), FEWEST)
    context = _context(booklet, code, address)
    body = typesetter.lay(render_to_string("rulebook/booklet/body.html", context), FRONT + 1)
    context["pages"] = body.anchors
    front = typesetter.lay(render_to_string("rulebook/booklet/front.html", context))
    context["notes"] = range(_notes(body.after - 1, edition.paper))
    notes = typesetter.lay(render_to_string("rulebook/booklet/notes.html", context), body.after)
    return typesetter, _joined(front, body, notes)


def _styles(paper: Paper) -> tuple[str, ...]:
    large = ("rulebook/booklet-large.css",) if paper is Paper.LARGE else ()
    return ("rulebook/booklet.css", *large)


def _context(booklet: Booklet, code: str, address: str) -> dict[str, Any]:
    return {
        "book": booklet,
        "edition": booklet.edition,
        "words": WORDS,
        "code": code,
        "address": address,
        "short_address": short(address),
        "lines": range(LINES[booklet.edition.paper]),
        "seats": SEATS,
        "rows": range(ROWS),
    }


def _notes(pages: int, paper: Paper) -> int:
    """Return how many pages for notes follow: one, or as many as a booklet of folded sheets leaves free."""
    return 1 if paper is Paper.LARGE else FOLD - pages % FOLD


def _joined(*parts: Sheets) -> Sheets:
    """Return some parts as one, so that their pages are numbered through."""
    pages = [page for part in parts for page in part.document.pages]
    return replace(parts[0], document=parts[0].document.copy(pages))
