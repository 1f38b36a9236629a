"""The villages: two side by side, all in a table, and one's own."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from django.views.decorators.vary import vary_on_cookie

from tutorials.catalogue import Game, houses
from tutorials.catalogue.houses import House
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.options import TABLE, as_dict
from tutorials.engine.totom.presets import DEFAULT
from tutorials.home.pages import kept
from tutorials.home.preferences import Preferences
from tutorials.tasks.respond import open_game_or_404
from tutorials.villages.compare import compare
from tutorials.villages.forms import fields_of, is_sent, sent, settled
from tutorials.villages.subjects import by_subject

OTHER = "hoi-lim"  # shown beside the law of 2005 to whoever names no village


@require_safe
@kept("a", "b", by_village=True)
def index(request: HttpRequest, game: str) -> HttpResponse:
    """Show two villages side by side."""
    found = _game_or_404(game)
    own = Preferences.of(request).house(game)
    a = houses.read(request.GET.get("a") or DEFAULT, game, request.GET.get("a_name", ""))
    b = _second(request, game, own)
    context = {
        "game": found,
        "comparison": compare(a, b, _lang()),
        "sides": (("a", a, _offered(game, own, a)), ("b", b, _offered(game, own, b))),
        "own": own,
        "swapped": _address(game, b, a),
    }
    return render(request, "villages/index.html", context)


def _second(request: HttpRequest, game: str, own: House | None) -> House:
    if word := request.GET.get("b"):
        return houses.read(word, game, request.GET.get("b_name", ""))
    return own if own is not None and own.slug != DEFAULT else House(game, OTHER)


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
    own = Preferences.of(request).house(game)
    columns = (*houses.presets(game), *((own,) if own is not None and own.changes else ()))
    chosen = [as_dict(house.options) for house in columns]
    usual = as_dict(House(game).options)
    lang = _lang()
    subjects = [
        (subject, [(info.label.say(lang), info.article, [(house, info.choices[values[info.name]].say(lang),
         values[info.name] != usual[info.name]) for house, values in zip(columns, chosen, strict=True)])
         for info in infos])
        for subject, infos in by_subject(TABLE)
    ]  # fmt: skip
    context = {"game": _game_or_404(game), "houses": columns, "subjects": subjects}
    return render(request, "villages/table.html", context)


@require_safe
@never_cache
@vary_on_cookie
def mine(request: HttpRequest, game: str) -> HttpResponse:
    """Show the form of one's own village; what it sends is led to a short address."""
    found = _game_or_404(game)
    if is_sent(request.GET):
        return redirect(_mine(game, sent(request.GET, game)))
    own = Preferences.of(request).house(game)
    word = request.GET.get("rules", "").strip()
    house = houses.read(word, game, request.GET.get("name", "")) if word else own or House(game)
    context = {
        "game": found,
        "house": house,
        "address": request.build_absolute_uri(_mine(game, house)),
        "own": own,
        "is_kept": own is not None and (own.slug, own.title) == (house.slug, house.title),
        "presets": houses.presets(game),
        "start": House(game, house.preset),
        "subjects": fields_of(house, _lang()),
        "settled": [(info.label.say(_lang()), info.article) for info in settled()],
        "compared": _address(game, House(game, house.preset if house.changes else DEFAULT), house),
        "longest": houses.LONGEST_NAME,
    }
    return render(request, "villages/mine.html", context)


@require_POST
@never_cache
def keep(request: HttpRequest, game: str) -> HttpResponse:
    """Keep a village as the one to judge by, or forget it, and lead back to it."""
    _game_or_404(game)
    word = request.POST.get("rules", "").strip()
    house = houses.read(word, game, request.POST.get("name", "")) if word else None
    shown = house or Preferences.of(request).house(game) or House(game)
    response = redirect(_mine(game, shown))
    Preferences.of(request).living_in(house).keep_village(response)
    return response


def _mine(game: str, house: House) -> str:
    return f"{reverse('villages:mine', args=[game])}?{house.query}"


def _game_or_404(slug: str) -> Game:
    """Return a game whose villages the engine knows."""
    if slug not in GAMES or not GAMES[slug].has_cuoc:
        raise Http404(slug)
    return open_game_or_404(slug)


def _lang() -> str:
    return get_language() or "vi"
