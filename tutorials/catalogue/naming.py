"""The clause that a term is defined in: the one that bears its name in the law of the term's own game."""

import re
from collections.abc import Iterable, Iterator, Mapping

from tutorials.catalogue import marks
from tutorials.catalogue.glossary import Term
from tutorials.catalogue.law import Article, Clause, Law
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.texts import LANGS, fold

_NOT = re.compile(r"^(?:không|cấm|có) ")
LONGEST_MEANING, LONGEST_CAPTION = 45, 20  # words
_PARTS = re.compile(r"\s*[,:]\s*| và ")


def defining(term: Term, laws: Mapping[str, Law]) -> Clause | None:
    """Return the first clause that a term names, if it bears one of its names or says what it is.

    Of an article that bears the name it is the first clause.
    """
    for law in laws.values():
        for ident in term.articles[:1]:
            found = law.find(ident)
            if found and _is_called(found.heading.vi, term):
                return found.clauses[0] if isinstance(found, Article) else found
            if isinstance(found, Clause) and _links(found, term):
                return found
    return None


def bearing(term: Term, law: Law) -> tuple[str, ...]:
    """Return the clauses that bear the name of a term as their heading, or as a part of it."""
    word = fold(term.word.vi)
    whole = tuple(clause.id for clause in law.clauses if fold(clause.heading.vi) == word)
    if whole or any(clause.id in term.articles[:1] and _links(clause, term) for clause in law.clauses):
        return whole
    articles = tuple(each.id for each in law.articles if fold(each.heading.vi) == word)
    return articles or tuple(clause.id for clause in law.clauses if word in _named(clause.heading.vi))


def check_terms(terms: Iterable[Term], laws: Mapping[str, Law]) -> tuple[Problem, ...]:
    """Return the terms that do not name their clause first, or tell neither source nor clause."""
    return tuple(
        Problem(term.file, term.line, f"{term.slug}.{field}", fault)
        for term in terms
        for field, fault in _flaws(term, laws)
    )


def _flaws(term: Term, laws: Mapping[str, Law]) -> Iterator[tuple[str, str]]:
    main = laws.get(term.games[0])
    wanted = bearing(term, main) if main else ()
    first = f"{term.articles[0]}." if term.articles else ""
    if wanted and not any(first.startswith(f"{each}.") for each in wanted):
        yield "articles", f"begin with the clause that bears its name: {' or '.join(wanted)}"
    if not term.sources and not _sources(term, laws):
        yield "sources", "missing, and the clauses that it names have none either"
    if any(len(term.meaning.plain(lang).split()) > LONGEST_MEANING for lang in LANGS):
        yield "meaning", f"longer than {LONGEST_MEANING} words"
    if term.cards and term.caption is None:
        yield "caption", "missing: what do the cards show?"
    if term.caption and any(len(term.caption.say(lang).split()) > LONGEST_CAPTION for lang in LANGS):
        yield "caption", f"longer than {LONGEST_CAPTION} words"


def _sources(term: Term, laws: Mapping[str, Law]) -> bool:
    """Say whether a clause that a term names, or one of an article that it names, tells its source."""
    return any(
        clause.sources
        for law in laws.values()
        for clause in law.clauses
        if any(f"{clause.id}.".startswith(f"{ident}.") for ident in term.articles)
    )


def _named(heading: str) -> frozenset[str]:
    """Return the names that a heading bears: itself, and its parts."""
    return frozenset(fold(each) for each in (heading, *_PARTS.split(heading)))


def _is_called(heading: str, term: Term) -> bool:
    """Say whether a heading, or a part of it, is a name of a term, perhaps of what is not allowed: Không đánh yêu."""
    parts = _named(heading)
    names = {fold(name) for name in (term.word.vi, *term.aliases)}
    return bool(names.intersection(parts) or names.intersection(_NOT.sub("", part) for part in parts))


def _links(clause: Clause, term: Term) -> bool:
    return term.slug in marks.slugs(clause.text.html.vi)
