"""The question about cước that are named, and how they are read."""

from collections.abc import Mapping
from typing import Any

from tutorials.engine import fields
from tutorials.engine.asks import Answer, Ask, Asks
from tutorials.engine.chan.calls import in_order, said
from tutorials.engine.chan.clashes import clash_in
from tutorials.engine.chan.cuoc import CUOC, MOST_TIMES, find_cuoc, find_times, is_known
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.scoring import GA_UNIT, score
from tutorials.engine.errors import DoorError, Path
from tutorials.engine.fields import Asked, Custom, Field, Number, Schema
from tutorials.engine.words import both


def _times(given: Any, path: Path) -> dict[str, int]:
    """Read cước: a table of how many times each, or a list of names. Raises DoorError naming what is wrong."""
    found: dict[str, int] = {}
    if isinstance(given, Mapping):
        for name, times in given.items():
            cuoc = find_cuoc(name, path)
            most = MOST_TIMES if cuoc.is_repeatable else 1
            found[cuoc.slug] = fields.number_of(times, (*path, cuoc.slug), 0, most)
    else:
        for name in fields.items_of(given, path):
            cuoc, times = find_times(name, path)
            found[cuoc.slug] = found.get(cuoc.slug, 0) + times
            if found[cuoc.slug] > (MOST_TIMES if cuoc.is_repeatable else 1):
                raise DoorError("too-many", path, both("error-chan-too-many", cuoc=cuoc, times=found[cuoc.slug]))
    return {slug: times for slug, times in found.items() if times}


def _times_or_none(given: Any, path: Path) -> dict[str, int] | None:
    return None if given is None else _times(given, path)


_WAYS: list[Schema] = [
    {"type": "object", "additionalProperties": Number(0, MOST_TIMES).schema()},
    {"type": "array", "items": {"type": "string"}},
]
TIMES = Custom(
    _times, {"description": "Cước with how many times each, or a list of names: " + ", ".join(CUOC), "anyOf": _WAYS}
)
TIMES_OR_NONE = Custom(_times_or_none, {"anyOf": [*_WAYS, {"type": "null"}]})
_CUOC = Field("cuoc", TIMES)


def ask_score(asked: Asked, options: Options) -> Answer:
    """Count the points and the gà of cước that are named."""
    cuoc = read_cuoc(asked[_CUOC], options)
    found = score(cuoc, options)
    kept = {slug: cuoc[slug] for slug in in_order(cuoc)}
    return {
        "cuoc": kept or {"suong": 1},
        "diem": found.diem,
        "ga": found.ga,
        "so_ga": found.ga // GA_UNIT,
        "tong": found.diem + found.ga,
        "announce": in_order(kept) or ["suong"],
        "call": said(kept or {"suong": 1}),
        "lines": list(found.lines),
    }


def read_cuoc(cuoc: dict[str, int], options: Options) -> dict[str, int]:
    """Return the cước of an ù. Raises DoorError for one that the house lacks, and for two that no hand has together."""
    for slug in cuoc:
        if not is_known(CUOC[slug], options):
            raise DoorError("unknown-here", "cuoc", both("error-chan-unknown-here", cuoc=CUOC[slug].vi))
    _refuse_clash(cuoc, options)
    return cuoc


def _refuse_clash(cuoc: Mapping[str, int], options: Options) -> None:
    """Raise DoorError for cước that no hand has together, naming both. Law: CH-7.8."""
    found = clash_in(cuoc, options)
    if found is None:
        return
    clash, other = found
    one = CUOC[clash.slug].vi
    raise DoorError(
        "conflict",
        "cuoc",
        both("error-chan-clash", one=one, other=CUOC[other].vi, why=clash.why, article=clash.article),
    )


ASKS: Asks = {"score": Ask(ask_score, (_CUOC,))}
