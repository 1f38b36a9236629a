"""The index: all entries in memory, found by name, by text, and in spite of typos."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from tutorials.catalogue import LANGS
from tutorials.search.entries import Entry
from tutorials.search.words import Phrase, phrase

CLOSE = 78  # per cent of likeness from which a whole name is taken for a typo
CLOSE_WORD = 0.6  # the same for a single word: one slip in three letters
LIKE = 55  # enough to suggest a name when nothing is found
ENOUGH_LETTERS = 3  # a shorter query is too short to guess at
MOST_TYPOS = 12


class Rank(IntEnum):
    """How well an entry answers, best first: exact marks, then folded, then beginnings, then typos."""

    WHOLE_MARKED = 0  # the query is a name
    WHOLE = 1
    BEGINS_MARKED = 2  # a name begins with the query
    BEGINS = 3
    NAME_MARKED = 4  # the query stands in a name
    NAME = 5
    NAME_PREFIX = 6  # the last word is not finished
    NAME_WORDS = 7  # all words stand in a name, in any order
    TEXT_MARKED = 8  # the query stands in the text
    TEXT = 9
    TEXT_PREFIX = 10
    TYPO = 11
    TEXT_WORDS = 12  # all words stand somewhere in the text


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry that answers a query."""

    entry: Entry
    rank: Rank
    name: str  # the name that was found; empty if it was the text
    words: Phrase  # what was found in it: the query, or the query without its typos

    @property
    def is_typo(self) -> bool:
        """Say whether the query was taken for something else."""
        return self.rank is Rank.TYPO


@dataclass(frozen=True, slots=True)
class _Name:
    text: str
    row: Phrase
    order: int  # 0 for the titles, then the other names


@dataclass(frozen=True, slots=True)
class _Record:
    entry: Entry
    names: tuple[_Name, ...]
    bodies: tuple[Phrase, ...]


class Index:
    """Finds entries. Built once; reading it changes nothing."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._records = tuple(map(_record, entries))
        self._places = _places((*(name.row for name in record.names), *record.bodies) for record in self._records)
        self._in_names = _places([name.row for name in record.names] for record in self._records)
        self._vocabulary = sorted(self._places)
        names = [(name, number) for number, record in enumerate(self._records) for name in record.names]
        self._names = [name.row.folded.strip() for name, _ in names]
        self._named = names

    def __len__(self) -> int:
        return len(self._records)

    def find(self, query: str) -> tuple[Hit, ...]:
        """Return what answers the query, best first."""
        asked = phrase(query)
        if not asked.folded.strip():
            return ()
        found = dict(self._matches(asked))
        if all(order[0] > Rank.TEXT_PREFIX for order, _ in found.values()):
            for number, guess in self._guesses(asked):
                if number not in found or guess[0] < found[number][0]:
                    found[number] = guess
        return tuple(hit for _, hit in sorted(found.values(), key=lambda each: each[0]))

    def alike(self, query: str, most: int = 6) -> tuple[Entry, ...]:
        """Return entries whose names share something with a query that found nothing."""
        typed = phrase(query).folded.strip()
        near = process.extract(typed, self._names, scorer=fuzz.token_set_ratio, score_cutoff=LIKE, limit=4 * most)
        places = dict.fromkeys(self._named[place][1] for _, _, place in near)
        return tuple(self._records[place].entry for place in places)[:most]

    def _matches(self, asked: Phrase) -> "Iterator[tuple[int, tuple[_Order, Hit]]]":
        """Match every entry that holds all words of the query, the last perhaps unfinished."""
        is_short = len(asked.folded) <= 3  # one letter: it stands in every text
        for number in self._candidates(asked.words, self._in_names if is_short else self._places):
            record = self._records[number]
            best: tuple[Rank, _Name | None] | None = _match_names(record, asked)
            if best is None and not is_short:
                best = _match_bodies(record, asked)
            if best:
                rank, name = best
                order = (rank, name.order if name else 0, name.row.size if name else 0, number)
                yield number, (order, Hit(record.entry, rank, name.text if name else "", asked))

    def _candidates(self, words: Sequence[str], places: "_Places") -> set[int]:
        *whole, last = words
        found: set[int] = set()
        for word in self._beginning(last):
            found |= places.get(word, set())
        for word in whole:
            found &= places.get(word, set())
        return found

    def _beginning(self, start: str) -> Sequence[str]:
        """Return the words that begin so."""
        low = bisect_left(self._vocabulary, start)
        return self._vocabulary[low : bisect_left(self._vocabulary, start + "\U0010ffff", low)]

    def _guesses(self, asked: Phrase) -> "Iterator[tuple[int, tuple[_Order, Hit]]]":
        """Take the query for a name with slips in it, or its unknown words for known ones."""
        typed = asked.folded.strip()
        if len(typed) < ENOUGH_LETTERS:
            return
        mended = self._mend(typed.split())
        if mended and mended != typed:
            row = Phrase(f" {mended} ", f" {mended} ")
            for number, ((rank, *_), hit) in self._matches(row):
                if rank < Rank.TEXT_PREFIX:
                    yield number, ((Rank.TYPO, rank, 0, number), Hit(hit.entry, Rank.TYPO, hit.name, row))
        close = process.extract(typed, self._names, scorer=fuzz.ratio, score_cutoff=CLOSE, limit=MOST_TYPOS)
        for _, likeness, place in close:
            name, number = self._named[place]
            order = (Rank.TYPO, round(100 - likeness), name.order, number)
            yield number, (order, Hit(self._records[number].entry, Rank.TYPO, name.text, name.row))

    def _mend(self, words: Sequence[str]) -> str:
        """Replace each word that stands nowhere by the likest one that does; empty if one has none."""
        mended = []
        for word in words:
            if word in self._places:
                mended.append(word)
                continue
            near = process.extractOne(word, self._vocabulary, scorer=OSA.normalized_similarity, score_cutoff=CLOSE_WORD)
            if near is None:
                return ""
            mended.append(near[0])
        return " ".join(mended)


_Order = tuple[int, int, int, int]
_Places = dict[str, set[int]]  # word: numbers of the entries that hold it


def _places(entries: Iterable[Iterable[Phrase]]) -> _Places:
    """Return where each word of the entries' texts stands."""
    found: defaultdict[str, set[int]] = defaultdict(set)
    for number, texts in enumerate(entries):
        for row in texts:
            for word in row.folded.split():
                found[word].add(number)
    return dict(found)


