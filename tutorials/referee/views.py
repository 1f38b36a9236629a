"""The referee's pages: one case in a few taps, and a whole record replayed step by step."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from tutorials.catalogue import Game, houses, load
from tutorials.catalogue.benches import Bench
from tutorials.catalogue.houses import House, presets
from tutorials.engine import DoorError
from tutorials.engine.cards import Kind
from tutorials.pages.preferences import house_of
from tutorials.pages.request import is_htmx
from tutorials.referee import address
from tutorials.referee.boxes import boxes_of
from tutorials.referee.case_form import CaseForm
from tutorials.referee.named import NamedFault, fault_of, groups
from tutorials.referee.quarrels import hear, settled
from tutorials.referee.reader import reader_of
from tutorials.referee.replay import Refusal, has_fault, replay
from tutorials.referee.ruling import Ruling, rule
from tutorials.scenes.record_address import LONGEST_TEXT, address_of, unpack


@require_safe
@vary_on_headers("HX-Request")
def index(request: HttpRequest, game: str) -> HttpResponse:
    """Ask what the quarrel is about, then for the case, then give the verdict; a tap leads to a new address."""
    found = _game_or_404(game)
    bench = load().benches[game]
    kept = address.kept(request.GET, bench.by_slug)
    query = kept.urlencode()
    if not is_htmx(request) and query != request.GET.urlencode():
        place = f"#field-{kept['open']}" if kept.get("open") else ""
        return redirect(f"{request.path}?{query}{place}" if query else request.path)
    context = {
        "game": found,
        "bench": bench,
        "groups": groups(game),
        "quarrels": settled(game),
        "carried": _carried(request, game),
        **(_fault(request, game, kept) or _case(request, game, kept)),
    }
    if not is_htmx(request):
        return render(request, "referee/index.html", context)
    response = render(request, "referee/_case.html", context)
    response["HX-Push-Url"] = f"{request.path}?{query}" if query else request.path
    response["HX-Reswap"] = f"outerHTML show:{_sight(context)}:top"
    return response


@require_safe
@vary_on_headers("Cookie")
def quarrel(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """Settle a quarrel that has a name, under the rules of the address or of the visitor's village."""
    found = _game_or_404(game)
    every = settled(game)
    place = next((place for place, each in enumerate(every) if each.quarrel.slug == slug), None)
    if place is None:
        raise Http404(slug)
    house = house_of(request, game)
    context = {
        "game": found,
        "case": every[place],
        "carried": _carried(request, game),
        "before": every[place - 1] if place else None,
        "after": every[place + 1] if place + 1 < len(every) else None,
        "hearing": hear(every[place], house, get_language() or "vi"),
        "house": house,
        "houses": _houses(house, game),
        "address": _shared(request, QueryDict(mutable=True), house),
    }
    return render(request, "referee/quarrel.html", context)


def _fault(request: HttpRequest, game: str, kept: QueryDict) -> dict[str, Any] | None:
    """Return what the page shows of a fault that was chosen by its name; None if none was."""
    fault = fault_of(game, kept.get("fault", ""))
    if fault is None:
        return None
    house = house_of(request, game)
    ruling = rule({"game": game, "ask": "fault", "slug": fault.slug, "lang": get_language() or "vi"}, house)
    return {
        "dispute": None,
        "fault": fault,
        "title": fault.title.say(get_language() or "vi"),
        "ruling": ruling,
        "house": house,
        "houses": _houses(house, game),
        "example_query": _example_query(fault, house),
        "address": _shared(request, kept, house),
    }


def _example_query(fault: NamedFault, house: House) -> str:
    """Return the query that replays a case of the fault: under these rules, or where they show none, its own."""
    shown = fault.shown
    if not shown.record:
        return ""
    return address_of(shown.record, house if has_fault(shown.record, house) else shown.house)


