"""The house itself: locked requirements, an engine that stands alone, a text that is written one way."""

import ast
import re
import sys
import unicodedata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKED = sorted((ROOT / "requirements").glob("*.txt"))
WRITTEN = sorted(
    path
    for folder in ("tutorials", "totom_site", "templates", "static", "script", "tests")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".py", ".md", ".toml", ".html", ".css", ".js", ".po"}
)


def test_every_list_of_requirements_is_locked():
    assert [path.stem for path in LOCKED] == sorted(path.stem for path in (ROOT / "requirements").glob("*.in"))


@pytest.mark.parametrize("path", LOCKED, ids=lambda path: path.stem)
def test_a_lock_has_hashes_and_names_no_host(path):
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"://|--index-url|--find-links|--trusted-host", text)
    for requirement in re.split(r"\n(?=[a-z])", text.strip()):
        if not requirement.startswith("#"):
            assert "--hash=sha256:" in requirement, requirement


@pytest.mark.parametrize("path", [path for path in LOCKED if path.stem != "run"], ids=lambda path: path.stem)
def test_locks_agree_with_what_runs(path):
    def versions(lock):
        return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE))

    runs = versions(ROOT / "requirements" / "run.txt")
    assert {name: version for name, version in versions(path).items() if runs.get(name, version) != version} == {}


def test_the_engine_imports_the_standard_library_alone():
    foreign = set()
    for path in (ROOT / "tutorials" / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            foreign |= {
                f"{path.relative_to(ROOT)}: {name}"
                for name in names
                if name.split(".")[0] not in sys.stdlib_module_names and not name.startswith("tutorials.engine")
            }
    assert foreign == set()


def test_no_function_is_longer_than_a_screen():
    long = {
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in WRITTEN
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (node.end_lineno or 0) - node.lineno >= 60
    }
    assert long == set()


def test_no_test_asks_for_a_name_that_a_bare_machine_may_not_know():
    """Debian in a bare root has no /etc/hosts; 127.0.0.1 is there always."""
    named = {
        str(path.relative_to(ROOT))
        for path in WRITTEN
        if path.is_relative_to(ROOT / "tests") and re.search(r"//localhost|\(\"localhost\"", path.read_text("utf-8"))
    }
    assert named - {"tests/totom_site/test_house.py"} == set()


def test_every_letter_is_composed():
    decomposed = [
        str(path.relative_to(ROOT))
        for path in WRITTEN
        if not unicodedata.is_normalized("NFC", path.read_text(encoding="utf-8"))
    ]
    assert decomposed == []
