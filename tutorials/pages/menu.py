"""The doors of the menu: the features that a game may have, and where their first pages are."""

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from tutorials.catalogue import load
from tutorials.engine.games import GAMES
from tutorials.pages.game import keeping
from tutorials.pages.villages import Page, pages_of
from tutorials.play.games import tables_of


def _always(game: str) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Door:
    """A feature as the menu names it."""

    feature: str
    name: Promise
    is_of: Callable[[str], bool] = _always  # says whether a game has it
    is_shared: bool = False  # one page for all games, which `game` in the address may narrow

    def address(self, game: str) -> str:
        """Return where it leads; empty if the game has no such page."""
        if not self.is_of(game):
            return ""
        if self.is_shared:
            return f"{reverse(f'{self.feature}:index')}?{urlencode({'game': game})}"
        return reverse(f"{self.feature}:index", args=[game])


# In the order of need; what does not fit beside the first stands in the list behind them.
DOORS = (
    Door("lessons", pgettext_lazy("menu", "Học")),
    Door("table", pgettext_lazy("menu", "Chơi"), lambda game: tables_of(game) is not None),
    Door("puzzles", pgettext_lazy("menu", "Luyện")),
    Door("referee", pgettext_lazy("menu", "Xử giúp"), lambda game: game in load().benches),
    Door("law", pgettext_lazy("menu", "Luật")),
    Door("desk", pgettext_lazy("menu", "Xem bài"), lambda game: load().desk(game) is not None),
    Door("glossary", pgettext_lazy("menu", "Từ điển"), is_shared=True),
    Door("villages", pgettext_lazy("menu", "Lệ làng"), lambda game: Page.PAIR in pages_of(game)),
    Door("hoi", pgettext_lazy("menu", "Ghi điểm"), lambda game: "hoi" in GAMES[game].asks),
    Door("rulebook", pgettext_lazy("menu", "In sách"), is_shared=True),
)
BEHIND = {"paper": "rulebook"}  # features without a door of their own, by the door that they stand behind
BESIDE = frozenset({"progress", "search"})  # features without a door, of which each game has its own look


def has(feature: str, game: str) -> bool:
    """Say whether a game has a feature of the menu."""
    return next(door.is_of(game) for door in DOORS if door.feature == feature)


def place_of(feature: str, game: str) -> str:
    """Return where a feature has its first page about a game, or the page of the game where it has none."""
    if feature in BESIDE:
        return keeping(game, f"{feature}:index")
    found = next((door.address(game) for door in DOORS if door.feature == feature), "")
    return found or reverse("home:game", args=[game])
