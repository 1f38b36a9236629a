"""Examples of the law, put before the engine."""

from collections.abc import Mapping
from typing import Any

from tutorials.catalogue.law import Example, Law
from tutorials.catalogue.problems import Problem
from tutorials.engine import ask


def differences(example: Example) -> tuple[str, ...]:
    """Say where the engine's answer is not what the example promises; empty if it holds."""
    answer = ask(example.question)
    if "error" in answer and "error" not in example.expect:
        error = answer["error"]
        return (f"the engine refuses the question: {error['field']}: {error['message']}",)
    return tuple(
        f"expected {key} = {value!r}, the engine says {answer.get(key)!r}"
        for key, value in example.expect.items()
        if not _agrees(value, answer.get(key))
    )


def check_examples(law: Law) -> tuple[Problem, ...]:
    """Return the examples of a law that do not hold."""
    return tuple(
        Problem(f"{law.game}/law.toml", example.line, f"{clause.id} example {number}", difference)
        for clause in law.clauses
        for number, example in enumerate(clause.examples, 1)
        for difference in differences(example)
    )


def _agrees(expected: Any, found: Any) -> bool:
    """Compare values; a table agrees if each of its keys does."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return all(_agrees(value, found.get(key)) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(_agrees, expected, found))
    return bool(expected == found)
