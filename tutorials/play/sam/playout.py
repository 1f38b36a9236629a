"""Quick hands of sâm: what a deal brings if everybody plays it out by sense."""

from dataclasses import dataclass

from tutorials.engine.french import CARDS, Cards
from tutorials.engine.sam.combos import Kind, is_cut, rank_of
from tutorials.engine.sam.options import Options
from tutorials.engine.sam.payment import Chain, End, Seat, settle
from tutorials.play.sam.sense import (
    RANKS,
    Counts,
    Danger,
    Run,
    Sense,
    beating,
    counts_of,
    lead_worth,
    pass_worth,
    plays,
    without,
)
from tutorials.play.sam.table import Laid, Sam


@dataclass
class Quick:
    """A hand of sâm as bare numbers, from any moment."""

    options: Options
    sense: Sense
    hands: list[Counts]
    sizes: list[int]
    turn: int
    table: Run | None
    holder: int | None
    passed: set[int]
    gone: set[int]
    played: set[int]
    chain: list[Laid]
    chains: list[Chain]
    thoi: list[tuple[int, Cards]]

    @classmethod
    def of(cls, table: Sam, sense: Sense) -> "Quick":
        """Take over a table in play, where nobody has declared báo sâm."""
        opened, on = table.open, table.open.round
        hands = [counts_of(hand) for hand in table.held]
        lying = None if on.table is None else Run(on.table.kind, on.table.size, on.table.top, (), on.table.is_twos)
        return cls(
            table.options,
            sense,
            hands,
            [sum(hand) for hand in hands],
            on.turn,
            lying,
            on.holder,
            set(on.passed),
            set(on.gone),
            set(opened.played),
            list(opened.chain),
            list(opened.chains),
            list(opened.thoi),
        )

    def run(self) -> tuple[int, ...]:
        """Play to the end; return the points by seat."""
        idle = 0
        while idle <= len(self.hands):
            seat = self.turn
            run = self._choose(seat)
            if run is None:
                idle = idle + 1 if self.table is None else 0
                self.passed.add(seat)
                self._move_on(seat)
                continue
            idle = 0
            if (ended := self._lay(seat, run)) is not None:
                return ended
        return self._end(None, ())

    def _choose(self, seat: int) -> Run | None:
        hand, table = self.hands[seat], self.table
        found = plays(hand, self.sense.is_two_in)
        others = [size for other, size in enumerate(self.sizes) if other != seat and size]
        following = self._next(seat)
        danger = Danger(min(others), self.sizes[following], seat in self.played)
        able = found if table is None else tuple(beating(found, table, self.options.longer_straight))
        if table is not None and table.has_two and table.kind is not Kind.SANH:
            able += tuple(self._cuts(found, table))
        if self.sizes[following] == 1:
            top = max(power for power, count in enumerate(hand) if count)
            able = tuple(run for run in able if run.size > 1 or run.top == top)
        if self.options.last_two == "cam":
            able = tuple(run for run in able if any(run.rest) or not self._is_barred(run))
        if not able:
            return None
        worths = [lead_worth(self.sense, run, danger) for run in able]
        best = max(range(len(able)), key=worths.__getitem__)
        if table is None or able[best].size == 4 or worths[best] >= pass_worth(self.sense, hand, danger):
            return able[best]
        return None

    def _cuts(self, found: tuple[Run, ...], table: Run) -> list[Run]:
        """Return the single tứ quý that cut twos; two at once are too rare to be thought of."""
        quads = [run for run in found if run.kind is Kind.TU_QUY and table.kind is not Kind.TU_QUY]
        return [run for run in quads if is_cut(table.combo, run.combo, self.options)]

    def _is_barred(self, run: Run) -> bool:
        return run.has_two and not (run.kind is Kind.SANH and self.options.straight_out)

    def _next(self, seat: int) -> int:
        for step in range(1, len(self.hands)):
            other = (seat + step) % len(self.hands)
            if self.sizes[other]:
                return other
        return seat

    def _move_on(self, seat: int) -> None:
        """Give the turn on as a round of the engine does (SL-4.3, SL-4.4)."""
        order = [(seat + step) % len(self.hands) for step in range(1, len(self.hands) + 1)]
        present = [each for each in order if each not in self.gone]
        left = [each for each in present if each not in self.passed]
        if left and left[0] != self.holder:
            self.turn = left[0]
            return
        self.turn = left[0] if left else present[0]
        self.passed.clear()
        self.table, self.holder = None, None

    def _lay(self, seat: int, run: Run) -> tuple[int, ...] | None:
        cards = _cards(without(self.hands[seat], run.rest))
        self._note(Laid(seat, cards), run)
        self.hands[seat], self.sizes[seat] = run.rest, sum(run.rest)
        self.played.add(seat)
        self.table, self.holder = run, seat
        if self.sizes[seat]:
            self._move_on(seat)
            return None
        if not self._is_barred(run) or self.options.last_two == "thua":
            return self._end(seat, cards)
        self.thoi.append((seat, cards))
        self.gone.add(seat)
        left = [each for each, size in enumerate(self.sizes) if size]
        if len(left) == 1:
            return self._end(left[0], ())
        self._move_on(seat)
        return None

    def _note(self, laid: Laid, run: Run) -> None:
        """Keep twos, and what cuts them, as one chain (SL-7.5)."""
        if self.holder is None or run.kind not in (Kind.TU_QUY, Kind.HAI_TU_QUY):
            self._close()
        is_twos = run.has_two and run.kind is not Kind.SANH and run.size <= 3
        if is_twos or run.kind is Kind.TU_QUY:
            self.chain.append(laid)

    def _close(self) -> None:
        if len(self.chain) > 1:
            self.chains.append(Chain(tuple(e.seat for e in self.chain), tuple(e.cards for e in self.chain)))
        self.chain = []

    def _end(self, winner: int | None, last: Cards) -> tuple[int, ...]:
        self._close()
        seats = tuple(Seat(_cards(hand), seat in self.played) for seat, hand in enumerate(self.hands))
        end = End(seats, winner, last=last, thoi=tuple(self.thoi), chains=tuple(self.chains))
        return tuple(settle(end, self.options).points)


def _cards(counts: Counts) -> Cards:
    """Return cards of these strengths; which suits does not matter here."""
    return tuple(CARDS[4 * (rank_of(power) - 1) + copy] for power in range(RANKS) for copy in range(counts[power]))


def points(table: Sam, sense: Sense) -> tuple[int, ...]:
    """Return the points of each seat if all play on by sense."""
    return table.result.points if table.result is not None else Quick.of(table, sense).run()
