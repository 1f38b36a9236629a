"""Answer a query: the clause, the hand or the page that it asks for, then everything that holds its words, by sort."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import load
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.engine.decks import card_by_code
from tutorials.search import answers, asking, hands
from tutorials.search.asking import Question
from tutorials.search.entries import collect
from tutorials.search.entry import Entry, Sort
from tutorials.search.hands import HandHit
from tutorials.search.index import Hit, Index, Rank
from tutorials.search.marking import Marked, excerpt, mark
from tutorials.search.words import Phrase, phrase

SHOWN = 6  # results of a sort before "all of them"
MOST = 120
NAMED = 2  # games named beside a result

LABELS: dict[Sort, Promise] = {
    Sort.TERM: _("Từ ngữ"),
    Sort.CARD: _("Quân bài"),
    Sort.LAW: _("Luật"),
    Sort.LESSON: _("Bài học"),
    Sort.DISPUTE: _("Chỗ hay cãi"),
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
    games: str = ""  # their names


@dataclass(frozen=True, slots=True)
class Option:
    """An answer in one line: its title, what stands beside it, and where it leads."""

    title: SafeString | str
    beside: str
    address: str


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
    lang: str
    only: Sort | None = None
    direct: tuple[Result, ...] = ()  # what the query asks for: a clause by its number, an article or page of a game
    missing: str = ""  # the number, if the law has no such clause and this is the nearest
    hand: HandHit | None = None
    groups: tuple[Group, ...] = ()
    is_guess: bool = False  # nothing is spelled like the query; these are its neighbours
    alike: tuple[Result, ...] = ()

    @property
    def options(self) -> Iterator[Option]:
        """Yield the answers a line each, in the order in which they are shown."""
        desks, summary = (self.hand.desks, self.hand.summary) if self.hand else ((), "")
        for desk in desks:
            yield Option(desk.game.name.say(self.lang), desk.summary or summary, desk.address)
        every = (*self.direct, *(result for group in self.groups for result in group.results))
        for result in every or self.alike:
            entry = result.entry
            beside = (entry.label if entry.sort is Sort.LAW else str(LABELS[entry.sort]), result.games)
            yield Option(result.title.html, " · ".join(filter(None, beside)), entry.address)

    @property
    def addresses(self) -> Iterator[str]:
        """Yield where the answers lead, in the order in which they are shown."""
        return (option.address for option in self.options)

    @property
    def is_empty(self) -> bool:
        """Say whether there is nothing to show."""
        return not (self.groups or self.direct or self.hand)


@cache
def index() -> Index:
    """Return the index of the site's content, built once."""
    return Index(collect(load()))


def answer(query: str, lang: str, only: Sort | None = None) -> Results:
    """Return what answers a query, in the reader's language; of one sort alone if asked."""
    question = asking.read(query)
    is_about_hand = question.aspect is not None and question.aspect.name == asking.WAITS
    hand = (hands.asked_about(query, lang) if is_about_hand else None) or hands.read(query, lang)
    if hand and hand.problem and question.aspect and not is_about_hand:
        hand = None  # which card is higher: the cards are asked about, not held
    clause, missing = answers.clause(query, question)
    named = clause or answers.edition(query, index())
    every = [hit for hit in index().find(question) if _is_wanted(hit, hand, is_named=bool(named))]
    meant = (named,) if named else () if hand else _meant(question, every)
    direct = tuple(_result(each, _NOTHING, "", lang) for each in meant)
    shown = {(each.view, each.place) for each in meant}
    hits = [hit for hit in every if (hit.entry.view, hit.entry.place) not in shown]
    found = Results(
        query=query,
        lang=lang,
        only=only,
        direct=direct,
        missing=missing,
        hand=hand,
        groups=tuple(_groups(hits, lang, only)),
        is_guess=bool(hits) and hits[0].is_typo and not direct,
    )
    if found.is_empty and query:
        alike = tuple(_result(each, _NOTHING, "", lang) for each in index().alike(query))
        return Results(query, lang, only, alike=alike)
    return found


def _meant(question: Question, hits: Sequence[Hit]) -> tuple[Entry, ...]:
    """Return what a question asks for by itself, or what there is of its game where no hit is of it or is called so."""
    asked = answers.asked_of(question, index())
    if asked:
        return (asked,)
    is_of_game = any(question.game in hit.entry.games or hit.rank < Rank.TEXT_MARKED for hit in hits[:SHOWN])
    least = None if is_of_game else answers.at_least(question, index())
    return answers.together(question, index()) or ((least,) if least else ())


def _is_wanted(hit: Hit, hand: HandHit | None, *, is_named: bool) -> bool:
    """Say whether a hit is shown beside a hand, or beside what is named by its number or code.

    The names of cards stand scattered in every text, numbers in many names.
    """
    if is_named:
        return hit.rank in (Rank.WHOLE_MARKED, Rank.WHOLE)
    return hand is None or hit.rank < (Rank.BEGINS_MARKED if hand.is_signs else Rank.TYPO)


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
    said = phrase(title).folded
    is_other = name != entry.label and name.casefold() not in title.casefold() and found.folded not in said
    return Result(
        entry,
        mark(title, found),
        mark(name, found) if is_other else Marked(),
        excerpt(entry.body.say(lang), found, is_begun=bool(name)),
        (card_by_code(entry.card),) if entry.card else (),
        _games(entry, lang),
    )


def _games(entry: Entry, lang: str) -> str:
    """Name the games that an entry is of: the main one for what all its forms share, and not more than two."""
    if entry.sort is Sort.PAGE and (not entry.games or entry.view == answers.HOME):
        return ""
    games = (MAIN_GAME,) if MAIN_GAME in entry.games else entry.games
    names = [game.name.say(lang) for slug in games[:NAMED] if (game := load().game(slug))]
    return ", ".join(names) + (" …" if len(games) > NAMED else "")
