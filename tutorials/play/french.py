"""Cards of the French deck by their codes."""

from tutorials.engine.french import BY_CODE, Cards
from tutorials.play.tables import Codes


def cards_of(codes: Codes) -> Cards:
    """Return the cards of codes."""
    return tuple(BY_CODE[code] for code in codes)


def by_rank(codes: Codes) -> Codes:
    """Return codes in the order of the deck."""
    return tuple(sorted(codes, key=lambda code: BY_CODE[code].index))
