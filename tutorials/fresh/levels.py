"""How hard a fresh exercise is: something that can be counted on it, and how much of it is still easy.

A seed gives its exercise for ever, and the exercise has the level that its count gives it; a wish for a level is
answered with a seed whose exercise has it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Task, Text
from tutorials.fresh.dice import Dice

TRIED = 80  # seeds looked at before one of the nearest level is good enough
FITTED = 40  # where each must also be looked into, which takes longer
ENOUGH = 10  # of those, after which one that fits is good enough at any level


class Level(StrEnum):
    """How hard; the words stand in addresses."""

    EASY = "easy"
    MIDDLING = "middling"
    HARD = "hard"

    @property
    def label(self) -> Promise:
        """Return what the level is called."""
        return _NAMES[self]

    @property
    def number(self) -> int:
        """Return its place, from 0."""
        return list(Level).index(self)


_NAMES = {Level.EASY: _("dễ"), Level.MIDDLING: _("vừa"), Level.HARD: _("khó")}


@dataclass(frozen=True, slots=True)
class Scale:
    """What is counted on an exercise, and how much of it is at most easy, at most middling."""

    counted: Text
    count: Callable[[Task], int]
    easy: int
    middling: int

    def level(self, task: Task) -> Level:
        """Return the level of an exercise."""
        found = self.count(task)
        return Level.EASY if found <= self.easy else Level.MIDDLING if found <= self.middling else Level.HARD


def always(*clauses: str) -> Callable[[Task], tuple[str, ...]]:
    """Say that the verdict on every exercise of a kind rests on these clauses."""
    return lambda task: clauses


@dataclass(frozen=True, slots=True)
class Maker:
    """One kind of fresh exercise: who makes it from a seed, how hard it is, which law it trains."""

    make: Callable[[int], Task]
    scale: Scale
    articles: tuple[str, ...]  # with all their clauses
    is_broad: bool = False  # one exercise may be about any of them, and asks much even where it is easy
    is_aside: bool = False  # asked when it is due, but neither after a lesson nor as the hand of a day
    name: Text | None = None  # where no puzzle or way of answering names the kind
    mode: str = ""  # how it is answered, where the kind is not called after it
    rests: Callable[[Task], tuple[str, ...]] = always()  # clauses its verdict rests on that its proof does not name

    def trains(self, article: str) -> bool:
        """Say whether it trains an article or clause: all of it, or a clause of it."""
        return any(is_within(article, own) or is_within(own, article) for own in self.articles)

    def seed(self, level: Level, dice: Dice, among: range | None = None) -> int:
        """Return a seed whose exercise has a level; the nearest that came up if none of many has."""
        found = self.fitting_seed(level, dice, lambda task: True, among, TRIED, TRIED)
        assert found is not None
        return found

    def fitting_seed(
        self, level: Level, dice: Dice, fits: Callable[[Task], bool], among: range | None = None, tries: int = FITTED,
        enough: int = ENOUGH,
    ) -> int | None:  # fmt: skip
        """Return a seed whose exercise fits, and has a level if one came up; None if none fits."""
        seeds = among or range(1, LAST_SEED + 1)
        nearest: dict[int, int] = {}
        for number in range(tries):
            if nearest and number >= enough:
                break
            seed = seeds[dice.below(len(seeds))]
            task = self.make(seed)
            if not fits(task):
                continue
            found = self.scale.level(task)
            if found is level:
                return seed
            nearest.setdefault(abs(found.number - level.number), seed)
        return nearest[min(nearest)] if nearest else None


def is_within(clause: str, article: str) -> bool:
    """Say whether a clause is the article or one of its clauses."""
    return clause == article or clause.startswith(article + ".")


Makers = dict[tuple[str, str], Maker]  # by game and kind of exercise
LAST_SEED = 999_999_999
