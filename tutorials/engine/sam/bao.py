"""Báo sâm: can ten cards be played out so that nobody beats one play on the way? Solved exactly.

Suits do not count, so a hand is how many cards it holds of each strength. All ways to part the hand into plays
are tried, those that others can beat counted; the plan with fewest of them is kept.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from tutorials.engine.french import CARDS, Card, Cards
from tutorials.engine.sam.combos import ACE_HIGH, ACE_LOW, ALIKE, DEUCE, HAND, SHORTEST, TWO, Combo, Kind, ends_on_two
from tutorials.engine.sam.moves import Held, Move, by_strength, may_play, moves
from tutorials.engine.sam.options import Options

Counts = tuple[int, ...]  # cards of each strength
Powers = tuple[int, ...]  # the strengths that a play uses up, one for each card


@dataclass(frozen=True, slots=True)
class Block:
    """The play that stops a báo sâm: whose it is (0 the first of the others), and with what."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Step:
    """One play of a plan, and whether somebody can beat it."""

    move: Move
    is_beatable: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """The best way to play a hand out: the plays in order, and how many of them may fail (SL-6.2, SL-6.4)."""

    steps: tuple[Step, ...]
    weak: int

    @property
    def is_sure(self) -> bool:
        """Say whether nothing on the way can be stopped."""
        return self.weak == 0


@dataclass(frozen=True, slots=True)
class _Part:
    """Some plays that use up a part of the hand; the fewer are beatable the better, then the fewer there are."""

    beatable: int
    size: int
    plays: tuple[tuple[Combo, Powers], ...]


# Which last play the plays of a part leave open: none, one without a two, one without a two that can be beaten.
_NO_LAST, _PLAIN_LAST, _WEAK_LAST = 0, 1, 2
_Found = dict[int, _Part]


def find_block(combo: Combo, hands: Sequence[Cards], options: Options) -> Block | None:
    """Return the first of the others, in order, who can beat a play, and the lowest play that does (SL-6.3)."""
    for seat, hand in enumerate(hands):
        found = [move for move in moves(by_strength(hand), combo, options) if may_play(move, len(hand), options)]
        if found:
            return Block(seat, found[0])
    return None


def unseen(cards: Cards) -> Cards:
    """Return the cards of the deck that are not in a hand: any of the others may hold any of them."""
    held = set(cards)
    return tuple(card for card in CARDS if card not in held)


def best_plan(cards: Cards, hands: Sequence[Cards] | None, options: Options) -> Plan:
    """Return the plan with fewest plays that may fail; against all unseen cards where no hands are given."""
    rivals = [unseen(cards)] if hands is None else hands

    @cache
    def can_be_beaten(combo: Combo) -> bool:
        return find_block(combo, rivals, options) is not None

    held = by_strength(cards)
    found = _part(tuple(len(each) for each in held), can_be_beaten, options)
    weak, last, part = min(
        ((_weak(last, part, options), last, part) for last, part in found.items()),
        key=lambda each: (each[0], each[2].size),
    )
    return Plan(_ordered(part, last, held, can_be_beaten, options), weak)


def _weak(last: int, part: _Part, options: Options) -> int:
    """Count the plays that may fail, the last one left out where going out ends the hand (SL-6.4, SL-4.6)."""
    if last == _NO_LAST:
        return part.beatable + 1
    is_over = options.bao_last == "het-la-thang"
    return part.beatable - (last == _WEAK_LAST and is_over)


def _part(counts: Counts, can_be_beaten: Callable[[Combo], bool], options: Options) -> _Found:
    """Part a hand into plays in the best way for each sort of last play."""

    @cache
    def best(left: Counts) -> _Found:
        first = next((power for power, count in enumerate(left) if count), None)
        if first is None:
            return {_NO_LAST: _Part(0, 0, ())}
        found: _Found = {}
        for combo, powers in _plays_with(first, left, options):
            is_weak = can_be_beaten(combo)
            is_barred = TWO in powers and not (options.straight_out and combo.kind is Kind.SANH)
            own = _NO_LAST if is_barred else _WEAK_LAST if is_weak else _PLAIN_LAST
            for last, part in best(_without(left, powers)).items():
                made = _Part(part.beatable + is_weak, part.size + 1, ((combo, powers), *part.plays))
                key = max(own, last)
                if key not in found or (made.beatable, made.size) < (found[key].beatable, found[key].size):
                    found[key] = made
        return found

    found = best(counts)
    best.cache_clear()  # it refers to itself, and would stay until garbage is looked for
    return found


def _plays_with(power: int, left: Counts, options: Options) -> list[tuple[Combo, Powers]]:
    """Return the plays that use a card of a strength."""
    found = [(Combo(ALIKE[size], size, power), (power,) * size) for size in range(1, left[power] + 1)]
    low = DEUCE + 1 if options.two_in_straight == "khong" else ACE_LOW
    for start in range(low, ACE_HIGH - SHORTEST + 2):
        powers: Powers = ()
        for place in range(start, min(ACE_HIGH, start + HAND - 1) + 1):
            here = (place - 3) % 13
            if not left[here]:
                break
            powers = (*powers, here)
            if len(powers) >= SHORTEST and power in powers:
                found.append((Combo(Kind.SANH, len(powers), place), powers))
    return found


def _without(left: Counts, powers: Powers) -> Counts:
    return tuple(count - powers.count(power) for power, count in enumerate(left))


def _ordered(
    part: _Part, last: int, held: Held, can_be_beaten: Callable[[Combo], bool], options: Options
) -> tuple[Step, ...]:
    """Give the plays their cards and put the one that may end the hand at the end."""
    rest = [list(cards) for cards in held]
    steps = []
    for combo, powers in part.plays:
        cards: list[Card] = [rest[power].pop(0) for power in powers]
        steps.append(Step(Move(combo, tuple(cards)), can_be_beaten(combo)))
    steps.sort(key=lambda step: (step.is_beatable, step.move.combo.kind is not Kind.SANH, -step.move.combo.top))
    ending = [
        step
        for step in steps
        if not ends_on_two(step.move.cards, options) and (step.is_beatable or last != _WEAK_LAST)
    ]  # fmt: skip
    if ending:
        steps.remove(ending[-1])
        steps.append(ending[-1])
    return tuple(steps)
