"""The rules on one page: on the screen, and as one A4 page of PDF."""

import io

import pytest
from pypdf import PdfReader

from tests.rulebook.leaves import smallest_letter
from tutorials.catalogue import load
from tutorials.faces.compose import Face
from tutorials.press.leaf import SIZES, STYLE
from tutorials.press.pdf import Typesetter, static_folder
from tutorials.rulebook.sheet import html_of, leaf_of, print_sheet

ADDRESS = "https://chieu.example/to-tom/sheet/"
GAMES = [game.slug for game in load().games if game.is_open and load().sheet(game.slug)]


@pytest.fixture(scope="module")
def press():
    return Typesetter(static_folder(), (STYLE,))


@pytest.mark.parametrize("lang", ["vi", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_sheet_stands_on_one_page_in_letters_that_can_be_read(press, game, lang):
    readable = next(size for size in SIZES if size <= 10)
    laid = press.lay(html_of(leaf_of(game, lang, Face.TRADITIONAL), ADDRESS, readable))
    assert laid.after == 2
    assert smallest_letter(laid.document.pages) >= 8.99


def test_the_pdf_is_one_a4_page_with_all_its_words():
    printed = print_sheet(leaf_of("to-tom", "vi", Face.CORNER), ADDRESS)
    [page] = PdfReader(io.BytesIO(printed.data)).pages
    assert (round(float(page.mediabox.width)), round(float(page.mediabox.height))) == (595, 842)
    text = " ".join(page.extract_text().split())
    assert "ít nhất một lưng" in text and "chieu.example/to-tom/sheet/" in text
    assert printed.warnings == ()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_the_page_shows_the_sheet_and_leads_to_the_pdf(client, game, prefix):
    page = client.get(f"{prefix}/{game}/sheet/").content.decode()
    assert f'href="{prefix}/{game}/sheet.pdf"' in page
    assert page.count("<h2") >= 3
    assert "<x-" not in page


def test_the_pdf_is_printed_once_a_language_and_face(client, printer):
    for _ in range(2):
        assert client.get("/to-tom/sheet.pdf").headers["Content-Type"] == "application/pdf"
    assert client.get("/en/to-tom/sheet.pdf").status_code == 200
    client.cookies["face"] = "text"
    assert client.get("/to-tom/sheet.pdf").status_code == 200
    assert [(lang, face) for (_game, lang, face), _ in printer] == [
        ("vi", Face.CORNER),
        ("en", Face.CORNER),
        ("vi", Face.TEXT),
    ]
    assert {address for _, address in printer} == {
        "https://chieu.example/to-tom/sheet/",
        "https://chieu.example/en/to-tom/sheet/",
    }


@pytest.mark.parametrize("address", ["/poker/sheet/", "/poker/sheet.pdf", "/en/poker/sheet/"])
def test_a_game_without_a_sheet_has_no_page(client, address):
    assert client.get(address).status_code == 404


def test_the_site_leads_to_the_sheets(client):
    for address in ("/to-tom/", "/to-tom/law/", "/rulebook/", "/search/?q=tờ luật tổ tôm bí ngũ"):
        assert 'href="/to-tom/sheet/"' in client.get(address).content.decode(), address


def test_a_game_without_a_sheet_shows_no_link(client, monkeypatch):
    monkeypatch.setattr("tutorials.catalogue.Catalogue.sheet", lambda self, game: None)
    for address in ("/bi-tu/", "/bi-tu/law/", "/rulebook/?game=bi-tu"):
        assert "/sheet/" not in client.get(f"{address}{'&' if '?' in address else '?'}x=1").content.decode()
