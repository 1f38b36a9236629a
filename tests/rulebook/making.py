"""Small books for the tests: a few articles of the real law."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tutorials.catalogue import Catalogue, load
from tutorials.rulebook.book import Book
from tutorials.rulebook.booklet.printing import laid
from tutorials.rulebook.choices import Edition, Kind
from tutorials.rulebook.halves import halves_of
from tutorials.rulebook.printing import NOTES, body_of, html_of, typesetter_of

CODE = "TT-0000-0000"
ADDRESS = "https://chieu.example/rulebook/"


def few_articles(*idents: str) -> Catalogue:
    """Return the catalogue with these articles only in the law of Tổ tôm."""
    whole = load()
    law = whole.law("to-tom")
    kept = tuple(article for article in law.articles if article.id in idents)
    return replace(whole, laws={**whole.laws, "to-tom": replace(law, articles=kept)})


def html(edition: Edition, pages=None, catalogue: Catalogue | None = None, address: str = ADDRESS) -> str:
    """Return the HTML of all parts."""
    book = Book(catalogue or load(), edition)
    front, back = (html_of(part, book, CODE, address, pages or {}) for part in ("front", "back"))
    return "\n".join((front, *(body_of(book, half, CODE, address) for half in halves_of(book)), back))


def leaves(edition: Edition) -> Iterator[Any]:
    """Yield the pages of a book, laid out here part after part: what tells the pages of the body comes last."""
    if edition.kind is Kind.BOOKLET:
        yield from laid(edition, CODE, ADDRESS)[1].document.pages
        return
    book, press = Book(load(), edition), typesetter_of(edition.paper)
    after, pages = 1, {}
    for half in halves_of(book):
        part = press.lay(body_of(book, half, CODE, ADDRESS), after)
        yield from part.document.pages
        after, pages = part.after, {**pages, **part.anchors}
    for name, first in (("back", after), ("front", 1)):
        part = press.lay(html_of(name, book, CODE, ADDRESS, {NOTES: 1, **pages}), first)
        yield from part.document.pages
        pages |= part.anchors
