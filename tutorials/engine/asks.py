"""What a question of the door is, and what a game behind the door is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tutorials.engine.decks import Deck
from tutorials.engine.fields import Question
from tutorials.engine.lines import Line
from tutorials.engine.rules import RuleSet

Answer = dict[str, Any]
Schema = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Ask:
    """One question: `answer(question, about, options)` returns its own keys with `lines` as `Line` values.

    `about` is what the game's package keeps of it (`Game.about`), `options` its house rules in force.
    """

    answer: Callable[[Question, Any, Any], Answer]
    fields: tuple[str, ...] = ()  # beside game, ask, rules and lang
    required: tuple[str, ...] = ()


Asks = dict[str, Ask]


def _itself(line: Line) -> Line:
    return line


@dataclass(frozen=True)
class Game:
    """A game behind the door."""

    slug: str
    deck: Deck
    rules: RuleSet[Any]
    asks: Mapping[str, Ask]
    schema: Mapping[str, Schema]  # of each field that its questions take
    about: Any = None
    cited: Callable[[Line], Line] = field(default=_itself)  # names the game's own article where a line has another's
    called: tuple[str, ...] = ()  # other words that people have for it, written as slugs: phom for ta-la
    place: int = 100  # among all games, wherever they are listed

    def fields_of(self, name: str) -> dict[str, Schema]:
        """Return the schema of each field of a question; one written `ask.field` goes before a plain one."""
        return {each: self.schema.get(f"{name}.{each}") or self.schema[each] for each in self.asks[name].fields}
