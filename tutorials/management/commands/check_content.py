"""Check all content: print every problem as `file:line: field: message`, and fail if there is one."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from tutorials.catalogue import collect
from tutorials.catalogue.abouts import check_about
from tutorials.catalogue.bench_check import check_benches
from tutorials.catalogue.booklet_check import check_leaflets
from tutorials.catalogue.cited import check_cited
from tutorials.catalogue.contacts import check_contacts
from tutorials.catalogue.content import CONTENT, Catalogue, collected
from tutorials.catalogue.examples import check_examples, check_quarrels
from tutorials.catalogue.flips import check_flips, check_rows, check_table
from tutorials.catalogue.games import FILE, check_folders
from tutorials.catalogue.naming import check_terms
from tutorials.catalogue.points import check_points
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.weights import check_weights
from tutorials.catalogue.wording import check_wording
from tutorials.engine.words import Unsaid
from tutorials.management.letters import check_letters
from tutorials.management.lines import at_their_fields
from tutorials.management.unsaid import places_of
from tutorials.mats.check import check_holdings, check_law, check_tables, check_wants
from tutorials.questions.check import check_desks
from tutorials.scenes.examples import check_named
from tutorials.tasks.check import check_abouts, check_faults, check_lessons, check_puzzles
from tutorials.tasks.transcript import check_records
from tutorials.training.asked import check_asked


def placed(problem: Problem, folder: Path) -> str:
    """Return a problem with the path of its file from the root: one of code, or of a content folder."""
    if folder != CONTENT:
        return f"{folder.name}/{problem}"
    return f"tutorials/content/{problem}".replace("content/../", "", 1)


def _of_game(catalogue: Catalogue, game: str) -> Iterator[Iterable[Problem]]:
    """Put the content of a game before the engine."""
    law, bench, about = catalogue.law(game), catalogue.benches.get(game), catalogue.about(game)
    yield check_examples(law)
    yield check_named(law)
    yield check_quarrels(bench, law) if bench else ()
    yield check_about(about) if about else ()
    yield check_lessons(catalogue.lessons(game))
    yield check_points(game, catalogue.ledgers.get(game, ()))
    yield check_puzzles(catalogue.puzzles(game))


def _checked(catalogue: Catalogue, folder: Path, games: tuple[str, ...]) -> Iterator[Iterable[Problem]]:
    """Put all content before the engine, or that of some games, and look at what else can be wrong with it.

    Each check is tried by itself: one that comes to a sentence nobody has written hides nothing of the others.
    """
    every = tuple(game.slug for game in catalogue.games)
    for game in games or every:
        yield from _of_game(catalogue, game)
        yield check_wording(folder, game) if games else ()
    yield check_flips(catalogue)
    yield check_benches(catalogue)
    yield check_records(catalogue)
    yield check_desks(catalogue)
    yield check_abouts(catalogue.abouts.values())
    yield check_leaflets(catalogue)
    yield check_holdings(catalogue)
    yield check_wants(catalogue)
    yield check_law(catalogue)
    yield check_contacts(folder)
    yield check_letters(folder)
    yield check_wording(folder) if not games else ()
    if folder == CONTENT:
        yield check_folders(folder)
        yield check_rows(catalogue)
        yield check_table()
        yield check_weights()
        yield check_asked()
        yield check_cited(catalogue)
        yield check_faults(catalogue)
        yield check_terms(catalogue.terms, catalogue.laws)
        yield check_tables(catalogue, games or every)


def _found(check: Iterable[Problem]) -> Iterator[Problem]:
    """Yield what a check finds; where it comes to a sentence that nobody has written, the places that say it."""
    try:
        yield from check
    except Unsaid as lacking:
        yield from places_of(lacking.args[0])


def _place(problem: Problem) -> tuple[bool, Problem]:
    """Return what problems are sorted by: those of what a game is come first, since others follow from them."""
    return not problem.file.endswith(f"/{FILE}"), problem


class Command(BaseCommand):
    """Read the content, follow its links, and put the law's examples and all tasks before the engine."""

    help = "Check lessons, puzzles, law, glossary and presets; exit status 1 if something is wrong."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        """Take another content folder, and the games to be checked."""
        parser.add_argument(
            "folder", nargs="?", type=Path, default=CONTENT, help="content folder (default: the site's)"
        )
        told = "put the lessons, puzzles, law and tables of this game alone before the engine; may be given again"
        parser.add_argument("--game", action="append", default=[], help=told)

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the problems, then what was read."""
        folder: Path = options["folder"]
        catalogue, problems = collected() if folder == CONTENT else collect(folder)
        games = tuple(options["game"])
        if unknown := [game for game in games if catalogue.game(game) is None]:
            known = ", ".join(game.slug for game in catalogue.games)
            raise CommandError(f"--game: no game {', '.join(unknown)}; known are {known}")
        told = (problem for check in _checked(catalogue, folder, games) for problem in _found(check))
        found = sorted({*problems, *at_their_fields(told, folder)}, key=_place)
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
