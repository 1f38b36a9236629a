"""Where books and sheets are kept, by what they are made of, and the code of an edition."""

import hashlib
from pathlib import Path

from tutorials.catalogue import load
from tutorials.faces.compose import Face
from tutorials.press.store import Matter, Shelf, made_of, path_of
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.sheet import Leaf

MATTER = Matter("rulebook", ("tasks", "scenes"))


def path_of_book(edition: Edition, address: str) -> Path:
    """Return where an edition is kept; its address is the place that it prints."""
    common = edition.unnamed.digest(_made_of(edition.face), address)[:32]
    names = "\0".join((edition.club, edition.name))
    named = f"-{hashlib.sha256(names.encode()).hexdigest()[:16]}" if edition != edition.unnamed else ""
    return path_of(edition.game, f"{common}{named}", Shelf.COMMON if edition.is_common else Shelf.OWN)


def path_of_sheet(leaf: Leaf, address: str) -> Path:
    """Return where a rule sheet is kept."""
    words = "\0".join((leaf.game.slug, leaf.lang, leaf.face.value, address, _made_of(leaf.face)))
    return path_of(f"sheet-{leaf.game.slug}", hashlib.sha256(words.encode()).hexdigest()[:32], Shelf.COMMON)


def code_of(edition: Edition) -> str:
    """Return the code of an edition: it changes with content, choices and form, not with the names on the cover."""
    prefix = next((game.prefix for game in load().games if game.slug == edition.games[0]), "")
    short = edition.unnamed.digest(_made_of(edition.face))[:8].upper()
    return f"{prefix}-{short[:4]}-{short[4:]}"


def _made_of(face: Face) -> str:
    return made_of(MATTER, face)
