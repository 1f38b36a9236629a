"""Lines of explanation: what is said, by which article, rendered in the asked language."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tutorials.engine.errors import Message
from tutorials.engine.words import say


@dataclass(frozen=True, slots=True, init=False)
class Line:
    """One sentence of an explanation: a phrase, its article, and what fills it."""

    phrase: str
    article: str
    values: dict[str, Any] = field(default_factory=dict)

    def __init__(self, phrase: str, article: str, **values: Any) -> None:
        object.__setattr__(self, "phrase", phrase)
        object.__setattr__(self, "article", article)
        object.__setattr__(self, "values", values)

    def as_dict(self, lang: str) -> dict[str, str]:
        """Return the line as the door answers it: a sentence that opens with a capital, be it the name of a card."""
        text = say(self.phrase, lang, self.values)
        return {"text": text[:1].upper() + text[1:], "article": self.article}

    @property
    def told(self) -> Message:
        """Return the sentence in both languages."""
        return Message(self.as_dict("vi")["text"], self.as_dict("en")["text"])


def listed(names: Sequence[str]) -> Message:
    """Name several players: `A, B và C`, `A, B and C`."""
    *most, last = names
    return Message(f"{', '.join(most)} và {last}", f"{', '.join(most)} and {last}") if most else Message(last, last)
