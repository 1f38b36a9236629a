"""What caches between the site and its readers may do with a page."""

from collections.abc import Callable

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.cache import patch_vary_headers

PERSONAL = ("text/html", "application/pdf")  # show the reader's face, size, theme or village


class VaryByCookieMiddleware:
    """Say of every page that it depends on the reader's cookies, so that no cache hands one reader's to the next."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer; what depends on a cookie says so."""
        response = self.get_response(request)
        if response.headers.get("Content-Type", "").startswith(PERSONAL):
            patch_vary_headers(response, ("Cookie",))
        return response
