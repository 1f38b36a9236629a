"""What the press is given: a book or a rule sheet, as an order that the queue carries in plain words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

from django.urls import reverse
from django.utils.translation import override

from tutorials.catalogue import load
from tutorials.faces.compose import Face
from tutorials.press.orders import kept, whole
from tutorials.press.qr import printed_address
from tutorials.rulebook import places
from tutorials.rulebook.book import Book
from tutorials.rulebook.booklet.folding import folded
from tutorials.rulebook.booklet.printing import print_booklet
from tutorials.rulebook.choices import FORMS, WHOLE, Edition, Kind, Language, Paper, books
from tutorials.rulebook.cover import inscribe
from tutorials.rulebook.halves import halves_of
from tutorials.rulebook.printing import body_of, print_book
from tutorials.rulebook.sheet import Leaf, leaf_of, print_sheet


@dataclass(frozen=True, slots=True)
class BookOrder:
    """An edition of a rulebook, and the address that it prints."""

    kind: ClassVar[str] = "book"

    edition: Edition
    address: str

    @property
    def path(self) -> Path:
        """Return where it is kept, if it can be kept there: `store.find` knows."""
        return places.path_of_book(self.edition, self.address)

    @property
    def is_common(self) -> bool:
        """Say whether it is what others may order too."""
        return self.edition.is_common

    def as_words(self) -> dict[str, Any]:
        """Write the order for the queue; `read_book` undoes it."""
        return {"edition": self.edition.as_words(), "address": self.address}

    def print(self) -> bytes:
        """Print the book; names are written on the cover of the common edition, so that they cost next to nothing."""
        if self.edition.paper is Paper.FOLDED:
            return folded(kept(BookOrder(replace(self.edition, paper=Paper.A5), self.address)))
        common = self.edition.unnamed
        if self.edition == common:
            print_ = print_booklet if common.kind is Kind.BOOKLET else print_book
            return whole(print_(common, places.code_of(common), self.address), self.path)
        return inscribe(kept(BookOrder(common, self.address)), self.edition)


@dataclass(frozen=True, slots=True)
class SheetOrder:
    """The rules of a game on one page, and the address that it prints."""

    kind: ClassVar[str] = "sheet"

    leaf: Leaf
    address: str

    @property
    def path(self) -> Path:
        """Return where it is kept, if it can be kept there: `store.find` knows."""
        return places.path_of_sheet(self.leaf, self.address)

    @property
    def is_common(self) -> bool:
        """Say whether it is what others may order too: every sheet is."""
        return True

    def as_words(self) -> dict[str, Any]:
        """Write the order for the queue; `read_sheet` undoes it."""
        leaf = self.leaf
        return {"sheet": [leaf.game.slug, leaf.lang, leaf.face.value], "address": self.address}

    def print(self) -> bytes:
        """Print the sheet."""
        return whole(print_sheet(self.leaf, self.address), self.path)


def address_of_books(edition: Edition, site: str | None = None) -> str:
    """Return the address that a book prints: where its newest edition can be had, in its own language."""
    with override(edition.language.langs[0]):
        return printed_address(reverse("rulebook:index"), site)


def read_book(words: Mapping[str, Any]) -> BookOrder:
    """Read an order of a book that was written for the queue."""
    return BookOrder(Edition.of_words(words["edition"]), words["address"])


def read_sheet(words: Mapping[str, Any]) -> SheetOrder:
    """Read an order of a sheet that was written for the queue. Raises ValueError if there is no such sheet."""
    game, lang, face = words["sheet"]
    leaf = leaf_of(game, lang, Face(face))
    if leaf is None:
        raise ValueError(f"no rule sheet of {game}")
    return SheetOrder(leaf, words["address"])


def read_a_law() -> None:
    """Fill the first half of a book, so that its templates, addresses and engine are at hand for all that follow."""
    edition = Edition(FORMS[0])
    book = Book(load(), edition)
    body_of(book, halves_of(book)[0], "", address_of_books(edition))


def usual_books() -> Iterator[BookOrder]:
    """Yield the books that most readers take as the form offers them: of each game the booklet, then the whole law."""
    for kind in (Kind.BOOKLET, Kind.LAW):
        for game in books():
            edition = Edition(game, kind=kind)
            yield BookOrder(edition, address_of_books(edition))
    english = Edition(FORMS[0], kind=Kind.LAW, language=Language.EN)
    for edition in (english, Edition(FORMS[0], kind=Kind.LAW, paper=Paper.LARGE), Edition(WHOLE)):
        yield BookOrder(edition, address_of_books(edition))
