"""What is said of a turn: one sentence, marks on what was picked, the hand parted as proof, nothing untaught."""

import pytest
from django.utils.translation import override

from tests.every import for_each
from tests.tasks.answers import right
from tests.tasks.making import HINT, TASKS, prose, task
from tests.tasks.test_judge import answer
from tutorials.catalogue import Prose, Text
from tutorials.engine import french
from tutorials.engine.cards import parse
from tutorials.tasks.bar import Bar, bar_of
from tutorials.tasks.board import Mark, nearest
from tutorials.tasks.modes import MODES
from tutorials.tasks.questions import Line
from tutorials.tasks.turn import Turn


def bar(turn: Turn, lang: str = "vi") -> Bar:
    with override(lang):
        found = bar_of(turn, lang)
    assert found is not None
    return found


def marks(turn: Turn) -> dict[str, str]:
    return {option.value: option.mark for option in turn.board.options if option.mark}


@for_each("mode", [mode for mode in MODES if mode not in ("arrange", "number", "count", "table")])
def test_right_picks_are_marked_right(mode: str) -> None:
    data = right(TASKS[mode])
    turn = answer(TASKS[mode], **data)
    picked = [data["pick"]] if isinstance(data["pick"], str) else data["pick"]
    assert marks(turn) == dict.fromkeys(picked, Mark.RIGHT)


@pytest.mark.parametrize(
    ("mode", "data", "found"),
    [
        ("each", {"pick": ["0", "1"]}, {"0": "right", "1": "wrong", "2": "missed"}),
        ("group", {"pick": ["0", "3"]}, {"0": "right", "3": "wrong", "1": "missed", "2": "missed"}),
        ("waits", {"pick": ["5w", "1v"]}, {"5w": "right", "1v": "wrong", "8w": "missed"}),
        ("choice", {"pick": "1"}, {"1": "wrong"}),
        ("verse", {"pick": "5s"}, {"5s": "wrong"}),
        ("pick", {"pick": ["0", "3"]}, {"0": "right", "3": "wrong", "1": "missed", "2": "missed"}),
        ("tick", {"pick": ["0", "1"]}, {"0": "right", "1": "wrong"}),
        ("which", {"pick": "0"}, {"0": "wrong"}),
    ],
)
def test_wrong_and_missed_picks_are_marked_but_one_answer_is_not_given_away(
    mode: str, data: dict[str, object], found: dict[str, str]
) -> None:
    assert marks(answer(TASKS[mode], **data)) == found


def test_of_several_right_answers_the_nearest_is_meant() -> None:
    sets = [parse("456v"), parse("678w")]
    assert nearest(sets, parse("4v 6w 7w")) == parse("678w")
    assert nearest([], parse("4v")) == ()


def test_another_try_keeps_the_right_picks_and_judges_nothing() -> None:
    turn = answer(TASKS["each"], pick=["0", "1"], do="retry")
    assert [option.value for option in turn.board.options if option.is_picked] == ["0"]
    assert turn.is_back and turn.judgement is None and not marks(turn)
    kept = answer(TASKS["each"], pick=["0", "1"], do="back")
    assert [option.value for option in kept.board.options if option.is_picked] == ["0", "1"]
    assert bar_of(kept, "vi") is None


def test_a_right_answer_is_told_in_one_sentence_and_the_rest_is_folded() -> None:
    why = "Vì màu đỏ. Còn quân kia đen."
    said = bar(answer(task("choice", **_fields("choice"), why=prose(why)), pick="0"))
    assert (said.state, said.word, said.sentence) == ("right", "Đúng rồi.", "Vì màu đỏ.")
    assert said.prose is not None and said.leads_on and not said.is_open
    short = bar(answer(task("choice", **_fields("choice"), why=prose("Vì màu đỏ.")), pick="0"))
    assert short.prose is None


