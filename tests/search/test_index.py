"""What is found, and in which order: exact marks, folded, beginnings, typos."""

import pytest

from tutorials.catalogue import Text
from tutorials.search import asking
from tutorials.search.entry import Entry, Sort
from tutorials.search.index import Index, Rank


def entry(title, *names, body="", sort=Sort.TERM, en=""):
    return Entry(sort, Text(title, en or title), names, Text(body, ""), "glossary:detail", (title,))


@pytest.fixture(scope="module")
def index():
    return Index(
        (
            entry("bất thực", "BT", "不食", body="Không ăn khàn, lấy chén làm dấu.", en="declining the meld"),
            entry("bất thực khàn"),
            entry("bạch thủ", body="Chờ một quân bằng phỗng."),
            entry("khàn", body="Ba quân giống nhau. Xin bất thực thì lấy chén."),
            entry("lưng"),
            entry("lụng thụng"),
            entry("cạ"),
            entry("chi nẩy", "chi nảy"),
            entry("xuyên bí tư"),
        )
    )


def titles(index, query):
    return [hit.entry.title.vi for hit in index.find(asking.read(query))]


@pytest.mark.parametrize(
    ("query", "first", "rank"),
    [
        ("bất thực", "bất thực", Rank.WHOLE_MARKED),
        ("Bất Thực", "bất thực", Rank.WHOLE_MARKED),
        ("bat thuc", "bất thực", Rank.WHOLE),
        ("bạch thụ", "bạch thủ", Rank.WHOLE),
        ("BT", "bất thực", Rank.WHOLE_MARKED),
        ("chi nay", "chi nẩy", Rank.WHOLE),
        ("chi nảy", "chi nẩy", Rank.WHOLE_MARKED),
        ("食", "bất thực", Rank.NAME_MARKED),
        ("不食", "bất thực", Rank.WHOLE_MARKED),
        ("bat th", "bất thực", Rank.NAME_PREFIX),
        ("khan bat thuc", "bất thực khàn", Rank.NAME_WORDS),
        ("declining", "bất thực", Rank.BEGINS_MARKED),
        ("lay chen", "bất thực", Rank.TEXT),
        ("giống nhau", "khàn", Rank.TEXT_MARKED),
        ("bat thuuc", "bất thực", Rank.TYPO),
        ("batthuc", "bất thực", Rank.TYPO),
        ("xuyen bi tuu", "xuyên bí tư", Rank.TYPO),
        ("chờ phỗng", "bạch thủ", Rank.SOME_WORDS),
    ],
)
def test_the_best_answer(index, query, first, rank):
    hit = index.find(asking.read(query))[0]
    assert (hit.entry.title.vi, hit.rank) == (first, rank)


def test_exact_marks_stand_before_folded():
    index = Index((entry("lụng"), entry("lưng"), entry("lung")))
    assert titles(index, "lưng") == ["lưng", "lụng", "lung"]
    assert titles(index, "lung")[0] == "lung"


def test_a_name_stands_before_a_text(index):
    assert titles(index, "bat thuc") == ["bất thực", "bất thực khàn", "khàn"]


def test_typos_are_not_guessed_where_something_is_spelled_so(index):
    assert not any(hit.is_typo for hit in index.find(asking.read("bat thuc")))


def test_a_letter_finds_names_only(index):
    assert set(titles(index, "k")) == {"khàn", "bất thực khàn"}


@pytest.mark.parametrize("query", ["", "  ", "…", "zzzzqqq", "q"])
def test_nothing(index, query):
    assert index.find(asking.read(query)) == ()


def test_something_alike_is_suggested_where_nothing_is_found(index):
    assert "bất thực" in [each.title.vi for each in index.alike("người ta bất thực thế nào")]


@pytest.mark.parametrize("query", ["in sách luật", "in sach", "rulebook"])
def test_the_rulebook_is_found(client, query):
    assert "/rulebook/" in client.get("/search/", {"q": query}).content.decode().split('id="search-results"')[1]


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("BT-2.1", "/bi-tu/law/BT-2.1/"),
        ("TB-4.2.1", "/tai-ban/law/TB-4.2.1/"),
        ("TD-8.5", "/to-tom-diem/law/TD-8.5/"),
        ("hai hồi dài", "/to-tom-diem/law/TD-8"),
        ("lưng ghép", "/glossary/lung-ghep/"),
        ("quân tài", "/tai-ban/law/TB-5.1/"),
    ],
)
def test_the_laws_of_the_other_forms_are_found(client, query, address):
    assert address in client.get("/search/", {"q": query}).content.decode()
