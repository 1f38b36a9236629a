"""Whether the site is well, for whoever watches over it: `/healthz`, without secrets, for any host, over HTTP too."""

import secrets
from collections.abc import Callable

from django.core.cache import caches
from django.db import Error, connection
from django.http import HttpRequest, HttpResponse, JsonResponse

from tutorials.catalogue import load
from tutorials.press import queue as press

PATH = "/healthz"
OK, DOWN = "ok", "down"
NEEDED = ("content", "database")  # without the others pages are slower, or books are not printed


class HealthMiddleware:
    """Answers before any other part of the site could stand in the way."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer a question about health, and pass on any other."""
        return health() if request.path == PATH else self.get_response(request)


def health() -> HttpResponse:
    """Tell of each part whether it does its work; the status is 503 where one that is needed does not."""
    parts = {name: OK if is_well() else DOWN for name, is_well in PARTS.items()}
    status = 200 if all(parts[name] == OK for name in NEEDED) else 503
    answer = JsonResponse({"process": OK, **parts}, status=status)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _content() -> bool:
    """Say whether there is something to teach: files that cannot be read are left out."""
    return any(load().laws.values()) and bool(load().terms)


def _database() -> bool:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Error:
        return False
    return True


def _cache() -> bool:
    """Say whether every cache gives back what it is given."""
    given = secrets.token_hex(8)
    for cache in (caches["default"], caches["shared"]):
        cache.set("health", given, 60)
        if cache.get("health") != given:
            return False
    return True


def _press() -> bool:
    try:
        return press.state().is_alive
    except Error:
        return False


PARTS: dict[str, Callable[[], bool]] = {"content": _content, "database": _database, "cache": _cache, "press": _press}
