"""Every task that the site holds can be drawn, solved and explained, in both languages."""

import pytest
from django.utils.translation import override

from tests.tasks.answers import turns
from tests.tasks.test_judge import answer
from tutorials.catalogue import LANGS, Mode, Task, load
from tutorials.tasks.play import begin

LESSONS = [
    pytest.param(step.task, id=f"{game.slug}/{lesson.slug}/{step.id}")
    for game in load().games
    for lesson in load().lessons(game.slug)
    for step in lesson.steps
    if step.task
]
PUZZLES = [
    pytest.param(puzzle.task, id=f"{game.slug}/{puzzle.slug}")
    for game in load().games
    for puzzle in load().puzzles(game.slug)
]


@pytest.mark.parametrize("task", [*LESSONS, *PUZZLES])
def test_the_engines_answer_is_accepted(task: Task) -> None:
    for data in turns(task):
        turn = answer(task, **data)
        assert not turn.errors
    assert turn.is_solved


@pytest.mark.parametrize("task", [*LESSONS, *PUZZLES])
def test_it_is_not_solved_before_it_is_answered(task: Task) -> None:
    turn = answer(task)
    assert not turn.is_solved, "whoever sends the form untouched has solved it"


@pytest.mark.parametrize("task", [*LESSONS, *PUZZLES])
def test_it_is_drawn_and_explained(task: Task) -> None:
    for lang in LANGS:
        with override(lang):
            board = begin(task, lang).board
        assert board.options or board.asks_number
        assert not board.picks_cards or all(option.kind for option in board.options)
        assert task.mode is not Mode.VERSE or board.verse
        solution = answer(task, lang, do="solution").solution
        assert solution and (solution.lines or solution.rows)


@pytest.mark.parametrize("task", [each for each in [*LESSONS, *PUZZLES] if each.values[0].mode is Mode.CHOICE])
def test_exactly_one_choice_is_right(task: Task) -> None:
    right = [place for place in range(len(task.choices)) if answer(task, pick=str(place)).is_solved]
    assert len(right) == 1
