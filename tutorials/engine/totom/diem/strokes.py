"""Drum strokes as people write them: words, counts and dots become sounds.

`hai tùng, một cắc`, `tung tung cac` and `tùng ×2 cắc` are the same three strokes. `…` goes on in the same way;
`/` is a pause.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from tutorials.engine.cards import bare

TUNG, CAC, GONG, ROLL = "tung", "cac", "chieng", "hoi"
ROLL_FROM = 5  # that many tùng in a row are heard as a roll: four is the longest counted signal (TD-8.11)
LONGEST = 200  # characters that are read
MOST_TIMES = 99

_STROKES = {"tung": TUNG, "cac": CAC, "chieng": GONG, "cong": GONG, "hoi": ROLL}
_COUNTS = {"mot": 1, "hai": 2, "ba": 3, "bon": 4, "nam": 5, "nhieu": MOST_TIMES}
_SILENT = frozenset({"tieng", "dai", "trong", "go", "roi", "va"})
_TOKEN = re.compile(r"(?P<on>…)|[x×*]\s*(?P<times>\d+)|(?P<count>\d+)|(?P<word>[^\W\d_]+)|(?P<pause>[/;|\n])")
_BETWEEN = re.compile(r"[^\S\n]*(?:[,.!?\"'“”«»:()–-]+[^\S\n]*)*")
_DOTS = re.compile(r"\.{2,}")


class UnknownStroke(ValueError):
    """A word that is no stroke; its text is that word."""


@dataclass(frozen=True, slots=True)
class _Group:
    """Strokes up to a pause; `goes_on` if dots said that they continue."""

    strokes: tuple[str, ...]
    goes_on: bool

    @property
    def sounds(self) -> tuple[str, ...]:
        """Return what is heard: tùng that go on are a roll, anything else that goes on comes three times more."""
        if not self.goes_on:
            return self.strokes
        if set(self.strokes) == {TUNG}:
            return (ROLL,)
        return self.strokes + self.strokes[-1:] * 3


def hear(text: str) -> tuple[str, ...]:
    """Return the sounds of written strokes; marks may be missing.

    A row of tùng longer than any counted signal is one roll, many cắc are told as three.
    Raises UnknownStroke for a word that is no stroke.

    >>> hear("hai tùng, một cắc"), hear("tung tung…")
    (('tung', 'tung', 'cac'), ('hoi',))
    """
    text = _DOTS.sub("…", unicodedata.normalize("NFC", text))
    found: list[str] = []
    for group in _groups(text):
        found += _shortened(group.sounds)
    return tuple(_shortened(found))


def _shortened(sounds: Iterable[str]) -> Iterator[str]:
    """Cut a long row of cắc to three, and tell a long row of tùng as a roll."""
    for sound, row in groupby(sounds):
        length = len(list(row))
        if sound == TUNG and length >= ROLL_FROM:
            yield ROLL
        else:
            yield from (sound,) * (min(length, 3) if sound == CAC else length)


def _groups(text: str) -> Iterator[_Group]:
    """Split written strokes at pauses."""
    strokes: list[str] = []
    count, goes_on = 1, False
    for kind, value in _tokens(text):
        if kind == "pause":
            if strokes:
                yield _Group(tuple(strokes), goes_on)
            strokes, goes_on = [], False
        elif kind == "on":
            goes_on = goes_on or bool(strokes)
        elif kind == "times":
            strokes += strokes[-1:] * (int(value) - 1)
        elif kind == "count":
            count = int(value)
        else:
            strokes += [value] * count
            count = 1
    if strokes:
        yield _Group(tuple(strokes), goes_on)


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    """Read what stands there: strokes, counts, dots and pauses."""
    position = _after_spaces(text, 0)
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            raise UnknownStroke(text[position])
        kind = match.lastgroup or ""
        value = match[kind]
        if kind == "word":
            kind, value = _word(value)
        elif kind in ("times", "count") and not 1 <= int(value[:4]) <= MOST_TIMES:
            raise UnknownStroke(match[0])
        if value:
            yield kind, value
        position = _after_spaces(text, match.end())


def _word(word: str) -> tuple[str, str]:
    known = bare(word)
    if known in _STROKES:
        return "stroke", _STROKES[known]
    if known in _COUNTS:
        return "count", str(_COUNTS[known])
    if known in _SILENT:
        return "silent", ""
    raise UnknownStroke(word)


def _after_spaces(text: str, position: int) -> int:
    match = _BETWEEN.match(text, position)
    return match.end() if match else position
