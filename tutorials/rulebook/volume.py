"""What one game adds to the book: its law with examples, its points, and at the festival drums, flags and verses."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutorials.catalogue import LANGS, Article, Catalogue, Clause, Example, Game, Text, Verse, marks
from tutorials.catalogue.houses import House
from tutorials.catalogue.points import HANDS
from tutorials.engine.decks import Card
from tutorials.engine.games import PACKAGES, deck_of
from tutorials.press.pictures import Picture
from tutorials.rulebook.cases import Case, case_of, picture
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.faults import FaultRow, faults_of
from tutorials.scenes.festival import flags_of, is_festival, signals_of
from tutorials.scenes.points import Points, points_of


@dataclass(frozen=True, slots=True)
class Passage:
    """A clause with its examples, small ones in pairs."""

    clause: Clause
    cases: tuple[tuple[Case, ...], ...]
    left: int = 0  # examples that stand on the site only


@dataclass(frozen=True, slots=True)
class Chapter:
    """An article of the law with its clauses."""

    article: Article
    passages: tuple[Passage, ...]


@dataclass(frozen=True, slots=True)
class Signal:
    """A drum signal or a flag."""

    name: Text
    meaning: Text
    article: str
    strokes: str = ""


@dataclass(frozen=True, slots=True)
class Called:
    """A verse with the card that it calls."""

    verse: Verse
    picture: Picture
    name: Text


class Volume:
    """One game in the book."""

    def __init__(self, catalogue: Catalogue, edition: Edition, game: Game) -> None:
        self.game = game
        self.edition = edition
        self.law = catalogue.law(game.slug)
        self.sheet = catalogue.sheet(game.slug)
        self._verses = catalogue.verses_of(game.slug)

    @cached_property
    def house(self) -> House:
        """Return the rules of the book as this game takes them."""
        return self.edition.house_of(self.game.slug)

    def chapter(self, article: Article) -> Chapter:
        """Return an article with its clauses and examples."""
        return Chapter(article, tuple(self._passage(clause) for clause in article.clauses))

    def _passage(self, clause: Clause) -> Passage:
        edition = self.edition
        longest = edition.longest_row(deck_of(self.game.slug).kinds)
        rows: list[tuple[Case, ...]] = []
        printed = chosen(clause.examples)
        drawn = _drawn(clause)
        for example in printed:
            langs = edition.language.langs
            case = case_of(example, self.house.rules, edition.face, longest, langs, clause.id, drawn)
            if case.is_small and rows and len(rows[-1]) == 1 and rows[-1][0].is_small:
                rows[-1] = (*rows[-1], case)
            else:
                rows.append((case,))
        return Passage(clause, tuple(rows), len(clause.examples) - len(printed))

    # points

    @property
    def has_points(self) -> bool:
        """Say whether tables of points belong to it; those that games share are printed once."""
        return bool(self.points) and self.game.points not in self.edition.games

    @cached_property
    def points(self) -> dict[str, tuple[Points, ...]]:
        """Return its tables of points; hands that have none of their own stand elsewhere."""
        return {slug: rows for slug, rows in points_of(self.house).items() if slug != HANDS}

    # faults

    @property
    def has_faults(self) -> bool:
        """Say whether a table of faults belongs to it."""
        return has_own_faults(self.game.slug, self.edition.games)

    @cached_property
    def faults(self) -> tuple[FaultRow, ...]:
        """Return its faults, each with what it costs."""
        return faults_of(self.house)

    # the festival

    @property
    def is_festival(self) -> bool:
        """Say whether drums and flags belong to it."""
        return is_festival(self.game.slug)

    @cached_property
    def signals(self) -> tuple[Signal, ...]:
        """Return the drum signals."""
        return _signals(*(signals_of(self.game.slug, lang) for lang in LANGS))

    @cached_property
    def flags(self) -> tuple[Signal, ...]:
        """Return the flags."""
        return _signals(*(flags_of(self.game.slug, lang) for lang in LANGS))

    @cached_property
    def verses(self) -> tuple[Called, ...]:
        """Return the verses, in the order of the deck."""
        face = self.edition.face
        return tuple(
            Called(verse, picture((verse.card,), face), Text(verse.card.vi_words, verse.card.en))
            for verse in self._verses
        )


def _drawn(clause: Clause) -> tuple[Card, ...]:
    """Return the cards that the text of a clause shows."""
    found: list[Card] = []
    for codes in marks.cards(clause.text.html.vi) if clause.text else ():
        found += marks.kinds(codes)
    return tuple(found)


def has_own_faults(game: str, games: Sequence[str]) -> bool:
    """Say whether a game in a book of some games has a table of faults; games of one kind share that of the first."""
    first = next(each for each in games if PACKAGES.get(each) == PACKAGES.get(game))
    return game == first and bool(faults_of(House(game)))


def chosen(examples: Sequence[Example]) -> tuple[Example, ...]:
    """Return the examples that are printed: the first that is allowed and the first that is not."""
    first: dict[bool, Example] = {}
    for example in examples:
        first.setdefault(example.is_allowed, example)
    return tuple(example for example in examples if example is first[example.is_allowed])


def _signals(vi: Sequence[dict[str, Any]], en: Sequence[dict[str, Any]]) -> tuple[Signal, ...]:
    return tuple(
        Signal(
            Text(one["name"], other["name"]),
            Text(one["meaning"], other["meaning"]),
            one["article"],
            one.get("strokes", ""),
        )
        for one, other in zip(vi, en, strict=True)
    )
