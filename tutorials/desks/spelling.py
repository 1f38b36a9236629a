"""Cards of the money deck in short form, in the order in which they were given."""

from collections.abc import Iterable
from itertools import groupby

from tutorials.engine.cards import Kind


def spell(cards: Iterable[Kind]) -> str:
    """Write cards in short form in the order given: `568v 7s cc`; the last one may be the winning card."""
    words: list[str] = []
    for suit, group in groupby(cards, key=lambda card: card.suit):
        codes = [card.code for card in group]
        words += codes if suit is None else ["".join(code[:-1] for code in codes) + suit.letter]
    return " ".join(words)
