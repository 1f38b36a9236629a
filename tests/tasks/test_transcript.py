"""A written record told to people, in both languages, and whole even where a line is wrong."""

import pytest
from django.utils.translation import override

from tests.tasks.making import RECORD
from tutorials.catalogue import load
from tutorials.engine.cards import parse
from tutorials.engine.chan.written import Act as ChanAct
from tutorials.engine.totom.referee.written import Act
from tutorials.tasks.transcript import Entry, Transcript, transcribe

HEAD = "Ván: to-tom\nGhế: A B C D E\nCái: A\n"


def told(text: str, lang: str = "vi") -> Transcript:
    with override(lang):
        return transcribe(text, lang)


def action(line: str, lang: str = "vi") -> Entry:
    """Return one action, told."""
    return told(HEAD + line + "\n", lang).actions[0]


def codes(entry: Entry) -> list[str]:
    return ["".join(card.code for card in group.cards) for group in entry.groups]


def test_what_stands_above_drawn_cards_names_none_behind_it() -> None:
    entry = action("C mở 6 sách", "en")
    assert (entry.words, entry.above) == ("turns up from the stock:", "turns up from the stock")
    assert action("C mở 6 sách").above == "mở nọc, ra"
    for game, words in load().records.items():
        assert not any(words.above.get(act, text).en.endswith(":") for act, text in words.acts.items()), game


def test_numbers_are_those_of_the_text() -> None:
    record = told("# ván thử\n\n" + RECORD)
    assert [entry.number for entry in record.heads] == [3, 4, 5, 6]
    assert [entry.number for entry in record.actions] == [7, 8, 9, 10]


def test_what_is_known_at_the_start_stands_before_the_actions() -> None:
    text = HEAD + (
        "Bắt cái: 5 văn\nTay B: 2v 3w3s\nChiếu B: ăn 6 văn với 45v | phỗng 7 vạn | khàn 8 sách | bất thực 7 văn\n"
        "Đã đánh B: 7s 9w\nĐã qua B: 5v\nĐã hiện B: 6w\nÙ liền B: 1\nNọc: 7\n"
    )
    heads = {entry.words: entry for entry in told(text).heads}
    assert heads["Cầm cái"].groups[0].words == "A"
    assert [kind.code for kind in heads["Quân bắt cái"].cards] == ["5v"]
    mat = heads["Dưới chiếu của B"]
    assert [group.words for group in mat.groups] == ["ăn 6 văn", "phỗng", "khàn", "bất thực"]
    assert codes(mat) == ["6v4v5v", "7w7w7w", "8s8s8s", "7v"]
    assert codes(heads["B trước đó đã đánh"]) == ["7s9w"]
    assert heads["B vừa ù liền"].groups[0].words == "1 ván"
    assert heads["Nọc còn"].groups[0].words == "7 quân"


@pytest.mark.parametrize(
    ("line", "words", "cards"),
    [
        ("A đánh 9 sách", "đánh", ["9s"]),
        ("C mở 6 sách", "mở nọc, ra", ["6s"]),
        ("B ăn 9 sách với 7s8s", "ăn", ["9s", "7s8s"]),
        ("B ăn cài 8 văn với 8w 8s", "ăn cài", ["8v", "8w8s"]),
        ("B phỗng 7 văn với 5v6v7v", "phỗng", ["7v", "5v6v7v"]),
        ("B úp thiên khai 6 văn", "úp thiên khai", ["6v"]),
        ("B xếp 9s 7s 8s", "xếp theo thứ tự", ["9s7s8s"]),
        ("B hạ 1v", "hạ", ["1v"]),
        ("B chịu", "chịu ván này", []),
        ("Hòa", "Ván hòa.", []),
    ],
)
def test_an_action_is_told_with_its_cards(line: str, words: str, cards: list[str]) -> None:
    entry = action(line)
    assert (entry.words, codes(entry)) == (words, cards)


def test_what_was_called_is_told() -> None:
    assert action("D ù 5 văn: tôm, thông; phỗng").said == "xướng: tôm, thông; hô: phỗng"
    assert action("D ù 5 văn: ; ").said == "không xướng gì; không hô gì"
    assert action("D ù 5 văn").said == ""
    assert action("B trả chén 7 văn: ăn cả").said == "hô: ăn cả, trả chén"
    assert "lạ" in action("D ù 5 văn: lạ").error


def test_a_remark_is_kept_apart() -> None:
    entry = action("A đánh 9 sách # chưa kịp nghĩ")
    assert (entry.words, entry.remark) == ("đánh", "chưa kịp nghĩ")


def test_in_english() -> None:
    entry = action("B ăn 9 sách với 7s8s", "en")
    assert (entry.words, entry.groups[1].words) == ("takes", "with")
    assert told(HEAD + "Chiếu B: ăn 6 văn với 45v\n", "en").heads[-1].groups[0].words == "taken 6 of văn"


def test_a_head_line_of_nothing_is_told() -> None:
    for line in ("Đã hiện B:", "Đã đánh B:", "Tay B:", "Chiếu B:", "Ù liền B: 0"):
        assert len(told(f"{HEAD}{line}\nA đánh 5 văn\n").actions) >= 1


def test_every_act_has_words() -> None:
    records = load().records
    assert records["to-tom"].acts.keys() == {act.value for act in Act}
    assert records["chan"].acts.keys() == {act.value for act in ChanAct}


@pytest.mark.parametrize("line", ["A ném 5v", "Z đánh 5v", "A đánh 7 van", "B ăn", "Bài Q: 4v"])
def test_a_line_that_cannot_be_read_hides_no_other(line: str) -> None:
    record = told(HEAD + f"A đánh 5 văn\n{line}\nB mở 9 sách\n")
    assert [entry.number for entry in record.actions] == [4, 5, 6]
    assert [bool(entry.error) for entry in record.actions] == [False, True, False]
    assert record.actions[1].words == line


@pytest.mark.parametrize("text", ["", "xin chào", "A đánh 5v\n", "Ván: chan\n", "#\n" * 3000, "A\n" * 100])
def test_what_is_no_record_is_still_shown(text: str) -> None:
    shown = told(text)
    assert shown.heads == ()
    assert len(shown.actions) == len([line for line in text.splitlines() if line.strip("# ")])


def test_cards_stay_in_the_order_written() -> None:
    assert action("B xếp 9s 7s 8s").cards == parse("9s 7s 8s")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("B ù", ("thiên ù", "wins as dealt")),
        ("B ù 5 sách: tôm", ("ù", "wins on")),
        ("Hòa", ("Ván hòa.", "The hand is a draw.")),
        ("D chíu 6 sách", ("chíu", "calls chíu on")),
    ],
)
def test_a_record_of_chan_is_told_in_whole_sentences(line: str, words: tuple[str, str]) -> None:
    for lang, said in zip(("vi", "en"), words, strict=True):
        with override(lang):
            told_so = transcribe(f"Ván: chan\nGhế: A B C D\nCái: A\n{line}\n", lang, "chan")
        assert [entry.words for entry in told_so.actions] == [said]
