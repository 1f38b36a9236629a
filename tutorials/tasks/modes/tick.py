"""Tick every choice that is in the list of the engine's answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from tutorials.tasks.asked import ChoicesMode
from tutorials.tasks.questions import Asker, Line, UnanswerableTask, lines_of
from tutorials.tasks.turn import Answer, Judgement


@dataclass(frozen=True, slots=True, kw_only=True)
class TickMode(ChoicesMode):
    """A question of which several answers may be right."""

    slug = "tick"
    label = gettext_lazy("Chọn tất cả")
    legend = gettext_lazy("Chọn tất cả những điều đúng")

    def holding(self, said: Mapping[str, Any]) -> list[Any]:
        """Return the values that hold; each must be among the choices."""
        found = self.value(said)
        if not isinstance(found, list | dict):
            raise UnanswerableTask("path", f"the engine says {found!r} at “{self.path}”, which is no list")
        if strange := set(found) - {choice.value for choice in self.choices}:
            raise UnanswerableTask("choices", f"not offered: {sorted(strange)}")
        return list(found)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the things ticked against all that hold."""
        said = self.said(asker)
        right = set(self.holding(said))
        ticked = {self.choices[int(word)].value for word in answer.words}
        if ticked == right:
            return Judgement(True, lines_of(said), self.parted(asker, said))
        wrong = [choice.label.say(asker.lang) for choice in self.choices if choice.value in ticked - right]
        lines = [Line(_("Bài này không có: %(names)s.") % {"names": ", ".join(wrong)})] if wrong else []
        if missing := len(right - ticked):
            text = ngettext("Còn thiếu %(count)s điều.", "Còn thiếu %(count)s điều.", missing)
            lines.append(Line(text % {"count": missing}))
        return Judgement(False, (*lines, *lines_of(said)[:1]), self.parted(asker, said))
