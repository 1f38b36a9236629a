"""The line of a field, where a check knew only that of the table around it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from tutorials.catalogue import Problem
from tutorials.catalogue.tables import Key, find_lines


def at_their_fields(problems: Iterable[Problem], folder: Path) -> Iterator[Problem]:
    """Yield each problem at the line of the field that it names, if that stands in the table of its line."""

    @cache
    def lines(file: str) -> Mapping[Key, int]:
        return find_lines((folder / file).read_text(encoding="utf-8"))

    for problem in problems:
        is_placed = problem.line and problem.field and problem.file.endswith(".toml")
        yield replace(problem, line=_line(problem, lines(problem.file))) if is_placed else problem


def _line(problem: Problem, lines: Mapping[Key, int]) -> int:
    """Return the line of as much of the field as stands beneath the table: of `u-nhin.task.ask.cards` it is `ask`."""
    parts = tuple(problem.field.split("."))
    tables = [key for key, line in lines.items() if line == problem.line]
    for end in range(len(parts), 0, -1):
        for start in range(end):
            for table in tables:
                if line := lines.get((*table, *parts[start:end])):
                    return line
    return problem.line
