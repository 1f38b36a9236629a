"""What the options of a game do: the examples of the law that name them, and turn their answer with them."""

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from tutorials.catalogue.content import Catalogue, load
from tutorials.catalogue.houses import family_of, rules_of
from tutorials.catalogue.law import Clause, Example, Law
from tutorials.catalogue.problems import Problem
from tutorials.engine import ask
from tutorials.engine.flips import weigh
from tutorials.engine.games import GAMES
from tutorials.engine.rules import OptionInfo, Value
from tutorials.engine.totom.flips.questions import TABLE

KEPT = 1000
Pair = tuple[Value, Value]  # of choices, in their order


@dataclass(frozen=True, slots=True)
class Flip:
    """An example whose answer an option turns."""

    clause: Clause
    example: Example

    @property
    def game(self) -> str:
        """Return the game that it is about."""
        return str(self.example.question["game"])

    @property
    def question(self) -> dict[str, Any]:
        """Return what is asked, without the rules."""
        return {name: value for name, value in self.example.question.items() if name != "rules"}

    @property
    def rules(self) -> dict[str, Any]:
        """Return its own rules: the preset, and what it changes in it."""
        given, default = self.example.question.get("rules"), rules_of(self.game).default
        return {"preset": given or default} if not isinstance(given, dict) else {"preset": default, **given}

    @property
    def looks_at(self) -> tuple[str, ...]:
        """Return the fields of the answer that the law promises."""
        return tuple(name for name in self.example.expect if name != "lines")

    def turns(self, info: OptionInfo) -> frozenset[Pair]:
        """Return the pairs of choices of an option that give different answers under its own rules."""
        answers = {value: ask({**self.question, "rules": {**self.rules, info.name: value}}) for value in info.choices}
        return frozenset(
            (one, other)
            for one, other in combinations(info.choices, 2)
            if weigh(answers[one], answers[other], self.looks_at) is not None
        )


@lru_cache(maxsize=KEPT)
def flips_of(game: str, option: str, digest: str) -> tuple[Flip, ...]:
    """Return the examples that show an option: those of the game first, then of the games with the same options.

    `digest` is that of the content.
    """
    alike = (each for each in GAMES if each != game and GAMES[each].rules is GAMES[game].rules)
    return tuple(flip for each in (game, *alike) for flip in _marked(load().law(each)) if option in flip.example.flips)


def _marked(law: Law) -> Iterator[Flip]:
    return (Flip(clause, example) for clause in law.clauses for example in clause.examples if example.flips)


def table_text() -> str:
    """Return the table of flips that the engine answers with, one case a line: the examples of games with `flip`."""
    found: dict[str, list[str]] = {}
    for game in GAMES:
        for flip in _marked(load().law(game)) if "flip" in GAMES[game].asks else ():
            case = {"question": flip.question, "rules": flip.rules, "looks_at": flip.looks_at}
            for option in flip.example.flips:
                found.setdefault(option, []).append(json.dumps(case, ensure_ascii=False))
    return "{\n" + ",\n".join(f'"{name}": [\n' + ",\n".join(cases) + "\n]" for name, cases in found.items()) + "\n}\n"


def check_table() -> Iterator[Problem]:
    """Say when the engine's table of flips is not what the law names."""
    if TABLE.read_text(encoding="utf-8") != table_text():
        old = f"{TABLE.name} of the engine is old: run manage.py write_flips"
        yield Problem("to-tom/law.toml", 0, "flips", old)


def check_flips(catalogue: Catalogue) -> Iterator[Problem]:
    """Yield the options that an example names though none turns it, and the choices and rows that no clause shows."""
    turned: defaultdict[tuple[str, str], set[Pair]] = defaultdict(set)
    for law in catalogue.laws.values():
        for flip in _marked(law):
            for option in flip.example.flips:
                info = rules_of(flip.game).by_name.get(option)
                pairs = flip.turns(info) if info else frozenset()
                turned[family_of(flip.game), option] |= pairs
                if not pairs:
                    same = f"the answer is the same with every choice of {option}"
                    fault = same if info else f"{flip.game} has no option {option}"
                    yield Problem(f"{law.game}/law.toml", flip.example.line, "flips", fault)
    rows = {row for law in catalogue.laws.values() for clause in law.clauses for row in clause.rows}
    games = {family_of(game.slug) for game in catalogue.games if game.is_open and game.has_villages}
    for game in sorted(games):
        for info in rules_of(game).table:
            for row in sorted(set(info.rows) - rows):
                yield _lacking(catalogue, game, info, "rows", f"no clause names row {row} of {info.name}")
            for one, other in sorted(set(combinations(info.choices, 2)) - turned[game, info.name], key=str):
                fault = f"no example tells {info.name} = {one!r} from {other!r}"
                yield _lacking(catalogue, game, info, "example.flips", fault)


def check_rows(catalogue: Catalogue) -> Iterator[Problem]:
    """Yield the disagreements whose number leaves one out: the next free one comes after the greatest."""
    named = {row: (law, clause) for law in catalogue.laws.values() for clause in law.clauses for row in clause.rows}
    for row, (law, clause) in named.items():
        number = int(row[1:]) if row[1:].isdigit() else 0
        before = f"{row[0]}{number - 1}"
        if number != 1 and before not in named:
            fault = (
                f"{row} comes after {before}, which no clause names" if number else f"{row} is no letter with a number"
            )
            yield Problem(f"{law.game}/law.toml", clause.line, "clause.rows", fault)


def _lacking(catalogue: Catalogue, game: str, info: OptionInfo, field: str, fault: str) -> Problem:
    """Return what an option lacks, at its clause."""
    clause = catalogue.article(info.article)
    line = clause.line if isinstance(clause, Clause) else 0
    return Problem(f"{catalogue.game_of(info.article) or game}/law.toml", line, f"clause.{field}", fault)
