"""What is wrong with a content file: where, in which field, and what to do about it."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One fault of a content file; printed as `file:line: field: message`."""

    file: str  # relative to the content folder
    line: int  # 0 if the fault has no line of its own
    field: str
    message: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.field}: {self.message}" if self.field else f"{place}: {self.message}"


class ContentError(ValueError):
    """Content that cannot be used; its text lists every problem, one a line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def nearest(word: str, known: Iterable[str]) -> str:
    """Return what a fault says of the known word that is most like one that is not; nothing where none is like it."""
    return "".join(f"; the nearest is {like}" for like in get_close_matches(word, sorted(known), 1))
