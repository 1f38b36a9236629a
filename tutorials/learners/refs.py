"""Under which names solved things are remembered."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from tutorials.catalogue import Catalogue, Lesson, Puzzle, Step, load
from tutorials.learners.models import Kind


def of_step(lesson: Lesson, step: Step) -> str:
    """Return the name of a step of a lesson."""
    return f"{lesson.game}/{lesson.slug}/{step.id}"


def is_read(lesson: Lesson, solved: frozenset[str]) -> bool:
    """Say whether every task of a lesson is among the steps that are solved."""
    return all(of_step(lesson, step) in solved for step in lesson.steps if step.task)


def of_first(game: str) -> str:
    """Return the name of the first question of a game."""
    return f"{game}/{Kind.FIRST.value}"


def of_puzzle(puzzle: Puzzle) -> str:
    """Return the name of a puzzle."""
    return f"{puzzle.game}/{puzzle.slug}"


def as_called_now(names: Iterable[str]) -> frozenset[str]:
    """Return the names of puzzles with those that were renamed since under the name they have now."""
    return frozenset(_renamed().get(name, name) for name in names)


@cache
def _renamed() -> Mapping[str, str]:
    puzzles = (puzzle for collection in load().collections.values() for puzzle in collection)
    return {f"{puzzle.game}/{slug}": of_puzzle(puzzle) for puzzle in puzzles for slug in puzzle.earlier}


def all_of(catalogue: Catalogue, game: str, kind: Kind) -> Iterator[str]:
    """Yield the names of all that can be solved of a game."""
    if kind is Kind.STEP:
        lessons = catalogue.lessons(game)
        return (of_step(lesson, step) for lesson in lessons for step in lesson.steps if step.task)
    return (of_puzzle(puzzle) for puzzle in catalogue.puzzles(game))
