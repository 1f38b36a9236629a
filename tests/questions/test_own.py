"""A hand of one's own: every desk can be asked, a name brings the question back, and the engine has the last word."""

import pytest

from tests.every import every, for_each
from tutorials.catalogue import load
from tutorials.catalogue.desks import Sort
from tutorials.catalogue.houses import House
from tutorials.desks.hand import Hand
from tutorials.desks.melds import read_melds
from tutorials.questions.own import own_name, own_task, questions_of
from tutorials.questions.posed import Shape, posed
from tutorials.questions.question import NoQuestion, question

EXAMPLES = [
    (f"{desk.game}: {label.vi}", (desk, values))
    for desk in load().desks.values()
    for label, values, _line in desk.examples
]
CHAN = "own/chan/cho-gi/cards:2v.2v.3w.3w.4s.4s.5v.5v.6w.6w.9s.9s.7v.7w.7s.8v.8s.9v.9w"


def hand_of(desk, words):
    """Fill in a desk as its form does."""
    values = {}
    for field in desk.fields:
        word = words.get(field.name)
        if not word:
            continue
        if field.sort is Sort.MELDS:
            values[field.name] = read_melds(word, field.name)
        elif field.holds_cards:
            values[field.name] = desk.deck.parse(word)
        else:
            values[field.name] = {Sort.NUMBER: int, Sort.FLAG: bool}.get(field.sort, str)(word)
    return Hand(desk, values, House(desk.game), "vi", words)


def test_of_every_example_of_every_desk_something_may_be_asked():
    def is_asked(each):
        assert next(questions_of(hand_of(*each)), None)

    every(EXAMPLES, is_asked)


def test_a_name_brings_back_the_question_that_was_named():
    def comes_back(each):
        for name, task in questions_of(hand_of(*each)):
            assert own_task(name) == task, name

    every(EXAMPLES, comes_back)


def test_a_hand_of_melds_streak_and_village_comes_back():
    desk = load().desk("to-tom")
    words = {"cards": "456v 567w 7v3w3s cc 9w8s 12s", "mat": "phỗng 8v8v8v", "winning": "3s", "streak": "2"}
    made = hand_of(desk, words)
    hand = Hand(desk, made.values, House("to-tom", "hoi-lim"), "vi", words)
    pose = next(each for each in desk.poses if each.slug == "u-chua")
    name = own_name(hand, pose, hand.values)
    assert name.endswith("mat:phong.8v.8v.8v;winning:3s;streak:2;rules:hoi-lim")


def test_the_engine_lists_every_card_that_is_waited_for():
    found = posed(question(CHAN), "vi")
    assert (found.shape, found.key.answers) == (Shape.WORDS, ("7 văn, 7 vạn, 7 sách",))
    assert found.key.hands and all(hand.rows for hand in found.key.hands)
    assert found.key.lines[0].article.startswith("CH-")


@for_each(
    ("name", "told"),
    [
        ("own/chan/khong-co/cards:2v", "khong-co"),
        ("own/mahjong/cho-gi/cards:2v", "mahjong"),
        ("own/chan/cho-gi/cards:2v.2v", "19 quân"),
        ("own/chan/cho-gi/cards:2v.xx", "2v.xx"),
        (CHAN + ";streak:9", "streak"),
        (CHAN + ";rules:trang-trang", "trang-trang"),
        ("own/chan/may-chan/cards:" + ".".join(["2v"] * 61), "2v.2v"),
        ("own/ba-cay/ai-thang/cards:ar.3t.6c", "chưa đủ bài"),
        ("own/bai-cao/may-nut/cards:jc.qt.qb", "không có câu trả lời"),
        ("own/chan/nha-u-duoc/points:" + "9" * 30, "points"),
        ("puzzle/chan/khong-co", "puzzle/chan/khong-co"),
        ("fresh/chan/cho-gi/" + "9" * 30, "9999"),
        ("x" * 100_000, "Không có câu hỏi"),
        ("", "Không có câu hỏi"),
    ],
)
def test_a_forged_name_is_refused_with_what_is_wrong(name, told):
    with pytest.raises(NoQuestion) as refused:
        question(name)
    assert told in refused.value.text.vi


def test_a_hand_at_the_table_is_not_put_on_paper():
    puzzle = next(each for each in load().puzzles("chan") if each.task.mode.slug == "table")
    with pytest.raises(NoQuestion, match="at the table"):
        question(f"puzzle/chan/{puzzle.slug}")
