"""What every page needs: preferences, the same page in the other language, the visitor's place in the menu."""

from django import template
from django.conf import settings
from django.http import HttpRequest
from django.template.context import Context
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.utils.safestring import mark_safe
from django.utils.translation import get_language

from tutorials import catalogue
from tutorials.catalogue.games import Game
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.faces.compose import STYLES, Face, file_of
from tutorials.pages.game import game_of, keeping
from tutorials.pages.menu import BEHIND, DOORS, has, place_of
from tutorials.pages.preferences import Preferences

register = template.Library()


@register.simple_tag(takes_context=True)
def preferences(context: Context) -> Preferences:
    """Return the visitor's preferences; the plain ones on an error page."""
    request = context.get("request")
    return Preferences.of(request) if request else Preferences()


@register.simple_tag
def face_files() -> list[tuple[str, dict[str, str]]]:
    """Return each face with the address of its file for each deck."""
    return [(face.value, {deck: static(file_of(deck, face)) for deck in STYLES}) for face in Face]


@register.simple_tag(takes_context=True)
def here_in(context: Context, lang: str) -> str:
    """Return the address of this very page in a language, query included."""
    request: HttpRequest | None = context.get("request")
    home = "/" if lang == "vi" else f"/{lang}/"
    if request is None or get_language() == lang:
        return request.get_full_path() if request else home
    return home if request.resolver_match is None else _in(lang, request.get_full_path())


@register.simple_tag(takes_context=True)
def whole_address(context: Context, lang: str) -> str:
    """Return the full address of this page in a language, without its query."""
    request: HttpRequest | None = context.get("request")
    return request.build_absolute_uri(_in(lang, request.path)) if request else ""


def _in(lang: str, address: str) -> str:
    """Return an address of this site in a language: Vietnamese has no prefix.

    Django's `translate_url` finds the same by resolving and reversing, which costs a third of a page.
    """
    plain = address.removeprefix("/en") if address.startswith("/en/") else address
    return plain if lang == "vi" else f"/{lang}{plain}"


KEPT = 512  # parts of frames; cookies choose among far more
_FRAMES: dict[tuple[object, ...], str] = {}


@register.simple_tag(takes_context=True)
def frame(context: Context, name: str) -> str:
    """Return a part of the frame around every page, rendered once a language, feature, game and preferences."""
    request: HttpRequest | None = context.get("request")
    match = getattr(request, "resolver_match", None)
    key = (name, get_language(), match.namespace if match else None, game_of(request), preferences(context).look)
    found = None if settings.DEBUG else _FRAMES.get(key)
    if found is None:
        found = render_to_string(name, request=request)
        if len(_FRAMES) >= KEPT:
            _FRAMES.clear()
        _FRAMES[key] = found
    return mark_safe(found)  # it was rendered, and so escaped, by a template


@register.simple_tag(takes_context=True)
def menu_game(context: Context) -> Game:
    """Return the game whose pages the menu leads to: that of the page, or Tổ tôm."""
    content = catalogue.load()
    return content.game(game_of(context.get("request"))) or content.games[0]


@register.simple_tag(takes_context=True)
def menu_doors(context: Context) -> list[dict[str, object]]:
    """Return the doors of the menu: name, address (empty where the game has none), whether this page is behind it."""
    request = context.get("request")
    game, here = game_of(request), _feature_of(request)
    return [{"name": door.name, "address": door.address(game), "is_here": door.feature == here} for door in DOORS]


@register.simple_tag(takes_context=True)
def menu_games(context: Context) -> list[tuple[Game, str]]:
    """Return every open game with its page that is most like this one."""
    here = _feature_of(context.get("request"))
    return [(game, place_of(here, game.slug)) for game in catalogue.load().games if game.is_open]


@register.simple_tag(takes_context=True)
def lacking(context: Context) -> Game | None:
    """Return the game whose page was asked for, if it has no such feature."""
    request = context.get("request")
    match = getattr(request, "resolver_match", None)
    game = catalogue.load().game(match.kwargs.get("game", "")) if match is not None else None
    feature = _feature_of(request)
    if game is None or not game.is_open or feature not in {door.feature for door in DOORS}:
        return None
    return None if has(feature, game.slug) else game


def _feature_of(request: HttpRequest | None) -> str:
    """Return the feature that a page belongs to."""
    found: str = getattr(getattr(request, "resolver_match", None), "namespace", "")
    return BEHIND.get(found, found)


@register.simple_tag(takes_context=True)
def keep_game(context: Context, view: str, *args: str) -> str:
    """Return the address of a page that shows this page's game in the menu, if it may show any."""
    return keeping(game_of(context.get("request")), view, *args)


@register.simple_tag(takes_context=True)
def game_to_keep(context: Context) -> str:
    """Return the game that a form has to send on so that the menu keeps it; empty for Tổ tôm."""
    game = game_of(context.get("request"))
    return "" if game == MAIN_GAME else game


@register.simple_tag
def other_language() -> str:
    """Return the code of the language that the page is not in."""
    return "vi" if get_language() == "en" else "en"


@register.simple_tag(takes_context=True)
def is_here(context: Context, *namespaces: str) -> bool:
    """Say whether the page belongs to one of these features."""
    request = context.get("request")
    match = getattr(request, "resolver_match", None)
    return match is not None and match.namespace in namespaces


@register.simple_tag(takes_context=True)
def is_route(context: Context, name: str) -> bool:
    """Say whether the page is this very route."""
    match = getattr(context.get("request"), "resolver_match", None)
    return match is not None and match.view_name == name
