"""How far a hand of chắn is from ù, and which cards bring it nearer, counted by what has not been seen.

Like `player` it reads the law's text: a card helps only where it may be eaten (CH-8.3 to CH-8.16). A hand is looked at
as it waits, with no card to throw.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from tutorials.engine.cards import BY_CODE, KINDS, Kind
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROW_OF, ROWS
from tutorials.play.chan.player import Player

_CHI = BY_CODE["cc"].index
_YEU_ROW = ROW_OF[_CHI]


@dataclass(frozen=True, slots=True)
class Holding:
    """What a player holds and has done, by index of kind: what decides which cards may still be eaten or thrown."""

    counts: tuple[int, ...]  # held
    laid: int  # chắn on the mat; a chíu is two
    need: int  # chắn of a winning hand
    left: tuple[int, ...]  # of each kind: not seen yet
    thrown: frozenset[int] = frozenset()
    passed: frozenset[int] = frozenset()
    eaten: frozenset[int] = frozenset()
    ca_rows: frozenset[int] = frozenset()  # in which a cạ was eaten
    has_taken: bool = False
    is_whole_deck: bool = False
    rong_chi: str = "duoc"
    is_strict: bool = False  # a cạ may be eaten only with the one kind of its row (CH-8.12)

    def may_throw(self) -> list[int]:
        """Return the kinds whose throwing breaks no law. Law: CH-8.5, CH-8.8, CH-8.9, CH-8.11."""
        barred = self.thrown | self.passed | self.eaten
        rows = self.ca_rows | {ROW_OF[index] for index in self.thrown} if self.ca_rows else frozenset()
        return [
            index
            for index, count in enumerate(self.counts)
            if count and index not in barred and ROW_OF[index] not in rows
        ]

    def throw(self, index: int) -> "Holding":
        """Return the holding with a card thrown."""
        return replace(self, counts=_less(self.counts, index, 1), thrown=self.thrown | {index})

    def let_pass(self, index: int) -> "Holding":
        """Return the holding with a card let go."""
        return replace(self, passed=self.passed | {index})

    def eat(self, index: int, own: int) -> "Holding":
        """Return the holding with a card eaten."""
        is_chan = index == own
        return replace(
            self,
            counts=_less(self.counts, own, 1),
            laid=self.laid + is_chan,
            eaten=self.eaten | {index},
            ca_rows=self.ca_rows if is_chan else self.ca_rows | {ROW_OF[index]},
            has_taken=True,
        )

    def chiu(self, index: int) -> "Holding":
        """Return the holding with a card taken by chíu."""
        return replace(self, counts=_less(self.counts, index, 3), laid=self.laid + 2, has_taken=True)


def _less(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] - by, *counts[index + 1 :])


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a hand has and wants."""

    loose: int  # rows that do not pair
    chan: int
    need: int
    helps: Mapping[int, int] = field(default_factory=dict)  # kinds that bring it nearer by eating, with copies left
    waits: Mapping[int, int] = field(default_factory=dict)  # kinds that win

    @property
    def steps(self) -> int:
        """Return how many cards the hand lacks, the winning one counted."""
        return max((self.loose + 1) // 2, self.need - self.chan)

    @property
    def live(self) -> int:
        """Count the copies left of what helps; a card that wins comes at every door."""
        return sum(self.helps.values()) + 2 * sum(self.waits.values())


def holding_of(player: Player, left: Mapping[Kind, int], form: Form, options: Options) -> Holding:
    """Return a player's holding, with what is left unseen."""
    return Holding(
        tuple(player.held[kind] for kind in KINDS),
        len(player.an_chan) + 2 * len(player.chiu),
        form.min_chan,
        tuple(left.get(kind, 0) for kind in KINDS),
        _indices(player.thrown),
        _indices(player.passed),
        _indices((*player.an_chan, *(first for first, _ in player.an_ca))),
        frozenset(ROW_OF[first.index] for first, _ in player.an_ca),
        bool(player.an_chan or player.an_ca or player.chiu),
        form.is_whole_deck,
        options.rong_chi,
        options.an_chon_ca == "nghiem",
    )


def _indices(cards: Iterable[Kind]) -> frozenset[int]:
    return frozenset(card.index for card in cards)


def look(held: Holding) -> Outlook:
    """Look at a hand that waits. Law: CH-2, CH-3.1, CH-3.2."""
    counts = held.counts
    chan = held.laid + sum([count >> 1 for count in counts])
    odds = [[index for index in row if counts[index] & 1] for row in ROWS]
    loose = sum([len(odd) & 1 for odd in odds])
    short = held.need - chan
    if loose == 1 and short <= 1:
        row = next(number for number, odd in enumerate(odds) if len(odd) & 1)
        return Outlook(loose, chan, held.need, {}, dict(_waits(held, row, odds[row], short)))
    half = (loose + 1) // 2
    helps: dict[int, int] = {}
    may_ca = half > short and not _threw_ca(held)
    for row, odd in enumerate(odds):
        if not odd or row in held.ca_rows:
            continue
        if len(odd) & 1 or short > half:  # a chắn made of half a cạ is worth it only where chắn are wanting
            for index in odd:
                if held.left[index] and (counts[index] == 3 or not (index in held.passed or index in held.thrown)):
                    helps[index] = held.left[index]
        if may_ca and len(odd) == 1 and _may_eat_ca(held, row):
            for index in ROWS[row]:
                if not counts[index] and held.left[index]:
                    helps[index] = held.left[index]
    return Outlook(loose, chan, held.need, helps)


def _waits(held: Holding, row: int, odd: list[int], short: int) -> Iterable[tuple[int, int]]:
    """Yield the kinds that win, with the copies left. Law: CH-1.5, CH-3.2, CH-3.3."""
    if held.is_whole_deck and row == _YEU_ROW:
        return
    for index in odd if short == 1 else ROWS[row]:
        is_wide = short < 1 or len(odd) > 1
        if index == _CHI and is_wide and not _may_win_on_chi(held):
            continue
        if held.left[index]:
            yield index, held.left[index]


def _may_win_on_chi(held: Holding) -> bool:
    return held.rong_chi == "duoc" or (held.rong_chi == "chua-an" and not held.has_taken)


def _threw_ca(held: Holding) -> bool:
    rows = [ROW_OF[index] for index in held.thrown]
    return len(set(rows)) < len(rows)


def _may_eat_ca(held: Holding, row: int) -> bool:
    """Say whether a cạ may be eaten with the one odd kind of a row. Law: CH-8.3, CH-8.4, CH-8.7, CH-8.12."""
    kinds = ROWS[row]
    if any(index in held.passed or index in held.thrown for index in kinds):
        return False
    return not held.is_strict or sum(1 for index in kinds if held.counts[index]) == 1
