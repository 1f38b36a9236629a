"""What a visitor prefers, kept in cookies: card face, size of the text, light or dark, and the rules of his village."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self
from urllib.parse import quote, unquote

from django.http import HttpRequest, HttpResponse, QueryDict

from tutorials.catalogue import houses
from tutorials.catalogue.houses import House
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
    village: str = ""  # address word of the house rules to judge by; none: the law of 2005
    village_name: str = ""

    @classmethod
    def of(cls, request: HttpRequest) -> Self:
        """Read the cookies; what cannot be read takes its default."""
        found = cls().changed(request.COOKIES)
        word = request.COOKIES.get("village", "")
        if not word or len(word) > houses.LONGEST_WORD:
            return found
        return replace(found, village=word, village_name=houses.clean(unquote(request.COOKIES.get("village_name", ""))))

    @property
    def look(self) -> "Preferences":
        """Return what changes how every page looks, without the village."""
        return replace(self, village="", village_name="")

    def house(self, game: str) -> House | None:
        """Return "my village"; None if none was chosen, its cookie cannot be read, or the game has other rules."""
        if houses.rules_of(game) is not houses.rules_of(houses.MAIN_GAME):
            return None
        house = houses.read(self.village, game, self.village_name) if self.village else None
        return None if house is None or house.is_lost else replace(house, faults=())

    def living_in(self, house: House | None) -> Self:
        """Return the preferences with this as "my village", or with none."""
        return replace(self, village=house.slug if house else "", village_name=house.title if house else "")

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

    def keep_village(self, response: HttpResponse) -> None:
        """Write the cookies of "my village", or take them away."""
        for name, value in (("village", self.village), ("village_name", quote(self.village_name))):
            if value:
                response.set_cookie(name, value, max_age=YEAR, samesite="Lax")
            else:
                response.delete_cookie(name, samesite="Lax")

    def __str__(self) -> str:
        return f"{self.face.value}.{self.size}.{self.theme.value}"


def house_of(request: HttpRequest, game: str) -> House:
    """Return the rules to judge by: those of the address (`rules`, `name`), else "my village", else the law of 2005."""
    return house_in(request.GET, game, Preferences.of(request).house(game))


def house_in(words: QueryDict, game: str, own: House | None) -> House:
    """Return the rules that an address names, else "my village", else the law of 2005."""
    word = words.get("rules", "").strip()
    if not word:
        return own or House(game)
    house = houses.read(word, game, words.get("name", ""))
    return house if house.changes else house.with_name("")  # a preset that was chosen instead keeps its own name


def _size(word: str, before: int) -> int:
    """Return the step of size that a word means."""
    if word == "reset":
        return 0
    if word in STEPS:
        return min(max(before + STEPS[word], SIZES[0]), SIZES[-1])
    return int(word) if word in map(str, SIZES) else before
