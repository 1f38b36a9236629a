"""Which pages of villages there are of a game."""

from enum import Enum

from tutorials.catalogue import load
from tutorials.catalogue.houses import rules_of


class Page(Enum):
    """Pages of villages."""

    PAIR = "pair"  # two side by side
    TABLE = "table"  # all in a table
    MINE = "mine"  # one's own


def pages_of(game: str) -> frozenset[Page]:
    """Return the pages that a game has: one preset alone has nothing to be put beside."""
    found = load().game(game)
    if found is None or not (found.is_open and found.has_villages):
        return frozenset()
    return frozenset(Page) if len(rules_of(game).presets) > 1 else frozenset({Page.TABLE, Page.MINE})
