"""The index: all entries in memory, found by name, by text, by some of the words, and in spite of typos."""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from tutorials.catalogue import LANGS
from tutorials.search.asking import Question
from tutorials.search.entry import Entry, Sort
from tutorials.search.nearness import nearness
from tutorials.search.related import Related
from tutorials.search.words import Phrase, phrase

CLOSE = 78  # per cent of likeness from which a whole name is taken for a typo
CLOSE_NAME = 92  # the same where all words of the query are known
CLOSE_WORD = 0.6  # the same for a single word: one slip in three letters
LIKE = 55  # enough to suggest a name when nothing is found
ENOUGH_LETTERS = 3  # a shorter query is too short to guess at
MOST_TYPOS = 12
LONGEST_ALIKE = 48  # letters of it that are compared
MOST_UNKNOWN = 4  # words that are mended in one query
MOST_WORDS = 32  # of a query
SAID = frozenset({Sort.TERM, Sort.CARD, Sort.PAGE})  # what is called by names; the others have headings
FEW = 5  # entries with whole words; where there are no more, those that only begin so are shown too


class Rank(IntEnum):
    """How well an entry answers, best first: exact marks, then folded, then beginnings, then typos."""

    WHOLE_MARKED = 0  # the query is a name
    BEGINS_MARKED = 1  # a name begins with the query
    NAME_MARKED = 2  # the query stands in a name
    WHOLE = 3
    BEGINS = 4
    NAME = 5
    NAME_PREFIX = 6  # the last word is not finished
    NAME_WORDS = 7  # all words stand in a name, in any order
    TEXT_MARKED = 8  # the query stands in the text
    TEXT = 9
    TEXT_PREFIX = 10
    TYPO = 11
    SOME_WORDS = 12  # words of the query, the rare ones first, stand in name or text


# Who types no marks does not mean words without marks: exact ones are no better than the others.
_UNMARKED = {Rank.WHOLE_MARKED: Rank.WHOLE, Rank.BEGINS_MARKED: Rank.BEGINS, Rank.NAME_MARKED: Rank.NAME}
_WHOLE = frozenset({Rank.WHOLE_MARKED, Rank.WHOLE})
_LOOSE = frozenset({Rank.NAME_PREFIX, Rank.NAME_WORDS})  # of which the marks are not told by the rank
_ARTICLE = re.compile(r"^(?:An?|The) ", re.IGNORECASE)
_OTHERS = frozenset({Rank.BEGINS, Rank.NAME, Rank.NAME_PREFIX, Rank.TEXT, Rank.TEXT_PREFIX})  # with other marks


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
    order: int  # 0 for the titles, 1 for the other names


@dataclass(frozen=True, slots=True)
class _Record:
    entry: Entry
    names: tuple[_Name, ...]
    bodies: tuple[Phrase, ...]
    sort: int  # place of the sort among the sorts


