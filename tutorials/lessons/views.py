"""The course: its contents, and its lessons step by step."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_cookie, vary_on_headers

from tutorials.catalogue import Lesson, Step, load
from tutorials.engine.games import deck_of
from tutorials.fresh.levels import Level
from tutorials.learners.course import way_of
from tutorials.learners.memory import read_lesson, solved, write
from tutorials.learners.models import Kind
from tutorials.learners.refs import is_read, of_step
from tutorials.learners.schedule import Meeting
from tutorials.lessons import course
from tutorials.pages.request import language, open_game_or_404
from tutorials.play.games import tables_of
from tutorials.questions.lists import lesson_query
from tutorials.tasks.play import begin, play
from tutorials.tasks.respond import show
from tutorials.tasks.turn import Turn
from tutorials.training.exercises import STEP, article_of, asked_later, met, outcome, three_after
from tutorials.training.reader import Reader


@require_safe
@vary_on_cookie
def index(request: HttpRequest, game: str) -> HttpResponse:
    """Show the contents of a course, and how far the visitor has come."""
    found = open_game_or_404(game)
    reader = Reader.of(request)
    context = {
        "game": found,
        "way": way_of(request, game),
        "onward": reader.onward(found),
        "left_off": reader.left_off(found),
    }
    return render(request, "lessons/index.html", context)


@require_safe
@vary_on_cookie
def detail(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """Show a lesson: its first step, and the list of the others."""
    lesson = _lesson_or_404(game, slug)
    return _page(request, lesson, lesson.steps[0])


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("Cookie", "HX-Request")
def step(request: HttpRequest, game: str, slug: str, step: str) -> HttpResponse:
    """Show a step of a lesson, or judge what was answered to its task."""
    lesson = _lesson_or_404(game, slug)
    found = lesson.step(step)
    if found is None:
        raise Http404(step)
    if request.method != "POST":
        if found is lesson.steps[0]:
            return redirect(course.address(lesson, found))
        return _page(request, lesson, found)
    if found.task is None:
        return HttpResponseNotAllowed(["GET", "HEAD"])
    turn = play(found.task, request.POST, language(), course.later(load().lessons(game), lesson))
    deed = (Kind.STEP, of_step(lesson, found)) if turn.is_solved else None
    note = write(request, deed, _met(turn, lesson, found))
    response = _page(request, lesson, found, turn, is_lost=note.is_lost)
    note.sign(request, response)
    if turn.is_solved and is_read(lesson, _done(request) | {of_step(lesson, found)}):
        read_lesson(request, game, asked_later(lesson))
    return response


def _met(turn: Turn, lesson: Lesson, step: Step) -> Meeting | None:
    """Return how a step was met."""
    if outcome(turn) is None:
        return None
    article = article_of(turn.task, lesson.articles, language())
    return met(turn, article, turn.task.mode.slug, f"{STEP}/{of_step(lesson, step)}")


def _done(request: HttpRequest) -> frozenset[str]:
    return solved(request, Kind.STEP) or frozenset()


def _page(
    request: HttpRequest, lesson: Lesson, step: Step, turn: Turn | None = None, *, is_lost: bool = False
) -> HttpResponse:
    """Render one step."""
    catalogue, lang = load(), language()
    lessons = catalogue.lessons(lesson.game)
    done = _done(request)
    if turn is not None and turn.is_solved:
        done |= {of_step(lesson, step)}
    context: dict[str, Any] = {
        "game": catalogue.game(lesson.game),
        "lesson": lesson,
        "step": step,
        "is_first": step is lesson.steps[0],
        "deck": deck_of(lesson.game).slug if lesson is lessons[0] else "",  # its gallery stands beside the first lesson
        "is_last": step is lesson.steps[-1],
        "lesson_count": len(lessons),
        "places": course.places(lesson, step, done),
        "back": course.before(lessons, lesson, step, lang),
        "onward": course.after(lessons, lesson, step, lang),
        "terms": [term for slug in lesson.terms if (term := catalogue.term(slug))],
        "is_lost": is_lost,
    }
    if context["is_last"]:
        has_table = tables_of(lesson.game) is not None
        context["sheet"] = lesson_query(lesson)
        context |= {"three": three_after(lesson), "levels": list(Level), "has_table": has_table}
        if has_table and (saying := catalogue.table(lesson.game).find("holding", lesson.holding)):
            context["holding"] = saying.name
    if step.task is None:
        return render(request, "lessons/detail.html", context)
    context["action"] = reverse("lessons:step", args=[lesson.game, lesson.slug, step.id])
    turn = turn or begin(step.task, lang, course.later(lessons, lesson))
    return show(request, "lessons/detail.html", turn.within(course.taught(lessons, lesson)), context)


def _lesson_or_404(game: str, slug: str) -> Lesson:
    lesson = load().lesson(game, slug)
    if lesson is None:
        raise Http404(slug)
    return lesson
