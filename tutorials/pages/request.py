"""What a request asks for: its language, a fragment or the page, a game that the site teaches."""

from urllib.parse import urlsplit

from django.http import Http404, HttpRequest
from django.utils.translation import get_language

from tutorials.catalogue import Game, load


def language() -> str:
    """Return the language that the reader is shown."""
    return "en" if get_language() == "en" else "vi"


def is_htmx(request: HttpRequest) -> bool:
    """Say whether htmx asks, which wants a fragment."""
    return bool(getattr(request, "htmx", False))


def is_from_here(request: HttpRequest) -> bool:
    """Say whether a form was sent from a page of this site: browsers name it in one of two headers."""
    sender = request.headers.get("Origin") or request.headers.get("Referer", "")
    return urlsplit(sender)[:2] == (request.scheme, request.get_host())


def open_game_or_404(slug: str) -> Game:
    """Return a game that the site teaches."""
    game = load().game(slug)
    if game is None or not game.is_open:
        raise Http404(slug)
    return game
