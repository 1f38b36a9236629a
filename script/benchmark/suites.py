"""How long the tests take; needs the packages of requirements/dev.txt."""

import subprocess
import sys
import time

from script.benchmark.figures import Figure
from script.benchmark.server import ROOT

SUITES = (
    ("engine", 10, ["tests/engine", "-p", "no:django"]),
    ("all without browser", 90, ["-n", "2", "-m", "not browser"]),
    ("browser", 480, ["-m", "browser"]),
)


def measure() -> list[Figure]:
    """Run each suite once."""
    figures = []
    for name, bar, arguments in SUITES:
        begin = time.perf_counter()
        done = subprocess.run([sys.executable, "-m", "pytest", "-q", *arguments], cwd=ROOT, stdout=subprocess.DEVNULL)
        if done.returncode:
            raise SystemExit(f"tests do not pass: {name}")
        figures.append(Figure("tests", name, time.perf_counter() - begin, "s", at_most=bar))
    return figures
