"""A hội handed on in an address: hands whose points are counted, as the score book writes and reads them."""

import re
from collections.abc import Sequence
from urllib.parse import urlencode

from django.urls import reverse

LETTERS = "abcde"
COUNTED = "x"  # a word that begins so gives the points of all seats
POINTS = "v"
CAI = "e"  # who has the next cái, where the game has one
_SIGNED = re.compile(r"m?\d{1,4}(-m?\d{1,4}){1,4}", re.ASCII)


def write_points(points: Sequence[int]) -> str:
    """Write what each seat gains or loses: `12-m4-m4-m4`."""
    return "-".join(f"m{-each}" if each < 0 else str(each) for each in points)


def read_points(text: str) -> list[int] | None:
    """Read them back; None for what means nothing."""
    if not _SIGNED.fullmatch(text):
        return None
    return [-int(each[1:]) if each.startswith("m") else int(each) for each in text.split("-")]


def word_of(points: Sequence[int], winner: int | None = None, cai: int | None = None) -> str:
    """Write a hand with its points, who won it, and who has the next cái."""
    won = "" if winner is None else f".w{LETTERS[winner]}"
    following = "" if cai is None else f".{CAI}{LETTERS[cai]}"
    return f"{COUNTED}.{POINTS}{write_points(points)}{won}{following}"


def address_of(game: str, names: Sequence[str], rules: str, hands: Sequence[str]) -> str:
    """Return where the score book goes on with these hands."""
    query = {"p": "~".join(names), **({"rules": rules} if rules else {}), "h": "_".join(hands)}
    return f"{reverse('hoi:index', args=[game])}?{urlencode(query)}"
