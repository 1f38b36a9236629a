"""The check of wording: forms that the house does not use, with what stands for them."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tutorials.catalogue.content import CONTENT
from tutorials.catalogue.problems import Problem
from tutorials.catalogue.strings import String, strings
from tutorials.catalogue.tables import Table, read_toml
from tutorials.catalogue.texts import LANGS

FILE = "wording.toml"


@dataclass(frozen=True, slots=True)
class Form:
    """A form that no text uses, but where it is meant."""

    lang: str
    find: re.Pattern[str]
    use: str  # what stands for it
    kinds: tuple[str, ...]  # of texts that are held to it; empty for all
    meant: tuple[str, ...]  # files, or a file and a field: `chan/law.en.md`, `glossary/phu.toml#term.3.meaning.en`

    def is_in(self, string: String) -> bool:
        """Say whether a string in its language uses it where it may not."""
        if self.kinds and string.kind not in self.kinds:
            return False
        if string.file in self.meant or f"{string.file}#{string.field}" in self.meant:
            return False
        return bool(self.find.search(string.text))


def read_forms(folder: Path, problems: list[Problem]) -> tuple[Form, ...]:
    """Read the table of forms; a folder may have none."""
    path = folder / FILE
    table = read_toml(path, FILE, problems) if path.exists() else None
    return tuple(form for each in table.tables("form") if (form := _form(each))) if table is not None else ()


def _form(table: Table) -> Form | None:
    lang, find, use = table.one_of("lang", LANGS), table.text("find"), table.text("use")
    kinds, meant = table.words("kinds"), table.words("meant")
    table.finish()
    try:
        return Form(lang, re.compile(find), use, kinds, meant)
    except re.error as error:
        table.fault("find", f"no regular expression: {error}")
    return None


def check_wording(folder: Path = CONTENT, game: str = "") -> Iterator[Problem]:
    """Yield each use of a form that the house does not use: in the content of a game, or all of it and in the code."""
    problems: list[Problem] = []
    forms = read_forms(folder, problems)
    yield from problems
    spoken = {lang: [form for form in forms if form.lang == lang] for lang in LANGS}
    for string in strings(folder, game) if forms else ():
        yield from _faults(string, spoken[string.lang])


def _faults(string: String, forms: Iterable[Form]) -> Iterator[Problem]:
    for form in forms:
        if form.is_in(string):
            word = next(form.find.finditer(string.text))[0]
            yield Problem(string.file, string.line, string.field, f"“{word}”: write {form.use}")
