"""Papers made for tests: of an address, as pages that can be read."""

import io
from functools import cache

import pypdf
from django.http import QueryDict

from tutorials.paper.kinds import KINDS
from tutorials.paper.orders import PaperOrder, order_of

MM = 25.4 / 72  # of a point


def order(address: str, lang: str = "vi") -> PaperOrder:
    """Return the order of `deck?face=text`."""
    slug, _, query = address.partition("?")
    form = KINDS[slug].form(QueryDict(query))
    assert form.is_valid(), form.errors
    return order_of(KINDS[slug], lang, form.words())


@cache
def pages(address: str, lang: str = "vi") -> tuple[pypdf.PageObject, ...]:
    """Print a paper, once for all tests of a process."""
    return tuple(pypdf.PdfReader(io.BytesIO(order(address, lang).print())).pages)


def text_of(address: str, lang: str = "vi") -> str:
    """Return all that is written on a paper, in one line."""
    return " ".join(" ".join(page.extract_text() for page in pages(address, lang)).split())
