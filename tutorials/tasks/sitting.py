"""A prepared hand at the table with a learner at one seat: what he has chosen, and what his neighbours did since.

Only the learner's own choices are kept; the hand is played again from its deal each time, the same for ever.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from tutorials.engine.games import GAMES
from tutorials.play.games import tables_of
from tutorials.play.tables import STEADY, Choice, Codes, Event, Table, Tables, View, play_on
from tutorials.play.trial import Dealt, Setting

KEPT = 512
MOST = 80  # choices of one hand
LET_GO = "bo"
MEEK = (LET_GO, "boc")  # what a neighbour does who takes nothing


class Forged(ValueError):
    """Choices that do not fit the hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """A deal, who sits where, and what was done before the learner is asked."""

    game: str
    rules: str = "null"  # as JSON, so that it can be a key
    carried: str = "{}"
    seed: str = ""  # a deal by chance, where no hands are given
    players: int | None = None  # of that deal; None: as the game likes it
    hands: tuple[Codes, ...] = ()
    stock: Codes = ()
    first: int = 0
    seat: int = 0  # of the learner
    moves: tuple[str, ...] = ()  # keys of choices, of all seats
    is_meek: bool = False  # the neighbours take nothing

    @property
    def tables(self) -> Tables:
        """Return the tables of the game. Raises ValueError if it has none."""
        tables = tables_of(self.game)
        if tables is None:
            raise ValueError(f"{self.game} has no tables")
        return tables

    def dealt(self) -> Table:
        """Return the table as the cards were dealt."""
        options = GAMES[self.game].rules.read(json.loads(self.rules))[1]
        deal = Dealt(self.hands, self.stock, self.first) if self.hands else None
        players, carried = len(self.hands) or self.players, json.loads(self.carried)
        return self.tables.deal(Setting(self.game, self.seed, options, players, dealt=deal, carried=carried))

    def moved(self) -> Iterator[tuple[Choice, Table, Table]]:
        """Yield each move made, with the table before and after it. Raises Forged for one that the hands forbid."""
        table = self.dealt()
        for number, key in enumerate(self.moves, 1):
            choice = read(key)
            if table.turn is None or not table.can(choice):
                raise Forged(f"move {number}, {key}, cannot be made")
            after = table.apply(choice)
            yield choice, table, after
            table = after

    def begin(self) -> Table:
        """Return the table at which the learner acts for the first time. Raises Forged."""
        moved = list(self.moved())
        return self.neighbours(moved[-1][2] if moved else self.dealt())

    def neighbours(self, table: Table) -> Table:
        """Let the others play until the learner is asked or the hand is over."""
        if not self.is_meek:
            return play_on(self.tables, table, [STEADY] * len(table.hands), "", until=self.seat)
        while table.turn not in (None, self.seat):
            choices = table.choices()
            table = table.apply(next((each for each in choices if each.act in MEEK), choices[0]))
        return table


@dataclass(frozen=True, slots=True, eq=False)
class Sitting:
    """The hand after some choices of the learner; `sit` gives one and the same for the same choices."""

    prepared: Prepared
    table: Table
    begun: int  # how many events there were before his first
    made: tuple[str, ...] = ()  # his choices, by key
    turns: int = 0  # how often it was his turn: what he did in one go counts once, letting go not at all
    goes_on: bool = False  # nobody else has done anything since he last did

    @property
    def view(self) -> View:
        """Return what the learner sees."""
        return self.table.view(self.prepared.seat)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return what he may do; nothing when the hand is over."""
        return self.table.choices() if self.table.turn == self.prepared.seat else ()

    @property
    def events(self) -> tuple[Event, ...]:
        """Return what happened since he was first asked."""
        return self.view.events[self.begun :]

    @property
    def has_won(self) -> bool:
        """Say whether the hand is over and his."""
        return self.table.result is not None and self.prepared.seat in self.table.result.winners

    def after(self, key: str) -> "Sitting":
        """Return the hand after one more choice. Raises Forged if it is not among those offered."""
        return sit(self.prepared, (*self.made, key))

    def ranked(self) -> list[str]:
        """Return the keys of his choices, the one first that a steady player takes."""
        return [each.choice.key for each in self.prepared.tables.weigh(self.view)] if self.choices else []


@lru_cache(maxsize=KEPT)
def sit(prepared: Prepared, made: tuple[str, ...] = ()) -> Sitting:
    """Return the hand after these choices of the learner. Raises Forged if one of them was never offered."""
    if not made:
        table = prepared.begin()
        return Sitting(prepared, table, len(table.view(prepared.seat).events))
    if len(made) > MOST:
        raise Forged("too many choices")
    before = sit(prepared, made[:-1])
    choice = read(made[-1])
    if choice not in before.choices:
        raise Forged(f"{made[-1]} is not offered")
    table = prepared.neighbours(before.table.apply(choice))
    is_act = choice.act != LET_GO
    new = table.view(prepared.seat).events[len(before.view.events) :]
    goes_on = is_act and all(event.seat == prepared.seat for event in new)
    return Sitting(prepared, table, before.begun, made, before.turns + (is_act and not before.goes_on), goes_on)


def read(key: str) -> Choice:
    """Read the key of a choice. Raises Forged for anything else."""
    try:
        return Choice.read(key)
    except ValueError as error:
        raise Forged(f"{key!r} is no choice") from error
