"""One test over many things: hundreds of small tests cost more in starting than in testing."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

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


def for_each(
    names: str | Sequence[str], rows: Iterable[Any], ids: Callable[[Any], str] | Iterable[str] | None = None
) -> Callable[[Callable[..., object]], Callable[[], None]]:
    """Make one test of a function and the rows it is called with; written like `pytest.mark.parametrize`."""
    arguments = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    cases = [row if len(arguments) > 1 else (row,) for row in rows]

    def decorate(check: Callable[..., object]) -> Callable[[], None]:
        def test() -> None:
            every(zip(_names(cases, ids), cases, strict=True), lambda case: check(*case))

        test.__name__, test.__doc__, test.__module__ = check.__name__, check.__doc__, check.__module__
        return test

    return decorate


def _names(cases: Sequence[Sequence[Any]], ids: Callable[[Any], str] | Iterable[str] | None) -> list[str]:
    if callable(ids):
        return [ids(case[0]) for case in cases]
    return list(ids) if ids is not None else [repr(case)[:200] for case in cases]
