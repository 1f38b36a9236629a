"""What can be printed: a book or a rule sheet, as an order that the queue carries in plain words."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.conf import settings
from django.urls import reverse
from django.utils.translation import override

from tutorials.faces.compose import Face
from tutorials.rulebook import store
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.cover import inscribe
from tutorials.rulebook.pdf import Printed
from tutorials.rulebook.printing import print_book
from tutorials.rulebook.sheet import Leaf, leaf_of, print_sheet

log = logging.getLogger(__name__)


class Spoiled(Exception):
    """Something is missing on the pages, such as a picture for which memory did not suffice."""


@dataclass(frozen=True, slots=True)
class BookOrder:
    """An edition of a rulebook, and the address that it prints."""

    edition: Edition
    address: str

    @property
    def path(self) -> Path:
        """Return where it is kept, if it can be kept there: `store.find` knows."""
        return store.path_of_book(self.edition, self.address)

    @property
    def is_common(self) -> bool:
        """Say whether it is what others may order too."""
        return self.edition.is_common

    def as_words(self) -> dict[str, Any]:
        """Write the order for the queue; `read` undoes it."""
        return {"edition": self.edition.as_words(), "address": self.address}

    def print(self) -> bytes:
        """Print the book; names are written on the cover of the common edition, so that they cost next to nothing."""
        common = self.edition.unnamed
        if self.edition == common:
            return _whole(print_book(common, store.code_of(common), self.address), self.path)
        return inscribe(_kept(BookOrder(common, self.address)), self.edition)


@dataclass(frozen=True, slots=True)
class SheetOrder:
    """The rules of a game on one page, and the address that it prints."""

    leaf: Leaf
    address: str

    @property
    def path(self) -> Path:
        """Return where it is kept, if it can be kept there: `store.find` knows."""
        return store.path_of_sheet(self.leaf, self.address)

    @property
    def is_common(self) -> bool:
        """Say whether it is what others may order too: every sheet is."""
        return True

    def as_words(self) -> dict[str, Any]:
        """Write the order for the queue; `read` undoes it."""
        leaf = self.leaf
        return {"sheet": [leaf.game.slug, leaf.lang, leaf.edition.face.value], "address": self.address}

    def print(self) -> bytes:
        """Print the sheet."""
        return _whole(print_sheet(self.leaf, self.address), self.path)


Order = BookOrder | SheetOrder


def address_of_books(edition: Edition, site: str | None = None) -> str:
    """Return the address that a book prints: where its newest edition can be had, in its own language.

    Of the site, never of the request: whoever asks may write any port into his request, and each would make a book.
    """
    with override(edition.language.langs[0]):
        return (settings.SITE_ADDRESS if site is None else site) + reverse("rulebook:index")


def read(words: Mapping[str, Any]) -> Order:
    """Read an order that was written for the queue. Raises ValueError if there is no such thing to print."""
    if "edition" in words:
        return BookOrder(Edition.of_words(words["edition"]), words["address"])
    game, lang, face = words["sheet"]
    leaf = leaf_of(game, lang, Face(face))
    if leaf is None:
        raise ValueError(f"no rule sheet of {game}")
    return SheetOrder(leaf, words["address"])


def fulfil(order: Order) -> None:
    """Print and keep what is not kept yet, alone on this machine. Raises MissingLibraries, Spoiled, OSError."""
    with store.alone():
        if store.find(order.path) is None:
            store.keep(order.path, order.print())


def printed(order: Order) -> bytes:
    """Return what is ordered, printed now if it is not kept. Raises MissingLibraries, Spoiled."""
    with store.alone():
        return _kept(order)


def _kept(order: Order) -> bytes:
    """Return what is ordered, and keep it if that can be."""
    if path := store.find(order.path):
        return path.read_bytes()
    data = order.print()
    try:
        store.keep(order.path, data)
    except OSError as error:
        log.warning("%s: %s", order.path, error.strerror)
    return data


def _whole(printed: Printed, path: Path) -> bytes:
    """Return what was printed. Raises Spoiled if something failed that the reader would miss."""
    for warning in printed.warnings:
        log.warning("%s: %s", path.name, warning)
        if warning.startswith("Failed"):
            raise Spoiled(warning)
    return printed.data
