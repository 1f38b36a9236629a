"""The hand desk: type or tap a hand and see what it is; the address is the hand."""

from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from tutorials.catalogue import Game, houses
from tutorials.catalogue.houses import House
from tutorials.desk.forms import KEYS, HandForm, spell
from tutorials.desk.keys import INTO, Spelling, is_tap, listed, take
from tutorials.desk.plain import PlainForm, taps_of
from tutorials.desk.reading import read
from tutorials.desks import DESKS
from tutorials.desks.spec import Desk
from tutorials.engine.decks import MONEY
from tutorials.engine.games import deck_of
from tutorials.engine.totom.game import GAMES
from tutorials.pages.preferences import Preferences, house_in
from tutorials.pages.request import is_htmx, open_game_or_404
from tutorials.pages.villages import Page, pages_of

DEFAULT = houses.default_of(houses.MAIN_GAME)
PLAIN = {"from": "noc", "streak": "0"}  # what need not stand in the address
EXAMPLES = {
    "bi-tu": ("7v3w3s cc 9w8s 345v 678w 456s 789s 68v 567w 1s", "oc 7v3w3s 8v2w2s 456v 4567w 4567s 567v 345w oc"),
    "tai-ban": (
        "7v3w3s 7v3w3s cc 9w8s cc 9w8s 9v1w1s tt oc 9s 8v2w2s 456v 4567s 55w",
        "7v3w3s 7v3w3s cc 9w8s cc 9w8s 9v1w1s tt oc 9s 8v2w2s 456v 4567s 55w 5w",
    ),
}
PLAIN_EXAMPLES = ("345v 7v3w3s 22w 2s 8v 567s 88w 9w 8s cc 1w 5w", "3467v 456w 222s 789s 9v1w1s 345w oc")


@require_safe
@vary_on_headers("Cookie", "HX-Request")
def index(request: HttpRequest, game: str) -> HttpResponse:
    """Show the hand of the address; a tapped card leads to the address of the new hand."""
    found = open_game_or_404(game)
    if game in DESKS:
        return _other(request, found)
    own = Preferences.of(request).house(game)
    kept = _kept(request.GET, own)
    address = f"{request.path}?{kept.urlencode()}" if kept else request.path
    if not is_htmx(request) and kept.urlencode() != request.GET.urlencode():
        return redirect(address)
    lang = get_language() or "vi"
    house = house_in(kept, game, own)
    form = HandForm(kept, house, lang)
    reading = read(form) if form.is_valid() else None
    into = kept.get(INTO, "")
    context = {
        "game": found,
        "form": form,
        "reading": reading,
        "keys": form.keyboards(into)["cards"],
        "details": form.details(into),
        "is_unfolded": form.has_details or bool(into),
        "house": house,
        "houses": _offered(game, house, own),
        "address": address,
        "shared": _shared(request.path, kept, house),
        "has_villages": GAMES[game].has_cuoc,
        "examples": EXAMPLES.get(game, PLAIN_EXAMPLES),
    }
    return _respond(request, "desk/index.html", "desk/_desk.html", context)


def _other(request: HttpRequest, game: Game) -> HttpResponse:
    """Show the desk of a game of another deck."""
    desk, lang = DESKS[game.slug], get_language() or "vi"
    own = Preferences.of(request).house(game.slug)
    kept = _typed(request.GET, desk, game.slug, own)
    address = f"{request.path}?{kept.urlencode()}" if kept else request.path
    if not is_htmx(request) and kept.urlencode() != request.GET.urlencode():
        return redirect(address)
    house = house_in(kept, game.slug, own)
    form = PlainForm(kept, desk, house, lang)
    reading = form.reading()
    context = {
        "game": game,
        "desk": desk,
        "form": form,
        "reading": reading,
        "parts": form.parts(kept.get(INTO, "")),
        "house": house,
        "houses": _offered(game.slug, house, own),
        "address": address,
        "shared": _shared(request.path, kept, house),
        "has_villages": Page.MINE in pages_of(game.slug),
    }
    return _respond(request, "desk/plain.html", "desk/_plain.html", context)


def _respond(request: HttpRequest, page: str, part: str, context: dict[str, Any]) -> HttpResponse:
    """Render the page, or for htmx its part alone; an answer that was asked for comes into sight."""
    if not is_htmx(request):
        return render(request, page, context)
    response = render(request, part, context)
    response["HX-Push-Url"] = context["address"]
    if context["reading"] and not is_tap(request.GET):
        response["HX-Reswap"] = "outerHTML show:#reading:top"
    return response


def _typed(sent: QueryDict, desk: Desk, game: str, own: House | None) -> QueryDict:
    """Return the address of what was filled in: a card added or taken away, empty and plain fields left out."""
    kept = QueryDict(mutable=True)
    plain = {field.name: field.choices[0][0] for field in desk.fields if field.choices}
    plain |= {field.name: "0" for field in desk.fields if field.sort == "number" and field.low == 0}
    plain |= {"rules": own.slug if own is not None else houses.default_of(game)}
    for name in ("rules", "name", *(field.name for field in desk.fields)):
        value = sent.get(name, "").strip()
        if value and value != plain.get(name):
            kept[name] = value
    if "rules" not in kept and "name" in kept:
        del kept["name"]
    take(sent, kept, taps_of(desk), Spelling(deck_of(game), lambda card: card.vi, listed, desk.is_run_on))
    return kept


def _offered(game: str, house: House, own: House | None) -> tuple[House, ...]:
    """Return the villages to choose among: the presets, "my village", and the one that the address brought."""
    told = houses.presets(game)
    others = (each for each in (own, house) if each is not None and each not in told and not each.is_lost)
    return (*told, *dict.fromkeys(others))


def _kept(sent: QueryDict, own: House | None) -> QueryDict:
    """Return the address of the hand after a tap: the card added or taken away, empty and plain fields left out.

    The law of 2005 need not stand in the address, unless the visitor judges by another village.
    """
    kept = QueryDict(mutable=True)
    plain = PLAIN | {"rules": own.slug if own is not None else DEFAULT}
    for name in sent:
        value = sent.get(name, "").strip()
        if name.partition("-")[0] not in ("add", "remove", INTO) and value and value != plain.get(name):
            kept[name] = value
    if "rules" not in kept and "name" in kept:
        del kept["name"]
    take(sent, kept, KEYS, Spelling(MONEY, lambda card: card.code, spell))
    return kept


def _shared(path: str, kept: QueryDict, house: House) -> str:
    """Return the address of the hand for somebody else, with the rules in it that only this visitor has chosen."""
    told = kept.copy()
    told.pop(INTO, None)
    if not house.is_plain and "rules" not in told:
        told["rules"] = house.slug
        if house.title:
            told["name"] = house.title
    return f"{path}?{told.urlencode()}" if told else path
