"""The two small files that browsers and crawlers ask for at the root."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.templatetags.static import static
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

ROBOTS = "User-agent: *\nDisallow: /api/\n"


@require_safe
@cache_control(public=True, max_age=86400)
def robots(request: HttpRequest) -> HttpResponse:
    """Let crawlers read everything but the door."""
    return HttpResponse(ROBOTS, content_type="text/plain; charset=utf-8")


@require_safe
@cache_control(public=True, max_age=86400)
def favicon(request: HttpRequest) -> HttpResponse:
    """Send browsers that ask for the old name to the drawing."""
    return HttpResponseRedirect(static("home/favicon.svg"))
