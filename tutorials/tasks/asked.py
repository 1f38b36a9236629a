"""What the modes share that hold a whole question for the door, and look at one value of its answer."""

from dataclasses import dataclass
from typing import Any

from tutorials.tasks.board import Board, asked_board
from tutorials.tasks.fields import Asked, Words
from tutorials.tasks.layout import Layout
from tutorials.tasks.mode import Mode
from tutorials.tasks.questions import Asker, Question, at


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedMode(Mode):
    """A mode that asks for the value at a place of the engine's answer."""

    ask: Asked
    path: Words  # keys of the answer, dotted

    @property
    def question(self) -> Question | None:
        """Return the question of the content."""
        return self.ask

    @property
    def looks_at(self) -> str:
        """Return the field in which the value lies."""
        return self.path.split(".")[0]

    def value(self, said: dict[str, Any]) -> Any:
        """Return the value at the path."""
        return at(said, self.path)

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show the cards that the question is about."""
        return asked_board(asker, self.ask)
