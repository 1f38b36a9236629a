"""A fresh hand under the rules of a village, where those can judge it: another deck cannot."""

from dataclasses import replace

from tutorials.catalogue import Task
from tutorials.catalogue.houses import House
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker


def settle(task: Task, house: House, lang: str) -> tuple[Task, House]:
    """Return the task under the rules of a village with the rules that judge it.

    A task that has rules of its own keeps them. One that the village cannot judge stays under the usual rules.
    """
    if task.rules or house.is_plain:
        return task, house
    moved = replace(task, rules=house.rules)
    return (moved, house) if mode_of(moved).can_be_judged(Asker(moved, lang)) else (task, House(house.game))
