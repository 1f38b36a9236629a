"""What the modes share in which cards of the task are picked."""

from collections.abc import Iterable
from dataclasses import dataclass

from tutorials.tasks.board import Board, Option, card_options
from tutorials.tasks.fields import CardsGiven
from tutorials.tasks.mode import CARDS, Mode
from tutorials.tasks.questions import Asker


@dataclass(frozen=True, slots=True, kw_only=True)
class SpreadMode(Mode):
    """A mode that spreads cards out to be picked."""

    offered = CARDS

    cards: CardsGiven

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return the cards."""
        return card_options(self.cards, asker.lang)
