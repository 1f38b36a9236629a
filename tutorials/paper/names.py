"""Names of cards on paper: as they are said at the mat, and in English what that means."""

from typing import Any


def said_of(card: Any, lang: str) -> tuple[str, str]:
    """Return the name of a card as it is said, and in English what that means; empty where it says so itself."""
    if hasattr(card, "spoken"):
        return card.spoken(lang), ""
    said = getattr(card, "vi_words", card.vi)
    return said, card.en if lang == "en" and card.en != said else ""
