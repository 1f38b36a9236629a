"""The page of the rulebook and the book over HTTP."""

import html
import re
import unicodedata
from urllib.parse import urlencode

import pytest

from tutorials.press.pdf import MissingLibraries
from tutorials.rulebook import orders
from tutorials.rulebook.choices import WHOLE, Edition, Language, Paper, books


def fetch(client, address, **headers):
    answer = client.get(address, headers=headers)
    body = b"".join(answer.streaming_content) if answer.streaming else answer.content
    return answer, body


@pytest.mark.parametrize(("prefix", "title"), [("", "In sách luật"), ("/en", "")])
def test_the_page_offers_every_choice(client, prefix, title):
    body = client.get(f"{prefix}/rulebook/?kind=law").content.decode()
    assert title in body
    assert f'action="{prefix}/rulebook/to-tom.pdf"' in body
    for value in ("luat-2005", "hoi-lim", "vi", "en", "both", "a4", "a5", "large-print", "traditional", "text"):
        assert f'<option value="{value}"' in body
    assert len(re.findall(r"<label ", body)) >= 5


def test_the_page_keeps_the_choices_of_its_address(client):
    body = client.get("/rulebook/?rules=hoi-lim&paper=large-print&club=Đình").content.decode()
    assert '<option value="hoi-lim" selected>' in body
    assert '<option value="large-print" selected>' in body
    assert 'value="Đình"' in body


def test_whoever_reads_the_largest_text_is_offered_large_print(client):
    for size, paper in ((2, "a5"), (3, "large-print")):
        client.cookies["size"] = str(size)
        for query in ("", "?game=all", "?kind=law"):
            assert f'<option value="{paper}" selected>' in client.get(f"/rulebook/{query}").content.decode()
    assert '<option value="a5" selected>' in client.get("/rulebook/?paper=a5").content.decode()


def test_english_readers_are_offered_english(client):
    assert '<option value="en" selected>' in client.get("/en/rulebook/").content.decode()


def test_the_plain_address_gives_the_plain_book(client, printer):
    answer, body = fetch(client, "/rulebook/to-tom.pdf")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "application/pdf"
    assert answer.headers["Content-Disposition"] == 'inline; filename="to-tom-luat-2005-vi-a5.pdf"'
    assert body.startswith(b"%PDF")
    assert printer == [(Edition("to-tom"), "https://chieu.example/rulebook/")]


def test_the_choices_reach_the_press(client, printer):
    _, body = fetch(client, "/rulebook/to-tom.pdf?rules=hoi-lim&language=en&paper=a4&face=text&club=++Đình++Làng+")
    edition, address = printer[0]
    assert (edition.rules, edition.language, edition.paper) == ("hoi-lim", Language.EN, Paper.A4)
    assert body.endswith("|Đình Làng".encode())
    assert address == "https://chieu.example/en/rulebook/"


def test_the_second_reader_waits_for_nothing(client, printer):
    first, _ = fetch(client, "/rulebook/to-tom.pdf")
    fetch(client, "/en/rulebook/to-tom.pdf?language=vi")
    assert len(printer) == 1
    answer, body = fetch(client, "/rulebook/to-tom.pdf", if_none_match=first.headers["ETag"])
    assert answer.status_code == 304
    assert body == b""


def test_a_pdf_is_not_compressed_again(client, printer):
    answer, body = fetch(client, "/rulebook/to-tom.pdf", accept_encoding="gzip")
    assert answer.headers["Content-Encoding"] == "identity"
    assert body.startswith(b"%PDF")


@pytest.mark.parametrize(
    "query",
    ["rules=none", "language=fr", "paper=b5", "face=none", "club=" + "x" * 61, "rules=", "club=a%00b"],
)
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_an_unknown_choice_is_told_beside_its_field(client, printer, query, prefix):
    answer, body = fetch(client, f"{prefix}/rulebook/to-tom.pdf?{query}")
    assert answer.status_code == 400
    assert 'aria-invalid="true"' in body.decode()
    assert printer == []


@pytest.mark.parametrize("game", ["poker", "nothing"])
def test_a_game_without_law_has_no_book(client, printer, game):
    assert client.get(f"/rulebook/{game}.pdf").status_code == 404


