"""The villages: two side by side, all in a table, and one's own."""

from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from django.views.decorators.vary import vary_on_cookie

from tutorials.catalogue import Game, houses
from tutorials.catalogue.houses import House, default_of, rules_of
from tutorials.catalogue.subjects import by_subject
from tutorials.engine.rules import as_dict
from tutorials.pages.cache import kept
from tutorials.pages.menu import has
from tutorials.pages.preferences import Preferences
from tutorials.pages.request import language, open_game_or_404
from tutorials.pages.villages import Page, pages_of
from tutorials.villages.compare import compare
from tutorials.villages.forms import fields_of, is_sent, sent

LONGEST_SAID = 200  # characters of rules that cannot be read, as they are repeated


def is_preset(word: str, game: str) -> bool:
    """Say whether a word of an address is a preset of a game, told as it is."""
    return word in {house.slug for house in houses.presets(game)}


@require_safe
@kept({"a": is_preset, "b": is_preset}, by_village=True)
def index(request: HttpRequest, game: str) -> HttpResponse:
    """Show two villages side by side."""
    found = open_game_or_404(game)
    if Page.PAIR not in pages_of(game):
        return _none(request, found)
    own = Preferences.of(request).house(game)
    a = houses.read(request.GET.get("a") or default_of(game), game, request.GET.get("a_name", ""))
    b = _second(request, found, own)
    context = {
        "game": found,
        "pages": _pages(game),
        "comparison": compare(a, b, language()),
        "sides": (("a", a, _offered(game, own, a)), ("b", b, _offered(game, own, b))),
        "own": own,
        "swapped": _address(game, b, a),
    }
    return render(request, "villages/index.html", context)


def _second(request: HttpRequest, game: Game, own: House | None) -> House:
    if word := request.GET.get("b"):
        return houses.read(word, game.slug, request.GET.get("b_name", ""))
    if own is not None and not own.is_plain:
        return own
    others = [house for house in houses.presets(game.slug) if not house.is_plain]
    return next((house for house in others if house.preset == game.beside), others[0])


def _offered(game: str, own: House | None, chosen: House) -> tuple[House, ...]:
    """Return the villages to choose among: the presets, one's own, and the one that the address brought."""
    others = [house for house in (own, chosen) if house is not None and house.changes]
    return (*houses.presets(game), *{house.slug: house for house in others}.values())


def _address(game: str, a: House, b: House) -> str:
    return f"{reverse('villages:index', args=[game])}?{houses.query_of(a=a, b=b)}"


@require_safe
@kept(by_village=True)
def table(request: HttpRequest, game: str) -> HttpResponse:
    """Show all presets by all options."""
    found = open_game_or_404(game)
    if Page.TABLE not in pages_of(game):
        return _none(request, found)
    own = Preferences.of(request).house(game)
    columns = (*houses.presets(game), *((own,) if own is not None and own.changes else ()))
    chosen = [as_dict(house.options) for house in columns]
    usual = as_dict(House(game).options)
    lang = language()
    subjects = [
        (subject, [(info.label.say(lang), info.article, [(house, info.choices[values[info.name]].say(lang),
         values[info.name] != usual[info.name]) for house, values in zip(columns, chosen, strict=True)])
         for info in infos])
        for subject, infos in by_subject(rules_of(game).table, game)
    ]  # fmt: skip
    context = {"game": found, "pages": _pages(game), "houses": columns, "subjects": subjects, "usual": House(game)}
    return render(request, "villages/table.html", context)


@require_safe
@never_cache
@vary_on_cookie
def mine(request: HttpRequest, game: str) -> HttpResponse:
    """Show the form of one's own village; what it sends is led to a short address."""
    found = open_game_or_404(game)
    if Page.MINE not in pages_of(game):
        return _none(request, found)
    if is_sent(request.GET, game):
        return redirect(_mine(game, sent(request.GET, game)))
    own = Preferences.of(request).house(game)
    word = request.GET.get("rules", "").strip()
    house = houses.read(word, game, request.GET.get("name", "")) if word else own or House(game)
    context = {
        "game": found,
        "pages": _pages(game),
        "house": house,
        "address": request.build_absolute_uri(_mine(game, house)),
        "own": own,
        "is_kept": own is not None and (own.slug, own.title) == (house.slug, house.title),
        "presets": houses.presets(game),
        "start": House(game, house.preset),
        "subjects": fields_of(house, language()),
        "compared": _address(game, House(game, house.preset if house.changes else ""), house),
        "longest": houses.LONGEST_NAME,
        "has_desk": has("desk", game),
        "has_referee": has("referee", game),
    }
    return render(request, "villages/mine.html", context)


@require_POST
@never_cache
def keep(request: HttpRequest, game: str) -> HttpResponse:
    """Keep a village as the one to judge by, or forget it, and lead back to it."""
    found = open_game_or_404(game)
    if Page.MINE not in pages_of(game):
        return _none(request, found)
    word = request.POST.get("rules", "").strip()
    house = houses.read(word, game, request.POST.get("name", "")) if word else None
    if house is not None and house.is_lost:  # nothing is kept; the page says what cannot be read
        return redirect(f"{reverse('villages:mine', args=[game])}?{urlencode({'rules': word[:LONGEST_SAID]})}")
    shown = house or Preferences.of(request).house(game) or House(game)
    response = redirect(_mine(game, shown))
    Preferences.of(request).living_in(game, house).keep_village(response, is_secure=request.is_secure())
    return response


def _mine(game: str, house: House) -> str:
    return f"{reverse('villages:mine', args=[game])}?{house.query}"


def _pages(game: str) -> frozenset[str]:
    """Return which pages of villages the game has, by name."""
    return frozenset(page.value for page in pages_of(game))


def _none(request: HttpRequest, game: Game) -> HttpResponse:
    """Say that the game has no such page, and lead to what it has."""
    return render(request, "villages/none.html", {"game": game, "pages": _pages(game.slug)}, status=404)
