"""What the modes share that are about a hand: its state, and the card with which it may be ù."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tutorials.tasks.board import Board, Option, hand_board, hand_options
from tutorials.tasks.fields import Part, Streak
from tutorials.tasks.layout import Layout
from tutorials.tasks.mode import CARDS, Mode
from tutorials.tasks.parted import parted
from tutorials.tasks.questions import Asker, Question, lines_of
from tutorials.tasks.turn import Parted, Solution


@dataclass(frozen=True, slots=True, kw_only=True)
class HandMode(Mode):
    """A mode that asks one question about a hand state."""

    asks: ClassVar[str]

    hand: Part

    @property
    def question(self) -> Question | None:
        """Return the question about the hand."""
        return {"ask": self.asks, **self.hand}

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show the hand."""
        return hand_board(asker, self.hand)


@dataclass(frozen=True, slots=True, kw_only=True)
class PickedHandMode(HandMode):
    """A mode in which cards of the hand are picked."""

    offered = CARDS

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show the mat; the cards held are those to pick."""
        return hand_board(asker, self.hand, layout=layout, is_picked_from=True)

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return what is held, and not laid."""
        return hand_options(shown, asker.lang)


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidHandMode(PickedHandMode):
    """A mode about the best lay-out of the hand."""

    asks = "arrange"
    may_be_empty = True

    def solve(self, asker: Asker) -> Solution:
        """Lay the hand out."""
        said = self.said(asker)
        return Solution((), lines_of(said), parted(asker, said))


@dataclass(frozen=True, slots=True, kw_only=True)
class WonHandMode(HandMode):
    """A mode about a hand and the card that has come."""

    asks = "win"

    winning: Part = field(default_factory=dict)
    streak: Streak = 0  # hands won in a row before this one

    @property
    def question(self) -> Question | None:
        """Ask whether it is ù."""
        return self.as_won()

    def as_won(self) -> dict[str, Any]:
        """Return the question whether the hand is ù with this card."""
        more = {"streak": self.streak} if self.streak else {}
        return {"ask": self.asks, **self.hand, "winning": dict(self.winning), **more}

    def parted(self, asker: Asker, said: Mapping[str, Any]) -> tuple[Parted, ...]:
        """Lay the hand out, with the card in its place."""
        return parted(asker, said, asker.cards(self.winning["card"])[0]) if self.winning else ()

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show the hand and the card."""
        return hand_board(asker, self.hand, winning=self.winning, streak=self.streak)
