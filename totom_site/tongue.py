"""English for a browser that reads English and no Vietnamese, on the bare first page alone."""

from collections.abc import Callable
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponseRedirect
from django.http.response import HttpResponseBase
from django.utils.cache import patch_vary_headers
from django.utils.translation.trans_real import parse_accept_lang_header

VIETNAMESE, ENGLISH = "/", "/en/"
COOKIE, CHOSEN = "tongue", "vi"
YEAR = 365 * 24 * 60 * 60


class TongueMiddleware:
    """Lead such a browser from `/` to `/en/`, but nobody who comes from this site or has chosen Vietnamese here."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer; whoever went from an English page to a Vietnamese one is remembered."""
        came_from = _page_before(request)
        is_bare = request.method in ("GET", "HEAD") and request.get_full_path() == VIETNAMESE
        is_new = came_from is None and COOKIE not in request.COOKIES
        response: HttpResponseBase
        if is_bare and is_new and _reads_english_alone(request.headers.get("Accept-Language", "")):
            response = HttpResponseRedirect(ENGLISH)
            response["Cache-Control"] = "private, no-cache"
        else:
            response = self.get_response(request)
        if is_bare:
            patch_vary_headers(response, ("Accept-Language", "Cookie"))
        if came_from and came_from.startswith(ENGLISH) and _is_vietnamese(request, response):
            response.set_cookie(COOKIE, CHOSEN, max_age=YEAR, samesite="Lax", httponly=True, secure=request.is_secure())
        return response


def _page_before(request: HttpRequest) -> str | None:
    """Return the path of the page of this site that led here; None if none did."""
    before = urlsplit(request.headers.get("Referer", ""))
    return before.path if before[:2] == (request.scheme, request.get_host()) else None


def _reads_english_alone(header: str) -> bool:
    """Say whether a browser lists English and no Vietnamese; one that lists nothing may read anything."""
    read = {name.partition("-")[0] for name, weight in parse_accept_lang_header(header) if weight}
    return "en" in read and "vi" not in read


def _is_vietnamese(request: HttpRequest, response: HttpResponseBase) -> bool:
    """Say whether a page was shown in Vietnamese because somebody went to it."""
    is_page = response.headers.get("Content-Type", "").startswith("text/html") and response.status_code in (200, 304)
    return request.method == "GET" and is_page and response.headers.get("Content-Language") == CHOSEN
