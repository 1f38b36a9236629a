"""Pick the one choice that the engine's answer is."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy

from tutorials.tasks.answer import Answer
from tutorials.tasks.asked import AskedMode
from tutorials.tasks.board import Board, Option, choice_options
from tutorials.tasks.fields import Choice, Choices, Flag
from tutorials.tasks.judgement import Judgement
from tutorials.tasks.questions import Asker, Line, lines_of
from tutorials.tasks.solution import Solution


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceMode(AskedMode):
    """A question with a few answers to choose among."""

    slug = "choice"
    label = gettext_lazy("Chọn câu trả lời")
    is_single = True
    must_find = "choices"

    choices: Choices
    in_: Flag = False  # the value may be one of a list at the path

    def right(self, asker: Asker) -> list[Any]:
        """Return the values that the engine's answer is, or has in its list."""
        return [choice.value for choice in self._fitting(self.said(asker))]

    def _fitting(self, said: dict[str, Any]) -> list[Choice]:
        found = self.value(said)
        return [choice for choice in self.choices if (choice.value in found if self.in_ else choice.value == found)]

    def flaws(self, right: list[Any]) -> Iterator[tuple[str, str]]:
        """Yield that no choice is right, or that all are."""
        if not right:
            yield "choices", "no answer is right"
        if len(right) == len(self.choices):
            yield "choices", "every choice is right"

    def offers(self, asker: Asker) -> bool:
        """Say whether some choice is right."""
        return bool(self.right(asker))

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return the choices."""
        return choice_options(self.choices, asker.lang)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the choice picked."""
        said = self.said(asker)
        return Judgement(self.choices[int(answer.words[0])] in self._fitting(said), lines_of(said))

    def solve(self, asker: Asker) -> Solution:
        """Name the right choice."""
        said = self.said(asker)
        names = [Line(choice.label.say(asker.lang)) for choice in self._fitting(said)]
        return Solution((), (*names, *lines_of(said)))
