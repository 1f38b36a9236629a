"""What the modes share that hold a whole question for the door, and look at one value of its answer."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tutorials.tasks.board import Board, Option, asked_board, choice_options
from tutorials.tasks.fields import Asked, Choices, Words
from tutorials.tasks.layout import Layout
from tutorials.tasks.mode import Mode
from tutorials.tasks.parted import parted
from tutorials.tasks.questions import Asker, Line, Question, at, lines_of
from tutorials.tasks.turn import Answer, Parted, Solution


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

    def value(self, said: Mapping[str, Any]) -> Any:
        """Return the value at the path."""
        return at(said, self.path)

    def parted(self, asker: Asker, said: Mapping[str, Any]) -> tuple[Parted, ...]:
        """Lay out the hand that the question is about, if it is one."""
        came = self.ask.get("winning") or {}
        return parted(asker, said, asker.cards(came["card"])[0] if came else None)

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show the cards that the question is about."""
        return asked_board(asker, self.ask)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoicesMode(AskedMode):
    """A mode that offers values to choose among."""

    choices: Choices

    @abstractmethod
    def holding(self, said: Mapping[str, Any]) -> list[Any]:
        """Return the values that hold. Raises UnanswerableTask."""

    def right(self, asker: Asker) -> list[Any]:
        """Return the values that hold."""
        return self.holding(self.said(asker))

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Show the cards that the question is about, unless a choice draws the same."""
        about = self.ask.get("cards")
        is_drawn = bool(about) and asker.cards(about) in [choice.cards for choice in self.choices]
        return asked_board(asker, self.ask, shows_cards=not is_drawn)

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return the choices."""
        return choice_options(self.choices, asker.lang)

    def solve(self, asker: Asker) -> Solution:
        """Name what holds."""
        said = self.said(asker)
        right = self.holding(said)
        names = [Line(choice.label.say(asker.lang)) for choice in self.choices if choice.value in right]
        return Solution((), (*names, *lines_of(said)), self.parted(asker, said))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the places of the choices that hold."""
        right = self.right(asker)
        return [str(number) for number, choice in enumerate(self.choices) if choice.value in right]
