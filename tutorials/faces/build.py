"""Write the built card files: ``python -m tutorials.faces.build [folder]``.

Per face one sprite with a symbol for each kind and thirty single files, and the back of the card.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tutorials.engine.cards import KINDS
from tutorials.faces.compose import Face, back, single, sprite

BUILT = Path(__file__).parents[2] / "static" / "faces"


def files() -> dict[str, str]:
    """Draw every file, by its path below the folder of built files."""
    drawn = {"back.svg": back()}
    for face in Face:
        drawn[f"{face.value}.svg"] = sprite(face)
        drawn |= {f"{face.value}/{kind.code}.svg": single(kind, face) for kind in KINDS}
    return drawn


def build(folder: Path = BUILT) -> None:
    """Write every file below the folder."""
    for name, content in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    build(*map(Path, sys.argv[1:]))
