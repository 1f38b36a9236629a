"""Vietnamese words in the order of a dictionary."""

import pytest

from tutorials.catalogue.texts import Text, collation, fold, initial


def test_letters_come_before_tones():
    words = ["bị", "đánh", "bí", "ăn", "ù", "ân", "an", "bi", "dọc", "ư", "bĩ"]
    assert sorted(words, key=collation) == ["an", "ăn", "ân", "bi", "bĩ", "bí", "bị", "dọc", "đánh", "ù", "ư"]


def test_a_short_word_comes_first():
    assert sorted(["phu yêu", "phu", "phu bí", "phục"], key=collation) == ["phu", "phu bí", "phu yêu", "phục"]


@pytest.mark.parametrize(
    ("word", "letter"), [("ù", "U"), ("ữ", "Ư"), ("đen", "Đ"), ("ăn", "Ă"), ("“ế", "Ê"), ("12", "#")]
)
def test_initial(word, letter):
    assert initial(word) == letter


def test_names_are_compared_without_case_and_spacing():
    assert fold("  Bất  Thực ") == "bất thực"


def test_text_is_vietnamese_unless_english_is_asked():
    text = Text("phu", "set")
    assert [text.say(lang) for lang in ("vi", "en", "fr")] == ["phu", "set", "phu"]
