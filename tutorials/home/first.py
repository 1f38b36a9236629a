"""The first question of a game: answered on the page itself, and shown as answered to whoever comes back."""

from typing import Any

from django.http import HttpRequest
from django.urls import reverse

from tutorials.catalogue import Game, load
from tutorials.learners.memory import Note, write
from tutorials.learners.models import Kind
from tutorials.learners.refs import of_first
from tutorials.pages.request import is_from_here, language
from tutorials.tasks.bar import bar_of
from tutorials.tasks.play import answered, begin, play
from tutorials.tasks.turn import Turn
from tutorials.training.reader import Reader

NO_TOKEN = "NOTPROVIDED"  # what Django writes nothing for: the page is kept for all


def first_question(request: HttpRequest, game: Game, reader: Reader) -> dict[str, Any]:
    """Return what the templates need to show the first question of a game, or to judge what was answered to it."""
    about = load().about(game.slug)
    if about is None or about.task is None:
        return {}
    lang, is_sent = language(), request.method == "POST"
    is_kept = not is_sent and of_first(game.slug) in reader.refs[Kind.FIRST]
    if is_kept:
        turn = answered(about.task, lang)
    else:
        turn = play(about.task, request.POST, lang) if is_sent else begin(about.task, lang)
    told = turn.within(())  # nothing is taught yet, so that the engine's own lines speak in words nobody knows
    found = {"turn": told, "bar": bar_of(told, lang), "is_kept": is_kept}
    return {**found, "action": request.path, "csrf_token": NO_TOKEN, **_onward(game, reader, lang)}


def keep(request: HttpRequest, game: Game, turn: Turn) -> Note:
    """Remember that the question was answered right, if the answer was sent from a page of this site."""
    is_meant = turn.is_solved and is_from_here(request)
    return write(request, (Kind.FIRST, of_first(game.slug)) if is_meant else None, None)


def _onward(game: Game, reader: Reader, lang: str) -> dict[str, Any]:
    """Return where the question leads: to where the reader goes on, or to the first lesson."""
    way, lessons = reader.left_off(game), load().lessons(game.slug)
    if not lessons:
        return {}
    lesson = way.lesson if way else lessons[0]
    step = [way.step.id] if way and not way.is_first else []
    url = reverse("lessons:step" if step else "lessons:detail", args=[game.slug, lesson.slug, *step])
    return {"onward": {"url": url, "label": lesson.title.say(lang)}}
