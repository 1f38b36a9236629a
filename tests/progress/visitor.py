"""What a test client has solved, wherever it is remembered; and a database that refuses to be written."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from django.core.handlers.wsgi import WSGIRequest
from django.db import connection
from django.test import Client, RequestFactory

from tutorials.learners.memory import solved
from tutorials.learners.models import Kind


def visit(cookies: Mapping[str, str] | None = None) -> WSGIRequest:
    """Return the request of a browser that holds these cookies."""
    request = RequestFactory().get("/")
    request.COOKIES.update(cookies or {})
    return request


def solved_by(client: Client) -> set[str]:
    """Return the names of all that a client has solved."""
    request = visit({name: morsel.value for name, morsel in client.cookies.items()})
    return {ref for kind in Kind for ref in solved(request, kind) or ()}


@contextmanager
def read_only() -> Iterator[None]:
    """Let the database refuse to be written, as on a full or read-only disk."""
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA query_only = ON")
        try:
            yield
        finally:
            cursor.execute("PRAGMA query_only = OFF")
