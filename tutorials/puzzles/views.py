"""The puzzles: the collection with its filters, one puzzle, and fresh hands without end."""

import random
from datetime import timedelta
from urllib.parse import urlencode

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_safe
from django.views.decorators.vary import vary_on_cookie, vary_on_headers

from tutorials.catalogue import Game, Puzzle, load
from tutorials.fresh import LAST_SEED, MAKERS, Level, fresh_task, modes_of
from tutorials.fresh.dice import Dice
from tutorials.learners.memory import Note, solved, write
from tutorials.learners.models import Kind
from tutorials.learners.refs import as_called_now, of_puzzle
from tutorials.learners.schedule import Meeting
from tutorials.pages.preferences import house_of
from tutorials.pages.request import open_game_or_404
from tutorials.puzzles.forms import FilterForm
from tutorials.questions.lists import fresh_query, puzzle_query, puzzles_query
from tutorials.tasks.play import begin, play
from tutorials.tasks.respond import show
from tutorials.tasks.thumbs import cards_of, signal_of
from tutorials.tasks.turn import Turn
from tutorials.training.day import day_of, hand_of, has_day
from tutorials.training.exercises import FRESH, PUZZLE, article_of, article_of_fresh, met, outcome, seed_of, taught
from tutorials.training.kinds import kind_name, level_name, load_name, topic_name
from tutorials.training.reader import Reader
from tutorials.training.settled import settle

PER_PAGE = 18  # hands drawn at once: whole rows of two and of three


@require_safe
@vary_on_cookie
def index(request: HttpRequest, game: str) -> HttpResponse:
    """List the puzzles that pass the filters, with marks on those that the visitor has solved."""
    shown, catalogue = open_game_or_404(game), load()
    puzzles = catalogue.puzzles(game)
    form = FilterForm(request.GET, puzzles, catalogue, _lang())
    found = form.found()
    done = as_called_now(solved(request, Kind.PUZZLE) or ())
    page = Paginator(found, PER_PAGE).get_page(request.GET.get("page"))
    query = request.GET.copy()
    query.pop("page", None)
    context = {
        "game": shown,
        "form": form,
        "page": page,
        "entries": [
            (
                puzzle,
                kind_name(puzzle.game, puzzle.kind, _lang()),
                of_puzzle(puzzle) in done,
                cards_of(puzzle.task, _lang()),
                signal_of(puzzle.task, _lang()),
            )
            for puzzle in page
        ],
        "solved": sum(of_puzzle(puzzle) in done for puzzle in puzzles),
        "all": len(puzzles),
        "query": query.urlencode(),
        "fresh": _fresh_kinds(game),
        "levels": list(Level),
        "sheet": puzzles_query(game, **{name: form.cleaned_data.get(name, "") for name in ("mode", "topic", "level")}),
    }
    return render(request, "puzzles/index.html", context)


