"""Right answers to puzzles, asked of the engine, and compared with what their authors declare."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tutorials.catalogue.picks import right_picks
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.puzzles import Puzzle
from tutorials.catalogue.tasks import Mode, Task
from tutorials.engine import ask

Answer = Mapping[str, Any]


class Refused(ValueError):
    """The engine refuses the question of a puzzle."""


def check_answers(puzzles: Iterable[Puzzle]) -> tuple[Problem, ...]:
    """Return the puzzles whose declared answer is not the engine's."""
    return tuple(
        Problem(puzzle.file, puzzle.line, f"{puzzle.slug}.answer", found)
        for puzzle in puzzles
        if (found := difference(puzzle))
    )


def difference(puzzle: Puzzle) -> str:
    """Say where the declared answer is not the engine's; empty if it holds."""
    find = _RIGHT.get(puzzle.mode)
    if find is None:
        return ""
    try:
        right = find(puzzle.task)
    except Refused as error:
        return f"the engine refuses the question: {error}"
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
        raise Refused(f"{answer['error']['field']}: {answer['error']['message']}")
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
    found = list(_at(_own(task), task.path))
    offered = {choice.value for choice in task.choices}
    if not offered.issuperset(found):
        raise Refused(f"not offered: {sorted(set(found) - offered)}")
    return found


def _pick(task: Task) -> Any:
    return [[card.vi for card in pick] for pick in right_picks(task)]


def _own(task: Task) -> Answer:
    """Ask the question that the task holds."""
    own = dict(task.ask or {})
    return _put(task, str(own.pop("game")), str(own.pop("ask")), **own)


def _at(answer: Any, path: str) -> Any:
    for part in path.split("."):
        answer = answer[int(part)] if isinstance(answer, list) else answer[part]
    return answer


_RIGHT: dict[Mode, Callable[[Task], Any]] = {
    Mode.CHOICE: _choice,
    Mode.NUMBER: lambda task: _at(_own(task), task.path),
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
"""For each mode in which puzzles declare an answer, how the engine finds it."""
