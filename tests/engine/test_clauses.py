"""The tables of the referee's law: each clause proves a fault that has a name, and each fault has its clause."""

from types import ModuleType

from tests.every import for_each
from tutorials.engine.totom.referee import FAULT_KINDS, eating, laying, owing, raising, throwing, winning
from tutorials.engine.totom.referee.acts import claim
from tutorials.engine.totom.referee.clauses import Clause, offences, proof

MODULES = (claim, eating, laying, owing, raising, throwing, winning)
WITHOUT_CLAUSE = {"bo-u", "phong-truoc-u"}  # who let an ù go is known by its solver; the other is a phỗng judged anew


def clauses(module: ModuleType) -> list[Clause]:
    found = []
    for value in vars(module).values():
        for law in value.values() if isinstance(value, dict) else [value]:
            rows = law if isinstance(law, tuple) else ()
            found += [each for row in rows if isinstance(row, tuple) for each in row if isinstance(each, Clause)]
    return found


@for_each("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_each_clause_proves_a_fault_that_has_a_name(module):
    slugs = {clause.slug for clause in clauses(module)}
    assert slugs
    assert slugs <= set(FAULT_KINDS)


def test_each_fault_has_a_clause():
    assert {clause.slug for module in MODULES for clause in clauses(module)} == set(FAULT_KINDS) - WITHOUT_CLAUSE


def test_a_row_is_asked_only_where_those_before_it_were_kept():
    law = (
        (Clause("first", lambda number: number > 2),),
        (Clause("second", lambda number: number > 1 and proof(number, n=number)), Clause("third", lambda number: True)),
    )
    assert [clause.slug for clause, _ in offences(law, 3)] == ["first"]
    assert [clause.slug for clause, _ in offences(law, 2)] == ["second", "third"]
    assert offences(law, 2)[0][1] == proof(2, n=2)
    assert [clause.slug for clause, _ in offences(law, 1)] == ["third"]
