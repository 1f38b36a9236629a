"""A hand played and judged: what the driver asks of the players of every game, and what it hears."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any


class What(Enum):
    """How players and engine can disagree about a hand."""

    FALSE = "false fault"  # a fault that nobody made
    MISSED = "missed"  # a planted fault that was not found
    REFUSED = "refused"  # a record that cannot be read
    LOST = "lost"  # a card or a point that is gone
    OTHER = "other end"  # another winner, other points, another order of play
    STUCK = "stuck"  # a lawful player with nothing lawful to do
    SEEN = "seen"  # a view that tells too much, or does not fit the deals sampled from it


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One disagreement, with what was expected against what was said."""

    what: What
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A prepared deal, cards as the engine's door names them."""

    hands: tuple[tuple[str, ...], ...]  # by seat, as many cards as one likes
    stock: tuple[str, ...] = ()  # the nọc, the card to be opened first in front
    first: int = 0  # who begins: the cái


@dataclass(frozen=True, slots=True)
class Setting:
    """What one hand is played by."""

    game: str
    seed: str
    options: Any  # of the game
    players: int | None = None  # None: as the game's players like it
    plant: str | None = None  # the sort of fault; "" for any, None for a lawful hand
    is_seen: bool = False  # judge each record also as each seat sees it
    dealt: Dealt | None = None  # at the table: this deal instead of the seed's
    carried: Mapping[str, Any] = field(default_factory=dict)  # at the table: from the hand before (cái, wins in a row)


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of one hand."""

    end: str
    turns: int = 1
    disagreements: Sequence[Disagreement] = ()
    planted: tuple[str, ...] = ()  # the sorts of fault that came to light
    harmless: str = ""  # the sort of plant that only looks like a fault
    text: str = ""  # the record
    faults: Sequence[str] = ()  # that the referee found, a line each


@dataclass(frozen=True, slots=True)
class Players:
    """The players of a game: `play` a hand of a setting, then `judge` what was played."""

    play: Callable[[Setting], Any]
    judge: Callable[[Any, Setting], Trial]
    seats: Callable[[str, Any], Sequence[int]]  # (game, options) -> how many may play
    sorts: Callable[[str], Sequence[str]] = lambda game: ()  # faults that can be planted
