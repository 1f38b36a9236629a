"""The right answers to a `pick` task, found by putting every set of its cards to the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from json import dumps
from typing import Any

from tutorials.catalogue.tasks import Size, Task
from tutorials.engine import ask

KEPT = 512
Pick = tuple[Any, ...]  # cards, in the order of the deck


def question_of(task: Task, picked: Sequence[Any]) -> dict[str, Any]:
    """Return the question that a pick asks: its field filled with the cards picked, or with the others."""
    cards = list(picked)
    if task.rest:
        cards = list((Counter(task.cards) - Counter(picked)).elements())
    rules = {"rules": task.rules} if task.rules else {}
    return _filled({"game": task.game, **rules, **(task.ask or {})}, task.field, [card.vi for card in cards])


def holds(task: Task, answer: Mapping[str, Any]) -> bool:
    """Say whether the engine's answer has the value that the task asks for."""
    if "error" in answer:
        return False
    found: Any = answer
    for part in task.path.split("."):
        found = found[int(part)] if isinstance(found, list) else found[part]
    return bool(found == task.value)


def right_picks(task: Task) -> tuple[Pick, ...]:
    """Return every set of cards that answers the task; cards alike count once."""
    key = dumps([task.game, task.rules, task.ask, task.field, task.rest, task.path, task.value, task.counts])
    return _right_picks(key, tuple(task.cards), _Held(task))


def pick_of(cards: Sequence[Any]) -> Pick:
    """Return cards in the order of the deck, so that picks can be compared."""
    return tuple(sorted(cards, key=lambda card: card.index))


class _Held:
    """Carries a task past a cache that knows it by its key alone."""

    def __init__(self, task: Task) -> None:
        self.task = task

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held)


@lru_cache(maxsize=KEPT)
def _right_picks(key: str, cards: Pick, held: _Held) -> tuple[Pick, ...]:
    task = held.task
    sizes = range(len(cards), 0, -1) if task.counts is Size.MANY else range(1, len(cards) + 1)
    found: list[Pick] = []
    for size in sizes:
        found += (pick for pick in _sets(cards, size) if holds(task, ask(question_of(task, pick))))
        if found and task.counts is not Size.ANY:
            break
    return tuple(found)


def _sets(cards: Pick, size: int) -> Iterator[Pick]:
    return iter(dict.fromkeys(combinations(pick_of(cards), size)))


def _filled(question: dict[str, Any], field: str, names: list[str]) -> dict[str, Any]:
    """Return the question with a field, which may lie deeper (`seat.cards`), set to these names."""
    first, _, inner = field.partition(".")
    if not inner:
        return question | {first: names}
    return question | {first: _filled(dict(question.get(first, {})), inner, names)}
