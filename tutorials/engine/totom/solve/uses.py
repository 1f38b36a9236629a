"""The ways in which a hand can use one more card, and the cards it waits for.

Law: TT-2.1, TT-4.13, TT-9.14.3, TT-11.6, TT-13.9.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tutorials.engine.cards import COPIES, KINDS
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.solve.arrange import (
    LEO,
    TOM,
    Blocks,
    Plan,
    Search,
    need_no_run,
    pack_hand,
    round_plan,
    runs_fall_short,
    unpack_hand,
)
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.phu import Phu, judge_phu
from tutorials.engine.totom.solve.runs import present

_WANTED = ((TOM, LEO), (LEO,), (TOM,), ())
PAIRED = ("phong", "tai-kien")  # how a winning card is used that joins a pair
Laid = tuple[Phu | None, Plan]  # the run beside a phỗng tái kiến, if there is one, and the rest laid out


class Use(NamedTuple):
    """One way to use the winning card."""

    how: str  # "pool", "phong", "tai-kien", "day-khan", "tien-u"
    packed: int  # the counts of the free cards (`pack_hand`)
    blocks: Blocks
    needs_run: bool = False  # phỗng tái kiến: a run must hold the copy that is left
    apart: tuple[int, ...] = ()  # kinds of which three lie on the mat as a phu without lưng (TT-4.13)

    @property
    def free(self) -> tuple[int, ...]:
        """Return the counts of the free cards."""
        return unpack_hand(self.packed)

    def search(self) -> Search:
        """Return the search that lays the hand so."""
        return Search(self.packed, self.blocks, len(self.blocks))


def uses(hand: Hand, card: int) -> Iterator[Use]:
    """Yield the ways in which the hand can use one more card of this kind."""
    for laid in hand.layouts():
        yield from ways_of(laid, pack_hand(laid.free), card)


def ways_of(hand: Hand, packed: int, card: int) -> Iterator[Use]:
    """Yield the ways in which the hand as it is laid, its free cards packed, can use one more card of this kind."""
    one = 1 << 3 * card
    if card in hand.khan:
        blocks = tuple((kind, 4 if kind == card else size) for kind, size in hand.blocks)
        yield Use("day-khan", packed, blocks, apart=hand.apart)
        yield Use("tien-u", packed + one, hand.blocks, apart=hand.apart)
        return
    if hand.held[card] >= 2:
        again = card in hand.bat_thuc
        blocks = (*hand.blocks, (card, 3))
        how, needs_run = ("tai-kien", not hand.tai_kien_free) if again else ("phong", False)
        yield Use(how, packed - 2 * one, blocks, needs_run, hand.apart)
    yield Use("pool", packed + one, hand.blocks, apart=hand.apart)


def _with_run(use: Use, card: int, required: tuple[int, ...], min_lung: int) -> Laid | None:
    """Return a run that holds a copy of this kind and a round plan of the rest (phỗng tái kiến, TT-9.14.3)."""
    suit, free = card // 9 * 9, use.free
    if card >= 27 or not free[card]:
        return None
    for first in range(max(suit, card - 8), card + 1):
        for last in range(max(card, first + 2), suit + 9):
            if not all(free[first : last + 1]):
                break
            rest = list(free)
            for index in range(first, last + 1):
                rest[index] -= 1
            plan = round_plan(rest, use.blocks, required, min_lung)
            run = judge_phu(KINDS[first : last + 1])
            if plan is not None and run is not None:
                return run, plan
    return None


def plan_of(use: Use, card: int, required: tuple[int, ...], min_lung: int) -> Plan | None:
    """Return a round plan with enough lưng for this use of the card, or None."""
    found = Try(use, card, min_lung).lay(required)
    return found[1] if found else None


class Try:
    """One use of the winning card, and what has been worked out of it."""

    __slots__ = ("_found", "_search", "card", "min_lung", "use")

    def __init__(self, use: Use, card: int, min_lung: int) -> None:
        self.use = use
        self.card = card
        self.min_lung = min_lung
        self._search: Search | None = None
        self._found: dict[tuple[int, ...], Laid | None] = {}

    def lay(self, required: tuple[int, ...] = ()) -> Laid | None:
        """Return a round plan with enough lưng, these among them, or None; with the run a phỗng tái kiến needs."""
        if required not in self._found:
            self._found[required] = self._lay(required)
        return self._found[required]

    def _lay(self, required: tuple[int, ...]) -> Laid | None:
        if self.use.needs_run:
            return _with_run(self.use, self.card, required, self.min_lung)
        if self._search is None:
            self._search = self.use.search()
        plan = self._search.within(0, self.min_lung, required)
        return (None, plan) if plan else None

    def wanted(self) -> tuple[tuple[int, ...], ...]:
        """Return which of the lưng that are cước may be laid, most first, once `lay` has been asked."""
        return _wanted(self._search.numbers) if self._search else _WANTED


@lru_cache(maxsize=1 << 10)
def _wanted(numbers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(wanted for wanted in _WANTED if set(wanted) <= set(numbers))


def can_win(hand: Hand, card: int, game: Game) -> bool:
    """Say whether one more card of this kind makes the hand round with enough lưng."""
    return any(plan_of(use, card, (), game.min_lung) is not None for use in uses(hand, card))


def waiting(hand: Hand, game: Game) -> frozenset[int]:
    """Return the kinds the hand waits for; a kind seen four times cannot come. Law: TT-13.9."""
    found: set[int] = set()
    for laid in hand.layouts():
        packed, need = pack_hand(laid.free), game.min_lung
        found.update(
            kind
            for kind in may_win(laid)
            if any(plan_of(use, kind, (), need) is not None for use in ways_of(laid, packed, kind))
        )
    return frozenset(found)


def may_win(hand: Hand) -> Iterator[int]:
    """Yield the kinds that could make the hand round as it is laid, if every lưng and bí cost nothing."""
    packed, trung = pack_hand(hand.free), sum([1 << 3 * kind for kind, _ in hand.blocks])
    kinds = present(packed)
    may = need_no_run(kinds, trung)
    for kind, seen in enumerate(hand.seen()):
        if seen >= COPIES:
            continue
        makes_trung = hand.held[kind] >= 2 or kind in hand.khan
        one = 1 << 3 * kind
        if makes_trung or not runs_fall_short(packed + one, may if kinds & one else need_no_run(kinds | one, trung)):
            yield kind
