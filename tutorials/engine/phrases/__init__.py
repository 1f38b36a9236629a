"""The sentences of the engine's explanations, by key: Vietnamese, English. One module a subject."""

from tutorials.engine.phrases import diem, hand, hoi, referee, table, tai_ban, villages

PHRASES: dict[str, tuple[str, str]] = {}
for _module in (hand, table, referee, tai_ban, hoi, diem, villages):
    _twice = PHRASES.keys() & _module.PHRASES.keys()
    if _twice:
        raise ValueError(f"phrases that stand twice: {sorted(_twice)}")
    PHRASES |= _module.PHRASES
