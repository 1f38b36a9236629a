"""House rules of a game as data: options with their articles, presets with their sources, how a question picks them.

Every game has one frozen dataclass of choices, a table that describes each choice, and named presets.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from random import Random
from typing import Any, Generic, TypeVar

from tutorials.engine.cards import bare
from tutorials.engine.errors import DoorError, Message, shown

Value = str | int | bool
Chosen = TypeVar("Chosen")


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """What one option means: the row of disagreement, the article, and its choices by value."""

    name: str
    rows: tuple[str, ...]  # of the matrix of disagreements: C1, K3
    article: str
    label: Message
    choices: dict[Value, Message]


@dataclass(frozen=True, slots=True)
class Preset(Generic[Chosen]):
    """A named set of house rules."""

    slug: str
    options: Chosen
    source: str  # what the source is
    date: str  # year or years of the source; "không ghi" where it bears none
    aliases: tuple[str, ...] = ()  # other names that a question may use


def option(name: str, rows: str, article: str, vi: str, en: str, choices: dict[Value, Message]) -> OptionInfo:
    """Describe one option; `rows` are parted by spaces."""
    return OptionInfo(name, tuple(rows.split()), article, Message(vi, en), choices)


def yes_no(yes: tuple[str, str], no: tuple[str, str]) -> dict[Value, Message]:
    """Describe the two choices of an option that is on or off, each in both languages."""
    return {True: Message(*yes), False: Message(*no)}


YES = yes_no(("có", "yes"), ("không", "no"))
ALLOWED = yes_no(("được", "allowed"), ("không được", "not allowed"))


def named(**choices: tuple[str, str]) -> dict[Value, Message]:
    """Describe choices by slug; an underscore in a name stands for a hyphen."""
    return {name.replace("_", "-"): Message(*text) for name, text in choices.items()}


def numbers(*values: int, vi: str = "điểm", en: str = "points") -> dict[Value, Message]:
    """Describe choices that are numbers of something."""
    return {value: Message(f"{value} {vi}", f"{value} {en}") for value in values}


def as_dict(options: Any) -> dict[str, Value]:
    """Return the choices by name."""
    return {name: getattr(options, name) for name in _field_names(options.__class__)}


@cache
def _field_names(chosen: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(chosen))


@dataclass(frozen=True)
class RuleSet(Generic[Chosen]):
    """All house rules of a game."""

    table: tuple[OptionInfo, ...]
    presets: tuple[Preset[Chosen], ...]  # the default one first

    @property
    def default(self) -> str:
        """Return the slug of the preset that holds where none is named."""
        return self.presets[0].slug

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

    def preset(self, slug: object, field: str = "rules") -> Preset[Chosen]:
        """Return the preset of that name: «san-dinh», «san_dinh», «Sân Đình». Raises DoorError naming the others."""
        found = self._by_word.get(slug) or self._by_word.get(_slug(bare(slug))) if isinstance(slug, str) else None
        if found is None:
            raise DoorError(
                "unknown-preset",
                field,
                f"Không có lệ «{shown(slug)}». Các lệ có: {', '.join(self.by_slug)}.",
                f"There is no preset «{shown(slug)}». Presets: {', '.join(self.by_slug)}.",
            )
        return found

    def choose(self, options: Chosen, changes: Mapping[str, Any]) -> Chosen:
        """Return the options with some choices changed.

        Raises DoorError for an option or a value that does not exist, naming those that do.
        """
        values = as_dict(options)
        for name, value in changes.items():
            info = self._info(name)
            values[info.name] = _choice(info, value)
        return type(options)(**values)

    def _info(self, name: str) -> OptionInfo:
        info = self.by_name.get(name.replace("-", "_")) if isinstance(name, str) else None
        if info is None:
            raise DoorError(
                "unknown-option",
                f"rules.{shown(name)}",
                f"Không có lệ nào tên «{shown(name)}». Các lệ có: {', '.join(self.by_name)}.",
                f"There is no option «{shown(name)}». Options: {', '.join(self.by_name)}.",
            )
        return info

    def at_random(self, chance: Random) -> Chosen:
        """Return options drawn by chance, so that a second player meets every rule with every other."""
        return type(self.presets[0].options)(**{info.name: chance.choice(list(info.choices)) for info in self.table})

    def read(self, given: Any, field: str = "rules") -> tuple[str, Chosen]:
        """Return the preset's slug and the options in force that a question names; the default ones for None."""
        if given is None:
            given = self.default
        if isinstance(given, str):
            found = self.preset(given, field)
            return found.slug, found.options
        if isinstance(given, Mapping):
            changes = dict(given)
            found = self.preset(changes.pop("preset", self.default), f"{field}.preset")
            return found.slug, self.choose(found.options, changes)
        raise DoorError(
            "bad-type",
            field,
            f"«{field}» phải là tên một lệ, hoặc một bảng có «preset» và các lệ riêng.",
            f"«{field}» must be the name of a preset, or a table with «preset» and options.",
        )


def _slug(text: str) -> str:
    """Return the words of a slug joined by hyphens, however they were parted."""
    return text.strip().replace("_", "-").replace(" ", "-")


def _choice(info: OptionInfo, value: Any) -> Value:
    said = _slug(value) if isinstance(value, str) else value
    for choice in info.choices:
        if choice == said and type(choice) is type(said):
            return choice
    known = ", ".join(str(choice).lower() for choice in info.choices)
    raise DoorError(
        "unknown-value",
        f"rules.{info.name}",
        f"Lệ «{info.name}» không nhận «{shown(value)}». Chọn một trong: {known}.",
        f"Option «{info.name}» does not take «{shown(value)}». Choose one of: {known}.",
    )
