"""One turn of a learner at a task: what he sent, what is said to it, and what is drawn again."""

from contextlib import suppress
from dataclasses import dataclass

from django.http import QueryDict
from django.utils.translation import gettext as _

from tutorials.catalogue import Task
from tutorials.tasks.board import Board, board_of
from tutorials.tasks.forms import AnswerForm
from tutorials.tasks.judge import judge, judge_group
from tutorials.tasks.judgement import Judgement
from tutorials.tasks.layout import BrokenState, Layout, position, start
from tutorials.tasks.solution import Solution, solve


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


def begin(task: Task, lang: str) -> Turn:
    """Return a task as it is first shown."""
    return Turn(task, board_of(task, lang))


def play(task: Task, data: QueryDict, lang: str) -> Turn:
    """Take what the learner sent: an answer, a phu to lay or take up, or a wish for hint or answer."""
    do = data.get("do", "check")
    layout = _layout(task, data)
    if do == "again":
        return begin(task, lang)
    if layout is not None and do == "lay":
        return _lay(task, layout, data, lang)
    if layout is not None and do.startswith("up-"):
        return _take_up(task, layout, do.removeprefix("up-"), data, lang)
    board = board_of(task, lang, data.getlist("pick"), layout)
    number = data.get("number", "")[:20]
    if do == "hint":
        return Turn(task, board, number=number, shows_hint=True)
    if do == "solution":
        return Turn(task, board, number=number, solution=solve(task, lang))
    form = AnswerForm(data, board)
    if not form.is_valid():
        errors = tuple(str(error) for found in form.errors.values() for error in found)
        return Turn(task, board, errors, number)
    return Turn(task, board, number=number, judgement=judge(task, form.answer(), lang))


def _layout(task: Task, data: QueryDict) -> Layout | None:
    """Return the phu laid so far; a state that does not fit the hand starts over."""
    if task.mode != "arrange":
        return None
    begun = start(task.hand or {})
    try:
        return begun.read(data.get("laid", "")) if "laid" in data else begun
    except BrokenState:
        return begun


def _positions(data: QueryDict) -> tuple[int, ...]:
    return tuple(position(value) for value in data.getlist("pick"))


def _lay(task: Task, layout: Layout, data: QueryDict, lang: str) -> Turn:
    positions = _positions(data)
    picked = [str(position) for position in positions]
    try:
        after = layout.lay(positions)
    except BrokenState:
        text = _("Hãy chọn các quân của một phu, rồi bấm «Xếp thành phu».")
        return Turn(task, board_of(task, lang, picked, layout), (text,))
    said = judge_group(after, positions, task, lang)
    if said.is_right:
        return Turn(task, board_of(task, lang, (), after), laid=said)
    return Turn(task, board_of(task, lang, picked, layout), laid=said)


def _take_up(task: Task, layout: Layout, number: str, data: QueryDict, lang: str) -> Turn:
    with suppress(BrokenState):
        layout = layout.take_up(position(number))
    return Turn(task, board_of(task, lang, data.getlist("pick"), layout), has_moved=True)
