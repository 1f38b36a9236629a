"""The hands of bí tứ and tài bàn: more lưng than one, counted as their law counts them."""

import pytest

from tests.tasks.making import task
from tests.tasks.test_judge import answer, articles, texts
from tutorials.tasks.layout import start
from tutorials.tasks.play import begin
from tutorials.tasks.questions import Asker

KHAN_OF_THREES = {"cards": "7v7v 3w3w3w 3s3s", "khan": ["3 vạn"]}
NO_KHAN = {
    "cards": "7v3w3s 345v 678w 345s 789w 1w cc oc",
    "mat": [{"cards": f"{code} {code} {code}", "how": "phong"} for code in ("9v", "1s", "5w", "7s")],
}


def test_tb_4_5_a_khan_laid_in_tom_keeps_its_lung() -> None:
    layout = start(KHAN_OF_THREES)
    together = layout.take_up(0)
    together = together.lay(range(len(together.items)))
    exercise = task("arrange", game="tai-ban", hand=KHAN_OF_THREES)
    apart = answer(exercise, do="check", laid=str(layout))
    assert not apart.is_solved
    assert "Có 3 lưng" in texts(apart)
    joined = answer(exercise, do="check", laid=str(together))
    assert joined.is_solved
    assert "Có 5 lưng" in texts(joined)


def test_tb_4_2_it_is_said_that_more_lung_can_be_laid() -> None:
    hand = {"cards": "3v4v5v6v7v 3s3s", "mat": [{"cards": "3w 3w 3w", "how": "phong"}]}
    layout = start(hand).take_up(0)
    places = {(item.kind.code, item.size): number for number, item in enumerate(layout.items)}
    threes = [number for number, item in enumerate(layout.items) if item.kind.code == "3s"]
    run = [places[(code, 1)] for code in ("4v", "5v", "6v", "7v")]
    as_bi = layout.lay([places[("3v", 1)], *threes, places[("3w", 3)]]).lay(run)
    turn = answer(task("arrange", game="tai-ban", hand=hand), do="check", laid=str(as_bi))
    assert not turn.is_solved
    assert "TB-4.2" in articles(turn)


@pytest.mark.parametrize(("game", "wanted"), [("to-tom", "chưa có lưng"), ("bi-tu", "chưa đủ"), ("tai-ban", "chưa đủ")])
def test_the_verdict_speaks_of_as_many_lung_as_the_game_asks_for(game: str, wanted: str) -> None:
    board = begin(task("win", game=game, hand={}, winning={}), "vi").board
    assert any(wanted in option.label for option in board.options)


def test_tb_15_3_points_that_are_wrong_are_added_up_from_the_games_own_law() -> None:
    exercise = task("cuoc", game="tai-ban", hand=NO_KHAN, winning={"card": "thang thang"})
    turn = answer(exercise, pick="suu-ban", number="20")
    assert not turn.is_solved
    assert "TB-15.3" in articles(turn)


def test_ch_3_7_what_a_wait_brings_needs_its_law_even_where_two_sentences_tell_it() -> None:
    hand = {"cards": "2v2v2s2s 3w3w 4s4s 5v5v5s5s 6w6w 7s7s 8v8v 9s"}
    solution = answer(task("waits", game="chan", hand=hand, rules={"u_it_nhat": 3}), do="solution").solution
    assert solution is not None
    state, *brought = solution.lines
    assert len(brought) > len(solution.rows[0].cards)
    assert not state.needs and all("CH-3.7" in line.needs for line in brought)


def test_a_trung_in_a_phu_to_count_is_named() -> None:
    phu = ({"cards": "7v 3w 3w 3w 3s", "how": "khan"}, {"cards": "8v 2w 2s", "how": "an"})
    board = begin(task("count", game="tai-ban", phu=phu, khan_at_deal=True), "vi").board
    assert [row.label for row in board.rows] == ["khàn 3 vạn", "phu"]


def test_a_pick_too_small_to_be_a_hand_is_refused_without_the_name_of_a_field() -> None:
    asker = Asker(task("number", game="xi-dach", ask={"ask": "value", "cards": ["A♠", "K♥"]}, path="total"), "vi")
    said = asker.try_put({"ask": "value", "cards": ["K♥"]})["error"]["message"]
    assert "“Bài trên tay” có 1" in said and "cards" not in said