def _record(entry: Entry) -> _Record:
    titles = tuple(dict.fromkeys(entry.title.say(lang) for lang in LANGS))
    names = tuple(_Name(text, phrase(text), order) for order, text in enumerate((*titles, *entry.names)))
    return _Record(entry, names, tuple(phrase(entry.body.say(lang)) for lang in LANGS))


def _match_names(record: _Record, asked: Phrase) -> tuple[Rank, _Name] | None:
    """Return the best name and how well it answers."""
    best: tuple[Rank, _Name] | None = None
    for name in record.names:
        rank = _rank_name(name.row, asked)
        if rank is not None and (best is None or rank < best[0]):
            best = rank, name
    return best


def _rank_name(row: Phrase, asked: Phrase) -> Rank | None:
    open_ended = asked.folded[:-1]
    if open_ended not in row.folded:
        return Rank.NAME_WORDS if _has_words(row, asked) else None
    if asked.folded not in row.folded:
        return Rank.NAME_PREFIX
    is_marked = asked.marked in row.marked
    if asked.folded == row.folded:
        return Rank.WHOLE_MARKED if is_marked else Rank.WHOLE
    if row.folded.startswith(asked.folded):
        return Rank.BEGINS_MARKED if is_marked else Rank.BEGINS
    return Rank.NAME_MARKED if is_marked else Rank.NAME


def _match_bodies(record: _Record, asked: Phrase) -> tuple[Rank, _Name | None] | None:
    """Say how well the text answers, in the language in which it answers best."""
    ranks = [rank for body in record.bodies if (rank := _rank_body(body, asked)) is not None]
    return (min(ranks), None) if ranks else None


def _rank_body(body: Phrase, asked: Phrase) -> Rank | None:
    if asked.folded in body.folded:
        return Rank.TEXT_MARKED if asked.marked in body.marked else Rank.TEXT
    if asked.folded[:-1] in body.folded:
        return Rank.TEXT_PREFIX
    return Rank.TEXT_WORDS if _has_words(body, asked) else None


def _has_words(row: Phrase, asked: Phrase) -> bool:
    """Say whether all words stand somewhere, the last perhaps unfinished."""
    *whole, last = asked.words
    return f" {last}" in row.folded and all(f" {word} " in row.folded for word in whole)
