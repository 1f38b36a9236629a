"""Planted faults: one a hand, where the cards allow it, for the referee to find.

A plant waits for its opportunity among moves that are lawful otherwise. A grave fault is found at its own line;
a light one shows only if its seat is ù later, so some plants never come to light: those do not count.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from tutorials.play.totom import legal, moves
from tutorials.play.totom.moments import Plant, Shown
from tutorials.play.totom.players import Choice
from tutorials.play.totom.shapes import YEU
from tutorials.play.totom.table import Table


@dataclass
class Fault(Plant[Table]):
    """A fault to plant: its slug, and where it was done."""

    is_light: ClassVar[bool] = False  # shows only on the ù line
    is_eager: ClassVar[bool] = False  # its players let eatable cards go, so that they come again

    slug: str
    chance: Random
    seat: str = ""
    line: int = 0
    rigged: tuple[int, ...] = ()  # cards that should come to the first seat's doors, in this order
    kept: frozenset[int] = frozenset()  # kinds that the first seat was dealt for the fault and keeps
    aims: dict[int, list[int]] = field(default_factory=dict)  # what a seat works towards

    @property
    def done(self) -> bool:
        """Say whether the fault has been committed."""
        return bool(self.seat)

    def wants(self, table: Table, place: int) -> Collection[int]:
        """Ask for what the fault needs; once a light fault is done, for a card that its seat is ù with."""
        if not self.done:
            return self.needs(table, place)
        if not self.is_light or self.chance.random() < 0.3:
            return ()
        return next(seat for seat in table.seats if seat.name == self.seat).waits(table.game)

    def needs(self, table: Table, place: int) -> Collection[int]:
        """Name kinds that bring the fault nearer when this seat opens them."""
        if not self.rigged or place not in (0, table.game.players - 1):
            return ()
        first, *rest = self.rigged
        self.rigged = tuple(rest)
        return (first,)

    def keeps_still(self, table: Table, place: int, card: int, what: str) -> bool:
        """Let cards go: those wanted again later, and others' claims where one seat is to come to something."""
        if what not in ("ăn", "phỗng"):
            return False
        if self.kept and not self.done:
            return place != 0
        if self.is_light and self.done:
            return table.seats[place].name != self.seat and self.chance.random() < 0.8
        return self.is_eager and what == "ăn" and not self.done and self.chance.random() < 0.5

    def throw(self, table: Table, place: int) -> int | None:
        """Throw something else than what the seat was dealt for the fault."""
        if self.done or place or not self.kept:
            return None
        lawful = table.mind.throws(table.seats[place], table.need())
        found = [kind for kind, _ in lawful if kind not in self.kept]
        return self.chance.choice(found) if found else None

    def commit(self, table: Table, place: int, line: int | None = None) -> None:
        """Note that the fault was just done, at the last line written or at another."""
        self.seat = table.seats[place].name
        self.line = line or len(table.notes.lines)

    def is_ripe(self, table: Table) -> bool:
        """Say whether the record shows the fault."""
        if not self.done:
            return False
        return not self.is_light or (table.winner is not None and table.seats[table.winner].name == self.seat)


def free_of_higher(table: Table, shown: Shown) -> bool:
    """Say that nobody is ù with the card and nobody has to raise a khàn with it."""
    source = "noc" if shown.opened else "discard"
    return not any(
        shown.card in table.seats[place].khan or table.house.is_u(table.seats[place], shown.card, source)
        for place in table.order(shown)
    )


def eat_a_copy(table: Table, shown: Shown) -> Shown | None | bool:
    """Eat a card into a bí with the one copy of it in the hand, even where nothing is gained by it."""
    if shown.card in YEU or not free_of_higher(table, shown):
        return False
    for place in table.eaters(shown):
        seat = table.seats[place]
        if seat.hand[shown.card] != 1 or {shown.card} & {*seat.let_go, *seat.thrown, *seat.cups, *seat.khan}:
            continue
        for laying in moves.layings(seat, shown.card):
            after = moves.eat(seat, laying)
            marks = legal.of_eating(seat, laying, seat.loose - after.loose, own_door=True, up_door=True)
            plain = laying.join is None and laying.khan is None and not laying.is_run
            if plain and not marks.sure and marks.doubtful <= {"buon-phu"} and after.loose <= seat.loose:
                choice = Choice("ăn", shown.card, laying.beside, after, 1.0)
                if table.mind.throws(after, table.need()):
                    return table.claim(shown, place, choice)
    return False
