"""Bí tứ on the same rules with its own numbers, and the lưng of tài bàn."""

from tests.every import for_each
from tutorials.engine import ask


def bi_tu(cards, card, **fields):
    answer = ask({"game": "bi-tu", "ask": "win", "cards": cards, "winning": {"card": card}, **fields})
    assert "error" not in answer, answer
    return answer


TWO = "999v 222w 678v 345w 567w 68s 1s 1w cc cc tt oc oc"


def test_bi_tu_needs_25_cards_and_two_separate_lung():
    assert bi_tu(TWO, "7s", khan=["9v", "2w"])["cuoc"] == ["suong"]
    one = bi_tu(TWO, "7s", khan=["9v"])
    assert one["result"] == "khong-u"


def test_bi_tu_thap_nhi_dieu_is_twelve_red():
    cards = "999w 888s tt tt tt oc oc 345v 567v 345w 1v 1w"
    answer = bi_tu(cards + " 1s 1s", "cc", khan=["9w", "8s"])
    assert "thap-dieu" in answer["cuoc"]


def count(*phu, khan=True):
    laid = [{"cards": cards, "how": how} for cards, how in phu]
    answer = ask({"game": "tai-ban", "ask": "count", "phu": laid, "khan_at_deal": khan})
    assert "error" not in answer, answer
    return answer["lung"], answer["cuoc"], answer["times"]


@for_each(
    ("cards", "how", "lung"),
    [
        ("7v 3w 3s", "an", 1),
        ("cc cc 9w 9w 8s 8s", "an", 2),
        ("7v7v7v 3w3w3w 3s", "phong", 3),
        ("6v6v6v", "phong", 1),
        ("6v6v6v", "khan", 3),
        ("6v6v6v6v", "thien-khai", 6),
        ("2v2v2v", "phong", 2),
        ("7s7s7s", "khan", 6),
        ("cc cc cc cc", "day-khan", 12),
        ("4v 5v 6v", "an", 0),
    ],
)
def test_lung_of_one_phu(cards, how, lung):
    assert count((cards, how))[0] == lung


def test_nine_lung_are_needed_and_nineteen_make_tai_ban():
    six, three = ("6v6v6v6v", "thien-khai"), ("6w6w6w", "khan")
    assert count(six) == (6, None, 0)
    assert count(six, three) == (9, "suong", 1)
    assert count(six, three, khan=False) == (9, "suu-ban", 3)
    assert count(six, three, ("cc cc cc cc", "day-khan")) == (21, "tai-ban", 2)


def test_a_bad_phu_is_named():
    answer = ask({"game": "tai-ban", "ask": "count", "phu": [{"cards": "4v", "how": "xin"}]})
    assert answer["error"]["field"] == "phu[0].how"
    assert ask({"game": "tai-ban", "ask": "count", "phu": ["4v"]})["error"]["field"] == "phu[0]"
