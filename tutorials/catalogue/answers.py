"""Right answers to tasks, asked of the engine: each has one, and a puzzle's is what its author declares."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from tutorials.catalogue.lessons import Lesson
from tutorials.catalogue.picks import right_picks
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.puzzles import Puzzle
from tutorials.catalogue.tasks import Mode, Task
from tutorials.engine import ask

Answer = Mapping[str, Any]


_NO_VALUE = (KeyError, IndexError, TypeError, ValueError)  # nothing lies at a path


class Refused(ValueError):
    """A task cannot be answered: its field, and why."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(reason)
        self.field = field


def check_lessons(lessons: Iterable[Lesson]) -> tuple[Problem, ...]:
    """Return the tasks of lessons that nobody could answer, or that any answer fits."""
    return tuple(
        Problem(step.file, step.line, f"{step.id}.{field}", fault)
        for lesson in lessons
        for step in lesson.steps
        if step.task
        for field, fault in _flaws(step.task)
    )


def _flaws(task: Task) -> Iterator[tuple[str, str]]:
    """Yield the field at fault, and what is wrong with it."""
    try:
        right = _RIGHT[task.mode](task)
    except Refused as error:
        yield error.field, str(error)
        return
    if task.mode in _LISTED and not right:
        yield _LISTED[task.mode], "no answer is right"
    if task.mode is Mode.CHOICE and len(right) == len(task.choices):
        yield "choices", "every choice is right"
    if task.mode is Mode.NUMBER and (isinstance(right, bool) or not isinstance(right, int | float)):
        yield "path", f"the engine says {right!r}, which is no number"


def check_answers(puzzles: Iterable[Puzzle]) -> tuple[Problem, ...]:
    """Return the puzzles whose declared answer is not the engine's."""
    return tuple(
        Problem(puzzle.file, puzzle.line, f"{puzzle.slug}.answer", found)
        for puzzle in puzzles
        if (found := difference(puzzle))
    )


def difference(puzzle: Puzzle) -> str:
    """Say where the declared answer is not the engine's; empty if it holds."""
    try:
        right = _RIGHT[puzzle.mode](puzzle.task)
    except Refused as error:
        return f"{error.field}: {error}"
    if _plain(right) == _plain(puzzle.answer):
        return ""
    return f"declared {puzzle.answer!r}, the engine says {right!r}"


def _plain(value: Any) -> Any:
    """Return a value in which the order of a list does not count."""
    if isinstance(value, list):
        return sorted((_plain(each) for each in value), key=str)
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    return value


def _put(task: Task, game: str, name: str, **fields: Any) -> Answer:
    rules = {"rules": task.rules} if task.rules else {}
    answer = ask({"game": game, "ask": name, **rules, **fields})
    if "error" in answer:
        raise Refused(answer["error"]["field"], f"the engine refuses the question: {answer['error']['message']}")
    return answer


def _about(task: Task, name: str, **fields: Any) -> Answer:
    return _put(task, task.game, name, **{**(task.hand or {}), **fields})


def _win(task: Task) -> Answer:
    more = {"streak": task.streak} if task.streak else {}
    return _about(task, "win", winning=task.winning, **more)


def _arrange(task: Task) -> Any:
    said = _about(task, "arrange")
    return {"rac": len(said["rac"]), "lung": said["lung"]}


def _waits(task: Task) -> Any:
    return [wait["card"] for wait in _about(task, "waits")["waits"]]


def _verdict(task: Task) -> Any:
    said = _win(task)
    return said["reason"] or said["result"]


def _cuoc(task: Task) -> Any:
    if task.cuoc_list:
        said = _put(task, task.game, "score", cuoc=list(task.cuoc_list), streak=task.streak)
    else:
        said = _win(task)
    return {"cuoc": said["cuoc"], "diem": said["diem"]}


def _claim(task: Task) -> Any:
    result = _put(task, task.game, "claim", **(task.case or {}))["result"]
    return {None: "duoc", "lanh-lang": "lanh-lang"}.get(result, "bao")


