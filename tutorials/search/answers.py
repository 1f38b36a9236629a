"""What a question asks for by itself: a clause by number, an edition of the book, an article or a page of a game."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from django.utils.http import urlencode

from tutorials.catalogue import Article, Catalogue, Text, load
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.search import numbers
from tutorials.search.asking import Aspect, Question
from tutorials.search.entry import Entry, Sort
from tutorials.search.index import Index
from tutorials.search.nearness import nearness
from tutorials.search.words import Phrase, phrase

_EDITION = re.compile(r"([A-Z]{2})[-–\s]?([0-9A-F]{4})[-–\s]?([0-9A-F]{4})", re.IGNORECASE)
HOME = "home:game"  # the page of a game, which has its name
POINTS = "points"  # the aspect that the tables of points tell too
NAMES = frozenset({Sort.TERM, Sort.CARD, Sort.PAGE})


def clause(query: str, question: Question) -> tuple[Entry | None, str]:
    """Return the clause that a query names, and its number if the law lacks it and this is the nearest."""
    content = load()
    found = numbers.find(content, query, question)
    if found is None:
        return None, ""
    game, part, is_exact = found
    text = part.text
    if isinstance(part, Article) and not part.text.plain("vi"):
        told = Text(*(" · ".join(each.heading.say(lang) for each in part.clauses) for lang in ("vi", "en")))
    else:
        told = Text(text.plain("vi"), text.plain("en"))
    here = Entry(Sort.LAW, part.heading, (), told, "law:article", (game, part.id), label=part.id, games=(game,))
    asked = numbers.asked_for(content, query, question)
    return here, "" if is_exact or asked is None else f"{part.id.partition('-')[0]}-{asked[1]}"


def edition(query: str, index: Index) -> Entry | None:
    """Return the page of the book where a query is the code on a cover: TT-EFEE-CD3A."""
    match = _EDITION.fullmatch(query.strip())
    page = index.at("rulebook:index", ())
    if match is None or page is None:
        return None
    game = next((each for each in load().games if each.is_open and each.prefix == match[1].upper()), None)
    if game is None:
        return None
    label = "-".join(match.groups()).upper()
    query = urlencode({"game": game.slug})
    return Entry(page.sort, page.title, (), page.body, page.view, (), label, query, games=(game.slug,))


def asked_of(question: Question, index: Index) -> Entry | None:
    """Return what tells the aspect of a game or of a term that is asked for; None if the query is itself a name."""
    is_plain = not question.left.words  # an aspect and nothing else: another name of a thing counts less than that
    is_name = index.named(question.whole, NAMES, is_title=is_plain)
    if is_name or (question.bare != question.whole and index.named(question.bare, NAMES, is_title=True)):
        return None
    content, aspect = load(), question.aspect
    if question.card.words and (cards := index.named(question.card, {Sort.CARD}, question.game)):
        return cards[0]
    if aspect is None:
        is_game = question.game and not question.subject.words
        return index.at(HOME, (question.game,)) if is_game and not index.named(question.bare, NAMES) else None
    if question.game in aspect.articles and not question.subject.words:
        return _of_game(aspect, question.game, index, content)
    for game in dict.fromkeys((question.game, "")):
        for row in question.called:
            if game and (here := _headed(row, game, aspect, index)):
                return here
            for term in _terms(row, question, index, content):
                if here := _of_term(aspect, term, game, index, content):
                    return here
            if aspect.name == POINTS and (here := _of_row(row, game, question, index)):
                return here
    if question.subject.words:
        return None
    return _of_game(aspect, question.game or MAIN_GAME, index, content)


def together(question: Question, index: Index) -> tuple[Entry, ...]:
    """Return the pages of the games that are asked about together."""
    return tuple(page for game in question.together if (page := index.at(HOME, (game,))))


def at_least(question: Question, index: Index) -> Entry | None:
    """Return what there is of a game where nothing of it answers: the page or article asked for, or its own page."""
    if not question.game:
        return None
    told = _of_game(question.aspect, question.game, index, load()) if question.aspect else None
    return told or index.at(HOME, (question.game,))


def _terms(row: Phrase, question: Question, index: Index, content: Catalogue) -> Iterator[str]:
    """Yield the terms that a row of words names."""
    if row.words:
        for each in index.named(row, (Sort.TERM, Sort.CARD), question.game):
            if content.term(each.place[0]):
                yield each.place[0]


def _headed(row: Phrase, game: str, aspect: Aspect, index: Index) -> Entry | None:
    """Return the clause of a game that is headed so and stands in the articles of an aspect."""
    for each in index.named(row, {Sort.LAW}, game) if row.words else ():
        if each.place[0] == game and any(
            f"{each.place[1]}.".startswith(f"{ident}.") for ident in aspect.articles.get(game, ())
        ):
            return each
    return None


def _of_term(aspect: Aspect, slug: str, wanted: str, index: Index, content: Catalogue) -> Entry | None:
    """Return the clause of a term that stands in the articles of an aspect, in the law of the wanted game if any."""
    term = content.term(slug)
    for game in (game for game in (term.games if term else ()) if wanted in ("", game)):
        for article in aspect.articles.get(game, ()):
            for ident in term.articles if term else ():
                if ident == article or ident.startswith(f"{article}."):
                    return index.at("law:article", (game, ident))
    return None


def _of_row(row: Phrase, wanted: str, question: Question, index: Index) -> Entry | None:
    """Return the clause that the tables of points name beside what is called so, the nearest game's first."""
    rows = [each for each in _rows().get(row.folded, ()) if wanted in ("", each[0])]
    found = sorted(rows, key=lambda each: nearness((each[0],), question.game))
    return next((here for each in found if (here := index.at("law:article", each))), None)


@cache
def _rows() -> Mapping[str, Sequence[tuple[str, str]]]:
    """Return game and clause of each row of the tables of points, by its name."""
    found: dict[str, list[tuple[str, str]]] = {}
    content = load()
    for game in content.games:
        for row in (row for table in content.points(game.slug) for row in table.rows):
            found.setdefault(phrase(row.name.vi).folded, []).append((game.slug, row.articles[0]))
    return found


def _of_game(aspect: Aspect, game: str, index: Index, content: Catalogue) -> Entry | None:
    """Return the article of an aspect in the law of a game, or the page."""
    for article in aspect.articles.get(game, ()):
        return index.at("law:article", (game, article))
    if aspect.page == "lessons:detail":
        first = next(iter(content.lessons(game)), None)
        return index.at(aspect.page, (game, first.slug)) if first else None
    return index.at(aspect.page, (game,)) if aspect.page else None
