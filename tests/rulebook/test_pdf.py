"""Real PDFs: pages, tags, bookmarks, fonts, page numbers; and what the press refuses."""

import io
import re
from functools import cache
from pathlib import Path

import pikepdf
import pypdf
import pytest

from tests.depth import some
from tests.rulebook.leaves import standing_out, thin
from tests.rulebook.making import ADDRESS, CODE, few_articles, leaves
from tutorials.press import pdf
from tutorials.press.pdf import Typesetter, static_folder
from tutorials.rulebook import printing
from tutorials.rulebook.choices import WHOLE, Edition, Kind, Language, Paper, books
from tutorials.rulebook.printing import print_book

MM = 72 / 25.4
pytestmark = pytest.mark.xdist_group("the printed book")  # one process prints it, once


@pytest.fixture(scope="module")
def printed():
    return print_book(Edition("to-tom"), CODE, ADDRESS)


@pytest.fixture(scope="module")
def reader(printed):
    return pypdf.PdfReader(io.BytesIO(printed.data))


@pytest.fixture(scope="module")
def text_of(reader):
    """Return a function that reads a page; reading them all would take longer than printing them."""

    @cache
    def read(number):
        return re.sub(r"\s+", " ", reader.pages[number].extract_text())

    return read


def test_nothing_was_complained_about(printed):
    """A missing glyph, an unknown property or a link to nowhere is only logged by WeasyPrint."""
    assert printed.warnings == ()


def test_only_the_sites_own_fonts_are_used(reader):
    fonts = {
        font.get_object()["/BaseFont"].partition("+")[2]
        for page in reader.pages
        for font in page["/Resources"]["/Font"].values()
    }
    assert fonts
    assert {font for font in fonts if not font.startswith("Book")} == set()


def test_it_is_tagged_and_says_its_language(reader, printed):
    root = reader.trailer["/Root"]
    assert root["/Lang"] == "vi"
    assert root["/MarkInfo"]["/Marked"]
    assert "/StructTreeRoot" in root
    assert b"pdfuaid" in printed.data or "pdfuaid" in root["/Metadata"].get_data().decode()
    assert reader.metadata.title == "Luật tổ tôm bí ngũ · Luật Tổ tôm 2005"


def test_headers_of_tables_say_what_they_head_and_pictures_what_they_show(printed):
    with pikepdf.open(io.BytesIO(printed.data)) as found:
        elements = [each for each in found.objects if isinstance(each, pikepdf.Dictionary) and "/S" in each]
        scopes = [str(each.A.get("/Scope")) for each in elements if each.S == "/TH"]
        assert {"/Column", "/Row"} == set(scopes)
        pictures = [each for each in elements if each.S == "/Figure"]
        assert len(pictures) > 500
        assert all(str(each.get("/Alt", "")).strip() for each in pictures)
        assert found.check_pdf_syntax() == []


def test_letters_are_eleven_points_and_captions_nine():
    styles = static_folder() / "rulebook"
    for paper in Kind.LAW.papers:
        css = (styles / f"{paper.value}.css").read_text(encoding="utf-8")
        base = float(re.search(r"html { font-size: ([\d.]+)pt; }", css)[1])
        assert base >= 11
        rules = (css + (styles / "book.css").read_text(encoding="utf-8")).splitlines()
        sizes = {rule: re.search(r"font-size: ([\d.]+)em", rule) for rule in rules if ".cover h1 .en" not in rule}
        assert not [rule for rule, size in sizes.items() if size and base * float(size[1]) < 9], paper


def test_the_wider_margin_lies_in_the_binding():
    for paper in Kind.LAW.papers:
        css = (static_folder() / "rulebook" / f"{paper.value}.css").read_text(encoding="utf-8")
        right = [
            int(word) for word in re.search(r"@page { size: A\d; margin: (.*?); }", css)[1].replace("mm", "").split()
        ]
        left = [int(word) for word in re.search(r"@page :left { margin: (.*?); }", css)[1].replace("mm", "").split()]
        assert right[3] >= right[1] + 7
        assert (left[1], left[3]) == (right[3], right[1])


def test_the_first_page_of_the_text_lies_on_the_right(reader):
    assert reader.page_labels.index("1") % 2 == 0


def test_bookmarks_lead_to_articles_and_clauses(reader, text_of):
    titles = []

    def walk(outline):
        for each in outline:
            if isinstance(each, list):
                walk(each)
            else:
                titles.append((each.title, reader.get_destination_page_number(each)))

    walk(reader.outline)
    found = dict(titles)
    assert "TT-9.14 Phỗng" in found
    assert "TT-9.14 Phỗng" in text_of(found["TT-9.14 Phỗng"])
    assert [page for _, page in titles] == sorted(page for _, page in titles)


def test_pages_are_a5_and_numbered_as_they_say(reader, text_of):
    front = reader.page_labels.index("1")
    assert reader.page_labels[:2] == ["i", "ii"]
    for number, page in enumerate(reader.pages):
        assert page.mediabox.width == pytest.approx(148 * MM, abs=0.5)
        assert page.mediabox.height == pytest.approx(210 * MM, abs=0.5)
        if number >= front and number % 10 == 0:
            assert re.search(rf"(^|\D){number - front + 1}(\D|$)", text_of(number))


def test_the_contents_tell_the_truth(reader, text_of):
    front = reader.page_labels.index("1")
    contents = " ".join(text_of(number) for number in range(1, front))
    told = re.findall(r"(\d+) (TT-\d+)(?= )", contents)
    assert len(told) == 17
    wrong = [
        (ident, number)
        for number, ident in told[::3]
        if not re.search(rf"{re.escape(ident)}(?![.\d])", text_of(front + int(number) - 1))
    ]
    assert wrong == []


