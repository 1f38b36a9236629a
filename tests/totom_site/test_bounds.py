"""What a worker keeps in memory has bounds, and its search for garbage makes nobody wait."""

import ast
import gc
from pathlib import Path

import pytest
from django.http import HttpRequest
from django.template import Context, Template
from django.test import RequestFactory

from totom_site import garbage
from tutorials.search.words import _BARE, MOST_KEPT, level
from tutorials.templatetags import site

ROOT = Path(__file__).parents[2]
SOURCES = sorted(path for folder in ("totom_site", "tutorials") for path in (ROOT / folder).rglob("*.py"))
FEW = {  # functions whose arguments cannot be many
    "tutorials/api/views.py: _told": "the games, and what is told of each",
    "tutorials/engine/rules.py: _field_names": "the classes of options",
    "tutorials/engine/sam/moves.py: _combo": "kind, size and top of a play",
    "tutorials/engine/tala/phom.py: sets_in": "13 ranks and which of four suits",
    "tutorials/engine/totom/solve/arrange.py: _run": "first and last kind of a run",
    "tutorials/engine/totom/solve/arrange.py: _trung": "27 kinds, three or four alike",
    "tutorials/engine/totom/score/win.py: _bi_pairs": "30 kinds",
    "tutorials/catalogue/houses.py: family_of": "the games; a word that is none raises",
    "tutorials/pages/village_cookie.py: _choices": "the families of games",
    "tutorials/faces/ink.py: picture": "the drawings in the repository",
    "tutorials/press/pdf.py: _font": "the fonts in the repository",
    "tutorials/press/store.py: _hash_files": "the kinds of print and the four faces",
    "tutorials/desks/telling.py: _of_module": "the modules that tell desks",
    "tutorials/tasks/fields.py: _readers": "the modes of exercise",
    "tutorials/referee/reader.py: _of_module": "the modules that read benches",
}


def unbounded(path: Path) -> list[str]:
    """Return the functions of a module that keep every answer for arguments of theirs, for as long as the module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inner = {
        id(child)
        for outer in ast.walk(tree)
        if isinstance(outer, ast.FunctionDef)
        for child in ast.walk(outer)
        if child is not outer
    }
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and id(node) not in inner and node.args.args
        if any(keeps_all(decorator) for decorator in node.decorator_list)
    ]


def keeps_all(decorator: ast.expr) -> bool:
    text = ast.unparse(decorator).replace("functools.", "")
    return text in ("cache", "once", "lru_cache(None)", "lru_cache(maxsize=None)")


def test_what_is_kept_by_its_arguments_is_bounded():
    found = {f"{path.relative_to(ROOT)}: {name}" for path in SOURCES for name in unbounded(path)}
    assert found - FEW.keys() == set()


def test_strange_letters_push_each_other_out():
    level("".join(map(chr, range(0x4E00, 0x9000))))
    assert len(_BARE) <= MOST_KEPT == 4096


@pytest.fixture
def no_frames(monkeypatch):
    monkeypatch.setattr(site, "_FRAMES", {})
    monkeypatch.setattr(site, "KEPT", 4)


def framed(size: str) -> str:
    request: HttpRequest = RequestFactory().get("/")
    request.COOKIES["size"] = size
    return Template('{% load site %}{% frame "home/_marks.html" %}').render(Context({"request": request}))


def test_frames_of_all_wishes_are_not_all_kept(no_frames):
    said = {framed(str(size)) for size in range(-1, 4) for _ in "ab"}
    assert len(said) == 1
    assert 1 <= len(site._FRAMES) <= 4


@pytest.fixture
def untamed():
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.callbacks.remove(garbage.freeze)
    gc.unfreeze()


def test_what_lived_through_a_full_search_is_not_searched_again(untamed):
    garbage.tame()
    kept = [[number] for number in range(1000)]
    gc.collect()
    assert gc.get_freeze_count() > 1000
    assert not any(each is kept for each in gc.get_objects())
