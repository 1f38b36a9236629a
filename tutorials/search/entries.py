"""Everything that can be found: terms, cards, clauses, lessons, puzzles, presets, pages, each as one entry."""

from collections.abc import Iterable, Iterator

from django.utils.http import urlencode

from tutorials.catalogue import Article, Catalogue, Clause, Game, Lesson, PresetText, Prose, Puzzle, Term, Text
from tutorials.catalogue.benches import Quarrel
from tutorials.catalogue.examples import settling
from tutorials.engine.cards import Kind
from tutorials.engine.decks import DECKS, Card
from tutorials.search.entry import Entry, Sort
from tutorials.search.pages import pages_of, site_pages


def collect(catalogue: Catalogue) -> tuple[Entry, ...]:
    """Return all entries of a catalogue."""
    return tuple(_entries(catalogue))


def _entries(catalogue: Catalogue) -> Iterator[Entry]:
    yield from (_term(term, len(catalogue.clauses_using(term.slug))) for term in catalogue.terms)
    for game in (each for each in catalogue.games if each.is_open):
        for article in catalogue.law(game.slug).articles:
            yield _article(game, article)
            yield from (_clause(game, clause) for clause in article.clauses)
        yield from map(_lesson, catalogue.lessons(game.slug))
        yield from (_puzzle(catalogue, puzzle) for puzzle in catalogue.puzzles(game.slug))
        if catalogue.desk(game.slug):
            yield from map(_preset, catalogue.presets(game.slug))
        yield from pages_of(catalogue, game)
        if bench := catalogue.benches.get(game.slug):
            yield from (_quarrel(catalogue, game, each) for each in bench.quarrels)
    yield from site_pages()


_ENGLISH = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_KINDS: dict[str, Card] = {kind.vi: kind for deck in DECKS for kind in deck.kinds}


def _kind(term: Term) -> Card | None:
    """Return the kind of card that a term is about."""
    return next((_KINDS[name] for name in (term.name.vi, *term.aliases) if name in _KINDS), None)


def _term(term: Term, clauses: int) -> Entry:
    kind = _kind(term)
    names = [*term.aliases, *term.english, term.han]
    if kind:
        names += [kind.vi, kind.en, kind.code, *_more_names(kind)]
    return Entry(
        sort=Sort.CARD if kind else Sort.TERM,
        title=term.name,
        names=_others(names, term.name),
        short=term.word,
        gloss=Text(term.of.vi, term.gloss.en),
        body=_together(term.meaning, term.usage),
        view="glossary:detail",
        place=(term.slug,),
        card=kind.code if kind else "",
        games=term.games,
        weight=clauses,
    )


def _more_names(kind: Card) -> Iterator[str]:
    """Yield names that only some decks give their cards: in words of either language, by sign, by nickname."""
    if isinstance(kind, Kind) and kind.rank and kind.suit:
        yield f"{_ENGLISH[kind.rank - 1]} of {kind.suit.label}"
    for each in ("vi_words", "han"):
        yield str(getattr(kind, each, ""))
    yield from getattr(kind, "nicknames", ())


def _article(game: Game, article: Article) -> Entry:
    number = article.id.partition("-")[2]
    return Entry(
        sort=Sort.LAW,
        title=article.heading,
        names=(article.id, f"điều {number}", f"article {number}"),
        body=_together(article.text),
        view="law:article",
        place=(game.slug, article.id),
        label=article.id,
        games=(game.slug,),
    )


def _clause(game: Game, clause: Clause) -> Entry:
    examples = (example.text for example in clause.examples)
    return Entry(
        sort=Sort.LAW,
        title=clause.heading,
        names=(clause.id,),
        body=_together(clause.text, clause.dissent, *examples),
        view="law:article",
        place=(game.slug, clause.id),
        label=clause.id,
        games=(game.slug,),
    )


def _lesson(lesson: Lesson) -> Entry:
    steps = [text for step in lesson.steps for text in (step.heading, step.text)]
    return Entry(
        sort=Sort.LESSON,
        title=lesson.title,
        names=(f"bài {lesson.order}", f"lesson {lesson.order}"),
        body=_together(lesson.summary, *steps),
        view="lessons:detail",
        place=(lesson.game, lesson.slug),
        label=str(lesson.order),
        games=(lesson.game,),
    )


def _puzzle(catalogue: Catalogue, puzzle: Puzzle) -> Entry:
    topics = [term.name for topic in puzzle.topics if (term := catalogue.term(topic))]
    return Entry(
        sort=Sort.PUZZLE,
        title=puzzle.title,
        names=(),
        body=_together(
            puzzle.task.prompt,
            Text(" · ".join(topic.vi for topic in topics), " · ".join(topic.en for topic in topics)),
        ),
        view="puzzles:detail",
        place=(puzzle.game, puzzle.slug),
        games=(puzzle.game,),
    )


def _preset(preset: PresetText) -> Entry:
    return Entry(
        sort=Sort.PRESET,
        title=preset.name,
        names=(preset.slug, f"lệ {preset.name.vi}"),
        body=_together(preset.description, preset.place, preset.source),
        view="desk:index",
        place=(preset.game,),
        query=urlencode({"rules": preset.slug}),
        games=(preset.game,),
    )


def _quarrel(catalogue: Catalogue, game: Game, quarrel: Quarrel) -> Entry:
    """Tell a quarrel by its name and by what the law says of it."""
    found = settling(quarrel, catalogue.law(game.slug))
    return Entry(
        sort=Sort.DISPUTE,
        title=quarrel.title,
        names=(),
        body=_together(found[1].text if found else None),
        view="referee:quarrel",
        place=(game.slug, quarrel.slug),
        games=(game.slug,),
    )


def _others(names: Iterable[str], title: Text) -> tuple[str, ...]:
    """Return names without repeats and without the title itself."""
    return tuple(name for name in dict.fromkeys(names) if name and name not in (title.vi, title.en))


def _together(*parts: Prose | Text | None) -> Text:
    """Join texts."""
    return Text(_in("vi", parts), _in("en", parts))


def _in(lang: str, parts: Iterable[Prose | Text | None]) -> str:
    said = (part.plain(lang) if isinstance(part, Prose) else part.say(lang) for part in parts if part)
    return " ".join(text for text in said if text)
