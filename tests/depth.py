"""How far the sweeps of the tests go: a seeded sample by default, everything with `pytest --deep`.

A sweep names both sizes where it stands, `some(12, deep=150)`, so that none can shrink unseen. The depth is set
by `tests/conftest.py` before any test module is imported.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from hypothesis import settings

Thing = TypeVar("Thing")
Look = TypeVar("Look")

_is_deep = False


def go(*, deep: bool) -> None:
    """Choose the depth of this run."""
    global _is_deep
    _is_deep = deep


def some(few: Thing, *, deep: Thing) -> Thing:
    """Return the size of a sweep, or whatever else depends on the depth."""
    return deep if _is_deep else few


def sample(every: Iterable[Thing], few: int) -> Sequence[Thing]:
    """Return all cases of an enumeration, or a few of them in their order, the same in every run."""
    whole = list(every)
    if _is_deep or few >= len(whole):
        return whole
    return [whole[place] for place in sorted(Random(few).sample(range(len(whole)), few))]


def in_turn(things: Iterable[Thing], looks: Sequence[Look]) -> list[tuple[Thing, Look]]:
    """Return each thing with one of the looks, which take turns; with `--deep` with all of them.

    Looks are what a thing is looked at in: by light and in the dark, in a language, with scripts and without.
    """
    return [
        (thing, look)
        for number, thing in enumerate(things)
        for look in (looks if _is_deep else [looks[number % len(looks)]])
    ]


def examples(few: int, *, deep: int) -> "settings":
    """Return how many examples hypothesis draws for a test: the same in every run, or with `--deep` new ones."""
    from hypothesis import HealthCheck, settings  # here, because it takes long and most tests do without

    return settings(
        max_examples=some(few, deep=deep),
        derandomize=not _is_deep,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],  # a busy machine is no fault
    )
