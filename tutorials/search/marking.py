"""Texts with the words that were found marked in them, as pieces that the template escapes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tutorials.search.words import Phrase, Word, split

WIDTH = 170  # letters of an excerpt
LEAD = 50  # of them before the first match


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text, marked or not."""

    text: str
    is_match: bool = False


Pieces = tuple[Piece, ...]


def mark(text: str, found: Phrase) -> Pieces:
    """Cut a text into pieces, those that answer marked."""
    return tuple(_pieces(text, _matches(tuple(split(text)), found.folded.split()), 0, len(text)))


def excerpt(text: str, found: Phrase) -> Pieces:
    """Cut a stretch out of a text round the first match, or its beginning if nothing matches."""
    words = tuple(split(text))
    matches = _matches(words, found.folded.split())
    start, end = _window(text, words, matches)
    pieces = list(_pieces(text, matches, start, end))
    if start:
        pieces.insert(0, Piece("… "))
    if end < len(text):
        pieces.append(Piece(" …"))
    return tuple(pieces)


def _matches(words: Sequence[Word], asked: Sequence[str]) -> list[tuple[int, int]]:
    """Return where the words stand in a row; if nowhere, where each of them stands."""
    size = len(asked)
    whole, last = asked[:-1], asked[-1] if asked else ""
    folded = [word.folded for word in words]
    rows = [
        (words[place].start, words[place + size - 1].end)
        for place in range(len(words) - size + 1)
        if size and folded[place : place + size - 1] == list(whole) and folded[place + size - 1].startswith(last)
    ]
    if rows:
        return _apart(rows)
    known = frozenset(asked)
    return [(word.start, word.end) for word in words if word.folded in known]


def _apart(rows: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Drop rows that begin inside the one before ("chi chi chi")."""
    kept: list[tuple[int, int]] = []
    for start, end in rows:
        if not kept or start >= kept[-1][1]:
            kept.append((start, end))
    return kept


def _window(text: str, words: Sequence[Word], matches: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Choose the stretch to show, cut between words."""
    if len(text) <= WIDTH:
        return 0, len(text)
    first, stop = matches[0] if matches else (0, 0)
    start = 0
    if first > LEAD:
        start = next((word.start for word in words if word.start >= first - LEAD), first)
    limit = max(start + WIDTH, stop)
    if limit >= len(text):
        return start, len(text)
    end = max((word.end for word in words if start < word.end <= limit), default=limit)
    return start, end


def _pieces(text: str, matches: Iterable[tuple[int, int]], start: int, end: int) -> Iterable[Piece]:
    here = start
    for low, high in matches:
        if low < start or high > end:
            continue
        if low > here:
            yield Piece(text[here:low])
        yield Piece(text[low:high], is_match=True)
        here = high
    if here < end:
        yield Piece(text[here:end])
