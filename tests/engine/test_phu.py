"""What is one phu (TT-4.1 to TT-4.10), and how many there are."""

from itertools import combinations

from tests.engine.asking import totom
from tests.every import for_each
from tutorials.engine.cards import KINDS
from tutorials.engine.totom.solve.phu import judge_phu

THREES = [judge_phu(cards) for cards in combinations(KINDS, 3)]


def test_tt_4_2_seven_runs_of_three_in_each_suit_one_of_them_a_lung():
    runs = [phu for phu in THREES if phu and phu.kind.slug == "doc"]
    assert len(runs) == 3 * 7 - 1  # 1-2-3 văn counts as a lưng


def test_tt_4_1_one_bi_a_rank():
    assert len([phu for phu in THREES if phu and phu.kind.slug == "bi"]) == 9


def test_tt_4_4_seven_drawn_lung():
    assert len([phu for phu in THREES if phu and phu.kind.slug == "lung"]) == 7


@for_each(
    ("cards", "kind", "lung"),
    [
        ("4v 4w 4s", "bi", None),
        ("4v 4w 4w 4s 4s", "bi", None),
        ("1v 1w 1s", "bi", None),
        ("5v 5v 5v 5v 5w 5w 5w 5w 5s 5s 5s 5s", "bi", None),
        ("4v 5v 6v", "doc", None),
        ("123456789w", "doc", None),
        ("123w", "doc", None),
        ("1234v", "doc", None),
        ("1v", "yeu", None),
        ("oc", "yeu", None),
        ("7v 3w 3s", "lung", "tom"),
        ("7v 3w 3w 3s 3s", "lung", "tom"),
        ("cc 9w 8s", "lung", "leo"),
        ("8v 2w 2s", "lung", "suon"),
        ("tt 9w 9s", "lung", "yeu-do-1"),
        ("tt oc 9s", "lung", "yeu-do-2"),
        ("1v 2v 3v", "lung", "yeu-den-1"),
        ("9v 1w 1s", "lung", "yeu-den-2"),
        ("7v 7v 7v", "lung", "trung-tam"),
        ("cc cc cc cc", "lung", "trung-tu"),
    ],
)
def test_these_are_phu(cards, kind, lung):
    answer = totom("phu", cards=cards)
    assert answer["phu"] is True
    assert (answer["kind"], answer["lung"]) == (kind, lung)
    assert answer["articles"]


@for_each(
    ("cards", "article"),
    [
        ("4v 4w", "TT-4.1"),
        ("4v 4v 4w 4w", "TT-4.1"),  # two pairs are a cạ bí tư, no bí
        ("4v 5v", "TT-4.1"),
        ("4v 5v 7v", "TT-4.2"),
        ("4v 5v 5v 6v", "TT-4.9"),
        ("1v 1v 2v 3v", "TT-4.9"),
        ("8v 9v 1v", "TT-4.10"),
        ("4v 5w 6s", "TT-4.4"),
        ("cc tt", "TT-4.3"),
        ("7v", "TT-4.1"),
    ],
)
def test_these_are_not(cards, article):
    answer = totom("phu", cards=cards)
    assert answer["phu"] is False
    assert answer["kind"] is answer["lung"] is None
    assert article in answer["articles"]
