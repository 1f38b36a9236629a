"""The hand desk: type or tap a hand and see what it is; the address is the hand."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_cookie, vary_on_headers

from tutorials.catalogue import Desk, houses, load
from tutorials.catalogue.houses import House
from tutorials.catalogue.texts import within
from tutorials.desk.forms import DeskForm, taps_of
from tutorials.desk.keys import INTO, is_tap, spelling_of, take
from tutorials.pages.preferences import Preferences, house_in
from tutorials.pages.request import is_htmx, language, open_game_or_404
from tutorials.pages.villages import Page, pages_of
from tutorials.questions.lists import MOST, own_query

LIST = "list"  # in the address: the questions that a hand joins when it is asked; carried on as it stands
LONGEST_LIST = 8000


@require_safe
@vary_on_headers("Cookie", "HX-Request")
def index(request: HttpRequest, game: str) -> HttpResponse:
    """Show the hand of the address; a tapped card leads to the address of the new hand."""
    found, desk = open_game_or_404(game), load().desk(game)
    if desk is None:
        raise Http404(game)
    own = Preferences.of(request).house(game)
    kept = _kept(request.GET, desk, own)
    address = f"{request.path}?{kept.urlencode()}" if kept else request.path
    if not is_htmx(request) and kept.urlencode() != request.GET.urlencode():
        return redirect(address)
    lang, into = language(), kept.get(INTO, "")
    house = house_in(kept, game, own)
    form = DeskForm(kept, desk, house, lang)
    context = {
        "game": found,
        "desk": desk,
        "title": desk.title.say(lang) if desk.title else _("Xem bài %(game)s") % {"game": within(found.name.say(lang))},
        "gist": (desk.gist or desk.intro).say(lang).format(game=within(found.name.say(lang))),
        "form": form,
        "reading": form.reading(),
        "parts": form.parts(into),
        "folded": form.folded(into),
        "is_unfolded": form.has_folded or bool(into),
        "house": house,
        "houses": _offered(game, house, own),
        "address": address,
        "shared": _shared(request.path, kept, house),
        "asking": f"{reverse('desk:ask', args=[game])}?{kept.urlencode()}",
        "carried": kept.get(LIST, ""),
        "has_villages": Page.MINE in pages_of(game),
    }
    return _respond(request, "desk/index.html", "desk/_desk.html", context)


@require_safe
@vary_on_cookie
def ask(request: HttpRequest, game: str) -> HttpResponse:
    """Show what a class may be asked about the hand of the address, with the answers; a list may be carried on."""
    found, desk = open_game_or_404(game), load().desk(game)
    if desk is None:
        raise Http404(game)
    own = Preferences.of(request).house(game)
    kept = _kept(request.GET, desk, own)
    house = house_in(kept, game, own)
    form = DeskForm(kept, desk, house, language())
    if not form.is_valid():
        return redirect(f"{reverse('desk:index', args=[game])}?{kept.urlencode()}")
    carried = kept.pop(LIST, [""])[0]
    before = [name for name in QueryDict(carried).getlist("q") if name][: MOST - 1]
    context = {
        "game": found,
        "asked": [(each, own_query([*before, each.question.name])) for each in form.asked()],
        "before": len(before),
        "hand": form.hand.value,
        "back": f"{reverse('desk:index', args=[game])}?{kept.urlencode()}",
        "house": house,
    }
    return render(request, "desk/asked.html", context)


def _respond(request: HttpRequest, page: str, part: str, context: dict[str, Any]) -> HttpResponse:
    """Render the page, or for htmx its part alone; an answer that was asked for comes into sight."""
    if not is_htmx(request):
        return render(request, page, context)
    response = render(request, part, context)
    response["HX-Push-Url"] = context["address"]
    if context["reading"] and not is_tap(request.GET):
        response["HX-Reswap"] = "outerHTML show:#reading:top"
    return response


def _offered(game: str, house: House, own: House | None) -> tuple[House, ...]:
    """Return the villages to choose among: the presets, "my village", and the one that the address brought."""
    told = houses.presets(game)
    others = (each for each in (own, house) if each is not None and each not in told and not each.is_lost)
    return (*told, *dict.fromkeys(others))


def _kept(sent: QueryDict, desk: Desk, own: House | None) -> QueryDict:
    """Return the address of the hand after a tap: the card added or taken away, empty and plain fields left out.

    The usual rules of the game need not stand in the address, unless the visitor judges by another village.
    """
    kept = QueryDict(mutable=True)
    plain = {field.name: field.plain for field in desk.fields}
    plain |= {LIST: "", "rules": own.slug if own is not None else houses.default_of(desk.game), "name": ""}
    for name in sent:
        value = sent.get(name, "").strip()
        if name in plain and value not in ("", plain[name]) and len(value) <= LONGEST_LIST:
            kept[name] = value
    if "rules" not in kept and "name" in kept:
        del kept["name"]
    take(sent, kept, taps_of(desk), spelling_of(desk))
    return kept


def _shared(path: str, kept: QueryDict, house: House) -> str:
    """Return the address of the hand for somebody else, with the rules in it that only this visitor has chosen."""
    told = kept.copy()
    for carried in (INTO, LIST):
        told.pop(carried, None)
    if not house.is_plain and "rules" not in told:
        told["rules"] = house.slug
        if house.title:
            told["name"] = house.title
    return f"{path}?{told.urlencode()}" if told else path
