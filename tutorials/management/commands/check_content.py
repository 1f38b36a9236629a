"""Check all content: print every problem as `file:line: field: message`, and fail if there is one."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from tutorials.catalogue import collect
from tutorials.catalogue.abouts import check_about
from tutorials.catalogue.bench_check import check_benches
from tutorials.catalogue.booklet_check import check_leaflets
from tutorials.catalogue.cited import check_cited
from tutorials.catalogue.contacts import check_contacts
from tutorials.catalogue.content import CONTENT, Catalogue, collected
from tutorials.catalogue.examples import check_examples, check_quarrels
from tutorials.catalogue.flips import check_flips, check_table
from tutorials.catalogue.naming import check_terms
from tutorials.catalogue.points import check_points
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.wording import check_wording
from tutorials.engine.words import Unsaid
from tutorials.management.letters import check_letters
from tutorials.management.unsaid import places_of
from tutorials.mats.check import check_holdings, check_law, check_tables, check_wants
from tutorials.questions.check import check_desks
from tutorials.scenes.examples import check_named
from tutorials.tasks.check import check_abouts, check_faults, check_lessons, check_puzzles
from tutorials.tasks.transcript import check_records


def placed(problem: Problem, folder: Path) -> str:
    """Return a problem with the path of its file from the root: one of code, or of a content folder."""
    if folder != CONTENT:
        return f"{folder.name}/{problem}"
    return f"tutorials/content/{problem}".replace("content/../", "", 1)


def _checked(catalogue: Catalogue, folder: Path) -> tuple[Problem, ...]:
    """Put all content before the engine, and look at what else can be wrong with it."""
    return (
        *(each for law in catalogue.laws.values() for each in (*check_examples(law), *check_named(law))),
        *check_flips(catalogue),
        *check_benches(catalogue),
        *check_records(catalogue),
        *check_desks(catalogue),
        *(each for game, bench in catalogue.benches.items() for each in check_quarrels(bench, catalogue.laws[game])),
        *((*check_table(), *check_cited(catalogue), *check_faults(catalogue)) if folder == CONTENT else ()),
        *(each for about in catalogue.abouts.values() for each in check_about(about)),
        *(check_terms(catalogue.terms, catalogue.laws) if folder == CONTENT else ()),
        *check_abouts(catalogue.abouts.values()),
        *(each for course in catalogue.courses.values() for each in check_lessons(course)),
        *(each for game, tables in catalogue.ledgers.items() for each in check_points(game, tables)),
        *check_leaflets(catalogue),
        *check_holdings(catalogue),
        *check_wants(catalogue),
        *check_law(catalogue),
        *(check_tables(catalogue) if folder == CONTENT else ()),
        *(each for puzzles in catalogue.collections.values() for each in check_puzzles(puzzles)),
        *check_wording(folder),
        *check_contacts(folder),
        *check_letters(folder),
    )


class Command(BaseCommand):
    """Read the content, follow its links, and put the law's examples and all tasks before the engine."""

    help = "Check lessons, puzzles, law, glossary and presets; exit status 1 if something is wrong."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        """Take another content folder."""
        parser.add_argument(
            "folder", nargs="?", type=Path, default=CONTENT, help="content folder (default: the site's)"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the problems, then what was read."""
        folder: Path = options["folder"]
        catalogue, problems = collected() if folder == CONTENT else collect(folder)
        try:
            found = sorted([*problems, *_checked(catalogue, folder)])
        except Unsaid as lacking:
            found = sorted([*problems, *places_of(lacking.args[0])])
        for problem in found:
            self.stdout.write(placed(problem, folder))
        lessons = sum(map(len, catalogue.courses.values()))
        puzzles = sum(map(len, catalogue.collections.values()))
        clauses = sum(len(law.clauses) for law in catalogue.laws.values())
        self.stderr.write(
            f"{clauses} clauses, {lessons} lessons, {puzzles} puzzles, {len(catalogue.terms)} terms: "
            f"{len(found)} problems"
        )
        if found:
            raise SystemExit(1)
