"""The law of a game: articles (điều), clauses (khoản), and examples that the engine judges."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from tutorials.catalogue.glossary import known_only
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.prose import ARTICLE_ID, Links, Prose, Renderer
from tutorials.catalogue.reasons import REASONS, Reason
from tutorials.catalogue.sections import Section, pair, read_sections, render
from tutorials.catalogue.sources import Source, read_sources
from tutorials.catalogue.tables import Table
from tutorials.catalogue.tasks import read_prose
from tutorials.catalogue.texts import Text

_HEADING = re.compile(rf"({ARTICLE_ID})\s+(\S.*)")


@dataclass(frozen=True, slots=True)
class Example:
    """A case that the engine judges, with the part of its answer that the clause promises."""

    is_allowed: bool
    text: Prose
    question: Mapping[str, Any]
    expect: Mapping[str, Any]
    line: int = 0  # where it stands in law.toml
    flips: tuple[str, ...] = ()  # options that turn its answer
    is_named: bool = False  # its sentence names all cards that it shows


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause (khoản), or a numbered part of one."""

    id: str
    heading: Text
    text: Prose
    sources: tuple[Source, ...] = ()
    rows: tuple[str, ...] = ()  # the numbers of disagreements, as options have them
    dissent: Prose | None = None  # who does otherwise
    terms: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()
    untestable: Reason | None = None  # why no example can be put before the engine
    line: int = 0  # where it stands in law.toml

    @property
    def has_both(self) -> bool:
        """Say whether it shows what is allowed and what is not."""
        return len({example.is_allowed for example in self.examples}) == 2

    @property
    def depth(self) -> int:
        """Return 2 for a clause such as TT-4.1, 3 for TT-4.4.1."""
        return self.id.count(".") + 1


@dataclass(frozen=True, slots=True)
class Article:
    """An article (điều) with its clauses."""

    id: str
    heading: Text
    text: Prose
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Law:
    """The law of one game."""

    game: str
    title: Text
    articles: tuple[Article, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Return all clauses in order."""
        return tuple(clause for article in self.articles for clause in article.clauses)

    @cached_property
    def _by_id(self) -> dict[str, Article | Clause]:
        found: dict[str, Article | Clause] = {article.id: article for article in self.articles}
        found.update((clause.id, clause) for clause in self.clauses)
        return found

    @property
    def ids(self) -> frozenset[str]:
        """Return the ids of all articles and clauses."""
        return frozenset(self._by_id)

    def find(self, ident: str) -> Article | Clause | None:
        """Return the article or clause with this id."""
        return self._by_id.get(ident)

    def article_of(self, ident: str) -> Article | None:
        """Return the article (điều) in which an id stands."""
        found = self._by_id.get(ident.split(".")[0])
        return found if isinstance(found, Article) else None

    def neighbours(self, ident: str) -> tuple[Article | Clause | None, Article | Clause | None]:
        """Return what stands before and after: articles among articles, clauses among clauses."""
        found = self._by_id.get(ident)
        row: tuple[Article | Clause, ...] = self.articles if isinstance(found, Article) else self.clauses
        place = next((place for place, each in enumerate(row) if each.id == ident), None)
        if place is None:
            return None, None
        return row[place - 1] if place else None, row[place + 1] if place + 1 < len(row) else None


def split_heading(heading: str) -> tuple[str, str] | None:
    """Take `TT-4.1 Phu bí` apart; None if it does not begin with an id."""
    match = _HEADING.fullmatch(heading)
    return (match[1], match[2]) if match else None


Sections = tuple[tuple[Section, Section], ...]


def read_law_sections(folder: Path, name: str, problems: list[Problem]) -> Sections:
    """Read the text of the law in both languages, matched by id."""
    vi, en = (
        read_sections(folder / f"law.{lang}.md", f"{name}/law.{lang}.md", split_heading, problems)
        for lang in ("vi", "en")
    )
    return pair(vi, en, problems)


def read_law(
    game: str, sections: Sections, table: Table | None, links: Links, renderer: Renderer, problems: list[Problem]
) -> Law:
    """Put text and data of the law together."""
    data = _read_data(table, {vi.id for vi, _ in sections if "." in vi.id}, links, renderer, game)
    title = Text("", "")
    articles: list[Article] = []
    clauses: list[Clause] = []
    for vi, en in sections:
        heading = Text(vi.heading, en.heading)
        if not vi.id:
            title = heading
            continue
        text = render(vi, en, renderer, problems)
        if "." not in vi.id:
            articles.append(Article(vi.id, heading, text, ()))
        elif not articles or vi.id.split(".")[0] != articles[-1].id:
            problems.append(Problem(vi.file, vi.line, vi.id, "stands under another article"))
        else:
            for section in (vi, en):
                if not section.text:
                    problems.append(Problem(section.file, section.line, section.id, "has no text"))
            clauses.append(Clause(vi.id, heading, text, **data.get(vi.id, {})))
    return Law(
        game,
        title,
        tuple(
            Article(each.id, each.heading, each.text, tuple(c for c in clauses if c.id.split(".")[0] == each.id))
            for each in articles
        ),
    )


def _read_data(
    table: Table | None, known: set[str], links: Links, renderer: Renderer, game: str
) -> dict[str, dict[str, Any]]:
    """Read the table of each clause as the fields it adds."""
    found: dict[str, dict[str, Any]] = {}
    for each in table.tables("clause") if table else ():
        ident = each.text("id")
        if ident and ident not in known:
            each.fault("id", f"there is no clause {ident} in the text of the law", is_fatal=False)
        if ident in found:
            each.fault("id", f"{ident} stands twice", is_fatal=False)
        found[ident] = {
            "sources": read_sources(each, links.documents),
            "rows": each.words("rows"),
            "dissent": read_prose(each, "dissent", renderer, is_required=False),
            "terms": known_only(each, "terms", links.slugs, "term"),
            "examples": tuple(_examples(each.tables("example"), renderer, game)),
            "untestable": _untestable(each),
            "line": each.line,
        }
        each.finish()
    if table:
        table.finish()
    return found


def _untestable(table: Table) -> Reason | None:
    """Read why a clause has no example."""
    if not table.has("untestable"):
        return None
    if table.has("example"):
        table.fault("untestable", "a clause with examples is testable", is_fatal=False)
    return REASONS.get(table.one_of("untestable", tuple(REASONS)))


def _note(table: Table, lang: str, line: int, fault: str) -> None:
    table.fault(lang, fault, is_fatal=False)


def _examples(tables: Iterable[Table], renderer: Renderer, game: str) -> Iterable[Example]:
    for table in tables:
        is_allowed = table.one_of("kind", ("allowed", "forbidden")) == "allowed"
        text = table.said()
        question, expect = table.plain("ask"), table.plain("expect")
        flips, is_named = table.words("flips"), table.flag("named")
        table.finish()
        if table.is_broken or question is None or expect is None:
            continue
        prose = renderer.both(text, partial(_note, table), is_inline=True)
        yield Example(is_allowed, prose, {"game": game, **question}, expect, table.line, flips, is_named)
