"""A course is done with cards in hand: few numbers are typed, and a whole hand comes within the first hour."""

import pytest

from script.benchmark.tasks import WHOLE, census
from tutorials.catalogue import Task, load
from tutorials.tasks.modes.table import Goal

COUNTED = {game: census(game) for game in WHOLE}


@pytest.mark.parametrize("game", WHOLE)
def test_a_tenth_of_the_tasks_at_most_asks_for_a_typed_number(game):
    assert COUNTED[game]["typed"] <= COUNTED[game]["tasks"] / 10


def test_cards_are_touched_in_three_tasks_of_five():
    for courses in (["to-tom"], WHOLE):
        tasks, touched = (sum(COUNTED[game][what] for game in courses) for what in ("tasks", "touched"))
        assert touched >= tasks * 3 / 5


@pytest.mark.parametrize("game", WHOLE)
def test_the_first_whole_hand_comes_within_45_minutes(game):
    assert COUNTED[game]["first whole hand"]["minutes"] <= 45


@pytest.mark.parametrize("game", WHOLE)
def test_no_course_begins_with_a_number_to_type(game):
    assert COUNTED[game]["first task"] not in {"number", "count", "cuoc"}


def tasks(game: str) -> list[Task]:
    return [step.task for lesson in load().lessons(game) for step in lesson.steps if step.task]


@pytest.mark.parametrize("game", WHOLE)
def test_every_course_begins_with_a_small_hand_that_is_won_at_the_table(game):
    mode = tasks(game)[0].mode
    assert mode.slug == "table" and mode.goal == Goal.WIN and len(mode.hands) >= 3
    assert len(mode.hands[mode.seat]) <= 11


@pytest.mark.parametrize("game", WHOLE)
def test_every_course_ends_with_a_whole_hand_at_the_table(game):
    mode = tasks(game)[-1].mode
    assert mode.slug == "table" and mode.goal == Goal.END and not mode.hands


def test_the_table_is_asked_about_in_every_game():
    at_table = {
        game: sum(task.mode.slug == "table" for task in [*tasks(game), *(each.task for each in load().puzzles(game))])
        for game in WHOLE
    }
    assert at_table["to-tom"] >= 12 and sum(at_table.values()) >= 60
    assert min(at_table.values()) >= 3
