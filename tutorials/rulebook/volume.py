"""What one game adds to the book: its law with examples, its points, and at the festival drums, flags and verses."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutorials.catalogue import LANGS, Article, Catalogue, Clause, Example, Game, Text, Verse
from tutorials.catalogue.houses import MAIN_GAME, House, rules_of
from tutorials.engine.games import deck_of
from tutorials.rulebook.cases import Case, Picture, case_of, picture
from tutorials.rulebook.choices import Edition, longest_row
from tutorials.rulebook.points import (
    TAI_BAN,
    TAM_CUC,
    Counted,
    Kets,
    Points,
    compounds_of,
    kets,
    points_of,
    tai_ban_lung,
)
from tutorials.scenes.festival import FESTIVAL, flags_told, signals_told


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
        self._verses = catalogue.verses_of(game.slug)

    @cached_property
    def house(self) -> House:
        """Return the rules of the book as this game takes them."""
        return self.edition.house_of(self.game.slug)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """Return the articles with their clauses and examples."""
        return tuple(
            Chapter(article, tuple(self._passage(clause) for clause in article.clauses))
            for article in self.law.articles
        )

    def _passage(self, clause: Clause) -> Passage:
        edition = self.edition
        longest = longest_row(edition.paper, deck_of(self.game.slug))
        rows: list[tuple[Case, ...]] = []
        printed = chosen(clause.examples)
        for example in printed:
            case = case_of(example, self.house.rules, edition.face, longest, edition.language.langs)
            if case.is_small and rows and len(rows[-1]) == 1 and rows[-1][0].is_small:
                rows[-1] = (*rows[-1], case)
            else:
                rows.append((case,))
        return Passage(clause, tuple(rows), len(clause.examples) - len(printed))

    # points

    @property
    def is_tai_ban(self) -> bool:
        """Say whether it has the points of tài bàn."""
        return self.game.slug == TAI_BAN

    @property
    def has_points(self) -> bool:
        """Say whether a table of points belongs to it; one table serves tổ tôm on the mat and at the festival."""
        if rules_of(self.game.slug) is not rules_of(MAIN_GAME):
            return bool(self.points or self.kets)
        return not (self.game.slug == FESTIVAL and MAIN_GAME in self.edition.games)

    @cached_property
    def points(self) -> tuple[Points, ...]:
        """Return what each cước is worth alone."""
        return points_of(self.house)

    @cached_property
    def compounds(self) -> tuple[Points, ...]:
        """Return what some wins with several cước are worth."""
        return compounds_of(self.house)

    @property
    def lung(self) -> tuple[Counted, ...]:
        """Return what each lưng counts in tài bàn."""
        return tai_ban_lung() if self.is_tai_ban else ()

    @cached_property
    def kets(self) -> tuple[Kets, ...]:
        """Return what each kết of tam cúc is worth."""
        return kets(self.house) if self.game.slug == TAM_CUC else ()

    # the festival

    @property
    def is_festival(self) -> bool:
        """Say whether drums and flags belong to it."""
        return self.game.slug == FESTIVAL

    @cached_property
    def signals(self) -> tuple[Signal, ...]:
        """Return the drum signals."""
        return _signals(*(signals_told(lang) for lang in LANGS))

    @cached_property
    def flags(self) -> tuple[Signal, ...]:
        """Return the flags."""
        return _signals(*(flags_told(lang) for lang in LANGS))

    @cached_property
    def verses(self) -> tuple[Called, ...]:
        """Return the verses, in the order of the deck."""
        face = self.edition.face
        return tuple(
            Called(verse, picture((verse.card,), face), Text(verse.card.vi_words, verse.card.en))
            for verse in self._verses
        )


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
