"""A paper as the press is given it: kind, language and choices, in plain words."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlencode

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import override

from tutorials.faces.compose import Face
from tutorials.paper.kind import Kind, Piece, Words
from tutorials.paper.kinds import KINDS
from tutorials.press.leaf import fitted
from tutorials.press.orders import Spoiled, whole
from tutorials.press.pdf import Printed, Sheets, Typesetter, static_folder
from tutorials.press.qr import printed_address, short
from tutorials.press.store import Matter, Shelf, made_of, path_of

MOST_PAGES = 120  # of papers bound together
NUMBERED = "paper/numbered.css"


@dataclass(frozen=True, slots=True)
class PaperOrder:
    """A paper of some kind with its choices, and the address that it prints."""

    kind: ClassVar[str] = "paper"

    slug: str
    lang: str
    words: Words
    address: str

    @property
    def of(self) -> Kind:
        """Return its kind."""
        return KINDS[self.slug]

    @property
    def path(self) -> Path:
        """Return where it is kept, if it can be kept there: `store.find` knows."""
        face = Face(dict(self.words).get("face", Face.CORNER.value))
        matter = made_of(Matter("paper", self.of.reads), face)
        text = "\0".join((self.slug, self.lang, urlencode(self.words), self.address, matter))
        shelf = Shelf.PAPER if self.is_common else Shelf.OWN_PAPER
        return path_of(self.slug, hashlib.sha256(text.encode()).hexdigest()[:32], shelf)

    @property
    def is_common(self) -> bool:
        """Say whether it is what others may order too."""
        return self.of.read(self.words).is_common

    def as_words(self) -> dict[str, Any]:
        """Write the order for the queue; `read` undoes it."""
        return {"slug": self.slug, "lang": self.lang, "words": list(map(list, self.words)), "address": self.address}

    def html(self) -> str:
        """Fill the template of its pages."""
        with override(self.lang):
            return render_to_string(self.of.template, filled(self.of, self.words, self.lang, self.address))

    def print(self) -> bytes:
        """Print the paper."""
        if self.of.pieces:
            return whole(bind(self), self.path)
        typesetter = Typesetter(static_folder(), self.of.styles)
        with override(self.lang):
            laid = _laid(typesetter, self.of, filled(self.of, self.words, self.lang, self.address))
        return whole(typesetter.write(laid), self.path)


def bind(order: PaperOrder) -> Printed:
    """Lay out the pieces of a paper one after the other, pages numbered through, then the page that leads to them."""
    kind, typesetter = order.of, Typesetter(static_folder(), ("paper/paper.css",))
    laid: list[tuple[Piece, Sheets]] = []
    with override(order.lang):
        pieces = kind.pieces(kind.read(order.words).cleaned_data, order.lang) if kind.pieces else ()
        for piece in pieces:
            of = KINDS[piece.kind]
            first = laid[-1][1].after if laid else 2
            styles = (*of.styles[1:], *kind.styles[1:], NUMBERED)
            said = filled(of, piece.words, order.lang, order.address)
            laid.append((piece, _laid(typesetter, of, said, first, styles)))
            if laid[-1][1].after > MOST_PAGES + 1:
                raise Spoiled(f"more than {MOST_PAGES} pages")
        values = filled(kind, order.words, order.lang, order.address)
        places = [(piece, sheets.first, sheets.after - 1) for piece, sheets in laid]
        front = typesetter.lay(render_to_string(kind.template, {**values, "places": places}), 1, kind.styles[1:])
    return typesetter.write(front, *(sheets for _, sheets in laid), has_front=False)


def _laid(
    typesetter: Typesetter, kind: Kind, values: Mapping[str, Any], first: int = 1, styles: Sequence[str] = ()
) -> Sheets:
    """Lay a paper out; one that must be one page in the largest letters that leave it one, else in the smallest."""

    def lay(size: float | None = None) -> Sheets:
        letters = {"letters": f"{size:g}pt"} if size else {}
        return typesetter.lay(render_to_string(kind.template, {**values, **letters}), first, styles)

    return fitted(lay, kind.sizes) if kind.sizes else lay()


def filled(kind: Kind, words: Words, lang: str, address: str = "") -> dict[str, Any]:
    """Return what the templates of a kind show."""
    choices = kind.read(words).cleaned_data
    plain = {"kind": kind, "lang": lang, "choices": choices, "size": choices.get("size", "14")}
    plain |= {"letters": f"{kind.sizes[0]:g}pt"} if kind.sizes else {}
    plain |= {"face": choices.get("face", Face.CORNER.value), "address": address}
    plain |= {"short_address": short(address), "scan": _("quét mã này")}
    return {**plain, **kind.fill(choices, lang)}


def order_of(kind: Kind, lang: str, words: Words) -> PaperOrder:
    """Return the order of a paper; it prints where its form is, choices and all."""
    with override(lang):
        path = reverse("paper:form", args=[kind.slug])
    query = f"?{urlencode(words)}" if words else ""
    return PaperOrder(kind.slug, lang, words, printed_address(path + query))


def read(words: Mapping[str, Any]) -> PaperOrder:
    """Read an order that was written for the queue. Raises ValueError if there is no such paper."""
    slug, lang, chosen = words["slug"], words["lang"], tuple((name, value) for name, value in words["words"])
    if slug not in KINDS:
        raise ValueError(f"no paper of a kind {slug!r}")
    KINDS[slug].read(chosen)
    return PaperOrder(slug, lang, chosen, words["address"])
