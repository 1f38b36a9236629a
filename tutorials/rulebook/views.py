"""The page where a rulebook is chosen, and the book itself."""

from django.http import FileResponse, Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language, override
from django.views.decorators.http import require_safe

from tutorials.catalogue import Game, load
from tutorials.home.preferences import Preferences
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.forms import EditionForm
from tutorials.rulebook.pdf import MissingLibraries
from tutorials.rulebook.store import Busy, kept

GAME = "to-tom"  # the only one whose law is written
WAIT = 1.0  # seconds that a reader waits for another's book before the page says so
AGAIN = 3  # seconds after which that page asks again

# Browsers show a PDF in a page of their own making, which the site's policy would leave empty.
PDF_POLICY = "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """Show the choices."""
    form = EditionForm(load(), GAME, request.GET, Preferences.of(request).house(GAME))
    return _show(request, form, _game_or_404(GAME))


@require_safe
def pdf(request: HttpRequest, game: str) -> HttpResponseBase:
    """Send the book; the reader hears what is wrong, or that the press is busy."""
    found = _game_or_404(game)
    form = EditionForm(load(), game, request.GET, Preferences.of(request).house(game))
    if not form.is_valid():
        return _show(request, form, found, status=400)
    edition = form.edition()
    try:
        path = kept(edition, _address(request, edition), WAIT)
    except MissingLibraries as missing:
        text = missing.text.say(get_language() or "vi")
        return render(request, "rulebook/missing.html", {"game": found, "text": text}, status=503)
    except Busy:
        answer = render(request, "rulebook/busy.html", {"game": found}, status=503)
        answer.headers["Retry-After"] = answer.headers["Refresh"] = str(AGAIN)
        return answer
    response = FileResponse(path.open("rb"), content_type="application/pdf", filename=_name(edition))
    response.headers["ETag"] = f'"{path.stem}"'
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = PDF_POLICY
    response.headers["Content-Encoding"] = "identity"  # it is compressed inside: the gzip middleware leaves it alone
    return response


def _show(request: HttpRequest, form: EditionForm, game: Game, status: int = 200) -> HttpResponse:
    return render(request, "rulebook/index.html", {"form": form, "game": game}, status=status)


def _game_or_404(slug: str) -> Game:
    """Return a game whose law is written."""
    game = load().game(slug)
    if game is None or not load().law(slug).articles:
        raise Http404(f"no law of {slug}")
    return game


def _address(request: HttpRequest, edition: Edition) -> str:
    """Return the address that the book prints: where its newest edition can be had."""
    with override(edition.language.langs[0]):
        return request.build_absolute_uri(reverse("rulebook:index"))


def _name(edition: Edition) -> str:
    house = edition.house
    rules = f"{house.preset}-rieng" if house.changes else house.preset
    return f"{edition.game}-{rules}-{edition.language.value}-{edition.paper.value}.pdf"
