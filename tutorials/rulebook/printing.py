"""Print one edition: fill the templates part by part, so that contents and index know their pages."""

import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import segno
from django.conf import settings
from django.template.loader import render_to_string

from tutorials.catalogue import load
from tutorials.rulebook.book import Book
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.pdf import Printed, Sheets, Typesetter
from tutorials.rulebook.words import WORDS

PARTS = ("front", "body", "back")


def static_folder() -> Path:
    """Return the folder of the site's own static files."""
    return Path(settings.STATICFILES_DIRS[0])


def html_of(part: str, book: Book, code: str, address: str, pages: Mapping[str, int]) -> str:
    """Fill the template of one part."""
    return render_to_string(f"rulebook/{part}.html", _context(book, code, address, pages))


def _context(book: Book, code: str, address: str, pages: Mapping[str, int]) -> dict[str, Any]:
    return {
        "book": book,
        "edition": book.edition,
        "words": WORDS,
        "code": code,
        "address": address,
        "short_address": address.partition("://")[2].partition("?")[0],
        "pages": pages,
        "has_english": "en" in book.langs,
        "volume_prefix": f"{book.volumes[0].game.prefix}-",
    }


def print_book(edition: Edition, code: str, address: str) -> Printed:
    """Print an edition whose code is known; `address` is where its page is. Raises MissingLibraries."""
    book = Book(load(), edition)
    typesetter = Typesetter(static_folder(), ("book.css", f"{edition.paper.value}.css"), {"qr:": qr(address)})

    def lay(part: str, first: int, pages: Mapping[str, int]) -> Sheets:
        return typesetter.lay(html_of(part, book, code, address, pages), first)

    body = lay("body", 1, {})
    back = lay("back", body.after, body.anchors)
    front = lay("front", 1, {**body.anchors, **back.anchors})
    return typesetter.write(front, body, back)


def qr(address: str) -> bytes:
    """Draw a QR code of an address."""
    target = io.BytesIO()
    segno.make(address, error="m", micro=False).save(target, kind="svg", border=0, xmldecl=False, svgclass=None)
    return target.getvalue()
