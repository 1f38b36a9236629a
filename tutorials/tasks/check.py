"""Put the tasks of the content before the engine: each can be answered, and a puzzle's answer is what it declares."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from tutorials.catalogue import About, Catalogue, Clause, Lesson, Problem, Puzzle, Task
from tutorials.catalogue.examples import answer_to
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.engine.games import GAMES
from tutorials.tasks.mode import Mode, mode_of
from tutorials.tasks.questions import Asker, UnanswerableTask

_LANG = "en"  # of the report; right answers are the same in every language

ANSWER = "answer"  # of a puzzle: it stands beside the task


def check_lessons(lessons: Iterable[Lesson]) -> Iterator[Problem]:
    """Yield the tasks of lessons that nobody could answer, or that any answer fits."""
    for lesson in lessons:
        for step in lesson.steps:
            for field, fault in _faults(step.task) if step.task else ():
                yield Problem(step.file, step.line, f"{step.id}.{field}", fault)


def check_abouts(abouts: Iterable[About]) -> Iterator[Problem]:
    """Yield the same of the first questions of games."""
    for about in abouts:
        for field, fault in _faults(about.task) if about.task else ():
            yield Problem(about.file, about.line, f"task.{field}", fault)


def check_puzzles(puzzles: Iterable[Puzzle]) -> Iterator[Problem]:
    """Yield the same of puzzles, and those whose declared answer is not the engine's."""
    for puzzle in puzzles:
        for field, fault in _faults(puzzle.task, puzzle.answer):
            where = field if field == ANSWER else f"task.{field}"
            yield Problem(puzzle.file, puzzle.line, f"{puzzle.slug}.{where}", fault)


def check_faults(catalogue: Catalogue) -> Iterator[Problem]:
    """Yield the faults of tổ tôm that no clause shows with both kinds of examples, no term explains, no puzzle asks.

    And terms that explain a fault that there is not.
    """
    shown: defaultdict[str, list[Clause]] = defaultdict(list)
    for clause in catalogue.law(MAIN_GAME).clauses:
        for example in clause.examples:
            for slug in _named(answer_to(example)) if example.question.get("ask") in ("claim", "turns") else ():
                shown[slug].append(clause)
    asked = {slug for game in catalogue.collections for puzzle in catalogue.puzzles(game) for slug in _of(puzzle.task)}
    for slug, kind in GAMES[MAIN_GAME].faults.items():
        at = catalogue.article(kind.article)
        line = at.line if isinstance(at, Clause) else 0
        if not any(clause.has_both for clause in shown[slug]):
            yield Problem(f"{MAIN_GAME}/law.toml", line, "clause.example", f"no clause shows {slug} with both kinds")
        if catalogue.term_of_fault(slug) is None:
            yield Problem("glossary/faults.toml", 0, "term", f"no term explains the fault {slug}")
        if slug not in asked:
            yield Problem(f"{MAIN_GAME}/puzzles/fault.toml", 0, "puzzle", f"no puzzle shows the fault {slug}")
    known = {slug for game in GAMES.values() for slug in game.faults}
    for term in catalogue.terms:
        for slug in (slug for slug in term.faults if slug not in known):
            yield Problem(term.file, term.line, f"{term.slug}.faults", f"no referee knows the fault {slug}")


def _of(task: Task) -> set[str]:
    """Return the faults that the record or the case of an exercise shows."""
    mode = mode_of(task)
    return _named(Asker(task, _LANG).try_put(mode.question or {})) if mode.slug in ("fault", "claim") else set()


def _named(answer: Mapping[str, Any]) -> set[str]:
    return {each["fault"] for each in answer.get("faults", ()) if isinstance(each, Mapping)}


def _faults(task: Task, declared: Any = None) -> Iterator[tuple[str, str]]:
    """Yield the field at fault, and what is wrong with it."""
    mode, asker = mode_of(task), Asker(task, _LANG)
    try:
        right = mode.right(asker)
        reason = None if right else mode.unanswered(asker)
    except UnanswerableTask as error:
        reason = error
    if reason:
        yield _written(mode, reason.field), str(reason)
        return
    yield from mode.flaws(right)
    if declared is not None and _plain(right) != _plain(declared):
        yield ANSWER, f"declared {declared!r}, the engine says {right!r}"


def _written(mode: Mode, field: str) -> str:
    """Return the field of a task in which a field of its question is written: `ask.cards`."""
    for each in fields(mode):
        held = getattr(mode, each.name)
        if isinstance(held, Mapping) and field.partition(".")[0] in held:
            return f"{each.name}.{field}"
    return field


def _plain(value: Any) -> Any:
    """Return a value in which the order of a list does not count."""
    if isinstance(value, list):
        return sorted((_plain(each) for each in value), key=str)
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    return value
