"""Words as search compares them: with their marks, and levelled to bare letters."""

import re
import unicodedata
from dataclasses import dataclass

HAN = "\u2e80-\u2fdf\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
MOST_KEPT = 4096  # letters of the content, and some of what strangers type
_WORD = re.compile(rf"[{HAN}♠♥♦♣]|[^\W_{HAN}]+")
_ENDING = re.compile(r"(?<=[^\Ws]{3})s |(?<=[^\W]{4})ing ")  # no Vietnamese word ends in s or ing


class _Bare(dict[int, str]):
    """Characters without marks, lower case, by code point; each is looked up once and is always one character."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        apart = unicodedata.normalize("NFD", char.casefold())
        bare = "".join(each for each in apart if not unicodedata.combining(each)).replace("đ", "d")
        found = bare if len(bare) == 1 else char
        if len(self) < MOST_KEPT:
            self[code] = found
        return found


_BARE = _Bare()


def level(text: str) -> str:
    """Return NFC text without marks, đ as d, lower case: letter by letter, so that places stay the same.

    >>> level("Xuyên Bí Tứ, đầu kê")
    'xuyen bi tu, dau ke'
    """
    return text.translate(_BARE)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text as two rows of words between spaces, so that ` word ` finds a whole word."""

    marked: str  # lower case, NFC
    folded: str  # without marks, and without the s or ing of an English word

    @property
    def is_bare(self) -> bool:
        """Say whether it has no marks at all, as many type who mean words with marks."""
        return self.marked == level(self.marked)

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
    return Phrase(row, _ENDING.sub(" ", level(row)))
