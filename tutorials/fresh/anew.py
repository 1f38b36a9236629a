"""Questions dealt anew: an example of the law with other cards, of which the engine says the same."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from tutorials.catalogue import load
from tutorials.engine import ask
from tutorials.engine.cards import KINDS, Cards, Kind, Suit, parse
from tutorials.fresh.dice import TRIES, Dice
from tutorials.tasks.mode import mode_of

_IN_SUIT = 9
_FURTHEST = 4  # ranks that the cards are moved up or down
_IN_RECORD = re.compile(r"\b(?:[1-9]+[vws])+\b|\b[1-9] (?:văn|vạn|sách)\b")
_CARDS = {"cards", "card", "beside", "then", "eaten", "khan", "thien_khai", "bat_thuc", "discarded", "passed", "seen"}

Question = Mapping[str, Any]
Move = Mapping[Kind, Kind]
Said = Callable[[Mapping[str, Any]], object]


@lru_cache(maxsize=64)
def examples(game: str, name: str, articles: tuple[str, ...]) -> tuple[Question, ...]:
    """Return the questions of one name by which the law explains these articles, under the usual rules."""
    law = load().law(game)
    assert law is not None
    asked = (
        example.question
        for clause in law.clauses
        if any(clause.id == own or clause.id.startswith(f"{own}.") for own in articles)
        for example in clause.examples
    )
    return tuple(each for each in asked if each["ask"] == name and "rules" not in each)


@lru_cache(maxsize=16)
def exercises(game: str, slug: str, preset: str = "") -> tuple[Question, ...]:
    """Return the questions of the lessons and puzzles that are answered in one way, under the usual rules or others."""
    steps = (step.task for lesson in load().lessons(game) for step in lesson.steps if step.task)
    tasks = (*steps, *(puzzle.task for puzzle in load().puzzles(game)))
    asked = (mode_of(task).question for task in tasks if task.mode.slug == slug and (task.rules or "") == preset)
    rules = {"rules": preset} if preset else {}
    return tuple({"game": game, **rules, **each} for each in asked if each)


def dealt_anew(bases: tuple[Question, ...], dice: Dice, said: Said) -> dict[str, Any]:
    """Return one of the questions with other cards, without its game and name: `said` of the answer stays the same."""
    for _ in range(TRIES):
        base = dice.one(bases)
        try:
            moved = _moved(base, _move(dice))
        except KeyError:
            continue
        answer = ask(moved)
        if "error" not in answer and said(answer) == said(ask(base)):
            return {key: value for key, value in moved.items() if key not in ("game", "ask")}
    raise AssertionError("nothing can be dealt anew")


def _move(dice: Dice) -> Move:
    """Return where each card goes: to another suit, some ranks up or down; a yêu stays what it is."""
    left = list(range(len(Suit)))
    order = [left.pop(dice.below(len(left))) for _ in Suit]
    step = 0 if dice.one_in(2) else dice.below(2 * _FURTHEST + 1) - _FURTHEST
    found = {kind: kind for kind in KINDS if kind.is_yeu}
    for kind in KINDS:
        rank = kind.index % _IN_SUIT + step
        if not kind.is_yeu and 1 <= rank < _IN_SUIT:
            found[kind] = KINDS[order[kind.index // _IN_SUIT] * _IN_SUIT + rank]
    return found


def _moved(value: Any, move: Move, field: str = "") -> Any:
    """Return a part of a question with its cards moved. Raises KeyError where a card has no place to go."""
    if isinstance(value, Mapping):
        return {key: _moved(each, move, key) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_moved(each, move, field) for each in value]
    if field in _CARDS and isinstance(value, str):
        return " ".join(move[kind].code for kind in parse(value))
    if field == "record":
        return _IN_RECORD.sub(lambda found: _written(found.group(), move), value)
    return value


def _written(cards: str, move: Move) -> str:
    """Return cards of a record moved, in the form in which they were written."""
    kinds = tuple(move[kind] for kind in parse(cards))
    return kinds[0].vi if " " in cards else "".join(kind.code for kind in kinds)


def in_record(record: str) -> int:
    """Count the cards that a record names."""
    return sum(len(parse(found)) for found in _IN_RECORD.findall(record))


def named(value: Any, field: str = "") -> Iterator[Cards]:
    """Yield the cards that a question names."""
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield from named(each, key)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from named(each, field)
    elif field in _CARDS and isinstance(value, str):
        yield parse(value)
