"""The search page: a plain form, and results as one types through htmx; the few best under the box in the header."""

import unicodedata
from itertools import islice

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers
from django_htmx.middleware import HtmxDetails

from tutorials.pages.request import language
from tutorials.search.entry import Sort
from tutorials.search.results import answer

LONGEST = 200  # letters of a query that are read
SUGGESTED = 7  # options under the box in the header
TRIES = (
    "bất thực",
    "xuyen bi tu",
    "kính tứ cố bao nhiêu điểm",
    "luật chắn",
    "điều 9.14",
    "568v 7v7v7v cc",
    "10♠ J♠ Q♠",
    "xe đỏ, xe đen",
)


class HtmxHttpRequest(HttpRequest):
    """A request that knows whether htmx sent it."""

    htmx: HtmxDetails


@require_safe
@vary_on_headers("HX-Request")
def index(request: HtmxHttpRequest) -> HttpResponse:
    """Show what answers the query."""
    typed = _clean(request.GET.get("q", ""))
    results = answer(typed[:LONGEST].strip(), language(), _sort(request.GET.get("in", "")))
    context = {"results": results, "is_cut": len(typed) > LONGEST, "longest": LONGEST, "tries": TRIES}
    return render(request, "search/_results.html" if request.htmx else "search/index.html", context)


@require_safe
def suggestions(request: HttpRequest) -> HttpResponse:
    """Show the best answers as options under the box in which they are being typed."""
    typed = _clean(request.GET.get("q", ""))[:LONGEST].strip()
    context = {"query": typed, "options": list(islice(answer(typed, language()).options, SUGGESTED))}
    return render(request, "search/_list.html", context)


def _clean(text: str) -> str:
    """Write control characters as spaces: they may come in through the address and mean nothing."""
    return "".join(" " if unicodedata.category(char) in ("Cc", "Cs") else char for char in text).strip()


def _sort(name: str) -> Sort | None:
    return next((sort for sort in Sort if sort.value == name), None)
