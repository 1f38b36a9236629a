"""Cut the fonts of the site out of Debian's, with the letters that Vietnamese and the content need.

Run it when `check_content` names a missing letter. Needs fonts-noto-core, fonts-noto-cjk and fonts-hanazono.
"""

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from fontTools import subset
from fontTools.merge import Merger

from tutorials.management.letters import CUTS, Cut, letters_used

DEBIAN = Path("/usr/share/fonts")
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]

# Vietnamese, English and their punctuation, whether the content uses them today or not.
LETTERS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *(0x1A0, 0x1A1, 0x1AF, 0x1B0, 0x300, 0x301, 0x302, 0x303, 0x306, 0x309, 0x31B, 0x323),
    *range(0x1EA0, 0x1EFA),
    *range(0x2010, 0x2016),
    *range(0x2018, 0x201E),
    *(0x2020, 0x2021, 0x2022, 0x2026, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AB, 0x2116, 0x2122),
)
SPACE = 0x20  # every font must hold it: WeasyPrint sets a Hán word without one in another font


def letters_of(cut: Cut, used: Iterable[int]) -> set[int]:
    """Return the letters that a font shall hold."""
    if not cut.blocks:
        return set(LETTERS)
    inside = {letter for letter in used if any(low <= letter <= high for low, high in cut.blocks)}
    return inside | {ord(letter) for letter in cut.extra} | {SPACE}


def write(cut: Cut, letters: Iterable[int], folder: Path) -> int:
    """Cut a font and return its size in bytes."""
    options = subset.Options(
        flavor="woff2", layout_features=FEATURES, hinting=False, desubroutinize=True, font_number=cut.face
    )
    if cut.second:
        options.drop_tables += ["MATH", "GSUB", "GPOS", "GDEF"]  # signs stand alone
    fonts = []
    for source in filter(None, (cut.source, cut.second)):
        font = subset.load_font(str(DEBIAN / source), options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=sorted(letters))
        cutter.subset(font)
        fonts.append(font)
    path = folder / f"{cut.name}.woff2"
    subset.save_font(_joined(fonts) if cut.second else fonts[0], str(path), options)
    return path.stat().st_size


def _joined(fonts: list[Any]) -> Any:
    """Make one font of several that are as large as each other."""
    with TemporaryDirectory() as folder:
        names = [f"{folder}/{number}.ttf" for number in range(len(fonts))]
        for font, name in zip(fonts, names, strict=True):
            font.save(name)
        return Merger().merge(names)


class Command(BaseCommand):
    """Write static/fonts/*.woff2."""

    help = "Cut the site's fonts out of Debian's (fonts-noto-core, fonts-noto-cjk, fonts-hanazono)."
    requires_system_checks: list[str] = []

    def handle(self, *args: Any, **options: Any) -> None:
        """Cut every font."""
        folder = settings.BASE_DIR / "static" / "fonts"
        used = letters_used(settings.BASE_DIR)
        for source in (source for cut in CUTS for source in (cut.source, cut.second) if source):
            if not (DEBIAN / source).exists():
                raise CommandError(f"{DEBIAN / source} is missing: see the packages in --help")
        for cut in CUTS:
            letters = letters_of(cut, used)
            self.stdout.write(f"{cut.name}: {len(letters)} letters, {write(cut, letters, folder)} bytes")
