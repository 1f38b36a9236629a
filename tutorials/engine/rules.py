"""House rules of a game as data: options with their articles, presets with their sources, how a question picks them.

Every game has one frozen dataclass of choices, a table that describes each choice, and named presets.
"""

import inspect
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar, get_args

from tutorials.engine.cards import bare
from tutorials.engine.errors import DoorError, Message, Place, path_of, shown, spelled
from tutorials.engine.words import both, of_options

Value = str | int | bool
Chosen = TypeVar("Chosen")
Choice = TypeVar("Choice", bound=Value)


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """What one option means: the row of disagreement, the article, and its choices by value."""

    name: str
    rows: tuple[str, ...]  # the numbers of the disagreements, which the clauses name too: C1, K3
    article: str
    label: Message
    choices: dict[Value, Message]


@dataclass(frozen=True, slots=True)
class Preset(Generic[Chosen]):
    """A named set of house rules."""

    slug: str
    options: Chosen
    aliases: tuple[str, ...] = ()  # other names that a question may use


def option(usual: Choice, article: str, *rows: str) -> Choice:
    """Declare a field of options, whose type lists the choices: the usual one, its article, its rows."""
    return field(default=usual, metadata={"article": article, "rows": rows})


def as_dict(options: Any) -> dict[str, Value]:
    """Return the choices by name."""
    return {name: getattr(options, name) for name in _field_names(options.__class__)}


@cache
def _field_names(chosen: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(chosen))


@dataclass(frozen=True)
class RuleSet(Generic[Chosen]):
    """All house rules of a game."""

    presets: tuple[Preset[Chosen], ...]  # the default one first
    law: str = ""  # its articles begin so, where another game declares the options

    @property
    def default(self) -> str:
        """Return the slug of the preset that holds where none is named."""
        return self.presets[0].slug

    @property
    def _declared(self) -> type[Any]:
        return type(self.presets[0].options)

    @cached_property
    def values(self) -> dict[str, tuple[Value, ...]]:
        """Return the values that each option may have."""
        return {each.name: _values(each.type) for each in fields(self._declared)}

    @cached_property
    def table(self) -> tuple[OptionInfo, ...]:
        """Return what each option means, in the words of the `words.toml` beside its declaration."""
        words = of_options(Path(inspect.getfile(self._declared)).with_name("words.toml"))
        return tuple(self._described(each.name, each.metadata, words) for each in fields(self._declared))

    def _described(self, name: str, declared: Mapping[str, Any], words: Mapping[str, Any]) -> OptionInfo:
        head, _, number = declared["article"].partition("-")
        keys = {value: str(value).lower() for value in self.values[name]}
        try:
            label = Message(words[name]["vi"], words[name]["en"])
            choices = {value: Message(**words[name]["choices"][key]) for value, key in keys.items()}
        except (KeyError, TypeError):
            place = f"words.toml beside {self._declared.__module__}: [option.{name}]"
            raise ValueError(f"{place} says vi and en, of itself and of choices {', '.join(keys.values())}") from None
        return OptionInfo(name, declared["rows"], f"{self.law or head}-{number}", label, choices)

    @cached_property
    def by_name(self) -> dict[str, OptionInfo]:
        """Return the options by name."""
        return {info.name: info for info in self.table}

    @cached_property
    def by_slug(self) -> dict[str, Preset[Chosen]]:
        """Return the presets by slug."""
        return {preset.slug: preset for preset in self.presets}

    @cached_property
    def _by_word(self) -> dict[str, Preset[Chosen]]:
        return {word: preset for preset in self.presets for word in (preset.slug, *preset.aliases)}

    @property
    def words(self) -> tuple[str, ...]:
        """Return every word that names a preset: slugs and aliases."""
        return tuple(self._by_word)

    def preset(self, slug: object, field: Place = "rules") -> Preset[Chosen]:
        """Return the preset of that name: “san-dinh”, “san_dinh”, “Sân Đình”. Raises DoorError naming the others."""
        found = self._by_word.get(slug) or self._by_word.get(_slug(bare(slug))) if isinstance(slug, str) else None
        if found is None:
            raise DoorError(
                "unknown-preset",
                field,
                both("error-unknown-preset", given=shown(slug), known=[*self.by_slug]),
                word=slug,
            )
        return found

    def choose(self, options: Chosen, changes: Mapping[str, Any]) -> Chosen:
        """Return the options with some choices changed.

        Raises DoorError for an option or a value that does not exist, naming those that do.
        """
        values = as_dict(options)
        for name, value in changes.items():
            known = self._name(name)
            values[known] = _choice(known, self.values[known], value)
        return type(options)(**values)

    def _name(self, name: str) -> str:
        """Return the option that a word names. Raises DoorError naming those that there are."""
        known = name.replace("-", "_") if isinstance(name, str) else ""
        if known not in self.values:
            raise DoorError(
                "unknown-option",
                ("rules", shown(name)),
                both("error-unknown-option", given=shown(name), known=[*self.values]),
            )
        return known

    def at_random(self, chance: Random) -> Chosen:
        """Return options drawn by chance, so that a second player meets every rule with every other."""
        drawn: Chosen = self._declared(**{name: chance.choice(values) for name, values in self.values.items()})
        return drawn

    def read(self, given: Any, field: Place = "rules") -> tuple[str, Chosen]:
        """Return the preset's slug and the options in force that a question names; the default ones for None."""
        if given is None:
            given = self.default
        if isinstance(given, str):
            found = self.preset(given, field)
            return found.slug, found.options
        if isinstance(given, Mapping):
            changes = dict(given)
            found = self.preset(changes.pop("preset", self.default), (*path_of(field), "preset"))
            return found.slug, self.choose(found.options, changes)
        raise DoorError("bad-type", field, both("error-rules-type", field=spelled(path_of(field))))


def _slug(text: str) -> str:
    """Return the words of a slug joined by hyphens, however they were parted."""
    return text.strip().replace("_", "-").replace(" ", "-")


def _values(kind: Any) -> tuple[Value, ...]:
    return (True, False) if kind is bool else get_args(kind)


def _choice(name: str, values: tuple[Value, ...], value: Any) -> Value:
    said = _slug(value) if isinstance(value, str) else value
    for choice in values:
        if choice == said and type(choice) is type(said):
            return choice
    known = ", ".join(str(choice).lower() for choice in values)
    raise DoorError(
        "unknown-value", ("rules", name), both("error-unknown-value", name=name, given=shown(value), known=known)
    )
