"""The fault looked for in a written record: its lines to pick from, and the mat after each of them."""

from collections.abc import Iterator

import pytest
from django.http import QueryDict

from tests.tasks.making import TASKS, task
from tutorials.catalogue import Task, load
from tutorials.tasks.modes.fault import FaultBoard
from tutorials.tasks.play import begin, play

WRITTEN = """Ván: to-tom
Ghế: A B C D E
Cái: A
Tay B: 56s 2v cc
A đánh 4 sách
B ăn 4 sách với 56s
B đánh 2 văn
C mở 7 vạn
"""


def board(asked: Task, **data: str) -> FaultBoard:
    query = QueryDict("&".join(f"{name}={value}" for name, value in data.items()))
    found = (play(asked, query, "vi") if data else begin(asked, "vi")).board
    assert isinstance(found, FaultBoard)
    return found


def of_content() -> Iterator[Task]:
    for game, course in load().courses.items():
        steps = (step.task for lesson in course for step in lesson.steps)
        puzzles = (puzzle.task for puzzle in load().puzzles(game))
        yield from (each for each in (*steps, *puzzles) if each is not None and each.mode.slug == "fault")


def test_every_record_of_the_content_is_laid_out_line_by_line() -> None:
    count = 0
    for asked in of_content():
        shown, count = board(asked), count + 1
        assert shown.mat is not None and shown.steps is not None and shown.steps.after is None
        assert list(shown.steps.places) == [0, *(entry.number for entry in shown.record.actions)]
        assert not shown.mat.lines and not shown.mat.buttons  # nothing said of any act but in its own line
        assert not any(seat.is_turn for seat in shown.mat.seats)
    assert count > 100


def test_the_mat_is_gone_through_line_by_line() -> None:
    asked = task("fault", record=WRITTEN)
    last = board(asked)
    assert last.entry is not None and last.entry.number == 8
    assert last.mat is not None and last.mat.shown is not None and last.mat.shown.told == "C vừa mở"
    began = board(asked, at="0")
    assert began.mat is not None and began.entry is None
    assert [seat.letter for seat in began.mat.seats] == ["B", "C", "D", "E", "A"]  # whose hand is known sits below
    assert [seat.held for seat in began.mat.seats] == [None] * 5 and began.mat.held == 4
    eaten = board(asked, at="6")
    assert eaten.mat is not None and eaten.entry is not None and eaten.entry.seat == "B"
    assert [[card.code for card in pile.cards] for pile in eaten.mat.mine.piles] == [["4s", "5s", "6s"]]
    assert eaten.mat.mine.is_turn and eaten.mat.held == 2
    assert [option.value for option in eaten.options] == [option.value for option in last.options]


@pytest.mark.parametrize("step", ["4", "9", "-1", "x", "9" * 30, ""])
def test_a_line_that_is_none_is_asked_for_again(step: str) -> None:
    turn = play(task("fault", record=WRITTEN), QueryDict(f"at={step}"), "vi")
    assert turn.errors and turn.board.steps.here == 8  # type: ignore[attr-defined]


def test_a_line_is_judged_wherever_one_stands() -> None:
    turn = play(TASKS["fault"], QueryDict("pick=6"), "vi")
    assert turn.judgement is not None and not turn.judgement.is_right
    assert board(TASKS["fault"], pick="6").mat is not None
