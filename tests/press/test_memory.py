"""What is remembered changes no book: it is the same to the byte as without, and so are pages with what is unusual."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.depth import some
from tutorials.press import memory
from tutorials.press.orders import prepare
from tutorials.press.pdf import Typesetter, static_folder

ROOT = Path(__file__).parents[2]
PRINT = """
import hashlib, sys
import django
django.setup()
from weasyprint.layout import block
from tests.rulebook.making import ADDRESS, CODE, few_articles
from tutorials.press import pdf
from tutorials.rulebook.book import Book
from tutorials.rulebook.choices import Edition, Language, Paper
from tutorials.rulebook.halves import halves_of
from tutorials.rulebook.printing import body_of, html_of, typesetter_of

UNUSUAL = '''<!doctype html><html lang="vi"><title>x</title><body>
<p style="position: relative; border: 1pt solid; border-radius: 2pt">
Chữ <u>gạch</u>, <s>xóa</s>, <a href="#a">dẫn</a></p>
<p style="float: right; background: #eee">bên</p><p id="a" style="letter-spacing: 1pt">Dòng bên cạnh, rồi dòng dưới.</p>
<ul style="page: other"><li>một<li>hai</ul><p style="visibility: hidden">chìm</p><div style="page: one"><p>x</div>
</body></html>'''
book = Book(few_articles("TT-2", "TT-10"), Edition("to-tom", "hoi-lim", Language(sys.argv[1]), Paper(sys.argv[2])))
texts = [body_of(book, half, CODE, ADDRESS) for half in halves_of(book)]
texts += [html_of(part, book, CODE, ADDRESS, {}) for part in ("back", "front")] + [UNUSUAL]
remember = pdf.remember
for way in (lambda: None, remember):
    pdf.remember = way
    typesetter = typesetter_of(book.edition.paper)
    printed = typesetter.write(*map(typesetter.lay, texts))
    print(printed.pages, hashlib.sha256(printed.data).hexdigest(), block.resolve_percentages.__module__)
"""


def said(*words):
    """Print a book as WeasyPrint does alone, then as the site does; return what is said of each."""
    environ = os.environ | {"DJANGO_SETTINGS_MODULE": "totom_site.settings", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", PRINT, *words]
    return subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("edition", some([("both", "a4")], deep=[("both", "a4"), ("vi", "a5")]), ids=" ".join)
def test_what_is_remembered_changes_nothing(edition):
    forgetful, remembering = (line.split() for line in said(*edition).splitlines())
    assert forgetful[:2] == remembering[:2]
    assert forgetful[2] != remembering[2] == memory.__name__


def test_it_stands_wherever_weasyprint_calls_it():
    """A new WeasyPrint may move what is replaced; then nothing would be remembered, and nobody would notice."""
    memory.remember()
    from weasyprint.layout import block, inline, percent, preferred

    for module in (block, inline, percent):
        assert module.resolve_percentages.__module__ == memory.__name__
    assert inline.can_break_text is preferred.can_break_text
    assert inline.can_break_text.cache_info().maxsize is None


def test_the_cards_are_drawn_before_the_first_order(monkeypatch):
    prepare()
    monkeypatch.setattr("weasyprint.images.SVGImage.draw", lambda *_: pytest.fail("a card is drawn again"))
    row = '<!doctype html><html lang="vi"><title>x</title><img src="cards:corner/4v-cc_!oc" alt="x">'
    typesetter = Typesetter(static_folder(), ())
    assert typesetter.write(typesetter.lay(row)).warnings == ()


def test_a_card_stands_in_every_document_of_a_process():
    """One that is gone may leave its number to the next, which must not take the card for drawn."""
    typesetter = Typesetter(static_folder(), ())
    row = '<!doctype html><html lang="vi"><title>x</title><img src="cards:corner/4v" alt="x">'
    sizes = {len(typesetter.write(typesetter.lay(row)).data) for _ in range(8)}
    assert len(sizes) == 1
