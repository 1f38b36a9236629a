"""The first question of a game: answered on the page itself, and kept nowhere."""

from typing import Any

from django.http import HttpRequest
from django.urls import reverse

from tutorials.catalogue import load
from tutorials.pages.request import language
from tutorials.tasks.play import begin, play

NO_TOKEN = "NOTPROVIDED"  # what Django writes nothing for: the page is kept for all, and an answer changes nothing


def first_question(request: HttpRequest, game: str) -> dict[str, Any]:
    """Return what the templates need to show the first question of a game, or to judge what was answered to it."""
    about = load().about(game)
    if about is None or about.task is None:
        return {}
    lang, lessons = language(), load().lessons(game)
    turn = play(about.task, request.POST, lang) if request.method == "POST" else begin(about.task, lang)
    onward = {}
    if lessons:
        url = reverse("lessons:detail", args=[game, lessons[0].slug])
        onward = {"onward": {"url": url, "label": lessons[0].title.say(lang)}}
    told = turn.within(())  # nothing is taught yet, so that the engine's own lines speak in words nobody knows
    return {"turn": told, "action": request.path, "csrf_token": NO_TOKEN, **onward}
