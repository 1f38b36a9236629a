"""Put the tasks of the content before the engine: each can be answered, and a puzzle's answer is what it declares."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tutorials.catalogue import About, Lesson, Problem, Puzzle, Task
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker, UnanswerableTask

_LANG = "vi"  # right answers are the same in every language


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
            yield Problem(puzzle.file, puzzle.line, f"{puzzle.slug}.{field}", fault)


def _faults(task: Task, declared: Any = None) -> Iterator[tuple[str, str]]:
    """Yield the field at fault, and what is wrong with it."""
    mode = mode_of(task)
    try:
        right = mode.right(Asker(task, _LANG))
    except UnanswerableTask as error:
        yield error.field, str(error)
        return
    yield from mode.flaws(right)
    if declared is not None and _plain(right) != _plain(declared):
        yield "answer", f"declared {declared!r}, the engine says {right!r}"


def _plain(value: Any) -> Any:
    """Return a value in which the order of a list does not count."""
    if isinstance(value, list):
        return sorted((_plain(each) for each in value), key=str)
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    return value
