"""Small books for the tests: a few articles of the real law."""

from dataclasses import replace
from typing import Any

from tutorials.catalogue import Catalogue, load
from tutorials.press.pdf import Typesetter, static_folder
from tutorials.rulebook.book import Book
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.halves import halves_of
from tutorials.rulebook.printing import body_of, html_of, styles_of

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


def leaves(edition: Edition) -> list[Any]:
    """Return the pages of the body and of what follows it, laid out here one after the other."""
    book = Book(load(), edition)
    press = Typesetter(static_folder(), styles_of(edition.paper))
    pages: dict[str, int] = {}
    found: list[Any] = []
    for half in halves_of(book):
        laid = press.lay(body_of(book, half, CODE, ADDRESS), len(found) + 1)
        found += laid.document.pages
        pages |= laid.anchors
    return found + press.lay(html_of("back", book, CODE, ADDRESS, pages), len(found) + 1).document.pages
