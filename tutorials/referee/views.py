"""The referee's pages: one case in a few taps, and a whole record replayed step by step."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from tutorials.catalogue import Game, houses, load
from tutorials.catalogue.houses import House, presets
from tutorials.engine.cards import KINDS, Kind
from tutorials.engine.totom.game import GAMES
from tutorials.home.preferences import house_of
from tutorials.referee import address, example
from tutorials.referee.disputes import BY_SLUG, DISPUTES, HELD_FIELDS
from tutorials.referee.famous import FAMOUS
from tutorials.referee.forms import ClaimForm
from tutorials.referee.replay import LONGEST_TEXT, Refusal, address_of, replay, unpack
from tutorials.referee.ruling import Ruling, rule
from tutorials.tasks.case import scenes
from tutorials.tasks.respond import is_htmx


@require_safe
@vary_on_headers("HX-Request")
def index(request: HttpRequest, game: str) -> HttpResponse:
    """Ask what the quarrel is about, then for the case, then give the verdict; a tap leads to a new address."""
    found = _game_or_404(game)
    kept = address.kept(request.GET)
    query = kept.urlencode()
    if not is_htmx(request) and query != request.GET.urlencode():
        place = f"#field-{kept['open']}" if kept.get("open") else ""
        return redirect(f"{request.path}?{query}{place}" if query else request.path)
    context = {
        "game": found,
        "games": [each for slug in GAMES if (each := load().game(slug))],
        "disputes": DISPUTES,
        "famous": FAMOUS if GAMES[game].players == 5 else (),
        **_case(request, game, kept),
    }
    if not is_htmx(request):
        return render(request, "referee/index.html", context)
    response = render(request, "referee/_case.html", context)
    response["HX-Push-Url"] = f"{request.path}?{query}" if query else request.path
    response["HX-Reswap"] = f"outerHTML show:{_sight(context)}:top"
    return response


def _case(request: HttpRequest, game: str, kept: QueryDict) -> dict[str, Any]:
    """Return what the page shows of the case: the form, and the ruling once it can be judged."""
    dispute = BY_SLUG.get(kept.get("kind", ""))
    if dispute is None:
        return {"dispute": None}
    house = house_of(request, game)
    form = ClaimForm(kept, dispute, game, get_language() or "vi")
    is_asked = address.is_filled(kept) and not kept.get("open")
    ruling = _ruling(form, game, house) if is_asked and form.is_valid() else None
    opened = kept.get("open") or ("" if is_asked else dispute.first)
    if not is_asked:
        _forgive(form)
    return {
        "dispute": dispute,
        "form": form,
        "is_asked": is_asked,
        "ruling": ruling,
        "scenes": scenes(form.question(), form.lang) if ruling else (),
        "house": house,
        "houses": _houses(house, game),
        "boxes": form.boxes(opened),
        "folded": form.folded_boxes(opened),
        "opened": opened,
        "keys": _keys(kept, opened),
        "desk_query": form.desk_query(house.slug) if ruling and dispute.slug == "u" else "",
        "record_query": address_of(ruling.verdict.record, house) if ruling else "",
        "address": _shared(request, kept, house),
    }


def _forgive(form: ClaimForm) -> None:
    """Read the form while it is being filled: what is not there yet is no fault."""
    form.full_clean()
    for name in [name for name in form.errors if form.has_error(name, "missing")]:
        del form.errors[name]


def _ruling(form: ClaimForm, game: str, house: House) -> Ruling | None:
    """Judge a valid form; what the engine refuses is shown beside its field."""
    said = rule({"game": game, "ask": "claim", "lang": form.lang, **form.question()}, house)
    if isinstance(said, Ruling):
        return said
    form.refuse(said)
    return None


def _keys(kept: QueryDict, opened: str) -> tuple[Kind, ...]:
    """Return the cards to tap: what is laid or thrown comes from the hand, if the hand is told."""
    hand = address.held(kept.get("cards", "")) if opened in HELD_FIELDS else ()
    return tuple(sorted(dict.fromkeys(hand), key=lambda kind: kind.index)) or KINDS


def _houses(house: House, game: str) -> tuple[House, ...]:
    return (*((house,) if house.is_own else ()), *presets(game))


def _shared(request: HttpRequest, kept: QueryDict, house: House) -> str:
    """Return the whole address of the case, with the house rules it was judged by."""
    told = kept.copy()
    told.pop("open", None)
    told["rules"] = house.slug
    if house.title:
        told["name"] = house.title
    return request.build_absolute_uri(f"{request.path}?{told.urlencode()}")


def _sight(context: dict[str, Any]) -> str:
    """Return what must come into sight after a tap."""
    if context.get("ruling"):
        return "#verdict"
    return f"#field-{context['opened']}" if context.get("opened") else "#referee"


@csrf_exempt  # nothing is stored: a record is sent by POST only because it may be too long for an address
@require_http_methods(["GET", "HEAD", "POST"])
def record(request: HttpRequest, game: str) -> HttpResponse:
    """Replay a record that was pasted; one that fits into an address gets one."""
    found = _game_or_404(game)
    sent = request.POST if request.method == "POST" else request.GET
    text = _text(sent)
    house = house_of(request, game) if request.method != "POST" else _chosen(sent, game)
    line = _line(sent.get("line", ""))
    query = address_of(text, house, line) if text.strip() else ""
    if request.method == "POST" and (query or not text.strip()):
        return redirect(f"{request.path}?{query}#table" if query else request.path)
    said = replay(text, game, house, get_language() or "vi", line) if text.strip() else None
    context = {
        "game": found,
        "text": text,
        "house": house,
        "houses": _houses(house, game),
        "refusal": said if isinstance(said, Refusal) else None,
        "replay": None if isinstance(said, Refusal) else said,
        "has_address": bool(query),
        "z": sent.get("z", "") if query else "",
        "address": request.build_absolute_uri(f"{request.path}?{query}") if query else "",
        "example": example.RECORD,
        "example_query": address_of(example.RECORD, House(game)),
    }
    return render(request, "referee/record.html", context)


def _text(sent: QueryDict) -> str:
    """Return the record that was sent, with the lines of this system."""
    text = sent.get("record", "") or unpack(sent.get("z", ""))
    return "\n".join(text[:LONGEST_TEXT].splitlines())


def _chosen(sent: QueryDict, game: str) -> House:
    return houses.read(sent.get("rules", ""), game, sent.get("name", ""))


def _line(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else None


def _game_or_404(slug: str) -> Game:
    """Return a game whose quarrels the engine can judge."""
    game = load().game(slug)
    if game is None or slug not in GAMES:
        raise Http404(slug)
    return game
