"""The hand of the day."""

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from tutorials.catalogue import Puzzle
from tutorials.engine.cards import Cards, parse
from tutorials.tasks.modes.waits import WaitsMode
from tutorials.tasks.modes.win import WinMode

LEVEL = 3  # the hardest that greets a passer-by


@dataclass(frozen=True, slots=True)
class Daily:
    """A puzzle with the cards to show."""

    puzzle: Puzzle
    cards: Cards


def hand_of(puzzles: Sequence[Puzzle], day: datetime.date) -> Daily | None:
    """Return the hand of a day: every one has its turn before one comes again."""
    fit = [
        (puzzle, puzzle.task.mode.hand)
        for puzzle in puzzles
        if puzzle.level <= LEVEL and isinstance(puzzle.task.mode, WinMode | WaitsMode)
    ]
    if not fit:
        return None
    mixed = sorted(fit, key=lambda one: crc32(one[0].slug.encode()))
    puzzle, hand = mixed[day.toordinal() % len(mixed)]
    laid = [card for meld in hand.get("mat", ()) for card in parse(meld["cards"])]
    return Daily(puzzle, tuple(sorted((*parse(hand["cards"]), *laid), key=lambda card: card.index)))
