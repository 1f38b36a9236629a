"""Play a task: show it, and take what the learner sends."""

from django.http import QueryDict

from tutorials.catalogue import Task
from tutorials.tasks.forms import AnswerForm
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker
from tutorials.tasks.turn import Turn


def begin(task: Task, lang: str) -> Turn:
    """Return a task as it is first shown."""
    return Turn(task, mode_of(task).board(Asker(task, lang)))


def play(task: Task, data: QueryDict, lang: str) -> Turn:
    """Take what the learner sent: an answer, a move of this mode, or a wish for hint or answer."""
    do, mode, asker = data.get("do", "check"), mode_of(task), Asker(task, lang)
    if do == "again":
        return begin(task, lang)
    if moved := mode.move(asker, data):
        return moved
    board = mode.board(asker, data.getlist("pick"), mode.layout(data))
    number = data.get("number", "")[:20]
    if do == "hint":
        return Turn(task, board, number=number, shows_hint=True)
    if do == "solution":
        return Turn(task, board, number=number, solution=mode.solve(asker))
    form = AnswerForm(data, mode, board)
    if not form.is_valid():
        errors = tuple(str(error) for found in form.errors.values() for error in found)
        return Turn(task, board, errors, number)
    return Turn(task, board, number=number, judgement=mode.judge(asker, form.answer()))
