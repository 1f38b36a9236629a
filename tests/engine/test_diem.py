"""Drum signals, flags and the order of a hand of tổ tôm điếm."""

import pytest

from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.totom.diem.festival import EVENTS, FLAGS
from tutorials.engine.totom.diem.signals import SIGNALS

GONG = {"trong_khong_an": "mot-chieng"}


def diem(name, **fields):
    """Ask a question of tổ tôm điếm that must have an answer."""
    answer = ask({"game": "to-tom-diem", "ask": name, **fields})
    assert "error" not in answer, answer
    return answer


def refused(name, **fields):
    """Ask a question that must be refused; return the error."""
    answer = ask({"game": "to-tom-diem", "ask": name, **fields})
    assert "error" in answer, answer
    return answer["error"]


TABLE = {  # TD-8.3 to TD-8.13.2, as the law of 2005 lists them
    "khong-an": "cắc",
    "giuc": "cắc cắc cắc…",
    "an": "tùng",
    "hoi": "tùng cắc",
    "phong": "tùng tùng",
    "day-khan": "tùng tùng tùng",
    "day-thien-khai": "tùng tùng tùng tùng",
    "tra-chen-an-2-danh-1": "tùng tùng cắc",
    "tra-chen-an-ca": "tùng tùng tùng cắc",
}


@for_each(("signal", "strokes"), TABLE.items())
def test_td_8_each_signal_has_its_strokes(signal, strokes):
    assert diem("drum", signal=signal)["strokes"] == strokes


@for_each("signal", SIGNALS, ids=[signal.slug for signal in SIGNALS])
def test_what_is_written_of_a_signal_is_heard_as_that_signal(signal):
    answer = diem("drum", strokes=signal.strokes)
    assert answer["signal"] == signal.slug
    assert [each["signal"] for each in answer["signals"]] == [signal.slug]
    assert answer["articles"][0] == signal.article


@for_each(
    ("strokes", "signal"),
    [
        ("cac", "khong-an"),
        ("tung", "an"),
        ("TUNG  TUNG!", "phong"),
        ("tùng, cắc", "hoi"),
        ("tùng ×3", "day-khan"),
        ("tùng x 4", "day-thien-khai"),
        ("ba tiếng tùng", "day-khan"),
        ("hai tùng một cắc", "tra-chen-an-2-danh-1"),
        ("3 tùng 1 cắc", "tra-chen-an-ca"),
        ("cắc cắc", "giuc"),
        ("nhiều tiếng cắc", "giuc"),
        ("cắc…", "giuc"),
        ("tùng tùng tùng...tùng", "u"),
        ("tùng tùng tùng tùng tùng", "u"),
        ("một hồi dài", "u"),
        ("ba hồi dài", "u-chi-nay"),
        ("tùng… / tùng… / tùng…", "u-chi-nay"),
        ("t\u0075\u0300ng c\u0061\u0306\u0301c", "hoi"),  # marks written apart
    ],
)
def test_strokes_are_read_as_people_write_them(strokes, signal):
    assert diem("drum", strokes=strokes)["signal"] == signal


def test_td_8_11_four_strokes_are_counted_five_are_a_roll():
    assert diem("drum", strokes="tùng ×4")["signal"] == "day-thien-khai"
    assert diem("drum", strokes="tùng ×5")["signal"] == "u"


@for_each("strokes", ["cắc tùng", "tùng cắc cắc", "hai hồi", "hồi cắc", "chiêng", "×3"])
def test_strokes_that_are_no_signal_are_refused_with_those_that_are(strokes):
    error = refused("drum", strokes=strokes)
    assert error["code"] == "unknown-signal"
    assert "tùng cắc (hỏi trung quân)" in error["message"]


@for_each("strokes", ["tum", "tùng bùm", "tùng ×0", "tùng ×100", "🥁"])
def test_a_word_that_is_no_stroke_is_named(strokes):
    error = refused("drum", strokes=strokes)
    assert error["code"] == "unknown-stroke"
    assert error["field"] == "strokes"


@pytest.mark.parametrize("fields", [{}, {"signal": "an", "strokes": "tùng"}])
def test_a_drum_question_names_a_signal_or_strokes(fields):
    assert refused("drum", **fields)["field"] == "signal"


@for_each("strokes", ["", "  ", 3, None, ["tùng"], "tùng " * 60])
def test_strokes_are_a_short_text(strokes):
    assert refused("drum", strokes=strokes)["code"] == "bad-type"


def test_td_8_3_the_gong_of_1915_is_a_choice_of_the_house():
    assert diem("drum", signal="khong-an", rules=GONG)["strokes"] == "chiêng"
    assert diem("drum", strokes="chiêng", rules=GONG)["signal"] == "khong-an"
    assert refused("drum", strokes="cắc", rules=GONG)["code"] == "unknown-signal"
    assert diem("drum", strokes="cắc cắc", rules=GONG)["signal"] == "giuc"


def test_td_8_1_2_the_great_drum_repeats_what_a_small_drum_says():
    answer = diem("drum", signal="u")
    assert (answer["who"], answer["echo"]) == ("trong-con", "trong-cai")
    assert diem("drum", signal="khong-an", rules=GONG)["who"] == "chieng"


