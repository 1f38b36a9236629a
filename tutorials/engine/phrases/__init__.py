"""The sentences of the engine's explanations, by key: Vietnamese, English. One module a subject."""

from tutorials.engine.phrases import (
    bacay,
    chan,
    diem,
    hand,
    hoi,
    referee,
    sam,
    table,
    tai_ban,
    tala,
    tamcuc,
    villages,
    xidach,
)

PHRASES: dict[str, tuple[str, str]] = {}
for _module in (hand, table, referee, tai_ban, hoi, diem, villages, chan, tamcuc, tala, sam, bacay, xidach):
    _twice = PHRASES.keys() & _module.PHRASES.keys()
    if _twice:
        raise ValueError(f"phrases that stand twice: {sorted(_twice)}")
    PHRASES |= _module.PHRASES