def _case(request: HttpRequest, game: str, kept: QueryDict) -> dict[str, Any]:
    """Return what the page shows of the case: the form, and the ruling once it can be judged."""
    bench = load().benches[game]
    dispute = bench.by_slug.get(kept.get("kind", ""))
    if dispute is None:
        return {"dispute": None}
    reader = reader_of(bench)
    house = house_of(request, game)
    form = reader.form(kept, bench, dispute, house, get_language() or "vi")
    is_asked = address.is_filled(kept) and not kept.get("open")
    ruling = _ruling(form, game, house) if is_asked and form.is_valid() else None
    opened = kept.get("open") or ("" if is_asked else dispute.first)
    if not is_asked:
        _forgive(form)
    return {
        "dispute": dispute,
        "title": dispute.title.say(form.lang),
        "form": form,
        "is_asked": is_asked,
        "ruling": ruling,
        "scenes": reader.scenes(form.question(), form.lang) if ruling else (),
        "house": house,
        "houses": _houses(house, game),
        "boxes": boxes_of(form, form.dispute.fields, opened),
        "folded": boxes_of(form, form.folded, opened),
        "opened": opened,
        "keys": _keys(bench, house, kept, opened),
        "desk_query": form.desk_query(house.slug) if ruling else "",
        "record_query": address_of(ruling.verdict.record, house) if ruling and _is_shown(ruling, house) else "",
        "address": _shared(request, kept, house),
    }


def _is_shown(ruling: Ruling, house: House) -> bool:
    """Say whether the record of a case alone shows what was ruled, without more of the hand than it tells."""
    return has_fault(ruling.verdict.record, house) is (not ruling.verdict.is_allowed)


def _forgive(form: CaseForm) -> None:
    """Read the form while it is being filled: what is not there yet is no fault."""
    form.full_clean()
    for name in [name for name in form.errors if form.has_error(name, "missing")]:
        del form.errors[name]


def _ruling(form: CaseForm, game: str, house: House) -> Ruling | None:
    """Judge a valid form; what the engine refuses is shown beside its field."""
    try:
        return rule({"game": game, "ask": "claim", "lang": form.lang, **form.question()}, house)
    except DoorError as error:
        form.refuse(error)
        return None


def _keys(bench: Bench, house: House, kept: QueryDict, opened: str) -> tuple[Kind, ...]:
    """Return the cards to tap: what is laid or thrown comes from the hand, if the hand is told."""
    hand = address.held(kept.get("cards", "")) if opened in bench.held else ()
    return tuple(sorted(dict.fromkeys(hand), key=lambda kind: kind.index)) or reader_of(bench).kinds(house)


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


def _carried(request: HttpRequest, game: str) -> str:
    """Return what keeps the house that the address names on the way to another quarrel."""
    return f"?{house_of(request, game).query}" if request.GET.get("rules", "").strip() else ""


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
    if not load().benches[game].reader:
        raise Http404(game)
    sent = request.POST if request.method == "POST" else request.GET
    text = _text(sent)
    house = house_of(request, game) if request.method != "POST" else _chosen(sent, game)
    line = _line(sent.get("line", ""))
    query = address_of(text, house, line) if text.strip() else ""
    if request.method == "POST" and (query or not text.strip()):
        return redirect(f"{request.path}?{query}#table" if query else request.path)
    said = replay(text, game, house, get_language() or "vi", line) if text.strip() else _broken(sent)
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
        "bench": load().benches[game],
        "example_query": address_of(load().benches[game].example, House(game)),
    }
    return render(request, "referee/record.html", context)


def _text(sent: QueryDict) -> str:
    """Return the record that was sent, with the lines of this system."""
    text = sent.get("record", "") or unpack(sent.get("z", ""))
    return "\n".join(text[:LONGEST_TEXT].splitlines())


def _broken(sent: QueryDict) -> Refusal | None:
    """Say that an address lost part of its record on the way; None if it never held one."""
    message = _("Địa chỉ này bị mất một đoạn nên không đọc được ghi chép; xin người gửi chép lại cả địa chỉ.")
    return Refusal(message, None) if sent.get("z", "").strip() else None


def _chosen(sent: QueryDict, game: str) -> House:
    return houses.read(sent.get("rules", ""), game, sent.get("name", ""))


def _line(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else None


def _game_or_404(slug: str) -> Game:
    """Return a game whose quarrels the engine can judge."""
    game = load().game(slug)
    if game is None or slug not in load().benches:
        raise Http404(slug)
    return game
