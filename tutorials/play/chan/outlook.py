"""How far a hand of chắn is from ù, and which cards bring it nearer, counted by what has not been seen.

Like `player` it reads the law's text: a card helps only where it may be eaten (CH-8.3 to CH-8.16). A hand is looked at
as it waits, with no card to throw. Kinds and rows stand by index, sets of them as bits: a strong player looks at
thousands of hands.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from tutorials.engine.cards import BY_CODE, KINDS, Kind
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROW_OF, ROWS
from tutorials.play.chan.player import Player

Counts = tuple[int, ...]
Copies = tuple[tuple[int, int], ...]  # kinds with how many of each are left

_CHI = BY_CODE["cc"].index
_YEU = ROW_OF[_CHI]
_OF_ROW = tuple(itemgetter(*row) for row in ROWS)
_BITS = tuple(sum(1 << index for index in row) for row in ROWS)


@dataclass(frozen=True, slots=True)
class Needs:
    """What decides a hand beside its cards."""

    chan: int  # of a winning hand
    left: Counts  # of each kind: not seen yet
    is_whole_deck: bool
    rong_chi: str
    is_strict: bool  # a cạ may be eaten only with the one kind of its row (CH-8.12)


class Holding(NamedTuple):
    """What a player holds and has done: what decides which cards may still be eaten or thrown."""

    counts: Counts  # held
    laid: int  # chắn on the mat; a chíu is two
    needs: Needs
    thrown: int = 0
    passed: int = 0
    eaten: int = 0
    ca_rows: int = 0  # in which a cạ was eaten
    threw_ca: bool = False
    has_taken: bool = False

    def may_throw(self) -> list[int]:
        """Return the kinds whose throwing breaks no law. Law: CH-8.5, CH-8.8, CH-8.9, CH-8.11."""
        barred = self.thrown | self.passed | self.eaten
        if self.ca_rows:
            for row, bits in enumerate(_BITS):
                if self.ca_rows >> row & 1 or self.thrown & bits:
                    barred |= bits
        return [index for index, count in enumerate(self.counts) if count and not barred >> index & 1]

    def throw(self, index: int) -> "Holding":
        """Return the holding with a card thrown."""
        counts, laid, needs, thrown, passed, eaten, ca_rows, threw_ca, has_taken = self
        threw_ca = threw_ca or bool(thrown & _BITS[ROW_OF[index]] & ~(1 << index))
        counts = _less(counts, index, 1)
        return Holding(counts, laid, needs, thrown | 1 << index, passed, eaten, ca_rows, threw_ca, has_taken)

    def let_pass(self, index: int) -> "Holding":
        """Return the holding with a card let go."""
        return self._replace(passed=self.passed | 1 << index)

    def eat(self, index: int, own: int) -> "Holding":
        """Return the holding with a card eaten."""
        is_chan = index == own
        return self._replace(
            counts=_less(self.counts, own, 1),
            laid=self.laid + is_chan,
            eaten=self.eaten | 1 << index,
            ca_rows=self.ca_rows if is_chan else self.ca_rows | 1 << ROW_OF[index],
            has_taken=True,
        )

    def chiu(self, index: int) -> "Holding":
        """Return the holding with a card taken by chíu."""
        return self._replace(counts=_less(self.counts, index, 3), laid=self.laid + 2, has_taken=True)


def _less(counts: Counts, index: int, by: int) -> Counts:
    return (*counts[:index], counts[index] - by, *counts[index + 1 :])


def holding_of(player: Player, left: Mapping[Kind, int], form: Form, options: Options) -> Holding:
    """Return a player's holding, with what is left unseen."""
    thrown = _bits(player.thrown)
    needs = Needs(
        form.min_chan,
        tuple(left.get(kind, 0) for kind in KINDS),
        form.is_whole_deck,
        options.rong_chi,
        options.an_chon_ca == "nghiem",
    )
    return Holding(
        tuple(player.held[kind] for kind in KINDS),
        len(player.an_chan) + 2 * len(player.chiu),
        needs,
        thrown,
        _bits(player.passed),
        _bits((*player.an_chan, *(first for first, _ in player.an_ca))),
        sum(1 << row for row in {ROW_OF[first.index] for first, _ in player.an_ca}),
        any((thrown & bits).bit_count() > 1 for bits in _BITS),
        bool(player.an_chan or player.an_ca or player.chiu),
    )


