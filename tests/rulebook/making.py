"""Small books for the tests: a few articles of the real law."""

from dataclasses import replace

from tutorials.catalogue import Catalogue, load
from tutorials.rulebook.book import Book
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.printing import PARTS, html_of

CODE = "TT-0000-0000"
ADDRESS = "https://chieu.example/rulebook/"


def few_articles(*idents: str) -> Catalogue:
    """Return the catalogue with these articles only in the law of Tổ tôm."""
    whole = load()
    law = whole.law("to-tom")
    kept = tuple(article for article in law.articles if article.id in idents)
    return replace(whole, laws={**whole.laws, "to-tom": replace(law, articles=kept)})


def html(edition: Edition, pages=None, catalogue: Catalogue | None = None) -> str:
    """Return the HTML of all parts."""
    book = Book(catalogue or load(), edition)
    return "\n".join(html_of(part, book, CODE, ADDRESS, pages or {}) for part in PARTS)
