"""The whole content of the site as one value, read once."""

import hashlib
import logging
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, partial
from pathlib import Path

from tutorials.catalogue import marks
from tutorials.catalogue.abouts import About, read_about
from tutorials.catalogue.benches import Bench, read_benches
from tutorials.catalogue.booklets import Leaflet, read_leaflets
from tutorials.catalogue.desks import Desk, read_desks
from tutorials.catalogue.drawings import Drawing, read_drawings
from tutorials.catalogue.faults import FaultWords, read_fault_words
from tutorials.catalogue.games import Game, read_games
from tutorials.catalogue.glossary import Term, names_of, read_terms
from tutorials.catalogue.law import Article, Clause, Law, read_law, read_law_sections
from tutorials.catalogue.lessons import Lesson, read_lessons
from tutorials.catalogue.naming import defining
from tutorials.catalogue.parts import Part, read_parts
from tutorials.catalogue.plans import Known, Plan, read_plans
from tutorials.catalogue.points import PointsTable, read_points
from tutorials.catalogue.presets import PresetText, read_presets
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.prose import Prose, Renderer
from tutorials.catalogue.puzzles import Puzzle, read_puzzles
from tutorials.catalogue.records import RecordWords, read_records
from tutorials.catalogue.sheets import RuleSheet, read_sheet
from tutorials.catalogue.sources import Document, read_documents
from tutorials.catalogue.table_words import TableWords, read_table_words
from tutorials.catalogue.tables import Table, read_toml
from tutorials.catalogue.texts import Text, fold
from tutorials.catalogue.verses import Verse, read_verses
from tutorials.engine.cards import Kind

CONTENT = Path(__file__).parent.parent / "content"