@pytest.mark.parametrize(("prefix", "word"), [("", "Hãy cài"), ("/en", "Install them")])
def test_missing_libraries_are_named_in_the_readers_language(client, printer, monkeypatch, prefix, word):
    def fail(*_):
        raise MissingLibraries

    monkeypatch.setattr(orders, "print_book", fail)
    answer, body = fetch(client, f"{prefix}/rulebook/to-tom.pdf")
    assert answer.status_code == 503
    assert word in body.decode()
    assert "libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0" in body.decode()
    assert "Traceback" not in body.decode()


def test_only_reading_is_allowed(client):
    assert client.post("/rulebook/").status_code == 405
    assert client.post("/rulebook/to-tom.pdf").status_code == 405


def test_a_village_of_ones_own_has_its_book(client, printer):
    answer, body = fetch(client, "/rulebook/to-tom.pdf?rules=hoi-lim~suong.2~zz.1&name=L%C3%A0ng+B%E1%BA%BFn")
    assert answer.status_code == 200
    assert printer[0][0].rules == "hoi-lim~suong.2"
    assert body.endswith("Làng Bến|".encode())
    assert "to-tom-hoi-lim-rieng-vi-a5.pdf" in answer.headers["Content-Disposition"]


def test_my_village_is_chosen_first(client):
    client.cookies["village"] = "hoi-lim~suong.2"
    page = client.get("/rulebook/").content.decode()
    assert '<option value="hoi-lim~suong.2" selected>' in page
    page = client.get("/rulebook/?rules=hoi-lim~zz.1").content.decode()
    assert "Không có lệ nào tên “zz”" in page and '<option value="hoi-lim" selected>' in page


@pytest.mark.parametrize("game", [*books(), WHOLE])
def test_every_book_can_be_chosen_without_javascript(client, printer, game):
    body = client.get(f"/rulebook/?game={game}").content.decode()
    assert f'action="/rulebook/{game}.pdf"' in body
    assert f'href="?game={game}" aria-current="page"' in body
    answer, _ = fetch(client, f"/rulebook/{game}.pdf")
    assert answer.status_code == 200
    assert printer[0][0] == Edition(game)


def test_the_whole_book_says_that_it_takes_time(client):
    assert "chừng một phút" in client.get("/rulebook/?game=all").content.decode()
    assert "chừng một phút" not in client.get("/rulebook/").content.decode()


def test_a_book_that_is_not_there_is_not_found(client):
    assert client.get("/rulebook/?game=nothing").status_code == 404


# names on the cover


@pytest.mark.parametrize(
    ("prefix", "words"),
    [("", "Chữ in của sách không có ký tự “🎉” (U+1F389)"), ("/en", "The book’s typeface has no “🎉” (U+1F389)")],
)
@pytest.mark.parametrize("field", ["club", "name"])
def test_a_letter_that_cannot_be_printed_is_named_beside_its_field(client, printer, prefix, words, field):
    query = {"club": "Đình Làng", "name": "Làng Bến", "rules": "hoi-lim~suong.2"} | {field: "Vui 🎉"}
    answer = client.get(f"{prefix}/rulebook/to-tom.pdf", query)
    body = html.unescape(answer.content.decode())
    assert answer.status_code == 400
    assert words in body[body.index(f'id="id_{field}"') :]
    assert f'<label for="id_{field}"' in body and 'value="Vui 🎉"' in body  # the name can be changed where it is told
    assert printer == []


def test_names_with_all_vietnamese_letters_can_be_printed(client, printer):
    club = "Đình Mễ Trì – “ẰẲẴẮẶ ỡợ” 不食"
    decomposed = unicodedata.normalize("NFD", club)
    answer, body = fetch(client, f"/rulebook/to-tom.pdf?{urlencode({'club': decomposed})}")
    assert answer.status_code == 200
    assert body.endswith(club.encode())


@pytest.mark.parametrize("host", ["testserver", "testserver:81", "testserver:65535"])
def test_the_address_in_a_book_is_the_sites_whatever_the_request_says(client, printer, settings, host):
    settings.SITE_ADDRESS = "https://chieu.example"
    for address in ("/rulebook/to-tom.pdf", "/to-tom/sheet.pdf"):
        assert client.get(address, headers={"host": host}).status_code == 200
    assert [address for _, address in printer] == [
        "https://chieu.example/rulebook/",
        "https://chieu.example/to-tom/sheet/",
    ]
