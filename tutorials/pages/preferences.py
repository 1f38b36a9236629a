"""What a visitor prefers, kept in cookies: card face, size of the text, light or dark, his villages' rules."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Self
from urllib.parse import unquote

from django.core.signing import BadSignature, Signer
from django.http import HttpRequest, HttpResponse, QueryDict

from tutorials.catalogue import houses
from tutorials.catalogue.houses import MAIN_GAME, House
from tutorials.engine.games import GAMES
from tutorials.faces.compose import Face
from tutorials.pages import village_cookie

YEAR = 365 * 24 * 60 * 60
COOKIE = "villages"  # signed: one village a game
BEFORE = ("village", "village_name")  # where the village of Tổ tôm stood alone, unsigned; still read
LONGEST_COOKIE = 1500
READ = "_preferences"  # under which a request keeps what its cookies say
KEPT = 512  # cookies whose reading is remembered
_SIGNER = Signer(salt="villages")


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
    villages: str = ""  # the cookie of the villages to judge by; none: the usual rules of each game
    village: str = ""  # the older cookie of the village of Tổ tôm: an address word
    village_name: str = ""

    @classmethod
    def of(cls, request: HttpRequest) -> Self:
        """Read the cookies, once a request; what cannot be read takes its default."""
        kept = vars(request)
        if READ not in kept:
            kept[READ] = cls._read(request.COOKIES)
        found: Self = kept[READ]
        return found

    @classmethod
    def _read(cls, cookies: dict[str, str]) -> Self:
        found = cls().changed(cookies)
        signed, word = (cookies.get(name, "") for name in (COOKIE, "village"))
        if signed and len(signed) <= LONGEST_COOKIE:
            found = replace(found, villages=signed)
        if not word or len(word) > houses.LONGEST_WORD:
            return found
        return replace(found, village=word, village_name=houses.clean(unquote(cookies.get("village_name", ""))))

    @property
    def look(self) -> "Preferences":
        """Return what changes how every page looks, without the villages."""
        return replace(self, villages="", village="", village_name="")

    def house(self, game: str) -> House | None:
        """Return "my village" of a game; None if none was chosen, its cookie cannot be read, or it is no game."""
        if game not in GAMES:
            return None
        found = _kept(self.villages, self.village, self.village_name).get(houses.family_of(game))
        return None if found is None else village_cookie.as_of(found, game)

    def living_in(self, game: str, house: House | None) -> Self:
        """Return the preferences with this as "my village" of a game, or with none; those of other games stay."""
        family = houses.family_of(game)
        kept = dict(_kept(self.villages, self.village, self.village_name))
        kept.pop(family, None)
        if house is not None:
            kept[family] = village_cookie.as_of(house, family)
        return replace(
            self, villages=_SIGNER.sign(village_cookie.pack(kept)) if kept else "", village="", village_name=""
        )

    def changed(self, words: "dict[str, str] | QueryDict") -> Self:
        """Return the preferences with what the words name: `face`, `size` (a step, minus, plus, reset), `theme`."""
        found = self
        if (face := words.get("face")) in [each.value for each in Face]:
            found = replace(found, face=Face(face))
        if (theme := words.get("theme")) in [each.value for each in Theme]:
            found = replace(found, theme=Theme(theme))
        return replace(found, size=_size(words.get("size", ""), found.size))

    def keep(self, response: HttpResponse, *, is_secure: bool) -> None:
        """Write the cookies; the script reads and writes them too."""
        for name, value in (("face", self.face.value), ("size", str(self.size)), ("theme", self.theme.value)):
            response.set_cookie(name, value, max_age=YEAR, samesite="Lax", secure=is_secure)

    def keep_village(self, response: HttpResponse, *, is_secure: bool) -> None:
        """Write the cookie of the villages, or take it away; the older ones go."""
        if self.villages:
            response.set_cookie(COOKIE, self.villages, max_age=YEAR, samesite="Lax", httponly=True, secure=is_secure)
        else:
            response.delete_cookie(COOKIE, samesite="Lax")
        for name in BEFORE:
            response.delete_cookie(name, samesite="Lax")

    def __str__(self) -> str:
        return f"{self.face.value}.{self.size}.{self.theme.value}"


@lru_cache(maxsize=KEPT)
def _kept(signed: str, word: str, name: str) -> Mapping[str, House]:
    """Return the villages that cookies keep, by family; a cookie that is not ours counts as none."""
    try:
        found = village_cookie.unpack(_SIGNER.unsign(signed)) if signed else {}
    except BadSignature:
        found = {}
    if word and MAIN_GAME not in found:
        before = houses.read(word, MAIN_GAME, name)
        found |= {} if before.is_lost else {MAIN_GAME: replace(before, faults=())}
    return found


def house_of(request: HttpRequest, game: str) -> House:
    """Return the rules to judge by: those of the address (`rules`, `name`), else "my village", else the usual."""
    return house_in(request.GET, game, Preferences.of(request).house(game))


def house_in(words: QueryDict, game: str, own: House | None) -> House:
    """Return the rules that an address names, else "my village", else the usual ones of the game."""
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
