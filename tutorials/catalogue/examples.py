"""Examples of the law, put before the engine."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from tutorials.catalogue.answers import keeping
from tutorials.catalogue.benches import Bench, Quarrel
from tutorials.catalogue.headings import VERDICTS, contradictions, verdicts
from tutorials.catalogue.law import Clause, Example, Law
from tutorials.catalogue.problems import Problem
from tutorials.engine import ask

KEPT = 8192  # answers to examples


_asked = keeping(ask, KEPT)


def answer_to(example: Example) -> Mapping[str, Any]:
    """Return what the engine answers, asked once."""
    return _asked(example.question)


def contradicted(example: Example) -> tuple[str, ...]:
    """Return what the heading says that the verdict does not bear out; only some questions end in a verdict."""
    if example.question.get("ask") not in VERDICTS:
        return ()
    found = verdicts(answer_to(example))
    return tuple(
        f"says “{words}”, the engine {sorted(map(str, found))}"
        for words in contradictions(example.text.source.vi, found)
    )


def differences(example: Example) -> tuple[str, ...]:
    """Say where the engine's answer is not what the example promises; empty if it holds."""
    answer = answer_to(example)
    if "error" in answer and "error" not in example.expect:
        error = ask({**example.question, "lang": "en"})["error"]
        return (f"the engine refuses the question: {error['field']}: {error['message']}",)
    return tuple(
        f"expected {key} = {value!r}, the engine says {answer.get(key)!r}"
        for key, value in example.expect.items()
        if not agrees(value, answer.get(key))
    )


def check_examples(law: Law) -> Iterator[Problem]:
    """Yield the examples of a law that do not hold, or whose heading says something else, and clauses with one kind."""
    file = f"{law.game}/law.toml"
    for clause in law.clauses:
        for number, example in enumerate(clause.examples, 1):
            for difference in (*differences(example), *contradicted(example)):
                yield Problem(file, example.line, f"{clause.id} example {number}", difference)
        if clause.examples and not clause.has_both:
            lacking = "forbidden" if clause.examples[0].is_allowed else "allowed"
            yield Problem(file, clause.line, "clause.example.kind", f"no example of {clause.id} is {lacking}")


def check_quarrels(bench: Bench, law: Law) -> Iterator[Problem]:
    """Yield the quarrels of a bench that no example of the law settles under the usual rules."""
    return (
        Problem(f"{law.game}/bench.toml", quarrel.line, "clause", fault)
        for quarrel in bench.quarrels
        for fault in _unsettled(quarrel, law)
    )


def _unsettled(quarrel: Quarrel, law: Law) -> tuple[str, ...]:
    found = settling(quarrel, law)
    if found is None:
        return (f"no example {quarrel.number} of {quarrel.clause}",)
    question = {name: value for name, value in found[1].question.items() if name != "rules"}
    return differences(replace(found[1], question=question))


def settling(quarrel: Quarrel, law: Law) -> tuple[Clause, Example] | None:
    """Return the example that settles a quarrel, with its clause; None if there is none."""
    clause = next((each for each in law.clauses if each.id == quarrel.clause), None)
    if clause is None or quarrel.number > len(clause.examples):
        return None
    return clause, clause.examples[quarrel.number - 1]


def agrees(expected: Any, found: Any) -> bool:
    """Compare values; a table agrees if each of its keys does."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return all(agrees(value, found.get(key)) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(agrees, expected, found))
    return bool(expected == found)
