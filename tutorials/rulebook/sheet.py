"""The rule sheet of a game as a PDF: one A4 page in black and white, in the largest letters that leave it one page."""

from dataclasses import dataclass
from typing import Any

from django.template.loader import render_to_string
from django.utils.translation import override

from tutorials.catalogue import Game, Text, load
from tutorials.catalogue.sheets import RuleSheet
from tutorials.faces.compose import Face
from tutorials.press.leaf import STYLE, fitted, told
from tutorials.press.pdf import Printed, Typesetter, static_folder
from tutorials.press.qr import short
from tutorials.rulebook.words import WORDS


@dataclass(frozen=True)
class Leaf:
    """A sheet to print."""

    game: Game
    sheet: RuleSheet
    lang: str
    face: Face

    @property
    def title(self) -> Text:
        """Return the title of the sheet, else the name of the game."""
        return self.sheet.title or self.game.name


def leaf_of(game: str, lang: str, face: Face) -> Leaf | None:
    """Return the sheet of an open game, or None."""
    found, sheet = load().game(game), load().sheet(game)
    if found is None or not found.is_open or sheet is None:
        return None
    return Leaf(found, sheet, lang, face)


def html_of(leaf: Leaf, address: str, size: float) -> str:
    """Fill the template of a sheet."""
    context: dict[str, Any] = {
        **told(leaf.game.slug),
        "lang": leaf.lang,
        "face": leaf.face.value,
        "draws_tables": True,
        "words": WORDS,
        "letters": f"{size:g}pt",
        "address": address,
        "short_address": short(address),
    }
    with override(leaf.lang):
        return render_to_string("rulebook/leaf.html", context)


def print_sheet(leaf: Leaf, address: str) -> Printed:
    """Print a sheet; `address` is where its page is. Raises MissingLibraries."""
    typesetter = Typesetter(static_folder(), (STYLE,))
    laid = fitted(lambda size: typesetter.lay(html_of(leaf, address, size)))
    return typesetter.write(laid)
