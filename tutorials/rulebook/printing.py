"""Print one edition: its body in halves beside each other, then what tells the pages of the body."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from django.template.loader import render_to_string

from tutorials.catalogue import load
from tutorials.press.balance import FEWEST
from tutorials.press.pdf import Printed, Sheets, Typesetter, static_folder
from tutorials.press.qr import short
from tutorials.rulebook.book import Book
from tutorials.rulebook.choices import Edition, Paper
from tutorials.rulebook.halves import Half, halves_of
from tutorials.rulebook.words import WORDS

NOTES, NOTE_LINES = "notes", 17


def typesetter_of(paper: Paper) -> Typesetter:
    """Return what sets the type of a book. Raises MissingLibraries."""
    return Typesetter(static_folder(), styles_of(paper), FEWEST)


def styles_of(paper: Paper) -> tuple[str, str]:
    """Return the styles of a book."""
    return ("rulebook/book.css", f"rulebook/{paper.value}.css")


def html_of(part: str, book: Book, code: str, address: str, pages: Mapping[str, int]) -> str:
    """Fill the template of one part beside the body."""
    return render_to_string(f"rulebook/{part}.html", _context(book, code, address, pages))


def body_of(book: Book, half: Half, code: str, address: str) -> str:
    """Fill the template of half the body."""
    return render_to_string("rulebook/body.html", {**_context(book, code, address, {}), "half": half})


def _context(book: Book, code: str, address: str, pages: Mapping[str, int]) -> dict[str, Any]:
    return {
        "book": book,
        "edition": book.edition,
        "words": WORDS,
        "code": code,
        "address": address,
        "short_address": short(address),
        "pages": pages,
        "has_notes": NOTES in pages,
        "lines": range(NOTE_LINES),
        "has_english": "en" in book.langs,
        "dropped": "" if book.edition.is_whole else f"{book.volumes[0].game.prefix}-",
        "site": address,
    }


def print_book(edition: Edition, code: str, address: str) -> Printed:
    """Print an edition whose code is known; `address` is where its page is. Raises MissingLibraries."""
    book = Book(load(), edition)
    typesetter = typesetter_of(edition.paper)

    def lay(part: str, first: int, pages: Mapping[str, int]) -> Sheets:
        return typesetter.lay(html_of(part, book, code, address, pages), first)

    body = [typesetter.lay_apart(partial(body_of, book, half, code, address)) for half in halves_of(book)]
    first = 1
    for half in body:
        half.begin(first)
        first = half.after
    pages = {name: page for half in body for name, page in half.anchors.items()}
    back = lay("back", first, pages)
    pages |= back.anchors
    front = lay("front", 1, pages)
    if front.after % 2 == 0:  # a page for notes lets the first page of the text lie on the right
        front = lay("front", 1, {**pages, NOTES: front.after})
    return typesetter.write(front, *body, back)
