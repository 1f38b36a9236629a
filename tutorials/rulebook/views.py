"""The page where a rulebook is chosen, and the book itself."""

import math
from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType

from django.conf import settings
from django.http import FileResponse, Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_cookie

from tutorials.catalogue import Game, load
from tutorials.pages.preferences import Preferences
from tutorials.pages.request import language
from tutorials.rulebook import press
from tutorials.rulebook.choices import FORMS, WHOLE, WHOLE_NAME, Edition, books
from tutorials.rulebook.forms import EditionForm
from tutorials.rulebook.orders import BookOrder, Order, SheetOrder, address_of_books
from tutorials.rulebook.pdf import MissingLibraries
from tutorials.rulebook.sheet import Leaf, leaf_of

# Seconds after which a reader comes again.
SOON, SELDOM = 3, 12  # whose book is in the press; behind several
LATER = 60  # whose order was not taken

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
    """Send the book; the reader hears what is wrong, or how long the press will take."""
    found = _laws_or_404(game)[0]
    form = _form(request, game)
    if not form.is_valid():
        return _show(request, form, game, status=400)
    edition = form.edition()
    return _send(request, BookOrder(edition, address_of_books(edition)), found, _name(edition))


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
    address = settings.SITE_ADDRESS + reverse("rulebook:sheet", args=[game])
    return _send(request, SheetOrder(leaf, address), leaf.game, f"{game}-{leaf.lang}.pdf")


def _leaf_or_404(request: HttpRequest, game: str) -> Leaf:
    leaf = leaf_of(game, "en" if get_language() == "en" else "vi", Preferences.of(request).face)
    if leaf is None:
        raise Http404(f"no rule sheet of {game}")
    return leaf


def _send(request: HttpRequest, order: Order, game: Game, name: str) -> HttpResponseBase:
    """Send a PDF if it is kept; otherwise see that it is printed, and say when it will be there or why not."""
    try:
        path = press.get(order)
    except MissingLibraries as missing:
        text = missing.text.say(language())
        return render(request, "rulebook/missing.html", {"game": game, "text": text}, status=503)
    except press.Waiting as waiting:
        seconds = min(SOON * (1 + waiting.ahead), SELDOM)
        return _delayed(request, "waiting", game, seconds, {"ahead": waiting.ahead})
    except press.Full:
        return _delayed(request, "full", game, LATER)
    except press.Failed as failed:
        values = {"text": failed.text.say(language()), "minutes": math.ceil(failed.seconds / 60)}
        return _delayed(request, "failed", game, failed.seconds, values)
    except press.Closed:
        return _delayed(request, "closed", game, LATER)
    response = FileResponse(path.open("rb"), content_type="application/pdf", filename=name)
    response.headers["ETag"] = f'"{path.stem}"'
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = PDF_POLICY
    response.headers["Content-Encoding"] = "identity"  # it is compressed inside: the gzip middleware leaves it alone
    return response


def _delayed(
    request: HttpRequest, page: str, game: Game, seconds: int, values: Mapping[str, object] = MappingProxyType({})
) -> HttpResponse:
    """Say that there is no book yet; a page that waits comes again by itself, the others say when to come."""
    is_waiting = page == "waiting"
    status = HTTPStatus.ACCEPTED if is_waiting else HTTPStatus.SERVICE_UNAVAILABLE
    answer = render(request, f"rulebook/{page}.html", {"game": game, **values}, status=status)
    answer.headers["Retry-After"] = str(seconds)
    if is_waiting:
        answer.headers["Refresh"] = str(seconds)
    answer.headers["Cache-Control"] = "no-store"
    return answer


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


def _name(edition: Edition) -> str:
    house = edition.house
    rules = f"{house.preset}-rieng" if house.changes else house.preset
    return f"{edition.game}-{rules}-{edition.language.value}-{edition.paper.value}.pdf"
