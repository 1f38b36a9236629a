"""What is remembered of a visitor, and how he has it forgotten."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from tutorials.catalogue import load
from tutorials.progress import memory
from tutorials.progress.models import Kind


@require_safe
@never_cache
def index(request: HttpRequest) -> HttpResponse:
    """Show how much the visitor has solved, and offer to forget it."""
    catalogue = load()
    steps, puzzles = memory.solved(request, Kind.STEP), memory.solved(request, Kind.PUZZLE)
    rows = [
        {
            "game": game,
            "lessons": catalogue.lessons(game.slug),
            "steps": sum(step.task is not None for lesson in catalogue.lessons(game.slug) for step in lesson.steps),
            "steps_solved": sum(each.startswith(f"{game.slug}/") for each in steps),
            "puzzles": len(catalogue.puzzles(game.slug)),
            "puzzles_solved": sum(each.startswith(f"{game.slug}/") for each in puzzles),
        }
        for game in catalogue.games
        if catalogue.lessons(game.slug) or catalogue.puzzles(game.slug)
    ]
    context = {
        "rows": rows,
        "is_known": memory.COOKIE in request.COOKIES,
        "is_forgotten": "forgotten" in request.GET,
    }
    return render(request, "progress/index.html", context)


@require_POST
def forget(request: HttpRequest) -> HttpResponse:
    """Forget the visitor, and say so."""
    response = redirect(f"{reverse('progress:index')}?forgotten")
    memory.forget(request, response)
    return response
