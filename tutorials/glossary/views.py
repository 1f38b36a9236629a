"""The glossary: terms from A to Z, and one term as a hub."""

from dataclasses import replace
from itertools import groupby, repeat

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tutorials import catalogue
from tutorials.catalogue import Term
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.engine.games import GAMES, deck_of
from tutorials.mats.hand import Part, parts_of
from tutorials.pages.cache import kept
from tutorials.pages.game import is_open
from tutorials.pages.request import language
from tutorials.scenes.citing import citations

PUZZLES = 6  # shown with a term; the rest is behind a link


@require_safe
@kept({"game": lambda slug, _: not slug or catalogue.load().game(slug) is not None})
def index(request: HttpRequest) -> HttpResponse:
    """List the terms, of every game or of one."""
    content = catalogue.load()
    chosen = None
    if slug := request.GET.get("game", ""):
        chosen = content.game(slug)
        if chosen is None:
            raise Http404(slug)
    terms = content.terms_of(chosen.slug) if chosen else content.terms
    values = {
        "letters": [(letter, list(group)) for letter, group in groupby(terms, key=lambda term: term.initial)],
        "count": len(terms),
        "all": len(content.terms),
        "chosen": chosen,
        "has_points": chosen is not None and bool(content.points(chosen.slug)),
        "games": [(game, count) for game in content.games if (count := len(content.terms_of(game.slug)))],
    }
    return render(request, "glossary/index.html", values)


@require_safe
@kept({"fragment": lambda value, _: not value, "game": is_open})
def detail(request: HttpRequest, slug: str) -> HttpResponse:
    """Show a term with everything that leads on from it; with `?fragment` its meaning alone."""
    content = catalogue.load()
    term = content.term(slug)
    if term is None:
        raise Http404(slug)
    if "fragment" in request.GET:
        return render(request, "glossary/_meaning.html", {"term": term})
    puzzles = content.puzzles_using(slug)
    clauses = content.clauses_using(slug)
    defining = content.defining(term)
    place = content.terms.index(term)
    values = {
        "term": term,
        "verse": content.verse_of(term),
        "deck": deck_of(term.games[0]).kinds if term.is_deck else (),
        "parts": parts_of_term(term, language()),
        "defining": defining,
        "says": content.says(term, language()),
        "clauses": clauses,
        "sources": citations(
            term.sources or (source for clause in clauses[:1] for source in clause.sources), language()
        ),
        "lessons": content.lessons_using(slug),
        "puzzles": puzzles[:PUZZLES],
        "more_puzzles": len(puzzles) - PUZZLES,
        "beside": content.seen_from(slug),
        "games": [game for game in content.games if game.slug in term.games],
        "before": content.terms[place - 1] if place else None,
        "after": content.terms[place + 1] if place + 1 < len(content.terms) else None,
    }
    return render(request, "glossary/detail.html", values)


def parts_of_term(term: Term, lang: str) -> tuple[Part, ...]:
    """Return the cards of a term as they belong together: as its file says, else as the engine parts them."""
    if term.parts:
        return tuple(Part(label, cards) for cards, label in zip(term.parts, term.labels or repeat(""), strict=False))
    game = next((game for game in term.games if game in GAMES), MAIN_GAME)
    parts = parts_of(game, tuple(card.code for card in term.cards), lang)
    return parts if len(parts) > 1 else tuple(replace(part, name="", is_loose=False) for part in parts)
