"""Cards to hold up: the letters A to D for answers, E to H for those with more, drums and flags of the festival."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Text
from tutorials.paper.fields import TextSize
from tutorials.paper.kind import Kind, PaperForm
from tutorials.questions.posed import LETTERS
from tutorials.scenes.festival import festival, flags_of, signals_of

FOUR, ONE = 4, 1  # cards on a page
CLOTHS = {"do": "#8c1c13", "trang": "#fff", "vang": "#efc94c"}  # dark, white and light in grey too


@dataclass(frozen=True, slots=True)
class Card:
    """A card to hold up: a letter alone, or a sign with its name and meaning."""

    letter: str = ""
    name: str = ""
    meaning: str = ""
    strokes: str = ""  # of the drum, as they are said
    sounds: tuple[str, ...] = ()
    cloth: str = ""  # colour of the flag
    article: str = ""


class CardsForm(TextSize, PaperForm):
    """Which cards, and how many on a page."""

    what = forms.ChoiceField(
        label=_("Thẻ nào"),
        choices=[
            ("answers", _("Chữ A, B, C, D để giơ khi trả lời")),
            ("more", _("Chữ E, F, G, H cho câu có hơn bốn lựa chọn")),
            ("drums", _("Hiệu trống tổ tôm điếm")),
            ("flags", _("Cờ tổ tôm điếm")),
        ],
        initial="answers",
    )
    page = forms.TypedChoiceField(
        label=_("Mỗi trang"),
        choices=[(str(FOUR), _("Bốn thẻ, cắt rời")), (str(ONE), _("Một thẻ, nhìn được từ xa"))],
        coerce=int,
        initial=str(FOUR),
    )
    field_order = ("what", "page", "size")


def fill(choices: Mapping[str, Any], lang: str) -> Mapping[str, Any]:
    """Return the cards page by page."""
    found = _CARDS[choices["what"]](lang)
    size = choices["page"]
    pages = [found[start : start + size] for start in range(0, len(found), size)]
    return {"pages": pages, "each": size, "what": choices["what"]}


def _answers(lang: str) -> list[Card]:
    return [Card(letter) for letter in LETTERS[:FOUR]]


def _more(lang: str) -> list[Card]:
    return [Card(letter) for letter in LETTERS[FOUR:]]


def _drums(lang: str) -> list[Card]:
    return [
        Card(
            name=each["name"],
            meaning=each["meaning"],
            strokes=each["strokes"],
            sounds=tuple(each["sounds"]),
            article=each["article"],
        )
        for each in signals_of(festival(), lang)
    ]


def _flags(lang: str) -> list[Card]:
    return [
        Card(name=each["name"], meaning=each["meaning"], cloth=CLOTHS[each["colour"]], article=each["article"])
        for each in flags_of(festival(), lang)
    ]


_CARDS = {"answers": _answers, "more": _more, "drums": _drums, "flags": _flags}

KIND = Kind(
    "cards",
    Text("Thẻ giơ tay, thẻ tiếng trống, thẻ cờ", "Cards to hold up, drum and flag cards"),
    Text(
        "Chữ A, B, C, D cho cả lớp cùng trả lời; các hiệu trống và ba lá cờ của tổ tôm điếm.",
        "The letters A to D for a whole class to answer with; the drum signals and the three flags of tổ tôm điếm.",
    ),
    CardsForm,
    fill,
    reads=("scenes", "questions"),
    has_preview=True,
)
