"""Two villages side by side: where they differ, with a case on which the answer flips, and where they agree."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tutorials import engine
from tutorials.catalogue.houses import House, rules_of
from tutorials.engine.games import GAMES
from tutorials.engine.rules import OptionInfo, Value, as_dict
from tutorials.tasks.questions import Line
from tutorials.villages.drawn import Drawn, draw
from tutorials.villages.subjects import Subject, by_subject

KEPT = 512


@dataclass(frozen=True, slots=True)
class Side:
    """One village on one option: its choice, and what it answers in the case."""

    choice: str
    says: str = ""
    because: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Difference:
    """An option on which two villages differ."""

    name: str
    label: str
    article: str
    sides: tuple[Side, Side]
    drawn: Drawn | None  # the case on which the answer flips; None if there is none
    note: str = ""  # why there is none
    ground: str = ""  # whose other rules were kept, where not those that the page names


@dataclass(frozen=True, slots=True)
class Same:
    """An option on which two villages agree."""

    label: str
    article: str
    choice: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two villages side by side."""

    houses: tuple[House, House]
    differences: tuple[tuple[Subject, tuple[Difference, ...]], ...]
    same: tuple[tuple[Subject, tuple[Same, ...]], ...]

    @property
    def ground(self) -> House:
        """Return the village whose other rules are kept while one is changed."""
        return _grounds(*self.houses)[0]

    @property
    def has_cases(self) -> bool:
        """Say whether the engine looks for cases on which answers flip."""
        return _has_cases(self.houses[0].game)

    @property
    def count(self) -> int:
        """Return the number of options on which they differ."""
        return sum(len(found) for _subject, found in self.differences)


def compare(a: House, b: House, lang: str) -> Comparison:
    """Put two villages side by side."""
    chosen = [as_dict(house.options) for house in (a, b)]
    table = rules_of(a.game).table
    apart = tuple(info for info in table if chosen[0][info.name] != chosen[1][info.name])
    alike = tuple(info for info in table if info not in apart)
    return Comparison(
        (a, b),
        tuple(
            (subject, tuple(_difference(info, a, b, lang) for info in found))
            for subject, found in by_subject(apart, a.game)
        ),
        tuple(
            (subject, tuple(_same(info, chosen[0][info.name], lang) for info in found))
            for subject, found in by_subject(alike, a.game)
        ),
    )


def _same(info: OptionInfo, value: Value, lang: str) -> Same:
    return Same(info.label.say(lang), info.article, info.choices[value].say(lang))


def _difference(info: OptionInfo, a: House, b: House, lang: str) -> Difference:
    values = tuple(as_dict(house.options)[info.name] for house in (a, b))
    choices = [info.choices[value].say(lang) for value in values]
    if not _has_cases(a.game):
        return Difference(info.name, info.label.say(lang), info.article, (Side(choices[0]), Side(choices[1])), None)
    said = _flip(a.game, info.name, values, _presets(a, b), lang)
    if said["question"] is None:
        sides = (Side(choices[0]), Side(choices[1]))
        return Difference(info.name, info.label.say(lang), info.article, sides, None, note=said["lines"][0]["text"])
    sides = (_side(choices[0], said["before"]), _side(choices[1], said["after"]))
    drawn = draw(said["question"], lang)
    ground = _kept(info.name, said["under"][0], _grounds(a, b), lang)
    return Difference(info.name, info.label.say(lang), info.article, sides, drawn, ground=ground)


def _has_cases(game: str) -> bool:
    return "flip" in GAMES[game].asks


def _side(choice: str, said: Mapping[str, Any]) -> Side:
    says = said["says"]
    lines = tuple(Line(line["text"], line["article"]) for line in said["because"])
    known = says.casefold()
    return Side(
        choice,
        says[:1].upper() + says[1:],
        tuple(line for line in lines if line.text.rstrip(".").casefold() not in known),
    )


def _presets(a: House, b: House) -> tuple[str, str] | None:
    """Return the two presets to ask under.

    For a village of somebody's own the law of 2005 serves with only the one option changed: then the same few
    cases serve every village, and are found once.
    """
    return None if a.changes or b.changes else (a.preset, b.preset)


def _grounds(a: House, b: House) -> tuple[House, ...]:
    """Return the villages whose other rules may be kept, in the order in which they are tried."""
    law = House(a.game)
    return (a, b, law) if _presets(a, b) else (law,)


def _kept(option: str, under: Mapping[str, Any], grounds: tuple[House, ...], lang: str) -> str:
    """Say under whose other rules the case was found; nothing if under those of the first ground."""
    known = rules_of(grounds[0].game)
    asked = as_dict(known.choose(known.preset(known.default).options, dict(under)))
    apart = [
        {name for name, value in as_dict(ground.options).items() if name != option and value != asked[name]}
        for ground in grounds
    ]
    if not apart[0]:
        return ""
    nearest = min(range(len(grounds)), key=lambda place: len(apart[place]))
    parts = [
        f"{known.by_name[name].label.say(lang)}: {known.by_name[name].choices[asked[name]].say(lang)}"
        for name in sorted(apart[nearest])
    ]
    return "; ".join((grounds[nearest].name.say(lang), *parts))


@lru_cache(maxsize=KEPT)
def _flip(
    game: str, option: str, values: tuple[Value, Value], presets: tuple[str, str] | None, lang: str
) -> Mapping[str, Any]:
    question: dict[str, Any] = {"game": game, "ask": "flip", "option": option, "lang": lang}
    question |= {"a": presets[0], "b": presets[1]} if presets else {"values": list(values)}
    return engine.ask(question)