class Index:
    """Finds entries. Built once; reading it changes nothing."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._records = tuple(map(_record, entries))
        self._places = _places((*(name.row for name in record.names), *record.bodies) for record in self._records)
        self._in_names = _places([name.row for name in record.names] for record in self._records)
        self._vocabulary = sorted(self._places)
        texts = (
            row.marked for record in self._records for row in (*(name.row for name in record.names), *record.bodies)
        )
        self._marked = frozenset(word for text in texts for word in text.split())
        names = [(name, number) for number, record in enumerate(self._records) for name in record.names]
        self._names = [name.row.folded.strip() for name, _ in names]
        self._named = names
        self._by_name: defaultdict[str, list[tuple[_Name, int]]] = defaultdict(list)
        for name, number in names:
            self._by_name[name.row.folded].append((name, number))
        self._by_place = {(each.entry.view, each.entry.place): each.entry for each in self._records}
        rows = [([name.row for name in each.names], each.bodies, each.entry.sort) for each in self._records]
        self._fars: dict[str, bytes] = {}  # by the game asked for
        self._related = Related(rows, self._places, self._in_names)

    def __len__(self) -> int:
        return len(self._records)

    def __iter__(self) -> Iterator[Entry]:
        return (record.entry for record in self._records)

    def at(self, view: str, place: Sequence[str]) -> Entry | None:
        """Return the entry of an address."""
        return self._by_place.get((view, tuple(place)))

    def named(
        self, row: Phrase, sorts: Collection[Sort], game: str = "", *, is_title: bool = False
    ) -> tuple[Entry, ...]:
        """Return the entries of some sorts that are called so, those with the same marks alone where there are any."""
        rows = [hit for hit in self._whole(row, game, is_title=is_title) if hit[1].entry.sort in sorts]
        exact = [hit for hit in rows if hit[1].rank is Rank.WHOLE_MARKED]
        return tuple(hit.entry for _, hit in sorted(exact or rows, key=lambda each: each[0]))

    def find(self, question: Question) -> tuple[Hit, ...]:
        """Return what answers a question, best first."""
        asked = question.whole
        if not asked.folded.strip() or asked.size > MOST_WORDS:
            return ()
        found = dict(self._matches(asked, question.game))
        if all(order[0] > Rank.TEXT_PREFIX for order, _ in found.values()):
            _add(found, self._guesses(asked, question.game))
        if not any(order[0] in _WHOLE and hit.entry.sort in SAID for order, hit in found.values()):
            self._add_asked(found, question)
        hits = [hit for _, hit in sorted(found.values(), key=lambda each: each[0])]
        if any(hit.rank is Rank.WHOLE_MARKED for hit in hits):  # what differs in its marks is something else
            return tuple(hit for hit in hits if asked.is_bare or hit.rank not in _OTHERS)
        return tuple(hits)

    def _add_asked(self, found: "_Found", question: Question) -> None:
        """Add what is called as the words that do not ask, and what holds the rare ones."""
        rows = (question.bare, question.plain, *question.called, question.subject, question.needed)
        is_heading = any(order[0] == Rank.WHOLE_MARKED for order, _ in found.values())
        for row in dict.fromkeys(row for row in rows if row.words and row != question.whole and not is_heading):
            game = "" if row in (question.bare, question.left) else question.game
            if named := [each for each in self._whole(row, question.game) if self._is_near(each[0][-1], game)]:
                _add(found, ((order[-1], (order, hit)) for order, hit in named))
                break
        else:
            for row in () if is_heading else question.parts:
                _add(found, ((order[-1], (order, hit)) for order, hit in self._whole(row, question.game)))
        if any(order[0] <= Rank.NAME for order, _ in found.values()) and len(question.whole.words) < 2:
            return
        needed = question.needed
        if needed.size > 1:
            for number, likeness, name in self._close(question.bare.folded.strip(), CLOSE_NAME):
                order = (Rank.SOME_WORDS, -1, -likeness, 0, number)
                _add(found, [(number, (order, Hit(self._records[number].entry, order[0], name.text, name.row)))])
        for number, nearer in self._related.find(needed, question.game, self._far(question.game)):
            order = (Rank.SOME_WORDS, 0, -round(1000 * nearer), 0, number)
            _add(found, [(number, (order, Hit(self._records[number].entry, Rank.SOME_WORDS, "", needed)))])

    def alike(self, query: str, most: int = 6) -> tuple[Entry, ...]:
        """Return entries whose names share something with a query that found nothing."""
        typed = phrase(query).folded.strip()[:LONGEST_ALIKE]
        near = process.extract(typed, self._names, scorer=fuzz.token_set_ratio, score_cutoff=LIKE, limit=4 * most)
        places = dict.fromkeys(self._named[place][1] for _, _, place in near)
        return tuple(self._records[place].entry for place in places)[:most]

    def _is_near(self, number: int, game: str) -> bool:
        """Say whether an entry may be meant by a name within a question: of the game asked for, if one is."""
        return not game or self._far(game)[number] < 2

    def _far(self, game: str) -> Sequence[int]:
        """Return how far off the game of each entry is."""
        if game not in self._fars:
            self._fars[game] = bytes(nearness(record.entry.games, game) for record in self._records)
        return self._fars[game]

    def _whole(self, row: Phrase, game: str, *, is_title: bool = False) -> "Iterator[tuple[_Order, Hit]]":
        """Yield the entries that a row of words names, by their titles alone or by any name."""
        for name, number in self._by_name.get(row.folded, ()):
            if is_title and name.order:
                continue
            rank = Rank.WHOLE_MARKED if name.row.marked == row.marked else Rank.WHOLE
            yield self._order(number, rank, name, row, game), Hit(self._records[number].entry, rank, name.text, row)

    def _order(self, number: int, rank: Rank, name: _Name | None, asked: Phrase, game: str) -> "_Order":
        """Return the place of an entry: how well it answers, its sort, its game, then how it is called."""
        record = self._records[number]
        far = self._far(game)[number]
        order = name.order if name else 0
        called = 2 * (name.row.size - record.entry.weight) if name else 0
        if name and rank in _LOOSE and not asked.is_bare and not _has_marks(name.row, asked) and self._knows(asked):
            return self._tier(rank, asked) + len(Rank), record.sort, 2 * far + order, called, number
        called += rank not in _UNMARKED  # where no marks were typed, exact ones are as good, or a little better
        return self._tier(rank, asked), record.sort + (far > 1) * len(Sort), 2 * far + order, called, number

    def _tier(self, rank: Rank, asked: Phrase) -> int:
        """Return the place of a rank: other marks than those typed are a slip only where those stand nowhere."""
        if asked.is_bare:
            return _UNMARKED.get(rank, rank)
        return rank + len(Rank) if rank in _UNMARKED.values() and self._knows(asked) else rank

    def _knows(self, asked: Phrase) -> bool:
        """Say whether all words stand somewhere with the marks that were typed."""
        return all(word in self._marked for word in asked.marked.split())

    def _matches(self, asked: Phrase, game: str) -> "Iterator[tuple[int, tuple[_Order, Hit]]]":
        """Match every entry that holds all words of the query, the last perhaps unfinished where few hold it whole."""
        *first, last = asked.words
        in_names = self._all_of([*first, last], self._in_names)
        whole = self._all_of([*first, last], self._places)
        found = list(self._match_each(whole, in_names, asked, game))
        yield from found
        if len(found) <= FEW:
            begun, named = (self._begun(first, last, places) - whole for places in (self._places, self._in_names))
            yield from self._match_each(begun, named, asked, game)

    def _begun(self, first: Sequence[str], last: str, places: "_Places") -> set[int]:
        """Return the entries that hold the words, the last perhaps unfinished."""
        begun = set().union(*(places.get(word, ()) for word in self._beginning(last)))
        return begun & self._all_of(first, places) if first else begun

    def _match_each(
        self, numbers: Iterable[int], in_names: Collection[int], asked: Phrase, game: str
    ) -> "Iterator[tuple[int, tuple[_Order, Hit]]]":
        """Match entries that hold all the words: by name those that hold them in names, else by text."""
        is_short = len(asked.folded) <= 3  # one letter: it stands in every text
        for number in in_names if is_short else numbers:
            record = self._records[number]
            best: tuple[Rank, _Name | None] | None = None
            if number in in_names:
                best = _match_names(record, asked)
            if best is None and not is_short:
                best = _match_bodies(record, asked)
            if best:
                rank, name = best
                order = self._order(number, rank, name, asked, game)
                yield number, (order, Hit(record.entry, rank, name.text if name else "", asked))

    def _all_of(self, words: Iterable[str], places: "_Places") -> set[int]:
        """Return the entries that hold every word."""
        every = sorted((places.get(word, set()) for word in words), key=len)
        return set.intersection(*every)

    def _beginning(self, start: str) -> Sequence[str]:
        """Return the words that begin so."""
        low = bisect_left(self._vocabulary, start)
        return self._vocabulary[low : bisect_left(self._vocabulary, start + "\U0010ffff", low)]

    def _guesses(self, asked: Phrase, game: str) -> "Iterator[tuple[int, tuple[_Order, Hit]]]":
        """Take the query for a name with slips in it, or its unknown words for known ones."""
        typed = asked.folded.strip()
        if len(typed) < ENOUGH_LETTERS or all(word in self._places for word in asked.words):
            return
        mended = self._mend(typed.split())
        if mended and mended != typed:
            row = Phrase(f" {mended} ", f" {mended} ")
            for number, ((rank, *_), hit) in self._matches(row, game):
                if rank < Rank.TEXT_PREFIX:
                    order = (Rank.TYPO, rank, self._far(game)[number], 0, number)
                    yield number, (order, Hit(hit.entry, Rank.TYPO, hit.name, row))
        for number, likeness, name in self._close(typed, CLOSE):
            order = (Rank.TYPO, 100 - likeness, name.order, 0, number)
            yield number, (order, Hit(self._records[number].entry, Rank.TYPO, name.text, name.row))

    def _close(self, typed: str, cutoff: int) -> Iterator[tuple[int, int, _Name]]:
        """Yield the entries whose names are spelt nearly so, with the likeness in per cent."""
        close = process.extract(typed, self._names, scorer=fuzz.ratio, score_cutoff=cutoff, limit=MOST_TYPOS)
        for _, likeness, place in close:
            name, number = self._named[place]
            yield number, round(likeness), name

    def _mend(self, words: Sequence[str]) -> str:
        """Replace each word that stands nowhere by the likest one that does; empty if one has none, or many do."""
        if sum(word not in self._places for word in words) > MOST_UNKNOWN:
            return ""
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


_Order = tuple[int, int, int, int, int]
_Found = dict[int, tuple[_Order, Hit]]
_Places = Mapping[str, set[int]]  # word: numbers of the entries that hold it


def _add(found: _Found, more: Iterable[tuple[int, tuple[_Order, Hit]]]) -> None:
    """Add entries that were not found, or are better so."""
    for number, each in more:
        if number not in found or each[0] < found[number][0]:
            found[number] = each


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
    names = [_Name(text, phrase(text), 0) for text in titles]
    for lang in LANGS:
        title = entry.title.say(lang)
        names += [_Name(title, phrase(entry.short.say(lang)), 0), _Name(title, phrase(entry.gloss.say(lang)), 1)]
    names += [_Name(text, phrase(bare), 1) for text in titles if (bare := _ARTICLE.sub("", text)) != text]
    names += [_Name(text, phrase(text), 1) for text in entry.names]
    distinct = {name.row: name for name in reversed(names) if name.row.words}
    bodies = tuple(phrase(entry.body.say(lang)) for lang in LANGS)
    return _Record(entry, tuple(reversed(distinct.values())), bodies, list(Sort).index(entry.sort))


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
    return Rank.TEXT_PREFIX if asked.folded[:-1] in body.folded else None


def _has_marks(row: Phrase, asked: Phrase) -> bool:
    """Say whether all words stand somewhere as they were typed, the last perhaps unfinished."""
    *whole, last = asked.marked.split()
    return f" {last}" in row.marked and all(f" {word} " in row.marked for word in whole)


def _has_words(row: Phrase, asked: Phrase) -> bool:
    """Say whether all words stand somewhere, the last perhaps unfinished."""
    *whole, last = asked.words
    return f" {last}" in row.folded and all(f" {word} " in row.folded for word in whole)
