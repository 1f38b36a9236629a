"""TOML files as tables that know their file and line, so that a fault can be named where it stands."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import tomli

from tutorials.catalogue.problems import Problem
from tutorials.catalogue.texts import LANGS, Text

Step = str | int
Key = tuple[Step, ...]

_HEADER = re.compile(r"[ \t]*(\[\[?)\s*([^\]\n]+?)\s*\]\]?[ \t]*(?:#[^\n]*)?(?:\n|$)")
_KEY = re.compile(r"""[ \t]*((?:[\w-]+|"[^"\n]*")(?:\s*\.\s*(?:[\w-]+|"[^"\n]*"))*)\s*=""")
_VALUE_TOKEN = re.compile(
    r'''"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|\#[^\n]*|[\[\]{}\n]|[^"'\#\[\]{}\n]+''',
    re.DOTALL,
)


class Sheet:
    """One content file being read: its name, where its keys stand, and the faults found in it."""

    def __init__(self, name: str, lines: Mapping[Key, int], problems: list[Problem]) -> None:
        self.name = name
        self._lines = lines
        self._problems = problems

    def line(self, key: Key) -> int:
        """Return the line of a key, or of the nearest table around it; 0 if there is none."""
        while key:
            if key in self._lines:
                return self._lines[key]
            key = key[:-1]
        return 0

    def add(self, line: int, field: str, message: str) -> None:
        """Note a fault."""
        self._problems.append(Problem(self.name, line, field, message))


class Table:
    """A table of a content file. Reading a field notes what is wrong with it and returns a plain value instead."""

    def __init__(self, sheet: Sheet, key: Key, values: Mapping[str, Any]) -> None:
        self.sheet = sheet
        self.key = key
        self.values = values
        self.is_broken = False
        self._read: set[str] = set()

    @property
    def line(self) -> int:
        """Return the line on which the table begins."""
        return self.sheet.line(self.key)

    def fault(self, field: str, message: str, *, is_fatal: bool = True) -> None:
        """Note a fault of a field; a fatal one makes the table unusable."""
        self.is_broken = self.is_broken or is_fatal
        shown = ".".join(str(step) for step in (*self.key, *field.split(".")) if isinstance(step, str))
        self.sheet.add(self.sheet.line((*self.key, *field.split("."))), shown, message)

    def has(self, field: str) -> bool:
        """Say whether the field is given."""
        return field in self.values

    def raw(self, field: str) -> Any:
        """Return a field as it stands, or None."""
        self._read.add(field)
        return self.values.get(field)

    def text(self, field: str, *, is_required: bool = True) -> str:
        """Return a text that is not empty."""
        value = self.raw(field)
        if value is None and not is_required:
            return ""
        if value is None:
            self.fault(field, "missing")
            return ""
        if not isinstance(value, str) or not value.strip():
            self.fault(field, f"must be a text that is not empty, not {value!r}")
            return ""
        return value.strip()

    def slug(self, field: str = "slug") -> str:
        """Return an ASCII slug."""
        value = self.text(field)
        if value and not is_slug(value):
            self.fault(field, f"must be lower-case ASCII letters, digits and hyphens, not {value!r}")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        """Return a whole number between two bounds."""
        value = self.raw(field)
        if value is None:
            self.fault(field, "missing")
        elif not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fault(field, f"must be a whole number from {low} to {high}, not {value!r}")
        else:
            return value
        return low

    def both(self, field: str, *, is_required: bool = True) -> Text | None:
        """Return a text in both languages, or None."""
        value = self.raw(field)
        if value is None:
            if is_required:
                self.fault(field, f"missing: write {field}.vi and {field}.en")
            return None
        if not isinstance(value, Mapping):
            self.fault(field, f"must be {field}.vi and {field}.en")
            return None
        for extra in value.keys() - set(LANGS):
            self.fault(f"{field}.{extra}", "unknown language; only vi and en", is_fatal=False)
        missing = [lang for lang in LANGS if not isinstance(value.get(lang), str) or not value[lang].strip()]
        for lang in missing:
            self.fault(f"{field}.{lang}", "missing")
        return None if missing else Text(value["vi"].strip(), value["en"].strip())

    def said(self) -> Text:
        """Return what the table says: its `vi` and `en`."""
        return Text(self.text("vi"), self.text("en"))

    def either(self, field: str) -> Text:
        """Return a text that one language may do without, or both: it is empty there."""
        inner = self.table(field)
        if inner is None:
            return Text("", "")
        vi, en = (inner.text(lang, is_required=False) for lang in LANGS)
        inner.finish()
        self.is_broken = self.is_broken or inner.is_broken
        return Text(vi, en)

    def words(self, field: str) -> tuple[str, ...]:
        """Return a list of texts; empty if it is not given."""
        value = self.raw(field)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(each, str) and each.strip() for each in value):
            self.fault(field, "must be a list of texts")
            return ()
        if len(set(value)) != len(value):
            self.fault(field, "names something twice", is_fatal=False)
        return tuple(value)

    def one_of(self, field: str, known: tuple[str, ...]) -> str:
        """Return a word out of a known list."""
        value = self.text(field)
        if value and value not in known:
            self.fault(field, f"must be one of {', '.join(known)}, not {value!r}")
        return value

    def flag(self, field: str) -> bool:
        """Return true or false; false if it is not given."""
        value = self.raw(field)
        if value is not None and not isinstance(value, bool):
            self.fault(field, f"must be true or false, not {value!r}")
        return value is True

    def plain(self, field: str, *, is_required: bool = True) -> dict[str, Any] | None:
        """Return an inner table as a plain dictionary, or None."""
        value = self.raw(field)
        if isinstance(value, dict):
            return value
        if value is not None:
            self.fault(field, "must be a table")
        elif is_required:
            self.fault(field, "missing")
        return None

    def table(self, field: str) -> "Table | None":
        """Return an inner table, or None."""
        value = self.plain(field, is_required=False)
        return None if value is None else Table(self.sheet, (*self.key, field), value)

    def tables(self, field: str) -> Iterator["Table"]:
        """Walk a list of inner tables."""
        value = self.raw(field)
        if value is None:
            return
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            self.fault(field, f"must be written as [[{field}]] tables")
            return
        for number, each in enumerate(value):
            yield Table(self.sheet, (*self.key, field, number), each)

    def finish(self) -> None:
        """Note every field that nobody asked for: most often a slip of the pen."""
        for field in self.values:
            if field not in self._read:
                self.fault(field, "unknown field", is_fatal=False)


def is_slug(text: str) -> bool:
    """Say whether a text is a slug: lower-case ASCII letters, digits, single hyphens inside."""
    return re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", text) is not None


def read_text(path: Path, name: str, problems: list[Problem]) -> str | None:
    """Read a file as NFC text; note what is wrong with it and return None if it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        problems.append(Problem(name, 0, "", "the file is missing"))
        return None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        problems.append(Problem(name, line, "", "not UTF-8"))
        return None
    for number, line_text in enumerate(text.split("\n"), 1):
        if not unicodedata.is_normalized("NFC", line_text):
            problems.append(Problem(name, number, "", "not in NFC form: write each letter as one character"))
    return unicodedata.normalize("NFC", text)


