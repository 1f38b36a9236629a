"""A deck to be printed and cut: the whole deck of a game, or one card of each kind to learn them by."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Text
from tutorials.catalogue.plans import DECKS
from tutorials.engine.decks import Deck
from tutorials.faces.compose import STYLES, Face
from tutorials.paper.cutting import Grid, Place, largest, sheets
from tutorials.paper.fields import SIZES, CardFace, TextSize
from tutorials.paper.kind import Kind, PaperForm
from tutorials.paper.names import said_of
from tutorials.press.pictures import back_source, source

SIGN = 0.5  # of a card: how large its sign is on a back for learning
NAMES = {
    "money": _("Tổ tôm, bí tứ, tài bàn, tổ tôm điếm: 120 quân"),
    "chan": _("Chắn: 100 quân"),
    "tam-cuc": _("Tam cúc: 32 quân"),
    "french": _("Bài tây: 52 lá"),
}


class DeckForm(TextSize, CardFace, PaperForm):
    """Which deck, on which face, and what stands on its back."""

    deck = forms.ChoiceField(label=_("Bộ bài"), choices=list(NAMES.items()), initial="money")
    copies = forms.ChoiceField(
        label=_("In bao nhiêu"),
        choices=[("all", _("Đủ bộ để chơi")), ("one", _("Mỗi mặt bài một lần, để học mặt"))],
        initial="all",
    )
    back = forms.ChoiceField(
        label=_("Lưng bài"),
        choices=[
            ("plain", _("Vảy cá (in hai mặt)")),
            ("learn", _("Tên và dấu, để học (in hai mặt)")),
            ("none", _("Để trắng (in một mặt)")),
        ],
        initial="plain",
    )
    size = forms.ChoiceField(label=_("Cỡ chữ của tên trên lưng bài"), choices=SIZES, initial="14")
    field_order = ("deck", "face", "copies", "back", "size")


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a card on its sheet: where it lies, its picture, and on a back for learning what stands there."""

    place: Place
    source: str
    name: str
    said: str = ""
    meant: str = ""  # in English, of a Vietnamese name


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet."""

    number: int
    is_back: bool
    sides: tuple[Side, ...]


def fill(choices: Mapping[str, Any], lang: str) -> Mapping[str, Any]:
    """Return the sheets of a deck, each with its back after it."""
    deck = DECKS[choices["deck"]]
    style = STYLES[deck.slug]
    grid = largest(style.height / style.width)
    dealt = sheets(list(_cards(deck, choices["copies"])), grid.count)
    return {
        "deck_name": NAMES[choices["deck"]],
        "grid": grid,
        "sign": (grid.width * SIGN, grid.height * SIGN),
        "sheets": dealt,
        "pages": list(_pages(dealt, grid, choices, lang)),
        "back": choices["back"],
        "count": sum(map(len, dealt)),
    }


def _cards(deck: Deck, copies: str) -> Iterator[Any]:
    for kind in deck.kinds:
        yield from [kind] * (deck.copies(kind) if copies == "all" else 1)


def _pages(dealt: Sequence[Sequence[Any]], grid: Grid, choices: Mapping[str, Any], lang: str) -> Iterator[Page]:
    for number, cards in enumerate(dealt, 1):
        front = zip(grid.places(), cards, strict=False)
        yield Page(
            number, False, tuple(Side(place, source(card, choices["face"]), card.label(lang)) for place, card in front)
        )
        if choices["back"] != "none":
            behind = zip(grid.places(is_back=True), cards, strict=False)
            yield Page(number, True, tuple(_back(place, card, choices, lang) for place, card in behind))


def _back(place: Place, card: Any, choices: Mapping[str, Any], lang: str) -> Side:
    deck = DECKS[choices["deck"]]
    if choices["back"] == "plain":
        return Side(place, back_source(deck.slug), "")
    said, meant = said_of(card, lang)
    return Side(place, source(card, Face.SIGN), card.label(lang), said, meant)


KIND = Kind(
    "deck",
    Text("Bộ bài để cắt", "A deck to cut"),
    Text(
        "Bộ tổ tôm, chắn, tam cúc hay bài tây trên giấy A4: in, cắt theo đường kẻ là có bài chơi.",
        "The decks of tổ tôm, chắn and tam cúc or the French deck on A4: print, cut along the lines and play.",
    ),
    DeckForm,
    fill,
    has_preview=True,
)
