"""Vietnamese spelling as sounds of Hanoi: known syllables, and every name that the content says."""

import pytest

from tests.every import every
from tutorials.catalogue import load
from tutorials.engine.decks import MONEY, TAM_CUC
from tutorials.speech.sounds import Tone, spoken, syllable, syllables

KNOWN = {
    # onsets
    "Việt": "viət", "nam": "naːm", "đồ": "ɗo", "dưới": "zɨəj", "gì": "zi", "gìn": "zin", "giết": "ziət", "rượu": "zɨəw",
    "già": "zaː", "trời": "tɕəːj", "chờ": "tɕəː", "sách": "sajk", "xanh": "sajŋ", "thang": "tʰaːŋ", "phở": "fəː",
    "khàn": "xaːn", "ghế": "ɣe", "gà": "ɣaː", "nghe": "ŋɛ", "người": "ŋɨəj", "nhà": "ɲaː", "kính": "kiŋ", "ăn": "ʔan",
    "bài": "ɓaːj", "pháo": "faːw", "lèo": "lɛw", "vạn": "vaːn",
    # a rounding of the lips before the vowel
    "quân": "kwən", "quý": "kwi", "què": "kwɛ", "quốc": "kuək", "hoa": "hwaː", "xoè": "swɛ", "khuya": "xwiə",
    "huyện": "hwiən", "thuở": "tʰwəː", "xuân": "swən", "ngoằng": "ŋwaŋ", "loay": "lwaj", "toại": "twaːj",
    # short and long, open and closed
    "tay": "taj", "tai": "taːj", "mau": "maw", "mao": "maːw", "cây": "kəj", "câu": "kəw", "lệnh": "ləjŋ", "bét": "ɓɛt",
    "của": "kuə", "cua": "kuə", "bia": "ɓiə", "mưa": "mɨə", "chuồn": "tɕuən", "lưng": "lɨŋ", "yêu": "ʔiəw", "ù": "ʔu",
    # closed with the lips
    "phỗng": "fəwŋ͡m", "nọc": "nawk͡p", "không": "xəwŋ͡m", "bốc": "ɓəwk͡p", "cúc": "kuk͡p", "cùng": "kuŋ͡m",
}  # fmt: skip
TONES = {"ma": Tone.NGANG, "mà": Tone.HUYEN, "má": Tone.SAC, "mả": Tone.HOI, "mã": Tone.NGA, "mạ": Tone.NANG}


def test_known_syllables():
    assert {word: syllable(word).sound for word in KNOWN} == KNOWN


def test_the_six_tones():
    assert {word: syllable(word).tone for word in TONES} == TONES


def test_a_name_of_several_words():
    assert [each.sound for each in syllables("Tổ tôm điếm")] == ["to", "tom", "ɗiəm"]


def test_what_stands_in_brackets_is_not_said_and_numbers_are():
    assert spoken("hàng yêu (chắn 120 quân)") == "hàng yêu"
    assert spoken("luật 2005") == "luật hai nghìn không trăm linh năm"
    assert spoken("ù 10, 15, 21 cây") == "ù mười mười lăm hai mươi mốt cây"


@pytest.mark.parametrize("word", ["joker", "bt", "maf", "màt", "máà"])
def test_what_is_not_vietnamese_is_refused(word):
    with pytest.raises(ValueError):
        syllable(word)


def test_every_name_of_the_glossary_can_be_said():
    every(((term.slug, term.name.vi) for term in load().terms), lambda name: bool(syllables(name)) or pytest.fail(name))


def test_every_card_that_has_a_vietnamese_name_can_be_said():
    names = [getattr(kind, "vi_words", kind.vi) for deck in (MONEY, TAM_CUC) for kind in deck.kinds]
    every(((name, name) for name in names), syllables)
