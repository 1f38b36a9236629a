"""The end of a deal of two, where each knows the other's pieces: what can be made sure of. Law: TC-1.4, TC-8.

Points are made sure of against the worst that the other may do: who calls is thought to have shown the
pieces beforehand, and who answers to know only how many are called.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations

from tutorials.engine.pieces import PIECES, Pieces
from tutorials.engine.tamcuc.groups import Group, groups_of
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.payment import finish
from tutorials.engine.tamcuc.sizes import Table, table_of
from tutorials.engine.tamcuc.trick import Laid, judge_trick, takes_from

LONGEST = 5  # pieces in each hand; beyond it there are too many ways to play
Hand = tuple[int, ...]  # indexes of kinds, sorted


@dataclass(frozen=True, slots=True)
class Position:
    """Two open hands of one size and the cây won so far: mine, the other's."""

    mine: Hand
    other: Hand
    taken: tuple[int, int]


def hand_of(pieces: Pieces) -> Hand:
    """Return pieces as the search holds them."""
    return tuple(sorted(piece.index for piece in pieces))


def _less(hand: Hand, part: Hand) -> Hand:
    rest = list(hand)
    for index in part:
        rest.remove(index)
    return tuple(rest)


def _parts(hand: Hand, size: int) -> Iterator[Hand]:
    return iter(dict.fromkeys(combinations(hand, size)))


@lru_cache(maxsize=1 << 12)
def _groups(hand: Hand) -> tuple[Group, ...]:
    return groups_of(PIECES[index] for index in hand)


@dataclass(frozen=True)
class Ending:
    """The search under one set of house rules; remembers what it has seen."""

    options: Options
    _led: dict[Position, int] = field(default_factory=dict, compare=False, repr=False)
    _followed: dict[Position, int] = field(default_factory=dict, compare=False, repr=False)

    @property
    def table(self) -> Table:
        """Return the table of two."""
        return table_of(2, self.options)

    def lead(self, here: Position) -> int:
        """Return the most points that I can make sure of when I call."""
        if here not in self._led:
            self._led[here] = max(self.worth(here, call) for call in _groups(here.mine))
        return self._led[here]

    def worth(self, here: Position, call: Group) -> int:
        """Return the points that a call makes sure of: the worst over all that the other may lay."""
        laid = hand_of(call.pieces)
        return min(value for answer in _parts(here.other, call.size) for value in self._mine(here, call, laid, answer))

    def _mine(self, here: Position, call: Group, laid: Hand, answer: Hand) -> Iterator[int]:
        """Yield my points for each way the other may end the trick that I called: chui, or turning up what takes it."""
        yield self._after(here, laid, answer, i_call=True, i_take=True)
        if self._takes(answer, call):
            yield self._after(here, laid, answer, i_call=True, i_take=False)

    def follow(self, here: Position) -> int:
        """Return the most points that I can make sure of when the other calls."""
        if here not in self._followed:
            calls = _groups(here.other)
            self._followed[here] = min(self._answer(here, size, calls) for size in {call.size for call in calls})
        return self._followed[here]

    def _answer(self, here: Position, size: int, calls: tuple[Group, ...]) -> int:
        """Return the best that one lay of mine makes sure of when so many pieces are called."""
        return max(
            min(self._theirs(here, call, answer) for call in calls if call.size == size)
            for answer in _parts(here.mine, size)
        )

    def _theirs(self, here: Position, call: Group, answer: Hand) -> int:
        laid = hand_of(call.pieces)
        value = self._after(here, answer, laid, i_call=False, i_take=False)
        if self._takes(answer, call):
            value = max(value, self._after(here, answer, laid, i_call=False, i_take=True))
        return value

    def _takes(self, answer: Hand, call: Group) -> bool:
        return any(
            group.size == len(answer) == call.size and takes_from(group, call, self.options)
            for group in _groups(answer)
        )

    def _after(self, here: Position, mine: Hand, other: Hand, *, i_call: bool, i_take: bool) -> int:
        """Return my points once a trick is over: of the deal if it was the last, else of what follows."""
        if len(mine) == len(here.mine):
            return self._end(here, mine, other, i_call=i_call, i_take=i_take)
        mine_taken, other_taken = here.taken
        taken = (mine_taken + len(mine) * i_take, other_taken + len(mine) * (not i_take))
        rest = Position(_less(here.mine, mine), _less(here.other, other), taken)
        return self.lead(rest) if i_take else self.follow(rest)

    def _end(self, here: Position, mine: Hand, other: Hand, *, i_call: bool, i_take: bool) -> int:
        """Return my points of a deal whose last trick this is."""
        call, answer = (mine, other) if i_call else (other, mine)
        taken = here.taken if i_call else (here.taken[1], here.taken[0])
        is_chui = i_call == i_take
        laid = (Laid(_pieces(call)), Laid(_pieces(answer), is_chui))
        ended = finish(judge_trick(laid, self.options), taken, self.table, self.options)
        return ended.points[0 if i_call else 1]


def _pieces(hand: Hand) -> Pieces:
    return tuple(PIECES[index] for index in hand)


def best_calls(here: Position, options: Options) -> tuple[tuple[Group, int], ...]:
    """Return every call with the points it makes sure of, the best first."""
    ending = Ending(options)
    found = [(call, ending.worth(here, call)) for call in _groups(here.mine)]
    return tuple(sorted(found, key=lambda each: (-each[1], each[0].size, each[0].top.index)))
