"""Compose the faces of every deck: a card as a file of its own, and all the cards of a deck as one file of symbols."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from tutorials.engine.decks import FRENCH, MONEY, TAM_CUC, Deck, deck_with
from tutorials.faces import french, money, tamcuc
from tutorials.faces.ink import frame, scales

SHOWN_HEIGHT = 320  # of a single file, whatever its deck: cards beside each other are equally high


class Face(Enum):
    """The four faces between which a reader chooses."""

    TRADITIONAL = "traditional"
    CORNER = "corner"
    SIGN = "sign"
    TEXT = "text"


@dataclass(frozen=True)
class Style:
    """How the cards of a deck are drawn: their size, the inside of each face, and the name for those who see none."""

    deck: Deck
    width: int
    height: int
    faces: Mapping[Face, Callable[[Any], str]]
    name: Callable[[Any], str]
    folder: str = ""  # below the folder of built files; the money deck was there first

    def card(self, card: Any, face: Face) -> str:
        """Draw the inside of one card, without its outer element."""
        return frame(self.width, self.height) + self.faces[face](card)

    def single(self, card: Any, face: Face) -> str:
        """Draw one card as a file of its own, named for those who do not see it."""
        return self._file(self.name(card), self.card(card, face))

    def back(self) -> str:
        """Draw the back, for cards that lie face down."""
        return self._file("quân úp", frame(self.width, self.height) + scales(self.width, self.height))

    def sprite(self, face: Face) -> str:
        """Draw all kinds as symbols of one file, each under the letter c and its code."""
        symbols = "\n".join(
            f'<symbol id="c{kind.code}" viewBox="0 0 {self.width} {self.height}">{self.card(kind, face)}</symbol>'
            for kind in self.deck.kinds
        )
        return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'

    def _file(self, name: str, drawn: str) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{round(SHOWN_HEIGHT * self.width / self.height)}" '
            f'height="{SHOWN_HEIGHT}" viewBox="0 0 {self.width} {self.height}" role="img" aria-label="{name}">'
            f"<title>{name}</title>{drawn}</svg>\n"
        )


STYLES = {
    style.deck.slug: style
    for style in (
        Style(
            MONEY,
            money.WIDTH,
            money.HEIGHT,
            {
                Face.TRADITIONAL: money.traditional,
                Face.CORNER: money.corner,
                Face.SIGN: money.sign,
                Face.TEXT: money.text,
            },
            lambda kind: str(kind.vi),
        ),
        Style(
            TAM_CUC,
            tamcuc.WIDTH,
            tamcuc.HEIGHT,
            {
                Face.TRADITIONAL: tamcuc.traditional,
                Face.CORNER: tamcuc.corner,
                Face.SIGN: tamcuc.sign,
                Face.TEXT: tamcuc.text,
            },
            lambda piece: str(piece.vi),
            "tam-cuc/",
        ),
        Style(
            FRENCH,
            french.WIDTH,
            french.HEIGHT,
            {
                Face.TRADITIONAL: french.traditional,
                Face.CORNER: french.corner,
                Face.SIGN: french.sign,
                Face.TEXT: french.text,
            },
            lambda card: str(card.spoken("vi")),
            "french/",
        ),
    )
}


def single_of(code: str, face: Face) -> str:
    """Return the path of the file of one card of any deck, below the static folder."""
    return f"faces/{STYLES[deck_with(code).slug].folder}{face.value}/{code}.svg"


def back_of(deck: str) -> str:
    """Return the path of the back of a deck's cards, below the static folder."""
    return f"faces/{STYLES[deck].folder}back.svg"


def file_of(deck: str, face: Face) -> str:
    """Return the path of a deck's file of symbols, below the static folder."""
    return f"faces/{STYLES[deck].folder}{face.value}.svg"
