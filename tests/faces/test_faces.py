"""The built card faces of all decks: all there, well formed, free of fonts and foreign files, and up to date."""

import gzip
import re
from xml.etree import ElementTree

import pytest

from tests.every import for_each
from tutorials.engine.cards import KINDS
from tutorials.engine.decks import DECKS
from tutorials.engine.french import CARDS, SIGNS
from tutorials.engine.pieces import PIECES, Rank
from tutorials.faces import french, money, tamcuc
from tutorials.faces.build import BUILT, build, files
from tutorials.faces.compose import STYLES, Face, back_of, file_of, single_of
from tutorials.faces.glyphs import glyphs
from tutorials.faces.ink import ART, PAPER, SEAL, TOOLS

SVG = "{http://www.w3.org/2000/svg}"
SPRITE_LIMIT = 38 * 1024  # bytes over the wire
BUILT_FILES = sorted(files())
PICTURES = {
    "": {kind.code for kind in KINDS},
    "tam-cuc/": {rank.slug for rank in Rank},
    "french/": {card.code + part for card in CARDS if card.rank > 10 for part in ("", "-bust")},
}
DRAWN = [f"{folder}{name}" for folder, names in PICTURES.items() for name in sorted(names)]
SPRITES = [(style, face) for style in STYLES.values() for face in Face]


def name_of(value):
    """Name a test after the deck and the face."""
    return value.value if isinstance(value, Face) else value.deck.slug


def read(path):
    """Read a built file by its path below the static folder."""
    return (BUILT.parent / path).read_text(encoding="utf-8")


def root(path):
    """Parse a built file by its path below the static folder."""
    return ElementTree.fromstring(read(path))


@pytest.mark.parametrize("folder", PICTURES)
def test_every_kind_has_a_picture_and_no_picture_is_left_over(folder):
    assert {path.stem for path in (ART / folder).glob("*.svg")} == PICTURES[folder]


@for_each("name", DRAWN)
def test_picture_uses_only_the_named_tools(name):
    picture = ElementTree.fromstring((ART / f"{name}.svg").read_text(encoding="utf-8"))
    assert len(picture)
    for path in picture:
        assert path.tag == f"{SVG}path"
        assert set(path.attrib) == {"class", "d"}
        assert path.attrib["class"] in TOOLS


def test_built_folder_holds_exactly_what_a_build_writes():
    assert sorted(str(path.relative_to(BUILT)) for path in BUILT.rglob("*.svg")) == BUILT_FILES
    assert len(BUILT_FILES) == sum(len(Face) * (len(deck.kinds) + 1) + 1 for deck in DECKS)


def test_built_files_equal_a_fresh_build(tmp_path):
    build(tmp_path)
    stale = [name for name in BUILT_FILES if (tmp_path / name).read_bytes() != (BUILT / name).read_bytes()]
    assert not stale, "run python -m tutorials.faces.build"


def test_no_file_needs_a_font_a_script_or_another_file():
    for name in BUILT_FILES:
        text = read(f"faces/{name}")
        tags = {element.tag.removeprefix(SVG) for element in ElementTree.fromstring(text).iter()}
        assert tags <= {"svg", "symbol", "g", "path", "rect", "circle", "title"}, name
        assert not re.search(r"href|url\(|style=|<!|font|class=", text), name
        assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"], name


@for_each(("style", "face"), SPRITES, ids=name_of)
def test_sprite_has_each_kind_once(style, face):
    symbols = root(file_of(style.deck.slug, face))
    assert [symbol.attrib["id"] for symbol in symbols] == [f"c{card.code}" for card in style.deck.kinds]
    assert {symbol.attrib["viewBox"] for symbol in symbols} == {f"0 0 {style.width} {style.height}"}
    ids = [element.attrib["id"] for element in symbols.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids)) == len(style.deck.kinds)


@for_each(("style", "face"), SPRITES, ids=name_of)
def test_sprite_stays_small_over_the_wire(style, face):
    assert len(gzip.compress(read(file_of(style.deck.slug, face)).encode(), 9)) <= SPRITE_LIMIT


@for_each(("style", "face"), SPRITES, ids=name_of)
def test_single_files_are_named_and_sized(style, face):
    width = {"money": "100", "tam-cuc": "133", "french": "229"}[style.deck.slug]
    for card in style.deck.kinds:
        text = read(single_of(card.code, face))
        single = ElementTree.fromstring(text)
        name = card.spoken("vi") if style.deck.slug == "french" else card.vi
        assert single.attrib["aria-label"] == name
        assert single.findtext(f"{SVG}title") == name
        assert (single.attrib["width"], single.attrib["height"]) == (width, "320")
        assert len(text) <= (20_000 if style.deck.slug == "french" else 10_000), name


@for_each(("style", "face"), SPRITES, ids=name_of)
def test_red_kinds_and_only_they_bear_red(style, face):
    for card in style.deck.kinds:
        text = read(single_of(card.code, face))
        is_court = style.deck.slug == "french" and card.rank > 10 and face in (Face.TRADITIONAL, Face.CORNER)
        assert (SEAL in text) == card.is_red or is_court, card.vi  # the courts wear it whatever their suit
        assert PAPER in text


@for_each(("style", "face"), SPRITES, ids=name_of)
def test_no_two_kinds_look_the_same_even_without_colour(style, face):
    symbols = [ElementTree.tostring(symbol, encoding="unicode") for symbol in root(file_of(style.deck.slug, face))]
    plain = {re.sub(r' id="[^"]*"| (fill|stroke)="#[^"]*"', "", symbol) for symbol in symbols}
    assert len(plain) == len(style.deck.kinds)


def test_every_deck_has_a_back():
    for deck in DECKS:
        assert root(back_of(deck.slug)).attrib["aria-label"] == "quân úp"


def test_stamps_are_placed_for_the_red_kinds():
    assert set(money.STAMPS) == {kind.code for kind in KINDS if kind.is_red}
    assert set(tamcuc.STAMPS) == set(Rank)


def test_a_french_card_shows_its_sign_as_often_as_it_counts():
    for card in CARDS:
        if 1 < card.rank <= 10:
            assert 2 * len(french.UPPER[card.rank]) + len(french.MIDDLE.get(card.rank, ())) == card.rank


def test_signs_cover_the_names_of_all_kinds():
    needed = {word for kind in (*KINDS, *PIECES) for word in kind.vi.split()}
    needed |= {piece.han for piece in PIECES} | set(SIGNS) | {card.suit.vi for card in CARDS}
    assert needed <= set(glyphs())
