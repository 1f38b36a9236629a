"""Markdown files cut into sections at their headings."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from tutorials.catalogue.problems import Problem
from tutorials.catalogue.prose import Prose, Renderer
from tutorials.catalogue.tables import read_text
from tutorials.catalogue.texts import Text

_HEADING = re.compile(r"(#{1,4})\s+(.*?)\s*#*\s*")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the Markdown under it."""

    level: int  # number of # signs
    id: str  # empty for a title
    heading: str
    text: str
    file: str
    line: int  # of the heading
    text_line: int  # of the first line of the text


Split = Callable[[str], tuple[str, str] | None]


def read_sections(path: Path, name: str, split: Split, problems: list[Problem]) -> tuple[Section, ...]:
    """Read a Markdown file as sections.

    `split` takes a heading apart into id and heading; where it returns None the heading belongs to the text.
    Text before the first section is a fault.
    """
    text = read_text(path, name, problems)
    if text is None:
        return ()
    found: list[Section] = []
    heading: tuple[int, str, str, int] | None = None
    lines: list[str] = []
    is_code = False
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("```"):
            is_code = not is_code
        match = None if is_code else _HEADING.fullmatch(line)
        parts = _parts(match, split) if match else None
        if match is None or parts is None:
            if heading is None and line.strip():
                problems.append(Problem(name, number, "", "text before the first heading"))
            lines.append(line)
            continue
        if heading is not None:
            found.append(_section(heading, lines, name))
        heading, lines = (len(match[1]), *parts, number), []
    if heading is None:
        problems.append(Problem(name, 1, "", "has no heading"))
    else:
        found.append(_section(heading, lines, name))
    _note_repeats(found, problems)
    return tuple(found)


def _parts(match: re.Match[str], split: Split) -> tuple[str, str] | None:
    """Return id and heading; the title of the file has an empty id."""
    if len(match[1]) == 1:
        return "", match[2]
    return split(match[2])


def _section(heading: tuple[int, str, str, int], lines: list[str], name: str) -> Section:
    level, ident, shown, number = heading
    lead = next((place for place, line in enumerate(lines) if line.strip()), 0)
    text = "\n".join(lines[lead:]).rstrip()
    return Section(level, ident, shown, text, name, number, number + 1 + lead)


def _note_repeats(sections: Iterable[Section], problems: list[Problem]) -> None:
    seen: set[str] = set()
    for section in sections:
        if section.id and section.id in seen:
            problems.append(Problem(section.file, section.line, section.id, "stands twice"))
        seen.add(section.id)


def read_in_both(
    folder: Path, stem: str, name: str, split: Split, problems: list[Problem]
) -> dict[str, tuple[Section, Section]]:
    """Read `stem.vi.md` and `stem.en.md`, `name` without their endings, as the sections that have an id, by it."""
    vi, en = (
        tuple(
            each
            for each in read_sections(folder / f"{stem}.{lang}.md", f"{name}.{lang}.md", split, problems)
            if each.id
        )
        for lang in ("vi", "en")
    )
    return {both[0].id: both for both in pair(vi, en, problems)}


def pair(
    vi: tuple[Section, ...], en: tuple[Section, ...], problems: list[Problem]
) -> tuple[tuple[Section, Section], ...]:
    """Match the sections of both languages by id, in the Vietnamese order; note what lacks its partner."""
    by_id = {section.id: section for section in en}
    for section in vi:
        if section.id not in by_id:
            problems.append(Problem(section.file, section.line, section.id, "has no English section"))
    known = {section.id for section in vi}
    for section in en:
        if section.id not in known:
            problems.append(Problem(section.file, section.line, section.id, "has no Vietnamese section"))
    both = tuple((section, by_id[section.id]) for section in vi if section.id in by_id)
    order = [section.id for section in en if section.id in known]
    for (section, _), ident in zip(both, order, strict=False):
        if section.id != ident:
            problems.append(Problem(en[0].file, by_id[ident].line, ident, f"stands where {section.id} is expected"))
            break
    return both


def render(vi: Section, en: Section, renderer: Renderer, problems: list[Problem]) -> Prose:
    """Render a section in both languages; an empty one gives empty prose."""
    if not vi.text and not en.text:
        return Prose(Text("", ""), Text("", ""))
    sections = {"vi": vi, "en": en}

    def report(lang: str, line: int, fault: str) -> None:
        section = sections[lang]
        problems.append(Problem(section.file, section.text_line + line, section.id, fault))

    return renderer.both(Text(vi.text, en.text), report)
