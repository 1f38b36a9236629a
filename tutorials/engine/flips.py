"""What an option does, shown by a case: a question that is answered otherwise when the one option changes."""

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import Any, TypeVar

Answer = Mapping[str, Any]
Tried = TypeVar("Tried")
Said = TypeVar("Said")

ECHO = frozenset({"game", "ask", "rules", "lang", "lines", "articles"})  # fields of an answer that are not its result


class Weight(IntEnum):
    """How much of an answer turns, the most first."""

    LOOKED_AT = 0  # what the author of the question looks at
    BESIDE = 1  # another field of the answer
    TOLD = 2  # only what the engine says of it
    REFUSED = 3  # one of two houses does not take such a question


def weigh(one: Answer, other: Answer, looks_at: Iterable[str]) -> Weight | None:
    """Say how much of an answer turns; None if nothing, or if neither house takes the question."""
    if "error" in one or "error" in other:
        return None if "error" in one and "error" in other else Weight.REFUSED
    differing = {name for name in one.keys() | other.keys() if one.get(name) != other.get(name)} - ECHO
    if differing:
        return Weight.LOOKED_AT if differing & set(looks_at) else Weight.BESIDE
    return Weight.TOLD if one["lines"] != other["lines"] else None


def plainest(stages: Iterable[Iterable[Tried]], weight_of: Callable[[Tried], Weight | None]) -> Tried | None:
    """Return what turns most of an answer, of the first stage where it is more than words; None if nothing turns."""
    best: dict[Weight, Tried] = {}
    for stage in stages:
        for each in stage:
            weight = weight_of(each)
            if weight is not None:
                best.setdefault(weight, each)
        if best and min(best) < Weight.TOLD:
            break
    return best[min(best)] if best else None


def apart(lines: list[Said], beside: list[Said]) -> list[Said]:
    """Return the lines of an explanation that another does not say; where it says them all, those in other places."""
    own = [line for line in lines if line not in beside]
    if own or len(lines) != len(beside):
        return own
    return [line for line, other in zip(lines, beside, strict=True) if line != other]
