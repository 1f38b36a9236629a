"""The way through a hand that is looked at move by move."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Steps:
    """Where one stands among the moves of a hand: 0 before the first."""

    here: int
    places: tuple[int, ...]  # all that can be gone to, the beginning first

    @property
    def _at(self) -> int:
        return self.places.index(self.here)

    @property
    def first(self) -> int | None:
        """Return the beginning; None where one stands there."""
        return self.places[0] if self._at else None

    @property
    def before(self) -> int | None:
        """Return the step before this."""
        return self.places[self._at - 1] if self._at else None

    @property
    def after(self) -> int | None:
        """Return the step after this."""
        return self.places[self._at + 1] if self.here != self.places[-1] else None

    @property
    def last(self) -> int | None:
        """Return the end; None where one stands there."""
        return self.places[-1] if self.here != self.places[-1] else None

    @property
    def number(self) -> int:
        """Return how many moves were made."""
        return self._at

    @property
    def count(self) -> int:
        """Return how many moves there are."""
        return len(self.places) - 1
