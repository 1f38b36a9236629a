"""Write the built card files: ``python -m tutorials.faces.build [folder]``.

Per deck and face one sprite with a symbol for each kind and one file for each card, and per deck the back.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tutorials.faces.compose import STYLES, Face

BUILT = Path(__file__).parents[2] / "static" / "faces"


def files() -> dict[str, str]:
    """Draw every file, by its path below the folder of built files."""
    drawn = {}
    for style in STYLES.values():
        drawn[f"{style.folder}back.svg"] = style.back()
        for face in Face:
            place = style.folder + face.value
            drawn[f"{place}.svg"] = style.sprite(face)
            drawn |= {f"{place}/{kind.code}.svg": style.single(kind, face) for kind in style.deck.kinds}
    return drawn


def build(folder: Path = BUILT) -> None:
    """Write every file below the folder."""
    for name, content in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    build(*map(Path, sys.argv[1:]))
