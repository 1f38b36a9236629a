"""The page where a rulebook is chosen, and the book itself."""

from collections.abc import Callable
from pathlib import Path

from django.http import FileResponse, Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language, override
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_cookie

from tutorials.catalogue import Game, load
from tutorials.home.preferences import Preferences
from tutorials.rulebook.choices import FORMS, WHOLE, WHOLE_NAME, Edition, books
from tutorials.rulebook.forms import EditionForm
from tutorials.rulebook.pdf import MissingLibraries
from tutorials.rulebook.sheet import Leaf, leaf_of
from tutorials.rulebook.store import Busy, Ordered, kept, kept_sheet

WAIT = 1.0  # seconds that a reader waits for another's book before the page says so
AGAIN = 3  # seconds after which that page asks again

# Browsers show a PDF in a page of their own making, which the site's policy would leave empty.
PDF_POLICY = "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """Show the choices; `game` in the address chooses the book, the first of them is the plain one."""
    slug = request.GET.get("game") or FORMS[0]
    _laws_or_404(slug)
    return _show(request, _form(request, slug), slug)


@require_safe
def pdf(request: HttpRequest, game: str) -> HttpResponseBase:
    """Send the book; the reader hears what is wrong, or that the press is busy."""
    found = _laws_or_404(game)[0]
    form = _form(request, game)
    if not form.is_valid():
        return _show(request, form, game, status=400)
    edition = form.edition()
    return _send(request, lambda: kept(edition, _address(request, edition), WAIT), found, _name(edition))


@require_safe
@vary_on_cookie
def sheet(request: HttpRequest, game: str) -> HttpResponse:
    """Show the rules of a game on one page, to be read or printed."""
    leaf = _leaf_or_404(request, game)
    catalogue = load()
    values = {"game": leaf.game, "leaf": leaf, "law": catalogue.law(game), "lessons": catalogue.lessons(game)}
    values["address"] = request.build_absolute_uri(request.path).partition("://")[2]
    return render(request, "rulebook/sheet.html", values)


@require_safe
@vary_on_cookie
def sheet_pdf(request: HttpRequest, game: str) -> HttpResponseBase:
    """Send the rules on one A4 page, the cards in the visitor's face."""
    leaf = _leaf_or_404(request, game)
    address = request.build_absolute_uri(reverse("rulebook:sheet", args=[game]))
    return _send(request, lambda: kept_sheet(leaf, address, WAIT), leaf.game, f"{game}-{leaf.lang}.pdf")


def _leaf_or_404(request: HttpRequest, game: str) -> Leaf:
    leaf = leaf_of(game, "en" if get_language() == "en" else "vi", Preferences.of(request).face)
    if leaf is None:
        raise Http404(f"no rule sheet of {game}")
    return leaf


def _send(request: HttpRequest, make: Callable[[], Path], game: Game, name: str) -> HttpResponseBase:
    """Send a PDF, printed now if nobody has asked for it before; say what is wrong, or that the press is busy."""
    try:
        path = make()
    except MissingLibraries as missing:
        text = missing.text.say(get_language() or "vi")
        return render(request, "rulebook/missing.html", {"game": game, "text": text}, status=503)
    except Busy as busy:
        values = {"game": game, "is_ordered": isinstance(busy, Ordered)}
        answer = render(request, "rulebook/busy.html", values, status=503)
        answer.headers["Retry-After"] = answer.headers["Refresh"] = str(AGAIN)
        return answer
    response = FileResponse(path.open("rb"), content_type="application/pdf", filename=name)
    response.headers["ETag"] = f'"{path.stem}"'
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = PDF_POLICY
    response.headers["Content-Encoding"] = "identity"  # it is compressed inside: the gzip middleware leaves it alone
    return response


def _form(request: HttpRequest, slug: str) -> EditionForm:
    return EditionForm(load(), slug, request.GET, Preferences.of(request).house(Edition(slug).first))


def _show(request: HttpRequest, form: EditionForm, slug: str, status: int = 200) -> HttpResponse:
    catalogue = load()
    offered = [(each, game.name) for each in books() if (game := catalogue.game(each))]
    values = {
        "form": form,
        "slug": slug,
        "books": [*offered, (WHOLE, WHOLE_NAME)],
        "is_whole": slug == WHOLE,
        "sheet": catalogue.sheet(slug),
        "sheets": [game for game in catalogue.games if game.is_open and catalogue.sheet(game.slug)],
    }
    return render(request, "rulebook/index.html", values, status=status)


def _laws_or_404(slug: str) -> list[Game]:
    """Return the games of a book, which are open and whose laws are written."""
    found = [game for each in books() if slug in (each, WHOLE) and (game := load().game(each))]
    if not found:
        raise Http404(f"no law of {slug}")
    return found


def _address(request: HttpRequest, edition: Edition) -> str:
    """Return the address that the book prints: where its newest edition can be had."""
    with override(edition.language.langs[0]):
        return request.build_absolute_uri(reverse("rulebook:index"))


def _name(edition: Edition) -> str:
    house = edition.house
    rules = f"{house.preset}-rieng" if house.changes else house.preset
    return f"{edition.game}-{rules}-{edition.language.value}-{edition.paper.value}.pdf"
