"""Quick hands of tam cúc: what a deal brings if everybody plays it out by sense."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutorials.engine.pieces import PIECES, Pieces
from tutorials.engine.tamcuc.payment import finish
from tutorials.engine.tamcuc.trick import Laid, judge_trick
from tutorials.play.tables import Choice
from tutorials.play.tamcuc.sense import KINDS, USUAL, Habits, Hand, Sight, calls, groups, lays, less, spare
from tutorials.play.tamcuc.table import GIVE, LAY, SHOW, TURN, TamCuc, by_seat, codes


@dataclass
class Quick:
    """A hand of tam cúc as bare numbers, from any moment of a trick."""

    table: TamCuc
    hands: list[Hand]
    laid: list[Hand]
    is_left: list[bool]  # has left the pieces of this trick face down
    lead: int
    call: int
    taken: list[int]
    unseen: list[int]  # pieces in play that have not been turned up
    low: int
    is_later: bool
    habits: Sequence[Habits]

    @classmethod
    def of(cls, table: TamCuc, habits: Sequence[Habits]) -> "Quick":
        """Take over a table whose shows are done."""
        unseen = [0] * KINDS
        for piece in table.size.deck:
            unseen[piece.index] += 1
        gone = [piece for up in table.up for piece in up]
        gone += [piece for groups in table.shows for group in groups for piece in group.pieces]
        is_on = table.phase in (LAY, TURN)
        for seat, pieces in enumerate(table.laid):
            if table.is_open[seat]:
                gone += pieces
        for piece in gone:
            unseen[piece.index] -= 1
        return cls(
            table,
            [_numbers(hand) for hand in table.held],
            [_numbers(pieces) if is_on else () for pieces in table.laid],
            [is_open is False and is_on for is_open in table.is_open],
            table.lead,
            table.call if is_on else 0,
            list(table.taken),
            unseen,
            0 if table.cap is None else table.cap.index,
            table.options.bang_suc == "ngua-sau",
            habits,
        )

    def sight(self, seat: int) -> Sight:
        """Return what a seat goes by."""
        unseen = self.unseen.copy()
        for index in self.hands[seat]:
            unseen[index] -= 1
        return Sight(self.hands[seat], unseen, len(self.hands) - 1, self.low, self.is_later, self.habits[seat])

    def run(self) -> tuple[int, ...]:
        """Play to the end; return the points by seat."""
        while True:
            if not self.call:
                self._call()
            seats = [(self.lead + step) % len(self.hands) for step in range(len(self.hands))]
            for seat in seats:
                if len(self.laid[seat]) < self.call:
                    self._lay(seat)
            if not any(self.hands):
                return self._end(seats)
            self._judge(seats)

    def _call(self) -> None:
        hand = self.hands[self.lead]
        group = hand if len(hand) == 1 else max(calls(self.sight(self.lead)))[1]
        self.laid[self.lead], self.call = group, len(group)
        self.hands[self.lead] = less(hand, group)

    def _lay(self, seat: int) -> None:
        hand, needed = self.hands[seat], self.call - len(self.laid[seat])
        if needed == len(hand):
            part = hand
        elif self.laid[seat]:
            part = spare(self.sight(seat), needed)
        else:
            part = max(lays(self.sight(seat), needed))[1]
        self.laid[seat] = tuple(sorted((*self.laid[seat], *part)))
        self.hands[seat] = less(hand, part)

    def _judge(self, seats: Sequence[int]) -> None:
        best, winner, is_first = 99, self.lead, True
        for seat in seats:
            laid = self.laid[seat]
            top = laid[0]
            if top < self.low or self.is_left[seat] or (self.call > 1 and laid not in groups(laid)):
                continue
            if top < best or (self.is_later and top == best) or is_first:
                best, winner, is_first = top, seat, False
                for index in laid:
                    self.unseen[index] = max(0, self.unseen[index] - 1)
        self.taken[winner] += self.call
        self.lead, self.call, self.low = winner, 0, 0
        self.laid, self.is_left = [()] * len(seats), [False] * len(seats)

    def _end(self, seats: Sequence[int]) -> tuple[int, ...]:
        laid = tuple(Laid(tuple(PIECES[index] for index in self.laid[seat]), self.is_left[seat]) for seat in seats)
        cap = PIECES[self.low] if self.low else None
        trick = judge_trick(laid, self.table.options, cap)
        end = finish(trick, tuple(self.taken[seat] for seat in seats), self.table.size, self.table.options)
        return by_seat(end, tuple(seats)).points


def _numbers(pieces: Pieces) -> Hand:
    return tuple(piece.index for piece in pieces)


def points(table: TamCuc, habits: Sequence[Habits] = (USUAL,) * 4) -> tuple[int, ...]:
    """Return the points of each seat if all play on by sense."""
    while table.phase in (SHOW, GIVE) and table.turn is not None:
        table = table.apply(_early(table))
    return table.result.points if table.result is not None else Quick.of(table, habits).run()


def _early(table: TamCuc) -> Choice:
    """Show what may be shown; lay face down what is missed least."""
    if table.phase == SHOW or table.turn is None:
        return table.choices()[0]
    pieces = spare(Quick.of(table, (USUAL,) * 4).sight(table.turn), table.needed)
    return Choice("ra", codes(PIECES[index] for index in pieces))
