"""The villages in the book: every option on which they differ, and who chooses what."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tutorials.catalogue import Text
from tutorials.catalogue.houses import MAIN_GAME, House, presets, rules_of
from tutorials.catalogue.subjects import Subject, by_subject
from tutorials.engine.rules import OptionInfo, as_dict

OWN_OPTIONS = {  # options that only one form knows
    "to-tom-diem": {"trong_khong_an"},
}
POINTS = {"diem", "cuoc"}  # subjects that tài bàn does not know


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


def options_of(games: Iterable[str]) -> tuple[OptionInfo, ...]:
    """Return the options that concern one of some games, which share their rules."""
    known = set(games)
    some = next(iter(known))
    if rules_of(some) is not rules_of(MAIN_GAME):
        return rules_of(some).table
    found = []
    for subject, infos in by_subject(rules_of(some).table):
        for info in infos:
            owner = next((game for game, names in OWN_OPTIONS.items() if info.name in names), None)
            if owner and owner not in known:
                continue
            if known == {"tai-ban"} and subject.slug in POINTS:
                continue
            found.append(info)
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
                    sides.append(Side(Text(said.vi, said.en), names, mine[info.name] == value))
            if len(sides) > 1:
                found.append(Question(Text(info.label.vi, info.label.en), info.article, tuple(sides)))
        if found:
            yield subject, tuple(found)