@require_safe
@vary_on_cookie
def detail(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """Show a puzzle; an address that it had earlier leads to the one it has."""
    puzzle = _puzzle_or_404(game, slug)
    if puzzle.slug != slug:
        return redirect("puzzles:detail", game, puzzle.slug, permanent=True)
    return _page(request, puzzle, begin(puzzle.task, _lang()))


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("Cookie", "HX-Request")
def check(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """Judge an answer and show the feedback; whoever comes without an answer is led to the puzzle."""
    puzzle = _puzzle_or_404(game, slug)
    if request.method != "POST":
        return redirect("puzzles:detail", game, slug)
    turn = play(puzzle.task, request.POST, _lang())
    deed = (Kind.PUZZLE, of_puzzle(puzzle)) if turn.is_solved else None
    note = write(request, deed, _met_puzzle(turn, puzzle))
    response = _page(request, puzzle, turn, is_lost=note.is_lost)
    note.sign(request, response)
    return response


@require_GET
@never_cache
def draw(request: HttpRequest, game: str, mode: str) -> HttpResponse:
    """Lead to a hand that nobody has chosen, of the level asked for if one is."""
    shown = open_game_or_404(game)
    if mode not in modes_of(game):
        return _no_hand(request, shown)
    level, start = _level(request), random.randint(1, LAST_SEED)
    seed = start if level is None else MAKERS[game, mode].seed(level, Dice(f"draw:{start}"))
    return redirect(reverse("puzzles:fresh", args=[game, mode, seed]) + _query(request))


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("Cookie", "HX-Request")
def fresh(request: HttpRequest, game: str, mode: str, seed: str) -> HttpResponse:
    """Deal the hand of a seed, and judge it as any other."""
    shown, number = open_game_or_404(game), seed_of(seed)
    if mode not in modes_of(game) or not number:
        return _no_hand(request, shown)
    chosen = house_of(request, game)
    task, house = settle(fresh_task(game, mode, number), chosen, _lang())
    turn = play(task, request.POST, _lang()) if request.method == "POST" else begin(task, _lang())
    note = _met_fresh(request, turn, game, mode, number)
    maker = MAKERS[game, mode]
    context = {
        "game": shown,
        "house": house,
        "left": chosen if house != chosen else None,
        "mode": mode,
        "mode_name": kind_name(game, mode, _lang()),
        "seed": number,
        "level": maker.scale.level(task),
        "counted": maker.scale.counted.say(_lang()),
        "action": request.path + _query(request),
        "onward": _next_fresh(request, game, mode, number),
        "sheet": fresh_query(game, mode, maker.scale.level(task), number),
        "fresh": _fresh_kinds(game),
        "levels": list(Level),
        "is_lost": note.is_lost,
    }
    response = show(request, "puzzles/fresh.html", turn, context)
    note.sign(request, response)
    return response


def _met_puzzle(turn: Turn, puzzle: Puzzle) -> Meeting | None:
    """Return how a puzzle was met."""
    if outcome(turn) is None:
        return None
    article = article_of(puzzle.task, puzzle.articles, _lang())
    return met(turn, article, puzzle.kind, f"{PUZZLE}/{of_puzzle(puzzle)}")


def _met_fresh(request: HttpRequest, turn: Turn, game: str, mode: str, seed: int) -> Note:
    """Write down how a fresh hand was met."""
    if outcome(turn) is None:
        return Note()
    article = article_of_fresh(game, mode, turn.task, _lang())
    return write(request, None, met(turn, article, mode, f"{FRESH}/{game}/{mode}/{seed}"))


def _next_fresh(request: HttpRequest, game: str, mode: str, seed: int) -> dict[str, str]:
    """Lead on: to the next seed, to another hand of the level, or through the three hands after a lesson."""
    level, lesson = _level(request), load().lesson(game, request.GET.get("lesson", ""))
    if level is None:
        url = reverse("puzzles:fresh", args=[game, mode, seed % LAST_SEED + 1])
        return {"url": url + _query(request), "label": _("Bài khác")}
    following = reverse("puzzles:draw", args=[game, mode])
    if lesson is None:
        return {"url": following + _query(request), "label": _("Bài khác")}
    if level is not Level.HARD:
        harder = list(Level)[level.number + 1]
        return {
            "url": following + _query(request, level=harder.value),
            "label": _("Một bài nữa, %(level)s") % {"level": harder.label},
        }
    lessons = load().lessons(game)
    place = lessons.index(lesson) + 1
    if place == len(lessons):
        return {"url": reverse("puzzles:index", args=[game]), "label": _("Các thế bài")}
    url = reverse("lessons:detail", args=[game, lessons[place].slug])
    return {"url": url, "label": lessons[place].title.say(_lang())}


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("Cookie", "HX-Request")
def day(request: HttpRequest, game: str, date: str = "") -> HttpResponse:
    """Show the hand of a day, or judge it: of the level asked for, or the one that fits the reader."""
    shown, today = open_game_or_404(game), timezone.localdate()
    found = day_of(date) if date else today
    reader = Reader.of(request)
    dealt = hand_of(game, found, _level(request) or reader.level(game)) if found else None
    if dealt is None:
        raise Http404(date)
    turn = play(dealt.task, request.POST, _lang()) if request.method == "POST" else begin(dealt.task, _lang())
    note = Note()
    if outcome(turn) is not None:
        article = article_of_fresh(game, dealt.kind, dealt.task, _lang())
        deed = (Kind.DAY, dealt.ref) if turn.is_solved else None
        note = write(request, deed, met(turn, article, dealt.kind, f"{FRESH}/{game}/{dealt.kind}/{dealt.seed}"))
    others = [each for each in load().games if each.is_open and each.slug != game and has_day(each.slug)]
    context = {
        "game": shown,
        "hand": dealt,
        "is_today": dealt.day == today,
        "is_done": turn.is_solved or reader.is_day_solved(game, dealt.day),
        "before": dealt.day - timedelta(days=1) if day_of((dealt.day - timedelta(days=1)).isoformat()) else None,
        "after": dealt.day + timedelta(days=1) if dealt.day < today else None,
        "levels": list(Level),
        "others": [(each, reader.is_day_solved(each.slug, dealt.day)) for each in others],
        "action": f"{reverse('puzzles:day', args=[game, dealt.day.isoformat()])}?level={dealt.level.value}",
        "onward": {
            "url": reverse("puzzles:draw", args=[game, dealt.kind]) + f"?level={dealt.level.value}",
            "label": _("Một bài nữa như thế"),
        },
        "is_lost": note.is_lost,
    }
    response = show(request, "puzzles/day.html", turn, context)
    note.sign(request, response)
    return response


def _level(request: HttpRequest) -> Level | None:
    """Return the level that the address names."""
    word = request.GET.get("level", "")
    return Level(word) if word in list(Level) else None


def _query(request: HttpRequest, **other: str) -> str:
    """Return what an address of fresh hands carries on: rules and their name, level, lesson."""
    words = {name: request.GET[name] for name in ("rules", "name", "level", "lesson") if request.GET.get(name)} | other
    return f"?{urlencode(words)}" if words else ""


def _fresh_kinds(game: str) -> list[tuple[str, str]]:
    """Return the kinds of fresh hands of a game with their names, in the order of its course."""
    return [(mode, kind_name(game, mode, _lang())) for mode in taught(game) if mode in modes_of(game)]


def _page(request: HttpRequest, puzzle: Puzzle, turn: Turn, *, is_lost: bool = False) -> HttpResponse:
    catalogue, done = load(), as_called_now(solved(request, Kind.PUZZLE) or ())
    puzzles = catalogue.puzzles(puzzle.game)
    place = puzzles.index(puzzle) + 1
    following = puzzles[place] if place < len(puzzles) else None
    context = {
        "game": catalogue.game(puzzle.game),
        "puzzle": puzzle,
        "mode_name": kind_name(puzzle.game, puzzle.kind, _lang()),
        "topics": [(topic, topic_name(topic, _lang())) for topic in puzzle.topics],
        "level": level_name(puzzle.level),
        "weight": load_name(puzzle.load),
        "is_done": turn.is_solved or of_puzzle(puzzle) in done,
        "is_lost": is_lost,
        "action": reverse("puzzles:check", args=[puzzle.game, puzzle.slug]),
        "onward": _onward(puzzle.game, following),
        "sheet": puzzle_query(puzzle),
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
        "fresh": _fresh_kinds(game.slug),
        "levels": list(Level),
    }
    return render(request, "puzzles/no_hand.html", context, status=404)


def _puzzle_or_404(game: str, slug: str) -> Puzzle:
    puzzle = load().puzzle(game, slug)
    if puzzle is None:
        raise Http404(slug)
    return puzzle


def _lang() -> str:
    return get_language() or "vi"
