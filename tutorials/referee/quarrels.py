"""Quarrels that are settled by name: what the engine says of each, how other houses rule, and which rule turns it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue import Clause, Example, Text, load
from tutorials.catalogue.benches import Quarrel
from tutorials.catalogue.examples import settling
from tutorials.catalogue.houses import House, presets, rules_of
from tutorials.engine import DoorError
from tutorials.engine.flips import Weight, apart, weigh
from tutorials.engine.rules import OptionInfo
from tutorials.referee.ruling import MOST_OPTIONS, ask
from tutorials.scenes.examples import said_in
from tutorials.scenes.piles import Pile, piles_of
from tutorials.tasks.questions import Line

Answer = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Settled:
    """A quarrel with the example of the law that settles it."""

    quarrel: Quarrel
    clause: Clause
    example: Example

    @property
    def text(self) -> Text:
        """Return what the law says of it, in one sentence."""
        return Text(self.example.text.plain("vi"), self.example.text.plain("en"))


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """How one house rules: only what it says otherwise, if it does."""

    house: House
    is_chosen: bool
    is_other: bool
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Turning:
    """A house rule that turns the verdict: the choice in force here, another, and what is said then."""

    label: str
    article: str
    here: str
    there: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Hearing:
    """All that the page says of a quarrel under one house."""

    house: House
    is_usual: bool  # ruled as the law has it under its usual rules
    piles: tuple[Pile, ...]
    lines: tuple[Line, ...]
    elsewhere: tuple[Elsewhere, ...]
    turnings: tuple[Turning, ...]


def settled(game: str) -> tuple[Settled, ...]:
    """Return the quarrels of a game that an example of its law settles."""
    found = ((each, settling(each, load().law(game))) for each in load().benches[game].quarrels)
    return tuple(Settled(quarrel, *example) for quarrel, example in found if example)


def hear(case: Settled, house: House, lang: str) -> Hearing:
    """Put a quarrel before the engine under a house, under all others, and with one rule changed at a time."""
    question = {name: value for name, value in case.example.question.items() if name != "rules"} | {"lang": lang}
    own = _answer(question, house.rules)
    looks_at = tuple(name for name in case.example.expect if name != "lines")
    houses = (*((house,) if house.is_own else ()), *presets(house.game))
    return Hearing(
        house,
        not _turns(own, _answer(question, House(house.game).rules), looks_at),
        piles_of(question),
        said_in(own),
        tuple(_elsewhere(each, house, own, _answer(question, each.rules), looks_at) for each in houses),
        tuple(_turnings(question, house, own, looks_at))[:MOST_OPTIONS],
    )


def _answer(question: Answer, rules: Any) -> Answer:
    try:
        return ask(question, rules)
    except DoorError as error:
        return {"error": {"message": error.message.say(str(question["lang"]))}}


def _turns(one: Answer, other: Answer, looks_at: Sequence[str]) -> bool:
    """Say whether two answers rule otherwise: in what the law promises, or where it promises words, in the words."""
    weight = weigh(one, other, looks_at)
    return weight is not None and (weight in (Weight.LOOKED_AT, Weight.REFUSED) or not looks_at)


def _elsewhere(each: House, house: House, own: Answer, answer: Answer, looks_at: Sequence[str]) -> Elsewhere:
    is_other = _turns(own, answer, looks_at)
    return Elsewhere(each, each.slug == house.slug, is_other, _otherwise(answer, own) if is_other else ())


def _otherwise(answer: Answer, own: Answer) -> tuple[Line, ...]:
    """Return what an answer says and another does not."""
    return tuple(apart(list(said_in(answer)), list(said_in(own))))


def _turnings(question: Answer, house: House, own: Answer, looks_at: Sequence[str]) -> Iterator[Turning]:
    base = house.rules if isinstance(house.rules, dict) else {"preset": house.rules}
    for info in rules_of(house.game).table:
        now = getattr(house.options, info.name)
        for value in info.choices:
            other = own if value == now else _answer(question, {**base, info.name: value})
            if _turns(own, other, looks_at):
                yield _turning(info, now, value, _otherwise(other, own), str(question["lang"]))
                break


def _turning(info: OptionInfo, now: Any, value: Any, lines: tuple[Line, ...], lang: str) -> Turning:
    return Turning(
        info.label.say(lang), info.article, info.choices[now].say(lang), info.choices[value].say(lang), lines
    )
