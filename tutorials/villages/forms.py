"""The form of "my village": every option with its choices, as the address gives them."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.http import QueryDict

from tutorials.catalogue import houses
from tutorials.catalogue.houses import House, rules_of
from tutorials.catalogue.subjects import Subject, by_subject
from tutorials.engine.rules import OptionInfo, Value, as_dict


@dataclass(frozen=True, slots=True)
class Choice:
    """One way in which an option may be chosen."""

    word: str  # as the address writes it
    label: str
    is_chosen: bool
    is_usual: bool  # the preset's own


@dataclass(frozen=True, slots=True)
class Field:
    """An option with its choices."""

    name: str
    label: str
    article: str
    choices: tuple[Choice, ...]

    @property
    def is_changed(self) -> bool:
        """Say whether the village leaves the preset here."""
        return any(choice.is_chosen and not choice.is_usual for choice in self.choices)


def fields_of(house: House, lang: str) -> tuple[tuple[Subject, tuple[Field, ...]], ...]:
    """Return every option that can be chosen, by subject."""
    rules = rules_of(house.game)
    chosen, usual = as_dict(house.options), as_dict(rules.preset(house.preset).options)
    free = tuple(info for info in rules.table if len(info.choices) > 1)
    return tuple(
        (subject, tuple(_field(info, chosen[info.name], usual[info.name], lang) for info in found))
        for subject, found in by_subject(free, house.game)
    )


def _field(info: OptionInfo, chosen: Value, usual: Value, lang: str) -> Field:
    choices = tuple(
        Choice(houses.word_of(value), label.say(lang), value == chosen, value == usual)
        for value, label in info.choices.items()
    )
    return Field(info.name, info.label.say(lang), info.article, choices)


def is_sent(given: Mapping[str, str], game: str) -> bool:
    """Say whether an address comes from the form and is still to be made short."""
    return any(name in rules_of(game).by_name for name in given)


def sent(given: QueryDict, game: str) -> House:
    """Return the village that a sent form describes; what it leaves out or mistakes stays as it was."""
    start = houses.read(given.get("rules", ""), game, given.get("name", ""))
    choices = dict(start.changes)
    for info in rules_of(game).table:
        value = houses.value_of(info, given.get(info.name, ""))
        if value is not None:
            choices[info.name] = value
    return houses.of_choices(game, start.preset, choices, start.title)
