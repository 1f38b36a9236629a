"""What a learner wants to reach at the table, and whether it can still be reached."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from tutorials.play.tables import Choice, Refusal
from tutorials.tasks.sitting import LET_GO, Sitting

TRIED = 150  # choices looked at in search of a way
KEPT = 256


@dataclass(frozen=True, slots=True)
class Aim:
    """To win the hand, or to come to do something, within so many turns."""

    act: str = ""  # empty: to win the hand
    turns: int = 0  # 0: as many as it takes
    is_any_end: bool = False  # only to come to the end of the hand

    def is_reached(self, sitting: Sitting) -> bool:
        """Say whether it is done."""
        if self.is_late(sitting):
            return False
        if self.is_any_end:
            return sitting.table.result is not None
        if not self.act:
            return sitting.has_won
        return any(event.seat == sitting.prepared.seat and event.act == self.act for event in sitting.events)

    def is_late(self, sitting: Sitting) -> bool:
        """Say whether more turns were taken than there are."""
        return bool(self.turns) and sitting.turns > self.turns

    def is_lost(self, sitting: Sitting) -> bool:
        """Say whether it cannot be done any more."""
        return self.is_late(sitting) or (not sitting.choices and not self.is_reached(sitting))


@lru_cache(maxsize=KEPT)
def way(aim: Aim, sitting: Sitting) -> tuple[str, ...]:
    """Return choices that lead there from a hand, those first that a steady player makes; nothing if none is found."""
    return next(_ways(aim, sitting, iter(range(TRIED))), ())


def _ways(aim: Aim, sitting: Sitting, tries: Iterator[int]) -> Iterator[tuple[str, ...]]:
    for key in sitting.ranked():
        if next(tries, None) is None:
            return
        after = sitting.after(key)
        if aim.is_reached(after):
            yield after.made
        elif not aim.is_lost(after):
            yield from _ways(aim, after, tries)


def wins(sitting: Sitting, key: str) -> bool:
    """Say whether a choice wins the hand, when all play on steadily."""
    after = sitting.after(key)
    while not after.has_won and after.choices:
        after = after.after(after.ranked()[0])
    return after.has_won


def feeds(sitting: Sitting, key: str) -> bool:
    """Say whether a neighbour may take a card that a choice throws."""
    choice = Choice.read(key)
    table, thrown = sitting.table.apply(choice), set(choice.cards)
    while table.turn not in (None, sitting.prepared.seat):
        if any(each.taken in thrown for each in table.choices()):
            return True
        let_go = [each for each in table.choices() if each.act == LET_GO]
        if not let_go:
            return False
        table = table.apply(let_go[0])
    return False


def broken(sitting: Sitting) -> dict[int, Refusal]:
    """Return which of the moves made break the law, counted from one."""
    found = ((number, before.refusal(choice)) for number, (choice, before, _) in enumerate(sitting.prepared.moved(), 1))
    return {number: refusal for number, refusal in found if refusal}
