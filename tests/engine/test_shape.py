"""Every game has one shape: whoever knows one package finds the same things in every other."""

import ast
import re
from collections import defaultdict
from dataclasses import is_dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tests.engine.code import ROOT, TOGETHER, trees
from tests.every import for_each
from tutorials.engine.asks import Game
from tutorials.engine.games import GAMES, PACKAGES
from tutorials.engine.rules import RuleSet

pytestmark = TOGETHER

HOUSE = ROOT.parents[1]
NAMES = sorted(set(PACKAGES.values()))
FOLDERS = [*(ROOT / name for name in NAMES), *(HOUSE / "tests" / "new_game" / "engine").iterdir()]
NEEDED = ("fields", "options", "questions")
OWN_FIELDS = ("cases", "fields", "hoi")  # modules that may declare fields


def roles():
    """Return the names that CONTRIBUTING gives to the modules of a game, each with what stands in it alone."""
    text = (HOUSE / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.partition("| module | its part in every game that has it | here alone |\n|---|---|---|\n")[
        2
    ].partition("\n\n")[0]
    return dict(re.fullmatch(r"\| `(\w+)` \|.*\| (?:`(.+)` )?\|", row).groups() for row in table.splitlines())


ROLES = roles()
ALONE = {found: name for name, found in ROLES.items() if found and found.isidentifier()}


def modules(folder):
    """Return the modules of a package: the names on the way to each, and its code."""
    for path in sorted(folder.rglob("*.py")):
        way = path.relative_to(folder).with_suffix("").parts
        code = trees()[path] if path in trees() else ast.parse(path.read_text(encoding="utf-8"))
        yield tuple(name for name in way if name != "__init__"), code


def defined(node):
    """Return the names that one statement of a module defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}


def calls(node, name):
    """Say whether a statement calls something of that name."""
    found = (each for each in ast.walk(node) if isinstance(each, ast.Call))
    return not isinstance(node, ast.FunctionDef | ast.ClassDef) and any(
        isinstance(each.func, ast.Name) and each.func.id == name for each in found
    )


def tells(node):
    """Say whether a statement is a public function that returns lines, and no verdict beside them."""
    if not isinstance(node, ast.FunctionDef) or node.name.startswith("_") or node.returns is None:
        return False
    return re.sub(r"^(list|Iterator|tuple)\[|[\],. ]", "", ast.unparse(node.returns)) == "Line"


def misnamed(folder):
    """Return what a package defines in a module of another name than its part has in every game."""
    for way, tree in modules(folder):
        for node in tree.body:
            for name in defined(node) & ALONE.keys():
                if ALONE[name] not in way and "questions" not in way:
                    yield f"{'/'.join(way)}: {name} stands in {ALONE[name]}"
            if calls(node, "Field") and not {*OWN_FIELDS} & {*way}:
                yield f"{'/'.join(way)}: {', '.join(sorted(defined(node)))} stands in fields"
            if tells(node) and not {"telling", "questions"} & {*way}:
                yield f"{'/'.join(way)}: {node.name} stands in telling"


@for_each("name", NAMES)
def test_a_package_holds_games_options_questions_and_words(name):
    package = import_module(f"tutorials.engine.{name}")
    options = import_module(f"{package.__name__}.options")
    questions = import_module(f"{package.__name__}.questions")
    assert all(isinstance(game, Game) for game in package.GAMES)
    assert is_dataclass(options.Options)
    assert any(isinstance(each, RuleSet) for each in vars(options).values())
    assert questions.ASKS


@for_each("folder", FOLDERS, ids=lambda folder: folder.name)
def test_what_every_package_needs_has_one_name(folder):
    assert (folder / "words.toml").is_file()
    for name in NEEDED:
        assert (folder / f"{name}.py").is_file() or (folder / name / "__init__.py").is_file(), name


@for_each("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_part_that_games_share_has_its_name(folder):
    assert list(misnamed(folder)) == []


def test_a_name_that_games_share_stands_in_the_table_and_no_other():
    games = defaultdict(set)
    for folder in FOLDERS:
        for way, _ in modules(folder):
            for name in way:
                games[name].add(folder.name)
    assert {name for name, having in games.items() if len(having) > 1} == ROLES.keys()


def test_a_newcomer_who_takes_another_name_is_told(tmp_path):
    for name, code in {
        "reasons": "def value_lines(hand) -> list[Line]:\n    return []\n",
        "settling": "def settle(end):\n    return end\n",
        "referees": "FAULT_KINDS = {}\n",
        "asking": 'ASKS = {"deal": Ask(deal, (PLAYERS,))}\nPLAYERS = Field("players", Number(2, 4))\n',
    }.items():
        Path(tmp_path, f"{name}.py").write_text(code, encoding="utf-8")
    assert list(misnamed(tmp_path)) == [
        "asking: ASKS stands in questions",
        "asking: PLAYERS stands in fields",
        "reasons: value_lines stands in telling",
        "referees: FAULT_KINDS stands in faults",
        "settling: settle stands in payment",
    ]


@for_each("game", GAMES)
def test_every_game_has_players_by_the_name_of_its_package(game):
    assert find_spec(f"tutorials.play.{PACKAGES[game]}")
