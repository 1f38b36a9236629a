"""Show a turn: the whole page, or to htmx only what has changed."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from tutorials.catalogue import Game, Mode, load
from tutorials.tasks.play import Turn


def show(request: HttpRequest, template: str, turn: Turn, context: dict[str, Any]) -> HttpResponse:
    """Render the page of a turn; to htmx the feedback alone, or the whole task where its cards have moved.

    The context holds `action` (where the form is sent) and `onward` (address and words of what comes next).
    """
    values = {"turn": turn, **context}
    if is_htmx(request):
        return render(request, "tasks/_task.html" if turn.task.mode is Mode.ARRANGE else "tasks/_feedback.html", values)
    return render(request, template, values)


def is_htmx(request: HttpRequest) -> bool:
    """Say whether htmx asks, which wants a fragment."""
    return bool(getattr(request, "htmx", False))


def open_game_or_404(slug: str) -> Game:
    """Return a game that the site teaches."""
    game = load().game(slug)
    if game is None or not game.is_open:
        raise Http404(slug)
    return game
