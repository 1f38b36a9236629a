"""The record of a hand, and the faults that a record proves."""

from tests.engine.asking import refused, totom
from tests.every import for_each
from tutorials.engine.totom.referee.record import parse_record

HEAD = "Ván: to-tom\nGhế: A B C D E\nCái: A\n"
B = "Bài B: 78s 66s 45v 999v 345w 678w 1w cc tt oc 2s\n"
CLEAN = (
    HEAD
    + B
    + """B úp 9 văn
A đánh 9 sách
B ăn 9 sách với 78s
B đánh 2 sách
C mở 6 sách
B phỗng 6 sách
B đánh 8 vạn
"""
)


def faults(text, **fields):
    found = totom("turns", record=text, **fields)["faults"]
    return [(each["turn"], each["seat"], each["result"], each["article"]) for each in found]


def test_parse_and_print_are_inverse():
    record = parse_record(CLEAN + "C mở 5 văn\nC ù 5 văn: tôm, lèo; phỗng\n")
    again = parse_record(str(record))
    assert str(again) == str(record)
    assert [str(turn) for turn in again.turns] == [str(turn) for turn in record.turns]
    assert again.hands == record.hands


def test_a_clean_record_has_no_fault():
    assert faults(CLEAN) == []


@for_each(
    ("text", "expected"),
    [
        (HEAD + "A đánh chi chi\n", (4, "A", "bao", "TT-10.1")),
        (HEAD + B + "B úp 9 văn\nA đánh 9s\nB ăn 9s với 78s\nB đánh 9 văn\n", (8, "B", "bao", "TT-10.2")),
        (HEAD + B + "A đánh 9s\nB ăn 9s với 78s\nB đánh 7s\n", (7, "B", "bao", "TT-10.2")),
        (HEAD + "A đánh 5v\nC ăn 5v với 4v 6v\n", (5, "C", "bao", "TT-8.4")),
        (
            HEAD + "A đánh 5v\nB mở 2s\nB ăn 2s với 3s 4s\nB đánh 9s\nC mở 5v\nD mở 9s\n"
            "D ăn 9s với 7s 8s\nD đánh 5v\nE mở 3w\nA mở 7w\nB mở 5v\nB ăn 5v với 4v 6v\n",
            (15, "B", "bao", "TT-5.4.1"),
        ),
        (HEAD + B + "A đánh 9s\nB ăn 9s với 45v\n", (6, "B", "bao", "TT-9.12")),
        (
            HEAD + B + "A đánh 6s\nB mở 3s\nB ăn 3s với 45v\n",
            (7, "B", "bao", "TT-9.12"),
        ),
        (
            HEAD + B + "A đánh 6s\nB mở 9s\nB ăn 9s với 78s\nB đánh 2s\nC mở 6s\nB phỗng 6s\n",
            (10, "B", "bao", "TT-9.14.1"),
        ),
        (
            HEAD + B + "A đánh 6s\nB mở 9s\nB ăn 9s với 78s\nB đánh 6s\nC mở 3w\nC ăn 3w với 45w\nC đánh 1s\n",
            (11, "C", "bao", "TT-10.1"),
        ),
    ],
)
def test_each_fault_has_line_seat_result_and_article(text, expected):
    assert expected in faults(text)


def test_tt_10_3_both_of_a_pair_that_was_not_taken():
    text = HEAD + B + "A đánh 6s\nB mở 9s\nB ăn 9s với 78s\nB đánh 6s\nC mở 3v\nB ăn 3v với 45v\nB đánh 6s\n"
    found = faults(text)
    assert (11, "B", "bao", "TT-10.3") in found
    assert (10, "B", "bao", "TT-8.4") in found  # opened at C's door, not at B's


U = HEAD + "Bài B: 999v 678v 345w 567w 68s 1s cc cc tt oc oc\nB úp 9 văn\n"


def test_u_is_judged_by_the_same_engine():
    assert faults(U + "A đánh 7s\nB ù 7s: suông\n") == []
    assert faults(U + "A đánh 7s\nB ù 7s: lèo\n") == [(7, "B", "bao", "TT-14.9")]
    assert faults(U + "A đánh 2v\nB ù 2v: suông\n") == [(7, "B", "bao", "TT-14.3")]


def test_tt_14_8_bo_u_earns_no_points():
    text = U + "A đánh 7s\nB mở 2v\nC mở 7s\nB ù 7s: suông\n"
    assert faults(text) == [(9, "B", "lanh-lang", "TT-14.8")]


def test_tt_11_4_a_khan_not_raised():
    text = U + "A đánh 9v\nB mở 2v\nC mở 7s\nB ù 7s: suông\n"
    assert (9, "B", "lanh-lang", "TT-11.4") in faults(text)


@for_each(
    ("text", "code", "line"),
    [
        ("", "missing", 1),
        (HEAD + "A ném 5v\n", "unknown-act", 4),
        (HEAD + "Z đánh 5v\n", "unknown-seat", 4),
        (HEAD + "A đánh 7 van\n", "ambiguous-card", 4),
        (HEAD + "B đánh 5v\n", "out-of-turn", 4),
        (HEAD + "A đánh 5v\nC mở 6v\n", "out-of-turn", 5),
        (HEAD + "A đánh 5v\nB ăn 6v với 7v 8v\n", "not-shown", 5),
        (HEAD + B + "A đánh 5v\nB ăn 5v với 67v\n", "not-held", 6),
        (HEAD + B + "B úp 6s\n", "not-held", 5),
        (HEAD + "Bài B: 78s\n", "hand-size", 4),
        ("Ghế: A A\nCái: A\n", "seats", 1),
        (HEAD + "A đánh 5v\n" + "B mở 5v\n", "fifth-copy", None),
        ("Ván: chan\n" + HEAD, "wrong-game", 1),
        ("#\n" * 3000, "too-long", 2001),
    ],
)
def test_what_cannot_have_happened_names_the_line(text, code, line):
    if line is None:
        seats = "BCDEABCDEA"
        text = HEAD + "A đánh 5v\n" + "".join(f"{seat} mở 5v\n" for seat in seats)
        line = 8
    error = refused("turns", record=text)
    assert (error["code"], error["field"]) == (code, f"record:{line}")
    assert str(line) in error["message"]
