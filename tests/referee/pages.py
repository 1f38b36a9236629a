"""What the tests of the referee read off its pages."""

import re

from django.http import HttpResponse


def text(response: HttpResponse) -> str:
    """Return a page with its spaces run together."""
    return re.sub(r"\s+", " ", response.content.decode())


def verdict(page: str) -> str | None:
    """Return the verdict in a word; None if there is none."""
    found = re.search(r'id="verdict-word">.*?</svg> ([^<]+)</h2>', page)
    return found[1].strip() if found else None


def refusals(page: str) -> list[str]:
    """Return what is said beside fields that cannot be judged."""
    return re.findall(r'<(?:p|span) class="fault"[^>]*>([^<]+)<', page)
