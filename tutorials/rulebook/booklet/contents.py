"""All that the short booklet of one edition prints, as values."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from tutorials.catalogue import LANGS, Catalogue, Clause, Game, PresetText, Prose, Term, Text
from tutorials.catalogue.booklets import MOST_WORDS, Chart, Leaflet
from tutorials.catalogue.houses import House
from tutorials.catalogue.texts import collation
from tutorials.catalogue.weights import weight
from tutorials.engine.games import deck_of
from tutorials.engine.rules import as_dict
from tutorials.rulebook.book import Book, Setting
from tutorials.rulebook.booklet.bonuses import Bonus, bonuses
from tutorials.rulebook.booklet.hands import Draughtsman, Group
from tutorials.rulebook.booklet.story import Narrative, narrate
from tutorials.rulebook.booklet.words import WORDS
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.decks import Drawn
from tutorials.rulebook.decks import Group as Suit
from tutorials.rulebook.faults import FaultRow, faults_of
from tutorials.rulebook.villages import options_of
from tutorials.rulebook.words import WORDS as BOOK
from tutorials.scenes.points import Points, points_of

TEMPLATES = {  # of the parts
    "rules": "_sheet",
    "deck": "_deck",
    "chart": "_charts",
    "story": "_story",
    "first": "_clauses",
    "cuoc": "_bonuses",
    "points": "_points",
    "faults": "_faults",
    "choices": "_choices",
    "terms": "_terms",
}
NUMBERED = 2  # depth of a clause such as TT-4.1
WIDEST = 1.1  # of cards beside which a few words have room in half a line, in heights of a card
MOST_HANDS = 18  # beside which there is room for a table of several cước in one win
MOST_LETTERS = 110  # of what is said of a word, unless its first sentence is longer
MOST_CHOICES = 14  # of the village's own and the weightiest together

_PART = re.compile(r"<h2[^>]*>(.*?)</h2>.*?(?=<h2|\Z)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class FaultGroup:
    """Faults of one sort of act."""

    title: Text
    rows: tuple[tuple[FaultRow, bool], ...]  # each with whether its cost is another than that of its grade


@dataclass(frozen=True, slots=True)
class PointsTable:
    """A table of points beside that of the cước."""

    title: Text
    heads: tuple[Text, ...]
    rows: tuple[Points, ...]
    note: Text | None = None
    counts: bool = False  # it says how each row adds up


@dataclass(frozen=True, slots=True)
class Entry:
    """A word with its meaning in a sentence."""

    name: str  # in Vietnamese
    sense: str  # in English, where that says more
    meaning: Text


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One line of a table of what belongs together, drawn."""

    name: Text
    told: Text | None
    article: str
    groups: tuple[Group, ...]
    is_wide: bool  # it needs a line of the page for itself


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the booklet: its place in addresses, its title, and the template that fills it."""

    slug: str
    title: Text

    @property
    def template(self) -> str:
        """Return the template."""
        return f"rulebook/booklet/{TEMPLATES[self.slug]}.html"


TABLES = {  # of points.toml, as the booklet shows them
    "lung": PointsTable(BOOK["tai_ban_lung"], (BOOK["counts"], BOOK["of_tai"]), ()),
    "ket": PointsTable(BOOK["ket"], (BOOK["two"], BOOK["three"], BOOK["four"]), ()),
    "compound": PointsTable(BOOK["compound"], (BOOK["points"],), (), counts=True),
}


class Booklet:
    """What one edition of the short booklet holds."""

    def __init__(self, catalogue: Catalogue, edition: Edition) -> None:
        self.catalogue = catalogue
        self.edition = edition
        self.book = Book(catalogue, edition)
        self.game: Game = self.book.volumes[0].game
        self.house: House = self.book.volumes[0].house
        self.leaflet: Leaflet = catalogue.leaflet(self.game.slug)
        self.langs = edition.language.langs[:1]
        self.ids: frozenset[str] = frozenset()  # of clauses that can be linked: the law is another book
        self.draughtsman = Draughtsman(self.game.slug, self.langs[0], edition.face)

    @property
    def deck(self) -> str:
        """Return the deck of the game as a word."""
        return deck_of(self.game.slug).slug

    @property
    def title(self) -> Text:
        """Return the title."""
        return self.game.name

    @property
    def rules(self) -> PresetText:
        """Return the house rules as they are told to people."""
        return self.book.rules

    @cached_property
    def sheet(self) -> Prose | None:
        """Return the rules on one page, without what a table of the booklet tells under the village's rules."""
        sheet = self.catalogue.sheet(self.game.slug)
        if sheet is None:
            return None
        html = {}
        for lang in LANGS:
            left_out = {heading.say(lang) for heading in self.leaflet.without}
            html[lang] = _PART.sub(
                lambda part, left_out=left_out: "" if part[1] in left_out else part[0],  # type: ignore[misc]
                sheet.text.html.say(lang),
            )
        return Prose(sheet.text.source, Text(html["vi"], html["en"]))

    @property
    def an_article(self) -> str:
        """Return a clause of the law, for an example of its numbers."""
        return next(clause.id for clause in reversed(self.book.volumes[0].law.clauses) if clause.depth == NUMBERED)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Return the parts in their order, without those of which this game has nothing."""
        has = {
            "rules": self.sheet,
            "deck": True,
            "chart": self.charts,
            "story": self.story,
            "first": self.first,
            "cuoc": self.bonuses,
            "points": self.has_points and not self.bonuses,
            "faults": self.faults or self.penalties,
            "choices": True,
            "terms": self.terms,
        }
        return tuple(Part(slug, self._title(slug)) for slug, held in has.items() if held)

    def _title(self, slug: str) -> Text:
        return self.terms_title if slug == "terms" else WORDS[slug]

    @property
    def terms_title(self) -> Text:
        """Return what the list of words is called."""
        return WORDS["terms" if len(self.terms) == MOST_WORDS else "terms_few"]

    # the deck

    @cached_property
    def suits(self) -> tuple[Suit, ...]:
        """Return the cards of the deck, suit by suit."""
        return tuple(suit for deck in self.book.decks for suit in deck.groups)

    def nickname(self, card: Drawn) -> str:
        """Return what else a card is called."""
        term = self.catalogue.term_of(card.kind) if hasattr(card.kind, "vi_words") else None
        plain = {card.kind.vi, card.name.vi, card.word.vi if card.word else ""}
        return next((alias for alias in term.aliases if alias not in plain), "") if term else ""

    # tables

    @cached_property
    def charts(self) -> tuple[tuple[Text, tuple[ChartLine, ...]], ...]:
        """Return the tables of what belongs together."""
        return tuple((chart.title, tuple(self._lines(chart))) for chart in self.leaflet.charts)

    def _lines(self, chart: Chart) -> Iterator[ChartLine]:
        for row in chart.rows:
            groups = tuple(map(self.draughtsman.pile, row.piles))
            is_wide = sum(float(group.width) for group in groups) > WIDEST
            yield ChartLine(row.name, row.told, row.article, groups, is_wide)

    @cached_property
    def story(self) -> Narrative | None:
        """Return a hand in pictures."""
        return narrate(self.leaflet.story, self.draughtsman) if self.leaflet.story else None

    def _clauses(self, idents: tuple[str, ...]) -> tuple[Clause, ...]:
        found = (self.catalogue.article(ident) for ident in idents)
        return tuple(clause for clause in found if isinstance(clause, Clause))

    @cached_property
    def first(self) -> tuple[Clause, ...]:
        """Return the clauses on who comes first."""
        return self._clauses(self.leaflet.first)

    @cached_property
    def scoring(self) -> tuple[Clause, ...]:
        """Return the clauses on points."""
        return self._clauses(self.leaflet.scoring)

    @cached_property
    def penalties(self) -> tuple[Clause, ...]:
        """Return the clauses on faults."""
        return self._clauses(self.leaflet.penalties)

    # points

    @cached_property
    def bonuses(self) -> tuple[Bonus, ...]:
        """Return every cước that counts in the village."""
        return tuple(each for each in self._bonuses if each.points.points is not None)

    @cached_property
    def not_counted(self) -> tuple[Text, ...]:
        """Return the cước that the village does not know."""
        return tuple(each.points.name for each in self._bonuses if each.points.points is None)

    @cached_property
    def _bonuses(self) -> tuple[Bonus, ...]:
        return bonuses(self.house, self.draughtsman)

    @property
    def pictured(self) -> tuple[Bonus, ...]:
        """Return the cước that have a hand."""
        return tuple(each for each in self.bonuses if each.hand)

    @property
    def unpictured(self) -> tuple[Bonus, ...]:
        """Return the cước that no card of the hand makes."""
        return tuple(each for each in self.bonuses if not each.hand)

    @cached_property
    def tables(self) -> tuple[PointsTable, ...]:
        """Return the other tables of points."""
        rows = points_of(self.house)
        if len(self.pictured) > MOST_HANDS:
            rows.pop("compound", None)
        return tuple(replace(table, rows=rows[slug]) for slug, table in TABLES.items() if rows.get(slug))

    @property
    def has_points(self) -> bool:
        """Say whether there is anything on points beside the cước."""
        return bool(self.tables or self.scoring)

    # faults

    @cached_property
    def _fault_rows(self) -> tuple[FaultRow, ...]:
        return faults_of(self.house)

    @cached_property
    def grades(self) -> tuple[tuple[Text, Text], ...]:
        """Return how grave a fault can be, each with what it mostly costs in the village."""
        costs = {grade: [row.cost for row in self._fault_rows if row.grade == grade] for grade in self._grades}
        return tuple((grade, max(said, key=said.count)) for grade, said in costs.items())

    @property
    def _grades(self) -> dict[Text, None]:
        return dict.fromkeys(row.grade for row in self._fault_rows)

    @cached_property
    def faults(self) -> tuple[FaultGroup, ...]:
        """Return every fault with what it costs in the village, by sort of act."""
        usual = dict(self.grades)
        left = {row.slug: (row, row.cost != usual[row.grade]) for row in self._fault_rows}
        found = []
        bench = self.catalogue.benches.get(self.game.slug)
        for group in self.leaflet.groups or (bench.groups if bench else ()):
            rows = tuple(left.pop(slug) for slug in group.faults if slug in left)
            found.append(FaultGroup(group.title, rows))
        found.append(FaultGroup(WORDS["other_faults"] if found else WORDS["fault"], tuple(left.values())))
        return tuple(group for group in found if group.rows)

    # what the village chooses

    @cached_property
    def own(self) -> tuple[Setting, ...]:
        """Return where the village differs from the usual rules."""
        return tuple(setting for setting in self.book.families[0].settings() if setting.is_own)

    @property
    def usual(self) -> Text:
        """Return the name of the usual rules."""
        return self.book.families[0].usual

    @cached_property
    def weighty(self) -> tuple[Setting, ...]:
        """Return the other questions that change most hands, the weightiest first."""
        chosen = as_dict(self.house.options)
        own = {setting.label for setting in self.own}
        infos = [info for info in options_of((self.game.slug,)) if info.label not in own]
        weighed = sorted(infos, key=lambda info: -max(self._weights(info.name, info.choices)))
        settings = []
        for info in weighed[: max(0, MOST_CHOICES - len(self.own))]:
            choice = info.choices[chosen[info.name]]
            settings.append(Setting(info.label, choice, info.article, False))
        return tuple(settings)

    def _weights(self, name: str, choices: object) -> Iterator[int]:
        usual = as_dict(House(self.house.game).options)[name]
        for value in choices:  # type: ignore[attr-defined]
            yield weight(self.game.slug, name, (value, usual))

    # words

    @cached_property
    def terms(self) -> tuple[Entry, ...]:
        """Return the words that a beginner needs most, in dictionary order."""
        found = (self.catalogue.term(slug) for slug in self.leaflet.words)
        terms = sorted((term for term in found if term), key=lambda term: collation(term.name.vi))
        return tuple(map(_entry, terms))


def _entry(term: Term) -> Entry:
    """Return a word without the game that tells it from another's, and what is said of it."""
    meaning = Text(*(term.meaning.opening(lang, MOST_LETTERS) for lang in LANGS))
    return Entry(term.word.vi, term.english_sense, meaning)
