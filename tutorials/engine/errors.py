"""Errors that the door reports: what is wrong, in which field, and how to mend it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

LONGEST_SHOWN = 60  # characters of a wrong value that a message repeats
Path = tuple[str | int, ...]  # keys and indexes that lead to a value of a question
Place = str | Path  # a key alone stands for the path of that one key
Called = Callable[[str], str]  # what the one who asks calls a field of the question


class Dotted(int):
    """An index that answers write after a dot: con.0.cards."""


def path_of(place: Place) -> Path:
    """Return the path that a place stands for; no key at all for an empty one."""
    if isinstance(place, str):
        return (place,) if place else ()
    return place


def spelled(path: Path) -> str:
    """Write a path as answers name a field: mat[0].cards, con.0.cards, and record:7 for a line of a record."""
    if path[:1] == ("record",):
        return ":".join(map(str, path))
    return "".join(_step(step) for step in path).removeprefix(".")


def _step(step: str | int) -> str:
    return f".{step}" if isinstance(step, str | Dotted) else f"[{step}]"


def shown(value: object) -> str:
    """Return a value as a message may repeat it: short, and never by its own repr, which may fail."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return value if len(value) <= LONGEST_SHOWN else f"{value[:LONGEST_SHOWN]}…"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, int):
        return str(value) if abs(value) < 10**LONGEST_SHOWN else "…"
    if isinstance(value, Mapping):
        return "{…}"
    return "[…]" if isinstance(value, Sequence) else type(value).__name__


@dataclass(frozen=True, slots=True)
class Message:
    """A text in both languages of the house."""

    vi: str
    en: str

    def say(self, lang: str, called: Called = str) -> str:
        """Return the text in the asked language (Vietnamese unless `en`); `called` names a field of the question."""
        return self.en if lang == "en" else self.vi


class DoorError(ValueError):
    """A question that cannot be judged: code, the path to what is wrong, the remedy, and the wrong word where one is.

    The door alone spells the path.
    """

    def __init__(self, code: str, place: Place, message: Message, *, word: object = "") -> None:
        super().__init__(message.en)
        self.code = code
        self.path = path_of(place)
        self.message = message
        self.word = word if isinstance(word, str) else ""

    def at(self, path: Path) -> "DoorError":
        """Return the same error at another place."""
        return DoorError(self.code, path, self.message, word=self.word)

    def as_dict(self, lang: str) -> dict[str, Any]:
        """Return the error as the door answers it."""
        return {"error": {"code": self.code, "field": spelled(self.path), "message": self.message.say(lang)}}
