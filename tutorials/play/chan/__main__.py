"""Play hands and let the referee judge each: `python -m tutorials.play.chan --hands 1000 --seed 7 --plant`.

Ends with 1 if the referee found a fault where none was made, missed one that was, or saw another end.
"""

import argparse
import sys
import time

from tutorials.engine.chan.options import RULES
from tutorials.play.chan import plant
from tutorials.play.chan.trial import ANY, PRESETS, Tally, compare, hand


def main(arguments: list[str] | None = None) -> int:
    """Play, judge, print the figures."""
    given = _parser().parse_args(arguments)
    tally = Tally()
    begin = time.perf_counter()
    shown = 0
    for number in range(given.first, given.first + given.hands):
        played, options = hand(given.seed, number, given.rules, given.players, given.plant)
        problems = compare(played, options)
        if given.plant is None and played.expected:
            problems.append("stuck: a lawful player had nothing lawful to throw")
        tally.add(played, problems)
        if problems and shown < given.findings:
            shown += 1
            print(f"hand {number}: {'; '.join(problems)}")
            if given.show:
                print(played.text)
    print("\n".join(_lines(tally, time.perf_counter() - begin)))
    return 1 if tally.wrong else 0


def _lines(tally: Tally, seconds: float) -> list[str]:
    ends = ", ".join(f"{end} {count}" for end, count in tally.ends.most_common())
    wrong = tally.wrong
    found = [
        f"hands {tally.hands}, turns {tally.turns}, ends: {ends}",
        f"false faults {wrong['false fault']}, missed {wrong['missed']}, records refused {wrong['refused']}, "
        f"other ends {wrong['other end']}, stuck {wrong['stuck']}",
        f"hands/second, played and judged: {tally.hands / seconds:,.0f}",
    ]
    if tally.sorts:
        found.append(f"hands with a planted fault {tally.planted}")
        found.append("faults: " + ", ".join(f"{slug} {count}" for slug, count in sorted(tally.sorts.items())))
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tutorials.play.chan", description=__doc__)
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first hand")
    parser.add_argument("--seed", default="7")
    parser.add_argument(
        "--rules",
        default=RULES.default,
        choices=[*sorted(RULES.by_slug), PRESETS, ANY],
        help="a preset, every preset in turn, or choices made up for each hand",
    )
    parser.add_argument("--players", type=int, default=4, choices=(0, 2, 3, 4, 5), help="0: any number")
    parser.add_argument(
        "--plant",
        nargs="?",
        const="",
        metavar="SORT",
        choices=("", *plant.SORTS),
        help=f"plant a fault in each hand, of one sort or of any: {', '.join(plant.SORTS)}",
    )
    parser.add_argument("--show", action="store_true", help="print the records of the hands told")
    parser.add_argument("--findings", type=int, default=10, help="how many disagreements to print")
    return parser


if __name__ == "__main__":
    sys.exit(main())
