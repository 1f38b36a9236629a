"""Which clauses each kind of fresh exercise asks about, and seeds that do: counted once, since that takes minutes."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import tomli

from tutorials.catalogue import Problem, Task
from tutorials.fresh import MAKERS
from tutorials.fresh.levels import Maker
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker

FILE = Path(__file__).with_name("asked.toml")  # written by `manage.py write_asked`
SAMPLE = 72  # exercises of a kind that are looked at to see which clauses it asks about
BROAD_SAMPLE = 24  # of one that may be about anything, and takes longer
KEPT = 3  # seeds that are written down of each clause

Seeds = Mapping[str, list[int]]


@cache
def _written() -> Mapping[str, Seeds]:
    return tomli.loads(FILE.read_text(encoding="utf-8"))


def asked_by(game: str, kind: str) -> Seeds:
    """Return the clauses that a kind asks about, each with seeds that do; none of a kind that was never counted."""
    return _written().get(f"{game}/{kind}", {})


def told_by(maker: Maker, task: Task, lang: str) -> tuple[str, ...]:
    """Return the clauses that a fresh exercise is about: what its maker says, and those of its proof."""
    lines = mode_of(task).solve(Asker(task, lang)).lines
    return (*maker.rests(task), *(line.article for line in lines if line.article))


def count(game: str, kind: str) -> Seeds:
    """Look at the first few exercises of a kind, and return the clauses that it asks about of those that it trains."""
    maker = MAKERS[game, kind]
    found: dict[str, list[int]] = {}
    for seed in range(1, (BROAD_SAMPLE if maker.is_broad else SAMPLE) + 1):
        for clause in dict.fromkeys(told_by(maker, maker.make(seed), "vi")):
            if maker.trains(clause) and len(found.setdefault(clause, [])) < KEPT:
                found[clause].append(seed)
    return dict(sorted(found.items()))


def check_asked() -> Iterator[Problem]:
    """Yield the kinds of fresh exercises that were never counted, and those counted that there are no more."""
    kinds = {"/".join(key) for key in MAKERS}
    for kind in sorted(_written().keys() ^ kinds):
        fault = "what it asks about was never counted" if kind in kinds else "there is no such kind of exercise"
        yield Problem(f"../training/{FILE.name}", 0, kind, f"{fault}: run manage.py write_asked")


def text() -> str:
    """Return the file anew, a kind a line."""
    rows = [f'"{game}/{kind}" = {_row(count(game, kind))}' for game, kind in sorted(MAKERS)]
    head = "# Clauses that each kind of fresh exercise asks about, with seeds; written by `manage.py write_asked`."
    return "\n".join((head, "", *rows, ""))


def _row(seeds: Seeds) -> str:
    return "{ " + ", ".join(f'"{clause}" = {found}' for clause, found in seeds.items()) + " }" if seeds else "{}"
