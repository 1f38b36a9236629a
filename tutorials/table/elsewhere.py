"""A finished hand played again, choice by choice, under the other presets of its game: what would it have paid there?

Where a hand is paid by what its winner called, `review.scored` asks the engine instead.
"""

from dataclasses import dataclass, replace

from tutorials.catalogue import houses
from tutorials.catalogue.houses import House
from tutorials.engine.games import GAMES
from tutorials.pages.points import signed
from tutorials.play.tables import Result
from tutorials.weighing.hands import Hand


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What the same deal and the same choices come to in one house."""

    house: House
    points: tuple[int, ...]  # by seat; none where those rules deal otherwise or forbid one of the choices
    is_own: bool = False

    @property
    def shown(self) -> tuple[str, ...]:
        """Return the points as they are written."""
        return tuple(map(signed, self.points))


def elsewhere(own: House, hand: Hand) -> tuple[Elsewhere, ...]:
    """Return the hand in its own house, then under the presets; nothing where the engine counts what was called."""
    if "score" in GAMES[own.game].asks:
        return ()
    others = [house for house in houses.presets(own.game) if house.slug != own.slug]
    result = hand.steps[-1].result
    assert result is not None
    found = (Elsewhere(house, again.points if (again := _again(house, hand)) else ()) for house in others)
    return (Elsewhere(own, result.points, is_own=True), *found)


def _again(house: House, hand: Hand) -> Result | None:
    """Return how the hand ends in another house; None where it cannot be played there as it was."""
    table = hand.tables.deal(replace(hand.setting, options=house.options))
    for before, choice in zip(hand.steps, hand.made, strict=False):
        is_alike = table.turn == before.turn and table.hands == before.hands
        if not (is_alike and table.can(choice)) or (choice in before.choices()) != (choice in table.choices()):
            return None
        table = table.apply(choice)
    return table.result
