"""Every task that the site holds can be drawn, solved and explained, in both languages."""

from collections import defaultdict

import pytest
from django.utils.translation import override

from tests.depth import some
from tests.every import every, for_each
from tests.tasks.answers import turns
from tests.tasks.test_judge import answer
from tutorials.catalogue import LANGS, Task, load
from tutorials.tasks.mode import CARDS
from tutorials.tasks.modes.pick import PickMode, Size
from tutorials.tasks.play import begin
from tutorials.tasks.questions import Asker

CALLS = ("sure", "best")
SHELF = 40  # tasks in one test: few enough to share the work among processes

Named = list[tuple[str, Task]]


def shelves() -> dict[str, Named]:
    """Return the tasks of all lessons and puzzles, each with its name, some dozens together."""
    found: dict[str, Named] = defaultdict(list)
    for game in load().games:
        tasks = [
            (f"{game.slug}/{lesson.slug}/{step.id}", step.task)
            for lesson in load().lessons(game.slug)
            for step in lesson.steps
            if step.task
        ]
        tasks += [(f"{game.slug}/{puzzle.slug}", puzzle.task) for puzzle in load().puzzles(game.slug)]
        for number, named in enumerate(tasks):
            found[f"{game.slug}-{number // SHELF + 1}"].append(named)
    return found


SHELVES = shelves()
CHOICES = {
    shelf: chosen
    for shelf, tasks in SHELVES.items()
    if (chosen := [each for each in tasks if each[1].mode.slug == "choice"])
}
on_every_shelf = pytest.mark.parametrize("tasks", SHELVES.values(), ids=SHELVES)


@on_every_shelf
def test_the_engines_answer_is_accepted(tasks: Named) -> None:
    def check(task: Task) -> None:
        for data in turns(task):
            turn = answer(task, **data)
            assert not turn.errors
        assert turn.is_solved

    every(tasks, check)


@on_every_shelf
def test_it_is_not_solved_before_it_is_answered(tasks: Named) -> None:
    def check(task: Task) -> None:
        turn = answer(task)
        assert not turn.is_solved, "whoever sends the form untouched has solved it"

    every(tasks, check)


@on_every_shelf
def test_it_is_drawn_and_explained(tasks: Named) -> None:
    def check(task: Task) -> None:
        for lang in some(LANGS[len(str(task.mode)) % 2 :][:1], deep=LANGS):  # else half of them in each
            with override(lang):
                board = begin(task, lang).board
            assert board.options or task.mode.asks_number or board.mat.buttons
            assert task.mode.offered != CARDS or all(option.kind for option in board.options)
            assert task.mode.slug != "verse" or board.verse
            solution = answer(task, lang, do="solution").solution
            assert solution and (solution.lines or solution.rows)

    every(tasks, check)


@for_each("tasks", CHOICES.values(), ids=CHOICES)
def test_exactly_one_choice_is_right(tasks: Named) -> None:
    def check(task: Task) -> None:
        right = [place for place in range(len(task.mode.choices)) if answer(task, pick=str(place)).is_solved]
        assert len(right) == 1

    every(tasks, check)


def test_where_one_card_is_asked_a_tap_is_the_answer() -> None:
    """A call may be of several pieces, and of the most that may be picked it is asked how many: those are counted."""
    for name, task in (each for tasks in SHELVES.values() for each in tasks):
        if isinstance(task.mode, PickMode) and task.mode.size != Size.MANY and task.mode.ask["ask"] not in CALLS:
            assert max(map(len, task.mode.picks(Asker(task, "vi"))), default=0) != 1, name
