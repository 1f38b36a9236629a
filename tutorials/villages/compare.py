"""Two villages side by side: where they differ, with a case on which the answer flips, and where they agree."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from django.utils.translation import gettext as _

from tutorials import engine
from tutorials.catalogue import load
from tutorials.catalogue.houses import House, rules_of
from tutorials.catalogue.subjects import Subject, by_subject
from tutorials.engine.games import GAMES
from tutorials.engine.rules import OptionInfo, Value, as_dict
from tutorials.tasks.questions import Line
from tutorials.villages.drawn import Drawn, draw, draw_turn
from tutorials.villages.turns import Said, says, turn_of

KEPT = 512


@dataclass(frozen=True, slots=True)
class Side:
    """One village on one option: its choice, and what it answers in the case."""

    choice: str
    says: str = ""
    because: tuple[Line, ...] = ()
    article: str = ""  # of what it answers


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
    def count(self) -> int:
        """Return the number of options on which they differ."""
        return sum(len(found) for _subject, found in self.differences)


Found = tuple[tuple[Side, Side], Drawn | None, str, str]  # sides, case, why there is none, whose rules were kept


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
    values = (as_dict(a.options)[info.name], as_dict(b.options)[info.name])
    find = _flipped if "flip" in GAMES[a.game].asks else _turned
    sides, drawn, note, ground = find(info, values, a, b, lang)
    return Difference(info.name, info.label.say(lang), info.article, sides, drawn, note, ground)


def _flipped(info: OptionInfo, values: tuple[Value, Value], a: House, b: House, lang: str) -> Found:
    """Return the case that the engine finds."""
    one, other = (info.choices[value].say(lang) for value in values)
    said = _flip(a.game, info.name, values, _presets(a, b), lang)
    if said["question"] is None:
        return (Side(one), Side(other)), None, said["lines"][0]["text"], ""
    sides = (_side(one, said["before"]), _side(other, said["after"]))
    return sides, draw(said["question"], lang), "", _kept(info.name, said["under"][0], _grounds(a, b), lang)


def _turned(info: OptionInfo, values: tuple[Value, Value], a: House, b: House, lang: str) -> Found:
    """Return the case that is found among the questions of the law and of the puzzles."""
    grounds = {house.slug: replace(house, title="", faults=()) for house in _grounds(a, b)}
    return _turn(a.game, info.name, values, tuple(grounds.values()), lang, load().digest)


@lru_cache(maxsize=KEPT)
def _turn(
    game: str, option: str, values: tuple[Value, Value], grounds: tuple[House, ...], lang: str, digest: str
) -> Found:
    info = rules_of(game).by_name[option]
    one, other = (info.choices[value].say(lang) for value in values)
    turn = turn_of(info, values, grounds)
    said = says(*turn.answers(lang), lang) if turn else None
    if turn is None or said is None:
        note = _("Trong luật và các thế bài chưa có câu hỏi nào mà chỉ riêng lệ này làm đổi câu trả lời.")
        return (Side(one), Side(other)), None, note, ""
    ground = _kept(option, as_dict(turn.ground.options), grounds, lang)
    return (_told(one, said[0]), _told(other, said[1])), draw_turn(turn, lang), "", ground


def _told(choice: str, said: Said) -> Side:
    return Side(choice, said.verdict, said.because, said.article)


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
