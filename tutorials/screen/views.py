"""One question fills the screen of a hall: large letters, the answer on a key, the next of the list."""

from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_cookie, vary_on_headers

from tutorials.catalogue import load
from tutorials.pages.request import language
from tutorials.press.qr import inline, printed_address, short
from tutorials.questions.codes import code_of, found
from tutorials.questions.lists import ListForm, QuestionList
from tutorials.questions.posed import posed
from tutorials.questions.question import NoQuestion, Question, question
from tutorials.screen.room import room_of
from tutorials.tasks.play import begin, play
from tutorials.tasks.respond import show

LONGEST_PLACE = 4  # digits


@require_safe
@vary_on_cookie
def index(request: HttpRequest) -> HttpResponse:
    """Show a question of the list; without a list, where to choose one."""
    form = ListForm(request.GET)
    if not request.GET.get("of") and not request.GET.get("q"):
        return _choose(request, form)
    if not form.is_valid() or form.questions is None:
        return _choose(request, form, status=400)
    return _shown(request, form.questions)


@require_safe
def code(request: HttpRequest) -> HttpResponse:
    """Lead from the code on a sheet to its question."""
    typed = request.GET.get("code", "")[:20]
    if not typed.strip():
        return _choose(request, ListForm(request.GET))
    names = found(typed)
    if len(names) == 1:
        return redirect(question(names[0]).address)
    form = ListForm(request.GET)
    told = _("Không có câu nào mang mã “%(code)s”. Xin xem lại từng chữ.") % {"code": typed}
    return _choose(request, form, status=404, code=typed, code_told=told)


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("Cookie", "HX-Request")
def answer(request: HttpRequest) -> HttpResponse:
    """Show one question on a telephone, and judge what is answered."""
    try:
        asked = question(request.GET.get("q", ""))
    except NoQuestion as error:
        return _choose(request, ListForm(request.GET), status=404, code_told=error.text.say(language()))
    task, lang = asked.task, language()
    turn = play(task, request.POST, lang) if request.method == "POST" else begin(task, lang)
    game = load().game(task.game)
    desk = {"url": reverse("desk:index", args=[task.game]), "label": _("Xem bài")}
    return show(request, "screen/answer.html", turn, {"game": game, "action": asked.address, "onward": desk})


def _choose(request: HttpRequest, form: ListForm, status: int = 200, **told: str) -> HttpResponse:
    form.is_valid()
    is_asked = bool(request.GET.get("of") or request.GET.get("q"))
    values = {"form": form, "games": form.offered["game"], "is_asked": is_asked, **told}
    return render(request, "screen/choose.html", values, status=status)


def _shown(request: HttpRequest, chosen: QuestionList) -> HttpResponse:
    """Render the question at the place that the address names; a place beyond the list is its nearest end."""
    word = request.GET.get("at", "1")[:LONGEST_PLACE]
    place = min(max(int(word) if word.isascii() and word.isdecimal() else 1, 1), len(chosen))
    is_told = request.GET.get("answer") == "1"
    asked = question(chosen.names[place - 1])
    drawn = posed(asked, language())

    def address(at: int, *, told: bool = False) -> str:
        more = {"at": at} if at > 1 else {}
        return f"{reverse('screen:index')}?{chosen.query}{_and(more | ({'answer': 1} if told else {}))}"

    values: dict[str, Any] = {
        "game": load().game(asked.task.game),
        "list": chosen,
        "place": place,
        "drawn": drawn,
        "room": room_of(drawn, is_told=is_told),
        "is_told": is_told,
        "before": address(place - 1) if place > 1 else "",
        "after": address(place + 1) if place < len(chosen) else "",
        "turned": address(place, told=not is_told),
        "back": urlencode({"game": asked.task.game}),
        "code": code_of(asked.name),
        **_telephone(asked),
    }
    return render(request, "screen/index.html", values)


def _telephone(asked: Question) -> dict[str, str]:
    """Return where a telephone finds the question, where its short code is typed, and its QR code where one helps."""
    whole = printed_address(asked.address)
    typed = short(printed_address(reverse("screen:code")))
    return {"own": asked.address, "short": typed, "qr": inline(whole) if whole else ""}


def _and(words: dict[str, Any]) -> str:
    return f"&{urlencode(words)}" if words else ""
