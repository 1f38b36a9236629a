"""A fault as a table of faults tells it, and faults that options tell."""

from dataclasses import dataclass
from typing import Any

from tutorials.catalogue import Text, load
from tutorials.catalogue.houses import House, rules_of


@dataclass(frozen=True, slots=True)
class FaultRow:
    """A fault as a table of faults tells it."""

    slug: str
    name: Text
    grade: Text  # a word or two: "lành làng", "báo"
    cost: Text  # what it costs in this house, as half a sentence
    article: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """A fault that an option names, by its label or by its choice, and the option whose choice is the cost."""

    slug: str
    cost: str  # an option
    name: str = ""  # an option whose choice says what is done; none: the label of the first


def of_options(house: House, *chosen: Chosen) -> tuple[FaultRow, ...]:
    """Return the faults of a game whose few faults are options."""
    infos, options = rules_of(house.game).by_name, house.options
    grades = load().fault_words(house.game).grades

    def choice(name: str) -> Any:
        return infos[name].choices[getattr(options, name)]

    def row(each: Chosen) -> FaultRow:
        info = infos[each.name or each.cost]
        name, cost = choice(each.name) if each.name else info.label, choice(each.cost)
        return FaultRow(each.slug, _small(name), grades[each.slug], _small(cost), info.article)

    return tuple(row(each) for each in chosen)


def _small(said: Any) -> Text:
    """Return what an option says as the middle of a sentence."""
    return Text(*(f"{words[0].lower()}{words[1:]}" for words in (said.vi, said.en)))
