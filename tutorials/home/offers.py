"""What the site offers of a game beside its law: some games have no referee, no villages, no score of a hội."""

from dataclasses import dataclass

from tutorials.catalogue import Puzzle, load
from tutorials.pages.menu import has
from tutorials.pages.villages import Page, pages_of


@dataclass(frozen=True, slots=True)
class Offers:
    """Which pages there are of a game."""

    first: Puzzle | None  # the easiest hand to try
    has_desk: bool  # to lay a hand on
    has_referee: bool  # quarrels to be settled
    has_hoi: bool  # the score of a hội
    has_pair: bool  # two villages side by side
    has_table: bool  # all presets in a table
    has_mine: bool  # a village of one's own
    has_sheet: bool  # the rules on one page


def offers_of(game: str) -> Offers:
    """Return what there is of a game."""
    villages = pages_of(game)
    puzzles = load().puzzles(game)
    return Offers(
        first=puzzles[0] if puzzles else None,
        has_desk=has("desk", game),
        has_referee=has("referee", game),
        has_hoi=has("hoi", game),
        has_pair=has("villages", game),
        has_table=Page.TABLE in villages,
        has_mine=Page.MINE in villages,
        has_sheet=load().sheet(game) is not None,
    )
