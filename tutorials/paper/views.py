"""All that can be printed for a class, and the form of each kind."""

from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_cookie

from tutorials.pages.preferences import Preferences
from tutorials.pages.request import language
from tutorials.paper.kind import Kind, PaperForm
from tutorials.paper.kinds import KINDS
from tutorials.paper.orders import filled, order_of
from tutorials.press.sending import send


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """Show the kinds of paper."""
    return render(request, "paper/index.html", {"kinds": KINDS.values()})


@require_safe
@vary_on_cookie
def form(request: HttpRequest, kind: str) -> HttpResponse:
    """Show the choices of a kind, and what they make."""
    found = _kind_or_404(kind)
    return _show(request, found, found.form(request.GET, Preferences.of(request)))


@require_safe
@vary_on_cookie
def pdf(request: HttpRequest, kind: str) -> HttpResponseBase:
    """Send the paper; the reader hears what is wrong, or how long the press will take."""
    found = _kind_or_404(kind)
    chosen = found.form(request.GET, Preferences.of(request))
    if not chosen.is_valid():
        return _show(request, found, chosen)
    words = chosen.words()
    back = f"{reverse('paper:form', args=[kind])}?{urlencode(words)}"
    return send(
        request, order_of(found, language(), words), f"{kind}.pdf", {"back": (back, found.title.say(language()))}
    )


def _show(request: HttpRequest, kind: Kind, chosen: PaperForm) -> HttpResponse:
    is_valid = chosen.is_valid()
    values = {"kind": kind, "form": chosen}
    if is_valid and kind.preview:
        values |= filled(kind, chosen.words(), language())
    return render(request, "paper/form.html", values | {"is_valid": is_valid}, status=200 if is_valid else 400)


def _kind_or_404(slug: str) -> Kind:
    if slug not in KINDS:
        raise Http404(f"no paper of a kind {slug}")
    return KINDS[slug]
