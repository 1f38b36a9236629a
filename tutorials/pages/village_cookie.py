"""The villages that one visitor keeps, one for each set of house rules, written short enough for a cookie.

A village is its game, its preset, three signs for each choice that leaves the preset, and its name:
`sam!bai-luat!4cu!QuG6v24`. The three signs are taken from the words of option and choice, so that a new
option or a new order of the table changes no village that somebody keeps. What cannot be read is left out.
"""

import hashlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from tutorials.catalogue.houses import House, clean, family_of, of_choices, rules_of, word_of
from tutorials.engine.games import GAMES
from tutorials.engine.rules import Value

LONGEST = 1300  # signs of all villages together: with its signature the cookie stays below 1.4 kB
CODE = 3  # signs of a choice
_BETWEEN, _WITHIN = ".", "!"


def code_of(option: str, value: Value) -> str:
    """Return the signs that stand for a choice of an option."""
    seen = hashlib.sha256(f"{option}.{word_of(value)}".encode()).digest()
    return urlsafe_b64encode(seen)[:CODE].decode()


def pack(villages: Mapping[str, House]) -> str:
    """Write villages by family. If all together are too long, the longest names are cut."""
    names = {family: house.title for family, house in villages.items()}
    while len(text := _written(villages, names)) > LONGEST and any(names.values()):
        longest = max(names, key=lambda family: len(names[family].encode()))
        names[longest] = names[longest][:-1].strip()
    return text


def unpack(text: str) -> dict[str, House]:
    """Read what `pack` wrote; a village that cannot be read is left out."""
    found = (_read(part) for part in text.split(_BETWEEN)) if text else ()
    return {house.game: house for house in found if house is not None}


def _written(villages: Mapping[str, House], names: Mapping[str, str]) -> str:
    return _BETWEEN.join(
        _WITHIN.join((family, house.preset, "".join(code_of(*each) for each in house.changes), _signs(names[family])))
        for family, house in villages.items()
    )


def _read(part: str) -> House | None:
    family, *rest = part.split(_WITHIN)
    if family not in GAMES or family_of(family) != family or len(rest) != 3:
        return None
    preset, codes, name = rest
    if preset not in rules_of(family).by_slug:
        return None
    known = _choices(family)
    signs = (codes[place : place + CODE] for place in range(0, len(codes), CODE))
    return of_choices(family, preset, dict(known[each] for each in signs if each in known), _name(name))


@cache
def _choices(family: str) -> dict[str, tuple[str, Value]]:
    """Return every choice of every option by its signs."""
    return {code_of(info.name, value): (info.name, value) for info in rules_of(family).table for value in info.choices}


def _signs(name: str) -> str:
    return urlsafe_b64encode(name.encode()).decode().rstrip("=")


def _name(signs: str) -> str:
    try:
        return clean(urlsafe_b64decode(signs + "=" * (-len(signs) % 4)).decode())
    except ValueError:  # no letters, or not whole
        return ""


def as_of(house: House, game: str) -> House:
    """Return the village as one of another game with the same house rules."""
    return house if house.game == game else replace(house, game=game)