CARD = [0, 0, 100, 320]


def test_each_kind_of_card_is_drawn_once_and_placed_often(printed, reader):
    for page in (reader.pages[40], reader.pages[-40]):  # of either half
        forms = [
            each
            for each in page["/Resources"]["/XObject"].values()
            if each.get_object().get("/Subtype") == "/Form" and each.get_object()["/BBox"] == CARD
        ]
        assert len(forms) == 30
    assert len(printed.data) < 2_000_000


@pytest.mark.parametrize(
    ("language", "paper", "size"),
    some(
        [(Language.EN, Paper.LARGE, (210, 297))],
        deep=[(Language.BOTH, Paper.A4, (210, 297)), (Language.EN, Paper.LARGE, (210, 297))],
    ),
)
def test_other_editions(monkeypatch, language, paper, size):
    monkeypatch.setattr(printing, "load", lambda: few_articles("TT-0", "TT-5"))
    edition = Edition("to-tom", "hoi-lim", language, paper)
    found = print_book(edition, CODE, ADDRESS)
    # links into articles that this small book lacks are no fault of the page
    assert [each for each in found.warnings if not each.startswith("No anchor")] == []
    pages = pypdf.PdfReader(io.BytesIO(found.data)).pages
    assert (pages[0].mediabox.width, pages[0].mediabox.height) == pytest.approx([mm * MM for mm in size], abs=0.5)


# the press


@pytest.fixture
def press():
    return Typesetter(static_folder(), ("rulebook/book.css", "rulebook/a5.css"))


def page(body):
    return f'<!doctype html><html lang="vi"><title>x</title><body>{body}</body></html>'


def test_a_missing_glyph_is_heard(press):
    found = press.write(press.lay(page("<p>khàn ꙮ</p>")))
    (complaint,) = found.complaints
    assert "ꙮ" in complaint.text and not complaint.is_loss


@pytest.mark.parametrize(
    "address",
    [
        "https://example.com/x.svg",
        "http://127.0.0.1:8000/static/faces/text/7v.svg",
        "file:///etc/hostname",
        "../../manage.py",
        "..%2f..%2fmanage.py",
        "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
        "ftp://example.com/x",
    ],
)
def test_nothing_but_static_files_is_read(press, address):
    found = press.write(press.lay(page(f'<p><img src="{address}" alt="x"></p>')))
    (complaint,) = found.complaints
    assert "Failed to load image" in complaint.text and complaint.is_loss


def test_a_row_is_as_wide_as_the_cards_of_its_deck(press):
    rows = ("cards:text/7v-8v", "cards:text/10b-ac", "cards:text/xe~do-tot~den_!ma~do")
    found = press.write(press.lay(page("".join(f'<p><img src="{row}" alt="x"></p>' for row in rows))))
    assert found.warnings == ()
    assert [press._pictures[row].get_intrinsic_size(1, 16)[:2] for row in rows] == [
        (210, 320),
        (468, 320),
        (133 * 3 + 10 + 60, 320 + 2 * 24),
    ]


def test_static_files_are_read(press):
    found = press.write(press.lay(page('<p><img src="faces/text/7v.svg" alt="7 văn"></p>')))
    assert found.warnings == ()


def test_a_part_begins_with_its_number_on_its_side(press):
    body = '<section class="reading"><h2>Một</h2></section>'
    for first, place in ((4, "left"), (5, "right")):
        part = press.lay(page(body), first)
        sheet = pypdf.PdfReader(io.BytesIO(press.write(part).data)).pages[0]
        spots = []
        sheet.extract_text(visitor_text=lambda text, _, tm, *__, s=spots: s.append((text.strip(), tm[4])))
        x = next(x for text, x in spots if text == str(first))
        assert (x > 74 * MM) == (place == "right")
        assert part.after == first + 1


def test_fonts_are_unpacked_once_in_a_process(press, monkeypatch):
    from fontTools.ttLib import woff2

    monkeypatch.setattr(woff2, "decompress", lambda *_: pytest.fail("unpacked again"))
    other = Typesetter(static_folder(), ("rulebook/book.css",))
    assert other.write(other.lay(page("<p>Chiếu làng</p>"))).warnings == ()


def test_missing_libraries_are_named(monkeypatch):
    import builtins

    usual = builtins.__import__

    def refuse(name, *args, **more):
        if name.partition(".")[0] == "weasyprint":
            raise OSError("cannot load library 'libpango-1.0-0'")
        return usual(name, *args, **more)

    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(pdf.MissingLibraries) as caught:
        Typesetter(Path("."), ())
    for text in (caught.value.text.vi, caught.value.text.en):
        assert "libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0" in text
        assert "\n" not in text


EVERY_LAW = [
    Edition(game, language=language, paper=paper)
    for game in (*books(), WHOLE)
    for language in Kind.LAW.languages
    for paper in Kind.LAW.papers
]

SAMPLE = [  # whose contents, whose law and whose last page would end with a few lines
    Edition("ba-cay", paper=Paper.A4),
    Edition("bi-tu"),
    Edition("bai-cao", language=Language.BOTH, paper=Paper.A4),
]


@pytest.mark.parametrize(
    "edition",
    some(SAMPLE, deep=EVERY_LAW),
    ids=str,
)
def test_no_leaf_of_the_law_holds_a_few_lines_alone_nor_words_beyond_its_margin(edition):
    pages = [*leaves(edition)]
    assert thin(pages) == []
    assert standing_out(pages) == []
