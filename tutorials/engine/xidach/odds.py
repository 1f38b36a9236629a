"""Draw or stand: the exact chances against a dealer who draws until of age and then checks everybody.

Counted over all orders of the unseen cards. Play goes on after the deal only when the dealer shows nothing
(XD-4.4), so orders in which the dealer would have shown xì bàng or xì dách are left out. After a draw the
player goes on as well as can be.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from tutorials.engine.french import CARDS, Card, Cards
from tutorials.engine.xidach.dealer import CLASSES, Counts, endings, quiet_pairs
from tutorials.engine.xidach.hand import JACK, Hand, Kind, Ranks, Seat, judge_ranks
from tutorials.engine.xidach.options import Options
from tutorials.engine.xidach.payment import Held, Winner, result
from tutorials.engine.xidach.turn import Act, acts

NEEDED = 8  # unseen cards: five for the dealer, three for the player


@dataclass(frozen=True, slots=True)
class Chances:
    """How a hand ends, and the points it brings on the average."""

    win: Fraction
    draw: Fraction
    lose: Fraction
    points: Fraction


@dataclass(frozen=True, slots=True)
class Next:
    """What one more card makes of a hand, and how many unseen cards do so."""

    hand: Hand
    cards: int


def unseen(cards: Iterable[Card]) -> Counts:
    """Count the cards of the deck that are not among these, by class."""
    known = set(cards)
    left = Counter(min(card.rank, JACK) for card in CARDS if card not in known)
    return tuple(left[each] for each in CLASSES)


def nexts(cards: Cards, counts: Counts, options: Options) -> tuple[Next, ...]:
    """Return what the next card may make of a hand, the lowest kinds and totals first. Law: XD-10.1."""
    found: Counter[Hand] = Counter()
    for rank, left in zip(CLASSES, counts, strict=True):
        if left:
            found[judge_ranks(_with(ranks_by_class(cards), rank), Seat.CON, options)] += left
    order = sorted(found, key=lambda hand: (hand.kind is Kind.QUAC, hand.total, hand.kind.grade))
    return tuple(Next(hand, found[hand]) for hand in order)


def ranks_by_class(cards: Cards) -> Ranks:
    """Return the ranks with all court cards alike."""
    return tuple(sorted(min(card.rank, JACK) for card in cards))


def _with(ranks: Ranks, rank: int) -> Ranks:
    return tuple(sorted((*ranks, rank)))


class Table:
    """The chances of one player at one table, each hand reckoned once."""

    def __init__(self, options: Options, players: int) -> None:
        self.options = options
        self.others = players - 2  # at the table, beside this player and the dealer
        self._stand: dict[tuple[Ranks, Counts], Chances] = {}
        self._draw: dict[tuple[Ranks, Counts], Chances] = {}

    def stand(self, ranks: Ranks, counts: Counts) -> Chances:
        """Return the chances of a hand that is left as it is. Law: XD-7.3 to XD-7.7, XD-10.2."""
        key = ranks, counts
        if key not in self._stand:
            self._stand[key] = self._reckon_stand(*key)
        return self._stand[key]

    def _reckon_stand(self, ranks: Ranks, counts: Counts) -> Chances:
        mine = Held(judge_ranks(ranks, Seat.CON, self.options))
        found: Counter[Winner] = Counter()
        points = total = 0
        for (kind, amount), weight in endings(counts, self.options).items():
            theirs = Held(Hand(kind, amount, 0))
            who, worth = result(mine, theirs, self.options)
            total += weight
            found[who] += weight
            points += weight * (worth if who is Winner.CON else -worth)
        extra = self.others if mine.pays_for_all(self.options) else 0
        return Chances(
            Fraction(found[Winner.CON], total),
            Fraction(found[Winner.HOA], total),
            Fraction(found[Winner.CAI], total),
            Fraction(points, total) - extra,
        )

    def draw(self, ranks: Ranks, counts: Counts) -> Chances:
        """Return the chances of a hand that takes one card and then goes on as well as can be. Law: XD-10.3."""
        key = ranks, counts
        if key not in self._draw:
            self._draw[key] = self._reckon_draw(*key)
        return self._draw[key]

    def _reckon_draw(self, ranks: Ranks, counts: Counts) -> Chances:
        parts: list[tuple[int, Chances]] = []
        for place, left in enumerate(counts):
            if not left:
                continue
            fewer = (*counts[:place], left - 1, *counts[place + 1 :])
            weight = left * quiet_pairs(fewer, self.options)
            parts.append((weight, self.best(_with(ranks, place + 1), fewer)[1]))
        total = sum(weight for weight, _ in parts)

        def mean(values: Iterable[Fraction]) -> Fraction:
            return sum((weight * value for (weight, _), value in zip(parts, values, strict=True)), Fraction(0)) / total

        return Chances(
            mean(each.win for _, each in parts),
            mean(each.draw for _, each in parts),
            mean(each.lose for _, each in parts),
            mean(each.points for _, each in parts),
        )

    def best(self, ranks: Ranks, counts: Counts) -> tuple[Act, Chances]:
        """Return the lawful act that brings most points, standing where both bring the same. Law: XD-10.3."""
        allowed = acts(judge_ranks(ranks, Seat.CON, self.options), Seat.CON)
        if Act.RUT not in allowed:
            return allowed[0], self.stand(ranks, counts)
        drawn = self.draw(ranks, counts)
        if Act.DAN not in allowed:
            return Act.RUT, drawn
        stood = self.stand(ranks, counts)
        return (Act.RUT, drawn) if drawn.points > stood.points else (Act.DAN, stood)


@dataclass(frozen=True, slots=True)
class Advice:
    """The chances of standing and of drawing, where they may be asked, and the better of the lawful two."""

    stand: Chances
    draw: Chances | None
    best: Act


@lru_cache(maxsize=512)
def advise(ranks: Ranks, counts: Counts, options: Options, players: int) -> Advice:
    """Weigh drawing against standing. Law: XD-10."""
    table = Table(options, players)
    can_draw = Act.RUT in acts(judge_ranks(ranks, Seat.CON, options), Seat.CON)
    drawn = table.draw(ranks, counts) if can_draw else None
    return Advice(table.stand(ranks, counts), drawn, table.best(ranks, counts)[0])
