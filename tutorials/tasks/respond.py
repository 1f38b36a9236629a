"""Show a turn: the whole page, or to htmx only what has changed."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from tutorials.pages.request import is_htmx, language
from tutorials.tasks.bar import bar_of
from tutorials.tasks.turn import Turn


def show(request: HttpRequest, template: str, turn: Turn, context: dict[str, Any]) -> HttpResponse:
    """Render the page of a turn; to htmx the task alone.

    The context holds `action` (where the form is sent) and `onward` (address and words of what comes next).
    """
    values = {"turn": turn, "bar": bar_of(turn, language()), **context}
    return render(request, "tasks/_task.html" if is_htmx(request) else template, values)
