"""Texts with the words that were found marked in them."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from django.utils.html import escape
from django.utils.safestring import SafeString

from tutorials.search.words import HAN, Phrase, level

WIDTH = 170  # letters of an excerpt
LEAD = 50  # of them before the first match

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Marked:
    """A text in stretches, marked or not; `html` is escaped."""

    pieces: tuple[tuple[str, bool], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.pieces)

    def __str__(self) -> str:
        return "".join(text for text, _ in self.pieces)

    @property
    def html(self) -> SafeString:
        """Return the text escaped, with its marks."""
        return SafeString(
            "".join(f"<mark>{escape(text)}</mark>" if found else escape(text) for text, found in self.pieces)
        )


def mark(text: str, found: Phrase) -> Marked:
    """Mark what answers in a whole text."""
    return Marked(tuple(_pieces(text, _matches(level(text), found), 0, len(text))))


def excerpt(text: str, found: Phrase, *, is_begun: bool = False) -> Marked:
    """Cut a stretch out of a text round the first match, or its beginning if nothing matches or if it is asked for."""
    levelled = level(text)
    matches = _matches(levelled, found)
    start, end = _window(levelled, () if is_begun else matches)
    pieces = list(_pieces(text, matches, start, end))
    if start:
        pieces.insert(0, ("… ", False))
    if end < len(text):
        pieces.append((" …", False))
    return Marked(tuple(pieces))


def _matches(levelled: str, found: Phrase) -> list[Span]:
    """Return where the words stand in a row; if nowhere, where each of them stands."""
    if not found.words:
        return []
    together, apart = _patterns(found.folded)
    return [match.span() for match in together.finditer(levelled)] or [
        match.span() for match in apart.finditer(levelled)
    ]


@lru_cache(maxsize=64)
def _patterns(folded: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return patterns for the words in a row, the last perhaps unfinished, and for each alone."""
    words = folded.split()
    row = r"[\W_]*".join(_edged(word) for word in words[:-1])
    last = _edged(words[-1], is_open=True)
    together = rf"{row}[\W_]*{last}" if row else last
    return re.compile(together), re.compile("|".join(map(_edged, words)))


def _edged(word: str, *, is_open: bool = False) -> str:
    """Return the pattern of a whole word; Hán characters stand without spaces."""
    if re.fullmatch(f"[{HAN}]", word):
        return re.escape(word)
    return rf"(?<![^\W_]){re.escape(word)}" + (r"[^\W_]*" if is_open else r"(?:s|ing)?(?![^\W_])")


def _window(text: str, matches: Sequence[Span]) -> Span:
    """Choose the stretch to show, cut at spaces."""
    if len(text) <= WIDTH:
        return 0, len(text)
    first, stop = matches[0] if matches else (0, 0)
    start = text.find(" ", first - LEAD, first) + 1 if first > LEAD else 0
    if first > LEAD and not start:
        start = first
    limit = max(start + WIDTH, stop)
    if limit >= len(text):
        return start, len(text)
    space = text.rfind(" ", stop, limit + 1)
    return start, space if space > start else limit


def _pieces(text: str, matches: Iterable[Span], start: int, end: int) -> Iterator[tuple[str, bool]]:
    here = start
    for low, high in matches:
        if low < start or high > end:
            continue
        if low > here:
            yield text[here:low], False
        yield text[low:high], True
        here = high
    if here < end:
        yield text[here:end], False
