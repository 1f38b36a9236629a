"""The moments of a hand at which something else may be done than what a lawful player would do."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Generic, TypeVar

from tutorials.play.totom.players import Choice

Table = TypeVar("Table")  # where they come; it asks about them, so it stands above them


@dataclass(frozen=True, slots=True)
class Shown:
    """The card that lies open: at whose door, and whether it came from the nọc."""

    card: int
    by: int
    opened: bool


class Plant(Generic[Table]):
    """Where a hand may go wrong: each method is asked at its moment and does nothing by default.

    The faults that are planted for the referee to find override one or two of them (see `plant`).
    """

    def lay(self, table: Table, place: int, kind: int) -> bool:
        """Deal with three or four alike at the start; say whether that was done."""
        return False

    def shown(self, table: Table, shown: Shown) -> Shown | None | bool:
        """Claim a card that lies open: the next card shown, None at the end of the hand, False to do nothing."""
        return False

    def wants(self, table: Table, place: int) -> Collection[int]:
        """Name kinds that this seat should open next, if the nọc still holds one."""
        return ()

    def choose(self, table: Table, place: int, choices: list[Choice]) -> Choice | None:
        """Pick among lawful claims, or leave it to the player."""
        return None

    def throw(self, table: Table, place: int) -> int | None:
        """Throw a card, or leave it to the player."""
        return None

    def keeps_still(self, table: Table, place: int, card: int, what: str) -> bool:
        """Say whether the seat lets something be: `ù`, `dậy khàn`, `dậy thiên khai`, `phỗng`, `ăn`."""
        return False

    def laid(self, table: Table, place: int, choice: Choice) -> None:
        """Look at a claim that has just been written."""

    def say(self, table: Table, place: int, cuoc: list[str], calls: list[str]) -> tuple[list[str], list[str]]:
        """Change what is called with an ù."""
        return cuoc, calls

    def say_of_cup(self, table: Table, place: int, words: list[str]) -> list[str]:
        """Change what is said as a cup goes back."""
        return words
