"""Sit down, play, and begin the next hand: every step is a form that needs no script."""

import logging
import re
from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Any

from django.db import Error
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.csrf import csrf_failure
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tutorials.catalogue import Game, houses, load
from tutorials.catalogue.houses import House
from tutorials.catalogue.texts import Text
from tutorials.mats.acts import PICK
from tutorials.mats.draw import draw
from tutorials.mats.faults import fault_of
from tutorials.mats.hand import sorted_hand
from tutorials.mats.waits import tells_waits
from tutorials.pages.preferences import Preferences
from tutorials.pages.request import is_from_here, is_htmx, language, open_game_or_404
from tutorials.pages.sat import Sat, State, note, sat, unfinished
from tutorials.play.games import tables_of
from tutorials.play.tables import STRENGTHS, turned_up
from tutorials.table import sitting as sittings
from tutorials.table.clearing import clear_a_few
from tutorials.table.laying import FIELD, laid, lay
from tutorials.table.models import Sitting, Way
from tutorials.table.moves import Outcome, What, move, next_hand, sit_down
from tutorials.table.replay import replay_of
from tutorials.table.review import gone_through, hand_of, remember
from tutorials.table.setup import Setup, read
from tutorials.table.sitting import LostError, Played, played
from tutorials.table.walk import first_stop, walk_of
from tutorials.table.words import best_waits, end_of, last_fault, lay_ways, ranked, speech_of
from tutorials.weighing.job import find, look

_PLACE = re.compile(r"[0-9]{1,2}")
_STEP = re.compile(r"[0-9]{1,4}")

log = logging.getLogger(__name__)
View = Callable[..., HttpResponse]


def _guarded(view: View) -> View:
    """Say so in words where the database cannot be read or written, or a hand cannot be built again."""

    @wraps(view)
    def wrapper(request: HttpRequest, game: str, **kwargs: Any) -> HttpResponse:
        found = open_game_or_404(game)
        if tables_of(game) is None:
            if kwargs:
                raise Http404(game)
            return render(request, "table/none.html", {"game": found})
        try:
            return view(request, found, **kwargs)
        except Error as error:
            log.error("a table was not read or written: %s", error)
            return _closed(request, found, 503)
        except LostError as error:
            log.error("a table cannot be built again: %s", error)
            return _closed(request, found, 410)

    return wrapper


def _closed(request: HttpRequest, game: Game, status: int) -> HttpResponse:
    """Say that a table is out of reach: for now (503), or for good."""
    values = {"game": game, "is_for_now": status == 503, "back": request.path}
    name = "table/_closed.html" if is_htmx(request) else "table/closed.html"
    return render(request, name, values, status=200 if is_htmx(request) else status)