def _fault(task: Task) -> Any:
    return sorted({fault["turn"] for fault in _put(task, task.game, "turns", record=task.record)["faults"]})


def _count(task: Task) -> Any:
    phu = [dict(meld) for meld in task.phu]
    return _put(task, "tai-ban", "count", phu=phu, khan_at_deal=task.khan_at_deal)["lung"]


def _choice(task: Task) -> Any:
    found = _at(_own(task), task.path)
    return [
        choice.value for choice in task.choices if (choice.value in found if task.inside else choice.value == found)
    ]


def _tick(task: Task) -> Any:
    """Return the slugs that hold; each must be among the choices."""
    found = _at(_own(task), task.path)
    if not isinstance(found, list | dict):
        raise Refused("path", f"the engine says {found!r} at «{task.path}», which is no list")
    offered = {choice.value for choice in task.choices}
    if not offered.issuperset(found):
        raise Refused("choices", f"not offered: {sorted(set(found) - offered)}")
    return list(found)


def _pick(task: Task) -> Any:
    try:
        return [[card.vi for card in pick] for pick in right_picks(task)]
    except _NO_VALUE:
        raise Refused("path", f"there is nothing at «{task.path}» in the engine's answer") from None


def _each(task: Task) -> Any:
    """Return the cards for which the value holds."""
    cards = dict.fromkeys(task.cards)
    return [card.vi for card in cards if _at(_put(task, task.game, "card", card=card.vi), task.path) == task.value]


def _group(task: Task) -> Any:
    """Return the fewest cards that make a phu of the sort wanted; nothing if none do."""
    sizes = [task.size] if task.size else range(1, len(task.cards) + 1)
    for cards in (found for size in sizes for found in combinations(task.cards, size)):
        said = _put(task, task.game, "phu", cards=[card.vi for card in cards])
        if said["phu"] and all(said.get(key) == value for key, value in (task.want or {}).items()):
            return [card.vi for card in cards]
    return []


def _own(task: Task) -> Answer:
    """Ask the question that the task holds."""
    own = dict(task.ask or {})
    return _put(task, str(own.pop("game")), str(own.pop("ask")), **own)


def _at(answer: Any, path: str) -> Any:
    try:
        for part in path.split("."):
            answer = answer[int(part)] if isinstance(answer, list) else answer[part]
    except _NO_VALUE:
        raise Refused("path", f"there is nothing at «{path}» in the engine's answer") from None
    return answer


_RIGHT: dict[Mode, Callable[[Task], Any]] = {
    Mode.CHOICE: _choice,
    Mode.NUMBER: lambda task: _at(_own(task), task.path),
    Mode.EACH: _each,
    Mode.GROUP: _group,
    Mode.PICK: _pick,
    Mode.TICK: _tick,
    Mode.ARRANGE: _arrange,
    Mode.LOOSE: lambda task: len(_about(task, "arrange")["rac"]),
    Mode.WAITS: _waits,
    Mode.WIN: _verdict,
    Mode.CUOC: _cuoc,
    Mode.DISCARD: lambda task: [throw["card"] for throw in _about(task, "discards")["best"]],
    Mode.CLAIM: _claim,
    Mode.FAULT: _fault,
    Mode.CALL: lambda task: _win(task)["announce"],
    Mode.COUNT: _count,
    Mode.DRUM: lambda task: _put(task, "to-tom-diem", "drum", signal=task.signal)["signal"],
    Mode.VERSE: lambda task: task.card and task.card.code,
}
"""For each mode, how the engine finds the answer."""
_LISTED = {
    Mode.CHOICE: "choices",
    Mode.EACH: "value",
    Mode.GROUP: "want",
    Mode.PICK: "value",
    Mode.WAITS: "hand",
    Mode.DISCARD: "hand",
}
"""Modes of which some answer must be right, and the field to look at where none is."""
