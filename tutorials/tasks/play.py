"""Play a task: show it, and take what the learner sends."""

from django.http import QueryDict

from tutorials.catalogue import Task
from tutorials.tasks.forms import AnswerForm
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker
from tutorials.tasks.turn import Answer, Turn


def begin(task: Task, lang: str, later: frozenset[str] = frozenset()) -> Turn:
    """Return a task as it is first shown, without the terms that are taught later."""
    return Turn(task, mode_of(task).board(Asker(task, lang, later)))


def answered(task: Task, lang: str) -> Turn:
    """Return a task of one right tap as it stands once that was made."""
    mode, asker, sent = mode_of(task), Asker(task, lang), QueryDict(mutable=True)
    sent.setlist("pick", list(mode.key(asker, Answer(), mode.board(asker)) or ())[:1])
    return play(task, sent, lang)


def play(task: Task, data: QueryDict, lang: str, later: frozenset[str] = frozenset()) -> Turn:
    """Take what the learner sent: an answer, a move of this mode, or a wish for hint or answer."""
    do, mode, asker = data.get("do", "check"), mode_of(task), Asker(task, lang, later)
    if moved := mode.move(asker, data):
        return moved
    board = mode.board(asker, data.getlist("pick"), mode.layout(data))
    number = data.get("number", "")[:20]
    if do == "back":
        return Turn(task, board, number=number, is_back=True)
    if do == "hint":
        return Turn(task, board, number=number, shows_hint=True)
    if do == "solution":
        return Turn(task, board, number=number, solution=mode.solve(asker))
    form = AnswerForm(data, mode, board)
    if not form.is_valid():
        if do == "retry":  # where a tap is the answer, nothing is sent along
            return Turn(task, board, number=number, is_back=True)
        errors = tuple(str(error) for found in form.errors.values() for error in found)
        return Turn(task, board, errors, number)
    answer = form.answer()
    said, key = mode.judge(asker, answer), mode.key(asker, answer, board)
    if do == "retry" and not said.is_right:
        kept = [value for value in answer.words if key is None or value in key]
        return Turn(task, mode.board(asker, kept, board.layout), number=number, is_back=True)
    marked = board if key is None else board.marked(answer.words if said.is_right else key, is_single=mode.is_single)
    return Turn(task, marked, number=number, judgement=said)