def test_td_8_13_returning_a_cup_is_an_example_that_each_festival_settles():
    assert "TD-8.13" in diem("drum", signal="tra-chen-an-ca")["articles"]
    assert "TD-8.13" not in diem("drum", signal="an")["articles"]


def test_names_and_meanings_follow_the_language():
    assert diem("drum", signal="phong", lang="vi")["meaning"].startswith("phỗng")
    assert diem("drum", signal="phong", lang="en")["meaning"].startswith("the card")


@for_each(("colour", "signal"), [("đỏ", "u"), ("Cờ trắng", "chiu"), ("vang", "bat-thuc"), ("red", "u")])
def test_td_4_the_three_flags(colour, signal):
    answer = diem("flag", colour=colour)
    assert answer["signal"] == signal
    assert diem("flag", signal=signal)["colour"] == answer["colour"]


def test_td_4_4_other_colours_are_for_the_festival_to_settle():
    error = refused("flag", colour="xanh")
    assert error["field"] == "colour"
    assert "TD-4.4" in error["message"]


def test_td_9_4_the_order_of_a_hand_leads_to_its_end():
    answer = diem("events")
    assert [each["event"] for each in answer["events"]] == [event.slug for event in EVENTS]
    reached, waiting = set(), ["khai-hoi"]
    while waiting:
        slug = waiting.pop()
        if slug not in reached:
            reached.add(slug)
            waiting += diem("events", after=slug)["next"]
    assert reached == {event.slug for event in EVENTS}
    assert diem("events", after="ghi-diem")["next"] == []
    assert diem("events", after="ghi-diem")["lines"]


def test_td_9_3_the_noc_goes_down_to_its_last_card():
    assert diem("deal")["noc_end"] == 1
    assert diem("deal", players=4)["noc_end"] == 1
    assert "TD-9.3" in diem("deal")["articles"]


@pytest.mark.parametrize("name", ["drum", "flag", "events"])
def test_the_mat_has_neither_drum_nor_flag(name):
    assert ask({"game": "to-tom", "ask": name})["error"]["code"] == "unknown-ask"


def test_every_signal_and_flag_has_an_article_of_its_own():
    articles = [each.article for each in (*SIGNALS, *FLAGS)]
    assert len(set(articles)) == len(articles)


# the drum of an ù -----------------------------------------------------------------------------

COST = {"khong-noi": "tuy-hoi", "khong-diem": "lanh-lang", "den": "den"}


@for_each(
    ("strokes", "cuoc", "signal", "right"),
    [
        ("một hồi dài", [], "u", True),
        ("tùng ×5", ["tôm", "lèo"], "u", True),
        ("ba hồi dài", ["chi nẩy"], "u-chi-nay", True),
        ("ba hồi dài", ["tôm"], "u-chi-nay", False),
        ("một hồi dài", ["chi nẩy", "tôm"], "u", False),
        ("tùng ×4", [], "day-thien-khai", False),
        ("hai hồi", [], None, False),
    ],
)
def test_td_8_14_the_drum_of_an_u_is_one_roll_and_three_for_chi_nay(strokes, cuoc, signal, right):
    for choice, cost in COST.items():
        answer = diem("roll", strokes=strokes, cuoc=cuoc, rules={"trong_u_sai": choice})
        assert (answer["signal"], answer["right"]) == (signal, right)
        assert answer["result"] == ("diem" if right else cost)
        assert ("TD-8.14" in answer["articles"]) is not right


@for_each(
    ("strokes", "pair", "called", "rules", "result"),
    [
        ("một hồi dài", True, ["ù không phỗng"], {}, "diem"),
        ("một hồi dài", True, ["ù năm binh"], {}, "diem"),  # TT-14.7.2
        ("một hồi dài", True, [], {}, "lanh-lang"),
        ("một hồi dài", True, [], "hoi-lim", "lanh-lang"),
        ("một hồi dài", False, ["ù không phỗng"], {}, "lanh-lang"),  # said of an ù that leaves no pair
        ("tùng tùng", True, [], {}, "lanh-lang"),
        ("tùng tùng", True, [], {"trong_u_sai": "den"}, "den"),
        ("tùng tùng", True, ["ù không phỗng"], {}, "tuy-hoi"),
    ],
)
def test_td_8_15_u_khong_phong_has_no_drum_and_must_be_said(strokes, pair, called, rules, result):
    answer = diem("roll", strokes=strokes, khong_phong=pair, called=called, rules=rules)
    assert answer["result"] == result
    assert answer["must_say"] == (["u-khong-phong"] if pair else [])
    assert ("TD-8.15" in answer["articles"]) is pair
    assert all("khong-phong" not in signal.slug for signal in SIGNALS)


@for_each(
    ("fields", "field"),
    [
        ({}, "strokes"),
        ({"strokes": "bùm"}, "strokes"),
        ({"strokes": "một hồi", "cuoc": ["nhất"]}, "cuoc[0]"),
        ({"strokes": "một hồi", "called": ["nhất"]}, "called"),
        ({"strokes": "một hồi", "khong_phong": 1}, "khong_phong"),
    ],
)
def test_what_a_drum_of_an_u_cannot_be_asked_names_its_field(fields, field):
    assert refused("roll", **fields)["field"] == field
