"""One turn of a learner at a task: what he sends, what is said to it, and what is drawn again."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Self

from django.utils.translation import ngettext

from tutorials.catalogue import Task
from tutorials.engine.cards import Cards
from tutorials.tasks.board import Board
from tutorials.tasks.layout import Layout
from tutorials.tasks.questions import Line

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
    hands: tuple["Parted", ...] = ()  # the hand laid out, as proof
    word: str = ""  # instead of that an answer is right


@dataclass(frozen=True, slots=True)
class Row:
    """Cards of a solution, with what they are."""

    label: str
    cards: Cards
    won: int = -1  # place of the card that has come, if it lies here
    is_loose: bool = False
    word: str = ""  # what they are in few words, where the label says more
    is_lung: bool = False  # without which no hand wins


@dataclass(frozen=True, slots=True)
class Parted:
    """A hand parted into what it is made of, the card that has come in its place."""

    label: str  # what is shown, where there are several
    rows: tuple[Row, ...]

    @property
    def has_won(self) -> bool:
        """Say whether the card that has come lies in one of the rows."""
        return any(row.won >= 0 for row in self.rows)


@dataclass(frozen=True, slots=True)
class Solution:
    """A right answer, drawn and explained: computed by the engine, never stored."""

    rows: tuple[Row, ...]
    lines: tuple[Line, ...]
    hands: tuple[Parted, ...] = ()


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
    is_back: bool = False  # what was said is put away, and the task goes on

    def within(self, taught: Collection[str]) -> Self:
        """Return the turn without the lines that speak of what has not been taught."""
        said, laid, solution = self.judgement, self.laid, self.solution
        return replace(
            self,
            judgement=said and replace(said, lines=_within(said.lines, taught)),
            laid=laid and replace(laid, lines=_within(laid.lines, taught)),
            solution=solution and replace(solution, lines=_within(solution.lines, taught)),
        )

    @property
    def is_solved(self) -> bool:
        """Say whether the answer just sent is right."""
        return self.judgement is not None and self.judgement.is_right


def _within(lines: Iterable[Line], taught: Collection[str]) -> tuple[Line, ...]:
    return tuple(line for line in lines if line.is_within(taught))


def missing_line(count: int) -> Line:
    """Say how many cards were not picked."""
    text = ngettext("Còn sót %(count)s quân.", "Còn sót %(count)s quân.", count)
    return Line(text % {"count": count})
