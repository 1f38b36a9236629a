"""Clauses: a sentence of the law as a small predicate, the fault that it proves, and its article.

A law is a table of rows in the order of the law; a row is looked at only where all rows before it were kept. A
predicate says whether a case breaks its sentence, or returns a Proof that tells more of it. It changes nothing; what
is known of a hand only in part proves no fault.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

Case = TypeVar("Case")


@dataclass(frozen=True, slots=True)
class Proof:
    """What is told of a fault besides its name: since which line it stood, and what fills its sentence."""

    since: int | None = None
    values: Mapping[str, object] = field(default_factory=dict)
    article: str = ""  # where only the case tells which sentence is broken


_PLAIN = Proof()


def proof(since: int | None = None, article: str = "", **values: object) -> Proof:
    """Return the proof of a fault; line 0, before the record, is not named."""
    return Proof(since or None, values, article)


@dataclass(frozen=True, slots=True)
class Clause(Generic[Case]):
    """One sentence of the law."""

    slug: str  # of the fault
    breaks: Callable[[Case], Proof | bool | None]
    article: str = ""  # of this sentence, where the fault has others besides the one of its kind
    is_grave: bool = False  # costs báo here, though the fault is light elsewhere


Law = tuple[tuple[Clause[Case], ...], ...]
Offence = tuple[Clause[Case], Proof]


def offences(law: Law[Case], case: Case) -> list[Offence[Case]]:
    """Return what a case breaks in the first row of a law that it does not keep."""
    found: list[Offence[Case]] = []
    for row in law:
        for clause in row:
            told = clause.breaks(case)
            if told:
                found.append((clause, told if isinstance(told, Proof) else _PLAIN))
        if found:
            break
    return found
