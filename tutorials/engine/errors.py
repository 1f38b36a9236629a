"""Errors that the door reports: what is wrong, in which field, and how to mend it."""

from dataclasses import dataclass
from typing import Any


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
