"""The fields of the questions of một lá: two cards, the players."""

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, spelled
from tutorials.engine.fields import Asked, Field, Number
from tutorials.engine.french import Card, Cards, parse
from tutorials.engine.words import both

A, B = Field("a", fields.Cards(parse)), Field("b", fields.Cards(parse))
PLAYERS = Field("players", Number(2, 10), 2)


def read_card(asked: Asked, field: Field[Cards]) -> Card:
    """Read the one card that a player holds. Raises DoorError for none or several."""
    cards, path = asked[field], asked.path_of(field)
    if len(cards) != 1:
        raise DoorError("hand-size", path, both("error-motla-hand-size", field=spelled(path)))
    return cards[0]
