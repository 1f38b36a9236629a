"""Words as search compares them."""

import unicodedata

import pytest

from tutorials.search.words import level, phrase


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("Xuyên bí tứ", "xuyen bi tu"),
        ("ĐẦU KÊ, đánh đi ù lại", "dau ke, danh di u lai"),
        ("Kính cụ ở chiếu cổ", "kinh cu o chieu co"),
        ("không ăn 不食", "khong an 不食"),
        ("ﬁ ß İ", "ﬁ ß i"),
    ],
)
def test_marks_fall_away_letter_by_letter(text, bare):
    assert level(text) == bare
    assert len(level(text)) == len(text)


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_both_forms_of_unicode_are_the_same_words(form):
    found = phrase(unicodedata.normalize(form, "Bất-thực, đầu kê"))
    assert found.marked == " bất thực đầu kê "
    assert found.folded == " bat thuc dau ke "


def test_each_han_character_is_a_word():
    assert phrase("bất thực不食").words == ["bat", "thuc", "不", "食"]
    assert phrase("cá chép 𩵽").words == ["ca", "chep", "𩵽"]


def test_a_text_without_words_is_empty():
    assert phrase(" …, ").words == []
