"""A case on which the answer flips, for games whose engine does not look for one itself.

The questions of the law and of the puzzles are asked twice, under rules that differ in the one option alone, and the
plainest whose answer differs is shown. What was found is remembered under a hash of the content and of the code.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

from django.core.cache import cache as shared
from django.utils.translation import override

from tutorials import engine
from tutorials.catalogue import load
from tutorials.catalogue.houses import House, rules_of
from tutorials.engine.rules import OptionInfo, Value, as_dict
from tutorials.scenes.examples import ruling
from tutorials.tasks.questions import Line
from tutorials.villages.told import Asked, asked_in

MOST = 40  # questions that are tried at each stage, each under two rules
MOST_SLOW = 2
MOST_LINES = 6  # of what is told of a record
MONTH = 30 * 24 * 60 * 60
ECHO = frozenset({"game", "ask", "rules", "lang", "lines", "articles"})  # fields of an answer that are not its result
MEANS = frozenset({"min", "totals"})  # fields that tell what the rules leave open, and not what comes of it

OF_OPTION = 2  # up to this nearness a question speaks of the option
FAR = 4  # nearness of what has nothing to do with an option

Rules = Mapping[str, Any]


class Weight(IntEnum):
    """How much of an answer turns, the most first."""

    LOOKED_AT = 0  # what the author of the question looks at
    BESIDE = 1  # another field of the answer
    WORDS = 2  # only what the engine says of it


@dataclass(frozen=True, slots=True)
class Said:
    """What an answer says: first the verdict, then why."""

    verdict: str
    because: tuple[Line, ...]
    article: str = ""  # of the verdict


@dataclass(frozen=True, slots=True)
class Turn:
    """A question with the rules that are kept while the one option changes."""

    asked: Asked
    rules: tuple[Rules, Rules]  # with either choice
    ground: House  # whose other rules are kept

    def answers(self, lang: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """Ask under either choice."""
        one, other = (engine.ask({**self.asked.question, "rules": rules, "lang": lang}) for rules in self.rules)
        return one, other


def turn_of(info: OptionInfo, values: tuple[Value, Value], grounds: tuple[House, ...]) -> Turn | None:
    """Return the plainest case on which two choices of an option give different answers, or None.

    The other rules are those of the first of `grounds` that gives one; failing that, those of the question itself.
    """
    digest = load().digest
    game = grounds[0].game
    key = _key(digest, game, info.name, values, *(house.slug for house in grounds))
    places = asked_in(game, digest)
    is_preset = not any(house.changes for house in grounds)  # made-up villages are without end
    known = shared.get(key) if is_preset else None
    if known is None:
        found = _found(info, values, grounds, places)
        known = (-1, 0) if found is None else (places.index(found[0]), found[1])
        if is_preset:
            shared.set(key, known, MONTH)
    place, ground = known
    return None if place < 0 else _turn(places[place], ground, info, values, grounds)


def _key(*parts: object) -> str:
    return "turn." + hashlib.sha256(repr((_code(), *parts)).encode()).hexdigest()


@cache
def _code() -> str:
    """Return a hash of the programs that found a case: others may answer, or look, in another way."""
    seen = hashlib.sha256()
    for folder in (Path(engine.__file__).parent, Path(__file__).parent):
        for path in sorted(folder.rglob("*.py")):
            seen.update(path.read_bytes())
    return seen.hexdigest()


def _turn(asked: Asked, ground: int, info: OptionInfo, values: tuple[Value, Value], grounds: tuple[House, ...]) -> Turn:
    house = grounds[ground] if ground < len(grounds) else _own(asked, grounds[0].game)
    one, other = ({"preset": house.preset, **dict(house.changes), info.name: value} for value in values)
    return Turn(asked, (one, other), house)


def _own(asked: Asked, game: str) -> House:
    """Return the rules of the question itself as a village."""
    rules = dict(asked.rules)
    preset = rules_of(game).preset(rules.pop("preset")).slug
    return House(game, preset, tuple(rules.items()))


def _found(
    info: OptionInfo, values: tuple[Value, Value], grounds: tuple[House, ...], places: tuple[Asked, ...]
) -> tuple[Asked, int] | None:
    """Return the question to show, and the place of the rules that are kept.

    Best is one that turns what its author looks at in the answer, then one that turns something else of it, and last
    one of which the engine only tells otherwise what follows; but what stands near the option goes before.
    """
    best: dict[Weight, tuple[Asked, int]] = {}
    for stage in _stages(info, values, grounds, places):
        for ground, asked in stage:
            weight = _weight(_turn(asked, ground, info, values, grounds), info)
            if weight is not None:
                best.setdefault(weight, (asked, ground))
            if weight is Weight.LOOKED_AT:
                break
        if best and min(best) < Weight.WORDS:
            break
    return best[min(best)] if best else None


def _stages(
    info: OptionInfo, values: tuple[Value, Value], grounds: tuple[House, ...], places: tuple[Asked, ...]
) -> Iterator[Iterator[tuple[int, Asked]]]:
    """Yield what to try: what speaks of the option first, under each of the grounds and then under its own rules."""
    game = grounds[0].game
    ranked = sorted(places, key=lambda each: _rank(info, values, each, game))
    near = _few(each for each in ranked if _nearness(info, each) <= OF_OPTION)
    for ground in range(len(grounds)):
        yield ((ground, each) for each in near)
    yield ((len(grounds), each) for each in near if _own(each, game) != grounds[0])
    for ground in range(len(grounds)):
        yield ((ground, each) for each in _few(each for each in ranked if OF_OPTION < _nearness(info, each) < FAR))
    yield ((0, each) for each in _few(each for each in ranked if _nearness(info, each) == FAR))


def _nearness(info: OptionInfo, asked: Asked) -> int:
    """Return how near a question stands to an option: its own clause, its own rules, its article, a puzzle of it."""
    if asked.clause == info.article:
        return 0
    if info.name in asked.rules:
        return 1
    if info.article in asked.articles:
        return 2
    if any(_article(each) == _article(info.article) for each in asked.articles):
        return 3
    return FAR


def _article(clause: str) -> str:
    return clause.partition(".")[0]


def _rank(info: OptionInfo, values: tuple[Value, Value], asked: Asked, game: str) -> tuple[int, bool, bool, int]:
    """Return where a question stands in the order: one that tells of a third choice of the option stands behind."""
    is_of_third = as_dict(_own(asked, game).options)[info.name] not in values
    return _nearness(info, asked), asked.is_slow, is_of_third, asked.size


def _few(ranked: Iterable[Asked]) -> tuple[Asked, ...]:
    """Return the first of them, and of those that take long very few."""
    found, slow = [], 0
    for each in ranked:
        slow += each.is_slow
        if not (each.is_slow and slow > MOST_SLOW):
            found.append(each)
        if len(found) == MOST:
            break
    return tuple(found)


def _weight(turn: Turn, info: OptionInfo) -> Weight | None:
    """Say how much of an answer turns; None if nothing, or if a question cannot be answered under both rules."""
    one, other = turn.answers("vi")
    if "error" in one or "error" in other:
        return None
    differing = {name for name in one.keys() | other.keys() if one.get(name) != other.get(name)} - ECHO - MEANS
    if says(one, other, "vi") is None:
        return None
    if differing & set(turn.asked.looks_at):
        return Weight.LOOKED_AT
    if differing:
        return Weight.BESIDE
    told = [line for line in one["lines"] if line not in other["lines"]]
    return Weight.WORDS if any(line["article"] == info.article for line in told) else None


def says(one: Mapping[str, Any], other: Mapping[str, Any], lang: str) -> tuple[Said, Said] | None:
    """Return what two answers say, each for itself: what both say alike is left out. None if they say the same."""
    with override(lang):
        found = [_said(answer, against) for answer, against in ((one, other), (other, one))]
    return None if found[0] == found[1] else (found[0], found[1])


def _said(answer: Mapping[str, Any], against: Mapping[str, Any]) -> Said:
    lines = [Line(line["text"], line["article"]) for line in answer["lines"]]
    if all("result" in fault for fault in answer.get("faults", ({},))):  # the referee of a record
        return Said(ruling(answer), tuple(lines[:MOST_LINES]))
    known = [Line(line["text"], line["article"]) for line in against["lines"]]
    if len(known) == len(lines):
        own = [line for line, beside in zip(lines, known, strict=True) if line != beside]
    else:
        own = [line for line in lines if line not in known]
    first, *rest = own or lines[-1:] or [Line("")]
    verdict = first.text[:1].upper() + first.text[1:]
    return Said(verdict, tuple(dict.fromkeys(line for line in rest if line.text != first.text)), first.article)
