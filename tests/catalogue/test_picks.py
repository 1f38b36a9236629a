"""The right picks: every set of cards that the engine accepts, and of those the fewest or the most."""

from dataclasses import replace

from tutorials.catalogue import Prose, Task, Text
from tutorials.engine.cards import parse
from tutorials.tasks.modes.pick import PickMode, Size
from tutorials.tasks.questions import Asker

PICK = PickMode(
    cards=parse("456v 7v 7v 9s"),
    ask={"ask": "phu"},
    field="cards",
    path="phu",
    value=True,
)


def picks(mode: PickMode) -> tuple[tuple, ...]:
    task = Task(mode=mode, game="to-tom", prompt=Prose(Text("a", "a"), Text("a", "a")))
    return mode.picks(Asker(task, "vi"))


def names(mode: PickMode) -> list[str]:
    return sorted(" ".join(card.code for card in pick) for pick in picks(mode))


def test_every_pick_that_the_engine_accepts_counts_once_however_many_copies_there_are() -> None:
    assert names(PICK) == ["4v 5v 6v", "4v 5v 6v 7v", "5v 6v 7v"]


def test_only_the_smallest_or_the_largest_count_where_the_task_says_so() -> None:
    assert names(replace(PICK, size=Size.FEW)) == ["4v 5v 6v", "5v 6v 7v"]
    assert names(replace(PICK, size=Size.MANY)) == ["4v 5v 6v 7v"]


def test_the_question_may_take_what_is_not_picked() -> None:
    mode = replace(PICK, rest=True, ask={"ask": "arrange"}, path="tron", size=Size.FEW)
    assert names(mode) == ["7v 9s"]


def test_a_refusal_of_the_engine_is_no_right_pick() -> None:
    assert picks(replace(PICK, ask={"ask": "nothing"})) == ()


def test_a_field_may_lie_deeper() -> None:
    question = replace(PICK, field="seat.cards").asked(PICK.cards[:1])
    assert question["seat"] == {"cards": ["4 văn"]}
