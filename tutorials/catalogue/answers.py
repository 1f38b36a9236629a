"""Answers that the engine gives again and again, each kept by its question."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from json import dumps, loads
from typing import Any

Ask = Callable[[Mapping[str, Any]], Mapping[str, Any]]


def keeping(ask: Ask, most: int) -> Ask:
    """Return what asks the engine in the same way and keeps so many of its answers; what it refuses is asked again.

    Questions in another order are others: the engine names what was called in the order in which it was told.
    """

    @lru_cache(maxsize=most)
    def kept(question: str) -> Mapping[str, Any]:
        return ask(loads(question))

    return lambda question: kept(dumps(question, default=str))
