"""The code of the engine, parsed once for the tests that read it; they share a process by `TOGETHER`."""

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from tutorials import engine

ROOT = Path(engine.__file__).parent
TOGETHER = pytest.mark.xdist_group("code of the engine")


@cache
def trees() -> Mapping[Path, ast.Module]:
    """Return the code of the engine by its files."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py"))}
