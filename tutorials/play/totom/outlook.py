"""What a hand promises: the cards it waits for, and those still to come after which fewer of it are loose.

Law: TT-2.1, TT-5.2, TT-5.4, TT-9.14, TT-13.9, TB-2.1.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.solve.arrange import Blocks, Plan, Search, pack_hand, realise
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.uses import may_win, waiting
from tutorials.engine.totom.tai_ban import arrange as tai_ban
from tutorials.engine.totom.tai_ban import win as tai_ban_win
from tutorials.play.totom.seat import MOST_LOOSE, Cards, Seat, mask
from tutorials.play.totom.shapes import NEAR

Live = Sequence[int]  # by kind: how many copies have not been seen


@dataclass(frozen=True, eq=False)
class Outlook:
    """What a hand promises while it is not its turn to throw. What helps is worked out when it is asked for."""

    seat: Seat
    helping: "Helping"
    live: Live
    game: Game
    lung: int  # as the game counts them
    waits: Cards  # kinds that win and may still come

    @property
    def loose(self) -> int:
        """Return how many cards are loose."""
        return self.seat.loose

    @cached_property
    def _helpful(self) -> tuple[tuple[int, bool], ...]:
        return tuple(
            each for each in _helpful(self.seat, self.helping, self.live, self.game) if each[0] not in self.waits
        )

    @property
    def paired(self) -> Cards:
        """Return the other kinds that help, taken from any seat by phỗng."""
        return tuple(kind for kind, is_paired in self._helpful if is_paired)

    @property
    def eaten(self) -> Cards:
        """Return the other kinds that help, taken at one's own doors."""
        return tuple(kind for kind, is_paired in self._helpful if not is_paired)

    @property
    def helps(self) -> Cards:
        """Return all kinds that help, those that win among them."""
        return tuple(sorted((*self.waits, *(kind for kind, _ in self._helpful))))


def look(seat: Seat, live: Live, game: Game, options: Options, helping: "Helping | None" = None) -> Outlook:
    """Return what the hand of a seat promises, of the copies that are not seen yet."""
    waits = tuple(sorted(kind for kind in waits_of(seat, game, options) if live[kind]))
    return Outlook(seat, helping or Helping(seat), live, game, lung_of(seat, game), waits)


def waits_of(seat: Seat, game: Game, options: Options) -> frozenset[int]:
    """Return the kinds that the seat wins with, as the house has it."""
    if seat.loose > MOST_LOOSE or seat.spoiled:
        return frozenset()
    hand = seat.as_hand()
    if game.has_cuoc:
        found = waiting(hand, game)
    else:
        found = frozenset(kind for kind in may_win(hand) if _wins_tai_ban(hand, kind, game.min_lung))
    return found.difference(seat.thrown) if options.danh_di_u_lai == "khong" else found


def _wins_tai_ban(hand: Hand, kind: int, need: int) -> bool:
    return any(tai_ban.round_plan(use.free, use.trung, need) is not None for use in tai_ban_win.uses(hand, kind))


def lung_of(seat: Seat, game: Game) -> int:
    """Count the lưng of hand and mat as the game does."""
    if game.has_cuoc:
        return seat.plan.lung
    trung = tai_ban_win.trung_of(seat.as_hand())
    return tai_ban.best_plan(seat.solved[0], trung).lung + sum(each.lung for each in trung)


class Helping:
    """The kinds after which fewer cards of a hand are loose.

    Given what helped before a loose card was thrown, little has to be sought again: nothing else helps now, and what
    helped while that card stayed loose still does.
    """

    def __init__(self, seat: Seat, before: "Helping | None" = None, thrown: int = 0) -> None:
        free, self.blocks = seat.solved
        self.packed, self.fewer = pack_hand(free), seat.loose - 1
        self.before = before if before is not None and self.fewer == before.fewer - 1 else None
        self.thrown = thrown
        self.known: dict[tuple[int, bool], int | None] = {}

    def does(self, kind: int, *, is_paired: bool) -> bool:
        """Say whether one more card of a kind helps, as the third of a phỗng or in any phu."""
        if self.before is not None and kind != self.thrown:
            loose = self.before.loose_with(kind, is_paired=is_paired)
            if loose is None or loose >> self.thrown & 1:
                return loose is not None
        return self._taken(kind, is_paired=is_paired)[0] is not None

    def loose_with(self, kind: int, *, is_paired: bool) -> int | None:
        """Return the kinds that stay loose in some plan where a kind helps, one bit each; None where it does not."""
        if (kind, is_paired) not in self.known:
            plan, blocks = self._taken(kind, is_paired=is_paired)
            loose = None if plan is None else mask(card.index for card in realise(plan, blocks).loose)
            self.known[kind, is_paired] = loose
        return self.known[kind, is_paired]

    def _taken(self, kind: int, *, is_paired: bool) -> tuple[Plan | None, Blocks]:
        one = 1 << 3 * kind
        packed, blocks = self.packed + one, self.blocks
        if is_paired:
            packed, blocks = self.packed - 2 * one, (*blocks, (kind, 3))
        return Search(packed, blocks, len(blocks)).any_within(self.fewer), blocks


def _helpful(seat: Seat, helping: Helping, live: Live, game: Game) -> Iterator[tuple[int, bool]]:
    """Yield the kinds after which fewer cards are loose, and whether phỗng does it."""
    if not seat.loose:
        return
    near = {kind for card in realise(seat.plan, seat.solved[1]).loose for kind in NEAR[card.index]}
    for kind in sorted(near - seat.khan):
        if not live[kind]:
            continue
        if _may_pair(seat, kind, game) and helping.does(kind, is_paired=True):
            yield kind, True
        elif _may_eat(seat, kind, game) and helping.does(kind, is_paired=False):
            yield kind, False


def _may_pair(seat: Seat, kind: int, game: Game) -> bool:
    """Say whether a later copy may be taken by phỗng (TT-9.14.2, TT-9.14.3)."""
    return seat.hand[kind] >= 2 and (game.is_free or (kind not in seat.not_phong and kind not in seat.cups))


def _may_eat(seat: Seat, kind: int, game: Game) -> bool:
    """Say whether a later copy may be eaten (TT-5.4)."""
    return game.is_free or (kind not in seat.thrown and kind not in seat.let_go)
