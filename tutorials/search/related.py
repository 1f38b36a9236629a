"""What holds some of the words of a question: the rare ones count most, names more than texts, words in a row more."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest

from tutorials.search.entry import Sort
from tutorials.search.words import Phrase

RAREST = 10  # words of a query that are looked for
LOOKED_AT = 100  # entries whose texts are read
MOST = 40  # entries shown
ENOUGH = 0.4  # of the words' weight that must stand in an entry
BESIDE_BEST = 0.5  # of the best entry's nearness
IN_NAME, IN_ROW, OTHER_MARKS = 2.2, 0.7, 0.5
SHORT = 60  # words of a text that is as good as a name
# A term, a page and a clause say what a lesson only uses and a puzzle asks.
WEIGHT = {
    Sort.TERM: 1.1, Sort.CARD: 1.0, Sort.PAGE: 0.95, Sort.LAW: 1.1, Sort.LESSON: 0.8, Sort.DISPUTE: 0.9,
    Sort.PRESET: 0.6, Sort.PUZZLE: 0.6,
}  # fmt: skip
BY_DISTANCE = (1.0, 0.9, 0.8)
BY_DISTANCE_ASKED = (1.0, 0.6, 0.5)

Rows = tuple[Sequence[Phrase], Sequence[Phrase], Sort]  # names, texts, sort


class Related:
    """Finds entries by some of the words."""

    def __init__(self, rows: Sequence[Rows], places: Mapping[str, set[int]], in_names: Mapping[str, set[int]]) -> None:
        self._rows = rows
        self._places = places
        self._in_names = in_names

    def find(self, asked: Phrase, game: str, far: Sequence[int]) -> Iterator[tuple[int, float]]:
        """Yield the entries that come near, with how near, from 0 on; `far` says how far off the game of each is."""
        weights = self._weights(asked.words)
        total = sum(weights.values())
        if not total:
            return
        words = _words(asked, weights)
        held: dict[int, float] = {}
        for word, weight in weights.items():
            named = self._in_names.get(word, ())
            for number in self._places[word]:
                held[number] = held.get(number, 0) + weight * (IN_NAME if number in named else 1)
        by_far = BY_DISTANCE_ASKED if game else BY_DISTANCE
        weighed = {n: each * WEIGHT[self._rows[n][2]] * by_far[far[n]] for n, each in held.items()}
        near = {n: self._near(n, words) / total for n in nlargest(LOOKED_AT, weighed, key=weighed.__getitem__)}
        final = {n: each * WEIGHT[self._rows[n][2]] * by_far[far[n]] for n, each in near.items() if each >= ENOUGH}
        best = max(final.values(), default=0)
        for number in nlargest(MOST, final, key=final.__getitem__):
            if final[number] >= BESIDE_BEST * best:
                yield number, final[number]

    def _weights(self, words: Iterable[str]) -> Mapping[str, float]:
        """Return how much each word counts that stands anywhere, the rarest of them."""
        known = {
            word: math.log(1 + len(self._rows) / len(self._places[word])) for word in words if word in self._places
        }
        return {word: known[word] for word in nlargest(RAREST, known, key=known.__getitem__)}

    def _near(self, number: int, words: "Sequence[_Word]") -> float:
        names, bodies, _ = self._rows[number]
        in_name = max((_held(row, words) * _fit(row, len(words)) for row in names), default=0.0)
        in_body = max((_held(row, words) / _length(row) for row in bodies), default=0.0)
        return IN_NAME * in_name + in_body


@dataclass(frozen=True, slots=True)
class _Word:
    """A word that is looked for, ready to be found in a row."""

    folded: str  # between spaces, as the rest
    marked: str
    weight: float
    row_folded: str  # with the word before it; empty for the first
    row_marked: str


def _words(asked: Phrase, weights: Mapping[str, float]) -> tuple[_Word, ...]:
    """Return each word that counts, once."""
    found: dict[str, _Word] = {}
    folded, marked = asked.words, asked.marked.split()
    for place, (word, typed) in enumerate(zip(folded, marked, strict=True)):
        if word in weights and word not in found:
            rows = [f" {row[place - 1]} {row[place]} " if place else "" for row in (folded, marked)]
            found[word] = _Word(f" {word} ", f" {typed} ", weights[word], *rows)
    return tuple(found.values())


def _held(row: Phrase, words: Iterable[_Word]) -> float:
    """Weigh the words that stand in a row; one that follows another there as it was typed counts once more."""
    found = 0.0
    for word in words:
        if word.folded not in row.folded:
            continue
        is_as_typed = word.marked == word.folded or word.marked in row.marked
        weight = word.weight * (1 if is_as_typed else OTHER_MARKS)
        found += weight
        if word.row_folded and word.row_folded in row.folded:
            found += IN_ROW * weight * (1 if word.row_marked in row.marked else OTHER_MARKS)
    return found


def _fit(row: Phrase, size: int) -> float:
    """Return more where less stands in a name besides what is asked for."""
    return 0.5 + 0.5 * min(1.0, size / row.size)


def _length(row: Phrase) -> float:
    return 1 + 0.35 * math.log(max(1.0, row.size / SHORT))
