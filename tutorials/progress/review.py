"""A session of about ten minutes: what is due again, and something new."""

import random

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_safe

from tutorials.catalogue import load
from tutorials.catalogue.houses import House
from tutorials.fresh.dice import Dice
from tutorials.fresh.levels import LAST_SEED
from tutorials.learners.memory import write
from tutorials.pages.preferences import house_of
from tutorials.pages.request import language
from tutorials.tasks.play import begin, play
from tutorials.tasks.respond import show
from tutorials.training.exercises import FRESH, asked_in, kind_of, met, outcome, task_of
from tutorials.training.reader import Reader
from tutorials.training.session import HANDS, next_hand
from tutorials.training.settled import settle


@require_safe
@never_cache
def index(request: HttpRequest) -> HttpResponse:
    """Say what is due, and begin."""
    reader = Reader.of(request)
    later = next((recall.due for recall in reader.recalls if recall.due > timezone.now()), None)
    context = {
        "reader": reader,
        "due": [_told(recall.game, recall.article) for recall in reader.due],
        "later": later,
        "is_today": later is not None and timezone.localdate(later) == timezone.localdate(),
        "hands": HANDS,
        "is_over": "over" in request.GET,
    }
    return render(request, "progress/review.html", context)


@require_GET
@never_cache
def following(request: HttpRequest) -> HttpResponse:
    """Lead to the next hand of the session, and after the last one to its end."""
    place = _place(request.GET.get("place", "1"))
    if place > HANDS:
        return redirect(f"{reverse('review:index')}?over")
    dice = Dice(f"review:{random.randint(1, LAST_SEED)}")
    reader = Reader.of(request).passing(request.GET.get("passed", ""))
    found = next_hand(reader, place, request.GET.get("before", ""), dice)
    if found is None:
        return redirect("review:index")
    return redirect("review:hand", place, found.game, found.article, found.name)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def hand(request: HttpRequest, place: int, game: str, article: str, name: str) -> HttpResponse:
    """Show a hand of the session, or judge it: how it is met says when its article comes again.

    A fresh hand is judged under the village of the reader; steps and puzzles tell their reasons under the usual rules.
    A mistake is one about what the hand asks, which may be another article of its kind.
    """
    catalogue, task = load(), task_of(name)
    shown, about = catalogue.game(game), catalogue.article(article)
    if task is None or shown is None or about is None or task.game != game or not 1 <= place <= HANDS:
        raise Http404(name)
    house = House(game)
    if name.startswith(f"{FRESH}/"):
        task, house = settle(task, house_of(request, game), language())
    turn = play(task, request.POST, language()) if request.method == "POST" else begin(task, language())
    asked = asked_in(name, task, article, language()) if outcome(turn) is False else article
    note = write(request, None, met(turn, asked, kind_of(name), name, is_asked=True))
    is_last = place == HANDS
    context = {
        "game": shown,
        "about": about,
        "house": house,
        "place": place,
        "hands": HANDS,
        "action": request.get_full_path(),
        "onward": {
            "url": f"{reverse('review:next')}?place={place + 1}&before={name}&passed={article}",
            "label": _("xong mười bài")
            if is_last
            else _("bài %(place)s/%(hands)s") % {"place": place + 1, "hands": HANDS},
        },
        "is_lost": note.is_lost,
    }
    response = show(request, "progress/hand.html", turn, context)
    note.sign(request, response)
    return response


def _told(game: str, article: str) -> dict[str, object]:
    """Return a game and an article with their names."""
    return {"game": load().game(game), "article": load().article(article), "id": article}


def _place(word: str) -> int:
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else 1
