"""The law of a game on one page, for everybody to take home: bound into a pack, or alone."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Text, load
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.pages.offering import offer
from tutorials.pages.preferences import Preferences
from tutorials.pages.request import language
from tutorials.paper.fields import CardFace
from tutorials.paper.kind import Kind, PaperForm
from tutorials.press.leaf import SIZES, STYLE, told


class LeafForm(CardFace, PaperForm):
    """The law of which game."""

    game = forms.ChoiceField(label=_("Trò"), initial=MAIN_GAME)
    field_order = ("game", "face")

    def __init__(self, given: QueryDict, preferences: Preferences | None = None) -> None:
        """Offer the games that have a sheet."""
        super().__init__(given, preferences)
        lang = language()
        offer(self, "game", [(game.slug, game.name.say(lang)) for game in load().games if load().sheet(game.slug)])


def fill(choices: Mapping[str, Any], lang: str) -> Mapping[str, Any]:
    """Return the game and its sheet; a drawing would leave no room for letters that a class can read."""
    return told(choices["game"])


KIND = Kind(
    "leaf",
    Text("Tờ luật một trang", "The rules on one page"),
    Text(
        "Luật một trò gọn trong một trang A4, phát cho mỗi người.", "The rules of a game on one A4 page, to hand out."
    ),
    LeafForm,
    fill,
    sizes=SIZES,
    style=STYLE,
)
