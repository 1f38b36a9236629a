"""Points of every table (TT-15.1 to TT-15.18), counted by hand from the sources."""

from tests.engine.asking import refused, totom
from tests.every import for_each
from tutorials.engine.totom.options import PRESETS
from tutorials.engine.totom.score.cuoc import CUOC


def diem(*cuoc, **fields):
    return totom("score", cuoc=list(cuoc), **fields)["diem"]


SINGLE = {
    # cước: luat-2005, san-dinh, hoi-lim, wikipedia, chieu-co
    "suong": (4, 4, 4, 2, 2),
    "thong": (6, 6, 6, 3, 3),
    "tom": (8, 8, 6, 4, 4),
    "leo": (10, 10, 8, 5, 5),
    "thap-dieu": (18, 12, 12, 6, 6),
    "kinh-cu": (18, 12, 12, 6, 6),
    "bach-dinh": (24, 16, 16, 8, 8),
    "chi-nay": (36, 24, 24, 12, 12),
    "kinh-tu-co": (72, 48, 46, 24, 24),
}


@for_each("cuoc", SINGLE)
def test_each_cuoc_alone_under_each_preset(cuoc):
    got = tuple(diem(cuoc, rules=preset.slug) for preset in PRESETS)
    assert got == SINGLE[cuoc]


@for_each(
    ("cuoc", "dich", "points"),
    [
        ("tom", 1, 8), ("leo", 2, 10), ("bach-thu", 1, 8), ("thien-u", 1, 8), ("tam-khoi", 1, 8),
        ("xuyen-bi-tu", 2, 10), ("xuyen-nam-gian", 2, 10), ("u-vong", 2, 10),
        ("thap-dieu", 3, 18), ("kinh-cu", 3, 18), ("bach-dinh", 4, 24), ("chi-nay", 6, 36),
        ("suong", 0, 4), ("thong", 1, 6),
    ],
)  # fmt: skip
def test_dich_and_points_of_the_2005_law(cuoc, dich, points):
    answer = totom("score", cuoc=[cuoc])
    assert (answer["dich"], answer["diem"]) == (dich, points)


def test_examples_of_the_2005_law():
    assert diem("xuyên bí tư", "thập điều", "chi nẩy") == 46
    assert diem("kính tứ cố") == 72
    assert diem("tam khôi", "lèo") == 12
    # the source prints 16 and 34 for bát khôi; (8 - 2) dịch are 12 points, so 30
    assert diem("bát khôi", "thập điều") == 30
    assert diem("thập điều", streak=7) == 30


def test_examples_of_hoi_lim():
    assert diem("bạch định", "tôm", rules="hoi-lim") == 18
    assert diem("thập hồng", "tôm", "lèo", rules="hoi-lim") == 16
    assert diem("thông", "kính cố", "tôm", rules="hoi-lim") == 16
    assert diem("chi nẩy", "tôm", rules="hoi-lim") == 26


def test_the_verse_of_the_older_tables():
    two = {"preset": "luat-2005", "suong": 2, "dich": 1}
    assert [diem(c, rules=two) for c in ("suông", "thông", "tôm", "lèo")] == [2, 3, 4, 5]
    three = {"preset": "luat-2005", "suong": 3, "dich": 1}
    assert [diem(c, rules=three) for c in ("suông", "thông", "tôm", "lèo")] == [3, 4, 5, 6]


@for_each(
    ("rules", "cuoc", "points"),
    [
        ({"tu_tru": "bac-giang"}, "kinh-cu", 24),
        ({"tu_tru": "bac-giang"}, "thap-dieu", 16),
        ({"tu_tru": "bac-giang"}, "bach-dinh", 16),
        ({"tu_tru": "bac-giang", "kinh_tu_co": "50"}, "kinh-tu-co", 50),
        ({"tu_tru": "de-nghi"}, "bach-dinh", 20),
        ({"tu_tru": "de-nghi"}, "chi-nay", 28),
        ({"kinh_tu_co": "mot-chi-nay"}, "kinh-tu-co", 36),
        ({"kinh_tu_co": "het-hoi"}, "kinh-tu-co", 72),
        ({"tom_leo": "mot-hai-dich"}, "leo", 8),
    ],
)
def test_t2_t3_t4_positions(rules, cuoc, points):
    assert diem(cuoc, rules=rules) == points


def test_t7_tam_khoi_with_two_dich():
    assert diem("tam khôi", "lèo", rules={"tam_khoi_dich": 2}) == 14
    assert diem("tam khôi", rules={"tam_khoi_dich": 2}) == 8


@for_each(("streak", "points"), [(0, 4), (1, 6), (2, 8), (3, 10), (4, 12), (9, 22)])
def test_tt_15_17_wins_in_a_row(streak, points):
    assert diem(streak=streak) == points


def test_t8_one_dich_however_many():
    assert diem("tôm", streak=6, rules={"khoi": "mot-dich"}) == 10


def test_tt_15_10_leo_is_not_counted_beside_chi_nay():
    assert diem("chi nẩy", "lèo") == 36


def test_lines_add_up_to_the_points():
    answer = totom("score", cuoc=["leo", "tom", "thap-dieu"], streak=2)
    assert answer["diem"] == 18 + 4 + 2 + 2
    assert answer["lines"][-1]["text"].endswith("thành 26 điểm.")
    english = totom("score", cuoc=["leo", "tom", "thap-dieu"], streak=2, lang="en")
    assert english["lines"][-1]["text"].endswith("The total is 26 points.")


def test_tt_14_10_order_of_the_call():
    answer = totom("score", cuoc=["leo", "tom", "thap-dieu", "thong"])
    assert answer["cuoc"] == ["thong", "thap-dieu", "tom", "leo"]
    assert totom("score", cuoc=["chi-nay", "xuyen-bi-tu", "thap-dieu"])["cuoc"] == [
        "xuyen-bi-tu", "thap-dieu", "chi-nay",
    ]  # fmt: skip


@for_each(
    "cuoc",
    [
        ["bach-dinh", "leo"], ["kinh-cu", "chi-nay"], ["thap-dieu", "bach-dinh"],
        ["thong", "tam-khoi"], ["thien-u", "u-vong"],
    ],
)  # fmt: skip
def test_cuoc_that_no_hand_holds_together_are_refused(cuoc):
    assert refused("score", cuoc=cuoc)["code"] == "conflict"


def test_unknown_cuoc_is_refused_and_names_those_there_are():
    error = refused("score", cuoc=["ù to"])
    assert error["code"] == "unknown-cuoc"
    assert "bach-dinh" in error["message"]
    assert refused("score", cuoc="tom")["code"] == "bad-type"
    assert refused("score", cuoc=["tom"], streak=-1)["field"] == "streak"


def test_every_cuoc_has_a_name_in_both_languages_and_an_article():
    assert all(cuoc.vi and cuoc.en and cuoc.article.startswith("TT-15.") for cuoc in CUOC)


def test_tt_14_6_no_bach_thu_on_anothers_thien_khai():
    assert refused("score", cuoc=["bạch thủ", "ù vọng"])["code"] == "conflict"
