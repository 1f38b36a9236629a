"""The first page, the page of a game, and the visitor's preferences."""

from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.csrf import csrf_failure
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST

from tutorials import catalogue
from tutorials.catalogue import Game
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.engine.games import deck_of
from tutorials.home.first import first_question, keep
from tutorials.home.offers import offers_of
from tutorials.home.returning import returning, today
from tutorials.learners.course import way_of
from tutorials.pages.cache import kept
from tutorials.pages.menu import has
from tutorials.pages.preferences import Preferences
from tutorials.pages.request import is_from_here
from tutorials.pages.sat import unfinished
from tutorials.tasks.respond import show
from tutorials.training.day import has_day
from tutorials.training.reader import Reader


@csrf_exempt  # the page is kept for all, without a token: the browser says where an answer was sent from
@require_http_methods(["GET", "HEAD", "POST"])
@kept(stamp=timezone.localdate, by_learner=True)
def index(request: HttpRequest) -> HttpResponse:
    """Say what this is, ask the first question, and offer what one can do here."""
    content, reader = catalogue.load(), Reader.of(request)
    main = content.game(MAIN_GAME)
    assert main is not None
    values = {
        "game": main,
        "left_off": reader.left_off(main),
        "open": [(each, next(iter(content.puzzles(each.slug)), None)) for each in content.games if each.is_open],
        "coming": [each for each in content.games if not each.is_open],
        "lessons": content.lessons(MAIN_GAME),
        "back": returning(reader),
        "today": today(reader),
        "left": unfinished(request),
        "hall": settings.HALL,
        "sits": [each for each in content.games if each.is_on_first_page and has("table", each.slug)],
    }
    return _page(request, main, reader, "home/index.html", values)


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
@kept(by_learner=True)
def game(request: HttpRequest, game: str) -> HttpResponse:
    """Say what a game is, ask its first question, and show its deck, a hand, its course."""
    content = catalogue.load()
    found = content.game(game)
    if found is None or not found.is_open:
        raise Http404(game)
    about, reader = content.about(game), Reader.of(request)
    values = {
        "game": found,
        "back": returning(reader, game),
        "left_off": reader.left_off(found),
        "about": about,
        "sources": [each for slug in about.sources if (each := content.document(slug))] if about else [],
        "kinds": [kind for kind in deck_of(game).kinds if about is None or kind not in about.without],
        "offers": offers_of(game),
        "lessons": content.lessons(game),
        "way": way_of(request, game),
        "puzzles": content.puzzles(game),
        "has_day": has_day(game),
        "law": content.law(game),
        "presets": content.presets(game),
        "has_points": bool(content.points(game)),
        "verses": content.verses_of(game),
        "sits": [found] if has("table", game) else [],
        "left": unfinished(request, game),
    }
    return _page(request, found, reader, "home/game.html", values)


def _page(request: HttpRequest, game: Game, reader: Reader, template: str, values: dict[str, Any]) -> HttpResponse:
    """Render a page with the first question of a game; whoever sends an answer with htmx gets the verdict alone."""
    values |= first_question(request, game, reader)
    if request.method != "POST" or "turn" not in values:
        return render(request, template, values)
    turn = values.pop("turn")
    note = keep(request, game, turn)
    response = show(request, template, turn, values | {"is_lost": note.is_lost})
    note.sign(request, response)
    return response


@require_POST
@never_cache
@csrf_exempt
def prefs(request: HttpRequest) -> HttpResponse:
    """Keep what the visitor chose, and lead back to where he was.

    The form stands on every page, and pages are kept for all: it has no token. The browser says where it was sent from.
    """
    if not is_from_here(request):
        return csrf_failure(request, reason="sent from another site")
    target = request.POST.get("next", "")
    if not url_has_allowed_host_and_scheme(target, {request.get_host()}, require_https=request.is_secure()):
        target = reverse("home:index")
    response = HttpResponseRedirect(target)
    Preferences.of(request).changed(request.POST).keep(response, is_secure=request.is_secure())
    return response
