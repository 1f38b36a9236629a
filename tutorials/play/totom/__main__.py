"""Play hands and let the referee judge each: `python -m tutorials.play.totom --hands 1000 --seed 7 --plant`.

Ends with 1 if the referee found a fault where none was made, or missed one that was planted.
"""

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

from tutorials.engine.errors import DoorError
from tutorials.engine.totom.game import GAMES, Game
from tutorials.engine.totom.options import RULES, Options
from tutorials.play.totom import plants
from tutorials.play.totom.trial import (
    Finding,
    Played,
    compare,
    compare_seen,
    judge,
    play,
    play_planted,
)


@dataclass
class Tally:
    """The figures of a run."""

    hands: int = 0
    turns: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    planted: Counter[str] = field(default_factory=Counter)
    harmless: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    findings: list[tuple[int, Finding]] = field(default_factory=list)
    playing: float = 0.0
    judging: float = 0.0

    def add(self, number: int, played: Played, finding: Finding | None) -> None:
        """Count one hand."""
        self.hands += 1
        self.turns += played.turns
        self.ends[played.end] += 1
        if played.plant:
            self.planted[played.plant] += 1
        if played.harmless:
            self.harmless[played.harmless] += 1
        if finding is not None:
            self.wrong[finding.what] += 1
            self.findings.append((number, finding))

    def plants(self, game: Game) -> list[str]:
        """Return in words what was planted how often, what only looked like a fault, and what never came to light."""
        never = sorted(set(plants.of(game)) - set(self.planted) - set(self.harmless))
        return [
            f"{title}: " + (", ".join(f"{name} {count}" for name, count in sorted(found.items())) or "none")
            for title, found in (("plants", self.planted), ("no fault", self.harmless))
        ] + [f"never: {', '.join(never) or 'none'}"]

    def lines(self) -> list[str]:
        """Return the figures in words."""
        missed = self.wrong["missed plant"]
        found = self.planted.total() - missed
        seconds = self.playing + self.judging
        return [
            f"hands {self.hands}, turns {self.turns}",
            "ends: " + ", ".join(f"{end} {count}" for end, count in self.ends.most_common()),
            f"false faults {self.wrong['false fault']}, records refused {self.wrong['unreadable']}",
            f"planted {self.planted.total()}, found {found}, missed {missed}",
            f"turns/second {self.turns / max(seconds, 1e-9):,.0f} "
            f"(hands/second: playing {self.hands / max(self.playing, 1e-9):,.1f}, "
            f"judging {self.hands / max(self.judging, 1e-9):,.1f})",
        ]


def main(arguments: list[str] | None = None) -> int:
    """Read the command line, play, judge, and print the figures."""
    given = _parser().parse_args(arguments)
    try:
        options = _options(given.rules)
    except DoorError as error:
        print(error.message.en, file=sys.stderr)
        return 2
    game = GAMES[given.game]
    tally = Tally()
    end = time.monotonic() + 60 * given.minutes
    for number in range(given.first, given.first + given.hands):
        _one(tally, number, given, game, options)
        if time.monotonic() > end:
            break
    for number, finding in tally.findings[: given.findings]:
        print(f"hand {number}: {finding.what}: {finding.detail}")
        if given.show:
            print(finding.played.text)
    print("\n".join(tally.lines()))
    if given.plant is not None:
        print("\n".join(tally.plants(game)))
    return 1 if tally.findings else 0


def _one(tally: Tally, number: int, given: argparse.Namespace, game: Game, options: Options) -> None:
    seed = f"{given.seed}:{number}"
    begin = time.perf_counter()
    if given.plant is None:
        played = play(seed, game, options)
    else:
        played = play_planted(seed, game, options, given.plant)
    middle = time.perf_counter()
    faults = []
    try:
        faults = judge(played, game, options)
        finding = compare(played, faults)
        if finding is None and given.seen:
            finding = compare_seen(played, faults, game, options)
    except DoorError as error:
        finding = Finding("unreadable", error.message.en, played)
    tally.playing += middle - begin
    tally.judging += time.perf_counter() - middle
    tally.add(number, played, finding)
    if given.show and given.hands == 1:
        print(played.text)
        for fault in faults:
            print(f"{fault['turn']}: {fault['seat']} {fault['fault']} ({fault['result']}, {fault['article']})")


def _options(rules: list[str]) -> Options:
    options = Options()
    changes: dict[str, object] = {}
    for rule in rules:
        name, equals, value = rule.partition("=")
        if not equals:
            options = RULES.preset(name).options
        else:
            plain = {"true": True, "false": False}.get(value, int(value) if value.isdecimal() else value)
            changes[name] = plain
    return RULES.choose(options, changes)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tutorials.play.totom", description=__doc__)
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first hand")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long")
    parser.add_argument("--seed", default="7")
    parser.add_argument("--game", choices=sorted(GAMES), default="to-tom")
    parser.add_argument(
        "--plant",
        nargs="?",
        const="",
        metavar="SORT",
        help=f"plant a fault in each hand, of one sort or of any: {', '.join(plants.SORTS)}",
    )
    parser.add_argument("--rules", nargs="*", default=[], metavar="RULE", help="a preset, or option=value")
    parser.add_argument("--seen", action="store_true", help="judge each record also as each seat sees it (TT-5.8)")
    parser.add_argument("--show", action="store_true", help="print the record: of the one hand, or of each finding")
    parser.add_argument("--findings", type=int, default=10, help="how many disagreements to print")
    return parser


if __name__ == "__main__":
    sys.exit(main())
