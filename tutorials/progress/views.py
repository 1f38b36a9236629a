"""What is remembered of a visitor, and how he has it forgotten."""

import logging

from django.db import Error
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from tutorials.catalogue import load
from tutorials.learners import memory, refs
from tutorials.learners.models import Kind

log = logging.getLogger(__name__)


@require_safe
@never_cache
def index(request: HttpRequest) -> HttpResponse:
    """Show how much the visitor has solved, and offer to forget it."""
    return _page(request)


def _page(request: HttpRequest, status: int = 200, *, is_kept: bool = False) -> HttpResponse:
    """Render the page; `is_kept` says that what was to be forgotten could not be."""
    catalogue = load()
    steps, puzzles = memory.solved(request, Kind.STEP), memory.solved(request, Kind.PUZZLE)
    rows = []
    for game in catalogue.games:
        tasks, hands = (set(refs.all_of(catalogue, game.slug, kind)) for kind in (Kind.STEP, Kind.PUZZLE))
        if tasks or hands:  # what is taught no longer is not counted
            counts = {"steps": len(tasks), "steps_solved": len(tasks & (steps or set()))}
            counts |= {"puzzles": len(hands), "puzzles_solved": len(hands & (puzzles or set()))}
            rows.append({"game": game, **counts})
    context = {
        "rows": rows,
        "is_unread": steps is None or puzzles is None,
        "is_known": memory.COOKIE in request.COOKIES,
        "is_forgotten": "forgotten" in request.GET,
        "is_kept": is_kept,
    }
    return render(request, "progress/index.html", context, status=status)


@require_POST
def forget(request: HttpRequest) -> HttpResponse:
    """Forget the visitor, and say so."""
    response = redirect(f"{reverse('progress:index')}?forgotten")
    try:
        memory.forget(request, response)
    except Error as error:
        log.error("a visitor was not forgotten: %s", error)
        return _page(request, status=503, is_kept=True)
    return response
