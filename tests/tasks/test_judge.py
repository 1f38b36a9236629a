"""Every mode: the right answers are right, the others are told why not."""

from collections.abc import Callable

import pytest
from django.http import QueryDict
from django.utils.http import urlencode
from django.utils.translation import override

from tests.every import for_each
from tests.tasks.answers import about, free, right, turns
from tests.tasks.making import HINT, TASKS, task
from tutorials.catalogue import Task, Text
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes import MODES
from tutorials.tasks.play import Turn, begin, play


def sent(data: dict[str, object]) -> QueryDict:
    return QueryDict(urlencode(data, doseq=True))


def answer(task: Task, lang: str = "vi", **data: object) -> Turn:
    with override(lang):
        return play(task, sent(data), lang)


def texts(turn: Turn) -> str:
    said = turn.judgement or turn.laid
    assert said is not None, turn.errors
    return " ".join(line.text for line in said.lines)


def articles(turn: Turn) -> set[str]:
    said = turn.judgement or turn.laid
    assert said is not None, turn.errors
    return {line.article for line in said.lines if line.article}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("lang", ["vi", "en"])
def test_the_engines_answer_is_right(mode: str, lang: str) -> None:
    for data in turns(TASKS[mode]):
        turn = answer(TASKS[mode], lang, **data)
    assert turn.is_solved


@for_each("mode", MODES)
def test_nothing_is_said_before_an_answer(mode: str) -> None:
    turn = begin(TASKS[mode], "vi")
    assert (turn.judgement, turn.solution, turn.errors, turn.shows_hint) == (None, None, (), False)


@for_each("mode", MODES)
def test_hint_and_solution_are_shown_and_solve_nothing(mode: str) -> None:
    assert answer(TASKS[mode], do="hint").shows_hint
    turn = answer(TASKS[mode], do="solution")
    assert turn.solution and (turn.solution.lines or turn.solution.rows)
    assert not turn.is_solved


WRONG = {
    "choice": ({"pick": "1"}, "đủ ba chất", {"TT-4.1"}),
    "number": ({"number": "21"}, "mỗi phần 20 quân", {"TT-1.1", "TT-6.2", "TT-2.5"}),
    "each": ({"pick": ["0", "1"]}, "3 sách là quân đen", {"TT-0.2"}),
    "group": ({"pick": ["0", "2"]}, "ít nhất ba quân", {"TT-4.1"}),
    "arrange": ({"laid": "0-"}, "Có cách xếp chỉ còn 1 quân rác", {"TT-5.2", "TT-4.4"}),
    "loose": ({"pick": ["3"]}, "chưa tròn", {"TT-3.1", "TT-5.2"}),
    "waits": ({"pick": ["5w", "1v"]}, "Thêm 1 văn vẫn còn", {"TT-3.1"}),
    "win": ({"pick": "khong-tron"}, "Thêm 5 vạn thì tròn 21 quân", {"TT-2.1", "TT-15.3"}),
    "cuoc": ({"pick": "tom", "number": "8"}, "Bài này không có cước tôm", {"TT-15.6", "TT-2.1"}),
    "discard": ({"pick": "0"}, "Đánh 4 văn", {"TT-13.9"}),
    "claim": ({"pick": "duoc"}, "ăn ít đánh nhiều", {"TT-16.19.1"}),
    "fault": ({"pick": "6"}, "Dòng 6 không có lỗi", {"TT-10.2"}),
    "call": (
        {"pick": ["u-khong-phong", "suong"]},
        "ù không phỗng",
        {"TT-14.7", "TT-15.3", "TT-9.14.2", "TT-14.10", "TT-14.2"},
    ),
    "count": ({"number": "5"}, "cộng thành 8", {"TB-4.4.2", "TB-4.1", "TB-2.1"}),
    "drum": ({"pick": "giuc"}, "giục", {"TD-8.4", "TD-8.2", "TD-8.1.2"}),
    "verse": ({"pick": "5w"}, "5 vạn", {"TT-0.4", "TT-0.2"}),
    "pick": ({"pick": ["0", "3"]}, "7♠, Q♥", {"SL-2.2"}),
    "one": ({"pick": "2"}, "9 sách", {"TT-3.1"}),
    "which": ({"pick": "0"}, "khác chất", {"TT-4.4"}),
    "tick": ({"pick": ["1"]}, "Bài này không có: tôm", {"TT-2.1"}),
    "table": ({"choice": "goi-1.tuong-do..", "made": "goi-1.xe-do.. goi-1.xe-do.."}, "Đã hết 2 lượt", set()),
}


