"""Chance that is the same for ever: a seed in an address gives the same hand."""

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from tutorials.catalogue import Task

TRIES = 200  # to build a hand before another sort is tried

T = TypeVar("T")


class Dice:
    """Chance that depends on the seed alone; only `random()` is promised to stay the same in every Python."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random

    def below(self, number: int) -> int:
        """Return a whole number from 0, less than `number`."""
        return int(self._random() * number)

    def one(self, things: Sequence[T]) -> T:
        """Return one of the things."""
        return things[self.below(len(things))]

    def some(self, things: Sequence[T], count: int) -> list[T]:
        """Return so many of the things in any order, each at most once."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(count)]

    def weighted(self, things: Sequence[tuple[T, int]]) -> T:
        """Return one of the things, each as often as its weight says."""
        place = self.below(sum(weight for _, weight in things))
        for thing, weight in things:
            if place < weight:
                return thing
            place -= weight
        raise AssertionError("weights do not add up")

    def one_in(self, number: int) -> bool:
        """Say yes once in so many times."""
        return self.below(number) == 0


def seeded(name: str, make: Callable[[Dice], Task]) -> Callable[[int], Task]:
    """Return the maker that throws the dice of a seed; `name` keeps them apart from those of other exercises."""
    return lambda seed: make(Dice(f"{name}:{seed}"))
