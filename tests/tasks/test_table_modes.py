"""The modes about the table and the điếm: any answer that the engine finds right is right."""

import pytest
from django.utils.translation import override

from tests.every import for_each
from tests.tasks.making import CASE, RECORD, TASKS, task
from tests.tasks.test_judge import answer, articles, texts
from tutorials.catalogue import load
from tutorials.engine.cards import BY_CODE, KINDS
from tutorials.tasks.modes.drum import SIGNALS, Way
from tutorials.tasks.play import begin
from tutorials.tasks.questions import Asker

CLEAN = RECORD.replace("B đánh 9 văn # quân đã úp\n", "B đánh 2 sách\n")
TWICE = RECORD + "C mở 5 vạn\nD mở 4 vạn\nD ăn 4 vạn với 5w6w\nD đánh chi chi\n"


# claim ------------------------------------------------------------------------------------------


def test_claim_each_ruling_can_be_right() -> None:
    cases = {
        "duoc": {**CASE, "then": "9w"},
        "bao": CASE,
        "lanh-lang": {
            "cards": "499v 4w 4s 567w 678w 456s 22v 2w 2s 1v tt",
            "whole": True,
            "card": "9 văn",
            "act": "u",
            "announced": ["bạch thủ"],
            "called": [],
        },
    }
    for right, case in cases.items():
        for said in cases:
            assert answer(task("claim", case=case), pick=said).is_solved is (said == right), (right, said)


def test_claim_follows_the_rules_of_the_task() -> None:
    yeu = {"cards": "1v 2v", "act": "danh", "then": "1v"}
    turn = answer(task("claim", case=yeu, rules="san-dinh"), pick="bao")
    assert turn.is_solved and articles(turn) == {"TT-10.1"}


def test_claim_shows_the_case_and_three_rulings() -> None:
    board = begin(TASKS["claim"], "vi").board
    assert [option.value for option in board.options] == ["duoc", "lanh-lang", "bao"]
    assert len(board.scenes) == 5 and all(option.note for option in board.options)


# fault ------------------------------------------------------------------------------------------


def test_fault_a_clean_record_has_none() -> None:
    clean = task("fault", record=CLEAN)
    assert answer(clean, pick="none").is_solved
    turn = answer(clean, pick="7")
    assert not turn.is_solved and "Dòng 7 không có lỗi." in texts(turn)


def test_fault_none_is_wrong_where_there_is_one_and_its_article_is_named() -> None:
    turn = answer(TASKS["fault"], pick="none")
    assert not turn.is_solved
    assert "Dòng 8" not in texts(turn)
    assert articles(turn) == {"TT-10.2"}


def test_fault_of_two_either_will_do() -> None:
    twice = task("fault", record=TWICE)
    right = [option.value for option in begin(twice, "vi").board.options if answer(twice, pick=option.value).is_solved]
    assert "8" in right and "12" in right and "none" not in right and "6" not in right


def test_fault_the_line_where_a_light_one_arose_is_right_too() -> None:
    late = task(
        "fault",
        record=(
            "Ghế: A B C D E\nCái: A\nBài B: 999v 678v 345w 567w 68s 1s cc cc tt oc oc\nB úp 9 văn\n"
            "A đánh 9v\nB mở 2v\nC mở 7s\nB ù 7s: suông\n"
        ),
    )
    said = late.mode.said(Asker(late, "vi"))["faults"]
    assert [each["fault"] for each in said] == ["khe-khan"]
    for line in (said[0]["turn"], said[0]["since"]):
        assert answer(late, pick=str(line)).is_solved
    assert not answer(late, pick="6").is_solved


def test_fault_offers_actions_only() -> None:
    board = begin(TASKS["fault"], "vi").board
    assert [option.value for option in board.options] == ["5", "6", "7", "8", "none"]
    assert board.record is not None and len(board.record.heads) == 4
    assert not answer(TASKS["fault"], pick="4").is_solved


# call -------------------------------------------------------------------------------------------


def test_call_conditions_and_cuoc_are_two_sets() -> None:
    with override("vi"):
        options = begin(TASKS["call"], "vi").board.options
    assert list(dict.fromkeys(option.group for option in options)) == ["Phải hô điều gì?", "Xướng cước nào?"]


