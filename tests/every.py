"""One test over many things: hundreds of small tests cost more in starting than in testing."""

from collections.abc import Callable, Iterable
from typing import TypeVar

Thing = TypeVar("Thing")


def every(things: Iterable[tuple[str, Thing]], check: Callable[[Thing], object]) -> None:
    """Check each thing, and raise what is wrong with all of them, each with its name."""
    wrong: list[Exception] = []
    for name, thing in things:
        try:
            check(thing)
        except Exception as error:
            error.add_note(name)
            wrong.append(error)
    if wrong:
        raise ExceptionGroup("wrong: " + ", ".join(error.__notes__[-1] for error in wrong), wrong)
