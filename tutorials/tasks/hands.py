"""What the modes share that are about a hand: its state, and the card with which it may be ù."""

from dataclasses import dataclass, field
from typing import Any

from tutorials.tasks.board import Board, hand_board
from tutorials.tasks.fields import Part, Streak
from tutorials.tasks.layout import Layout
from tutorials.tasks.mode import Mode
from tutorials.tasks.questions import Asker, Question


@dataclass(frozen=True, slots=True, kw_only=True)
class HandMode(Mode):
    """A mode about a hand state."""

    hand: Part

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show the hand."""
        return hand_board(asker, self.hand)


@dataclass(frozen=True, slots=True, kw_only=True)
class PickedHandMode(HandMode):
    """A mode in which cards of the hand are picked."""

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show the mat; the cards held are those to pick."""
        return hand_board(asker, self.hand, layout=layout, is_picked_from=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class WonHandMode(HandMode):
    """A mode about a hand and the card that has come."""

    winning: Part = field(default_factory=dict)
    streak: Streak = 0  # hands won in a row before this one

    @property
    def question(self) -> Question | None:
        """Ask whether it is ù."""
        return self.as_won()

    def as_won(self) -> dict[str, Any]:
        """Return the question whether the hand is ù with this card."""
        more = {"streak": self.streak} if self.streak else {}
        return {"ask": "win", **self.hand, "winning": dict(self.winning), **more}

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show the hand and the card."""
        return hand_board(asker, self.hand, winning=self.winning, streak=self.streak)
