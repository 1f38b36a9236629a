"""Exercises under one name: a step of a lesson, a puzzle of the collection, a fresh hand; and which suit an article.

A name is the sort, the game and the rest: `step/to-tom/bo-bai/chat-van`, `puzzle/to-tom/the-1`, `fresh/to-tom/waits/7`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tutorials.catalogue import Lesson, Puzzle, Task, load
from tutorials.fresh import MAKERS
from tutorials.fresh.dice import Dice
from tutorials.fresh.levels import LAST_SEED, Level, Maker, is_within
from tutorials.learners.schedule import Meeting
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker
from tutorials.tasks.turn import Turn
from tutorials.training.asked import asked_by, told_by

STEP, PUZZLE, FRESH = "step", "puzzle", "fresh"
SHARE = {Level.EASY: 0.25, Level.MIDDLING: 0.6, Level.HARD: 1}  # of a course, whose kinds a level has
NARROW = 4  # times as near to a lesson is a kind that is about one thing as one that may be about anything
LAST_DIGITS = len(str(LAST_SEED))


def task_of(name: str) -> Task | None:
    """Return the task of this name; None if there is none."""
    sort, _, rest = name.partition("/")
    parts = rest.split("/")
    if sort == STEP and len(parts) == 3:
        lesson = load().lesson(parts[0], parts[1])
        step = lesson.step(parts[2]) if lesson else None
        return step.task if step else None
    if sort == PUZZLE and len(parts) == 2:
        puzzle = load().puzzle(parts[0], parts[1])
        return puzzle.task if puzzle else None
    if sort == FRESH and len(parts) == 3:
        seed = seed_of(parts[2])
        maker = MAKERS.get((parts[0], parts[1]))
        return maker.make(seed) if maker and seed else None
    return None


def kind_of(name: str) -> str:
    """Return what kind of exercise has this name: a fresh one says it, others have that of their task."""
    sort, game, rest = name.split("/", 2)
    if sort == FRESH:
        return rest.split("/")[0]
    puzzle = load().puzzle(game, rest) if sort == PUZZLE else None
    task = task_of(name)
    return puzzle.kind if puzzle else mode_of(task).slug if task else ""


def seed_of(word: str) -> int:
    """Return the seed that a word writes, or 0 if it writes none."""
    number = int(word) if word.isascii() and word.isdecimal() and len(word) <= LAST_DIGITS else 0
    return number if str(number) == word and number <= LAST_SEED else 0


def outcome(turn: Turn) -> bool | None:
    """Say whether a turn shows that its law is known: solved alone, or missed; None while nothing is decided."""
    if turn.is_solved:
        return True
    return False if turn.shows_hint or turn.solution is not None or turn.judgement is not None else None


def met(turn: Turn, article: str, kind: str, name: str, *, is_asked: bool = False) -> Meeting | None:
    """Return how a turn met an article; None while nothing is decided."""
    is_right = outcome(turn)
    if is_right is None or not article:
        return None
    return Meeting(turn.task.game, article, kind, name, is_right, is_asked)


def article_of(task: Task, among: Sequence[str], lang: str) -> str:
    """Return the article that a task is about: the first of those given that its proof names.

    A proof that names none of them is about what it names, where a fresh hand of it can be made.
    """
    told = [line.article for line in mode_of(task).solve(Asker(task, lang)).lines if line.article]
    named = (article for article in told if article in among)
    made = (article for article in told if is_made(task.game, article))
    return next(named, None) or next(made, None) or next(iter(among), "")


def article_of_fresh(game: str, kind: str, task: Task, lang: str, wanted: str = "") -> str:
    """Return the article that a fresh exercise is about: the one that was wanted, if it asks that too."""
    maker = MAKERS[game, kind]
    told = told_by(maker, task, lang)
    if wanted and any(is_within(each, wanted) for each in told):
        return wanted
    return next((article for article in told if maker.trains(article)), wanted or maker.articles[0])


def _asking_seeds(game: str, kind: str, article: str) -> list[int]:
    """Return seeds of a kind that are known to be about an article; none if it never asks that."""
    found = (seeds for clause, seeds in asked_by(game, kind).items() if is_within(clause, article))
    return sorted({seed for seeds in found for seed in seeds})


def asks(maker: Maker, task: Task, article: str) -> bool:
    """Say whether a fresh exercise is about an article; its proof is read only where its maker does not say so."""
    if any(is_within(clause, article) for clause in maker.rests(task)):
        return True
    return any(is_within(clause, article) for clause in told_by(maker, task, "vi"))


def asked_in(name: str, task: Task, article: str, lang: str) -> str:
    """Return what an exercise asks about that was put for an article: a fresh one may be about another of its kind."""
    sort, game, rest = name.split("/", 2)
    return article if sort != FRESH else article_of_fresh(game, rest.split("/")[0], task, lang, article)


def best_kind(lesson: Lesson) -> str | None:
    """Return the kind of fresh exercise nearest to a lesson: its articles, and how its own tasks are answered.

    Of two that are as near the first counts; makers name those first that ask about less else.
    """
    modes = [step.task.mode.slug for step in lesson.steps if step.task]
    found: dict[str, int] = {}
    own = (each for each in MAKERS.items() if each[0][0] == lesson.game and not each[1].is_aside)
    for (_game, kind), maker in own:
        trained = sum(maker.trains(article) for article in lesson.articles)
        if trained:
            alike = modes.count(maker.mode or kind)
            found[kind] = (trained + alike) * (1 if maker.is_broad else NARROW)
    return max(found, key=lambda kind: found[kind]) if found else None


@lru_cache(maxsize=64)
def taught(game: str) -> dict[str, int]:
    """Return the kinds of fresh exercise of a game in the order of its course, each with the lesson it comes after."""
    lessons = load().lessons(game)
    places: dict[str, int] = {}
    for place, lesson in enumerate(lessons):
        kind = best_kind(lesson)
        if kind:
            places.setdefault(kind, place)
    for own, kind in MAKERS:
        if own == game:
            places.setdefault(kind, len(lessons) - 1)
    return dict(sorted(places.items(), key=lambda entry: entry[1]))


def level_for(learned: int, lessons: int) -> Level:
    """Return the level that fits somebody who has learned so many lessons of a course."""
    if 3 * learned < lessons or not learned:
        return Level.EASY
    return Level.MIDDLING if 3 * learned < 2 * lessons else Level.HARD


def kinds_for(game: str, level: Level) -> list[str]:
    """Return the kinds of fresh exercise that suit a level: those that so much of the course teaches."""
    taken = taught(game).items()
    makers = {kind: MAKERS[game, kind] for kind, _place in taken}
    fit = {
        kind: place
        for kind, place in taken
        if not makers[kind].is_aside and (level is Level.HARD or not makers[kind].is_broad)
    }
    most = len(load().lessons(game)) * SHARE[level]
    return [kind for kind, place in fit.items() if place < most] or list(fit)[:1]


def fresh_name(game: str, kind: str, level: Level, dice: Dice) -> str:
    """Return the name of a fresh exercise of a kind and level."""
    return f"{FRESH}/{game}/{kind}/{MAKERS[game, kind].seed(level, dice)}"


def like(game: str, article: str, kind: str, level: Level, dice: Dice, without: Iterable[str] = ()) -> str | None:
    """Return another exercise about an article: of the same kind if that trains it, never one of those before.

    What is not made afresh comes from the collection, or from the lessons that teach the article, all in turn: those
    whose proof names it before a fresh hand that is about another clause.
    """
    kinds = kinds_about(game, article, kind)
    narrow = [each for each in kinds if not MAKERS[game, each].is_broad]
    names = (_asking(game, each, article, level, dice) for each in narrow or kinds)
    if found := next((name for name in names if name), None):
        return found
    stored = [each for each in (*_puzzles(game, article), *_steps(game, article)) if each not in without]
    if about := [each for each in stored if narrow and _is_about(each, article)]:
        return dice.one(about)
    if narrow:
        return fresh_name(game, narrow[0], level, dice)
    if stored:
        return dice.one(stored)
    return fresh_name(game, kinds[0], level, dice) if kinds else None


def kinds_about(game: str, article: str, kind: str = "") -> list[str]:
    """Return the kinds of fresh exercise about an article: this kind, those answered alike, those about little else."""

    def rank(each: str) -> tuple[bool, bool, bool, int]:
        maker = MAKERS[game, each]
        nearest = max((len(own) for own in maker.articles if is_within(article, own)), default=0)
        return maker.is_broad, each != kind, (maker.mode or each) != kind, -nearest

    return sorted((each for each in taught(game) if MAKERS[game, each].trains(article)), key=rank)


@lru_cache(maxsize=2048)
def is_made(game: str, article: str) -> bool:
    """Say whether a kind of fresh exercise that asks about little else trains the article."""
    return any(not MAKERS[game, kind].is_broad for kind in kinds_about(game, article))


def _asking(game: str, kind: str, article: str, level: Level, dice: Dice) -> str | None:
    """Return a fresh exercise of a kind that asks about this very article; None if the kind hardly ever does."""
    known = _asking_seeds(game, kind, article)
    if not known:
        return None
    maker = MAKERS[game, kind]
    seed = maker.fitting_seed(level, dice, lambda task: asks(maker, task, article))
    return f"{FRESH}/{game}/{kind}/{seed or dice.one(known)}"


def asked_later(lesson: Lesson) -> tuple[str, ...]:
    """Return the articles of a lesson, those first of which fresh hands can be made."""
    kind = best_kind(lesson)
    maker = MAKERS[lesson.game, kind] if kind else None
    return tuple(sorted(lesson.articles, key=lambda article: not (maker and maker.trains(article))))


@dataclass(frozen=True, slots=True)
class Three:
    """Three hands to try after a lesson, from easy to hard."""

    kind: str  # of fresh hands; empty if there are none of just that
    puzzles: tuple[Puzzle, ...]  # of the collection, in that case


def three_after(lesson: Lesson) -> Three:
    """Return the three hands of just what a lesson teaches: dealt afresh, or from the collection."""
    kind = best_kind(lesson)
    about = [puzzle for puzzle in load().puzzles(lesson.game) if set(puzzle.articles) & set(lesson.articles)]
    if kind and (not MAKERS[lesson.game, kind].is_broad or len(about) < 3):
        return Three(kind, ())
    places = dict.fromkeys((0, len(about) // 2, len(about) - 1) if about else ())
    return Three("", tuple(about[place] for place in places))


@lru_cache(maxsize=4096)
def _is_about(name: str, article: str) -> bool:
    """Say whether the proof of a stored exercise names an article or one of its clauses."""
    task = task_of(name)
    lines = mode_of(task).solve(Asker(task, "vi")).lines if task else ()
    return any(is_within(line.article, article) for line in lines if line.article)


def _puzzles(game: str, article: str) -> list[str]:
    return [f"{PUZZLE}/{game}/{puzzle.slug}" for puzzle in load().puzzles(game) if article in puzzle.articles]


def _steps(game: str, article: str) -> list[str]:
    return [
        f"{STEP}/{game}/{lesson.slug}/{step.id}"
        for lesson in load().lessons(game)
        if article in lesson.articles
        for step in lesson.steps
        if step.task
    ]
