"""Answer a query: the clause or the hand that it names, then everything that holds its words, by sort."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Article, Game, Text, load
from tutorials.engine.decks import card_by_code
from tutorials.search import hands, numbers
from tutorials.search.entries import Entry, Sort, collect
from tutorials.search.hands import HandHit
from tutorials.search.index import Hit, Index, Rank
from tutorials.search.marking import Marked, excerpt, mark
from tutorials.search.words import Phrase, level

SHOWN = 6  # results of a sort before "all of them"
MOST = 120

LABELS: dict[Sort, Promise] = {
    Sort.TERM: _("Từ ngữ"),
    Sort.CARD: _("Quân bài"),
    Sort.LAW: _("Luật"),
    Sort.LESSON: _("Bài học"),
    Sort.PUZZLE: _("Thế bài"),
    Sort.PRESET: _("Lệ làng"),
    Sort.PAGE: _("Trang"),
}
_NOTHING = Phrase("  ", "  ")


@dataclass(frozen=True, slots=True)
class Result:
    """An entry as the page shows it."""

    entry: Entry
    title: Marked
    other: Marked  # the name that was found, if it is not the title
    excerpt: Marked
    cards: tuple[Any, ...] = ()
    game: Game | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """The results of one sort."""

    sort: Sort
    results: tuple[Result, ...]
    total: int

    @property
    def label(self) -> Promise:
        """Return the heading."""
        return LABELS[self.sort]

    @property
    def is_cut(self) -> bool:
        """Say whether there are more than are shown."""
        return self.total > len(self.results)


@dataclass(frozen=True, slots=True)
class Results:
    """All that answers a query."""

    query: str
    only: Sort | None = None
    clause: Result | None = None  # the clause that the query names by number
    missing: str = ""  # the number, if the law has no such clause and `clause` is the nearest
    hand: HandHit | None = None
    groups: tuple[Group, ...] = ()
    is_guess: bool = False  # nothing is spelled like the query; these are its neighbours
    alike: tuple[Result, ...] = ()

    @property
    def total(self) -> int:
        """Return how many entries were found."""
        return sum(group.total for group in self.groups)

    @property
    def addresses(self) -> Iterator[str]:
        """Yield where the answers lead, in the order in which they are shown."""
        if self.hand:
            yield from (desk.address for desk in self.hand.desks)
        if self.clause:
            yield self.clause.entry.address
        for group in self.groups:
            yield from (result.entry.address for result in group.results)

    @property
    def is_empty(self) -> bool:
        """Say whether there is nothing to show."""
        return not (self.groups or self.clause or self.hand)


@cache
def index() -> Index:
    """Return the index of the site's content, built once."""
    return Index(collect(load()))


def answer(query: str, lang: str, only: Sort | None = None) -> Results:
    """Return what answers a query, in the reader's language; of one sort alone if asked."""
    hand = hands.read(query, lang)
    clause, missing = _clause(query, lang)
    # the names of cards stand scattered in every text
    hits = [
        hit
        for hit in index().find(query)
        if (clause is None or hit.entry.place != clause.entry.place)
        and (hand is None or hit.rank < (Rank.BEGINS_MARKED if hand.is_signs else Rank.TYPO))
    ]
    groups = tuple(_groups(hits, lang, only))
    found = Results(
        query=query,
        only=only,
        clause=clause,
        missing=missing,
        hand=hand,
        groups=groups,
        is_guess=bool(hits) and hits[0].is_typo,
    )
    if found.is_empty and query:
        alike = tuple(_result(each, _NOTHING, "", lang) for each in index().alike(query))
        return Results(query, only, alike=alike)
    return found


def _groups(hits: Iterable[Hit], lang: str, only: Sort | None) -> Iterable[Group]:
    """Sort hits into groups; the group of the best hit comes first."""
    found: dict[Sort, list[Hit]] = {}
    for hit in hits:
        if only in (None, hit.entry.sort):
            found.setdefault(hit.entry.sort, []).append(hit)
    for sort, group in found.items():
        shown = group[: SHOWN if only is None else MOST]
        yield Group(sort, tuple(_result(hit.entry, hit.words, hit.name, lang) for hit in shown), len(group))


def _result(entry: Entry, found: Phrase, name: str, lang: str) -> Result:
    title = entry.title.say(lang)
    is_other = name != entry.label and name.casefold() not in title.casefold()
    return Result(
        entry,
        mark(title, found),
        mark(name, found) if is_other else Marked(),
        excerpt(entry.body.say(lang), entry.level.say(lang), found, is_begun=bool(name)),
        (card_by_code(entry.card),) if entry.card else (),
        load().game(entry.game),
    )


def _clause(query: str, lang: str) -> tuple[Result | None, str]:
    """Return the clause that a query names, and the number if the law lacks it."""
    found = numbers.find(load(), query)
    if found is None:
        return None, ""
    game, clause, is_exact = found
    text = clause.text.plain(lang)
    if not text and isinstance(clause, Article):
        text = " · ".join(each.heading.say(lang) for each in clause.clauses)
    body, levelled = Text(text, text), Text(level(text), level(text))
    entry = Entry(Sort.LAW, clause.heading, (), body, levelled, "law:article", (game, clause.id), label=clause.id)
    asked = numbers.read(query)
    missing = "" if is_exact or asked is None else f"{clause.id.partition('-')[0]}-{asked[1]}"
    return _result(entry, _NOTHING, "", lang), missing
