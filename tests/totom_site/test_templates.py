"""Templates are written so that a change of them can be read, and served without what only their writers need."""

import re
from pathlib import Path

from django.conf import settings
from django.template.loader import get_template

from tests.every import for_each

TEMPLATES = Path(settings.BASE_DIR) / "templates"
FILES = {str(path.relative_to(TEMPLATES)): path.read_text(encoding="utf-8") for path in TEMPLATES.rglob("*.html")}
LONGEST = 160
STRUCTURE = re.compile(
    r"<(/?)(html|head|body|main|header|footer|nav|section|article|aside|div|p|[uod]l|li|d[td]|table|t(?:head|body|r|h|d)"
    r"|h[1-6]|form|fieldset|legend|details|summary|figure|figcaption|blockquote|option|link|meta|script)\b"
)
GLUED = {
    "rulebook/_case.html": "boxes of a story stand side by side as letters do: a space between two would be printed",
}


def test_no_line_is_too_long_to_be_read():
    lines = [(name, line) for name, text in FILES.items() for line in text.splitlines()]
    assert len(lines) > 3000
    assert [f"{name}: {line}" for name, line in lines if len(line) > LONGEST] == []


@for_each("name", sorted(FILES.keys() - GLUED.keys()))
def test_a_line_has_one_tag_of_structure(name):
    """It begins its line, which holds nothing of structure but its own end."""
    crowded = []
    for line in map(str.strip, FILES[name].splitlines()):
        found = list(STRUCTURE.finditer(line))
        if not found:
            continue
        first, *others = found
        is_whole = len(others) == 1 and not first[1] and others[0][1] and others[0][2] == first[2]
        ends = is_whole or first[1]
        if first.start() or (others and not is_whole) or (ends and not line.endswith(f"</{first[2]}>")):
            crowded.append(line)
    assert crowded == []


def test_templates_are_served_without_their_indentation():
    assert "\n  " in FILES["base.html"]
    served = get_template("base.html").template.source
    assert "<main" in served
    assert not re.search(r"\n[ \t]", served)