@for_each("mode", MODES)
def test_a_wrong_answer_says_what_the_hand_does_and_which_article_speaks(mode: str) -> None:
    data, words, cited = WRONG[mode]
    turn = answer(TASKS[mode], **data)
    assert not turn.is_solved
    assert words in texts(turn)
    assert articles(turn) == cited


PICKING = [
    "choice", "each", "group", "win", "cuoc", "discard", "claim", "fault", "call", "drum",
    "verse", "pick", "one", "which", "tick",
]  # fmt: skip


@for_each("mode", PICKING)
def test_an_answer_that_picks_nothing_is_asked_for(mode: str) -> None:
    turn = answer(TASKS[mode], number="4")
    assert turn.errors and turn.judgement is None


@pytest.mark.parametrize("number", ["", "bốn", "-1", "99999", "9" * 5000])
def test_a_number_that_is_none_is_refused_and_kept(number: str) -> None:
    turn = answer(TASKS["number"], number=number)
    assert len(turn.errors) == 1 and turn.judgement is None
    assert turn.number == number[:20]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("pick", ["zz", "99", "-1", "0.5", "²", "9" * 5000])
def test_a_strange_pick_is_no_error_page(mode: str, pick: str) -> None:
    turn = answer(TASKS[mode], pick=pick, number="4", laid=pick, do="lay")
    assert not turn.is_solved


STAYING = [
    "each", "group", "loose", "waits", "cuoc", "discard", "claim", "fault", "call",
    "drum", "verse",
]  # fmt: skip


@pytest.mark.parametrize("mode", STAYING)
def test_what_was_ticked_stays_ticked(mode: str) -> None:
    data, _, _ = WRONG[mode]
    picks = [data["pick"]] if isinstance(data["pick"], str) else data["pick"]
    for do in ("check", "hint", "solution"):
        turn = answer(TASKS[mode], **{**data, "do": do})
        assert [option.value for option in turn.board.options if option.is_picked] == sorted(picks, key=_order(turn))


def _order(turn: Turn) -> Callable[[str], int]:
    return [option.value for option in turn.board.options].index


def test_the_hint_is_the_tasks_own() -> None:
    task = TASKS["waits"]
    assert task.hint and task.hint.source.vi == HINT


# group ------------------------------------------------------------------------------------------


def test_group_a_phu_of_another_sort_is_not_the_one_asked_for() -> None:
    turn = answer(TASKS["group"], pick=["4"])
    assert not turn.is_solved
    assert "chưa phải phu đề bài hỏi" in texts(turn)


def test_group_size_counts_when_it_is_asked() -> None:
    four = task("group", cards="4567v", want={"kind": "doc"}, size=4)
    assert "một phu 4 quân" in texts(answer(four, pick=["0", "1", "2"]))
    assert answer(four, pick=["0", "1", "2", "3"]).is_solved


def test_group_either_copy_of_a_card_will_do() -> None:
    twice = task("group", cards="4v 4v 5v 6v", want={"kind": "doc"})
    assert answer(twice, pick=["0", "2", "3"]).is_solved
    assert answer(twice, pick=["1", "2", "3"]).is_solved


@pytest.mark.parametrize(
    ("path", "value", "articles"),
    [("yeu", True, set()), ("yeu", False, {"TT-0.3"}), ("red", True, {"TT-0.2"}), ("suit", "w", {"TT-0.4", "TT-0.2"})],
)
def test_each_of_a_wrong_card_only_what_was_asked_is_told(path: str, value: object, articles: set[str]) -> None:
    said = answer(task("each", cards="3s 1w 8w", path=path, value=value), pick=["0", "1", "2"]).judgement
    assert said is not None and {line.article for line in said.lines if line.is_engines} == articles


