"""How much of a law is shown by examples: of each clause that can be tested, one allowed and one forbidden."""

from collections.abc import Iterable
from dataclasses import dataclass

from tutorials.catalogue import Clause, Law
from tutorials.catalogue.reasons import REASONS, Reason


@dataclass(frozen=True, slots=True)
class Coverage:
    """The clauses of a law, or of several, by what their examples show."""

    both: tuple[Clause, ...] = ()
    one: tuple[Clause, ...] = ()  # an example of one kind only
    none: tuple[Clause, ...] = ()
    untestable: tuple[tuple[Reason, tuple[Clause, ...]], ...] = ()

    def __add__(self, other: "Coverage") -> "Coverage":
        return Coverage(
            self.both + other.both,
            self.one + other.one,
            self.none + other.none,
            _by_reason(
                pair for side in (self, other) for reason, found in side.untestable for pair in _each(reason, found)
            ),
        )

    @property
    def testable(self) -> int:
        """Return the number of clauses that can be tested."""
        return len(self.both) + len(self.one) + len(self.none)

    @property
    def all(self) -> int:
        """Return the number of all clauses."""
        return self.testable + sum(len(clauses) for _, clauses in self.untestable)

    @property
    def wanting(self) -> tuple[Clause, ...]:
        """Return the clauses that still lack an example."""
        return self.none + self.one

    @property
    def percent(self) -> int:
        """Return the share of testable clauses with both examples, rounded down."""
        return 100 * len(self.both) // self.testable if self.testable else 100


def coverage(law: Law) -> Coverage:
    """Sort the clauses of a law. A clause without examples whose parts have them is made of parts."""
    sides: dict[str, list[Clause]] = {"both": [], "one": [], "none": []}
    untestable = []
    parents = {clause.id.rpartition(".")[0] for clause in law.clauses}
    for clause in law.clauses:
        if reason := clause.untestable:
            untestable.append((reason, clause))
        elif clause.has_both:
            sides["both"].append(clause)
        elif clause.examples:
            sides["one"].append(clause)
        elif clause.id in parents:
            untestable.append((REASONS["nhieu-muc"], clause))
        else:
            sides["none"].append(clause)
    return Coverage(tuple(sides["both"]), tuple(sides["one"]), tuple(sides["none"]), _by_reason(untestable))


def _each(reason: Reason, clauses: Iterable[Clause]) -> Iterable[tuple[Reason, Clause]]:
    return ((reason, clause) for clause in clauses)


def _by_reason(pairs: Iterable[tuple[Reason, Clause]]) -> tuple[tuple[Reason, tuple[Clause, ...]], ...]:
    found = tuple(pairs)
    return tuple(
        (reason, clauses)
        for reason in REASONS.values()
        if (clauses := tuple(clause for each, clause in found if each == reason))
    )
