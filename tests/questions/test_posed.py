"""A question put to a class: letters, all right answers, and a shuffle that loses nothing."""

from collections import Counter

import pytest

from tests.depth import sample
from tests.every import every
from tutorials.catalogue import load
from tutorials.questions.posed import LETTERS, Shape, posed
from tutorials.questions.question import question
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker
from tutorials.tasks.turn import Answer

NAMES = [
    f"puzzle/{game.slug}/{puzzle.slug}"
    for game in load().games
    for puzzle in load().puzzles(game.slug)
    if not mode_of(puzzle.task).is_at_table
]


def test_every_puzzle_has_a_key_that_the_judge_takes_for_right():
    def is_right(name):
        found = posed(question(name), "vi")
        if found.shape is Shape.LETTERS:
            picked = tuple(choice.option.value for choice in found.choices if choice.is_right)
            words = picked if found.has_many else picked[:1]
            cards = tuple(each.option.kind for each in found.choices if each.is_right and each.option.kind)
            assert found.mode.judge(Asker(found.question.task, "vi"), Answer(cards=cards[:1], words=words)).is_right
        assert found.key.answers and found.key.ways

    every([(name, name) for name in sample(NAMES, 120)], is_right)


def test_a_shuffle_keeps_the_choices_and_moves_the_letters_of_the_key():
    drawn = next(each for name in NAMES if (each := posed(question(name), "vi")).shape is Shape.LETTERS)
    for seed in range(20):
        again = drawn.mixed(str(seed))
        assert Counter(each.option for each in again.choices) == Counter(each.option for each in drawn.choices)
        assert [each.letter for each in again.choices] == list(LETTERS[: len(drawn.choices)])
        right = {each.option.value for each in again.choices if each.letter in again.key.letters}
        assert right == {each.option.value for each in drawn.choices if each.is_right}
    assert len({tuple(each.option.value for each in drawn.mixed(str(seed)).choices) for seed in range(20)}) > 1


@pytest.mark.parametrize(("mode", "shape"), [("waits", Shape.WORDS), ("discard", Shape.CARDS), ("fault", Shape.RECORD)])
def test_each_question_is_answered_in_its_own_way(mode, shape):
    puzzle = next(each for each in load().puzzles("to-tom") if each.task.mode.slug == mode)
    assert posed(question(f"puzzle/to-tom/{puzzle.slug}"), "vi").shape is shape


def test_a_record_is_told_without_a_mat_to_step_through():
    names = [name for name in NAMES if mode_of(question(name).task).slug == "fault"]
    for name in sample(names, 8):
        assert posed(question(name), "vi").board.mat is None


def test_several_right_answers_are_told_with_their_number():
    found = posed(question("step/chan/mot-van/len-bai"), "vi")
    assert found.key.ways == len(found.key.answers) == 3
