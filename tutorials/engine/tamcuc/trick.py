"""One trick (lượt): who has turned up what, who takes it. Law: TC-3, TC-5."""

from dataclasses import dataclass
from enum import Enum

from tutorials.engine.pieces import Piece, Pieces
from tutorials.engine.tamcuc.groups import Group, judge
from tutorials.engine.tamcuc.options import Options

CALLER = 0


class Fate(Enum):
    """What becomes of the pieces that a seat has laid."""

    STANDS = "stands"  # turned up, and compared
    CHUI = "chui"  # left face down: given up (TC-5.4)
    OVER = "over"  # above the limit of the first trick: counts as chui (TC-5.5)
    NO_GROUP = "no-group"  # turned up, but no group: takes nothing (TC-3.5)


@dataclass(frozen=True, slots=True)
class Laid:
    """What a seat has laid; nobody knows the pieces of a chui unless they are told."""

    pieces: Pieces
    is_chui: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """What a seat has laid, as it counts."""

    fate: Fate
    group: Group | None


@dataclass(frozen=True, slots=True)
class Trick:
    """A judged trick: each seat in order from the caller, and who takes it."""

    shown: tuple[Shown, ...]
    winner: int
    is_tie: bool  # another seat turned up the same as the winner (TC-3.6)

    @property
    def best(self) -> Group | None:
        """Return the group that took the trick; None if nothing stood."""
        return self.shown[self.winner].group if self.shown[self.winner].fate is Fate.STANDS else None


def is_over(group: Group, cap: Piece | None) -> bool:
    """Say whether a group goes above the limit of the first trick (TC-5.5)."""
    return cap is not None and group.top.index < cap.index


def _show(laid: Laid, cap: Piece | None) -> Shown:
    group = judge(laid.pieces)
    if laid.is_chui:
        return Shown(Fate.CHUI, group)
    if group is None:
        return Shown(Fate.NO_GROUP, None)
    return Shown(Fate.OVER if is_over(group, cap) else Fate.STANDS, group)


def judge_trick(laid: tuple[Laid, ...], options: Options, cap: Piece | None = None) -> Trick:
    """Say who takes the trick; `laid` begins with the caller, `cap` is the limit if it is the first trick.

    The first to turn up keeps it against an equal, or loses it, as the house rule says (TC-3.6). Where
    nothing stands the caller takes it (TC-5.7).
    """
    shown = tuple(_show(each, cap) for each in laid)
    winner = CALLER
    best: Group | None = None
    for seat, each in enumerate(shown):
        if each.fate is not Fate.STANDS or each.group is None:
            continue
        if best is None or takes_from(each.group, best, options):
            winner, best = seat, each.group
    others = (each for seat, each in enumerate(shown) if seat != winner and each.fate is Fate.STANDS)
    is_tie = best is not None and any(each.group is not None and each.group.equals(best) for each in others)
    return Trick(shown, winner, is_tie)


def takes_from(later: Group, best: Group, options: Options) -> bool:
    """Say whether a group turned up later takes the trick from the best so far (TC-3)."""
    return later.beats(best) or (options.bang_suc == "ngua-sau" and later.equals(best))
