"""The two small files that browsers and crawlers ask for at the root."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import override
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from tutorials.catalogue import load


@require_safe
@cache_control(public=True, max_age=86400)
def robots(request: HttpRequest) -> HttpResponse:
    """Let crawlers read everything but the door and fresh hands, of which there is no end."""
    forbidden = ["/api/", *(fresh for game in load().games for fresh in _fresh(game.slug))]
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in forbidden)]
    lines += ["", f"Sitemap: {request.build_absolute_uri(reverse('sitemap'))}"]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")


def _fresh(game: str) -> list[str]:
    """Return where the fresh hands of a game begin, in each language."""
    found = []
    for lang, _name in settings.LANGUAGES:
        with override(lang):
            found.append(reverse("puzzles:index", args=[game]) + "fresh/")
    return found


@require_safe
@cache_control(public=True, max_age=86400)
def favicon(request: HttpRequest) -> HttpResponse:
    """Send browsers that ask for the old name to the drawing."""
    return HttpResponseRedirect(static("home/favicon.svg"))
