"""Melds on the mat as people type them: `567w; phỗng 8v8v8v`."""

from typing import Any

from tutorials.engine.cards import Cards, parse

_WORDS = {
    "phỗng": "phong", "phong": "phong", "dậy": "day-khan", "day": "day-khan", "day-khan": "day-khan",
    "trình": "trinh", "trinh": "trinh", "ăn": "an", "an": "an",
}  # fmt: skip


def read_melds(text: str, field: str) -> list[dict[str, Any]]:
    """Read melds that semicolons part. Raises DoorError."""
    melds = []
    for part in text.replace("\n", ";").split(";"):
        if not part.strip():
            continue
        word, _space, rest = part.strip().partition(" ")
        how = _WORDS.get(word.casefold().rstrip(":"))
        cards = parse(rest if how else part, field)
        melds.append({"cards": cards, "how": how or how_laid(cards)})
    return melds


def how_laid(cards: Cards) -> str:
    """Take three or four alike for a phỗng or a khàn raised, anything else for a meld with an eaten card."""
    if len(set(cards)) == 1:
        return {3: "phong", 4: "day-khan"}.get(len(cards), "an")
    return "an"
