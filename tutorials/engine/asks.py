"""What a question of the door is, and what a game behind the door is."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any, Protocol

from tutorials.engine.decks import Deck
from tutorials.engine.errors import Place
from tutorials.engine.fields import Asked, Field, Question, Schema
from tutorials.engine.lines import Line
from tutorials.engine.records.written import Record
from tutorials.engine.rules import RuleSet
from tutorials.engine.words import say

Answer = dict[str, Any]


@dataclass(frozen=True)
class Ask:
    """One question: `answer(asked, options)` returns its own keys with `lines` as `Line` values."""

    answer: Callable[[Asked, Any], Answer]
    fields: tuple[Field[Any], ...]  # beside game, ask, rules and lang

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Return the names of its fields."""
        return tuple(each.name for each in self.fields)

    @cached_property
    def needed(self) -> tuple[Field[Any], ...]:
        """Return the fields that it must have."""
        return tuple(each for each in self.fields if each.is_needed)

    def put(self, question: Question, about: Any, options: Any) -> Answer:
        """Answer a question; `about` is what the game's package keeps of it (`Game.about`)."""
        return self.answer(Asked(question, (), about), options)


Asks = dict[str, Ask]


def names(cards: Iterable[Any]) -> list[str]:
    """Return cards of any deck as answers write them: digits and words."""
    return [card.vi for card in cards]


class Named(Protocol):
    """What a law names, a fault or a way to win, with its article."""

    @property
    def vi(self) -> str:
        """Return its name."""

    @property
    def en(self) -> str:
        """Return its name in English."""

    @property
    def article(self) -> str:
        """Return the article."""


@dataclass(frozen=True, slots=True)
class FaultKind:
    """A fault that a referee names: the key of its name among the words, its article, and what it usually costs."""

    key: str
    slug: str
    article: str
    result: str = "lanh-lang"

    @property
    def vi(self) -> str:
        """Return its name."""
        return say(self.key, "vi", {})

    @property
    def en(self) -> str:
        """Return its name in English."""
        return say(self.key, "en", {})


def _itself(line: Line) -> Line:
    return line


@dataclass(frozen=True)
class Game:
    """A game behind the door."""

    slug: str
    deck: Deck
    rules: RuleSet[Any]
    asks: Mapping[str, Ask]
    about: Any = None  # what its package keeps of it, found in `Asked.about`
    cited: Callable[[Line], Line] = field(default=_itself)  # names the game's own article where a line has another's
    called: tuple[str, ...] = ()  # other words that people have for it, written as slugs: phom for ta-la
    record: Callable[[str], Record[Any, Any]] | None = None  # reads a written record; a game may have none
    acts: Iterable[Enum] = ()  # what is done in its records, each by the word that names it
    cuoc: Callable[[object, Place], Named] | None = None  # finds a way to win by any of its names
    faults: Mapping[str, FaultKind] = field(default_factory=dict)  # that its referee knows, by slug
    place: int = 100  # among all games, wherever they are listed

    def fields_of(self, name: str) -> dict[str, Schema]:
        """Return the schema of each field of a question."""
        return {each.name: each.schema() for each in self.asks[name].fields}
