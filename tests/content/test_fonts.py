"""The site's fonts hold every letter that a page or a booklet may show; `check_content` names those of the content."""

from pathlib import Path

import pytest
from django.conf import settings

from tutorials.management.letters import CUTS, TEXT_FACES, letters_held, letters_shown, letters_used

FONTS = Path(settings.BASE_DIR) / "static" / "fonts"


@pytest.mark.parametrize("face", TEXT_FACES)
def test_every_letter_of_texts_and_templates_is_in_a_font(face):
    missing = letters_used(settings.BASE_DIR) - letters_shown(face)
    assert [f"U+{letter:04X} {chr(letter)}" for letter in sorted(missing)] == []


@pytest.mark.parametrize("face", TEXT_FACES)
def test_a_text_face_holds_all_of_vietnamese(face):
    vowels = "aàáảãạăằắẳẵặâầấẩẫậeèéẻẽẹêềếểễệiìíỉĩịoòóỏõọôồốổỗộơờớởỡợuùúủũụưừứửữựyỳýỷỹỵđ"
    assert {letter for letter in vowels + vowels.upper() if ord(letter) not in letters_held(face)} == set()


@pytest.mark.parametrize("cut", CUTS, ids=[cut.name for cut in CUTS])
def test_a_font_is_small_and_holds_a_space(cut):
    assert (FONTS / f"{cut.name}.woff2").stat().st_size < 24_000
    assert ord(" ") in letters_held(cut.name)
