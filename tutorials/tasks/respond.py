"""Show a turn: the whole page, or to htmx only what has changed."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from tutorials.catalogue import Mode
from tutorials.pages.request import is_htmx
from tutorials.tasks.play import Turn


def show(request: HttpRequest, template: str, turn: Turn, context: dict[str, Any]) -> HttpResponse:
    """Render the page of a turn; to htmx the feedback alone, or the whole task where its cards have moved.

    The context holds `action` (where the form is sent) and `onward` (address and words of what comes next).
    """
    values = {"turn": turn, **context}
    if is_htmx(request):
        return render(request, "tasks/_task.html" if turn.task.mode is Mode.ARRANGE else "tasks/_feedback.html", values)
    return render(request, template, values)
