"""The built card faces: all there, well formed, free of fonts and foreign files, and up to date."""

import gzip
import re
from xml.etree import ElementTree

import pytest

from tutorials.engine.cards import KINDS
from tutorials.faces.build import BUILT, build, files
from tutorials.faces.compose import ART, PAPER, SEAL, STAMPS, TOOLS, Face
from tutorials.faces.glyphs import glyphs

SVG = "{http://www.w3.org/2000/svg}"
SPRITE_LIMIT = 38 * 1024  # bytes over the wire
CODES = [kind.code for kind in KINDS]
SINGLES = [(face, kind) for face in Face for kind in KINDS]
BUILT_FILES = sorted(files())


def root(name: str) -> ElementTree.Element:
    """Parse a built file."""
    return ElementTree.fromstring((BUILT / name).read_text(encoding="utf-8"))


def test_every_kind_has_a_picture_and_no_picture_is_left_over():
    assert sorted(path.stem for path in ART.glob("*.svg")) == sorted(CODES)


@pytest.mark.parametrize("code", CODES)
def test_picture_uses_only_the_named_tools(code):
    picture = ElementTree.fromstring((ART / f"{code}.svg").read_text(encoding="utf-8"))
    assert len(picture)
    for path in picture:
        assert path.tag == f"{SVG}path"
        assert set(path.attrib) == {"class", "d"}
        assert path.attrib["class"] in TOOLS


def test_built_folder_holds_exactly_what_a_build_writes():
    assert sorted(str(path.relative_to(BUILT)) for path in BUILT.rglob("*.svg")) == BUILT_FILES
    assert len(BUILT_FILES) == len(Face) * (len(KINDS) + 1) + 1


def test_built_files_equal_a_fresh_build(tmp_path):
    build(tmp_path)
    stale = [name for name in BUILT_FILES if (tmp_path / name).read_bytes() != (BUILT / name).read_bytes()]
    assert not stale, "run python -m tutorials.faces.build"


@pytest.mark.parametrize("name", BUILT_FILES)
def test_file_needs_no_font_script_or_other_file(name):
    tags = {element.tag.removeprefix(SVG) for element in root(name).iter()}
    assert tags <= {"svg", "symbol", "g", "path", "rect", "circle", "title"}
    text = (BUILT / name).read_text(encoding="utf-8")
    assert not re.search(r"href|url\(|style=|<!|font|class=", text)
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize("face", Face)
def test_sprite_has_each_kind_once(face):
    symbols = root(f"{face.value}.svg")
    assert [symbol.attrib["id"] for symbol in symbols] == [f"c{code}" for code in CODES]
    assert {symbol.attrib["viewBox"] for symbol in symbols} == {"0 0 200 640"}
    ids = [element.attrib["id"] for element in symbols.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids)) == len(KINDS)


@pytest.mark.parametrize("face", Face)
def test_sprite_stays_small_over_the_wire(face):
    assert len(gzip.compress((BUILT / f"{face.value}.svg").read_bytes(), 9)) <= SPRITE_LIMIT


@pytest.mark.parametrize(("face", "kind"), SINGLES, ids=lambda value: getattr(value, "code", None) or value.value)
def test_single_file_is_named_and_sized(face, kind):
    card = root(f"{face.value}/{kind.code}.svg")
    assert card.attrib["aria-label"] == kind.vi
    assert card.findtext(f"{SVG}title") == kind.vi
    assert (card.attrib["width"], card.attrib["height"]) == ("100", "320")
    assert (BUILT / f"{face.value}/{kind.code}.svg").stat().st_size <= 10_000


@pytest.mark.parametrize(("face", "kind"), SINGLES, ids=lambda value: getattr(value, "code", None) or value.value)
def test_red_kinds_and_only_they_bear_the_seal(face, kind):
    text = (BUILT / f"{face.value}/{kind.code}.svg").read_text(encoding="utf-8")
    assert (SEAL in text) == kind.is_red
    assert PAPER in text


@pytest.mark.parametrize("face", Face)
def test_no_two_kinds_look_the_same(face):
    faces = [re.sub(r'aria-label="[^"]*"|<title>.*</title>', "", files()[f"{face.value}/{c}.svg"]) for c in CODES]
    assert len(set(faces)) == len(KINDS)


def test_stamps_are_placed_for_the_seven_red_kinds():
    assert set(STAMPS) == {kind.code for kind in KINDS if kind.is_red}


def test_signs_cover_the_names_of_all_kinds():
    needed = {word for kind in KINDS for word in kind.vi.split()}
    assert needed <= set(glyphs())