def test_a_wrong_answer_is_told_what_the_task_says_of_it_or_its_hint() -> None:
    assert bar(answer(TASKS["choice"], pick="1")).sentence == HINT
    assert bar(answer(TASKS["fault"], pick="6")).sentence == "Dòng 6 không có lỗi."
    assert bar(answer(TASKS["each"], pick=[])).sentence == "Hãy chọn ít nhất một ô."
    assert bar(answer(TASKS["each"], do="hint"), "en").word == "Hint:"


@pytest.mark.parametrize("mode", ["waits", "win", "cuoc", "call", "loose", "discard"])
@pytest.mark.parametrize("do", ["check", "solution"])
def test_a_hand_is_shown_parted_with_the_card_in_its_place(mode: str, do: str) -> None:
    turn = answer(TASKS[mode], **(right(TASKS[mode]) | {"do": do}))
    hands = bar(turn).hands
    assert hands and all(hand.rows for hand in hands)
    if mode in ("waits", "win", "cuoc", "call"):
        assert all(sum(row.won >= 0 for row in hand.rows) == 1 for hand in hands)


def test_a_hand_of_chan_is_parted_into_its_pairs() -> None:
    hand = {"cards": "2v2v2w2s 3w3w 4v4w4s4s 5v5v 6s 7s7s 8v8w 9v9s"}
    turn = answer(task("waits", game="chan", hand=hand), pick="6s")
    (parted,) = bar(turn).hands
    assert [row.label for row in parted.rows].count("chắn") == 6
    assert next(row for row in parted.rows if row.won >= 0).cards == parse("6s6s")


def test_nothing_is_said_of_what_is_not_taught() -> None:
    turn = answer(TASKS["waits"], **right(TASKS["waits"]))
    told = {line.article for line in bar(turn).lines}
    assert "TT-15.3" in told
    taught = bar(turn.within({"TT-13"}))
    assert (taught.sentence, [line.article for line in taught.lines]) == ("Bài chờ ù.", ["TT-13.9"])


def test_a_line_is_within_what_is_taught_if_its_article_or_the_one_around_it_is() -> None:
    assert Line("", "TT-4.4.8").is_within({"TT-4.4"}) and Line("", "TT-4").is_within({"TT-4.4"})
    assert not Line("", "TT-4.11").is_within({"TT-4.1"})
    assert Line("").is_within(()) and not Line("", "TT-4.1", needs=("TT-15.3",)).is_within({"TT-4.1"})


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Một câu.", "Một câu."),
        ("8 vạn đỏ. 9 văn đen.", "8 vạn đỏ."),
        ("Đồng một… đồng hai. Ba.", "Đồng một… đồng hai."),
        ("“Ù!” Rồi hạ bài.", "“Ù!”"),
        ("Tôm: 8. Thông 1 dịch: 2. Cộng 10 điểm. Xướng tôm.", "Tôm: 8. Thông 1 dịch: 2. Cộng 10 điểm."),
        ("Lèo: 10.", "Lèo: 10."),
        ("Không chấm", "Không chấm"),
    ],
)
def test_the_first_sentence_of_prose(text: str, first: str) -> None:
    assert Prose(Text(text, text), Text(f"<p>{text}</p>", "")).first("vi") == first


def _fields(mode: str) -> dict[str, object]:
    found = TASKS[mode].mode
    return {"ask": found.ask, "path": found.path, "choices": found.choices}


def test_a_hand_of_ta_la_is_shown_parted_with_the_card_in_its_place() -> None:
    hand = task(
        "one",
        game="ta-la",
        cards=french.parse("7c Kc"),
        ask={"ask": "eat", "cards": "4d 5d 6d 7s 7h 2d Kh 9c Qc"},
        field="card",
        path="may",
        value=True,
    )
    (shown,) = answer(hand, pick="0").judgement.hands
    assert [len(row.cards) for row in shown.rows] == [3, 3, 4]
    assert [row.is_loose for row in shown.rows] == [False, False, True]
    assert [row.won for row in shown.rows] == [1, -1, -1]
    assert not answer(hand, pick="1").judgement.hands
