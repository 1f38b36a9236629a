"""Every string that people read, with its place: for the check of wording, and to draw samples for a reader."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomli

from tutorials.catalogue.content import CONTENT
from tutorials.catalogue.tables import Key, find_lines
from tutorials.catalogue.texts import LANGS

TUTORIALS = CONTENT.parent
ENGINE = TUTORIALS / "engine"
# What makes a string in both languages of two literals, and its kind: fragments are parts of lines of the engine.
PAIRS = {"Text": "interface", "plain": "interface", "Message": "fragment"}

# The kind of text that a file of a game holds, by the first part of its name; all else is of tables and forms.
KINDS = {
    "law": "law",
    "lessons": "lesson",
    "parts": "lesson",
    "puzzles": "puzzle",
    "sheet": "sheet",
    "about": "game",
    "game": "game",
}


@dataclass(frozen=True, slots=True)
class String:
    """A string in one language."""

    kind: str
    lang: str
    file: str  # from the content folder
    line: int
    field: str
    text: str


def strings(content: Path = CONTENT, game: str = "") -> Iterator[String]:
    """Yield what stands in the content, in the engine's words and in the pairs of the site's Python, file by file.

    Of one game, what stands in its folder of the content.
    """
    for path in sorted((content / game).rglob("*.toml")):
        yield from _of_toml(path, str(path.relative_to(content)), _kind(path.relative_to(content)))
    for path in sorted((content / game).rglob("*.md")):
        yield from _of_markdown(path, str(path.relative_to(content)), _kind(path.relative_to(content)))
    if content == CONTENT and not game:
        for path in sorted(ENGINE.rglob("words.toml")):
            yield from _of_toml(path, f"../engine/{path.relative_to(ENGINE)}", "verdict")
        for path in sorted(TUTORIALS.rglob("*.py")):
            yield from _of_python(path, f"../{path.relative_to(TUTORIALS)}")


def _kind(path: Path) -> str:
    """Return the kind of text of a content file."""
    if path.parts[0] == "glossary":
        return "term"
    if len(path.parts) == 1:
        return "source"
    return KINDS.get(path.parts[1].partition(".")[0], "table")


def _of_toml(path: Path, name: str, kind: str) -> Iterator[String]:
    text = path.read_text(encoding="utf-8")
    lines = find_lines(text)
    for key, lang, value in _values(tomli.loads(text), ()):
        is_option = kind == "verdict" and key[0] == "option"
        yield String("option" if is_option else kind, lang, name, _line(lines, key), _field(key), value)


def _values(value: Any, key: Key) -> Iterator[tuple[Key, str, str]]:
    """Yield the strings under the keys `vi` and `en`, whatever tables they stand in."""
    if isinstance(value, Mapping):
        for name, each in value.items():
            if name in LANGS and isinstance(each, str):
                yield (*key, name), name, each
            else:
                yield from _values(each, (*key, name))
    elif isinstance(value, list):
        for place, each in enumerate(value):
            yield from _values(each, (*key, place))


def _line(lines: Mapping[Key, int], key: Key) -> int:
    """Return the line of a key, or of the nearest table around it that has one."""
    return next((lines[key[:size]] for size in range(len(key), 0, -1) if key[:size] in lines), 0)


def _field(key: Key) -> str:
    return ".".join(map(str, key))


def _of_markdown(path: Path, name: str, kind: str) -> Iterator[String]:
    lang = path.suffixes[-2].removeprefix(".")
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if line.strip():
            yield String(kind, lang, name, number, "", line)


def _of_python(path: Path, name: str) -> Iterator[String]:
    """Yield the pairs of strings that stand in Python; what is filled in is an ellipsis."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)) if any(f"{pair}(" in source for pair in PAIRS) else ():
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PAIRS):
            continue
        for lang, given in zip(LANGS, node.args, strict=False):
            if text := _written(given):
                yield String(PAIRS[node.func.id], lang, name, given.lineno, "", text)


def _written(node: ast.expr) -> str:
    """Return a string as it is written; nothing where it is no literal."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(_written(each) or "…" for each in node.values)
    return ""
