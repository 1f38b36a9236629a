"""The rule sheet of a game: its rules on one page, for a family at Tết or a class."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tutorials.catalogue.problems import Problem
from tutorials.catalogue.prose import Prose, Renderer
from tutorials.catalogue.tables import read_text
from tutorials.catalogue.texts import LANGS, Text

MOST_WORDS = 420  # of either language; more would not stand on one page in letters that a hall can read


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """The rules of a game on one page."""

    game: str
    title: Text | None  # where the file begins with one
    text: Prose


def read_sheet(folder: Path, name: str, game: str, renderer: Renderer, problems: list[Problem]) -> RuleSheet | None:
    """Read `sheet.vi.md` and `sheet.en.md` of a game; None if it has neither."""
    paths = {lang: folder / f"sheet.{lang}.md" for lang in LANGS}
    if not any(path.exists() for path in paths.values()):
        return None
    found = {lang: read_text(path, f"{name}/{path.name}", problems) for lang, path in paths.items()}
    if found["vi"] is None or found["en"] is None:
        return None  # the missing one is noted
    split = {lang: _split(text or "") for lang, text in found.items()}
    for lang, (_, body, _) in split.items():
        if (count := len(body.split())) > MOST_WORDS:
            message = f"has {count} words; one page holds {MOST_WORDS}"
            problems.append(Problem(f"{name}/{paths[lang].name}", 1, "", message))
    headings = [_headings(split[lang][1]) for lang in LANGS]
    if headings[0] != headings[1]:
        message = f"has {headings[1]} headings, the Vietnamese sheet {headings[0]}"
        problems.append(Problem(f"{name}/sheet.en.md", 1, "", message))
    titles = [split[lang][0] for lang in LANGS]
    text = renderer.both(Text(split["vi"][1], split["en"][1]), _report(name, split, problems))
    return RuleSheet(game, Text(*titles) if all(titles) else None, text)


def _split(text: str) -> tuple[str, str, int]:
    """Return the title, if the text begins with one, the rest, and on which line the rest begins."""
    lines = text.split("\n")
    first = next((place for place, line in enumerate(lines) if line.strip()), 0)
    if not lines[first].startswith("# "):
        return "", "\n".join(lines[first:]).rstrip(), first + 1
    start = next((place for place in range(first + 1, len(lines)) if lines[place].strip()), first + 1)
    return lines[first][2:].strip(), "\n".join(lines[start:]).rstrip(), start + 1


def _headings(text: str) -> int:
    return sum(line.startswith("## ") for line in text.split("\n"))


def _report(
    name: str, split: dict[str, tuple[str, str, int]], problems: list[Problem]
) -> Callable[[str, int, str], None]:
    def report(lang: str, line: int, fault: str) -> None:
        problems.append(Problem(f"{name}/sheet.{lang}.md", split[lang][2] + line, "", fault))

    return report
