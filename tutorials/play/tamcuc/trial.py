"""Whole hands of tam cúc at the table by chance, reproducible from a seed.

Every hand ends, and its pieces are counted: those laid, those shown and those left out are the deck.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from tutorials.engine.pieces import DECK, Pieces
from tutorials.engine.tamcuc.groups import Group
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.payment import Finish
from tutorials.engine.tamcuc.sizes import PLAYERS as PLAYERS_AT_TABLE
from tutorials.engine.tamcuc.sizes import Table
from tutorials.engine.tamcuc.trick import Laid, Trick, judge_trick
from tutorials.engine.tamcuc.trinh import rewards
from tutorials.play.tables import by_chance
from tutorials.play.tamcuc.table import GIVE, SHOW, TamCuc, deal
from tutorials.play.trial import Disagreement, Players, Setting, Trial, What


@dataclass(frozen=True, slots=True)
class Turn:
    """One trick as it was played: the seats in order from the caller, what they laid, how it was judged."""

    seats: tuple[int, ...]
    laid: tuple[Laid, ...]
    trick: Trick


@dataclass(frozen=True, slots=True)
class Played:
    """A whole hand: the deal, what was shown, each trick, the end. Points and cây are by seat of the table."""

    table: Table
    hands: tuple[Pieces, ...]
    shown: tuple[tuple[Group, ...], ...]
    given: tuple[Pieces, ...]  # laid face down for what others showed (TC-4.4)
    turns: tuple[Turn, ...]
    rewards: tuple[int, ...]  # paid at once for what was shown (TC-4.6)
    end: Finish


def play(seed: str, players: int | None, options: Options | None = None) -> Played:
    """Play one hand of this seed to its end."""
    begun = deal(Setting("tam-cuc", seed, options or Options(), players))
    chance, steps = Random(f"chance:{seed}"), [begun]
    while (table := steps[-1]).turn is not None:
        steps.append(table.apply(by_chance((), table.choices(), chance)))
    given = next(step.down for step in steps if step.phase not in (SHOW, GIVE))
    assert table.ended is not None
    paid = rewards(table.shows, table.options)
    return Played(table.size, begun.held, table.shows, given, tuple(_turns(steps)), paid, table.ended)


def _turns(steps: Sequence[TamCuc]) -> Iterator[Turn]:
    for before, after in pairwise(steps):
        if before.phase != SHOW and sum(after.taken) > sum(before.taken):
            laid = tuple(Laid(after.laid[seat], not after.is_open[seat]) for seat in before.seats)
            yield Turn(before.seats, laid, judge_trick(laid, before.options, before.cap))


def faults_of(played: Played) -> list[str]:
    """Return what is wrong with a played hand: pieces lost, points that do not add up. None is to be found."""
    found = []
    laid = Counter(piece for turn in played.turns for each in turn.laid for piece in each.pieces)
    laid += Counter(piece for pieces in played.given for piece in pieces)
    laid += Counter(piece for groups in played.shown for group in groups for piece in group.pieces)
    if laid + Counter(played.table.left_out) != Counter(DECK):
        found.append("pieces are not conserved")
    if sum(played.end.taken) != played.table.hand:
        found.append("cây do not add up to a hand")
    if sum(played.end.points) or sum(played.rewards):
        found.append("points do not add up to nothing")
    return found


def _judge(played: Played, setting: Setting) -> Trial:
    lost = [Disagreement(What.LOST, fault) for fault in faults_of(played)]
    return Trial(played.end.ket.slug if played.end.ket else "so-cay", len(played.turns), lost)


PLAYERS = Players(
    play=lambda setting: play(setting.seed, setting.players, setting.options),
    judge=_judge,
    seats=lambda game, options: PLAYERS_AT_TABLE,
)
