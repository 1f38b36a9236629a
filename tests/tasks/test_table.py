"""Tasks at the table: one decision, a hand to be won step by step, a fault to be found; on a made-up game."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.http import QueryDict

from tests.tasks.making import task
from tests.tasks.paper_table import TABLES
from tests.tasks.test_judge import answer, articles
from tutorials.catalogue import Problem, Task
from tutorials.catalogue.tables import Sheet
from tutorials.catalogue.tables import Table as Fields
from tutorials.tasks import sitting
from tutorials.tasks.aim import way
from tutorials.tasks.check import _faults
from tutorials.tasks.modes import MODES
from tutorials.tasks.play import begin, play
from tutorials.tasks.sitting import sit

# Mình (seat 0) holds 5v 6w and yêu; B takes every 6, C holds nothing that fits
HANDS = (("5v", "6w"), ("6s", "9s", "9v"), ("1w", "2w", "3w"))


@pytest.fixture(autouse=True)
def paper(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Play the made-up game in the place of tổ tôm."""
    monkeypatch.setattr(sitting, "tables_of", lambda game: TABLES)
    for cache in (sit, way):
        cache.cache_clear()
    yield
    for cache in (sit, way):
        cache.cache_clear()


def hand(goal: str, **fields: Any) -> Task:
    return task("table", **{"goal": goal, "hands": HANDS, **fields})


def read(**values: Any) -> tuple[Any, list[Problem]]:
    problems: list[Problem] = []
    table = Fields(Sheet("x.toml", {}, problems), (), {"mode": "table", **values})
    return MODES["table"].read(table, "to-tom"), problems


# as it is written ---------------------------------------------------------------------------------


def test_hands_are_read_as_cards_are_called() -> None:
    found, problems = read(hands=["5v 6w", "6 sách, 9s 9v"], goal="win", stock="1v 2v", turns=3)
    assert problems == []
    assert found.hands == (("5v", "6w"), ("6s", "9s", "9v"))
    assert [card.code for card in found.stock] == ["1v", "2v"]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"hands": ["5v"]}, "hands"),
        ({"hands": ["5v", "5x"]}, "hands"),
        ({"goal": "lose"}, "goal"),
        ({"seat": 2}, "seat"),
        ({"right": "nice"}, "right"),
    ],
)
def test_what_is_written_wrong_is_named(wrong: dict[str, Any], field: str) -> None:
    found, problems = read(**{"hands": ["5v 6w", "6s"], "goal": "choose", **wrong})
    assert found is None and field in {each.field for each in problems}


# one decision -------------------------------------------------------------------------------------


def test_a_throw_that_feeds_nobody() -> None:
    asked = hand("choose", right_=("safe",))
    assert list(_faults(asked, ["danh.5v.."])) == []
    assert answer(asked, choice="danh.5v..").is_solved
    turn = answer(asked, choice="danh.6w..")
    assert turn.judgement and not turn.is_solved


def test_named_choices_are_held_to_be_lawful() -> None:
    assert list(_faults(hand("choose", right_=("danh.6w..",)))) == []
    assert [field for field, _ in _faults(hand("choose", right_=("danh.9v..",)))] == ["right"]


def test_what_is_not_lawful_may_be_offered_and_is_refused_with_its_article() -> None:
    asked = hand("choose", hands=(("5v", "cc"), *HANDS[1:]), offer=("danh.5v..", "danh.cc.."), right_=("lawful",))
    assert list(_faults(asked, ["danh.5v.."])) == []
    turn = answer(asked, choice="danh.cc..")
    assert not turn.is_solved and articles(turn) == {"TT-9.1"}


def test_the_moment_comes_after_the_moves_made() -> None:
    asked = hand("choose", first=2, moves=("danh.1w..",))
    board = begin(asked, "vi").board
    assert [choice.key for choice in board.sitting.choices] == ["danh.5v..", "danh.6w.."]
    wrong = hand("choose", moves=("danh.9v..",))
    assert [field for field, _ in _faults(wrong)] == ["moves"]


# a hand to be won ---------------------------------------------------------------------------------


def test_a_hand_is_won_step_by_step_and_the_form_carries_it() -> None:
    asked = hand("win", turns=2)
    turn = answer(asked, choice="danh.5v..")
    assert not turn.judgement and not turn.errors and turn.has_moved
    assert turn.board.made == "danh.5v.."
    turn = answer(asked, choice="danh.6w..", made=turn.board.made)
    assert turn.is_solved and turn.board.made == "danh.5v.. danh.6w.."


