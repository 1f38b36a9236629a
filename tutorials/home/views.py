"""The first page, the page of a game, and the visitor's preferences."""

from urllib.parse import urlsplit

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.csrf import csrf_failure
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST, require_safe

from tutorials import catalogue
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.engine.cards import parse
from tutorials.home.daily import hand_of
from tutorials.home.offers import offers_of
from tutorials.pages.cache import kept
from tutorials.pages.preferences import Preferences

SHOWN = parse("2w 8s 5s 8w 4v 9s oc")  # cards with fine pictures, for the head of the first page


@require_safe
@kept(stamp=timezone.localdate)
def index(request: HttpRequest) -> HttpResponse:
    """Offer what one can do here."""
    content = catalogue.load()
    values = {
        "game": content.game(MAIN_GAME),
        "open": [(each, next(iter(content.puzzles(each.slug)), None)) for each in content.games if each.is_open],
        "coming": [each for each in content.games if not each.is_open],
        "lessons": content.lessons(MAIN_GAME),
        "puzzles": content.puzzles(MAIN_GAME),
        "law": content.law(MAIN_GAME),
        "terms": content.terms,
        "shown": SHOWN,
        "daily": hand_of(content.puzzles(MAIN_GAME), timezone.localdate()),
    }
    return render(request, "home/index.html", values)


@require_safe
@kept()
def game(request: HttpRequest, game: str) -> HttpResponse:
    """Show a game at a glance: its course, law, puzzles and booklet."""
    content = catalogue.load()
    found = content.game(game)
    if found is None or not found.is_open:
        raise Http404(game)
    values = {
        "game": found,
        "offers": offers_of(game),
        "lessons": content.lessons(game),
        "puzzles": content.puzzles(game),
        "law": content.law(game),
        "terms": content.terms_of(game),
        "presets": content.presets(game),
        "verses": content.verses_of(game),
    }
    return render(request, "home/game.html", values)


@require_POST
@never_cache
@csrf_exempt
def prefs(request: HttpRequest) -> HttpResponse:
    """Keep what the visitor chose, and lead back to where he was.

    The form stands on every page, and pages are kept for all: it has no token. The browser says where it was sent from.
    """
    if not _is_from_here(request):
        return csrf_failure(request, reason="sent from another site")
    target = request.POST.get("next", "")
    if not url_has_allowed_host_and_scheme(target, {request.get_host()}, require_https=request.is_secure()):
        target = reverse("home:index")
    response = HttpResponseRedirect(target)
    Preferences.of(request).changed(request.POST).keep(response, is_secure=request.is_secure())
    return response


def _is_from_here(request: HttpRequest) -> bool:
    """Say whether a form was sent from a page of this site: browsers name it in one of two headers."""
    sender = request.headers.get("Origin") or request.headers.get("Referer", "")
    return urlsplit(sender)[:2] == (request.scheme, request.get_host())
