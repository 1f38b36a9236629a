"""A fresh hand under the rules of a village, where those can judge it: another deck cannot."""

from dataclasses import replace

from tutorials.catalogue import Mode, Task
from tutorials.catalogue.houses import House
from tutorials.tasks.judge import is_value
from tutorials.tasks.questions import Asker, UnanswerableTask, at


def settle(task: Task, house: House, lang: str) -> tuple[Task, House]:
    """Return the task under the rules of a village with the rules that judge it.

    A task that has rules of its own keeps them. One that the village cannot judge stays under the usual rules.
    """
    if task.rules or house.is_plain:
        return task, house
    moved = replace(task, rules=house.rules)
    return (moved, house) if _can_be_judged(moved, lang) else (task, House(house.game))


def _can_be_judged(task: Task, lang: str) -> bool:
    """Say whether the engine takes the question of a task, and its answer is among those that are offered."""
    asker = Asker(task, lang)
    try:
        match task.mode:
            case Mode.CHOICE:
                said = asker.own()
                return any(is_value(task, choice.value, said) for choice in task.choices)
            case Mode.TICK:
                return set(at(asker.own(), task.path)) <= {choice.value for choice in task.choices}
            case Mode.NUMBER:
                asker.own()
            case Mode.WAITS:
                asker.about_hand("waits")
            case Mode.FAULT:
                asker.turns()
    except UnanswerableTask:
        return False
    return True
