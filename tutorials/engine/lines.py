"""Lines of explanation: what is said, by which article, rendered in the asked language."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tutorials.engine.errors import Message
from tutorials.engine.phrases import PHRASES


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
        """Return the line as the door answers it."""
        text = PHRASES[self.phrase][1 if lang == "en" else 0]
        shown = {name: _show(value, lang) for name, value in self.values.items()}
        return {"text": text.format(**shown), "article": self.article}


def counted(count: int, vi: str, en: str) -> Message:
    """Name a number of things, the English noun in the singular for one: `1 point`, `2 points`."""
    return Message(f"{count} {vi}", f"{count} {en}" if count == 1 else f"{count} {en}s")


def points(count: int) -> Message:
    """Name a number of points: `1 điểm`, `2 points`."""
    return counted(count, "điểm", "point")


class _Count(int):
    """A number in a sentence; English names what is counted behind a colon: `{points:point}` is 1 point, 2 points."""

    def __format__(self, noun: str) -> str:
        """Write the number, and the noun in its number if one is given."""
        return f"{int(self)} {noun}{'' if self == 1 else 's'}" if noun else str(int(self))


def _show(value: Any, lang: str) -> str | _Count:
    if isinstance(value, int) and not isinstance(value, bool):
        return _Count(value)
    if isinstance(value, (str, bool)):
        return str(value)
    if isinstance(value, (list, tuple)):
        return ", ".join([str(_show(each, lang)) for each in value])
    label = getattr(value, "label", None)
    if label is not None:  # a card of any deck
        return str(label(lang))
    if isinstance(value, Iterable):
        return ", ".join(str(_show(each, lang)) for each in value)
    return str(value.en if lang == "en" else value.vi)
