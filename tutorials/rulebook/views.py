"""The page where a rulebook is chosen, and the book itself."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_cookie

from tutorials.catalogue import Game, load
from tutorials.pages.preferences import SIZES, Preferences
from tutorials.press.qr import printed_address
from tutorials.press.sending import send
from tutorials.rulebook.choices import FORMS, KIND_LABELS, WHOLE, WHOLE_NAME, Edition, Kind, Paper, books
from tutorials.rulebook.forms import EditionForm
from tutorials.rulebook.orders import BookOrder, SheetOrder, address_of_books
from tutorials.rulebook.sheet import Leaf, leaf_of


@require_safe
@vary_on_cookie
def index(request: HttpRequest) -> HttpResponse:
    """Show the choices; `game` in the address chooses the book, the first of them is the plain one."""
    slug = request.GET.get("game") or FORMS[0]
    _laws_or_404(slug)
    reads_large = Preferences.of(request).size == SIZES[-1]
    form = _form(request, slug, _first_kind(request, slug), Paper.LARGE if reads_large else None)
    return _show(request, form, slug)


@require_safe
@vary_on_cookie
def pdf(request: HttpRequest, game: str) -> HttpResponseBase:
    """Send the book; the reader hears what is wrong, or how long the press will take."""
    found = _laws_or_404(game)[0]
    form = _form(request, game)
    if not form.is_valid():
        return _show(request, form, game, status=400)
    edition = form.edition()
    return send(request, BookOrder(edition, address_of_books(edition)), _name(edition), {"game": found})


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
    address = printed_address(reverse("rulebook:sheet", args=[game]))
    return send(request, SheetOrder(leaf, address), f"{game}-{leaf.lang}.pdf", {"game": leaf.game})


def _leaf_or_404(request: HttpRequest, game: str) -> Leaf:
    leaf = leaf_of(game, "en" if get_language() == "en" else "vi", Preferences.of(request).face)
    if leaf is None:
        raise Http404(f"no rule sheet of {game}")
    return leaf


def _first_kind(request: HttpRequest, slug: str) -> Kind:
    """Return what is offered first: the booklet, but where the address chooses what only the whole law has."""
    booklet = Kind.BOOKLET
    given = {name: request.GET.get(name) for name in ("paper", "language")}
    offered = {"paper": booklet.papers, "language": booklet.languages}
    fits = all(word in (None, *(each.value for each in offered[name])) for name, word in given.items())
    return booklet if fits and slug != WHOLE else Kind.LAW


def _form(request: HttpRequest, slug: str, kind: Kind = Kind.LAW, paper: Paper | None = None) -> EditionForm:
    """Read the choices; an address of a book that does not say its kind has always meant the whole law."""
    reader = Preferences.of(request)
    return EditionForm(load(), slug, request.GET, reader.house(Edition(slug).first), kind, reader.face, paper)


def _show(request: HttpRequest, form: EditionForm, slug: str, status: int = 200) -> HttpResponse:
    catalogue = load()
    offered = [(each, game.name) for each in books() if (game := catalogue.game(each))]
    values = {
        "form": form,
        "slug": slug,
        "books": [*offered, (WHOLE, WHOLE_NAME)],
        "is_whole": slug == WHOLE,
        "kinds": [] if slug == WHOLE else [(kind, KIND_LABELS[kind]) for kind in (Kind.BOOKLET, Kind.LAW)],
        "is_booklet": form.chosen is Kind.BOOKLET,
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
    kind = "-gon" if edition.kind is Kind.BOOKLET else ""
    return f"{edition.game}{kind}-{rules}-{edition.language.value}-{edition.paper.value}.pdf"
