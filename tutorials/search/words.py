"""Words as search compares them: with their marks, and levelled to bare letters."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

HAN = "\u2e80-\u2fdf\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_WORD = re.compile(rf"[{HAN}]|[^\W_{HAN}]+")


@lru_cache(maxsize=4096)  # letters of the content, and some of what strangers type
def _bare(char: str) -> str:
    """Return a character without marks, lower case; always one character."""
    apart = unicodedata.normalize("NFD", char.casefold())
    bare = "".join(each for each in apart if not unicodedata.combining(each)).replace("đ", "d")
    return bare if len(bare) == 1 else char


def level(text: str) -> str:
    """Return NFC text without marks, đ as d, lower case: letter by letter, so that places stay the same.

    >>> level("Xuyên Bí Tứ, đầu kê")
    'xuyen bi tu, dau ke'
    """
    return "".join(map(_bare, text))


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text as two rows of words between spaces, so that ` word ` finds a whole word."""

    marked: str  # lower case, NFC
    folded: str  # without marks

    @property
    def words(self) -> list[str]:
        """Return the words without marks."""
        return self.folded.split()

    @property
    def size(self) -> int:
        """Return the number of words."""
        return self.folded.count(" ") - 1


def phrase(text: str) -> Phrase:
    """Write a text as rows of words; each Hán or Nôm character is one.

    >>> phrase("Bất-thực 不食").folded
    ' bat thuc 不 食 '
    """
    words = _WORD.findall(unicodedata.normalize("NFC", text).lower())
    row = f" {' '.join(words)} "
    return Phrase(row, level(row))
