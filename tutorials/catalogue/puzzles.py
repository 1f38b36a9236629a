"""Puzzles: hands to solve, with their level and what their author holds to be right."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tutorials.catalogue.glossary import known_only
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.prose import Links, Renderer
from tutorials.catalogue.tables import Table, is_slug, read_toml
from tutorials.catalogue.tasks import Task, read_task
from tutorials.catalogue.texts import Text


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A hand to solve."""

    game: str
    slug: str
    level: int  # 1 to 5: how much law one must know
    load: int  # 1 to 5: how much one must hold in the head
    topics: tuple[str, ...]
    articles: tuple[str, ...]
    title: Text
    task: Task
    answer: Any  # the full set of right answers as the author declares it; the tests ask the engine
    file: str  # where it stands, for the check that compares the answer
    line: int
    sort: str = ""  # the name of its file, where that is not its mode
    sort_name: Text | None = None
    earlier: tuple[str, ...] = ()  # slugs that it had: their addresses, codes and marks are still its own

    @property
    def kind(self) -> str:
        """Return what sort of puzzle it is: the name of its file, which is mostly its mode."""
        return self.sort or self.task.mode.slug


def read_puzzles(
    folder: Path, name: str, game: str, links: Links, renderer: Renderer, problems: list[Problem]
) -> tuple[Puzzle, ...]:
    """Read the puzzles of a game, easiest first."""
    found: dict[str, Puzzle] = {}
    for path in sorted(folder.glob("*.toml")):
        table = read_toml(path, f"{name}/{path.name}", problems)
        if table is None:
            continue
        for puzzle in _read_file(table, path.stem, game, links, renderer):
            names = (puzzle.slug, *puzzle.earlier)
            taken = [slug for slug in names if slug in found or names.count(slug) > 1]
            if taken:
                problems.append(Problem(puzzle.file, puzzle.line, "slug", f"another puzzle is called {taken[0]}"))
                continue
            found |= dict.fromkeys(names, puzzle)
        table.finish()
    puzzles = {puzzle.slug: puzzle for puzzle in found.values()}
    return tuple(sorted(puzzles.values(), key=lambda puzzle: (puzzle.level, puzzle.load)))


def _read_file(table: Table, kind: str, game: str, links: Links, renderer: Renderer) -> Iterable[Puzzle]:
    """Yield the puzzles of a file. A kind that is not a mode says at its head which mode it has, and its name."""
    kind_name = table.both("name") if table.has("name") else None
    mode = table.text("mode", is_required=False) or kind
    for each in table.tables("puzzle"):
        slug, title, earlier = each.slug(), each.both("title"), each.words("earlier")
        level, load = each.number("level", 1, 5), each.number("load", 1, 5)
        topics = each.words("topics")
        for field, word in (*(("topics", topic) for topic in topics), *(("earlier", name) for name in earlier)):
            if not is_slug(word):
                each.fault(field, f"{word!r} is not a slug", is_fatal=False)
        articles = known_only(each, "articles", links.articles, "article")
        inner = each.table("task")
        if inner is None:
            each.fault("task", "missing")
        task = read_task(inner, game, renderer) if inner else None
        if task and task.mode.slug != mode:
            each.fault("task.mode", f"the file is for {mode}", is_fatal=False)
        answer = each.raw("answer")
        if answer is None:
            each.fault("answer", "missing: the full set of right answers")
        each.finish()
        if task and title and not each.is_broken:
            name, line = each.sheet.name, each.line
            own = (game, slug, level, load, topics, articles, title, task, answer, name, line)
            yield Puzzle(*own, kind, kind_name, earlier)
