"""What a question of the door is, and what a game behind the door is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tutorials.engine.decks import Deck
from tutorials.engine.fields import Asked, Question
from tutorials.engine.lines import Line
from tutorials.engine.records.written import Record
from tutorials.engine.rules import RuleSet

Answer = dict[str, Any]
Schema = dict[str, Any]


@dataclass(frozen=True)
class Ask:
    """One question: `answer(asked, options)` returns its own keys with `lines` as `Line` values."""

    answer: Callable[..., Answer]
    fields: tuple[Any, ...] = ()  # beside game, ask, rules and lang
    required: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.is_new:
            object.__setattr__(self, "names", tuple(each.name for each in self.fields))
            object.__setattr__(self, "required", tuple(each.name for each in self.fields if each.is_needed))
        else:
            object.__setattr__(self, "names", self.fields)

    def put(self, question: Question, about: Any, options: Any) -> Answer:
        """Answer a question; `about` is what the game's package keeps of it (`Game.about`)."""
        if self.is_new:
            return self.answer(Asked(question, (), about), options)
        return self.answer(question, about, options)

    @property
    def is_new(self) -> bool:
        """Say whether the fields are declared, not only named."""
        return not isinstance(self.fields[0], str)


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
    schema: Mapping[str, Schema] = field(default_factory=dict)
    about: Any = None  # what its package keeps of it, found in `Asked.about`
    cited: Callable[[Line], Line] = field(default=_itself)  # names the game's own article where a line has another's
    called: tuple[str, ...] = ()  # other words that people have for it, written as slugs: phom for ta-la
    record: Callable[[str], Record[Any, Any]] | None = None  # reads a written record; a game may have none
    place: int = 100  # among all games, wherever they are listed

    def fields_of(self, name: str) -> dict[str, Schema]:
        """Return the schema of each field of a question; one written `ask.field` goes before a plain one."""
        if self.asks[name].is_new:
            return {each.name: each.schema() for each in self.asks[name].fields}
        return {each: self.schema.get(f"{name}.{each}") or self.schema[each] for each in self.asks[name].fields}
