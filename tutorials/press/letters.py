"""The letters that the site's fonts can print; a name with another one would be printed with an empty box."""

from functools import cache

from tutorials.catalogue import Text
from tutorials.press.pdf import static_folder

SPACE = " "


def unprintable(name: str) -> str:
    """Return the first letter of a name that cannot be printed; none: an empty text."""
    return next((letter for letter in name if letter not in printable()), "")


def complaint(letter: str) -> Text:
    """Say that a letter cannot be printed, and what to do."""
    shown = f"“{letter}” (U+{ord(letter):04X})"
    return Text(
        f"Chữ in của sách không có ký tự {shown}; xin bỏ ký tự ấy.",
        f"The book’s typeface has no {shown}; please leave it out.",
    )


@cache
def printable() -> frozenset[str]:
    """Return all letters that the fonts of names on a cover have."""
    from fontTools.ttLib import TTFont  # comes with WeasyPrint; only who prints a name needs it

    found: set[int] = set()
    for path in sorted((static_folder() / "fonts").glob("*.woff2")):
        with TTFont(path, lazy=True) as font:
            found |= set(font.getBestCmap())
    return frozenset({SPACE, *map(chr, found)})
