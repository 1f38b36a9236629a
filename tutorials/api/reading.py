"""Law and terms as plain values, for programs that read them: both languages side by side, text without marks."""

from collections.abc import Mapping
from typing import Any

from tutorials.catalogue import Article, Catalogue, Clause, Prose, Term, Text

BOTH = ("vi", "en")


def law(content: Catalogue, game: str) -> Mapping[str, Any] | None:
    """Return the law of an open game; None if there is none."""
    found, told = content.game(game), content.law(game)
    if found is None or not found.is_open or not told.articles:
        return None
    return {"game": game, "name": _both(found.name), "articles": [_article(each) for each in told.articles]}


def terms(content: Catalogue, game: str) -> Mapping[str, Any] | None:
    """Return the terms of a game; None if there is no such game."""
    found = content.game(game)
    if found is None or not found.is_open:
        return None
    return {"game": game, "name": _both(found.name), "terms": [_term(each) for each in content.terms_of(game)]}


def _both(text: Text | Prose | None) -> Mapping[str, str]:
    if text is None:
        return {}
    return {lang: text.plain(lang) if isinstance(text, Prose) else text.say(lang) for lang in BOTH}


def _article(article: Article) -> Mapping[str, Any]:
    return {
        "id": article.id,
        "heading": _both(article.heading),
        "text": _both(article.text),
        "clauses": [_clause(each) for each in article.clauses],
    }


def _clause(clause: Clause) -> Mapping[str, Any]:
    return {
        "id": clause.id,
        "heading": _both(clause.heading),
        "text": _both(clause.text),
        "dissent": _both(clause.dissent),
        "terms": clause.terms,
        "sources": [str(source) for source in clause.sources],
    }


def _term(term: Term) -> Mapping[str, Any]:
    return {
        "slug": term.slug,
        "name": _both(term.name),
        "aliases": term.aliases,
        "han": term.han,
        "games": term.games,
        "meaning": _both(term.meaning),
        "usage": _both(term.usage),
        "cards": [card.code for card in term.cards],
        "articles": term.articles,
        "see": term.see,
    }
