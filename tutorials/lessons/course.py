"""A learner's way through a course: what he has solved, where he stands, what comes next."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _

from tutorials.catalogue import Lesson, Step
from tutorials.learners.refs import of_step


def address(lesson: Lesson, step: Step) -> str:
    """Return the address of a step; the first one is the lesson itself."""
    if step is lesson.steps[0]:
        return reverse("lessons:detail", args=[lesson.game, lesson.slug])
    return reverse("lessons:step", args=[lesson.game, lesson.slug, step.id])


@dataclass(frozen=True, slots=True)
class Place:
    """A step in the list of a lesson's steps."""

    step: Step
    url: str
    is_here: bool
    is_solved: bool


@dataclass(frozen=True, slots=True)
class Onward:
    """A link to what comes next or came before."""

    url: str
    label: str


def taught(lessons: tuple[Lesson, ...], lesson: Lesson) -> frozenset[str]:
    """Return the articles of a course that a learner has met by the end of a lesson."""
    return frozenset(article for each in lessons[: lessons.index(lesson) + 1] for article in each.articles)


def later(lessons: tuple[Lesson, ...], lesson: Lesson) -> frozenset[str]:
    """Return the terms that a learner meets only after a lesson; those that the course never names are known."""
    place = lessons.index(lesson) + 1
    met = frozenset(term for each in lessons[:place] for term in each.terms)
    return frozenset(term for each in lessons[place:] for term in each.terms) - met


def places(lesson: Lesson, here: Step, solved: Iterable[str]) -> tuple[Place, ...]:
    """Return the steps of a lesson as its list shows them."""
    return tuple(
        Place(step, address(lesson, step), step is here, of_step(lesson, step) in solved) for step in lesson.steps
    )


def before(lessons: tuple[Lesson, ...], lesson: Lesson, step: Step, lang: str) -> Onward | None:
    """Return the way back: the step before, or the last step of the lesson before."""
    number = lesson.steps.index(step)
    if number:
        return Onward(address(lesson, lesson.steps[number - 1]), lesson.steps[number - 1].heading.say(lang))
    place = lessons.index(lesson)
    if not place:
        return None
    earlier = lessons[place - 1]
    return Onward(address(earlier, earlier.steps[-1]), earlier.title.say(lang))


def after(lessons: tuple[Lesson, ...], lesson: Lesson, step: Step, lang: str) -> Onward:
    """Return the way on: the next step, the next lesson, and at the very end the puzzles."""
    number = lesson.steps.index(step) + 1
    if number < len(lesson.steps):
        return Onward(address(lesson, lesson.steps[number]), lesson.steps[number].heading.say(lang))
    place = lessons.index(lesson) + 1
    if place < len(lessons):
        return Onward(address(lessons[place], lessons[place].steps[0]), lessons[place].title.say(lang))
    return Onward(reverse("puzzles:index", args=[lesson.game]), _("Học xong rồi: sang giải thế bài"))
