"""A wrong answer to a fresh exercise is told its reason, not once more what lies on the mat."""

import pytest

from tests.tasks.test_judge import answer
from tutorials.fresh import chan_table, tamcuc
from tutorials.tasks.bar import bar_of

KINDS = [("quan-nao-bat", "higher piece"), ("ai-an", "higher name")]


@pytest.mark.parametrize(("kind", "reason"), KINDS)
def test_a_trick_of_tam_cuc_is_told_by_what_is_higher(kind, reason):
    tasks = [tamcuc.MAKERS["tam-cuc", kind].make(seed) for seed in range(1, 5)]
    turns = [answer(task, "en", pick=each) for task in tasks for each in "0123"]
    told = [turn for turn in turns if turn.judgement and not turn.judgement.is_right]
    assert len(told) > 3 and all(reason in bar_of(turn, "en").sentence for turn in told)


def test_a_card_outside_the_deck_is_the_one_that_its_own_game_refuses():
    task = chan_table.MAKERS["chan", "bo-mot-tram"].make(2)
    assert task.mode.ask == {"ask": "arrange"}  # of chắn itself
    turns = [answer(task, "en", pick=str(place)) for place in range(len(task.mode.cards))]
    assert [turn.is_solved for turn in turns].count(True) == 1
    right = next(turn for turn in turns if turn.is_solved)
    assert "The chắn deck of 100 cards lacks" in bar_of(right, "en").sentence
    assert not any(turn.judgement.lines for turn in turns if not turn.is_solved)  # nothing of a hand