OPTIONAL = (
    "about",
    "bench",
    "booklet",
    "desk",
    "faults",
    "points",
    "record",
    "table",
    "verses",
)  # files that a game need not have

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Catalogue:
    """Everything the site teaches."""

    games: tuple[Game, ...] = ()  # from the smallest to the greatest
    terms: tuple[Term, ...] = ()
    documents: tuple[Document, ...] = ()
    laws: dict[str, Law] = field(default_factory=dict)
    courses: dict[str, tuple[Lesson, ...]] = field(default_factory=dict)
    collections: dict[str, tuple[Puzzle, ...]] = field(default_factory=dict)
    houses: dict[str, tuple[PresetText, ...]] = field(default_factory=dict)
    verses: dict[str, dict[str, Verse]] = field(default_factory=dict)  # by game and the code of the card they call
    sheets: dict[str, RuleSheet] = field(default_factory=dict)
    desks: dict[str, Desk] = field(default_factory=dict)
    ledgers: dict[str, tuple[PointsTable, ...]] = field(default_factory=dict)
    records: dict[str, RecordWords] = field(default_factory=dict)
    benches: dict[str, Bench] = field(default_factory=dict)  # in their order
    divisions: dict[str, tuple[Part, ...]] = field(default_factory=dict)  # of the courses
    abouts: dict[str, About] = field(default_factory=dict)
    drawings: Mapping[str, Drawing] = field(default_factory=dict)
    tables: Mapping[str, TableWords] = field(default_factory=dict)  # what is said where one plays
    plans: tuple[Plan, ...] = ()  # for an afternoon with a class, in their order
    leaflets: Mapping[str, Leaflet] = field(default_factory=dict)
    rulings: Mapping[str, FaultWords] = field(default_factory=dict)  # what books say of faults
    digest: str = ""  # changes with every change of the content

    def game(self, slug: str) -> Game | None:
        """Return a game."""
        return next((game for game in self.games if game.slug == slug), None)

    # by game

    def about(self, game: str) -> About | None:
        """Return what a game is, for somebody who has never heard of it."""
        return self.abouts.get(game)

    def law(self, game: str) -> Law:
        """Return the law of a game; one without articles if there is none yet."""
        return self.laws.get(game) or Law(game, Text("", ""), ())

    def lessons(self, game: str) -> tuple[Lesson, ...]:
        """Return the course of a game, in order."""
        return self.courses.get(game, ())

    def parts(self, game: str) -> tuple[Part, ...]:
        """Return the parts of the course of a game, in order; a short course is one part without a name."""
        return self.divisions.get(game, ())

    def puzzles(self, game: str) -> tuple[Puzzle, ...]:
        """Return the puzzles of a game, easiest first."""
        return self.collections.get(game, ())

    def presets(self, game: str) -> tuple[PresetText, ...]:
        """Return the house rules that are known of a game, the default first."""
        return self.houses.get(game, ())

    def sheet(self, game: str) -> RuleSheet | None:
        """Return the rule sheet of a game; not every game has one."""
        return self.sheets.get(game)

    def desk(self, game: str) -> Desk | None:
        """Return the hand desk of a game; not every game has one."""
        return self.desks.get(game)

    def points(self, game: str) -> tuple[PointsTable, ...]:
        """Return the tables of points of a game, its own or those that it shares; most games have none."""
        found = self.game(game)
        return self.ledgers.get(found.points or game, ()) if found else ()

    def table(self, game: str) -> TableWords:
        """Return what is said at the table of a game; no words if it has none yet."""
        return self.tables.get(game) or TableWords()

    def leaflet(self, game: str) -> Leaflet:
        """Return what the short booklet of a game shows beside its law; nothing if it is not written down."""
        return self.leaflets.get(game) or Leaflet(game)

    def fault_words(self, game: str) -> FaultWords:
        """Return what books say of the faults of a game; no words if it has none."""
        return self.rulings.get(game) or FaultWords()

    def verses_of(self, game: str) -> tuple[Verse, ...]:
        """Return the verses that call the cards of a game, in the order of the deck; most games have none."""
        return tuple(self.verses.get(game, {}).values())

    def terms_of(self, game: str) -> tuple[Term, ...]:
        """Return the terms of a game in dictionary order."""
        return tuple(term for term in self.terms if term.is_of(game))

    # by name

    def lesson(self, game: str, slug: str) -> Lesson | None:
        """Return a lesson."""
        return next((lesson for lesson in self.lessons(game) if lesson.slug == slug), None)

    def puzzle(self, game: str, slug: str) -> Puzzle | None:
        """Return a puzzle by its slug, or by one that it had earlier."""
        return next((puzzle for puzzle in self.puzzles(game) if slug in (puzzle.slug, *puzzle.earlier)), None)

    def preset(self, game: str, slug: str) -> PresetText | None:
        """Return a preset."""
        return next((preset for preset in self.presets(game) if preset.slug == slug), None)

    def plan(self, slug: str) -> Plan | None:
        """Return a plan."""
        return next((plan for plan in self.plans if plan.slug == slug), None)

    def document(self, slug: str) -> Document | None:
        """Return a document that clauses cite."""
        return next((document for document in self.documents if document.slug == slug), None)

    def term(self, slug: str) -> Term | None:
        """Return a term."""
        return self._terms.get(slug)

    def term_of_fault(self, fault: str) -> Term | None:
        """Return the term that explains a fault of a referee: one that says so, else that of the same slug."""
        return next((term for term in self.terms if fault in term.faults), None) or self.term(fault)

    def term_named(self, name: str, game: str) -> Term | None:
        """Return the term of a game that says what a way to win is: `ù tôm` for tôm, or one called so, or also so."""
        terms = self.terms_of(game)
        for wanted in (f"ù {name}", name):
            if found := next((term for term in terms if fold(term.word.vi) == fold(wanted)), None):
                return found
        return next((term for term in terms if name in term.aliases), None)

    def verse_of(self, term: Term) -> Verse | None:
        """Return the verse that calls the card of which a term is the name."""
        card = term.cards[0] if len(term.cards) == 1 else None
        return self.verse(card) if card and getattr(card, "vi_words", "") == term.name.vi else None

    def verse(self, card: Kind) -> Verse | None:
        """Return the verse that calls a card."""
        return next((verses[card.code] for verses in self.verses.values() if card.code in verses), None)

    def term_of(self, card: Kind) -> Term | None:
        """Return the term that is the name of a card."""
        return next((term for term in self.terms if term.cards == (card,) and term.name.vi == card.vi_words), None)

    def article(self, ident: str) -> Article | Clause | None:
        """Return an article or clause of any law by its id."""
        return self.laws[game].find(ident) if (game := self.game_of(ident)) else None

    def game_of(self, ident: str) -> str | None:
        """Return the game whose law has articles with this prefix."""
        prefix = ident.split("-")[0]
        return next((game.slug for game in self.games if game.prefix == prefix and game.slug in self.laws), None)

    # what leads to what

    def terms_citing(self, ident: str) -> tuple[Term, ...]:
        """Return the terms that a clause uses or that name the clause."""
        clause = self.article(ident)
        named = clause.terms if isinstance(clause, Clause) else ()
        return tuple(term for term in self.terms if ident in term.articles or term.slug in named)

    def lessons_citing(self, ident: str) -> tuple[Lesson, ...]:
        """Return the lessons that teach a clause."""
        return tuple(each for course in self.courses.values() for each in course if ident in each.articles)

    def puzzles_citing(self, ident: str) -> tuple[Puzzle, ...]:
        """Return the puzzles about a clause, easiest first."""
        return tuple(each for puzzles in self.collections.values() for each in puzzles if ident in each.articles)

    def defining(self, term: Term) -> Clause | None:
        """Return the clause that says what a term is, if the law has one."""
        return defining(term, self.laws)

    def says(self, term: Term, lang: str) -> str:
        """Return what that clause says of the term, in one sentence; nothing where there is none."""
        clause = self.defining(term)
        return clause.text.about(term.slug, fold(term.word.vi), lang) if clause else ""

    def clauses_using(self, slug: str) -> tuple[Clause, ...]:
        """Return the clauses that a term names or that name or link it: those of its own games first."""
        return self._clauses_by_term.get(slug, ())

    def lessons_using(self, slug: str) -> tuple[Lesson, ...]:
        """Return the lessons that name or link a term."""
        return self._lessons_by_term.get(slug, ())

    def puzzles_using(self, slug: str) -> tuple[Puzzle, ...]:
        """Return the puzzles on the clauses that a term names, or with the term as topic."""
        term = self.term(slug)
        wanted = set(term.articles) if term else set()
        return tuple(
            each
            for puzzles in self.collections.values()
            for each in puzzles
            if slug in each.topics or wanted & set(each.articles)
        )

    def seen_from(self, slug: str) -> tuple[Term, ...]:
        """Return the terms beside a term: those it names, then those that name it."""
        term = self.term(slug)
        named = [self._terms[each] for each in term.see if each in self._terms] if term else []
        return (*named, *(each for each in self._seen_by.get(slug, ()) if each not in named))

    @cached_property
    def _terms(self) -> dict[str, Term]:
        return {term.slug: term for term in self.terms}

    @cached_property
    def _seen_by(self) -> dict[str, tuple[Term, ...]]:
        found: defaultdict[str, list[Term]] = defaultdict(list)
        for term in self.terms:
            for slug in term.see:
                found[slug].append(term)
        return {slug: tuple(terms) for slug, terms in found.items()}

    @cached_property
    def _clauses_by_term(self) -> dict[str, tuple[Clause, ...]]:
        found: defaultdict[str, list[Clause]] = defaultdict(list)
        named = {slug: set(term.articles) for slug, term in self._terms.items()}
        for law in self.laws.values():
            for clause in law.clauses:
                linked = {*clause.terms, *_linked(clause.text)}
                for slug, articles in named.items():
                    if clause.id in articles or slug in linked:
                        found[slug].append(clause)
        return {slug: self._by_game(self._terms[slug], clauses) for slug, clauses in found.items() if slug in named}

    def _by_game(self, term: Term, clauses: Iterable[Clause]) -> tuple[Clause, ...]:
        """Sort clauses: what the term names first comes first, then its games in their order, then the others."""
        first = term.articles[:1]
        order = {game: place for place, game in enumerate(term.games)}

        def place(clause: Clause) -> tuple[bool, int]:
            return clause.id not in first, order.get(self.game_of(clause.id) or "", len(order))

        return tuple(sorted(clauses, key=place))

    @cached_property
    def _lessons_by_term(self) -> dict[str, tuple[Lesson, ...]]:
        found: defaultdict[str, list[Lesson]] = defaultdict(list)
        for course in self.courses.values():
            for lesson in course:
                linked = {slug for step in lesson.steps for slug in _linked(step.text)}
                for slug in {*lesson.terms, *linked}:
                    found[slug].append(lesson)
        return {slug: tuple(lessons) for slug, lessons in found.items()}


