"""What a hand promises: the cards it waits for, and those still to come after which fewer of it are loose.

Law: TT-2.1, TT-5.2, TT-5.4, TT-9.14, TT-13.9, TB-2.1.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.solve.arrange import Search, pack_hand, realise
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.uses import may_win, waiting
from tutorials.engine.totom.tai_ban import arrange as tai_ban
from tutorials.engine.totom.tai_ban import win as tai_ban_win
from tutorials.play.totom.seat import MOST_LOOSE, Cards, Seat
from tutorials.play.totom.shapes import NEAR

Live = Sequence[int]  # by kind: how many copies have not been seen


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a hand promises while it is not its turn to throw."""

    loose: int
    lung: int  # as the game counts them
    waits: Cards  # kinds that win and may still come
    paired: Cards  # other kinds that help, taken from any seat by phỗng
    eaten: Cards  # other kinds that help, taken at one's own doors

    @property
    def helps(self) -> Cards:
        """Return all kinds that help, those that win among them."""
        return tuple(sorted((*self.waits, *self.paired, *self.eaten)))


def look(seat: Seat, live: Live, game: Game, options: Options) -> Outlook:
    """Return what the hand of a seat promises, of the copies that are not seen yet."""
    waits = tuple(sorted(kind for kind in waits_of(seat, game, options) if live[kind]))
    paired: list[int] = []
    eaten: list[int] = []
    for kind, is_paired in _helpful(seat, live, game):
        if kind not in waits:
            (paired if is_paired else eaten).append(kind)
    return Outlook(seat.loose, lung_of(seat, game), waits, tuple(paired), tuple(eaten))


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


def _helpful(seat: Seat, live: Live, game: Game) -> Iterator[tuple[int, bool]]:
    """Yield the kinds after which fewer cards are loose, and whether phỗng does it."""
    free, blocks = seat.solved
    packed, fewer = pack_hand(free), seat.loose - 1
    if fewer < 0:
        return
    near = {kind for card in realise(seat.plan, blocks).loose for kind in NEAR[card.index]}
    for kind in sorted(near - seat.khan):
        if not live[kind]:
            continue
        one = 1 << 3 * kind
        if _may_pair(seat, kind, game):
            pair = Search(packed - 2 * one, (*blocks, (kind, 3)), len(blocks) + 1)
            if pair.within(fewer):
                yield kind, True
                continue
        if _may_eat(seat, kind, game) and Search(packed + one, blocks, len(blocks)).within(fewer):
            yield kind, False


def _may_pair(seat: Seat, kind: int, game: Game) -> bool:
    """Say whether a later copy may be taken by phỗng (TT-9.14.2, TT-9.14.3)."""
    return seat.hand[kind] >= 2 and (game.is_free or (kind not in seat.not_phong and kind not in seat.cups))


def _may_eat(seat: Seat, kind: int, game: Game) -> bool:
    """Say whether a later copy may be eaten (TT-5.4)."""
    return game.is_free or (kind not in seat.thrown and kind not in seat.let_go)
