"""Plans for an afternoon with a class: what is done minute by minute, with what, and what goes wrong."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tutorials.catalogue.lessons import Lesson
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.prose import Links, Prose, Renderer
from tutorials.catalogue.sections import Section, read_in_both, render
from tutorials.catalogue.tables import Table, is_slug, read_toml
from tutorials.catalogue.texts import Text
from tutorials.engine.decks import CHAN, FRENCH, MONEY, TAM_CUC, Deck

LENGTHS = (60, 90, 150)  # minutes of an afternoon
# What a step may use, and how many words name one: a lesson is `lesson/chan/cho-u`, lô tô is `loto/chan`. The hands of
# a `closed-deal` are not parted on their slips.
USES = {
    "lesson": 2, "worksheet": 2, "deal": 2, "closed-deal": 2, "deck": 1, "forms": 1, "sheet": 1, "table": 1, "desk": 1,
    "referee": 1, "cards": 1, "loto": 1, "screen": 0,
}  # fmt: skip
DECKS: Mapping[str, Deck] = {"money": MONEY, "chan": CHAN, "tam-cuc": TAM_CUC, "french": FRENCH}  # that are printed
_OF_GAMES = ("lesson", "worksheet", "deal", "closed-deal", "forms", "sheet", "table", "desk", "referee")
_HEADING = re.compile(r"([a-z0-9-]+)\s*\|\s*(\S.*)")
_FILE = re.compile(r"(\d+)-(.+)")


@dataclass(frozen=True, slots=True)
class Use:
    """Something of the site that a plan uses: its sort, and the words that name it."""

    sort: str
    words: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        """Return the game that it is of, if it is of one."""
        return self.words[0] if self.sort in _OF_GAMES else ""

    def __str__(self) -> str:
        return "/".join((self.sort, *self.words))


@dataclass(frozen=True, slots=True)
class Need:
    """Something to bring along."""

    text: Text
    use: tuple[Use, ...] = ()


@dataclass(frozen=True, slots=True)
class PlanStep:
    """What is done for some minutes."""

    id: str
    title: Text
    text: Prose
    minutes: Mapping[int, int]  # by the length of the afternoon; none: it is left out
    use: tuple[Use, ...] = ()


@dataclass(frozen=True, slots=True)
class Mistake:
    """What beginners do wrong, the article it is against, and how to mend it."""

    seen: Text
    article: str
    mend: Text


@dataclass(frozen=True, slots=True)
class Plan:
    """An afternoon."""

    slug: str
    order: int
    games: tuple[str, ...]
    title: Text
    aim: Text
    needs: tuple[Need, ...]
    steps: tuple[PlanStep, ...]
    mistakes: tuple[Mistake, ...]
    early: tuple[Text, ...]  # for those who finish first

    def steps_of(self, length: int) -> tuple[tuple[int, PlanStep], ...]:
        """Return the steps of an afternoon of that length, each with the minute at which it begins."""
        found, begun = [], 0
        for step in self.steps:
            if minutes := step.minutes[length]:
                found.append((begun, step))
                begun += minutes
        return tuple(found)

    @property
    def uses(self) -> tuple[Use, ...]:
        """Return all that it uses, each once."""
        needed = (use for need in self.needs for use in need.use)
        return tuple(dict.fromkeys((*needed, *(use for step in self.steps for use in step.use))))


@dataclass(frozen=True, slots=True)
class Known:
    """What a plan may name."""

    links: Links
    courses: Mapping[str, tuple[Lesson, ...]]


def read_plans(folder: Path, known: Known, problems: list[Problem]) -> tuple[Plan, ...]:
    """Read the plans, in order."""
    stems = sorted({path.name.split(".")[0] for path in folder.glob("*.*") if not path.name.startswith(".")})
    found = [plan for stem in stems if (plan := _read_plan(folder, stem, known, problems)) is not None]
    return tuple(sorted(found, key=lambda plan: plan.order))


def _read_plan(folder: Path, stem: str, known: Known, problems: list[Problem]) -> Plan | None:
    name, match = f"plans/{stem}", _FILE.fullmatch(stem)
    if match is None or not is_slug(match[2]):
        problems.append(Problem(name, 0, "", "a plan's files are called N-slug"))
        return None
    table = read_toml(folder / f"{stem}.toml", f"{name}.toml", problems)
    sections = read_in_both(folder, stem, name, _split, problems)
    if table is None:
        return None
    order = table.number("order", 1, 99)
    if order != int(match[1]):
        table.fault("order", f"the file is called {stem}", is_fatal=False)
    games = table.words("games")
    for game in games:
        if game not in known.courses:
            table.fault("games", f"there is no game {game}", is_fatal=False)
    title, aim = table.both("title"), table.both("aim")
    needs = tuple(need for each in table.tables("need") if (need := _need(each, known)))
    renderer = Renderer(known.links, games[0] if games else "", names_articles=False)
    steps = _steps(table, sections, known, renderer, problems)
    mistakes = tuple(found for each in table.tables("mistake") if (found := _mistake(each, known)))
    early = tuple(text for each in table.tables("early") if (text := _text(each)))
    table.finish()
    if table.is_broken or title is None or aim is None:
        return None
    return Plan(match[2], order, games, title, aim, needs, steps, mistakes, early)


def _split(heading: str) -> tuple[str, str] | None:
    match = _HEADING.fullmatch(heading)
    return (match[1], match[2]) if match else None


def _need(table: Table, known: Known) -> Need | None:
    text, use = table.both("text"), _use(table, known)
    table.finish()
    return None if text is None else Need(text, use)


def _text(table: Table) -> Text | None:
    text = table.both("text")
    table.finish()
    return text


def _mistake(table: Table, known: Known) -> Mistake | None:
    seen, mend, article = table.both("seen"), table.both("mend"), table.text("article")
    if article and article not in known.links.articles:
        table.fault("article", f"there is no article {article}")
    table.finish()
    return None if table.is_broken or seen is None or mend is None else Mistake(seen, article, mend)


def _steps(
    table: Table,
    sections: Mapping[str, tuple[Section, Section]],
    known: Known,
    renderer: Renderer,
    problems: list[Problem],
) -> tuple[PlanStep, ...]:
    """Read the steps; the minutes of each length must add up to it."""
    found: dict[str, PlanStep] = {}
    for each in table.tables("step"):
        ident, minutes, use = each.slug("id"), _minutes(each), _use(each, known)
        each.finish()
        if ident not in sections:
            each.fault("id", f"there is no section “## {ident} | …” in both texts")
        elif ident in found:
            each.fault("id", f"{ident} stands twice")
        elif minutes:
            vi, en = sections[ident]
            title = Text(vi.heading, en.heading)
            found[ident] = PlanStep(ident, title, render(vi, en, renderer, problems), minutes, use)
    for ident, (vi, _) in sections.items():
        if ident not in found:
            problems.append(Problem(vi.file, vi.line, ident, "has no [[step]] in the table"))
    for length in LENGTHS:
        if (whole := sum(step.minutes[length] for step in found.values())) != length:
            table.fault("step", f"the minutes of {length} add up to {whole}", is_fatal=False)
    return tuple(found.values())


def _minutes(table: Table) -> Mapping[int, int]:
    """Read how long a step takes, a number for each length of the afternoon."""
    value = table.raw("minutes")
    is_right = isinstance(value, list) and len(value) == len(LENGTHS) and all(type(each) is int for each in value)
    if not is_right or min(value) < 0 or not any(value):
        table.fault("minutes", f"must be {len(LENGTHS)} whole numbers, for {', '.join(map(str, LENGTHS))} minutes")
        return {}
    return dict(zip(LENGTHS, value, strict=True))


def _use(table: Table, known: Known) -> tuple[Use, ...]:
    found = []
    for word in table.words("use"):
        sort, *words = word.split("/")
        use = Use(sort, tuple(words))
        if fault := _fault_of(use, known):
            table.fault("use", f"{word}: {fault}", is_fatal=False)
        else:
            found.append(use)
    return tuple(found)


def _fault_of(use: Use, known: Known) -> str:
    """Return what is wrong with something that is named; nothing if it is there."""
    if use.sort not in USES:
        return f"must begin with one of {', '.join(USES)}"
    if len(use.words) != USES[use.sort]:
        return f"needs {USES[use.sort]} words after {use.sort}"
    if use.game and use.game not in known.courses:
        return f"there is no game {use.game}"
    if use.sort in ("lesson", "worksheet") and use.words[1] not in {each.slug for each in known.courses[use.game]}:
        return f"the course has no lesson {use.words[1]}"
    if use.sort in ("deal", "closed-deal") and not use.words[1].isdecimal():
        return "the number of a deal is a number"
    if use.sort in ("deck", "loto") and use.words[0] not in DECKS:
        return f"must be one of {', '.join(DECKS)}"
    return ""
