"""Type the number that the engine's answer is."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy

from tutorials.tasks.asked import AskedMode
from tutorials.tasks.board import Board
from tutorials.tasks.questions import Asker, Line, lines_of
from tutorials.tasks.turn import Answer, Judgement, Solution


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberMode(AskedMode):
    """A question whose answer is a number."""

    slug = "number"
    label = gettext_lazy("Đếm và tính")
    asks_number = True

    def right(self, asker: Asker) -> Any:
        """Return the number."""
        return self.value(self.said(asker))

    def flaws(self, right: Any) -> Iterator[tuple[str, str]]:
        """Yield that the value is no number."""
        if isinstance(right, bool) or not isinstance(right, int | float):
            yield "path", f"the engine says {right!r}, which is no number"

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the number typed."""
        said = self.said(asker)
        return Judgement(self.value(said) == answer.number, lines_of(said), self.parted(asker, said))

    def answers(self, asker: Asker, board: Board) -> tuple[str, ...]:
        """Return the number."""
        return (str(self.right(asker)),)

    def solve(self, asker: Asker) -> Solution:
        """Say the number."""
        said = self.said(asker)
        return Solution((), (Line(str(self.value(said))), *lines_of(said)), self.parted(asker, said))
