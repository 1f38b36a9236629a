"""A measured figure with the bar it should reach, and the table of all of them."""

import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import cycle
from typing import Any


@dataclass(frozen=True)
class Figure:
    """One figure: what, how much of which unit, its bar if it has one, and the command that finds it again."""

    part: str
    name: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None
    by: str = ""

    @property
    def is_reached(self) -> bool | None:
        """Say whether the bar is reached; None without a bar."""
        if self.at_least is not None:
            return self.value >= self.at_least
        return self.value <= self.at_most if self.at_most is not None else None

    def as_dict(self) -> dict[str, Any]:
        """Return the figure for the JSON file."""
        told = {name: value for name, value in asdict(self).items() if value not in (None, "") or name == "unit"}
        return told | {"reached": self.is_reached}

    def row(self) -> tuple[str, str, str, str]:
        """Return the figure for the table: name, value, bar, mark."""
        bar = ""
        if self.at_least is not None:
            bar = f"≥ {number(self.at_least)}"
        elif self.at_most is not None:
            bar = f"≤ {number(self.at_most)}"
        mark = {None: "", True: "✓", False: "✗"}[self.is_reached]
        return f"{self.part}: {self.name}", f"{number(self.value)} {self.unit}", bar, mark


def number(value: float) -> str:
    """Write a number so that it can be read at a glance."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(figures: Sequence[Figure]) -> str:
    """Write all figures as aligned rows, each command once above what it finds."""
    rows = [("figure", "measured", "bar", ""), *(figure.row() for figure in figures)]
    wide = [max(len(row[column]) for row in rows) for column in range(3)]
    lines, last = [], ""
    for row, by in zip(rows, ("", *(figure.by for figure in figures)), strict=True):
        lines += [f"$ {by}"] if by not in ("", last) else []
        last = by
        name, value, bar, mark = row
        lines.append(f"{name:<{wide[0]}}  {value:>{wide[1]}}  {bar:>{wide[2]}}  {mark}".rstrip())
    return "\n".join(lines)


def rate(work: Callable[[Any], object], things: Iterable[Any], seconds: float = 1.5, rounds: int = 3) -> float:
    """Return how often a second of one core `work` takes one of `things`: the best of some rounds."""
    kept = list(things)
    for thing in kept[:50]:
        work(thing)
    best = 0.0
    for _ in range(rounds):
        done, begin = 0, time.process_time()
        end = begin + seconds / rounds
        for thing in cycle(kept):
            work(thing)
            done += 1
            if done % 16 == 0 and time.process_time() >= end:
                break
        best = max(best, done / (time.process_time() - begin))
    return best


def milliseconds(work: Callable[[Any], object], things: Iterable[Any], times: int) -> list[float]:
    """Return how long `work` took on each of `times` things, in milliseconds, after warming up."""
    supply = cycle(things)
    for _ in range(10):
        work(next(supply))
    taken = []
    for _ in range(times):
        thing = next(supply)
        begin = time.perf_counter()
        work(thing)
        taken.append((time.perf_counter() - begin) * 1000)
    return taken


def p95(taken: Sequence[float]) -> float:
    """Return the value that 95 of 100 stay under."""
    return statistics.quantiles(taken, n=20)[-1]
