"""The site's fonts hold every letter that a page or a booklet may show."""

from functools import cache
from pathlib import Path

import pytest
from django.conf import settings
from fontTools.ttLib import TTFont

from tutorials.management.commands.subset_fonts import CUTS, letters_used

FONTS = Path(settings.BASE_DIR) / "static" / "fonts"
TEXT_FACES = ("noto-serif-400", "noto-serif-700", "noto-serif-400-italic")
OTHERS = tuple(cut.name for cut in CUTS if cut.name not in TEXT_FACES)
UNSEEN = frozenset("\u200b\ufeff\ue000\u00ad")  # never drawn: marks inside the programs


@cache
def letters(name: str) -> frozenset[int]:
    return frozenset(TTFont(FONTS / f"{name}.woff2").getBestCmap())


@pytest.mark.parametrize("face", TEXT_FACES)
def test_every_letter_of_texts_and_templates_is_in_a_font(face):
    held = letters(face).union(*(letters(name) for name in OTHERS))
    missing = {letter for letter in letters_used(settings.BASE_DIR) if letter not in held} - set(map(ord, UNSEEN))
    combining = {letter for letter in missing if 0x300 <= letter < 0x370}
    assert [f"U+{letter:04X} {chr(letter)}" for letter in sorted(missing - combining)] == []


@pytest.mark.parametrize("face", TEXT_FACES)
def test_a_text_face_holds_all_of_vietnamese(face):
    vowels = "aàáảãạăằắẳẵặâầấẩẫậeèéẻẽẹêềếểễệiìíỉĩịoòóỏõọôồốổỗộơờớởỡợuùúủũụưừứửữựyỳýỷỹỵđ"
    assert {letter for letter in vowels + vowels.upper() if ord(letter) not in letters(face)} == set()


@pytest.mark.parametrize("cut", CUTS, ids=[cut.name for cut in CUTS])
def test_a_font_is_small_and_holds_a_space(cut):
    assert (FONTS / f"{cut.name}.woff2").stat().st_size < 24_000
    assert ord(" ") in letters(cut.name)
