"""The interface's translations."""

import gettext
import os

import polib
import pytest

from totom_site.messages import LOCALE, compile_messages

PO = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

msgid "Chờ gì?"
msgstr "What am I waiting for?"
"""


def test_messages_are_compiled_once(tmp_path):
    source = tmp_path / "en" / "LC_MESSAGES" / "django.po"
    source.parent.mkdir(parents=True)
    source.write_text(PO, encoding="utf-8")
    target = source.with_suffix(".mo")
    assert compile_messages(tmp_path) == [target]
    with target.open("rb") as file:
        assert gettext.GNUTranslations(file).gettext("Chờ gì?") == "What am I waiting for?"
    assert compile_messages(tmp_path) == []
    os.utime(target, (0, 0))
    assert compile_messages(tmp_path) == [target]


@pytest.mark.parametrize("source", sorted(LOCALE.glob("*/LC_MESSAGES/*.po")), ids=lambda path: path.parts[-3])
def test_every_message_is_translated(source):
    entries = polib.pofile(str(source))
    assert [entry.msgid for entry in entries if not entry.obsolete and not entry.translated()] == []
