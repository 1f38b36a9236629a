"""The puzzles: the collection with its filters, one puzzle, and fresh hands without end."""

import random

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_safe
from django.views.decorators.vary import vary_on_cookie, vary_on_headers

from tutorials.catalogue import Game, Puzzle, load
from tutorials.fresh import LAST_SEED, fresh_task, modes_of
from tutorials.learners.memory import Note, remember, solved
from tutorials.learners.models import Kind
from tutorials.learners.refs import of_puzzle
from tutorials.pages.preferences import house_of
from tutorials.pages.request import open_game_or_404
from tutorials.puzzles.forms import FilterForm, topic_name
from tutorials.puzzles.kinds import kind_name, level_name, load_name
from tutorials.puzzles.settled import settle
from tutorials.tasks.play import begin, play
from tutorials.tasks.respond import show
from tutorials.tasks.turn import Turn

PER_PAGE = 24


@require_safe
@vary_on_cookie
def index(request: HttpRequest, game: str) -> HttpResponse:
    """List the puzzles that pass the filters, with marks on those that the visitor has solved."""
    shown, catalogue = open_game_or_404(game), load()
    puzzles = catalogue.puzzles(game)
    form = FilterForm(request.GET, puzzles, catalogue, _lang())
    found = form.found()
    done = solved(request, Kind.PUZZLE) or frozenset()
    page = Paginator(found, PER_PAGE).get_page(request.GET.get("page"))
    query = request.GET.copy()
    query.pop("page", None)
    context = {
        "game": shown,
        "form": form,
        "page": page,
        "entries": [
            (puzzle, kind_name(puzzle.game, puzzle.kind, _lang()), of_puzzle(puzzle) in done) for puzzle in page
        ],
        "solved": sum(of_puzzle(puzzle) in done for puzzle in puzzles),
        "all": len(puzzles),
        "query": query.urlencode(),
        "fresh": [(mode, kind_name(game, mode, _lang())) for mode in modes_of(game)],
    }
    return render(request, "puzzles/index.html", context)


@require_safe
@vary_on_cookie
def detail(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """Show a puzzle."""
    puzzle = _puzzle_or_404(game, slug)
    return _page(request, puzzle, begin(puzzle.task, _lang()))


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("Cookie", "HX-Request")
def check(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """Judge an answer and show the feedback; whoever comes without an answer is led to the puzzle."""
    puzzle = _puzzle_or_404(game, slug)
    if request.method != "POST":
        return redirect("puzzles:detail", game, slug)
    turn = play(puzzle.task, request.POST, _lang())
    note = remember(request, Kind.PUZZLE, of_puzzle(puzzle)) if turn.is_solved else Note()
    response = _page(request, puzzle, turn, is_lost=note.is_lost)
    note.sign(request, response)
    return response


@require_GET
@never_cache
def draw(request: HttpRequest, game: str, mode: str) -> HttpResponse:
    """Lead to a hand that nobody has chosen."""
    shown = open_game_or_404(game)
    if mode not in modes_of(game):
        return _no_hand(request, shown)
    return redirect("puzzles:fresh", game, mode, random.randint(1, LAST_SEED))


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("Cookie", "HX-Request")
def fresh(request: HttpRequest, game: str, mode: str, seed: str) -> HttpResponse:
    """Deal the hand of a seed, and judge it as any other."""
    number = int(seed) if seed.isascii() and seed.isdecimal() and len(seed) <= len(str(LAST_SEED)) else 0
    shown = open_game_or_404(game)
    if mode not in modes_of(game) or not 1 <= number <= LAST_SEED or str(number) != seed:
        return _no_hand(request, shown)
    chosen = house_of(request, game)
    task, house = settle(fresh_task(game, mode, number), chosen, _lang())
    turn = play(task, request.POST, _lang()) if request.method == "POST" else begin(task, _lang())
    query = f"?{chosen.query}" if request.GET.get("rules") else ""
    following = reverse("puzzles:fresh", args=[game, mode, number % LAST_SEED + 1]) + query
    context = {
        "game": shown,
        "house": house,
        "left": chosen if house != chosen else None,
        "mode": mode,
        "mode_name": kind_name(game, mode, _lang()),
        "seed": number,
        "action": request.path + query,
        "onward": {"url": following, "label": _("Bài khác")},
        "fresh": [(each, kind_name(game, each, _lang())) for each in modes_of(game)],
    }
    return show(request, "puzzles/fresh.html", turn, context)


def _page(request: HttpRequest, puzzle: Puzzle, turn: Turn, *, is_lost: bool = False) -> HttpResponse:
    catalogue, done = load(), solved(request, Kind.PUZZLE) or frozenset()
    puzzles = catalogue.puzzles(puzzle.game)
    place = puzzles.index(puzzle) + 1
    following = puzzles[place] if place < len(puzzles) else None
    context = {
        "game": catalogue.game(puzzle.game),
        "puzzle": puzzle,
        "mode_name": kind_name(puzzle.game, puzzle.kind, _lang()),
        "topics": [(topic, topic_name(catalogue, topic, _lang())) for topic in puzzle.topics],
        "level": level_name(puzzle.level),
        "weight": load_name(puzzle.load),
        "is_done": turn.is_solved or of_puzzle(puzzle) in done,
        "is_lost": is_lost,
        "action": reverse("puzzles:check", args=[puzzle.game, puzzle.slug]),
        "onward": _onward(puzzle.game, following),
    }
    return show(request, "puzzles/detail.html", turn, context)


def _onward(game: str, following: Puzzle | None) -> dict[str, str]:
    """Lead to the next puzzle, behind the last one to fresh hands, and where there are none back to the collection."""
    if following is not None:
        return {"url": reverse("puzzles:detail", args=[game, following.slug]), "label": following.title.say(_lang())}
    if modes := modes_of(game):
        return {"url": reverse("puzzles:draw", args=[game, modes[0]]), "label": _("Bài mới không bao giờ hết")}
    return {"url": reverse("puzzles:index", args=[game]), "label": _("Các thế bài")}


def _no_hand(request: HttpRequest, game: Game) -> HttpResponse:
    """Say that there is no such hand, and offer some that there are."""
    context = {
        "game": game,
        "last": LAST_SEED,
        "fresh": [(mode, kind_name(game.slug, mode, _lang())) for mode in modes_of(game.slug)],
    }
    return render(request, "puzzles/no_hand.html", context, status=404)


def _puzzle_or_404(game: str, slug: str) -> Puzzle:
    puzzle = load().puzzle(game, slug)
    if puzzle is None:
        raise Http404(slug)
    return puzzle


def _lang() -> str:
    return get_language() or "vi"