def _linked(text: Prose) -> Iterable[str]:
    return marks.slugs(text.html.vi)


def collect(root: Path = CONTENT) -> tuple[Catalogue, tuple[Problem, ...]]:
    """Read all content, and return it with everything that is wrong in it; broken entries are left out."""
    problems: list[Problem] = []
    table_of = partial(_read_optional, root, problems)
    tables = _read_glossary(root / "glossary", problems)
    games = read_games(root, problems)
    slugs = frozenset(game.slug for game in games)
    sections = {game.slug: read_law_sections(root / game.slug, game.slug, problems) for game in games}
    documents = read_documents(read_toml(root / "sources.toml", "sources.toml", problems))
    articles = frozenset(vi.id for both in sections.values() for vi, _ in both if vi.id)
    drawings = read_drawings(root / "drawings", problems)
    links = names_of(tables, articles, frozenset(document.slug for document in documents), slugs)
    links = replace(links, drawings=frozenset(drawings))
    terms = read_terms(tables, links, Renderer(links, ""), slugs)
    laws, courses, collections, houses, sheets = {}, {}, {}, {}, {}
    divisions: dict[str, tuple[Part, ...]] = {}
    for game in games:
        folder, renderer = root / game.slug, Renderer(links, game.slug)
        data = read_toml(folder / "law.toml", f"{game.slug}/law.toml", problems)
        laws[game.slug] = read_law(game.slug, sections[game.slug], data, links, renderer, problems)
        taught = Renderer(links, game.slug, names_articles=False)
        courses[game.slug] = read_lessons(
            folder / "lessons", f"{game.slug}/lessons", game.slug, links, taught, problems
        )
        divisions[game.slug] = read_parts(table_of(game, "parts"), courses[game.slug])
        collections[game.slug] = read_puzzles(
            folder / "puzzles", f"{game.slug}/puzzles", game.slug, links, renderer, problems
        )
        presets = read_toml(folder / "presets.toml", f"{game.slug}/presets.toml", problems)
        houses[game.slug] = read_presets(presets, game.slug, renderer)
        sheets[game.slug] = read_sheet(folder, game.slug, game.slug, renderer, problems)
    tables_of = {name: {game.slug: table_of(game, name) for game in games} for name in OPTIONAL}
    catalogue = Catalogue(
        games,
        terms,
        documents,
        laws,
        courses,
        collections,
        houses,
        {slug: found for slug, table in tables_of["verses"].items() if (found := read_verses(table, slug))},
        {slug: sheet for slug, sheet in sheets.items() if sheet},
        read_desks(tables_of["desk"]),
        {slug: points for slug, table in tables_of["points"].items() if (points := read_points(table))},
        read_records(tables_of["record"]),
        read_benches(tables_of["bench"]),
        divisions,
        {slug: told for slug, table in tables_of["about"].items() if (told := read_about(table, slug, links))},
        drawings,
        read_table_words(tables_of["table"]),
        read_plans(root / "plans", Known(links, courses), problems),
        read_leaflets(tables_of["booklet"]),
        read_fault_words(tables_of["faults"]),
        _digest(root),
    )
    return catalogue, tuple(sorted(set(problems)))


@cache
def collected() -> tuple[Catalogue, tuple[Problem, ...]]:
    """Return the content of the site with everything that is wrong in it, read once."""
    return collect()


@cache
def load() -> Catalogue:
    """Return the content of the site, read once; what is wrong in it is written to the log and left out."""
    catalogue, problems = collected()
    for problem in problems:
        log.warning("%s", problem)
    return catalogue


def _read_optional(root: Path, problems: list[Problem], game: Game, name: str) -> Table | None:
    """Read a file that a game need not have."""
    path = root / game.slug / f"{name}.toml"
    return read_toml(path, f"{game.slug}/{path.name}", problems) if path.exists() else None


def _read_glossary(folder: Path, problems: list[Problem]) -> tuple[Table, ...]:
    """Read the tables of all terms."""
    found: list[Table] = []
    for path in sorted(folder.glob("*.toml")):
        table = read_toml(path, f"glossary/{path.name}", problems)
        if table:
            found += table.tables("term")
            table.finish()
    return tuple(found)


def _digest(root: Path) -> str:
    """Return a short hash of all content files."""
    seen = hashlib.sha256()
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        seen.update(path.relative_to(root).as_posix().encode())
        seen.update(path.read_bytes())
    return seen.hexdigest()[:16]
