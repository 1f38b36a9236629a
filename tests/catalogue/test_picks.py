"""The right picks: every set of cards that the engine accepts, and of those the fewest or the most."""

from dataclasses import replace

from tutorials.catalogue import Mode, Prose, Size, Task, Text, picks
from tutorials.engine.cards import parse

TASK = Task(
    Mode.PICK,
    "to-tom",
    Prose(Text("a", "a"), Text("a", "a")),
    cards=parse("456v 7v 7v 9s"),
    ask={"game": "to-tom", "ask": "phu"},
    field="cards",
    path="phu",
    value=True,
)


def names(task: Task) -> list[str]:
    return sorted(" ".join(card.code for card in pick) for pick in picks.right_picks(task))


def test_every_pick_that_the_engine_accepts_counts_once_however_many_copies_there_are() -> None:
    assert names(TASK) == ["4v 5v 6v", "4v 5v 6v 7v", "5v 6v 7v"]


def test_only_the_smallest_or_the_largest_count_where_the_task_says_so() -> None:
    assert names(replace(TASK, counts=Size.FEW)) == ["4v 5v 6v", "5v 6v 7v"]
    assert names(replace(TASK, counts=Size.MANY)) == ["4v 5v 6v 7v"]


def test_the_question_may_take_what_is_not_picked() -> None:
    task = replace(TASK, rest=True, ask={"game": "to-tom", "ask": "arrange"}, path="tron", counts=Size.FEW)
    assert names(task) == ["7v 9s"]


def test_a_refusal_of_the_engine_is_no_right_pick() -> None:
    assert picks.right_picks(replace(TASK, ask={"game": "to-tom", "ask": "nothing"})) == ()


def test_a_field_may_lie_deeper() -> None:
    question = picks.question_of(replace(TASK, field="seat.cards"), TASK.cards[:1])
    assert question["seat"] == {"cards": ["4 văn"]}
