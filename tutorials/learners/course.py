"""How far a learner has come in a course: lesson by lesson, part by part."""

from dataclasses import dataclass

from django.http import HttpRequest

from tutorials.catalogue import Lesson, Part, load
from tutorials.learners.memory import solved
from tutorials.learners.models import Kind
from tutorials.learners.refs import of_step


@dataclass(frozen=True, slots=True)
class Entry:
    """A lesson in the contents, with how much of it is solved."""

    lesson: Lesson
    tasks: int
    solved: int

    @property
    def is_solved(self) -> bool:
        """Say whether every task of the lesson is solved."""
        return self.solved == self.tasks

    @property
    def is_begun(self) -> bool:
        """Say whether some task is solved, but not all."""
        return 0 < self.solved < self.tasks


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a course, with how far the learner has come in it."""

    part: Part
    entries: tuple[Entry, ...]

    @property
    def tasks(self) -> int:
        """Return how many tasks there are."""
        return sum(entry.tasks for entry in self.entries)

    @property
    def solved(self) -> int:
        """Return how many of them are solved."""
        return sum(entry.solved for entry in self.entries)

    @property
    def is_solved(self) -> bool:
        """Say whether every lesson is solved."""
        return all(entry.is_solved for entry in self.entries)

    @property
    def minutes(self) -> int:
        """Return how long its lessons take by their own estimate."""
        return sum(entry.lesson.minutes for entry in self.entries)


@dataclass(frozen=True, slots=True)
class Way:
    """A whole course, with how far the learner has come."""

    stretches: tuple[Stretch, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return its lessons in order."""
        return tuple(entry for stretch in self.stretches for entry in stretch.entries)

    @property
    def tasks(self) -> int:
        """Return how many tasks there are."""
        return sum(stretch.tasks for stretch in self.stretches)

    @property
    def solved(self) -> int:
        """Return how many of them are solved."""
        return sum(stretch.solved for stretch in self.stretches)

    @property
    def done(self) -> int:
        """Return how many lessons are solved whole."""
        return sum(entry.is_solved for entry in self.entries)


def way_of(request: HttpRequest, game: str) -> Way:
    """Return the course of a game with what the visitor has solved of it."""
    done = solved(request, Kind.STEP) or frozenset()
    return Way(
        tuple(Stretch(part, tuple(_entry(lesson, done) for lesson in part.lessons)) for part in load().parts(game))
    )


def _entry(lesson: Lesson, done: frozenset[str]) -> Entry:
    refs = {of_step(lesson, step) for step in lesson.steps if step.task}
    return Entry(lesson, len(refs), len(refs & done))