def test_a_hand_out_of_reach_is_said_to_be_and_begins_anew() -> None:
    asked = hand("win", hands=(("5v", "6w", "7w"), ("6s", "9s"), ("1w",)))
    assert [field for field, _ in _faults(asked)] == ["hands"]
    late = hand("win", turns=1)
    turn = answer(late, choice="danh.5v..")
    assert turn.judgement is None
    turn = answer(late, choice="danh.6w..", made=turn.board.made)
    assert turn.judgement and not turn.is_solved
    again = answer(late, do="retry", made="danh.5v.. danh.6w..")
    assert again.board.made == "" and again.is_back


def test_turns_are_counted_by_what_is_done_in_one_go() -> None:
    begun = sit(hand("win").mode.prepared(_asker(hand("win"))))
    assert begun.turns == 0 and begun.after("danh.5v..").turns == 1


@pytest.mark.parametrize("made", ["danh.9v..", "danh.5v.. danh.5v..", "x", "danh.5v.. " * 90])
def test_forged_choices_get_a_clear_word_and_the_hand_as_it_was(made: str) -> None:
    turn = answer(hand("win"), choice="danh.6w..", made=made)
    assert turn.errors and turn.board.made == "" and turn.board.mat.buttons


def test_a_choice_sent_twice_is_made_once() -> None:
    asked = hand("win")
    first, second = (answer(asked, choice="danh.5v..") for _ in range(2))
    assert first.board.made == second.board.made == "danh.5v.."


def test_the_last_choice_can_be_taken_back() -> None:
    turn = answer(hand("win"), do="undo", made="danh.5v..")
    assert turn.board.made == "" and not turn.errors


def test_the_way_is_told_from_where_one_stands() -> None:
    asked = hand("win")
    whole, rest = answer(asked, do="solution"), answer(asked, do="solution", made="danh.5v..")
    assert whole.solution and rest.solution
    assert len(whole.solution.lines) == 2 and len(rest.solution.lines) == 1


def test_meek_neighbours_take_nothing() -> None:
    asked = hand("win", meek=True)
    turn = answer(asked, choice="danh.6w..")
    assert all(event.act != "an" for event in turn.board.sitting.events)


# a fault to be found ------------------------------------------------------------------------------


def test_the_move_at_fault_is_found_with_its_article() -> None:
    asked = hand("fault", hands=(("5v", "6w"), ("6s", "cc"), ("1w",)), moves=("danh.5v..", "danh.cc..", "danh.1w.."))
    assert list(_faults(asked, [2])) == []
    turn = answer(asked, pick="2")
    assert turn.is_solved and articles(turn) == {"TT-9.1"}
    assert not answer(asked, pick="1").is_solved and not answer(asked, pick="none").is_solved


def test_a_hand_may_be_without_fault() -> None:
    asked = hand("fault", moves=("danh.5v..",))
    assert list(_faults(asked, [])) == []
    assert answer(asked, pick="none").is_solved and not answer(asked, pick="1").is_solved


def _asker(asked: Task) -> Any:
    from tutorials.tasks.questions import Asker

    return Asker(asked, "vi")


def test_the_table_is_gone_through_move_by_move() -> None:
    asked = hand("fault", hands=(("5v", "6w"), ("6s", "cc"), ("1w",)), moves=("danh.5v..", "danh.cc..", "danh.1w.."))
    board = begin(asked, "vi").board
    assert board.steps and (board.steps.here, board.steps.count) == (3, 3)
    assert [seat.held for seat in board.mat.seats] == [1, 1, 0]
    assert board.told == board.options[2].label
    first = play(asked, QueryDict("at=0"), "vi").board
    assert [seat.held for seat in first.mat.seats] == [2, 2, 1] and first.told == ""
    assert [option.value for option in first.options] == ["1", "2", "3", "none"]
    assert not first.mat.buttons and not first.mat.lines


@pytest.mark.parametrize("step", ["4", "-1", "x", "9" * 30])
def test_a_step_that_is_none_is_asked_for_again(step: str) -> None:
    asked = hand("fault", moves=("danh.5v..",))
    turn = play(asked, QueryDict(f"at={step}"), "vi")
    assert turn.errors and turn.board.steps and turn.board.steps.here == 1
