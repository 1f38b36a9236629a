"""Where the code of the engine says a sentence that no `words.toml` has."""

import ast
import re
from collections.abc import Iterator
from typing import TypeGuard

from tutorials.catalogue import Problem
from tutorials.catalogue.strings import ENGINE


def places_of(key: str) -> Iterator[Problem]:
    """Yield the places where the key of a sentence is written, or made of a pattern."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if _is_key(node, key):
                file = f"../engine/{path.relative_to(ENGINE)}"
                yield Problem(file, node.lineno, key, "is said here, and no words.toml has the sentence")


def pattern(written: ast.JoinedStr) -> re.Pattern[str]:
    """Return what the keys made by an f-string look like."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in written.values]
    return re.compile("".join(parts))


def _is_key(node: ast.AST, key: str) -> TypeGuard[ast.expr]:
    if isinstance(node, ast.JoinedStr):
        return isinstance(node.values[0], ast.Constant) and bool(pattern(node).fullmatch(key))
    return isinstance(node, ast.Constant) and node.value == key