def _bits(cards: Iterable[Kind]) -> int:
    return sum(1 << index for index in {card.index for card in cards})


# looking at a hand ------------------------------------------------------------------------------


class Outlook(NamedTuple):
    """What a hand has and wants."""

    loose: int  # rows that do not pair
    chan: int
    need: int
    helps: Copies = ()  # what brings it nearer by eating
    waits: Copies = ()  # what wins

    @property
    def steps(self) -> int:
        """Return how many cards the hand lacks, the winning one counted."""
        return max((self.loose + 1) // 2, self.need - self.chan)

    @property
    def live(self) -> int:
        """Count the copies left of what helps; a card that wins comes at every door."""
        return copies_of(self.helps) + 2 * copies_of(self.waits)


def copies_of(cards: Copies) -> int:
    """Count the copies left of some kinds."""
    return sum([copies for _, copies in cards])


class Row(NamedTuple):
    """What is held of one row, and what could be eaten in it."""

    chan: int
    odd: Counts  # kinds of which an odd number is held
    for_chan: Copies
    for_ca: Copies


@lru_cache(maxsize=1 << 16)
def _row(row: int, counts: Counts, left: Counts, thrown: int, passed: int, *, is_strict: bool) -> Row:
    """Look at one row in which no cạ has been eaten. Law: CH-8.3, CH-8.4, CH-8.7, CH-8.12."""
    kinds = ROWS[row]
    odd = tuple(index for index, count in zip(kinds, counts, strict=True) if count & 1)
    for_chan = tuple(
        (index, copies)
        for index, count, copies in zip(kinds, counts, left, strict=True)
        if count & 1 and copies and (count == 3 or not (thrown | passed) >> index & 1)
    )
    for_ca: Copies = ()
    if len(odd) == 1 and not thrown and not passed and not (is_strict and sum(map(bool, counts)) > 1):
        for_ca = tuple(
            (index, copies)
            for index, count, copies in zip(kinds, counts, left, strict=True)
            if not count and copies
        )  # fmt: skip
    return Row(sum(count >> 1 for count in counts), odd, for_chan, for_ca)


def look(held: Holding) -> Outlook:
    """Look at a hand that waits. Law: CH-2, CH-3.1, CH-3.2."""
    counts, needs, thrown, passed = held.counts, held.needs, held.thrown, held.passed
    left, is_strict = needs.left, needs.is_strict
    rows = [
        _row(row, get(counts), get(left), thrown & bits, passed & bits, is_strict=is_strict)
        for row, (get, bits) in enumerate(zip(_OF_ROW, _BITS, strict=True))
    ]
    chan, loose = held.laid, 0
    for each in rows:
        chan += each.chan
        loose += len(each.odd) & 1
    short = needs.chan - chan
    if loose == 1 and short <= 1:
        row = next(number for number, each in enumerate(rows) if len(each.odd) & 1)
        return Outlook(loose, chan, needs.chan, (), tuple(_waits(held, row, rows[row].odd, short)))
    half = (loose + 1) // 2
    helps: list[tuple[int, int]] = []
    for row, each in enumerate(rows):
        if not each.odd or held.ca_rows >> row & 1:
            continue
        if len(each.odd) & 1 or short > half:  # half a cạ is made a chắn only where chắn are wanting
            helps += each.for_chan
        if half > short and not held.threw_ca:
            helps += each.for_ca
    return Outlook(loose, chan, needs.chan, tuple(helps))


def _waits(held: Holding, row: int, odd: Counts, short: int) -> Iterator[tuple[int, int]]:
    """Yield the kinds that win, with the copies left. Law: CH-1.5, CH-3.2, CH-3.3."""
    if held.needs.is_whole_deck and row == _YEU:
        return
    for index in odd if short == 1 else ROWS[row]:
        if index == _CHI and short < 1 and not _may_win_on_chi(held):
            continue
        if held.needs.left[index]:
            yield index, held.needs.left[index]


def _may_win_on_chi(held: Holding) -> bool:
    rong_chi = held.needs.rong_chi
    return rong_chi == "duoc" or (rong_chi == "chua-an" and not held.has_taken)
