"""What a visitor can do now, what is remembered of him, and how he takes it with him or has it forgotten."""

import json
import logging
from typing import Any

from django.db import Error
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from django.views.decorators.http import require_GET, require_POST, require_safe

from tutorials.catalogue import Game, load
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.learners import carrying, memory, refs
from tutorials.learners.models import Kind
from tutorials.learners.schedule import MOST
from tutorials.pages import sat
from tutorials.progress.upload import LARGEST, OneFile
from tutorials.training.day import has_day
from tutorials.training.reader import Reader

SHOWN = 6  # articles of a game that are told at once

log = logging.getLogger(__name__)


@require_safe
@never_cache
def index(request: HttpRequest) -> HttpResponse:
    """Say what the visitor can do now, and offer to take it along or to forget it."""
    return _page(request)


def _page(request: HttpRequest, status: int = 200, **said: Any) -> HttpResponse:
    """Render the page; `said` tells what came of a wish: it may not have been met."""
    reader = Reader.of(request)
    begun = reader.games()
    context = {
        "reader": reader,
        "rows": [_row(reader, game) for game in begun],
        "untouched": [
            game for game in load().games if game.is_open and game not in begun and load().lessons(game.slug)
        ],
        "is_known": memory.COOKIE in request.COOKIES,
        "is_forgotten": "forgotten" in request.GET,
        "is_taken": "taken" in request.GET,
        "left": sat.unfinished(request),
        "day_game": next((game.slug for game in begun if has_day(game.slug)), MAIN_GAME),
        "most": MOST,
        "largest": LARGEST // 1024,
        **said,
    }
    return render(request, "progress/index.html", context, status=status)


def _row(reader: Reader, game: Game) -> dict[str, Any]:
    """Return what is told of one game; what is taught no longer is not counted."""
    tasks, hands = (set(refs.all_of(load(), game.slug, kind)) for kind in (Kind.STEP, Kind.PUZZLE))
    own = sorted((each for each in reader.recalls if each.game == game.slug and each.ref), key=lambda each: each.met)
    parts = reader.mastered(game.slug)
    told = [lesson for part in parts if part.able for lesson in part.lessons]
    read = [lesson for lesson in reader.read(game.slug)[::-1] if lesson not in told]
    return {
        "game": game,
        "onward": reader.onward(game),
        "able": [part.able for part in parts if part.able],
        "read": read[:SHOWN],
        "more": read[SHOWN:] + told,
        "sure": [load().article(each.article) for each in own[::-1] if not each.is_missed][:SHOWN],
        "unsure": [load().article(each.article) for each in own[::-1] if each.is_missed][:SHOWN],
        "steps": len(tasks),
        "steps_solved": len(tasks & reader.refs[Kind.STEP]),
        "puzzles": len(hands),
        "puzzles_solved": len(hands & reader.refs[Kind.PUZZLE]),
    }


@require_POST
def forget(request: HttpRequest) -> HttpResponse:
    """Forget the visitor, and say so."""
    response = redirect(f"{reverse('progress:index')}?forgotten")
    try:
        memory.forget(request, response)
    except Error as error:
        log.error("a visitor was not forgotten: %s", error)
        return _page(request, status=503, is_kept=True)
    sat.forget(response)
    return response


@require_GET
@never_cache
def export(request: HttpRequest) -> HttpResponse:
    """Hand out all that is remembered, as a file."""
    found = carrying.carried(request)
    if found is None:
        return _page(request, status=503, is_shut=True)
    response = HttpResponse(json.dumps(found, ensure_ascii=False), content_type="application/json")
    name = f"chieu-lang-{timezone.localdate():%Y-%m-%d}.json"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_POST
@csrf_exempt
def take(request: HttpRequest) -> HttpResponse:
    """Take in a file that was handed out before; the token is looked at once the file may be read."""
    request.upload_handlers = [OneFile(request)]
    return _take(request)


@csrf_protect
def _take(request: HttpRequest) -> HttpResponse:
    """Add what stands in the file to what is known; nothing is taken unless all of it can be read."""
    sent = request.FILES.get("file")
    if sent is None:
        return _page(request, status=400, fault=carrying.Fault(carrying.What.NO_FILE))
    found = carrying.read(sent.read()) if sent.size is not None and sent.size <= LARGEST else None
    if not isinstance(found, carrying.Carried):
        return _page(request, status=400, fault=found or carrying.Fault(carrying.What.TOO_LARGE))
    note = carrying.take(request, found)
    if isinstance(note, carrying.Fault):
        return _page(request, status=400, fault=note)
    if note.is_lost:
        return _page(request, status=503, is_shut=True)
    response = redirect(f"{reverse('progress:index')}?taken")
    note.sign(request, response)
    return response
