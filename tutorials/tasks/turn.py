"""One turn of a learner at a task: what he sends, what is said to it, and what is drawn again."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tutorials.catalogue import Task
from tutorials.engine.cards import Cards
from tutorials.tasks.board import Board
from tutorials.tasks.layout import Layout
from tutorials.tasks.names import phu_name
from tutorials.tasks.questions import Line, kinds

SHOWN = 3  # faults explained at once; the rest is only counted


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a task; each mode reads the part that it asks for."""

    cards: Cards = ()  # picked
    words: tuple[str, ...] = ()  # values of what was picked, cards or not
    number: int | None = None  # typed
    layout: Layout = field(default=Layout(()))  # the phu laid


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the engine says of an answer: right or not, and why."""

    is_right: bool
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """Cards of a solution, with what they are."""

    label: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Solution:
    """A right answer, drawn and explained: computed by the engine, never stored."""

    rows: tuple[Row, ...]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """What the templates show: the task as it stands, and at most one thing said about it."""

    task: Task
    board: Board
    errors: tuple[str, ...] = ()
    number: str = ""  # as typed
    judgement: Judgement | None = None
    laid: Judgement | None = None  # arrange: what the engine says of the phu just tried
    shows_hint: bool = False
    solution: Solution | None = None
    has_moved: bool = False  # arrange: a phu was taken up, and its button is gone

    @property
    def is_solved(self) -> bool:
        """Say whether the answer just sent is right."""
        return self.judgement is not None and self.judgement.is_right


def missing_line(count: int) -> Line:
    """Say how many cards were not picked."""
    text = ngettext("Còn sót %(count)s quân.", "Còn sót %(count)s quân.", count)
    return Line(text % {"count": count})


def phu_rows(said: Mapping[str, Any], lang: str) -> tuple[Row, ...]:
    """Return the phu that an answer of the engine lays out, and its loose cards."""
    rows = [Row(phu_name(phu["kind"], phu["lung"], lang), kinds(phu["cards"])) for phu in said["phu"]]
    if said.get("rac"):
        rows.append(Row(_("quân rác"), kinds(said["rac"])))
    return tuple(rows)
