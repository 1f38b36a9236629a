"""The villages in the book: every option on which they differ, and who chooses what."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutorials.catalogue import Text, load
from tutorials.catalogue.houses import MAIN_GAME, House, presets, rules_of
from tutorials.catalogue.subjects import Subject, by_subject
from tutorials.engine.rules import OptionInfo, as_dict


@dataclass(frozen=True, slots=True)
class Side:
    """One choice, and the villages that make it."""

    choice: Text
    houses: tuple[Text, ...]
    is_own: bool  # the book's rules choose it too


@dataclass(frozen=True, slots=True)
class Question:
    """One option on which villages differ."""

    label: Text
    article: str
    sides: tuple[Side, ...]


def options_of(games: Sequence[str]) -> tuple[OptionInfo, ...]:
    """Return the options that concern one of some games, which share their rules."""
    some = games[0]
    if rules_of(some) is not rules_of(MAIN_GAME):
        return rules_of(some).table
    told = [game for game in load().games if game.slug in games]
    of_others = {name for game in load().games if game not in told for name in game.own_options}
    found = []
    for subject, infos in by_subject(rules_of(some).table):
        if not all(subject.slug in game.no_subjects for game in told):
            found += [info for info in infos if info.name not in of_others]
    return tuple(found)


def questions(games: tuple[str, ...], own: House) -> Iterator[tuple[Subject, tuple[Question, ...]]]:
    """Yield each subject with the options on which the villages of some games differ."""
    houses = presets(games[0] if len(games) == 1 or MAIN_GAME not in games else MAIN_GAME)
    chosen = {house.slug: as_dict(house.options) for house in houses}
    mine = as_dict(own.options)
    for subject, infos in by_subject(options_of(games), games[0]):
        found = []
        for info in infos:
            sides = []
            for value, said in info.choices.items():
                names = tuple(house.name for house in houses if chosen[house.slug][info.name] == value)
                if names or mine[info.name] == value:
                    sides.append(Side(said, names, mine[info.name] == value))
            if len(sides) > 1:
                found.append(Question(info.label, info.article, tuple(sides)))
        if found:
            yield subject, tuple(found)
