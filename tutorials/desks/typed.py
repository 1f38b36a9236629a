"""What is typed into a field of a desk, read as the values of a hand."""

from typing import Any

from tutorials.catalogue.desks import Desk, Field, Sort
from tutorials.desks.melds import read_melds


def read_cards(desk: Desk, field: Field, text: str) -> Any:
    """Read the cards of a field. Raises DoorError."""
    if field.sort is Sort.MELDS:
        return read_melds(text, field.name)
    if field.sort is Sort.CARD:
        return (desk.deck.parse_one(text, field.name),)
    return tuple(desk.deck.parse(text, field.name))


def read_word(desk: Desk, field: Field, word: str) -> Any:
    """Read a field as it stands in an address. Raises ValueError."""
    if field.holds_cards:
        return read_cards(desk, field, word)
    if field.sort is Sort.FLAG:
        return True
    if field.sort is Sort.NUMBER:
        if not word.isdecimal() or not field.low <= int(word) <= field.high:
            raise ValueError(f"must be a number from {field.low} to {field.high}, not {word!r}")
        return int(word)
    if all(word != choice.word for choice in field.choices):
        raise ValueError(f"there is no choice {word!r}")
    return word
