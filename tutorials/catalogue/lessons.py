"""Lessons: steps of prose, most of them with something to do."""

import re
from dataclasses import dataclass
from pathlib import Path

from tutorials.catalogue.glossary import known_only
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.prose import Links, Prose, Renderer
from tutorials.catalogue.sections import Section, read_in_both, render
from tutorials.catalogue.tables import Table, is_slug, read_toml
from tutorials.catalogue.tasks import Task, read_prose, read_task
from tutorials.catalogue.texts import Text

STEPS = (3, 8)
TASKS = 3
_STEP_HEADING = re.compile(r"([a-z0-9-]+)\s*\|\s*(\S.*)")
_FILE = re.compile(r"(\d+)-(.+)")


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a lesson."""

    id: str
    heading: Text
    text: Prose
    task: Task | None
    file: str
    line: int  # where its task begins


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a course."""

    game: str
    slug: str
    order: int
    title: Text
    summary: Prose
    minutes: int
    articles: tuple[str, ...]
    terms: tuple[str, ...]
    steps: tuple[Step, ...]
    holding: str = ""  # what the hand at the table after it brings the reader; none: whatever comes

    def step(self, ident: str) -> Step | None:
        """Return the step with this id."""
        return next((step for step in self.steps if step.id == ident), None)


def read_lessons(
    folder: Path, name: str, game: str, links: Links, renderer: Renderer, problems: list[Problem]
) -> tuple[Lesson, ...]:
    """Read the course of a game, in order."""
    found: list[Lesson] = []
    stems = sorted({path.name.split(".")[0] for path in folder.glob("*.*") if not path.name.startswith(".")})
    for stem in stems:
        lesson = _read_lesson(folder, f"{name}/{stem}", stem, game, links, renderer, problems)
        if lesson is None:
            continue
        for other in found:
            if lesson.order == other.order or lesson.slug == other.slug:
                problems.append(Problem(f"{name}/{stem}.toml", 0, "order", f"collides with {other.slug}"))
        found.append(lesson)
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def _read_lesson(
    folder: Path, name: str, stem: str, game: str, links: Links, renderer: Renderer, problems: list[Problem]
) -> Lesson | None:
    match = _FILE.fullmatch(stem)
    if match is None or not is_slug(match[2]):
        problems.append(Problem(name, 0, "", "a lesson's files are called NN-slug"))
        return None
    table = read_toml(folder / f"{stem}.toml", f"{name}.toml", problems)
    sections = read_in_both(folder, stem, name, _split, problems)
    if table is None:
        return None
    order = table.number("order", 1, 999)
    if order != int(match[1]):
        table.fault("order", f"the file is called {stem}", is_fatal=False)
    title, summary = table.both("title"), read_prose(table, "summary", renderer, is_inline=True)
    minutes = table.number("minutes", 1, 120)
    articles = known_only(table, "articles", links.articles, "article")
    terms = known_only(table, "terms", links.slugs, "term")
    steps = _read_steps(table, sections, game, renderer, problems)
    holding = table.text("holding", is_required=False)
    table.finish()
    if table.is_broken or title is None or summary is None or not steps:
        return None
    return Lesson(game, match[2], order, title, summary, minutes, articles, terms, steps, holding)


def _split(heading: str) -> tuple[str, str] | None:
    match = _STEP_HEADING.fullmatch(heading)
    return (match[1], match[2]) if match else None


def _read_steps(
    table: Table,
    sections: dict[str, tuple[Section, Section]],
    game: str,
    renderer: Renderer,
    problems: list[Problem],
) -> tuple[Step, ...]:
    """Read the steps in the order of the table."""
    found: dict[str, Step] = {}
    for each in table.tables("step"):
        ident = each.slug("id")
        inner = each.table("task")
        task = read_task(inner, game, renderer) if inner else None
        each.finish()
        if ident not in sections:
            each.fault("id", f"there is no section “## {ident} | …” in both texts")
        elif ident in found:
            each.fault("id", f"{ident} stands twice")
        else:
            vi, en = sections[ident]
            found[ident] = Step(
                ident,
                Text(vi.heading, en.heading),
                render(vi, en, renderer, problems),
                task,
                each.sheet.name,
                (inner or each).line,
            )
    for ident, (vi, en) in sections.items():
        problems += [Problem(each.file, each.line, ident, "has no text") for each in (vi, en) if not each.text]
        if ident not in found:
            problems.append(Problem(vi.file, vi.line, ident, "has no [[step]] in the table"))
    _check_size(table, tuple(found.values()))
    return tuple(found.values())


def _check_size(table: Table, steps: tuple[Step, ...]) -> None:
    """Note a lesson that is too short, too long, or asks too little."""
    low, high = STEPS
    if not low <= len(steps) <= high:
        table.fault("step", f"a lesson has {low} to {high} steps, not {len(steps)}", is_fatal=False)
    tasks = sum(step.task is not None for step in steps)
    if tasks < TASKS:
        table.fault("step", f"a lesson has at least {TASKS} tasks, not {tasks}", is_fatal=False)
