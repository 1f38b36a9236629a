"""What a player of sâm makes of a hand: how likely each play holds the table, and in how few turns a hand is out.

A hand is a count of each strength, 3 first and 2 last; suits do not matter to it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from tutorials.engine.french import Cards
from tutorials.engine.sam.combos import ACE_HIGH, ACE_LOW, DEUCE, HAND, SHORTEST, TWO, Combo, Kind, strength

Counts = tuple[int, ...]
RANKS = TWO + 1
ALIKE = (Kind.RAC, Kind.DOI, Kind.SAM, Kind.TU_QUY)
NEVER = 99.0


@dataclass(frozen=True, slots=True)
class Run:
    """A way to play from a hand, and what it leaves."""

    kind: Kind
    size: int
    top: int
    rest: Counts
    has_two: bool

    @property
    def combo(self) -> Combo:
        """Return it as the engine has it."""
        return Combo(self.kind, self.size, self.top)


def without(hand: Counts, rest: Counts) -> Counts:
    """Return what a hand has more than what is left of it."""
    return tuple(count - less for count, less in zip(hand, rest, strict=True))


def counts_of(cards: Cards) -> Counts:
    """Count the cards of each strength."""
    found = [0] * RANKS
    for card in cards:
        found[strength(card)] += 1
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def runs(hand: Counts, is_two_in: bool) -> tuple[Run, ...]:
    """Return every straight of a hand, the lowest first."""
    found, begin, places = [], (ACE_LOW if is_two_in else DEUCE + 1), 0
    for place in range(begin, ACE_HIGH + 1):
        places = places + 1 if hand[(place - 3) % RANKS] else 0
        for size in range(SHORTEST, min(places, HAND) + 1):
            powers = [(each - 3) % RANKS for each in range(place - size + 1, place + 1)]
            rest = tuple(count - (power in powers) for power, count in enumerate(hand))
            found.append(Run(Kind.SANH, size, place, rest, TWO in powers))
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def plays(hand: Counts, is_two_in: bool) -> tuple[Run, ...]:
    """Return every play that a hand may lead."""
    found = [
        Run(ALIKE[size - 1], size, power, (*hand[:power], count - size, *hand[power + 1 :]), power == TWO)
        for power, count in enumerate(hand)
        for size in range(1, count + 1)
    ]
    return (*found, *runs(hand, is_two_in))


@dataclass(slots=True)
class Sense:
    """How likely plays hold, from what one seat has not seen; remembers what it has worked out."""

    unseen: Counts
    share: float  # how likely a card not seen is in the hand of a given other
    others: int
    is_two_in: bool
    may_end_on_run: bool  # a straight with a two may be the last play
    hold: float = 0.9  # what the next lead is worth, in turns
    _above: dict[tuple[int, int], float] = field(default_factory=dict)
    _runs: dict[tuple[int, int], float] = field(default_factory=dict)
    _turns: dict[Counts, float] = field(default_factory=dict)
    _alike: list[tuple[float, ...]] = field(default_factory=list)
    _plain: "Sense | None" = None

    def holds(self, kind: Kind, size: int, top: int) -> float:
        """Return how likely nobody beats a play."""
        if kind is Kind.SANH:
            return self._run(size, top)
        found = self._above.get((size, top))
        if found is None:
            found = 1.0
            for power in range(top + 1, RANKS):
                found *= (1 - self._has(self.unseen[power], size)) ** self.others
            self._above[size, top] = found
        return found

    def _has(self, unseen: int, size: int) -> float:
        """Return how likely one of the others holds so many of a rank."""
        no = 1 - self.share
        if unseen < size:
            return 0.0
        none: float = no**unseen
        one: float = unseen * self.share * no ** (unseen - 1)
        two: float = unseen * (unseen - 1) / 2 * self.share**2 * no ** (unseen - 2) if unseen > 1 else 0.0
        return max(0.0, 1 - sum((none, one, two)[:size])) if size < 4 else self.share**4

    def _run(self, size: int, top: int) -> float:
        found = self._runs.get((size, top))
        if found is None:
            found = 1.0
            for end in range(top + 1, ACE_HIGH + 1):
                chance = 1.0
                for place in range(end - size + 1, end + 1):
                    chance *= self._has(self.unseen[(place - 3) % RANKS], 1)
                found *= (1 - chance) ** self.others
            self._runs[size, top] = found
        return found

    def turns(self, hand: Counts) -> float:
        """Return how many turns a hand needs in the best parting, a play that holds counting for less."""
        found = self._turns.get(hand)
        if found is None:
            found = self._apart(hand)
            for run in runs(hand, self.is_two_in):
                found = min(found, self.turns(run.rest) + 1 - self.hold * self._run(run.size, run.top))
            self._turns[hand] = found
        return found

    def fewest(self, hand: Counts) -> int:
        """Return in how few plays a hand is out, whoever holds the table."""
        if self._plain is None:
            self._plain = replace(self, hold=0.0, _turns={}, _alike=[])
        return round(self._plain.turns(hand))

    def _apart(self, hand: Counts) -> float:
        """Return the turns if no straights are played."""
        if not self._alike:
            self._alike = [self._row(power) for power in range(RANKS)]
        found = 0.0
        for row, count in zip(self._alike, hand, strict=True):
            if count:
                found += row[count]
        return found + 2.0 if self.hold and hand[TWO] and sum(hand) == hand[TWO] else found

    def _row(self, power: int) -> tuple[float, ...]:
        alone = [1 - self.hold * self.holds(ALIKE[size - 1], size, power) for size in range(1, 5)]
        best = [0.0]
        for count in range(1, 5):
            best.append(min(alone[size - 1] + best[count - size] for size in range(1, count + 1)))
        return tuple(best)


@dataclass(frozen=True, slots=True)
class Danger:
    """How near the others are to going out, and what the own hand would cost then."""

    fewest: int  # cards of the other who has fewest
    following: int  # cards of the next to play
    has_played: bool


def lead_worth(sense: Sense, run: Run, danger: Danger) -> float:
    """Return what it is worth to play this, with nothing on the table or something that it beats."""
    left = sum(run.rest)
    if not left:
        return -NEVER if run.has_two and not (run.kind is Kind.SANH and sense.may_end_on_run) else NEVER
    holds = sense.holds(run.kind, run.size, run.top)
    found = sense.hold * holds - sense.turns(run.rest)
    if danger.fewest <= 3:
        near = (4 - danger.fewest) / 3
        found += near * (0.15 * run.size + 0.6 * run.has_two + 0.5 * holds)
        if run.size == 1 and danger.following == 1:
            found -= 1.5 * (1 - holds)
    return found


def pass_worth(sense: Sense, hand: Counts, danger: Danger) -> float:
    """Return what it is worth to let a play be."""
    late = 0.5 if not danger.has_played and danger.fewest <= 5 else 0.0
    return -sense.turns(hand) - late


def beating(options: Sequence[Run], table: Run, is_longer: bool) -> Iterable[Run]:
    """Return the plays of the same kind that beat what is on the table."""
    for run in options:
        is_longer_run = is_longer and run.kind is Kind.SANH and run.size > table.size
        if run.kind is table.kind and run.top > table.top and (run.size == table.size or is_longer_run):
            yield run
