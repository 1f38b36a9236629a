"""Show a turn: the whole page, or to htmx only what has changed."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from tutorials.pages.request import is_htmx
from tutorials.tasks.mode import mode_of
from tutorials.tasks.turn import Turn


def show(request: HttpRequest, template: str, turn: Turn, context: dict[str, Any]) -> HttpResponse:
    """Render the page of a turn; to htmx the feedback alone, or the whole task where its cards have moved.

    The context holds `action` (where the form is sent) and `onward` (address and words of what comes next).
    """
    values = {"turn": turn, **context}
    if is_htmx(request):
        template = "tasks/_task.html" if mode_of(turn.task).lays_out else "tasks/_feedback.html"
    return render(request, template, values)
