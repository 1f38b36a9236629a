"""Count the tasks of the courses: by mode, how many ask for a typed number, in how many cards are touched.

    python -m script.benchmark.tasks [GAME …] [--json FILE]

The first whole hand is the first task that shows as many cards as a player of the game holds; its minutes are those
that the lessons name, up to the end of its own.
"""

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from typing import Any

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "totom_site.settings")
os.environ.setdefault("DJANGO_ENV", "local")
django.setup()

from tutorials.catalogue import Lesson, load  # noqa: E402 - needs the settings
from tutorials.catalogue.tasks import Task  # noqa: E402
from tutorials.engine.errors import DoorError  # noqa: E402
from tutorials.engine.games import deck_of  # noqa: E402
from tutorials.tasks.mode import mode_of  # noqa: E402
from tutorials.tasks.modes.table import TableMode  # noqa: E402

TYPED = frozenset({"number", "count", "cuoc"})
TOUCHED = frozenset(
    {"each", "group", "arrange", "loose", "waits", "discard", "pick", "one", "which", "verse", "fault", "table"}
)
WHOLE = {
    "bai-cao": 3,
    "ba-cay": 3,
    "xi-dach": 2,
    "ta-la": 9,
    "sam": 10,
    "tam-cuc": 8,
    "chan": 19,
    "to-tom": 20,
    "to-tom-diem": 20,
    "bi-tu": 24,
    "tai-ban": 30,
}
ALIKE = {"khan": 3, "thien_khai": 4}  # fields of a hand in which one name stands for several cards


def census(game: str) -> dict[str, Any]:
    """Count the tasks of one course."""
    lessons = load().lessons(game)
    tasks = list(_tasks(lessons))
    modes = Counter(mode_of(task).slug for _, task in tasks)
    whole = next((place for place, (_, task) in enumerate(tasks) if _cards(task) >= WHOLE[game]), None)
    minutes = dict(zip((each.slug for each in lessons), accumulate(each.minutes for each in lessons), strict=True))
    return {
        "lessons": len(lessons),
        "minutes": sum(lesson.minutes for lesson in lessons),
        "tasks": len(tasks),
        "typed": sum(modes[mode] for mode in TYPED),
        "touched": sum(is_touched(task) for _, task in tasks),
        "first task": mode_of(tasks[0][1]).slug,
        "first whole hand": whole is not None
        and {"lesson": tasks[whole][0].slug, "tasks": whole + 1, "minutes": minutes[tasks[whole][0].slug]},
        "modes": dict(modes.most_common()),
    }


def is_touched(task: Task) -> bool:
    """Say whether the answer is given by touching cards; choices count where each shows some."""
    mode = mode_of(task)
    return mode.slug in TOUCHED or any(getattr(each, "cards", ()) for each in getattr(mode, "choices", ()))


def _tasks(lessons: tuple[Lesson, ...]) -> Iterator[tuple[Lesson, Task]]:
    return ((lesson, step.task) for lesson in lessons for step in lesson.steps if step.task)


def _cards(task: Task) -> int:
    """Return how many cards a task names, beside those laid out to be looked at."""
    mode = mode_of(task)
    if isinstance(mode, TableMode):
        return WHOLE[task.game] if mode.seed else len(mode.hands[mode.seat])
    return sum(_count(getattr(mode, name, ()), task.game) for name in ("cards", "hand", "winning", "ask"))


def _count(value: Any, game: str, alike: int = 1) -> int:
    """Return how many cards stand in a value that goes to the engine."""
    if isinstance(value, Mapping):
        return sum(_count(each, game, ALIKE.get(key, 1)) for key, each in value.items())
    if isinstance(value, tuple | list):
        return sum(_count(each, game, alike) if isinstance(each, str | Mapping) else 1 for each in value)
    if not isinstance(value, str):
        return 0
    try:
        return alike * len(deck_of(game).parse(value, ""))
    except DoorError:
        return 0


def _line(game: str, found: Mapping[str, Any]) -> str:
    share = {key: f"{found[key]} ({found[key] / found['tasks']:.0%})" for key in ("typed", "touched")}
    whole = found["first whole hand"]
    told = f"{whole['lesson']}, task {whole['tasks']}, {whole['minutes']} minutes" if whole else "none"
    modes = ", ".join(f"{mode} {count}" for mode, count in found["modes"].items())
    return (
        f"{game}: {found['lessons']} lessons, {found['minutes']} minutes, {found['tasks']} tasks\n"
        f"  typed {share['typed']}, touched {share['touched']}, first: {found['first task']}\n"
        f"  first whole hand: {told}\n  {modes}"
    )


def main() -> None:
    """Read the command line, count and print."""
    parser = argparse.ArgumentParser(prog="python -m script.benchmark.tasks", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[[], *WHOLE], help="without: all")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON too")
    given = parser.parse_args()
    found = {game: census(game) for game in given.games or WHOLE}
    for game, figures in found.items():
        print(_line(game, figures))
    total = {key: sum(each[key] for each in found.values()) for key in ("tasks", "typed", "touched")}
    shares = ", ".join(f"{key} {total[key]} ({total[key] / total['tasks']:.0%})" for key in ("typed", "touched"))
    print(f"together: {total['tasks']} tasks, {shares}")
    if given.json:
        given.json.write_text(json.dumps(found, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
