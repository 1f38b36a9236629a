"""Which game a page is about: that of its address or of what it shows, else the one that its reader came from."""

from collections.abc import Sequence
from urllib.parse import urlencode

from django.http import HttpRequest
from django.urls import reverse

from tutorials.catalogue import load
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.engine.decks import MONEY
from tutorials.engine.games import deck_of

# Features of no one game: `game` in their addresses says from which the reader came.
KEEPING = frozenset({"gallery", "glossary", "paper", "progress", "review", "rulebook", "search"})


def is_open(slug: str, _game: str = "") -> bool:
    """Say whether it is a game that the site teaches."""
    found = load().game(slug)
    return found is not None and found.is_open


def game_of(request: HttpRequest | None) -> str:
    """Return the open game that a page is about, or Tổ tôm."""
    match = getattr(request, "resolver_match", None)
    if request is None or match is None:
        return MAIN_GAME
    if own := match.kwargs.get("game", ""):
        return own if is_open(own) else MAIN_GAME
    shown = _shown(match.view_name, tuple(match.kwargs.values()))
    came = request.GET.get("game", "") if match.namespace in KEEPING else ""
    return came if is_open(came) and (not shown or came in shown) else _usual(shown)


def keeping(game: str, view: str, *args: str) -> str:
    """Return the address of a page of no one game that keeps this game in the menu, where the page may show it."""
    shown, address = _shown(view, args), reverse(view, args=args)
    if game == _usual(shown) or (shown and game not in shown):
        return address
    return f"{address}?{urlencode({'game': game})}"


def _usual(shown: Sequence[str]) -> str:
    """Return the game of a page that shows something of these: Tổ tôm, if it is one of them."""
    return MAIN_GAME if MAIN_GAME in shown or not shown else shown[0]


def _shown(view: str, args: Sequence[str]) -> tuple[str, ...]:
    """Return the open games to which belongs what a page shows; none: it is not tied to any."""
    if view == "glossary:detail":
        term = load().term(args[0])
        return tuple(slug for slug in term.games if is_open(slug)) if term else ()
    if view in ("gallery:index", "gallery:deck"):
        deck = args[0] if args else MONEY.slug
        return tuple(game.slug for game in load().games if game.is_open and deck_of(game.slug).slug == deck)
    return ()
