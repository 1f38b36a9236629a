"""One test over many things: hundreds of small tests cost more in starting than in testing."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

Thing = TypeVar("Thing")


def every(things: Iterable[tuple[str, Thing]], check: Callable[[Thing], object]) -> None:
    """Check each thing, and raise what is wrong with all of them, each with its name. There must be some."""
    wrong: list[Exception] = []
    count = 0
    for name, thing in things:
        count += 1
        try:
            check(thing)
        except (Exception, pytest.fail.Exception) as error:  # the second: `pytest.raises` met no error
            found = error if isinstance(error, Exception) else AssertionError(str(error))
            found.add_note(name)
            wrong.append(found)
    assert count, "nothing to check"
    if wrong:
        raise ExceptionGroup("wrong: " + ", ".join(error.__notes__[-1] for error in wrong), wrong)
