"""The rule sheet of a game as a PDF: one A4 page in black and white, in the largest letters that leave it one page."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from django.template.loader import render_to_string

from tutorials.catalogue import Game, Text, load
from tutorials.catalogue.sheets import RuleSheet
from tutorials.engine.decks import Card
from tutorials.faces.compose import Face
from tutorials.press.pdf import Printed, Sheets, Typesetter, static_folder
from tutorials.press.qr import qr, short
from tutorials.rulebook.words import WORDS

SIZES = (13.0, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5)  # points of the letters, tried in turn
STYLES = ("rulebook/book.css", "rulebook/sheet.css")


@dataclass(frozen=True, slots=True)
class Look:
    """What drawing of prose asks of an edition."""

    face: Face

    def longest_row(self, cards: Sequence[Card]) -> float:
        """Return how long a row of cards may be: all of them stand side by side."""
        return math.inf


@dataclass(frozen=True)
class Leaf:
    """A sheet to print; the tags of the book draw its prose."""

    game: Game
    sheet: RuleSheet
    lang: str
    edition: Look
    ids: frozenset[str] = frozenset()  # of the clauses that stand on it: none, so that numbers are plain

    @property
    def langs(self) -> tuple[str, ...]:
        """Return the language of the sheet."""
        return (self.lang,)

    @property
    def title(self) -> Text:
        """Return the title of the sheet, else the name of the game."""
        return self.sheet.title or self.game.name


def leaf_of(game: str, lang: str, face: Face) -> Leaf | None:
    """Return the sheet of an open game, or None."""
    found, sheet = load().game(game), load().sheet(game)
    if found is None or not found.is_open or sheet is None:
        return None
    return Leaf(found, sheet, lang, Look(face))


def html_of(leaf: Leaf, address: str, size: float) -> str:
    """Fill the template of a sheet."""
    context: dict[str, Any] = {
        "book": leaf,
        "words": WORDS,
        "size": f"{size:g}pt",
        "address": address,
        "short_address": short(address),
    }
    return render_to_string("rulebook/leaf.html", context)


def print_sheet(leaf: Leaf, address: str) -> Printed:
    """Print a sheet; `address` is where its page is. Raises MissingLibraries."""
    typesetter = Typesetter(static_folder(), STYLES, {"qr:": qr(address)} if address else {})
    laid = _fitted(lambda size: typesetter.lay(html_of(leaf, address, size)))
    return typesetter.write(laid)


def _fitted(lay: Callable[[float], Sheets]) -> Sheets:
    """Lay the sheet out in the largest letters that leave it one page; most fit at once in the first size."""
    laid = lay(SIZES[0])
    if laid.after == 2:
        return laid
    tried = {}
    low, high = 1, len(SIZES) - 1
    while low < high:
        middle = (low + high) // 2
        tried[middle] = lay(SIZES[middle])
        low, high = (low, middle) if tried[middle].after == 2 else (middle + 1, high)
    return tried.get(low) or lay(SIZES[low])
