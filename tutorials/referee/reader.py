"""How the cases of a game are read and told: its form, its scenes, the cards to tap."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from tutorials.catalogue.benches import Bench
from tutorials.catalogue.houses import House
from tutorials.engine.cards import KINDS, Kind
from tutorials.referee.case_form import CaseForm
from tutorials.tasks.case import Scene


@dataclass(frozen=True, slots=True)
class CaseReader:
    """What the referee must know of a game that no content can tell."""

    form: type[CaseForm]
    scenes: Callable[[Mapping[str, Any], str], tuple[Scene, ...]]
    kinds: Callable[[House], tuple[Kind, ...]] = lambda house: KINDS  # to tap: the deck that the house plays with


@cache
def _of_module(name: str) -> CaseReader:
    found: CaseReader = import_module(f"tutorials.referee.{name}").READER
    return found


def reader_of(bench: Bench) -> CaseReader:
    """Return how the cases of a bench are read."""
    return _of_module(bench.reader)
