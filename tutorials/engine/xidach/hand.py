"""Hands of xì dách: the totals that aces allow, and what a hand is called."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from tutorials.engine.french import Cards
from tutorials.engine.xidach.options import Options

LIMIT = 21
FEW, FULL = 2, 5  # cards at the deal, and the most that may be held
ACE, TEN, JACK = 1, 10, 11
NGU_LINH_LOW = {"tu-16": 16, "khong-qua-21": 0}

Ranks = tuple[int, ...]  # 1 (A) to 13 (K)


class Kind(Enum):
    """What a hand is, from the lowest to the highest; the value is the slug."""

    QUAC = "quac"
    NON = "non"
    THUONG = "thuong"
    NGU_LINH = "ngu-linh"
    XI_DACH = "xi-dach"
    XI_BANG = "xi-bang"

    @property
    def grade(self) -> int:
        """Return the place among the kinds: greater is better. Law: XD-7.3."""
        return _GRADES[self]

    @property
    def is_dealt(self) -> bool:
        """Say whether the first two cards make it, so that it is shown at once. Law: XD-4.3."""
        return self in (Kind.XI_BANG, Kind.XI_DACH)


_GRADES = {kind: place for place, kind in enumerate(Kind)}


class Seat(Enum):
    """Whose hand it is; the value is the slug."""

    CON = "con"
    CAI = "cai"

    def minimum(self, options: Options) -> int:
        """Return the least total with which this seat may stop. Law: XD-5.2, XD-5.3."""
        return options.cai_du_tuoi if self is Seat.CAI else options.du_tuoi


@dataclass(frozen=True, slots=True)
class Hand:
    """What a hand is and how many points it has."""

    kind: Kind
    total: int
    size: int

    @property
    def is_full(self) -> bool:
        """Say whether it has five cards and must be laid open. Law: XD-5.6."""
        return self.size == FULL


def ranks_of(cards: Cards) -> Ranks:
    """Return the ranks, sorted: suits do not count. Law: XD-1.1."""
    return tuple(sorted(card.rank for card in cards))


def ace_values(size: int, options: Options) -> tuple[int, ...]:
    """Return what an ace may count in a hand of so many cards. Law: XD-3.2."""
    if options.at == "tu-do":
        return 1, 10, 11
    if options.at == "mot-muoi":
        return 1, 10
    return {2: (10, 11), 3: (1, 10)}.get(size, (1,))


def totals(ranks: Iterable[int], options: Options) -> tuple[int, ...]:
    """Return every total that the aces allow, from the least. Law: XD-3.1 to XD-3.3."""
    ranks = tuple(ranks)
    found = {0}
    for rank in ranks:
        values = ace_values(len(ranks), options) if rank == ACE else (min(rank, TEN),)
        found = {total + value for total in found for value in values}
    return tuple(sorted(found))


def judge(cards: Cards, seat: Seat, options: Options) -> Hand:
    """Return what a hand of two to five cards is at a seat. Law: XD-3 to XD-6."""
    return judge_ranks(ranks_of(cards), seat, options)


@lru_cache(maxsize=100_000)
def judge_ranks(ranks: Ranks, seat: Seat, options: Options) -> Hand:
    """Return what sorted ranks are at a seat. Law: XD-3 to XD-6."""
    allowed = totals(ranks, options)
    within = [total for total in allowed if total <= LIMIT]
    size = len(ranks)
    if dealt := _dealt(ranks, options):
        return Hand(dealt, max(within, default=allowed[0]), size)
    if size == FULL:
        # Of two ngũ linh the lower wins (XD-6.2), so aces count as low as the rule lets them.
        low = [total for total in within if total >= NGU_LINH_LOW[options.ngu_linh]]
        if low:
            return Hand(Kind.NGU_LINH, low[0], size)
    if not within:
        return Hand(Kind.QUAC, allowed[0], size)
    total = within[-1]
    return Hand(Kind.NON if total < seat.minimum(options) else Kind.THUONG, total, size)


def _dealt(ranks: Ranks, options: Options) -> Kind | None:
    """Return what two cards make by themselves. Law: XD-4.1, XD-4.2."""
    if len(ranks) != FEW or ranks[0] != ACE:
        return None
    if ranks[1] == ACE:
        return Kind.XI_BANG
    return Kind.XI_DACH if ranks[1] >= (JACK if options.xi_dach == "chi-hinh" else TEN) else None
