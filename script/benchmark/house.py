"""Measure the house itself: lines by kind, lengths of functions, long files, circles of imports, lines of templates.

    python -m script.benchmark.house [FOLDER] [--json FILE]

FOLDER is any checkout, this one without it. Blank lines count nowhere. grimp, which import-linter brings along, reads
the imports.
"""

import argparse
import ast
import json
import re
import statistics
import sys
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import grimp

PACKAGES = ("tutorials", "totom_site")
ENGINE, PLAYERS = "tutorials/engine/", "tutorials/play/"
KINDS = (  # what a path of the engine tells of a file; the first that fits
    ("second players", r"/play/|/play\.py|/selfplay"),
    ("questions", r"questions"),
    ("hội and điếm", r"/(hoi|diem)[/_.]"),
    ("flips", r"/flips?[/_.]"),
    ("words", r"/(phrases|words|telling)[/_.]|_(words|phrases)\.py"),
    ("options", r"/options|/presets|/houses"),
    ("records", r"/(records?|written|replay|dialect|seats|seating|claims)[/_.]|_records?\.py"),
    ("referees", r"/(referee|faults|clauses|prices)[/_.]"),
    ("readers and schema", r"schema|/read(ing|er)|/fields"),
    ("core", rf"^{ENGINE}[^/]+\.py$"),
    ("rules", r""),
)
LONGEST_LINE = 160
SHOWN = 5


def measure(root: Path) -> dict[str, object]:
    """Measure a checkout."""
    lines = {
        str(path.relative_to(root)): len(_written(path))
        for package in PACKAGES
        for path in sorted((root / package).rglob("*.py"))
    }
    engine = [name for name in lines if name.startswith(ENGINE)]
    players = [name for name in lines if name.startswith(PLAYERS)]
    site = [name for name in lines if not name.startswith((ENGINE, PLAYERS))]
    kinds = Counter[str]()
    for name in engine:
        kinds[next(kind for kind, pattern in KINDS if re.search(pattern, name))] += lines[name]
    circles, rooms = _circles(root)
    return {
        "engine, lines": sum(lines[name] for name in engine),
        "players beside the engine, lines": sum(lines[name] for name in players),
        "site, lines": sum(lines[name] for name in site),
        "engine by kind, as far as paths tell": dict(kinds.most_common()),
        "files of the engine, of the site": (len(engine), len(site)),
        "functions of the engine": _functions(root, [*engine, *players]),
        "functions of the site": _functions(root, site),
        "longest files": dict(Counter(lines).most_common(SHOWN)),
        "circles of modules": circles,
        "circles of what stands side by side": rooms,
        f"lines of templates, over {LONGEST_LINE}": _templates(root),
    }


def _written(path: Path) -> list[int]:
    """Return the numbers of the lines that are not blank."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [number for number, line in enumerate(lines, 1) if line.strip()]


def _functions(root: Path, names: Iterable[str]) -> dict[str, float]:
    """Tell how many functions there are, and how long."""
    found = []
    for path in (root / name for name in names):
        written = _written(path)
        found += [
            bisect_right(written, node.end_lineno or node.lineno) - bisect_left(written, node.lineno)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
    found.sort()
    return {
        "number": len(found),
        "median": statistics.median(found),
        "p95": found[round(0.95 * (len(found) - 1))],
        "longest": found[-1],
    }


def _templates(root: Path) -> tuple[int, int]:
    """Count the lines of templates, and those that are too long."""
    lines = [line for path in (root / "templates").rglob("*.html") for line in path.read_text("utf-8").splitlines()]
    return len(lines), sum(len(line) > LONGEST_LINE for line in lines)


def _circles(root: Path) -> tuple[list[list[str]], list[list[str]]]:
    """Find the circles of imports: of modules, and of what stands side by side in one package."""
    sys.path.insert(0, str(root))
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    modules: dict[str, set[str]] = defaultdict(set)
    rooms: dict[str, set[str]] = defaultdict(set)
    for module in graph.modules:
        for other in graph.find_modules_directly_imported_by(module):
            modules[module].add(other)
            here, there = _side_by_side(module, other)
            rooms[here].add(there)
    return _rings(modules), _rings(rooms)


def _side_by_side(module: str, other: str) -> tuple[str, str]:
    """Name the two rooms of one package that an import joins; a package itself is a room beside what it holds."""
    ours, theirs = module.split("."), other.split(".")
    shared = 0
    while shared < min(len(ours), len(theirs)) and ours[shared] == theirs[shared]:
        shared += 1
    return ".".join(ours[: shared + 1]), ".".join(theirs[: shared + 1])


def _rings(arrows: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the groups of which each member reaches every other, largest first."""
    reached = {name: _reach(arrows, name) for name in list(arrows)}
    rings = {
        tuple(sorted(other for other in far if name in reached.get(other, ()))): None
        for name, far in reached.items()
        if name in far
    }
    return sorted(([*ring] for ring in rings if len(ring) > 1), key=lambda ring: (-len(ring), ring))


def _reach(arrows: Mapping[str, set[str]], start: str) -> set[str]:
    """Return all that lies ahead of a name."""
    found: set[str] = set()
    waiting = list(arrows.get(start, ()))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += arrows.get(name, ())
    return found


def _told(value: object) -> str:
    """Write a figure on one line, or each of several on a line of its own."""
    if isinstance(value, dict):
        return "".join(f"\n  {name}: {each}" for name, each in value.items())
    if isinstance(value, list):
        return "".join([str(len(value)), *(f"\n  {' '.join(ring)}" for ring in value)])
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def main() -> None:
    """Read the command line, measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m script.benchmark.house", description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path(__file__).parents[2])
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON too")
    given = parser.parse_args()
    figures = measure(given.folder.resolve())
    for name, value in figures.items():
        print(f"{name}: {_told(value)}")
    if given.json:
        given.json.write_text(json.dumps(figures, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
