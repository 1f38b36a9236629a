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


def pictures_of(page: pypdf.PageObject) -> list[tuple[float, float, float, float]]:
    """Return where pictures of cards lie on a page: left, top, width and height in millimetres, as they are seen."""
    found = []
    page_height = float(page.mediabox.height)

    def note(operator, operands, matrix, _):
        if operator != b"Do":
            return
        box = page["/Resources"]["/XObject"][operands[0]].get_object()["/BBox"]
        a, b, c, d, e, f = map(float, matrix)
        corners = [(a * x + c * y + e, b * x + d * y + f) for x in (box[0], box[2]) for y in (box[1], box[3])]
        xs, ys = sorted(x for x, _ in corners), sorted(page_height - y for _, y in corners)
        found.append(tuple(round(each * MM, 2) for each in (xs[0], ys[0], xs[-1] - xs[0], ys[-1] - ys[0])))

    page.extract_text(visitor_operand_before=note)
    return found
