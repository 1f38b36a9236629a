"""Measure the parts asked for, print the table, and write the JSON file."""

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from script.benchmark import (
    booklet,
    chance,
    duels,
    engine,
    finding,
    hall,
    hard,
    others,
    pages,
    press,
    selfplay,
    sittings,
    suites,
    whole,
)
from script.benchmark.figures import Figure, table

PARTS: dict[str, Callable[[dict[str, str]], list[Figure]]] = {
    "engine": lambda environ: engine.measure(),
    "play": lambda environ: selfplay.measure(),
    "strengths": lambda environ: duels.measure(),
    "sittings": sittings.measure,
    "chance": lambda environ: chance.measure(),
    "whole": whole.measure,
    "table": lambda environ: [
        *duels.measure(),
        *chance.measure(),
        *sittings.measure(environ),
        *whole.measure(environ),
    ],
    "others": lambda environ: others.measure(),
    "speed": pages.measure_speed,
    "inside": pages.measure_inside,
    "weight": pages.measure_weight,
    "search": finding.measure,
    "booklet": booklet.measure,
    "press": press.measure,
    "hall": hall.measure,
    "hard": hard.measure,
    "tests": lambda environ: suites.measure(),
}
LONG = ("table", "strengths", "sittings", "chance", "whole", "press", "hall", "hard", "tests")  # only when asked for
USUAL = tuple(name for name in PARTS if name not in LONG)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(prog="script/bench", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", metavar="part", help=f"{', '.join(PARTS)}; without: all but {', '.join(LONG)}"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON too")
    given = parser.parse_args()
    if unknown := set(given.parts) - set(PARTS):
        parser.error(f"unknown part: {', '.join(sorted(unknown))} (there are {', '.join(PARTS)})")

    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        # Readers of the measured site leave their marks in a database of their own.
        environ = {"DJANGO_ENV": "local", "LIMITS": "off", "DATABASE_URL": f"sqlite:///{folder}/bench.sqlite3"}
        os.environ.update(environ, DJANGO_SETTINGS_MODULE="totom_site.settings")
        for part in given.parts or USUAL:
            print(f"… {part}", file=sys.stderr)
            figures += PARTS[part](environ)
    print(table(figures))
    if given.json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
        said = {"machine": machine, "figures": [figure.as_dict() for figure in figures]}
        given.json.write_text(json.dumps(said, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
