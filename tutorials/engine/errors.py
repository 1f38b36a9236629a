"""Errors that the door reports: what is wrong, in which field, and how to mend it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

LONGEST_SHOWN = 60  # characters of a wrong value that a message repeats


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
    """One sentence in both languages of the house."""

    vi: str
    en: str

    def say(self, lang: str) -> str:
        """Return the sentence in the asked language (Vietnamese unless `en`)."""
        return self.en if lang == "en" else self.vi


class DoorError(ValueError):
    """A question that cannot be judged; names code, field and remedy."""

    def __init__(self, code: str, field: str, vi: str, en: str) -> None:
        super().__init__(en)
        self.code = code
        self.field = field
        self.message = Message(vi, en)

    def as_dict(self, lang: str) -> dict[str, Any]:
        """Return the error as the door answers it."""
        return {"error": {"code": self.code, "field": self.field, "message": self.message.say(lang)}}
