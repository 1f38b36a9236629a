"""How a visitor wants the pages to look: card face, size of the text, light or dark. Kept in three cookies."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from django.http import HttpRequest, HttpResponse, QueryDict

from tutorials.faces.compose import Face

YEAR = 365 * 24 * 60 * 60


class Theme(StrEnum):
    """Light and dark."""

    AUTO = "auto"  # as the device says
    LIGHT = "light"
    DARK = "dark"


SIZES = range(-1, 4)  # steps of the text size; 0 is 18 px
STEPS = {"minus": -1, "plus": 1}


@dataclass(frozen=True, slots=True)
class Preferences:
    """One visitor's choices."""

    face: Face = Face.CORNER  # readable for whoever does not know the signs yet
    size: int = 0
    theme: Theme = Theme.AUTO

    @classmethod
    def of(cls, request: HttpRequest) -> Self:
        """Read the cookies; what cannot be read takes its default."""
        return cls().changed(request.COOKIES)

    def changed(self, words: "dict[str, str] | QueryDict") -> Self:
        """Return the preferences with what the words name: `face`, `size` (a step, minus, plus, reset), `theme`."""
        found = self
        if (face := words.get("face")) in [each.value for each in Face]:
            found = replace(found, face=Face(face))
        if (theme := words.get("theme")) in [each.value for each in Theme]:
            found = replace(found, theme=Theme(theme))
        return replace(found, size=_size(words.get("size", ""), found.size))

    def keep(self, response: HttpResponse) -> None:
        """Write the cookies; the script reads and writes them too."""
        for name, value in (("face", self.face.value), ("size", str(self.size)), ("theme", self.theme.value)):
            response.set_cookie(name, value, max_age=YEAR, samesite="Lax")

    def __str__(self) -> str:
        return f"{self.face.value}.{self.size}.{self.theme.value}"


def _size(word: str, before: int) -> int:
    """Return the step of size that a word means."""
    if word == "reset":
        return 0
    if word in STEPS:
        return min(max(before + STEPS[word], SIZES[0]), SIZES[-1])
    return int(word) if word in map(str, SIZES) else before
