"""Pictures for the printer: their addresses, and how it draws them."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import Any
from xml.etree import ElementTree

from tutorials.catalogue import Text, load
from tutorials.catalogue.marks import USUAL_FACE
from tutorials.drawings.compose import paper
from tutorials.engine.decks import DECKS, MONEY, Card
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


def every_card() -> str:
    """Return the cards of all decks, in the face that most readers take, as the HTML of a page to be drawn ahead."""
    rows = (row_source([deck.kinds], USUAL_FACE) for deck in DECKS)
    return "".join(f'<img src="{row}" alt="" style="height: 9px">' for row in rows)


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

    def __init__(self, static: Path) -> None:
        super().__init__()
        self._static = static
        self._cards: dict[str, _Card] = {}

    def prepare(self, html: str) -> None:
        """Make the rows of cards that a part shows."""
        for address in _CARDS.findall(html):
            if address not in self:
                face, _, row = address.removeprefix("cards:").partition("/")
                self[address] = _Row(row, partial(self._card, face))

    def _card(self, face: str, code: str) -> "_Card":
        name = f"{face}/{code}"
        if name not in self._cards:
            path = back_of(code) if face == BACK else single_of(code, Face(face))
            self._cards[name] = _Card(_strokes((self._static / path).read_text(encoding="utf-8")))
        return self._cards[name]


class _Strokes:
    """How a card is drawn, kept for all that this process prints, and every process that parts from it."""

    def __init__(self, svg: str) -> None:
        from weasyprint.images import SVGImage as Image  # type: ignore[import-untyped]

        tree = ElementTree.fromstring(svg.replace(PAPER, WHITE))
        self.width = float(tree.get("width", 0))
        self._image: SVGImage = Image(tree, None, None, None)
        self._kept: tuple[Sequence[bytes], Mapping[str, Any]] | None = None

    def draw(self, group: Stream) -> None:
        """Draw it: the first time from its SVG, then stroke by stroke as it was drawn then."""
        if self._kept is None:
            self._image.draw(group, self.width, CARD_HEIGHT, None)
            resources = {name: held for name, held in group._resources.items() if held and name != "ColorSpace"}
            if not set(resources) - {"ExtGState"}:  # it stands by itself
                self._kept = tuple(group.stream), dict(resources.get("ExtGState", {}))
            return
        strokes, states = self._kept
        group.stream.extend(strokes)
        group._resources["ExtGState"].update(states)


_strokes = cache(_Strokes)


class _Card:
    """A card that is drawn once a document and then placed."""

    def __init__(self, strokes: _Strokes) -> None:
        self._strokes = strokes
        self.width = strokes.width
        self._drawn: dict[int, tuple[Any, Stream]] = {}

    def place(self, stream: Stream, x: float) -> None:
        """Put the card at some distance from the left."""
        resources = stream._resources  # where a document keeps what is drawn once: held, or another may get its number
        if id(resources) not in self._drawn:
            group = stream.add_group(0, 0, self.width, CARD_HEIGHT)
            self._drawn[id(resources)] = resources, group
            self._strokes.draw(group)
        _, group = self._drawn[id(resources)]
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
