"""A mode of exercise: what all of them have in common. `tutorials.tasks.modes` has one module for each."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from tutorials.catalogue import Task
from tutorials.catalogue.tables import Table
from tutorials.tasks.board import Board, Option, piles_of
from tutorials.tasks.fields import read_fields
from tutorials.tasks.layout import Layout
from tutorials.tasks.questions import Asker, Question, UnanswerableTask
from tutorials.tasks.turn import Answer, Judgement, Solution, Turn

CARDS = "tasks/_pick.html"
WORDS = "tasks/_words.html"


@dataclass(frozen=True, slots=True)
class Mode(ABC):
    """How an exercise is answered. Its fields are what the exercise is given, as content files write it."""

    slug: ClassVar[str]
    label: ClassVar[Promise]  # what such exercises are called
    legend: ClassVar[Promise] = gettext_lazy("Chọn một câu trả lời")  # over the things to pick
    number_label: ClassVar[Promise] = gettext_lazy("Trả lời bằng số")  # beside the number to type
    given: ClassVar[str] = ""  # template of what this mode alone shows
    offered: ClassVar[str] = WORDS  # template of what is to be picked
    is_single: ClassVar[bool] = False  # exactly one thing is to be picked
    may_be_empty: ClassVar[bool] = False  # it may be right to pick nothing
    asks_number: ClassVar[bool] = False  # a number is to be typed
    lays_out: ClassVar[bool] = False  # phu are laid one by one on a mat, so that the whole task is drawn again
    has_mat: ClassVar[bool] = False  # a mat is drawn, with its own looks
    is_at_table: ClassVar[bool] = False  # all of it is done there: paper cannot ask it
    must_find: ClassVar[str] = ""  # the field at fault where no answer is right; empty if that may be so

    # as it is written -----------------------------------------------------------------------------

    @classmethod
    def read(cls, table: Table, game: str) -> Self | None:
        """Read the fields of a task, or note what is wrong with them and return None."""
        fields = read_fields(cls, cls.slug, table, game)
        for field, fault in cls.faults(table):
            table.fault(field, fault)
        return None if table.is_broken else cls(**fields)

    @classmethod
    def faults(cls, table: Table) -> Iterable[tuple[str, str]]:
        """Return what is wrong with the fields together, each fault with the field to look at."""
        return ()

    # what the engine is asked ---------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """Return what is asked of the engine; None if that hangs on the answer given."""
        return None

    @property
    def looks_at(self) -> str:
        """Return the one field of the engine's answer that is all the exercise asks for; empty if there is more."""
        return ""

    @abstractmethod
    def right(self, asker: Asker) -> Any:
        """Return all right answers, as the author of a puzzle declares them. Raises UnanswerableTask."""

    def unanswered(self, asker: Asker) -> UnanswerableTask | None:
        """Return why the engine answers nothing that may be picked, if it does not; looked at where none is right."""
        return None

    def flaws(self, right: Any) -> Iterator[tuple[str, str]]:
        """Yield fields that leave no answer right, or any, with what is wrong with them."""
        if self.must_find and not right:
            yield self.must_find, "no answer is right"

    def can_be_judged(self, asker: Asker) -> bool:
        """Say whether the engine takes the question under the task's rules, and its answer is among those offered.

        Only one that looks at a single field can fail: picks may be refused, and any rules judge a hand of tổ tôm.
        """
        try:
            return not self.looks_at or self.right(asker) is not None
        except UnanswerableTask:
            return False

    def said(self, asker: Asker) -> Mapping[str, Any]:
        """Ask the question of this task. Raises UnanswerableTask."""
        return asker.put(self.question or {})

    # what is drawn --------------------------------------------------------------------------------

    def board(self, asker: Asker, picked: Iterable[str] = (), layout: Layout | None = None) -> Board:
        """Return what the task shows, with what was picked still picked."""
        shown, chosen = self.shown(asker, layout), frozenset(picked)
        options = (replace(each, is_picked=each.value in chosen) for each in self.options(asker, shown))
        return replace(shown, options=tuple(options), piles=piles_of(asker))

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Return what there is to look at; phu may have been laid already."""
        return Board()

    def options(self, asker: Asker, shown: Board) -> Iterable[Option]:
        """Return what there is to pick."""
        return ()

    # what is done ---------------------------------------------------------------------------------

    def layout(self, data: QueryDict) -> Layout | None:
        """Return the phu laid so far, in a mode in which they are."""
        return None

    def move(self, asker: Asker, data: QueryDict) -> Turn | None:
        """Take what is neither an answer nor a wish for one; None if nothing of the sort was sent."""
        return None

    @abstractmethod
    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge an answer; every answer that the engine finds right is right."""

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str] | None:
        """Return what was to be picked: of several right answers the one nearest to that given; None if none is."""
        return None

    def answers(self, asker: Asker, board: Board) -> tuple[str, ...]:
        """Return every right answer in words, each of them enough by itself; an empty one is to pick nothing."""
        key = frozenset(self.key(asker, Answer(), board) or ())
        names = tuple(option.label for option in board.options if option.value in key)
        return names if self.is_single else (", ".join(names),)

    @abstractmethod
    def solve(self, asker: Asker) -> Solution:
        """Return a right answer; where several are right, one of them or all."""


def mode_of(task: Task) -> Mode:
    """Return the mode of a task."""
    assert isinstance(task.mode, Mode)
    return task.mode
