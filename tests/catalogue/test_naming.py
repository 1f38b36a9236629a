"""The clause that bears the name of a term: it is named first, and its words open the page."""

from dataclasses import replace

from tests.every import for_each
from tutorials.catalogue import Text, load
from tutorials.catalogue.naming import bearing, check_terms

CONTENT = load()
TERM = CONTENT.term("cua-tri")


def flaws(**changes):
    """Return what is wrong with a term that is changed so."""
    return [str(problem) for problem in check_terms([replace(TERM, **changes)], CONTENT.laws)]


def test_the_clause_with_the_name_is_found():
    assert bearing(TERM, CONTENT.law("to-tom")) == ("TT-8.2",)
    assert bearing(CONTENT.term("bach-thu-chan"), CONTENT.law("chan")) == ("CH-6.8",)


def test_a_part_of_a_heading_is_a_name_too():
    assert bearing(replace(CONTENT.term("kep-co"), articles=()), CONTENT.law("to-tom")) == ("TT-9.16",)


def test_the_sentence_that_names_the_term_is_quoted():
    assert CONTENT.defining(CONTENT.term("thap-dieu")).id == "TT-15.8"
    assert CONTENT.says(CONTENT.term("thap-dieu"), "vi").startswith("Thập điều: đúng 10 quân đỏ")
    assert CONTENT.says(CONTENT.term("kinh-cu"), "en").startswith("Kính cụ is a win with twenty black cards")


def test_a_sentence_that_only_points_to_the_term_is_not_quoted():
    assert CONTENT.says(CONTENT.term("noc-bi-tu"), "vi").startswith("Phần nọc có 24 quân")
    assert CONTENT.says(CONTENT.term("phu-u"), "vi").endswith("gọi là phu ù.")
    assert CONTENT.says(CONTENT.term("gan-bat-sach"), "vi") == ""


@for_each(
    ("slug", "clause"),
    [
        ("phu", "TT-4.1"),  # of an article that bears the name the first clause
        ("cai", "TT-7.1"),
        ("danh-quan", "TT-10.1"),
        ("bao-sam", "SL-6.1"),
        ("cuoc-chan", "CH-6.1"),
        ("chia-bai-tay", "TL-2.1"),
        ("co-hieu", "TD-4.1"),
        ("sanh-tay", "SL-2.5"),
        ("bai-khong-chan", "CH-1.4"),  # by another name
        ("an-sau-bo-truoc", "TT-16.19.2"),  # of what is not allowed
        ("danh-yeu", "TT-10.1"),
        ("xuong-thua", "TT-14.9.2"),  # linked where it is told
    ],
)
def test_an_article_another_name_and_what_is_forbidden_define_too(slug, clause):
    assert CONTENT.defining(CONTENT.term(slug)).id == clause


def test_a_clause_that_only_uses_the_word_is_not_quoted():
    assert CONTENT.defining(CONTENT.term("dia-noc")) is None
    assert CONTENT.defining(CONTENT.term("danh-xen")) is None


def test_one_item_of_a_list_is_quoted_alone():
    assert CONTENT.says(CONTENT.term("ga-lang"), "vi").startswith("Gà làng: không cần hẹn trước")
    assert CONTENT.says(CONTENT.term("ga-rung"), "en").startswith("Gà rừng (“forest hen”): filled at the start")


def test_what_lacks_is_named():
    assert flaws() == []
    assert "begin with the clause that bears its name: TT-8.2" in flaws(articles=("TT-16.1", "TT-8.2"))[0]
    assert "sources: missing" in flaws(word=Text("lời không có trong luật", ""), articles=())[0]
    assert "longer than 20 words" in flaws(caption=Text("chữ " * 21, "word"))[0]
