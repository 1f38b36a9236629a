"""A model hand: a deal played out by the site's own players, with all that no single seat sees.

The same setting and strength make the same hand for ever; whoever sits down to that setting gets the same deal.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tutorials.play.tables import Choice, Codes, Event, Result, Table, Tables, choose
from tutorials.play.trial import Setting

LONGEST = 2000  # choices; the longest hand of any game has a quarter of that


@dataclass(frozen=True, slots=True)
class Step:
    """One choice, with the table before and after it."""

    before: Table
    choice: Choice
    after: Table

    @property
    def seat(self) -> int:
        """Return who chose."""
        assert self.before.turn is not None
        return self.before.turn

    @property
    def events(self) -> tuple[Event, ...]:
        """Return what came of it, as everybody saw it."""
        return self.after.view(self.seat).events[len(self.before.view(self.seat).events) :]

    @property
    def others(self) -> tuple[Choice, ...]:
        """Return what the seat could have done instead by the law."""
        return tuple(choice for choice in self.before.choices() if choice != self.choice)

    def gone(self, seat: int) -> Codes:
        """Return the cards that left a hand with it."""
        return _fewer(self.before.hands[seat], self.after.hands[seat])

    def come(self, seat: int) -> Codes:
        """Return the cards that came into a hand with it."""
        return _fewer(self.after.hands[seat], self.before.hands[seat])


def _fewer(before: Codes, after: Codes) -> Codes:
    """Return what one hand holds and the other does not, in the order of the first."""
    left = Counter(before) - Counter(after)
    return tuple(_taken(before, left))


def _taken(codes: Codes, left: Counter[str]) -> Iterator[str]:
    for code in codes:
        if left[code]:
            left[code] -= 1
            yield code


@dataclass(frozen=True, slots=True)
class ModelHand:
    """A whole hand."""

    setting: Setting
    dealt: Table
    steps: tuple[Step, ...]

    @property
    def last(self) -> Table:
        """Return the table at its end."""
        return self.steps[-1].after if self.steps else self.dealt

    @property
    def result(self) -> Result:
        """Return how it ended."""
        assert self.last.result is not None
        return self.last.result

    @property
    def opening(self) -> tuple[Event, ...]:
        """Return what came with the deal."""
        return self.dealt.view(0).events

    @property
    def acts(self) -> frozenset[str]:
        """Return all that was done in it."""
        return frozenset(event.act for event in self.last.view(0).events)


def play_out(tables: Tables, setting: Setting, strength: str) -> ModelHand:
    """Play a deal to its end, every seat by this strength, as the neighbours do at the table of the site."""
    dealt = table = tables.deal(setting)
    steps: list[Step] = []
    while (seat := table.turn) is not None and len(steps) < LONGEST:
        view = table.view(seat)
        choice = choose(tables, strength, view, Random(f"{setting.seed}:{seat}:{len(view.events)}"))
        after = table.apply(choice)
        steps.append(Step(table, choice, after))
        table = after
    return ModelHand(setting, dealt, tuple(steps))
