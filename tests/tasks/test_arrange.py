"""Laying a hand out: phu by phu, judged at once, and as a whole against the engine's best."""

import pytest

from tests.tasks.making import TASKS, task
from tests.tasks.test_judge import answer, articles, texts
from tutorials.tasks.board import Mark
from tutorials.tasks.layout import BrokenState, Item, Layout, start

HAND = TASKS["arrange"]


def test_a_khan_lies_face_down_at_first() -> None:
    layout = start(HAND.mode.hand)
    assert [layout.items[place].kind.code for place in layout.left] == ["4v", "5v", "6v", "7v", "9v", "1w", "3w", "3s"]
    assert layout.groups == ((8,),)
    assert layout.items[8].is_hidden and layout.items[8].size == 3


def test_melds_on_the_mat_lie_there_at_first() -> None:
    mat = [{"cards": "567w", "how": "an"}, {"cards": "8v 8v 8v", "how": "phong"}]
    layout = start({"cards": "4v 5v", "mat": mat})
    assert [layout.cards(group) for group in layout.groups] == [
        tuple(item.kind for item in layout.items[2:5]),
        layout.items[5].cards,
    ]
    assert not layout.items[5].is_hidden


def test_read_undoes_str() -> None:
    layout = start(HAND.mode.hand).lay([0, 1, 2])
    assert layout.read(str(layout)) == layout
    bare = layout.take_up(0).take_up(0)
    assert bare.groups == () and layout.read(str(bare)) == bare


@pytest.mark.parametrize("text", ["", "0.0", "0-0", "99", "-1", "0.1-", "x", "1.2.", "²"])
def test_a_broken_state_is_refused(text: str) -> None:
    with pytest.raises(BrokenState):
        start(HAND.mode.hand).read(text)


@pytest.mark.parametrize("laid", ["", "0.0", "99", "x", "9" * 5000])
def test_a_broken_state_in_the_form_starts_over(laid: str) -> None:
    turn = answer(HAND, do="lay", laid=laid, pick=["0", "1", "2"])
    assert turn.board.layout == start(HAND.mode.hand).lay([0, 1, 2])


def test_a_phu_is_laid_and_named() -> None:
    turn = answer(HAND, do="lay", laid="8", pick=["0", "1", "2"])
    assert turn.laid and turn.laid.is_right
    assert "phu dọc" in texts(turn)
    assert str(turn.board.layout) == "8-0.1.2"
    assert [row.label for row in turn.board.rows] == ["khàn 6 sách", "phu dọc"]


def test_what_is_no_phu_stays_in_the_hand_and_ticked() -> None:
    turn = answer(HAND, do="lay", laid="8", pick=["0", "4"])
    assert turn.laid and not turn.laid.is_right
    assert articles(turn) <= {"TT-4.1", "TT-4.2"}
    assert str(turn.board.layout) == "8"
    assert [option.value for option in turn.board.options if option.is_picked] == ["0", "4"]


def test_nothing_picked_is_said() -> None:
    turn = answer(HAND, do="lay", laid="8")
    assert turn.errors and not turn.laid


def test_a_phu_can_be_taken_up_again() -> None:
    turn = answer(HAND, do="up-1", laid="8-0.1.2")
    assert str(turn.board.layout) == "8"
    assert turn.has_moved


@pytest.mark.parametrize("do", ["up-7", "up-x", "up-", "up--1"])
def test_taking_up_a_phu_that_is_not_there_changes_nothing(do: str) -> None:
    assert str(answer(HAND, do=do, laid="8-0.1.2").board.layout) == "8-0.1.2"


def test_tt_4_4_8_three_alike_are_a_phu_only_as_khan_or_phong() -> None:
    three = task("arrange", hand={"cards": "666s 4v"})
    turn = answer(three, do="lay", pick=["1", "2", "3"])
    assert not (turn.laid and turn.laid.is_right)
    assert articles(turn) == {"TT-4.4.8"}


def test_tt_4_12_a_khan_may_stand_whole_in_a_bi() -> None:
    hand = task("arrange", hand={"cards": "666s 6v 6w", "khan": ["6 sách"]})
    taken_up = answer(hand, do="up-0", laid="2").board.layout
    turn = answer(hand, do="lay", laid=str(taken_up), pick=["0", "1", "2"])
    assert turn.laid and turn.laid.is_right
    assert answer(hand, laid=str(turn.board.layout)).is_solved
    assert not answer(hand, laid="2").is_solved  # 6 văn and 6 vạn left loose


def test_every_way_as_good_as_the_engines_is_right() -> None:
    hand = task("arrange", hand={"cards": "456v 4w 4s"})
    assert answer(hand, laid="0.1.2").is_solved
    assert answer(hand, laid="0.3.4").is_solved


def test_lung_are_counted() -> None:
    hand = task("arrange", hand={"cards": "7v 3w 3s 3v"})
    assert "Có 1 lưng" in texts(answer(hand, laid="1.2.3"))
    turn = answer(hand, laid="0.2.3")
    assert not turn.is_solved and "được 1 lưng" in texts(turn)


def test_what_a_better_lay_out_gives_a_place_is_marked() -> None:
    hand = task("arrange", hand={"cards": "456v 7w 4s 5s 6s"})
    turn = answer(hand, laid="0.1.2")
    marked = {option.kind.code for option in turn.board.options if option.mark == Mark.MISSED}
    assert marked == {"4s", "5s", "6s"}  # but 7w is loose in every lay-out


def test_left_over_yeu_are_phu_by_themselves() -> None:
    hand = task("arrange", hand={"cards": "1w cc oc"})
    assert answer(hand, laid="0-").is_solved


def test_an_item_is_its_cards() -> None:
    kind = start(HAND.mode.hand).items[8].kind
    assert Item(kind, 3).cards == (kind,) * 3
    assert Layout((Item(kind),)).left == (0,)
