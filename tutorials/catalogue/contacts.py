"""No content file names a person by phone, mail or address, and none leads out of the site."""

import re
from collections.abc import Iterator
from pathlib import Path

from tutorials.catalogue.problems import Problem

FORMS = (
    re.compile(r"[\w.]+@[\w-]+\.\w+"),
    re.compile(r"(?<![\w.:])(?:\+84|0)[\s.]?\d(?:[\s.]?\d){7,9}(?!\d)"),
    re.compile(r"https?://"),
)


def check_contacts(folder: Path) -> Iterator[Problem]:
    """Yield mail addresses, telephone numbers and addresses of pages."""
    for path in sorted(each for each in folder.rglob("*") if each.suffix in (".toml", ".md")):
        text = path.read_text(encoding="utf-8", errors="replace")
        for found in (match for form in FORMS for match in form.finditer(text)):
            line = text.count("\n", 0, found.start()) + 1
            yield Problem(str(path.relative_to(folder)), line, "", f"“{found[0]}” is no text for a reader")
