"""Reading the rule sheets."""

import pytest

from tutorials.catalogue.prose import Links, Renderer
from tutorials.catalogue.sheets import MOST_WORDS, read_sheet


@pytest.fixture
def read(tmp_path):
    """Write the sheets that are given, read them, and return the sheet and what is wrong."""

    def reader(**texts):
        for lang, text in texts.items():
            (tmp_path / f"sheet.{lang}.md").write_text(text, encoding="utf-8")
        problems = []
        links = Links(slugs=frozenset({"u"}), articles=frozenset({"TT-2.1"}))
        return read_sheet(tmp_path, "chan", "chan", Renderer(links, "chan"), problems), [str(each) for each in problems]

    return reader


def test_a_game_may_have_no_sheet(read):
    assert read() == (None, [])


def test_title_and_text_are_parted(read):
    sheet, problems = read(
        vi="# Chắn\n\n## Ù\n\n{ù|u} §TT-2.1 [[5v 5v]]\n", en="# Chắn\n\n## Winning\n\nyes [[5v 5v]]\n"
    )
    assert problems == []
    assert (sheet.title.vi, sheet.title.en) == ("Chắn", "Chắn")
    assert sheet.text.html.vi.startswith("<h2>Ù</h2>")
    assert '<x-term slug="u">' in sheet.text.html.vi and 'codes="5v 5v"' in sheet.text.html.vi


def test_a_title_is_not_needed(read):
    sheet, problems = read(vi="## Ù\n\nmười đôi", en="## Winning\n\nten pairs")
    assert (sheet.title, problems) == (None, [])


def test_both_languages_are_needed(read):
    sheet, problems = read(vi="## Ù\n\nmười đôi")
    assert sheet is None
    assert problems == ["chan/sheet.en.md: the file is missing"]


def test_a_fault_is_told_with_its_line(read):
    _, problems = read(vi="# Chắn\n\n## Ù\n\nđược\n\n§TT-99\n", en="# Chắn\n\n## Winning\n\nyes\n\nno\n")
    assert problems == ["chan/sheet.vi.md:7: §TT-99: there is no article TT-99"]


def test_the_languages_have_the_same_headings(read):
    _, problems = read(vi="## Ù\n\nđược\n\n## Điểm\n\nmười", en="## Winning\n\nyes\n\nten")
    assert problems == ["chan/sheet.en.md:1: has 1 headings, the Vietnamese sheet 2"]


def test_more_than_a_page_is_told(read):
    _, problems = read(vi="## Ù\n\n" + "chữ " * MOST_WORDS, en="## Winning\n\nyes")
    assert problems == [f"chan/sheet.vi.md:1: has {MOST_WORDS + 2} words; one page holds {MOST_WORDS}"]
