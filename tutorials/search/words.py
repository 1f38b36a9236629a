"""Words as search compares them: with their marks, and folded to bare letters."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

_HAN = "\u2e80-\u2fdf\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_WORD = re.compile(rf"[{_HAN}]|[^\W_{_HAN}]+")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text: where it stands, as it is written, and folded."""

    start: int
    end: int
    marked: str  # lower case, NFC
    folded: str  # without marks, đ as d


def fold(text: str) -> str:
    """Return lower-case text without marks, đ as d.

    >>> fold("Xuyên Bí Tứ, đầu kê")
    'xuyen bi tu, dau ke'
    """
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char)).replace("đ", "d")


def split(text: str) -> Iterator[Word]:
    """Cut a text into words; each Hán or Nôm character is one.

    >>> [word.folded for word in split("Bất-thực 不食")]
    ['bat', 'thuc', '不', '食']
    """
    text = unicodedata.normalize("NFC", text)
    for match in _WORD.finditer(text):
        marked = match[0].casefold()
        yield Word(match.start(), match.end(), marked, fold(marked))


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text as two rows of words between spaces, so that ` word ` finds a whole word."""

    marked: str
    folded: str

    @property
    def size(self) -> int:
        """Return the number of words."""
        return self.folded.count(" ") - 1


def phrase(text: str) -> Phrase:
    """Write a text as rows of words."""
    words = tuple(split(text))
    return Phrase(
        f" {' '.join(word.marked for word in words)} ",
        f" {' '.join(word.folded for word in words)} ",
    )