def _from_here(view: View) -> View:
    """Refuse what another site sends. The forms stand on pages kept for all, and have no token."""

    @wraps(view)
    def wrapper(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.method == "POST" and not is_from_here(request):
            return csrf_failure(request, reason="sent from another site")
        return view(request, *args, **kwargs)

    return wrapper


@require_safe
@never_cache
@_guarded
def index(request: HttpRequest, game: Game) -> HttpResponse:
    """Show how one may sit down."""
    return _sit_page(request, game, read(request.GET, game.slug, Preferences.of(request).house(game.slug)))


def _sit_page(request: HttpRequest, game: Game, setup: Setup, status: int = 200) -> HttpResponse:
    context = {
        "game": game,
        "setup": setup,
        "houses": _offered(request, setup.house),
        "ways": Way.values,
        "strengths": STRENGTHS,
        "places": range(setup.players),
        "left": unfinished(request, game.slug),
        "is_given": bool(setup.seed),
    }
    return render(request, "table/index.html", context, status=status)


def _offered(request: HttpRequest, chosen: House) -> tuple[House, ...]:
    """Return the rules to choose among: the presets, one's own, those of the address."""
    own = Preferences.of(request).house(chosen.game)
    others = [house for house in (own, chosen) if house is not None and house.is_own]
    return (*houses.presets(chosen.game), *{house.slug: house for house in others}.values())


@csrf_exempt
@require_POST
@never_cache
@_from_here
@_guarded
def sit(request: HttpRequest, game: Game) -> HttpResponse:
    """Deal, and lead to the table."""
    setup = read(request.POST, game.slug, Preferences.of(request).house(game.slug))
    if setup.faults:
        return _sit_page(request, game, setup, status=400)
    clear_a_few()
    return _led(request, game, sit_down(setup.dealt()))


def _led(request: HttpRequest, game: Game, sitting: Sitting) -> HttpResponse:
    """Lead to a table, and remember where it is."""
    response = redirect(_address(sitting, played(sitting)))
    _noted(request, response, game, sitting)
    return response


def _noted(request: HttpRequest, response: HttpResponse, game: Game, sitting: Sitting) -> None:
    """Remember a table, and whether something is left to do there."""
    is_over = played(sitting).table.result is not None
    state = State.OVER if is_over else State.BEGUN if sitting.version else State.DEALT
    note(request, response, Sat(game, sitting.key, state))


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@_from_here
@_guarded
def sitting(request: HttpRequest, game: Game, key: str) -> HttpResponse:
    """Show a table, or take what the reader chose at it: from then on it is his."""
    found = _sitting_or_404(game, key)
    version = found.version
    response = _shown_or_moved(request, game, found)
    if found.version > version or _is_own(request, key):
        _noted(request, response, game, found)
    return response


def _is_own(request: HttpRequest, key: str) -> bool:
    return any(each.key == key for each in sat(request))


def _shown_or_moved(request: HttpRequest, game: Game, found: Sitting) -> HttpResponse:
    if request.method != "POST":
        at, step = request.GET.get("lay", ""), request.GET.get("at", "")
        lifted = int(at) if _PLACE.fullmatch(at) else None
        old = Outcome(What.OLD) if "old" in request.GET else None
        return _table(request, game, found, old, lifted, int(step) if _STEP.fullmatch(step) else None)
    outcome = move(found, request.POST)
    if outcome.what is What.OLD:
        found.refresh_from_db()
    is_done = outcome.what in (What.DONE, What.FAULT)
    if not is_htmx(request) and outcome.what is What.OLD:
        return redirect(f"{reverse('table:sitting', args=[game.slug, found.key])}?old#turn")
    if not is_htmx(request) and is_done:
        return redirect(_address(found, played(found)))
    return _table(request, game, found, outcome, at=first_stop(played(found), found.seat) if is_done else None)


def _address(sitting: Sitting, now: Played) -> str:
    """Return where a table is read on: at the first thing that the neighbours did, or where the reader acts."""
    at = first_stop(now, sitting.seat)
    address = reverse("table:sitting", args=[sitting.game, sitting.key])
    return f"{address}#turn" if at is None else f"{address}?at={at}#turn"


@csrf_exempt
@require_POST
@never_cache
@_from_here
@_guarded
def lay_hand(request: HttpRequest, game: Game, key: str) -> HttpResponse:
    """Lay the cards lifted elsewhere in the hand, and show the table as it was."""
    found = _sitting_or_404(game, key)
    view = played(found).table.view(found.seat)
    hand = laid(view.hand, found.order) or sorted_hand(game.slug, view.hand, language())
    lifted = lay(found, hand, request.POST)
    if is_htmx(request):
        return _table(request, game, found, None, lifted)
    at = "" if lifted is None else lifted
    return redirect(f"{reverse('table:sitting', args=[game.slug, key])}?lay={at}#turn")


@csrf_exempt
@require_POST
@never_cache
@_from_here
@_guarded
def following(request: HttpRequest, game: Game, key: str) -> HttpResponse:
    """Begin the next hand of the hội, once, and lead to it."""
    found = _sitting_or_404(game, key)
    try:
        return _led(request, game, next_hand(found))
    except ValueError:
        return redirect(f"{reverse('table:sitting', args=[game.slug, key])}?old")


def _over(view: View) -> View:
    """Give a view the sitting and its hand once that is over; before, lead to the table."""

    @wraps(view)
    def wrapper(request: HttpRequest, game: Game, key: str) -> HttpResponse:
        found = _sitting_or_404(game, key)
        now = played(found)
        if now.table.result is None:
            return redirect("table:sitting", game=game.slug, key=key)
        return view(request, game, found, now)

    return wrapper


@require_safe
@never_cache
@_guarded
@_over
def review(request: HttpRequest, game: Game, found: Sitting, now: Played) -> HttpResponse:
    """Go through a hand that is over; htmx asks how far the weighing is, and loads the page again when it is done."""
    hand = hand_of(found)
    if is_htmx(request):
        seen = look(hand)
        response = render(request, "table/_progress.html", {"game": game, "sitting": found, "look": seen})
        if seen.is_done or seen.is_stuck:
            response["HX-Refresh"] = "true"
        return response
    findings = find(hand)
    context = {
        "game": game,
        "sitting": found,
        "house": sittings.house_of(found),
        **gone_through(game, found, now, hand, findings, [each.key for each in sat(request)]),
    }
    response = render(request, "table/review.html", context)
    if findings.look.is_done and _is_own(request, found.key):
        remember(request, response, found, findings, hand, load().table(game.slug).learn)
    return response


@require_safe
@never_cache
@_guarded
@_over
def replay(request: HttpRequest, game: Game, found: Sitting, now: Played) -> HttpResponse:
    """Show a hand that is over at one of its turns, all hands turned up."""
    at, speech = request.GET.get("at", ""), replace(speech_of(found, language()), seat=None)
    replay = replay_of(hand_of(found), speech, int(at) if _STEP.fullmatch(at) else 0)
    context = {
        "game": game,
        "sitting": found,
        "house": sittings.house_of(found),
        "replay": replay,
        "walk": replay.walk.steps,
        "mat": replay.mat,
        "is_said": True,
        "is_news": is_htmx(request),
        "end": end_of(found, now, speech),
    }
    return render(request, "table/_replay.html" if is_htmx(request) else "table/replay.html", context)


def _sitting_or_404(game: Game, key: str) -> Sitting:
    found = Sitting.objects.filter(game=game.slug, key=key).first()
    if found is None:
        raise Http404(key)
    return found


def _table(
    request: HttpRequest, game: Game, found: Sitting, outcome: Outcome | None, lifted: int | None = None,
    at: int | None = None,
) -> HttpResponse:  # fmt: skip
    """Render a table as it stands, or as it was when `at` events had been seen, with what became of the last move."""
    lang, now = language(), played(found)
    speech, asked = speech_of(found, lang), request.GET.get("ask") if found.way == Way.COACH else None
    walk = walk_of(now, found.seat, at)
    table, end = now.table, end_of(found, now, speech) if walk.is_over else None
    may_act = walk.is_over and table.turn == found.seat
    fault = last_fault(now, speech) if found.way == Way.REFEREE and table.result is None else None
    if outcome is not None and outcome.refusal is not None and outcome.choice is not None:
        fault = fault_of(outcome.refusal, speech, speech.label(outcome.choice))
    context = {
        "game": game,
        "sitting": found,
        "house": sittings.house_of(found),
        "mat": draw(
            turned_up(table, walk.view) if end else walk.view, load().table(game.slug), lang,
            turn=table.turn if walk.is_over else None, since=walk.since, hands=table.hands if end else (),
            ways=table.ways() if may_act else (),
            order=laid(table.hands[found.seat], found.order), may_lift=walk.is_over and end is None,
            lifted=request.GET.getlist(PICK),
        ),
        "walk": walk.steps,
        "is_walking": not walk.is_over,
        "is_last": now.table.result is not None,
        "is_laying": "lay" in request.GET or FIELD in request.POST,
        "way_laid": request.POST.get(FIELD, ""),
        "lifted": lifted,
        "lay_ways": lay_ways(),
        "what": outcome.what.value if outcome else "",
        "fault": fault,
        "ranked": (best := ranked(found, now, speech) if asked == "hint" else ()),
        "waits": (waits := best_waits(found, now) if asked == "waits" else None),
        "tells_waits": tells_waits(game.slug),
        "is_said": True,
        "is_news": is_htmx(request) and _is_news(request, outcome) and not asked,
        "is_told": (is_told := fault is not None or (outcome is not None and outcome.what is not What.DONE)),
        "has_notice": bool(is_told or best or waits),
        "end": end,
        "holding": _holding_of(found),
        "share": request.build_absolute_uri(f"{reverse('table:index', args=[game.slug])}?{_deal_of(found).query}"),
    }  # fmt: skip
    return render(request, "table/_table.html" if is_htmx(request) else "table/sitting.html", context)


def _is_news(request: HttpRequest, outcome: Outcome | None) -> bool:
    """Say whether the log has lines that were not told before: not so after a move that was not made."""
    return FIELD not in request.POST and (outcome is None or outcome.what in (What.DONE, What.FAULT))


def _holding_of(found: Sitting) -> Text | None:
    """Return what the first hand of a sitting brings the reader, while it is played."""
    saying = load().table(found.game).find("holding", found.holding) if found.number == 1 else None
    return saying.name if saying else None


def _deal_of(found: Sitting) -> Setup:
    """Return how the first deal of a sitting is found again."""
    house = sittings.house_of(found)
    return Setup(house, found.seed, found.players, found.seat, strength=found.strength, holding=found.holding)
