"""The hand of the day."""

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from tutorials.catalogue import Mode, Puzzle
from tutorials.engine.cards import Cards, parse

MODES = (Mode.WIN, Mode.WAITS)
LEVEL = 3  # the hardest that greets a passer-by


@dataclass(frozen=True, slots=True)
class Daily:
    """A puzzle with the cards to show."""

    puzzle: Puzzle
    cards: Cards


def hand_of(puzzles: Sequence[Puzzle], day: datetime.date) -> Daily | None:
    """Return the hand of a day: every one has its turn before one comes again."""
    fit = [puzzle for puzzle in puzzles if puzzle.mode in MODES and puzzle.level <= LEVEL and puzzle.task.hand]
    if not fit:
        return None
    mixed = sorted(fit, key=lambda puzzle: crc32(puzzle.slug.encode()))
    puzzle = mixed[day.toordinal() % len(mixed)]
    hand = puzzle.task.hand or {}
    laid = [card for meld in hand.get("mat", ()) for card in parse(meld["cards"])]
    return Daily(puzzle, (*parse(hand["cards"]), *laid))
