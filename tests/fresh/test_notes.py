"""A wrong answer to a fresh exercise is told its reason, not once more what lies on the mat."""

import pytest

from tests.tasks.test_judge import answer
from tutorials.fresh import tamcuc
from tutorials.tasks.bar import bar_of

KINDS = [("quan-nao-bat", "higher piece"), ("ai-an", "higher name")]


@pytest.mark.parametrize(("kind", "reason"), KINDS)
def test_a_trick_of_tam_cuc_is_told_by_what_is_higher(kind, reason):
    tasks = [tamcuc.MAKERS["tam-cuc", kind].make(seed) for seed in range(1, 5)]
    turns = [answer(task, "en", pick=each) for task in tasks for each in "0123"]
    told = [turn for turn in turns if turn.judgement and not turn.judgement.is_right]
    assert len(told) > 3 and all(reason in bar_of(turn, "en").sentence for turn in told)
