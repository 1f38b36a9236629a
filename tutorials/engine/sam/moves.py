"""All that a hand can play: suits do not count, so one play of each kind, size and height stands for all like it."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from tutorials.engine.french import Card, Cards
from tutorials.engine.sam.combos import (
    ACE_HIGH,
    ACE_LOW,
    ALIKE,
    DEUCE,
    HAND,
    SHORTEST,
    TWO,
    Combo,
    Kind,
    beats,
    ends_on_two,
    strength,
)
from tutorials.engine.sam.options import Options

Held = tuple[list[Card], ...]  # the cards of each strength


class Move(NamedTuple):
    """A play with the cards that make it."""

    combo: Combo
    cards: Cards


def by_strength(cards: Sequence[Card]) -> Held:
    """Sort a hand into the cards of each strength."""
    held: Held = tuple([] for _ in range(TWO + 1))
    for card in cards:
        held[strength(card)].append(card)
    return held


def moves(held: Held, table: Combo | None, options: Options) -> list[Move]:
    """Return every play that a hand may lead, or with which it may beat the table (SL-3.1 to SL-3.6)."""
    if table is None:
        return [*_alike(held, -1, tuple(ALIKE)), *_straights(held, SHORTEST, 0, options, is_longer=True)]
    found: list[Move] = []
    if table.kind is Kind.SANH:
        found = list(_straights(held, table.size, table.top, options, is_longer=options.longer_straight))
    elif table.kind is not Kind.HAI_TU_QUY:
        found = list(_alike(held, table.top, (table.size,)))
    return [*found, *_cuts(held, table, options)] if table.is_twos else found


def may_play(move: Move, in_hand: int, options: Options) -> bool:
    """Say whether a play is not the forbidden one: going out with a two (SL-4.6, SL-4.8)."""
    return options.last_two != "cam" or len(move.cards) < in_hand or not ends_on_two(move.cards, options)


@cache
def _combo(kind: Kind, size: int, top: int) -> Combo:
    return Combo(kind, size, top)


def _alike(held: Held, above: int, sizes: Sequence[int]) -> Iterator[Move]:
    """Yield cards of one rank, above a strength, as many as the sizes say."""
    for power in range(above + 1, TWO + 1):
        cards = held[power]
        if cards:
            for size in sizes:
                if size <= len(cards):
                    yield Move(_combo(ALIKE[size], size, power), tuple(cards[:size]))


def _straights(held: Held, size: int, above: int, options: Options, *, is_longer: bool) -> Iterator[Move]:
    """Yield straights of a size, or of it and more, whose last card stands above a place."""
    low = DEUCE + 1 if options.two_in_straight == "khong" else ACE_LOW
    row: list[Card] = []
    for place in range(low, ACE_HIGH + 1):
        cards = held[(place - 3) % 13]
        if not cards:
            row = []
            continue
        row.append(cards[0])
        if place <= above or len(row) < size:
            continue
        for length in range(size, (min(len(row), HAND) if is_longer else size) + 1):
            yield Move(_combo(Kind.SANH, length, place), tuple(row[-length:]))


def _cuts(held: Held, table: Combo, options: Options) -> Iterator[Move]:
    quads = [power for power, cards in enumerate(held) if len(cards) == 4]
    cutting = [Move(_combo(Kind.TU_QUY, 4, power), tuple(held[power])) for power in quads]
    cutting += [
        Move(_combo(Kind.HAI_TU_QUY, 8, high), (*held[low], *held[high]))
        for low in quads
        for high in quads
        if low < high
    ]
    return (move for move in cutting if table.kind is not Kind.TU_QUY and beats(table, move.combo, options))
