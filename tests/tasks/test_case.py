"""A case told as it happened, for the modes and pages that lay one before people."""

import pytest
from django.utils.translation import override

from tests.tasks.making import CASE
from tutorials.tasks.case import ruling, scenes


def told(lang: str = "vi", **case: object) -> list[tuple[str, list[str]]]:
    """Return words and cards of every scene."""
    with override(lang):
        return [(scene.label, [kind.code for kind in scene.cards]) for scene in scenes(case, lang)]


def test_a_case_is_told_in_the_order_of_things() -> None:
    assert told(**CASE) == [
        ("Dưới chiếu", ["4v", "5v", "6v"]),
        ("Trên tay có những quân này và các quân khác", ["2v", "3w", "3s", "9w"]),
        ("Nọc mở ở cửa mình", ["3v"]),
        ("Ăn", []),
        ("Rồi lần lượt đánh", ["3w", "3s"]),
    ]


def test_what_lay_there_before_is_named() -> None:
    found = dict(told(cards="888s 2v", khan="8s", bat_thuc="7v", discarded="9w", passed="5w", seen="6w", card="2w"))
    assert found["Dưới chiếu"] == ["8s", "8s", "8s"]
    assert found["Trên tay có những quân này và các quân khác"] == ["2v"]
    assert found["Đã bất thực"] == ["7v"]
    assert found["Quân trước đó mình đã đánh"] == ["9w"]
    assert found["Quân trước đó đến cửa mình mà mình không ăn"] == ["5w"]
    assert found["Quân trước đó hiện ra mà mình không phỗng"] == ["6w"]


def test_a_khan_lies_face_down() -> None:
    with override("vi"):
        laid = scenes({"cards": "2v", "khan": "8s", "mat": [{"cards": "456v", "eaten": "5 văn"}]}, "vi")[0]
    assert [(group.words, group.is_hidden) for group in laid.groups] == [("khàn 8 sách", True), ("ăn 5 văn", False)]


@pytest.mark.parametrize(
    ("came", "words"),
    [
        ({}, "Nhà trên đánh"),
        ({"from": "noc"}, "Nọc mở ở cửa mình"),
        ({"from": "noc", "door": "tren"}, "Nọc mở ở cửa nhà trên"),
        ({"from": "noc", "door": "cheo"}, "Nọc mở ở cửa chéo"),
        ({"from": "discard", "door": "cheo"}, "Nhà ở cửa chéo đánh"),
    ],
)
def test_where_the_card_came_from_is_said(came: dict[str, str], words: str) -> None:
    assert (words, ["3v"]) in told(cards="45v", card="3v", **came)


@pytest.mark.parametrize(
    ("act", "beside", "words"),
    [
        ("an", "45v", "Ăn, hạ cùng"),
        ("an-lo", "", "Ăn lộ khàn"),
        ("phong", "567v", "Phỗng, hạ một phu bên cạnh"),
        ("u", "", "Ù"),
        ("bo", "", "Để qua, không lấy"),
    ],
)
def test_what_was_done_is_said(act: str, beside: str, words: str) -> None:
    assert words in dict(told(cards="45v", card="3v", act=act, beside=beside))


def test_of_a_throw_alone_nothing_came() -> None:
    assert [label for label, _ in told(cards="1v 2v", act="danh", then="1v")] == [
        "Trên tay có những quân này và các quân khác",
        "Đánh",
    ]


def test_what_was_said_with_an_u_is_told() -> None:
    labels = [
        label for label, _ in told(cards="1v", card="2v", act="u", called=["phỗng"], announced=[], noc=1, streak=2)
    ]
    assert labels[0] == "Đã ù liền 2 ván trước ván này"
    assert labels[-3:] == ["Hô: phỗng", "Xướng: không", "Còn mở 1 quân nọc nữa là hòa"]


def test_in_english() -> None:
    assert [label for label, _ in told("en", **CASE)][-3:] == [
        "A card turned up from the stock at your door",
        "Takes the card",
        "Then discards, one after the other",
    ]


@pytest.mark.parametrize(
    ("result", "word"),
    [(None, "duoc"), ("lanh-lang", "lanh-lang"), ("bao", "bao"), ("den", "bao"), ("cheo-do", "bao")],
)
def test_den_and_cheo_do_are_as_grave_as_bao(result: str | None, word: str) -> None:
    assert ruling({"result": result}) == word
