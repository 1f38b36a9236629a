"""What is found in a record while it is replayed: the faults it proves, and what only looks like one."""

from collections.abc import Collection
from dataclasses import dataclass, field

from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee.clauses import Case, Law, offences
from tutorials.engine.totom.referee.faults import FAULT_KINDS, Fault, Note, cost
from tutorials.engine.totom.referee.written import Turn


@dataclass(slots=True)
class Findings:
    """Faults and notes, in the order in which they came to light until all is sorted."""

    options: Options
    faults: list[Fault] = field(default_factory=list)
    closed: list[Fault] = field(default_factory=list)  # of the winner, that nobody stopped before his true ù (TT-2.4)
    notes: list[Note] = field(default_factory=list)

    def tell(self, turn: Turn, law: Law[Case], case: Case) -> bool:
        """Note as faults of an action what a case breaks of a law; say whether it breaks any."""
        found = offences(law, case)
        for clause, proof in found:
            result = cost(clause.slug, self.options, is_grave=clause.is_grave)
            article = proof.article or clause.article or FAULT_KINDS[clause.slug].article
            self.add(
                Fault(
                    turn.line, turn.seat, clause.slug, result, article, turn.kind, proof.since, dict(proof.values)
                )
            )  # fmt: skip
        return bool(found)

    def add(self, fault: Fault) -> None:
        """Note a fault."""
        self.faults.append(fault)

    def note(self, turn: Turn, slug: str, article: str, **values: object) -> None:
        """Note what is no fault."""
        self.notes.append(Note(turn.line, turn.seat, slug, article, turn.kind, dict(values)))

    def of(self, seat: str, line: int | None = None) -> list[Fault]:
        """Return the faults of a seat, in one line or in all."""
        return [each for each in self.faults if each.seat == seat and line in (None, each.line)]

    def withdraw(self, faults: Collection[Fault]) -> None:
        """Take faults back that turned out to be none."""
        self.faults = [each for each in self.faults if each not in faults]

    def withdraw_notes(self, line: int) -> None:
        """Take back what was noted of a line."""
        self.notes = [each for each in self.notes if each.line != line]

    def close(self, faults: list[Fault]) -> None:
        """Part the faults that a true ù closes from those that stand."""
        self.withdraw(faults)
        self.closed = faults

    def sort(self) -> None:
        """Put all in the order of the lines."""
        self.faults.sort(key=lambda fault: fault.line)
        self.closed.sort(key=lambda fault: fault.line)
        self.notes.sort(key=lambda note: note.line)