def test_call_too_much_and_too_little_are_told_with_what_comes_of_it() -> None:
    hand = TASKS["call"]
    assert "bị báo" in texts(answer(hand, pick=["phong", "bach-thu", "leo"]))
    assert "ù lành làng" in texts(answer(hand, pick=["bach-thu"]))
    assert "chỉ được 4 điểm" in texts(answer(hand, pick=["phong", "suong"]))
    assert not answer(hand, pick=["phong"]).is_solved


def test_call_everything_ticked_is_no_error_page() -> None:
    hand = TASKS["call"]
    every = [option.value for option in begin(hand, "vi").board.options]
    turn = answer(hand, pick=every)
    assert turn.judgement and not turn.is_solved


def test_call_thong_is_said_after_a_win() -> None:
    again = task("call", hand=TASKS["call"].mode.hand, winning={"card": "9 văn"}, streak=1)
    assert answer(again, pick=["phong", "bach-thu", "thong"]).is_solved
    assert not answer(again, pick=["phong", "bach-thu"]).is_solved


def test_call_a_game_of_four_names_its_own_cuoc() -> None:
    four = task("call", game="bi-tu", hand={"cards": "1v"}, winning={"card": "2v"})
    names = [option.label for option in begin(four, "vi").board.options]
    assert "thập nhị điều" in names and "thập điều" not in names


# count ------------------------------------------------------------------------------------------


def test_count_tai_counts_double() -> None:
    """2 văn is a tài card: khàn 3, doubled; tôm and lèo one each (TB-4)."""
    assert answer(TASKS["count"], number="8").is_solved
    turn = answer(TASKS["count"], number="5")
    assert not turn.is_solved and "6 lưng" in texts(turn)


def test_count_needs_a_number_and_shows_how_each_phu_was_made() -> None:
    turn = answer(TASKS["count"], number="")
    assert turn.errors and not turn.judgement
    with override("vi"):
        board = begin(TASKS["count"], "vi").board
    assert TASKS["count"].mode.asks_number and not board.options
    assert [row.label for row in board.rows] == ["khàn 2 văn", "phu", "phu"]
    assert board.facts == ("Lúc chia có khàn",)


# drum -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("signal", SIGNALS)
def test_drum_exactly_one_of_four_is_right(signal: str, way: Way) -> None:
    asked = task("drum", game="to-tom-diem", signal=signal, way=way)
    options = begin(asked, "vi").board.options
    assert len(options) == len({option.label for option in options}) == 4
    assert [option.value for option in options if answer(asked, pick=option.value).is_solved] == [signal]


def test_drum_the_choices_are_always_the_same() -> None:
    asker = Asker(TASKS["drum"], "vi")
    assert TASKS["drum"].mode.signals(asker) == TASKS["drum"].mode.signals(asker)


def test_drum_the_strokes_are_shown_in_words() -> None:
    board = begin(TASKS["drum"], "vi").board
    assert board.strokes == "tùng tùng" and board.drum == "tung tung"
    beat = begin(task("drum", game="to-tom-diem", signal="phong", way=Way.BEAT), "vi").board
    assert {option.label for option in beat.options} >= {"tùng tùng"}
    assert all(option.strokes for option in beat.options)
    assert "tùng" not in " ".join(beat.facts)


# verse ------------------------------------------------------------------------------------------


@for_each("kind", KINDS, ids=[kind.code for kind in KINDS])
def test_verse_the_right_face_is_among_eight(kind) -> None:
    asked = task("verse", game="to-tom-diem", card=kind)
    board = begin(asked, "vi").board
    assert board.verse is not None and board.verse.text.vi.count("\n") == 1
    assert len({option.value for option in board.options}) == 8
    assert [option.value for option in board.options if answer(asked, pick=option.value).is_solved] == [kind.code]


def test_verse_the_words_to_listen_for_are_told_once_it_is_found() -> None:
    clue = load().verses["to-tom-diem"]["5v"].clues("vi")[0]
    assert clue in texts(answer(TASKS["verse"], pick="5v"))
    assert "Những tiếng cần nghe" not in texts(answer(TASKS["verse"], pick="5w"))


def test_verse_the_choices_are_always_the_same() -> None:
    one = task("verse", card=BY_CODE["cc"])
    assert one.mode.faces() == one.mode.faces()
