"""A course is done with cards in hand: few numbers are typed, and a whole hand comes within the first hour."""

import pytest

from script.benchmark.tasks import WHOLE, census

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
