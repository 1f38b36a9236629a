"""Pick the one choice that the engine's answer is."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy

from tutorials.tasks.asked import ChoicesMode
from tutorials.tasks.fields import Flag
from tutorials.tasks.questions import Asker, UnanswerableTask, lines_of
from tutorials.tasks.turn import Answer, Judgement


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceMode(ChoicesMode):
    """A question with a few answers to choose among."""

    slug = "choice"
    label = gettext_lazy("Chọn câu trả lời")
    is_single = True

    in_: Flag = False  # the value may be one of a list at the path

    def holding(self, said: Mapping[str, Any]) -> list[Any]:
        """Return the values that the engine's answer is, or has in its list."""
        found, values = self.value(said), [choice.value for choice in self.choices]
        right = [value for value in values if (value in found if self.in_ else value == found)]
        if not right:
            raise UnanswerableTask("choices", "no answer is right")
        return right

    def flaws(self, right: list[Any]) -> Iterator[tuple[str, str]]:
        """Yield that all choices are right."""
        if len(right) == len(self.choices):
            yield "choices", "every choice is right"

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the choice picked."""
        said = self.said(asker)
        is_right = self.choices[int(answer.words[0])].value in self.holding(said)
        return Judgement(is_right, lines_of(said), self.parted(asker, said))
