"""What is said of an answer: right or not, and why."""

from dataclasses import dataclass

from django.utils.translation import ngettext

from tutorials.tasks.questions import Line

SHOWN = 3  # faults explained at once; the rest is only counted


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the engine says of an answer: right or not, and why."""

    is_right: bool
    lines: tuple[Line, ...] = ()


def missing_line(count: int) -> Line:
    """Say how many cards were not picked."""
    text = ngettext("Còn sót %(count)s quân.", "Còn sót %(count)s quân.", count)
    return Line(text % {"count": count})
