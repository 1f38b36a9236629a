"""Play hands and let the engine judge each: `python -m tutorials.play chan --hands 1000 --seed 7 --plant`.

With `--table` they are played through the choices of the game's table, as the site plays them, and the table is judged.
Ends with 1 if engine and players disagree: a false fault, a missed one, a refused record, a lost card or point.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tutorials.engine.errors import DoorError
from tutorials.engine.games import GAMES
from tutorials.engine.rules import RuleSet
from tutorials.play.careless import careless_at
from tutorials.play.games import players_of, tables_of
from tutorials.play.sitting import players_at, strengths_of
from tutorials.play.tables import LAWFUL
from tutorials.play.trial import Players, Setting, Trial, What

PRESETS, ANY = "presets", "any"  # every preset in turn; choices made up for each hand


@dataclass
class Tally:
    """The figures of a run."""

    hands: int = 0
    turns: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    planted: int = 0  # hands in which a planted fault came to light
    sorts: Counter[str] = field(default_factory=Counter)
    harmless: Counter[str] = field(default_factory=Counter)
    wrong: Counter[What] = field(default_factory=Counter)
    playing: float = 0.0  # seconds
    judging: float = 0.0

    def add(self, trial: Trial) -> None:
        """Count one hand."""
        self.hands += 1
        self.turns += trial.turns
        self.ends[trial.end] += 1
        self.planted += bool(trial.planted)
        self.sorts.update(trial.planted)
        self.harmless.update([trial.harmless] if trial.harmless else [])
        self.wrong.update({each.what for each in trial.disagreements})

    def lines(self) -> list[str]:
        """Return the figures in words."""
        missed = self.wrong[What.MISSED]
        seconds = max(self.playing + self.judging, 1e-9)
        return [
            f"hands {self.hands}, turns {self.turns}",
            f"ends: {_counts(self.ends)}",
            f"false faults {self.wrong[What.FALSE]}, records refused {self.wrong[What.REFUSED]}",
            f"planted {self.planted}, found {self.planted - missed}, missed {missed}",
            f"cards or points lost {self.wrong[What.LOST]}, other ends {self.wrong[What.OTHER]}, "
            f"stuck {self.wrong[What.STUCK]}, views that tell too much {self.wrong[What.SEEN]}",
            f"turns/second {self.turns / seconds:,.0f} "
            f"(hands/second: playing {self.hands / max(self.playing, 1e-9):,.1f}, "
            f"judging {self.hands / max(self.judging, 1e-9):,.1f})",
        ]

    def plants(self, sorts: Sequence[str]) -> list[str]:
        """Return in words what was planted how often, what only looked like a fault, and what never came to light."""
        never = sorted(set(sorts) - set(self.sorts) - set(self.harmless))
        return [
            f"plants: {_counts(self.sorts)}",
            f"no fault: {_counts(self.harmless)}",
            f"never: {', '.join(never) or 'none'}",
        ]


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counter.most_common()) or "none"


def main(arguments: list[str] | None = None) -> int:
    """Read the command line, play, judge, and print the figures."""
    given = _parser().parse_args(arguments)
    try:
        players = _players(given)
        rules = Rules(GAMES[given.game].rules, given.rules)
        sorts = players.sorts(given.game)
        if given.plant is not None and given.plant not in ("", *sorts):
            raise ValueError(f"cannot plant “{given.plant}”; sorts of faults: {', '.join(sorts) or 'none'}")
        if given.plant == "" and not sorts:
            raise ValueError(f"{given.game}: these players plant no faults")
        tally = _run(given, players, rules)
    except DoorError as error:
        print(error.message.en, file=sys.stderr)
        return 2
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(tally.lines()))
    if given.plant is not None or given.careless:
        print("\n".join(tally.plants(sorts)))
    return 1 if tally.wrong else 0


@dataclass(frozen=True)
class Rules:
    """The rules of a run, hand by hand: a preset and single options, every preset in turn, or any choices."""

    of_game: RuleSet[Any]
    words: list[str]

    def __post_init__(self) -> None:
        self.options(0, "")  # refuses what does not exist before the first hand

    def options(self, number: int, seed: str) -> Any:
        """Return the options of one hand. Raises DoorError for a preset, an option or a value that does not exist."""
        found, changes = self.of_game.presets[0].options, {}
        for word in self.words:
            name, equals, value = word.partition("=")
            if equals:
                changes[name] = {"true": True, "false": False}.get(value, int(value) if value.isdecimal() else value)
            elif word == PRESETS:
                found = self.of_game.presets[number % len(self.of_game.presets)].options
            elif word == ANY:
                found = self.of_game.at_random(Random(f"rules:{seed}"))
            else:
                found = self.of_game.preset(word).options
        return self.of_game.choose(found, changes)


def _players(given: argparse.Namespace) -> Players:
    """Return who plays: the game's players, or whoever sits at its table."""
    if not (given.table or given.careless):
        return players_of(given.game)
    tables = tables_of(given.game)
    if tables is None:
        raise ValueError(f"{given.game} has no table")
    return careless_at(tables) if given.careless else players_at(tables, strengths_of(given.strengths))


def _run(given: argparse.Namespace, players: Players, rules: Rules) -> Tally:
    tally, shown = Tally(), 0
    end = time.monotonic() + 60 * given.minutes
    for number in range(given.first, given.first + given.hands):
        seed = f"{given.seed}:{number}"
        setting = _setting(given, players, rules.options(number, seed), seed)
        begin = time.perf_counter()
        played = players.play(setting)
        middle = time.perf_counter()
        trial = players.judge(played, setting)
        tally.playing += middle - begin
        tally.judging += time.perf_counter() - middle
        tally.add(trial)
        if trial.disagreements and shown < given.findings:
            shown += 1
            print(f"hand {number}: " + "; ".join(f"{each.what.value}: {each.detail}" for each in trial.disagreements))
        if given.show and (trial.disagreements or given.hands == 1):
            print("\n".join([trial.text.rstrip("\n"), *trial.faults]))
        if time.monotonic() > end:
            break
    return tally


def _setting(given: argparse.Namespace, players: Players, options: Any, seed: str) -> Setting:
    seats = players.seats(given.game, options)
    if given.players and given.players not in seats:
        raise ValueError(f"{given.players} cannot play {given.game} under these rules; {[*seats]} can")
    count = Random(f"players:{seed}").choice(seats) if given.players == 0 else given.players
    return Setting(given.game, seed, options, count, given.plant, given.seen)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tutorials.play", description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first hand")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long")
    parser.add_argument("--seed", default="7")
    parser.add_argument("--players", type=int, metavar="N", help="how many play; 0: any number that may")
    parser.add_argument("--table", action="store_true", help="play through the choices of the game's table")
    parser.add_argument("--careless", action="store_true", help="at the table, one seat takes no care of the law")
    parser.add_argument("--strengths", default=LAWFUL, metavar="A,B", help="at the table, by seat in turn")
    parser.add_argument("--plant", nargs="?", const="", metavar="SORT", help="a fault in each hand, of one sort or any")
    parser.add_argument(
        "--rules",
        nargs="*",
        default=[],
        metavar="RULE",
        help=f"preset, option=value, “{PRESETS}” in turn, or “{ANY}”",
    )
    parser.add_argument("--seen", action="store_true", help="judge each record also as each seat sees it (TT-5.8)")
    parser.add_argument("--show", action="store_true", help="print the record of the one hand, or of each disagreement")
    parser.add_argument("--findings", type=int, default=10, help="how many disagreements to print")
    return parser


if __name__ == "__main__":
    sys.exit(main())
