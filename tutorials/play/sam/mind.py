"""How players of sâm think."""

from collections.abc import Sequence
from random import Random

from tutorials.engine.sam.combos import strength
from tutorials.play.sam.table import read
from tutorials.play.tables import Choice, View, Weighed


def weigh(view: View) -> Sequence[Weighed]:
    """Rank the choices of a view, best first."""
    found = [Weighed(choice, _worth(view, choice)) for choice in view.choices]
    return sorted(found, key=lambda each: -each.worth)


def _worth(view: View, choice: Choice) -> float:
    if choice.act in ("bo", "bao-sam"):
        return -20
    cards = read(choice.cards)
    return len(cards) * 2 - sum(map(strength, cards)) / 4


def strong(view: View, chance: Random) -> Choice:
    """Choose."""
    return weigh(view)[0].choice
