"""The search page: a plain form, and results as one types through htmx; the few best under the box in the header."""

import unicodedata
from itertools import islice

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers
from django_htmx.middleware import HtmxDetails

from tutorials.pages.request import language
from tutorials.search import sitemaps
from tutorials.search.entry import Sort
from tutorials.search.results import answer

LONGEST = 200  # letters of a query that are read
DAY = 24 * 60 * 60
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


@require_safe
@cache_control(public=True, max_age=DAY)
def opensearch(request: HttpRequest) -> HttpResponse:
    """Tell a browser how this site is searched, so that its own box can do it."""
    context = {
        "lang": language(),
        "address": request.build_absolute_uri(reverse("search:index")),
        "icon": request.build_absolute_uri(static("home/favicon.svg")),
    }
    return render(request, "search/opensearch.xml", context, content_type="application/opensearchdescription+xml")


@require_safe
@cache_control(public=True, max_age=DAY)
def sitemap(request: HttpRequest, part: str = "") -> HttpResponse:
    """List the parts of the site for crawlers, or the pages of a part in both languages."""
    if part and part not in sitemaps.parts():
        raise Http404(part)
    body = sitemaps.written(part, request.build_absolute_uri("/").rstrip("/"))
    return HttpResponse(body, content_type="application/xml; charset=utf-8")


def _clean(text: str) -> str:
    """Write control characters as spaces: they may come in through the address and mean nothing."""
    return "".join(" " if unicodedata.category(char) in ("Cc", "Cs") else char for char in text).strip()


def _sort(name: str) -> Sort | None:
    return next((sort for sort in Sort if sort.value == name), None)
