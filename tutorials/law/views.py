"""The law: its contents, the whole text, one article or clause with its examples."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from tutorials import catalogue
from tutorials.catalogue import Article, Clause, Law
from tutorials.catalogue.houses import House
from tutorials.law.coverage import Coverage, coverage
from tutorials.pages.cache import kept
from tutorials.pages.preferences import Preferences
from tutorials.pages.request import language
from tutorials.scenes.citing import citations
from tutorials.scenes.examples import cases_of, fold
from tutorials.scenes.festival import flags_of, is_festival, signals_of
from tutorials.scenes.points import pictured


@require_safe
@kept()
def index(request: HttpRequest, game: str) -> HttpResponse:
    """List the articles of a law."""
    law = _law_or_404(game)
    content = catalogue.load()
    cited = {source.document for clause in law.clauses for source in clause.sources}
    values = {
        "law": law,
        "game": content.game(game),
        "documents": [document for document in content.documents if document.slug in cited],
        "sheet": content.sheet(game),
        "has_points": bool(content.points(game)),
        "verses": content.verses_of(game),
    }
    return render(request, "law/index.html", values)


@require_safe
@kept()
def whole(request: HttpRequest, game: str) -> HttpResponse:
    """Show the whole text on one page, for reading through and for printing."""
    return render(request, "law/whole.html", {"law": _law_or_404(game), "game": catalogue.load().game(game)})


@require_safe
@kept()
def untested(request: HttpRequest, game: str) -> HttpResponse:
    """Show the share of clauses with an allowed and a forbidden example, and list the others."""
    law = _law_or_404(game)
    content = catalogue.load()
    open_games = [each for each in content.games if each.is_open and content.law(each.slug).articles]
    every = [(each, coverage(content.law(each.slug))) for each in open_games]
    values = {"law": law, "game": content.game(game), "coverage": coverage(law), "every": every}
    values["total"] = sum((found for _, found in every), Coverage())
    return render(request, "law/untested.html", values)


@require_safe
@kept(by_village=True)
def article(request: HttpRequest, game: str, article: str) -> HttpResponse:
    """Show an article with its clauses, or one clause with all that belongs to it."""
    law = _law_or_404(game)
    found = law.find(article)
    if found is None:
        if law.find(article.upper()):
            return redirect("law:article", game, article.upper(), permanent=True)
        raise Http404(article)
    content = catalogue.load()
    before, after = law.neighbours(found.id)
    is_article = isinstance(found, Article)
    cases = cases_of(found, language(), Preferences.of(request).house(game)) if isinstance(found, Clause) else ()
    shown, folded = fold(cases)
    values = {
        "game": content.game(game),
        "law": law,
        "found": found,
        "is_article": is_article,
        "article": law.article_of(found.id),
        "clauses": found.clauses if isinstance(found, Article) else (found,),
        "cases": shown,
        "folded": folded,
        "has_story": any(case.scenes or case.record for case in cases),
        "has_drum": any(case.strokes or case.flag for case in cases),
        "parts": [each for each in law.clauses if each.id.startswith(f"{found.id}.")],
        "before": before,
        "after": after,
        "terms": content.terms_citing(found.id),
        "lessons": content.lessons_citing(found.id),
        "puzzles": content.puzzles_citing(found.id),
        "sources": citations(found.sources, language()) if isinstance(found, Clause) else (),
    }
    return render(request, "law/article.html", values)


@require_safe
@kept(by_village=True)
def cuoc(request: HttpRequest, game: str) -> HttpResponse:
    """Show all that wins or counts in a game, each with a hand that has it and its points by the visitor's rules."""
    law = _law_or_404(game)
    house = Preferences.of(request).house(game) or House(game)
    content = catalogue.load()
    tables = {
        slug: [(row, hand, content.term_named(row.name.vi, game)) for row, hand in rows]
        for slug, rows in pictured(house, language()).items()
    }
    if not tables:
        raise Http404(game)
    values = {"law": law, "game": content.game(game), "house": house, "tables": tables}
    return render(request, "law/cuoc.html", values)


@require_safe
@kept()
def signals(request: HttpRequest, game: str) -> HttpResponse:
    """Show the drum signals, to be heard, and the flags of the festival game."""
    law = _festival_or_404(game)
    values = {
        "law": law,
        "game": catalogue.load().game(game),
        "signals": signals_of(game, language()),
        "flags": flags_of(game, language()),
    }
    return render(request, "diem/signals.html", values)


@require_safe
@kept()
def verses(request: HttpRequest, game: str) -> HttpResponse:
    """Show the verse that calls each card."""
    law = _festival_or_404(game)
    content = catalogue.load()
    called = [(verse, content.term_of(verse.card)) for verse in content.verses_of(game)]
    return render(request, "diem/verses.html", {"law": law, "game": content.game(game), "called": called})


def _festival_or_404(game: str) -> Law:
    if not is_festival(game):
        raise Http404(game)
    return _law_or_404(game)


def _law_or_404(game: str) -> Law:
    content = catalogue.load()
    found, law = content.game(game), content.law(game)
    if found is None or not found.is_open or not law.articles:
        raise Http404(game)
    return law
