"""Every word of the interface stands in the English list."""

import ast
import re
from pathlib import Path

import polib
from django.conf import settings
from django.utils.translation.template import templatize

ROOT = Path(settings.BASE_DIR)
CALLS = {"_", "gettext", "gettext_lazy", "ngettext", "ngettext_lazy", "pgettext", "pgettext_lazy"}
QUOTED = r"""u?(?P<text>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")"""
CALL = re.compile(rf"\b(?:(?:_|n?gettext)\(|pgettext\(u?['\"][^'\"]*['\"],)\s*{QUOTED}")


def written():
    """Walk every message of templates and programs, with the file it stands in."""
    for path in (ROOT / "templates").rglob("*.html"):
        for match in CALL.finditer(templatize(path.read_text(encoding="utf-8"))):
            yield ast.literal_eval(match["text"]), path.name
    for path in (ROOT / "tutorials").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                yield (texts[-1] if node.func.id.startswith("p") else texts[0]), path.name


def test_every_message_is_in_the_english_list():
    known = {entry.msgid for entry in polib.pofile(str(ROOT / "totom_site/locale/en/LC_MESSAGES/django.po"))}
    found = list(written())
    assert len(found) > 200
    assert sorted({f"{name}: {text}" for text, name in found if text not in known}) == []
