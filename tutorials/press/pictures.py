"""Pictures for the printer: their addresses, and how it draws them."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any
from xml.etree import ElementTree

from tutorials.catalogue import Text, load
from tutorials.drawings.compose import paper
from tutorials.engine.decks import MONEY, Card
from tutorials.faces.compose import Face, back_of, single_of
from tutorials.faces.ink import PAPER

# WeasyPrint has no types of its own.
SVGImage = Any
Stream = Any

CARD_GAP, PILE_GAP = 10, 60  # between cards and piles, in units of a card
CARD_HEIGHT = 320  # of every deck; a money card is 100 wide
BACK = "back"  # instead of a face: the codes are decks
DRAWING = "drawing:"
WHITE = "#fff"  # the ground of cards on paper: a grey printer would make dots of any other
BAR = 24  # thickness of the line under a winning card

_CARDS = re.compile(r'src="(cards:[a-z]+/[^"]*)"')


@dataclass(frozen=True, slots=True)
class Picture:
    """A row of cards as one picture: its address for the printer, and what it shows."""

    source: str
    names: Text
    deck: str = MONEY.slug
    is_marked: bool = False  # a line stands below a card of it

    @property
    def kind(self) -> str:
        """Return the words for the style, which sets how high it is."""
        return f"of-{self.deck} marked" if self.is_marked else f"of-{self.deck}"


def written(card: Card) -> str:
    """Write a card for the address of a row: hyphens part cards."""
    return card.code.replace("-", "~")


def source(card: Card, face: str | Face) -> str:
    """Return the address of the picture of one card."""
    return row_source([[card]], face)


def row_source(
    piles: Sequence[Sequence[Card]],
    face: str | Face,
    marked: Sequence[int] = (),
    won: Mapping[int, int] = MappingProxyType({}),
) -> str:
    """Return the address of a row of piles; those at the places `marked` are underlined, as winning cards are.

    `won` tells of a pile the place of one card that is underlined alone.
    """
    groups = (
        "!" * (place in marked) + "-".join(_with_mark(pile, won.get(place, -1))) for place, pile in enumerate(piles)
    )
    return f"cards:{face.value if isinstance(face, Face) else face}/{'_'.join(groups)}"


def _with_mark(pile: Sequence[Card], won: int) -> Iterator[str]:
    return (f"*{written(card)}" if place == won else written(card) for place, card in enumerate(pile))


def back_source(deck: str) -> str:
    """Return the address of the back of the cards of a deck."""
    return f"cards:back/{deck.replace('-', '~')}"


# drawn


def table_drawn(address: str) -> bytes:
    """Draw a table: `drawing:to-tom-doors/vi/corner`."""
    name, lang, face = address.removeprefix(DRAWING).split("/")
    return paper(load().drawings[name], lang, Face(face)).encode()


class Pictures(dict[str, Any]):
    """The pictures of the book by address, as WeasyPrint's own store of pictures.

    WeasyPrint draws an SVG anew wherever it stands. A book shows some four thousand cards of thirty kinds: here
    each kind is drawn once, and placed wherever it is shown.
    """

    def __init__(self, static: Path, drawings: Mapping[str, bytes]) -> None:
        from weasyprint.images import SVGImage as Image  # type: ignore[import-untyped]

        super().__init__(
            (address, Image(ElementTree.fromstring(data), address, None, None)) for address, data in drawings.items()
        )
        self._static = static
        self._cards: dict[str, _Card] = {}

    def prepare(self, html: str) -> None:
        """Make the rows of cards that a part shows."""
        for address in _CARDS.findall(html):
            if address not in self:
                face, _, row = address.removeprefix("cards:").partition("/")
                self[address] = _Row(row, partial(self._card, face))

    def _card(self, face: str, code: str) -> "_Card":
        from weasyprint.images import SVGImage as Image

        name = f"{face}/{code}"
        if name not in self._cards:
            path = back_of(code) if face == BACK else single_of(code, Face(face))
            drawn = (self._static / path).read_text(encoding="utf-8").replace(PAPER, WHITE)
            tree = ElementTree.fromstring(drawn)
            self._cards[name] = _Card(Image(tree, name, None, None), float(tree.get("width", 0)))
        return self._cards[name]


class _Card:
    """A card that is drawn once a document and then placed."""

    def __init__(self, image: SVGImage, width: float) -> None:
        self._image = image
        self.width = width
        self._drawn: dict[int, Stream] = {}

    def place(self, stream: Stream, x: float) -> None:
        """Put the card at some distance from the left."""
        resources = stream._resources  # where the document keeps what is drawn once
        group = self._drawn.get(id(resources))
        if group is None:
            group = self._drawn[id(resources)] = stream.add_group(0, 0, self.width, CARD_HEIGHT)
            self._image.draw(group, self.width, CARD_HEIGHT, None)
        with stream.stacked():
            stream.transform(e=x)
            stream.draw_x_object(group.id)


class _Row:
    """Cards in a row, as WeasyPrint asks pictures to be: a size, and a way to draw them.

    Written `4v-4w_!cc`: cards of a pile joined by hyphens, piles by underscores, a pile of winning cards with
    an exclamation mark, which underlines them, a winning card among others with a star, as in `3v-*4v-5v`; a tilde
    stands for a hyphen inside a code, as in `xe~do`.
    """

    def __init__(self, row: str, card: Callable[[str], _Card]) -> None:
        self._places: list[tuple[_Card, float, bool]] = []
        x = 0.0
        for pile in row.split("_"):
            is_winning = pile.startswith("!")
            for code in pile.removeprefix("!").split("-"):
                drawn = card(code.removeprefix("*").replace("~", "-"))
                self._places.append((drawn, x, is_winning or code.startswith("*")))
                x += drawn.width + CARD_GAP
            x += PILE_GAP - CARD_GAP
        self._width = x - PILE_GAP
        self._height = CARD_HEIGHT + (2 * BAR if any(is_winning for _, _, is_winning in self._places) else 0)

    def get_intrinsic_size(self, resolution: float, font_size: float) -> tuple[float, float, float]:
        """Return width, height and their ratio."""
        return self._width, self._height, self._width / self._height

    def draw(self, stream: Stream, width: float, height: float, style: Any) -> None:
        """Draw the row at a size."""
        stream.transform(a=width / self._width, d=height / self._height)
        for card, x, is_winning in self._places:
            card.place(stream, x)
            if is_winning:
                stream.set_color_rgb(0, 0, 0)
                stream.rectangle(x, CARD_HEIGHT + BAR, card.width, BAR)
                stream.fill()