def read_toml(path: Path, name: str, problems: list[Problem]) -> Table | None:
    """Read a TOML file as a table, or note what is wrong with it and return None."""
    text = read_text(path, name, problems)
    if text is None:
        return None
    try:
        values = tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        problems.append(Problem(name, error.lineno, "", f"broken TOML: {error.msg}"))
        return None
    return Table(Sheet(name, find_lines(text), problems), (), values)


def find_lines(text: str) -> dict[Key, int]:
    r"""Find the line of every table and key of a TOML text; list positions count from 0.

    >>> find_lines('[[term]]\nslug = "ca"\n[[term]]\nmeaning.vi = "…"')[("term", 1, "meaning", "vi")]
    4
    """
    lines: dict[Key, int] = {}
    sizes: dict[Key, int] = {}
    here: Key = ()
    position, line = 0, 1
    while position < len(text):
        if header := _HEADER.match(text, position):
            here = _header_key(header[2], header[1] == "[[", sizes)
            lines[here] = line
            end = header.end()
        elif key := _KEY.match(text, position):
            full = here
            for part in _parts(key[1]):
                full = (*full, part)
                lines.setdefault(full, line)
            end = _value_end(text, key.end())
        else:
            end = text.find("\n", position) + 1 or len(text)
        line += text.count("\n", position, end)
        position = end
    return lines


def _header_key(name: str, is_list: bool, sizes: dict[Key, int]) -> Key:
    """Return the key of a table header, with the position of each list on the way."""
    parts = _parts(name)
    key: Key = ()
    for place, part in enumerate(parts):
        key = (*key, part)
        if is_list and place == len(parts) - 1:
            sizes[key] = sizes.get(key, 0) + 1
        if key in sizes:
            key = (*key, sizes[key] - 1)
    return key


def _parts(name: str) -> list[str]:
    return [part.strip().strip('"') for part in name.split(".")]


def _value_end(text: str, position: int) -> int:
    """Return where the value that starts here ends: behind the first line end outside brackets."""
    depth = 0
    step: Callable[[str, int], re.Match[str] | None] = _VALUE_TOKEN.match
    while position < len(text):
        token = step(text, position)
        if token is None:
            return len(text)
        position = token.end()
        if token[0] in "[{":
            depth += 1
        elif token[0] in "]}":
            depth -= 1
        elif token[0] == "\n" and depth <= 0:
            return position
    return position
