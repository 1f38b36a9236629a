"""Names on the cover of a book that is printed already: seen, heard, and nothing of the book lost."""

import io
import re

import pypdf
import pytest
from django.template.loader import render_to_string

from tests.rulebook.making import ADDRESS, CODE
from tutorials.catalogue import load
from tutorials.rulebook.book import Book
from tutorials.rulebook.choices import WHOLE, Edition, Kind, Language, Paper
from tutorials.rulebook.cover import inscribe, names_on
from tutorials.rulebook.printing import html_of, print_book, typesetter_of

CLUB, VILLAGE = "Câu lạc bộ 不食 𩵽 “Đình” Mễ Trì", "Làng Bến"
pytestmark = pytest.mark.xdist_group("the inscribed book")


@pytest.fixture(scope="module")
def books():
    """Return a small book, and the same with names on its cover."""
    edition = Edition("bai-cao", "nam~ga.co", Language.BOTH, Paper.A5, club=CLUB, name=VILLAGE)
    plain = print_book(edition.unnamed, CODE, ADDRESS).data
    return tuple(pypdf.PdfReader(io.BytesIO(data)) for data in (plain, inscribe(plain, edition)))


def text_of(page):
    return " ".join(page.extract_text().split())


def test_the_cover_tells_the_names_and_the_book_without_them_does_not(books):
    plain, named = (text_of(book.pages[0]) for book in books)
    assert CLUB in named and VILLAGE in named and "In cho · Printed for" in named
    assert CLUB not in plain and VILLAGE not in plain
    assert "đổi 1 lệ" in plain and "đổi 1 lệ" in named


def test_no_other_page_is_touched(books):
    plain, named = books
    assert len(plain.pages) == len(named.pages)
    shown, kept = ([page.get_contents().get_data() for page in book.pages[1:]] for book in books)
    assert shown == kept


def test_bookmarks_links_language_and_title_stay(books):
    for part in (
        lambda book: [each.title for each in book.outline if not isinstance(each, list)],
        lambda book: [len(page.get("/Annots", ())) for page in book.pages],
        lambda book: book.trailer["/Root"]["/Lang"],
        lambda book: book.page_labels,
        lambda book: book.metadata.title,
        lambda book: b"pdfuaid" in book.trailer["/Root"]["/Metadata"].get_data(),
    ):
        plain, named = (part(book) for book in books)
        assert plain == named and plain


def elements(element):
    """Walk through the tagged elements."""
    element = element.get_object()
    if not isinstance(element, dict):
        return
    yield element
    children = element.get("/K", [])
    for child in children if isinstance(children, list) else [children]:
        yield from elements(child)


def test_the_names_are_one_more_tagged_paragraph(books):
    plain, named = (list(elements(book.trailer["/Root"]["/StructTreeRoot"])) for book in books)
    assert len(named) == len(plain) + 1
    [paragraph] = [each for each in named if "/ActualText" in each and CLUB in each["/ActualText"]]
    assert paragraph["/S"] == "/P" and paragraph["/P"]["/S"] == "/Sect"
    assert paragraph["/ActualText"] == f"Làng: {VILLAGE}; In cho: {CLUB}"
    [number] = paragraph["/K"]
    cover = books[1].pages[0]
    marks = books[1].trailer["/Root"]["/StructTreeRoot"]["/ParentTree"]["/Nums"]
    of_cover = next(marks[at + 1] for at in range(0, len(marks), 2) if marks[at] == cover["/StructParents"])
    assert of_cover[number].get_object() == paragraph
    assert f"/MCID {number}".encode() in cover.get_contents().get_data()


def test_only_the_sites_own_fonts_are_used(books):
    cover = books[1].pages[0]
    drawn = re.findall(r"BDC q (/\S+) Do", cover.get_contents().get_data().decode("latin-1"))[-1]
    form = cover["/Resources"]["/XObject"][drawn]
    fonts = {font.get_object()["/BaseFont"].partition("+")[2] for font in form["/Resources"]["/Font"].values()}
    assert fonts and all(font.startswith("Book") for font in fonts)


def lines_of(data):
    """Return how high the lines of a first page stand, in points from its foot."""
    heights = []
    pypdf.PdfReader(io.BytesIO(data)).pages[0].extract_text(
        visitor_text=lambda text, base, tm, *_: heights.append(base[5] + base[3] * tm[5]) if text.strip() else None
    )
    return heights


@pytest.mark.parametrize("paper", Kind.LAW.papers)
@pytest.mark.parametrize("game", [WHOLE, "to-tom-diem"])
def test_the_longest_names_stand_under_all_that_is_printed_already(paper, game):
    """In two languages, which take most room."""
    edition = Edition(game, "hoi-lim~suong.2", Language.BOTH, paper, club="Mễ " * 20, name="Làng " * 8)
    front = html_of("front", Book(load(), edition.unnamed), CODE, ADDRESS, {})
    cover = front[: front.index('<section class="contents"')] + "</body></html>"
    typesetter = typesetter_of(paper)
    laid = typesetter.lay(cover)
    assert laid.after == 2  # one page
    names = render_to_string(
        "rulebook/names.html", {"book": edition.language, "edition": edition, "names": names_on(edition)}
    )
    above, below = lines_of(typesetter.write(laid).data), lines_of(typesetter.stamp(names))
    assert len(above) >= 7 and len(below) >= 4
    assert min(above) > max(below) + 10
    assert min(below) > 20
