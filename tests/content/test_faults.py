"""Every fault the referee knows: a clause with an allowed and a forbidden case that run, a term, and a puzzle."""

import pytest

from tests.every import for_each
from tutorials.catalogue import load
from tutorials.catalogue.faults import term_of
from tutorials.engine import ask
from tutorials.engine.totom.referee import FAULT_KINDS


def _found(question):
    return {each["fault"] for each in ask(question).get("faults", ()) if isinstance(each, dict)}


@pytest.fixture(scope="module")
def by_fault():
    """Return, for each fault, the clauses with a case that shows it."""
    found = {}
    for clause in load().law("to-tom").clauses:
        for example in clause.examples:
            if example.question["ask"] in ("claim", "turns"):
                for slug in _found(example.question):
                    found.setdefault(slug, []).append(clause)
    return found


@pytest.fixture(scope="module")
def puzzled():
    """Return the faults that some puzzle shows."""
    found = set()
    for puzzles in load().collections.values():
        for puzzle in puzzles:
            if puzzle.task.mode.slug == "fault":
                found |= _found(
                    {"game": puzzle.game, "ask": "turns", "record": puzzle.task.mode.record, "rules": puzzle.task.rules}
                )
            if puzzle.task.mode.slug == "claim":
                found |= _found(
                    {"game": puzzle.game, "ask": "claim", **puzzle.task.mode.case, "rules": puzzle.task.rules}
                )
    return found


@pytest.mark.parametrize("slug", FAULT_KINDS)
def test_each_fault_has_its_clause_with_both_cases(slug, by_fault):
    clauses = by_fault.get(slug)
    assert clauses, f"no case of the law shows {slug}"
    assert any({each.is_allowed for each in clause.examples} == {True, False} for clause in clauses)


@for_each("slug", FAULT_KINDS)
def test_each_fault_has_a_term(slug):
    assert load().term(term_of(slug)), slug
    assert load().article(FAULT_KINDS[slug].article), FAULT_KINDS[slug].article


@pytest.mark.parametrize("slug", FAULT_KINDS)
def test_each_fault_has_a_puzzle(slug, puzzled):
    assert slug in puzzled
