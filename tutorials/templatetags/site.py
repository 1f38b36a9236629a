"""What every page needs: preferences, the same page in the other language, the visitor's place in the menu."""

from django import template
from django.http import HttpRequest
from django.template.context import Context
from django.templatetags.static import static
from django.urls import translate_url
from django.utils.translation import get_language

from tutorials.faces.compose import Face
from tutorials.home.preferences import Preferences

register = template.Library()


@register.simple_tag(takes_context=True)
def preferences(context: Context) -> Preferences:
    """Return the visitor's preferences; the plain ones on an error page."""
    request = context.get("request")
    return Preferences.of(request) if request else Preferences()


@register.simple_tag
def face_files() -> list[tuple[str, str]]:
    """Return each face with the address of its file."""
    return [(face.value, static(f"faces/{face.value}.svg")) for face in Face]


@register.simple_tag(takes_context=True)
def here_in(context: Context, lang: str) -> str:
    """Return the address of this very page in a language, query included."""
    request: HttpRequest | None = context.get("request")
    home = "/" if lang == "vi" else f"/{lang}/"
    if request is None or get_language() == lang:
        return request.get_full_path() if request else home
    found = translate_url(request.get_full_path(), lang)
    return home if found == request.get_full_path() else found  # an address that leads nowhere


@register.simple_tag(takes_context=True)
def whole_address(context: Context, lang: str) -> str:
    """Return the full address of this page in a language, without its query."""
    request: HttpRequest | None = context.get("request")
    return request.build_absolute_uri(translate_url(request.path, lang)) if request else ""


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
