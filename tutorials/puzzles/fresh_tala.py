"""Fresh exercises."""

from collections.abc import Callable

from tutorials.catalogue import Task
from tutorials.puzzles.dice import Dice

MAKERS: dict[tuple[str, str], Callable[[Dice], Task]] = {}
