"""The letters that pages and papers show, and the fonts of the site, which hold each of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from django.conf import settings
from fontTools.ttLib import TTFont

from tutorials.catalogue import Problem

READ = ("tutorials", "templates", "totom_site")  # where letters are looked for
KINDS = frozenset({".toml", ".md", ".html", ".py", ".po"})
TEXT_FACES = ("noto-serif-400", "noto-serif-700", "noto-serif-400-italic")
UNSEEN = frozenset(map(ord, "\u200b\ufeff\ue000\u00ad"))  # never drawn: marks inside the programs
CONTROLS, COMBINING = range(0x7F), range(0x300, 0x370)


@dataclass(frozen=True)
class Cut:
    """One font to cut: where it comes from, and which letters it may give."""

    name: str
    source: str
    blocks: tuple[tuple[int, int], ...] = ()  # letters of the content within these are kept; none: LETTERS
    extra: str = ""
    face: int = -1
    second: str = ""  # joined with the first, so that a page loads one file


HAN = ((0x2E80, 0x303F), (0x3400, 0x9FFF), (0xF900, 0xFAFF))
CUTS = (
    Cut("noto-serif-400", "truetype/noto/NotoSerif-Regular.ttf"),
    Cut("noto-serif-700", "truetype/noto/NotoSerif-Bold.ttf"),
    Cut("noto-serif-400-italic", "truetype/noto/NotoSerif-Italic.ttf"),
    Cut(
        "sounds",  # the phonetic alphabet
        "truetype/noto/NotoSerif-Regular.ttf",
        ((0x250, 0x2FF), (0x361, 0x361)),
        "abcdefghijklmnopqrstuvwxyzŋ",
    ),
    Cut("han", "opentype/noto/NotoSerifCJK-Regular.ttc", HAN, "文萬索一二三四五六七八九枝湯老", face=3),
    Cut("nom", "truetype/hanazono/HanaMinB.ttf", ((0x20000, 0x3FFFF),)),
    Cut(
        "signs",
        "truetype/noto/NotoSansMath-Regular.ttf",
        ((0x2190, 0x22FF), (0x2500, 0x27BF)),
        "←↑→↓−≤≥♠♣♥♦",
        second="truetype/noto/NotoSansSymbols2-Regular.ttf",
    ),
)


def letters_used(root: Path) -> set[int]:
    """Collect every letter beyond ASCII in texts, templates and translations."""
    found: set[int] = set()
    for folder in READ:
        for path in (root / folder).rglob("*"):
            if path.suffix in KINDS:
                found.update(ord(letter) for letter in path.read_text(encoding="utf-8"))
    return {letter for letter in found if letter > 0x7E}


@lru_cache(maxsize=16)
def letters_held(name: str) -> frozenset[int]:
    """Return the letters that a font of the site holds."""
    return frozenset(TTFont(Path(settings.BASE_DIR) / "static" / "fonts" / f"{name}.woff2").getBestCmap())


@lru_cache(maxsize=16)
def letters_shown(face: str) -> frozenset[int]:
    """Return the letters that a text in some cut is shown with, or that need no font."""
    others = (letters_held(cut.name) for cut in CUTS if cut.name not in TEXT_FACES)
    return letters_held(face).union(*others, UNSEEN, CONTROLS, COMBINING)


def check_letters(folder: Path) -> Iterator[Problem]:
    """Yield letters of the content that no font of the site holds: else they come from any font a reader has."""
    known = frozenset.intersection(*map(letters_shown, TEXT_FACES))
    for path in sorted(each for each in folder.rglob("*") if each.suffix in KINDS):
        text = path.read_text(encoding="utf-8", errors="replace")
        for letter in sorted(letter for letter in set(text) if ord(letter) not in known):
            line = text.count("\n", 0, text.index(letter)) + 1
            fault = f"no font holds {letter} (U+{ord(letter):04X}): run manage.py subset_fonts"
            yield Problem(str(path.relative_to(folder)), line, "", fault)