# loose and waits --------------------------------------------------------------------------------


def test_loose_a_yeu_is_never_loose() -> None:
    hand = task("loose", hand={"cards": "456v 1w 9s"})
    assert "quân yêu" in texts(answer(hand, pick=["3"]))
    assert answer(hand, pick=["4"]).is_solved


def test_loose_too_many_cards_left_out() -> None:
    hand = task("loose", hand={"cards": "456v 1w 9s"})
    assert "chỉ còn 1 quân rác" in texts(answer(hand, pick=["0", "1", "2", "4"]))


def test_loose_of_two_ways_to_leave_one_out_both_are_right() -> None:
    hand = task("loose", hand={"cards": "456v 4w 4s 7s"})
    # 4-5-6 văn leaves 4w 4s 7s; the bí of fours leaves 5v 6v 7s: three loose either way.
    assert answer(hand, pick=["3", "4", "5"]).is_solved
    assert answer(hand, pick=["1", "2", "5"]).is_solved
    assert not answer(hand, pick=["1", "3", "5"]).is_solved


def test_loose_nothing_is_right_when_the_hand_is_round() -> None:
    assert answer(task("loose", hand={"cards": "456v 1w"})).is_solved


def test_waits_counts_what_is_missing() -> None:
    turn = answer(TASKS["waits"], pick="5w")
    assert "Còn sót 1 quân" in texts(turn)


def test_waits_a_kind_held_four_times_cannot_come() -> None:
    hand = task("waits", hand={"cards": "1111v 1111w 1111s cc cc cc cc tt tt tt tt"})
    assert "đủ bốn quân 1 văn" in texts(answer(hand, pick="1v"))


def test_waits_nothing_is_right_when_the_hand_waits_for_nothing() -> None:
    hand = task("waits", hand={"cards": "2468v 2468w 13579s 3579w cc tt oc"})
    assert answer(hand).is_solved


# cước, discards ---------------------------------------------------------------------------------


def test_cuoc_right_cuoc_and_wrong_points_are_told_apart() -> None:
    turn = answer(TASKS["cuoc"], pick="suong", number="6")
    assert "Cước đã đúng, điểm chưa đúng" in texts(turn)
    assert answer(TASKS["cuoc"], pick="suong", number="4").is_solved


def test_cuoc_of_a_list_asks_for_points_only() -> None:
    listed = task("cuoc", cuoc_list=("chi-nay", "thap-dieu", "xuyen-bi-tu"))
    assert not begin(listed, "vi").board.options
    assert answer(listed, number="46").is_solved
    assert not answer(listed, number="40").is_solved


def test_cuoc_follows_the_rules_of_the_task() -> None:
    listed = task("cuoc", cuoc_list=("bach-dinh", "tom"), rules="hoi-lim")
    assert answer(listed, number="18").is_solved


def test_discard_a_yeu_may_not_be_thrown() -> None:
    turn = answer(TASKS["discard"], pick="20")
    assert "Không được đánh" in texts(turn)
    assert articles(turn) == {"TT-10.1"}


def test_discard_every_best_card_is_right() -> None:
    task = TASKS["discard"]
    best = {throw["card"] for throw in about(task, "discards")["best"]}
    for place, kind in free(task):
        assert answer(task, pick=str(place)).is_solved is (kind.vi in best)


# the right answer of one task is not that of another hand ------------------------------------------


def test_a_choice_may_ask_for_one_value_of_a_list() -> None:
    listed = task(
        "choice",
        ask={"game": "to-tom", "ask": "score", "cuoc": ["tom"]},
        path="cuoc",
        in_=True,
        choices=(Choice("leo", Text("lèo", "lèo")), Choice("tom", Text("tôm", "tôm"))),
    )
    assert right(listed) == {"pick": ["1"]}
    assert answer(listed, pick="1").is_solved
    assert not answer(listed, pick="0").is_solved
